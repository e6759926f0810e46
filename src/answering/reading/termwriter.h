// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/queryterm.h"
#include "answering/schema/schemagraph.h"

#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering::reading {

/// Writes the SQL of a term. What is asked for, grouped and ordered by is joined to the head;
/// conditions elsewhere hold of the same joined row where one is joined anyway, else they are
/// semi-joins, so that no row is counted twice. Ties of a limit are kept. One object a term.
class TermWriter {
  public:
    /// Borrows both.
    TermWriter(const Term& term, const SchemaGraph& graph);

    /// Nothing where some part cannot be joined. `isTold`: with one more column, the last, for what
    /// decides (Term::deciding).
    [[nodiscard]] std::optional<std::string> write(bool isTold = false);

    /// The steps of joins that write() needed.
    [[nodiscard]] int joins() const { return m_steps; }

  private:
    struct Alias {
        std::vector<Join> path;
        std::string name;
    };
    [[nodiscard]] std::string key() const;
    [[nodiscard]] bool isJoined(const std::vector<Join>& path) const;
    [[nodiscard]] std::string at(const Place& place);
    [[nodiscard]] std::string toldAt(Place place);
    [[nodiscard]] std::string value(const Measure& measure);
    [[nodiscard]] std::string subquery(const Term& term);
    [[nodiscard]] std::string comparison(const Condition& condition, const std::string& left);
    [[nodiscard]] std::string holds(const Condition& condition);
    [[nodiscard]] std::string semiJoin(const std::vector<Condition>& conditions, bool negated);
    [[nodiscard]] std::string where(std::vector<std::string> conditions);
    [[nodiscard]] std::string having();
    [[nodiscard]] std::string from() const;
    [[nodiscard]] std::string block();
    [[nodiscard]] std::string unique();
    [[nodiscard]] std::string ranked(const std::string& selected, const std::string& rest,
                                     const std::vector<Measure>& measures);

    const Term& m_term;
    const SchemaGraph& m_graph;
    SchemaGraph::Hint m_hint;
    const Measure* m_deciding = nullptr;  ///< if it is told
    std::vector<Alias> m_aliases;
    int m_steps = 0;
    bool m_failed = false;
};

}  // namespace tripletalk::answering::reading
