// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/askedendpoint.h"

#include "answering/offline/rowsoftables.h"
#include "answering/offline/termofreading.h"
#include "answering/reading/sparqltermwriter.h"
#include "answering/tools/querysource.h"

namespace tripletalk::answering::offline {

Result<std::unique_ptr<AskedEndpoint>> AskedEndpoint::open(
    const knowledge::KnowledgeBase& base, const knowledge::KnowledgeBase& excerpt) {
    auto things = knowledge::EntityLookup::open(excerpt);
    if (!things) return things.error();
    auto graph = knowledge::SparqlConnection::open(base);
    if (!graph) return graph.error();
    return std::unique_ptr<AskedEndpoint>(
        new AskedEndpoint(excerpt, *std::move(things), *std::move(graph)));
}

AskedEndpoint::AskedEndpoint(knowledge::KnowledgeBase excerpt, knowledge::EntityLookup things,
                             std::unique_ptr<knowledge::SparqlConnection> graph)
    : m_excerpt(std::move(excerpt)),
      m_things(std::move(things)),
      m_graph(std::move(graph)),
      m_iris(m_excerpt) {}

std::string AskedEndpoint::language() const { return knowledge::sparqlLanguage().name(); }

std::optional<AskedQuery> AskedEndpoint::queryOf(const reading::Term& term,
                                                 const SchemaGraph& graph, bool isTold) {
    auto sparql = reading::SparqlTermWriter(term, graph, m_iris.iris()).write(isTold);
    if (!sparql) return std::nullopt;
    return AskedQuery{*std::move(sparql), term};
}

std::optional<AskedQuery> AskedEndpoint::write(const reading::ScoredReading& reading,
                                               const SchemaGraph& graph, bool isTold) {
    return queryOf(reading.term, graph, isTold);
}

std::optional<AskedQuery> AskedEndpoint::write(const Reading& reading, const SchemaGraph& graph) {
    const auto term = termOf(reading, graph);
    return term ? queryOf(*term, graph, false) : std::nullopt;
}

std::vector<AskedQuery> AskedEndpoint::writeUnique(const Reading& reading,
                                                   const SchemaGraph& graph) {
    auto query = write(reading, graph);
    if (!query) return {};
    return {*std::move(query)};
}

std::optional<AskedQuery> AskedEndpoint::together(
    const std::vector<std::string>& /*queries*/) const {
    return std::nullopt;
}

Result<Source> AskedEndpoint::ask(const AskedQuery& query, const CancelToken& cancel) {
    auto source = querySource(knowledge::sparqlLanguage(), *m_graph, query.text, cancel);
    if (source && query.term && !source->error) showAsTables(*query.term, m_things, *source);
    return source;
}

}  // namespace tripletalk::answering::offline
