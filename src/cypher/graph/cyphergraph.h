// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/graph/statementpool.h"
#include "cypher/querystate.h"
#include "cypher/values/cyphervalue.h"
#include "sparql/openstore.h"

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tripletalk::cypher {

/// The triples as openCypher's property graph. Nodes are the subjects of triples and the objects of
/// links; classes and properties that the graph describes are none. Links are the triples whose
/// object is no literal, but rdf:type and what RDFS says of classes and properties. Properties are
/// the triples whose object is a literal. All members throw Failure.
class CypherGraph {
  public:
    explicit CypherGraph(const sparql::OpenStore& store);

    /// What is asked from now on counts as this query's. Null ends it.
    void begin(QueryState* state);

    using TermId = graph::TermId;
    /// False ends the walk.
    using ForNode = std::function<bool(TermId)>;
    using ForLink = std::function<bool(const RelationshipRef&)>;

    bool nodes(const ForNode& take);
    bool nodesOf(TermId type, const ForNode& take);
    /// Those with a value of the property that may be equal to this one (text, number).
    bool nodesWith(TermId property, const Value& value, const ForNode& take);
    /// Links from a node, of these types or of any.
    bool linksFrom(TermId node, const std::vector<TermId>* types, const ForLink& take);
    bool linksTo(TermId node, const std::vector<TermId>* types, const ForLink& take);
    bool hasLink(const RelationshipRef& link);

    /// The classes that are said of a node, without those that say nothing.
    std::vector<TermId> typesOf(TermId node);
    bool hasType(TermId node, const std::set<TermId>& anyOf);
    /// Null, a value, or `severalOf`.
    Value property(TermId node, TermId property);
    /// All properties.
    std::vector<std::pair<TermId, Value>> properties(TermId node);

    const rdf::Term& term(TermId id);
    [[nodiscard]] double linksOfType(TermId type) const;
    [[nodiscard]] double triples() const;
    double nodesOfClass(TermId type);

    [[nodiscard]] const sparql::OpenStore& opened() const { return m_opened; }
    [[nodiscard]] TermId typePredicate() const { return m_type; }
    [[nodiscard]] const std::set<TermId>& schemaPredicates() const { return m_schema; }
    std::optional<TermId> find(std::string_view iri);
    /// The node of this elementId or id.
    std::optional<TermId> nodeOf(const Value& element);
    /// Each row's first integers.
    void each(const std::string& sql, std::initializer_list<std::int64_t> arguments,
              const std::function<bool(sqlite::Statement&)>& row);
    /// " AND g IN (…)", or nothing where all graphs are seen.
    [[nodiscard]] const std::string& graphCondition() const { return m_graphs; }
    void step() {
        if (m_state) m_state->step();
    }

  private:
    bool links(const char* from, TermId node, const std::vector<TermId>* types,
               const ForLink& take);
    bool isSchemaNode(TermId node);
    Value joined(std::vector<Value> values);
    Value literal(TermId id);

    const sparql::OpenStore& m_opened;
    StatementPool m_statements;
    QueryState* m_state = nullptr;
    std::string m_graphs, m_distinct;
    TermId m_type = -1;
    std::set<TermId> m_schema;       ///< predicates that are no links
    std::set<TermId> m_metaClasses;  ///< whose instances are no nodes
    std::set<TermId> m_weak;         ///< classes that say nothing
    std::unordered_map<TermId, rdf::Term> m_terms;
    std::unordered_map<TermId, Value> m_literals;
};

}  // namespace tripletalk::cypher
