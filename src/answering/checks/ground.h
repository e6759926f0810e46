// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "induction/schema.h"
#include "knowledge/knowledgebase.h"
#include "knowledge/languages/columnfinder.h"
#include "retrieval/valueindex.h"
#include "sqlite/sandbox.h"
#include "sqlite/sqlquery.h"

#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering::checks {

using knowledge::ColumnFinder;
using knowledge::ColumnUse;
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

/// Whether one is the other, or a view with its rows.
bool sameRows(const induction::Table& table, const induction::Table& other);

}  // namespace tripletalk::answering::checks
