// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "induction/schema.h"
#include "knowledge/knowledgebase.h"
#include "retrieval/valueindex.h"
#include "sqlite/sandbox.h"
#include "sqlite/sqlquery.h"

#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering::checks {

using sqlite::Core;
using sqlite::nameKey;
using sqlite::OrderTerm;
using sqlite::ResultTerm;
using sqlite::Select;
using sqlite::Span;
using sqlite::SqlQuery;
using sqlite::TableUse;
using sqlite::TextComparison;

/// What checks look at, borrowed from a run.
struct Ground {
    sqlite::Sandbox& sandbox;
    const induction::Schema& schema;
    const knowledge::EntityLookup& entities;
    const retrieval::ValueIndex& values;
};

/// Small queries beside the one that is checked: 250 ms each, a second in all. What cannot be told
/// in that time is not told.
class Probe {
  public:
    Probe(sqlite::Sandbox& sandbox, const CancelToken& cancel);

    /// Nothing where the query failed or took too long.
    std::optional<sqlite::QueryResult> rows(const std::string& sql) const;
    /// Whether it has a row.
    std::optional<bool> any(const std::string& sql) const;
    /// The first cell of the first row as an integer.
    std::optional<std::int64_t> integer(const std::string& sql) const;

  private:
    sqlite::Sandbox& m_sandbox;
    CancelToken m_all;
};

/// A column of the schema that a query's words stand for.
struct ColumnUse {
    const induction::Table* table = nullptr;
    const induction::Column* column = nullptr;
    std::string alias = {};  ///< of the table in the query, in lower case

    [[nodiscard]] bool is(induction::ColumnRole role) const { return column->role == role; }
    [[nodiscard]] std::string name() const { return table->name + "." + column->name; }
};

/// Says which columns a query's words stand for. WITH parts and sub-selects are not looked through.
class ColumnFinder {
  public:
    ColumnFinder(const SqlQuery& query, const induction::Schema& schema);

    /// The column that a reference, or the same within spelling functions, stands for; that of an
    /// enclosing SELECT where the core has none.
    [[nodiscard]] std::optional<ColumnUse> find(std::size_t select, std::size_t core,
                                                Span reference) const;
    /// The table of a use in FROM, if it is one of the schema.
    [[nodiscard]] const induction::Table* table(const TableUse& use) const;

  private:
    [[nodiscard]] std::optional<ColumnUse> inCore(const Core& core, const std::string& alias,
                                                  const std::string& column) const;
    const SqlQuery* m_query;
    const induction::Schema* m_schema;
};

/// Whether one is the other, or a view with its rows.
bool sameRows(const induction::Table& table, const induction::Table& other);

}  // namespace tripletalk::answering::checks
