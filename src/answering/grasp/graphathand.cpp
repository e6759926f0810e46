// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/graphathand.h"

#include "llm/builtinembedder.h"

#include <algorithm>

namespace tripletalk::answering::grasp {

using lookup::ItemKind;

Result<std::unique_ptr<GraphAtHand>> GraphAtHand::open(Parts parts) {
    const bool isUnknown = parts.embedder && parts.index &&
                           !parts.index->hasMeanings(ItemKind::Property, parts.embedder->name());
    if (isUnknown) parts.embedder = std::make_shared<llm::BuiltinEmbedder>();
    std::unique_ptr<GraphAtHand> graph(new GraphAtHand(std::move(parts)));
    auto first = graph->take();
    if (!first) return first.error();
    graph->m_prefixes = (*first)->graph().prefixes();
    graph->giveBack(*std::move(first));
    return graph;
}

Result<GraphAtHand::Connection> GraphAtHand::take() {
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_idle.empty()) {
            Connection idle = std::move(m_idle.back());
            m_idle.pop_back();
            return idle;
        }
    }
    return knowledge::SparqlConnection::open(m_parts.base);
}

void GraphAtHand::giveBack(Connection connection) {
    const std::scoped_lock lock(m_mutex);
    m_idle.push_back(std::move(connection));
}

Result<sparql::QueryAnswer> GraphAtHand::ask(const std::string& query,
                                             const sparql::QueryLimits& limits,
                                             const CancelToken& cancel) {
    return with([&](knowledge::SparqlConnection& connection) {
        return connection.graph().query(query, limits, cancel);
    });
}

Result<std::vector<std::uint32_t>> GraphAtHand::find(ItemKind kind, const std::string& query,
                                                     std::size_t k, const lookup::Rows* within,
                                                     const CancelToken& cancel) const {
    std::vector<std::uint32_t> rows;
    const auto add = [&](const std::vector<lookup::Hit>& hits) {
        for (const lookup::Hit& hit : hits)
            if (rows.size() < k && std::ranges::find(rows, hit.row) == rows.end())
                rows.push_back(hit.row);
    };
    if (!index()) return rows;
    if (kind == ItemKind::Property && m_parts.embedder &&
        index()->hasMeanings(kind, m_parts.embedder->name())) {
        const auto vectors = m_parts.embedder->embed({query}, cancel);
        if (!vectors && cancel.cancelled()) return cancel.error();
        // Without vectors words are left.
        if (vectors && !vectors->empty())
            if (const auto hits =
                    index()->byMeaning(kind, m_parts.embedder->name(), vectors->front(), k, within))
                add(*hits);
    }
    add(index()->byWords(kind, query, k, within));
    return rows;
}

std::string GraphAtHand::labelOf(std::string_view iri) const {
    if (!index()) return {};
    for (const ItemKind kind : {ItemKind::Entity, ItemKind::Property})
        if (const auto row = index()->rowOf(kind, iri)) return index()->item(kind, *row).label;
    return {};
}

GraphAtHand* Graphs::find(std::string_view name) const {
    const auto found =
        std::ranges::find_if(m_graphs, [&](const auto& graph) { return graph->name() == name; });
    return found == m_graphs.end() ? nullptr : found->get();
}

std::vector<std::string> Graphs::names() const {
    std::vector<std::string> names;
    for (const auto& graph : m_graphs) names.push_back(graph->name());
    return names;
}

bool Graphs::haveIndex() const {
    return std::ranges::any_of(m_graphs, [](const auto& graph) { return graph->index(); });
}

sparql::Prefixes Graphs::prefixesFor(const GraphAtHand& graph) const {
    sparql::Prefixes prefixes = graph.prefixes();
    const auto isTaken = [&](const std::pair<std::string, std::string>& one) {
        return std::ranges::any_of(prefixes, [&](const auto& known) {
            return known.first == one.first || known.second == one.second;
        });
    };
    for (const auto& other : m_graphs)
        for (const auto& one : other->prefixes())
            if (!isTaken(one)) prefixes.push_back(one);
    return prefixes;
}

}  // namespace tripletalk::answering::grasp
