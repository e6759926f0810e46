// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/graph/cyphergraph.h"

#include "cypher/graph/literalreading.h"
#include "rdf/metaclass.h"
#include "rdf/vocabulary.h"

#include <sqlite3.h>

namespace tripletalk::cypher {

using graph::TermId;

namespace {

namespace vocabulary = rdf::vocabulary;

template <typename T>
T must(Result<T> result) {
    if (!result) throw Failure{result.error()};
    return *std::move(result);
}

constexpr std::string_view noLinks[] = {vocabulary::rdfType, vocabulary::rdfsSubClassOf,
                                        vocabulary::rdfsSubPropertyOf, vocabulary::rdfsDomain,
                                        vocabulary::rdfsRange};
constexpr std::string_view weakClasses[] = {"http://www.w3.org/2002/07/owl#Thing",
                                            "http://www.w3.org/2002/07/owl#NamedIndividual",
                                            "http://www.w3.org/2000/01/rdf-schema#Resource"};
/// Terms and values that are kept; then all are forgotten.
constexpr std::size_t mostKept = 100'000;
/// Steps of SQLite's machine between two looks at the clock.
constexpr int instructionsBetweenChecks = 1000;

}  // namespace

CypherGraph::CypherGraph(const sparql::OpenStore& store)
    : m_opened(store), m_statements(store.store->database()) {
    if (store.dataset.merged) m_graphs = " AND " + sparql::isOneOf(store.dataset.merged);
    if (store.dataset.repeats && (!store.dataset.merged || store.dataset.merged->size() > 1))
        m_distinct = "DISTINCT ";
    for (const std::string_view iri : noLinks)
        if (const auto id = find(iri)) m_schema.insert(*id);
    m_type = find(vocabulary::rdfType).value_or(-1);
    for (const std::string_view iri : weakClasses)
        if (const auto id = find(iri)) m_weak.insert(*id);
    // Loosely: of each class that has instances one row.
    each(
        "WITH RECURSIVE c(o) AS (SELECT min(o) FROM quad WHERE p = ?1 UNION ALL SELECT (SELECT "
        "min(o) FROM quad WHERE p = ?1 AND o > c.o) FROM c WHERE c.o IS NOT NULL) SELECT o FROM c "
        "WHERE o IS NOT NULL",
        {m_type}, [&](sqlite::Statement& row) {
            if (rdf::isMetaClass(term(row.integer(0)).lexical))
                m_metaClasses.insert(row.integer(0));
            return true;
        });
}

void CypherGraph::begin(QueryState* state) {
    m_state = state;
    sqlite3* const handle = m_opened.store->database().handle();
    if (!state) {
        sqlite3_progress_handler(handle, 0, nullptr, nullptr);
        return;
    }
    sqlite3_progress_handler(
        handle, instructionsBetweenChecks,
        [](void* running) {
            return static_cast<QueryState*>(running)->cancel().cancelled() ? 1 : 0;
        },
        state);
}

std::optional<TermId> CypherGraph::find(std::string_view iri) {
    return must(m_opened.store->findIri(iri));
}

std::optional<TermId> CypherGraph::nodeOf(const Value& element) {
    std::optional<TermId> node;
    if (const auto* number = element.as<std::int64_t>()) node = *number;
    if (const std::string* name = element.text())
        node = must(m_opened.store->find(name->starts_with("_:") ? rdf::Term::blank(name->substr(2))
                                                                 : rdf::Term::iri(*name)));
    if (!node) return std::nullopt;
    bool isNode = false;
    each("SELECT 1 FROM quad WHERE s = ?1" + m_graphs + " LIMIT 1", {*node},
         [&](sqlite::Statement&) { return isNode = true; });
    if (!isNode)
        linksTo(*node, nullptr, [&](const RelationshipRef&) {
            isNode = true;
            return false;
        });
    return isNode ? node : std::nullopt;
}

void CypherGraph::each(const std::string& sql, std::initializer_list<std::int64_t> arguments,
                       const std::function<bool(sqlite::Statement&)>& row) {
    auto statement = m_statements.get(sql);
    int index = 0;
    for (const std::int64_t argument : arguments) statement->bind(++index, argument);
    for (;;) {
        const auto more = statement->step();
        if (!more) {
            if (m_state) m_state->check();
            throw Failure{more.error()};
        }
        if (!*more) return;
        step();
        if (!row(*statement)) return;
    }
}

/// Classes, properties and the like, unless they are something else too.
bool CypherGraph::isSchemaNode(TermId node) {
    if (m_metaClasses.empty() && m_schema.size() < 2) return false;
    bool meta = false, other = false;
    each("SELECT o FROM quad WHERE s = ?1 AND p = ?2" + m_graphs, {node, m_type},
         [&](sqlite::Statement& row) {
             (m_metaClasses.contains(row.integer(0)) ? meta : other) = true;
             return true;
         });
    if (other) return false;
    // What RDFS says of something says that it is a class or a property.
    for (const TermId predicate : m_schema) {
        if (meta || predicate == m_type) continue;
        each("SELECT 1 FROM quad WHERE s = ?1 AND p = ?2" + m_graphs + " LIMIT 1",
             {node, predicate}, [&](sqlite::Statement&) { return meta = true; });
    }
    return meta;
}

bool CypherGraph::nodes(const ForNode& take) {
    // Subjects in order, each once; then objects of links that are no subjects.
    bool goesOn = true;
    const auto offer = [&](TermId node) { return isSchemaNode(node) || take(node); };
    each(
        "WITH RECURSIVE n(s) AS (SELECT min(s) FROM quad UNION ALL SELECT (SELECT min(s) FROM quad "
        "WHERE s > n.s) FROM n WHERE n.s IS NOT NULL) SELECT s FROM n WHERE s IS NOT NULL" +
            (m_graphs.empty()
                 ? std::string()
                 : " AND EXISTS (SELECT 1 FROM quad WHERE quad.s = n.s" + m_graphs + ")"),
        {}, [&](sqlite::Statement& row) { return goesOn = offer(row.integer(0)); });
    if (!goesOn) return false;
    each(
        "WITH RECURSIVE n(o) AS (SELECT min(o) FROM quad UNION ALL SELECT (SELECT min(o) FROM quad "
        "WHERE o > n.o) FROM n WHERE n.o IS NOT NULL) SELECT o FROM n JOIN term ON term.id = n.o "
        "WHERE kind < 2 AND NOT EXISTS (SELECT 1 FROM quad WHERE s = n.o" +
            m_graphs + ")",
        {}, [&](sqlite::Statement& row) {
            const TermId node = row.integer(0);
            bool linked = false;
            linksTo(node, nullptr, [&](const RelationshipRef&) {
                linked = true;
                return false;
            });
            return goesOn = !linked || take(node);
        });
    return goesOn;
}

bool CypherGraph::nodesOf(TermId type, const ForNode& take) {
    bool goesOn = true;
    each("SELECT " + m_distinct + "s FROM quad WHERE p = ?1 AND o = ?2" + m_graphs, {m_type, type},
         [&](sqlite::Statement& row) { return goesOn = take(row.integer(0)); });
    return goesOn;
}

bool CypherGraph::nodesWith(TermId property, const Value& value, const ForNode& take) {
    bool goesOn = true;
    const bool isText = value.text() != nullptr;
    auto statement = m_statements.get(
        std::string("SELECT DISTINCT s FROM quad JOIN term ON term.id = quad.o WHERE p = ?1 AND ") +
        "kind = 2 AND " + (isText ? "lexical" : "number") + " = ?2" + m_graphs);
    statement->bind(1, property);
    if (isText)
        statement->bind(2, *value.text());
    else
        statement->bind(2, value.number());
    for (;;) {
        const auto more = statement->step();
        if (!more && m_state) m_state->check();
        if (!more) throw Failure{more.error()};
        if (!*more) return true;
        step();
        if (!take(statement->integer(0))) return false;
    }
    return goesOn;
}

bool CypherGraph::links(const char* from, TermId node, const std::vector<TermId>* types,
                        const ForLink& take) {
    bool goesOn = true;
    const auto offer = [&](sqlite::Statement& row) {
        const RelationshipRef link{row.integer(0), row.integer(1), row.integer(2)};
        if (!types && m_schema.contains(link.type)) return true;
        return goesOn = take(link);
    };
    const std::string sql = "SELECT " + m_distinct +
                            "s, p, o FROM quad JOIN term ON term.id = quad.o WHERE kind < 2 AND " +
                            from + " = ?1" + m_graphs;
    if (!types) {
        each(sql, {node}, offer);
        return goesOn;
    }
    for (const TermId type : *types) {
        if (goesOn) each(sql + " AND p = ?2", {node, type}, offer);
    }
    return goesOn;
}

bool CypherGraph::linksFrom(TermId node, const std::vector<TermId>* types, const ForLink& take) {
    return links("s", node, types, take);
}
bool CypherGraph::linksTo(TermId node, const std::vector<TermId>* types, const ForLink& take) {
    return links("o", node, types, take);
}

bool CypherGraph::hasLink(const RelationshipRef& link) {
    bool found = false;
    each("SELECT 1 FROM quad WHERE s = ?1 AND p = ?2 AND o = ?3" + m_graphs + " LIMIT 1",
         {link.start, link.type, link.end}, [&](sqlite::Statement&) {
             found = true;
             return false;
         });
    return found;
}

std::vector<TermId> CypherGraph::typesOf(TermId node) {
    std::vector<TermId> types;
    each("SELECT " + m_distinct + "o FROM quad WHERE s = ?1 AND p = ?2" + m_graphs, {node, m_type},
         [&](sqlite::Statement& row) {
             if (!m_weak.contains(row.integer(0))) types.push_back(row.integer(0));
             return true;
         });
    return types;
}

bool CypherGraph::hasType(TermId node, const std::set<TermId>& anyOf) {
    bool found = false;
    each("SELECT o FROM quad WHERE s = ?1 AND p = ?2" + m_graphs, {node, m_type},
         [&](sqlite::Statement& row) { return !(found = anyOf.contains(row.integer(0))); });
    return found;
}

const rdf::Term& CypherGraph::term(TermId id) {
    if (const auto known = m_terms.find(id); known != m_terms.end()) return known->second;
    if (m_terms.size() >= mostKept) m_terms.clear();
    return m_terms.emplace(id, must(m_opened.store->term(id))).first->second;
}

Value CypherGraph::literal(TermId id) {
    if (const auto known = m_literals.find(id); known != m_literals.end()) return known->second;
    if (m_literals.size() >= mostKept) m_literals.clear();
    return m_literals.emplace(id, valueOf(must(m_opened.store->term(id)))).first->second;
}

Value CypherGraph::joined(std::vector<Value> values) {
    if (values.empty()) return {};
    std::sort(values.begin(), values.end(), InOrder());
    values.erase(std::unique(values.begin(), values.end(),
                             [](const Value& a, const Value& b) { return order(a, b) == 0; }),
                 values.end());
    if (values.size() == 1) return std::move(values.front());
    return Value::severalOf(std::move(values));
}

Value CypherGraph::property(TermId node, TermId property) {
    std::vector<Value> values;
    each("SELECT o FROM quad JOIN term ON term.id = quad.o WHERE s = ?1 AND p = ?2 AND kind = 2" +
             m_graphs,
         {node, property}, [&](sqlite::Statement& row) {
             values.push_back(literal(row.integer(0)));
             return true;
         });
    return joined(std::move(values));
}

std::vector<std::pair<TermId, Value>> CypherGraph::properties(TermId node) {
    std::map<TermId, std::vector<Value>> values;
    each("SELECT p, o FROM quad JOIN term ON term.id = quad.o WHERE s = ?1 AND kind = 2" + m_graphs,
         {node}, [&](sqlite::Statement& row) {
             values[row.integer(0)].push_back(literal(row.integer(1)));
             return true;
         });
    std::vector<std::pair<TermId, Value>> properties;
    for (auto& [property, all] : values) properties.emplace_back(property, joined(std::move(all)));
    return properties;
}

double CypherGraph::linksOfType(TermId type) const {
    return m_opened.statistics->triplesWith(type);
}
double CypherGraph::triples() const { return m_opened.statistics->triples(); }
double CypherGraph::nodesOfClass(TermId type) {
    return m_opened.statistics->matches({.p = {.id = m_type}, .o = {.id = type}});
}

}  // namespace tripletalk::cypher
