// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/graph/cyphergraph.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tripletalk::cypher {

/// What a name of a query stands for, and how a thing of the graph is called. A name is
///
/// 1. an absolute IRI, or a prefix of the base and a name ("ex:Person"), in backticks,
/// 2. the local name of an IRI,
/// 3. its rdfs:label,
/// 4. its local name, or 5. its label, but for case and all that is no letter or digit;
///
/// the first of these by which anything of that role is found decides; among several the one that
/// most triples use, then the first by its IRI. Reads the graph once for each role. Throws Failure.
class GraphNames {
  public:
    using TermId = graph::TermId;
    explicit GraphNames(CypherGraph& graph) : m_graph(graph) {}

    enum class Role : unsigned char { Label, Type, Property };
    /// Nothing where the graph has none.
    std::optional<TermId> find(std::string_view name, Role role);
    /// The class with all classes below it.
    const std::set<TermId>& withSubclasses(TermId type);
    /// The classes with all classes above them, these first.
    std::vector<TermId> withSuperclasses(std::vector<TermId> types);

    /// The local name where that finds this very term again, else the IRI.
    const std::string& nameOf(TermId id, Role role);
    /// All names of a role, the most used first.
    std::vector<std::string> all(Role role);

  private:
    struct Names {
        bool read = false, labelled = false;
        std::vector<TermId> ids;
        std::unordered_map<std::string, std::vector<TermId>> local, looseLocal, label, looseLabel;
    };
    Names& names(Role role);
    void readClasses(Names& names);
    void readPredicates(Names& names, Role role);
    void readLabels(Names& names);
    std::optional<TermId> best(const std::vector<TermId>& candidates, Role role);
    std::optional<TermId> iriOf(std::string_view name);
    std::vector<TermId> distinct(const char* column, const char* condition, TermId predicate);
    double uses(TermId id, Role role);

    CypherGraph& m_graph;
    Names m_names[3];
    std::map<std::pair<std::string, Role>, std::optional<TermId>> m_found;
    std::unordered_map<TermId, std::set<TermId>> m_below;
    std::map<std::pair<TermId, Role>, std::string> m_called;
};

/// What stands behind the last "#", "/" or ":" of an IRI.
std::string localNameOf(std::string_view iri);

}  // namespace tripletalk::cypher
