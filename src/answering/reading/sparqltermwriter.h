// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/graphplaces.h"
#include "answering/reading/queryterm.h"
#include "answering/schema/schemagraph.h"

#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering::reading {

/// Writes the SPARQL of a term over the graph that the schema was made from. It finds what
/// TermWriter's SQL finds, things by their IRIs: cells that were cleaned are computed from what the
/// graph has. Of rows that tie at a limit of more than one some may be left out. One object a term.
class SparqlTermWriter {
  public:
    /// Borrows all.
    SparqlTermWriter(const Term& term, const SchemaGraph& graph, const IrisOf& iris);

    /// Nothing where some part of it has no counterpart in the graph. `isTold`: with one more
    /// column, the last, for what decides (Term::deciding).
    [[nodiscard]] std::optional<std::string> write(bool isTold = false);

  private:
    using Variables = std::vector<std::string>;  ///< that the first columns are to be called

    SparqlTermWriter(const Term& term, const SchemaGraph& graph, const IrisOf& iris,
                     const GraphPlaces::Names& names, const std::string& head);
    [[nodiscard]] std::string fresh(const std::string& name) const;
    [[nodiscard]] GraphValue at(const Place& place);
    [[nodiscard]] std::string comparison(const Condition& condition, const std::string& left,
                                         const GraphValue& of);
    [[nodiscard]] std::string anyOf(const Condition& condition, const std::string& left,
                                    const GraphValue& of);
    void require(const PatternLines& lines);
    void holds(const Condition& condition);
    [[nodiscard]] std::string group(const std::vector<Condition>& conditions);
    void filter();
    void filterCounted(const Condition& condition);
    [[nodiscard]] bool isJoined(const Place& place) const;
    [[nodiscard]] bool isBeside(const Measure& told) const;
    [[nodiscard]] bool isRequired(const Measure& told, bool isOnlyPlain, bool isAlone) const;
    [[nodiscard]] std::string tell(const Measure& measure, bool isRequired);
    void keepBest(const std::string& by);
    [[nodiscard]] std::string having();
    [[nodiscard]] std::string subquery(const Term& term, const Variables& as);
    [[nodiscard]] std::string selected(const Measure& measure, bool isNeeded, const Variables& as);
    [[nodiscard]] std::string select(const Variables& as);
    [[nodiscard]] std::string unique(const Variables& as);
    [[nodiscard]] std::string combined(const Variables& as);
    [[nodiscard]] std::string written(const Variables& as);

    const Term& m_term;
    const SchemaGraph& m_graph;
    const IrisOf& m_iris;
    GraphPlaces m_places;
    PatternLines m_required;
    PatternLines m_optional;
    PatternLines m_filters;
    std::vector<std::string> m_groups;  ///< variables
    std::vector<std::string> m_havings;
    std::vector<std::vector<Join>> m_joined;
    const Measure* m_deciding = nullptr;  ///< if it is told
    std::vector<std::string> m_selected;
    PatternLines m_known;
    bool m_failed = false;
};

}  // namespace tripletalk::answering::reading
