// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/queryterm.h"
#include "answering/schema/schemagraph.h"
#include "sqlite/sqlquery.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tripletalk::answering::reading {

/// Reads one SELECT of a query as a term about one of its tables. Nothing where it does what no
/// term says.
class SqlCoreReader {
  public:
    using Span = sqlite::Span;

    SqlCoreReader(const sqlite::SqlQuery& query, const SchemaGraph& graph, std::size_t select,
                  int depth);
    /// Tables that it may be about: that of what stands first, then the others.
    std::vector<const induction::Table*> heads();
    std::optional<Term> about(const induction::Table& head);

  private:
    bool readTables();
    [[nodiscard]] const induction::Column* columnIn(const induction::Table& table,
                                                    const std::string& key) const;
    /// A reference to a column: `name` or `alias.name`.
    [[nodiscard]] std::optional<Place> columnAt(Span span) const;
    /// The same as what is told: a key or name stands for the thing, and so does the end of a link.
    [[nodiscard]] std::optional<Place> placeAt(Span span) const;
    /// Without what only shapes how a number is shown.
    [[nodiscard]] Span unwrapped(Span span) const;
    [[nodiscard]] std::optional<Measure> measureAt(Span whole) const;
    [[nodiscard]] bool isHead(const Measure& one) const;
    void addColumn(Span span);
    void addGroup(Span span);
    /// `a.x = b.y` says which links are walked along, and nothing else.
    bool addJoin(Span span);
    void addJoins(Span use);
    void addHaving(Span span);
    void addCondition(Span span);
    /// A condition says a thing by its key, or by its name as a text of its own.
    [[nodiscard]] std::optional<Measure> comparedAt(Span span) const;
    std::optional<Condition> conditionAt(Span span);
    bool readIs(Condition& condition, Span rest) const;
    bool readLike(Condition& condition, Span rest) const;
    bool readBetween(Condition& condition, Span rest) const;
    bool readIn(Condition& condition, Span rest);
    bool readInner(Condition& condition, Span parentheses);
    bool readComparison(Condition& condition, Span span);
    /// By a column, by what is computed, or by the name that the result has for it.
    [[nodiscard]] std::optional<Measure> orderedBy(Span span) const;
    void addOrder();
    void fail();

    const sqlite::SqlQuery& m_query;
    const SchemaGraph& m_graph;
    const sqlite::Select& m_select;
    const sqlite::Core& m_core;
    int m_depth;
    std::vector<std::pair<std::string, const induction::Table*>> m_uses;
    Term m_term;
    bool m_failed = false;
};

}  // namespace tripletalk::answering::reading
