// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph/rowwriter.h"

#include "base/text.h"

namespace tripletalk::graph {

namespace {

Result<void> runWith(sqlite::Statement& insert, std::span<const std::int64_t> values) {
    int parameter = 0;
    for (const std::int64_t value : values) insert.bind(++parameter, value);
    return insert.run();
}

}  // namespace

Result<RowWriter> RowWriter::create(const sqlite::Database& database, const std::string& table,
                                    std::size_t columns) {
    const std::string row = "(" + text::join(std::vector<std::string>(columns, "?"), ", ") + ")";
    const std::string insert = "INSERT INTO " + table + " VALUES ";
    auto many =
        database.prepare(insert + text::join(std::vector<std::string>(rowsAtOnce, row), ", "));
    if (!many) return many.error();
    auto one = database.prepare(insert + row);
    if (!one) return one.error();
    return RowWriter(std::move(*many), std::move(*one), columns);
}

Result<void> RowWriter::writeAll() {
    auto done = runWith(m_many, m_waiting);
    m_waiting.clear();
    return done;
}

Result<void> RowWriter::flush() {
    for (std::size_t at = 0; at < m_waiting.size(); at += m_columns)
        if (auto done = runWith(m_one, std::span(m_waiting).subspan(at, m_columns)); !done)
            return done;
    m_waiting.clear();
    return {};
}

}  // namespace tripletalk::graph
