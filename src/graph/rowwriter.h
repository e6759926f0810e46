// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sqlite/database.h"

#include <span>
#include <vector>

namespace tripletalk::graph {

/// Inserts rows of integers many at a time: starting and ending a statement costs more than a row.
/// One thread at a time.
class RowWriter {
  public:
    /// `database` outlives this object.
    static Result<RowWriter> create(const sqlite::Database& database, const std::string& table,
                                    std::size_t columns);

    /// `row` has a value for each column. It is written with a later one, or by `flush`.
    Result<void> add(std::span<const std::int64_t> row) {
        m_waiting.insert(m_waiting.end(), row.begin(), row.end());
        return m_waiting.size() < m_columns * rowsAtOnce ? Result<void>() : writeAll();
    }
    Result<void> flush();

  private:
    static constexpr std::size_t rowsAtOnce = 64;

    RowWriter(sqlite::Statement many, sqlite::Statement one, std::size_t columns)
        : m_many(std::move(many)), m_one(std::move(one)), m_columns(columns) {}
    Result<void> writeAll();

    sqlite::Statement m_many;
    sqlite::Statement m_one;
    std::size_t m_columns;
    std::vector<std::int64_t> m_waiting;
};

}  // namespace tripletalk::graph
