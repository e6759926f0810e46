// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/languages/cypherconnection.h"

#include "cypher/editor/cypherediting.h"
#include "cypher/graph/graphnames.h"
#include "cypher/parser/cypherwords.h"
#include "knowledge/answerlimits.h"

#include <algorithm>

namespace tripletalk::knowledge {

Result<std::unique_ptr<cypher::CypherEngine>> openCypher(const KnowledgeBase& base) {
    if (base.isRemote())
        return Error{ErrorKind::Usage,
                     say("Sentence",
                         "\"%1\" is an endpoint elsewhere, which is asked in SPARQL "
                         "and not in Cypher.")
                         .arg(base.manifest().name)};
    const auto hidden = curation::hiddenFacts(base.curation()).predicates;
    return cypher::CypherEngine::open(
        base.folder() / "graph.db",
        {.withheld = {hidden.begin(), hidden.end()}, .mergesGraphs = true});
}

Result<std::unique_ptr<CypherConnection>> CypherConnection::open(const KnowledgeBase& base) {
    auto engine = openCypher(base);
    if (!engine) return engine.error();
    auto names = SparqlConnection::open(base);
    if (!names) return names.error();
    return std::unique_ptr<CypherConnection>(
        new CypherConnection(base, *std::move(engine), *std::move(names)));
}

Result<QueryResult> CypherConnection::run(const std::string& query, Links links,
                                          const CancelToken& cancel) {
    const auto answer = m_engine->query(query, {}, graphAnswerLimits, cancel);
    if (!answer) return answer.error();
    sparql::QueryAnswer table{.variables = answer->columns, .truncated = answer->truncated};
    for (const auto& row : answer->rows) {
        auto& cells = table.rows.emplace_back();
        for (const cypher::Value& value : row) cells.push_back(m_engine->termOf(value));
    }
    return m_names->rowsOf(table, links, cancel);
}

Result<std::vector<QueryPlanPart>> CypherConnection::explain(const std::string& query) {
    auto explained = m_engine->explain(query);
    if (!explained) return explained.error();
    return std::vector<QueryPlanPart>{
        {say("Sentence", "How the graph is searched"), *std::move(explained)}};
}

Result<void> CypherConnection::check(const std::string& query) { return m_engine->check(query); }

Result<std::string> CypherConnection::outdated(const std::string& query) {
    if (const auto right = check(query); !right) return right.error().message.text();
    const auto names = cypher::namesIn(query);
    const auto asks = [&](const std::string& iri) {
        return std::ranges::any_of(names, [&](const std::string& name) {
            return name == iri || name == cypher::localNameOf(iri);
        });
    };
    for (const auto* hidden : {&m_hidden.predicates, &m_hidden.classes})
        for (const std::string& iri : *hidden)
            if (asks(iri)) return "It asks for " + iri + ", which is hidden.";
    return std::string();
}

Result<std::string> CypherConnection::mention(const std::string& iri) const {
    return cypher::writtenText(iri);
}

}  // namespace tripletalk::knowledge
