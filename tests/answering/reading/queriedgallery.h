// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/gallery.h"
#include "answering/reading/queryterm.h"
#include "base/text.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>

namespace tripletalk::answering::reading {

/// The gallery, its tables and columns as parts of terms, and the rows of a query.
struct QueriedGallery : Gallery {
    using Gallery::Gallery;

    /// The rows of a table, or one of its columns.
    [[nodiscard]] Place place(const std::string& table, const std::string& column = {}) const {
        const induction::Table* found = base.schema().table(table);
        EXPECT_TRUE(found) << table;
        if (!found || column.empty()) return {found, nullptr};
        EXPECT_TRUE(found->column(column)) << table << "." << column;
        return {found, found->column(column)};
    }

    /// The rows as they come, cells with a bar between them; things by their keys.
    std::vector<std::string> rowsOf(const std::string& sql) {
        const auto result = tables.sandbox().query(sql, CancelToken());
        EXPECT_TRUE(result.ok()) << sql << "\n" << (result.ok() ? "" : result.error().toText());
        std::vector<std::string> rows;
        if (!result.ok()) return rows;
        for (const auto& row : result->rows) {
            std::vector<std::string> cells;
            for (const sqlite::Value& cell : row) cells.push_back(sqlite::toText(cell));
            rows.push_back(text::join(cells, "|"));
        }
        return rows;
    }
};

}  // namespace tripletalk::answering::reading
