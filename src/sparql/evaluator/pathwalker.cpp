// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/evaluator/pathwalker.h"

#include "base/text.h"

#include <algorithm>

namespace tripletalk::sparql {

using graph::TermId;

namespace {

constexpr std::size_t stepsBetweenChecks = 256;

}  // namespace

PathWalker::PathWalker(const graph::TripleStore& store, Statistics& statistics, QueryBudget& budget,
                       const PathDefinition& definition)
    : m_store(store), m_statistics(statistics), m_budget(budget), m_definition(definition) {
    if (definition.graphs) m_graphs = *definition.graphs;
    const auto last = store.database().integer("SELECT max(id) FROM term");
    m_nodes = last ? static_cast<std::size_t>(*last) + 1 : 1;
}

void PathWalker::setGraph(TermId graph) {
    if (graph == m_graph) return;
    m_graph = graph;
    m_graphs = "g = " + std::to_string(graph);
    m_adjacencies.clear();
}

Adjacency& PathWalker::adjacency(TermId predicate, bool forward) {
    const auto known = m_adjacencies.find({predicate, forward});
    if (known != m_adjacencies.end()) return known->second;
    return m_adjacencies
        .try_emplace({predicate, forward}, m_store, m_budget, predicate, forward, m_graphs,
                     m_statistics.triplesWith(predicate))
        .first->second;
}

bool PathWalker::step(const IdPath& path, TermId node, bool forward, Ids& ends) {
    switch (path.kind) {
        case Path::Kind::Iri: {
            const auto found = adjacency(path.iri, forward).next(node);
            if (found) ends.insert(ends.end(), found->begin(), found->end());
            return found.has_value();
        }
        case Path::Kind::Inverse:
            return step(path.parts[0], node, !forward, ends);
        case Path::Kind::Sequence:
            return stepSequence(path, node, forward, ends);
        case Path::Kind::Alternative:
            return std::ranges::all_of(
                path.parts, [&](const IdPath& part) { return step(part, node, forward, ends); });
        case Path::Kind::NegatedSet:
            return stepNegated(path, node, forward, ends);
        default:
            return stepClosure(path, node, forward, ends);
    }
}

bool PathWalker::stepSequence(const IdPath& path, TermId node, bool forward, Ids& ends) {
    Ids from{node};
    for (std::size_t i = 0; i < path.parts.size(); ++i) {
        const IdPath& part = path.parts[forward ? i : path.parts.size() - 1 - i];
        Ids to;
        for (const TermId one : from)
            if (!step(part, one, forward, to)) return false;
        std::ranges::sort(to);
        to.erase(std::unique(to.begin(), to.end()), to.end());
        from = std::move(to);
    }
    ends.insert(ends.end(), from.begin(), from.end());
    return true;
}

bool PathWalker::stepNegated(const IdPath& path, TermId node, bool forward, Ids& ends) {
    std::vector<std::string> along;
    std::vector<std::string> against;
    for (const IdPath& part : path.parts) {
        const bool inverse = part.kind == Path::Kind::Inverse;
        (inverse ? against : along)
            .push_back(std::to_string(inverse ? part.parts[0].iri : part.iri));
    }
    const auto add = [&](const std::vector<std::string>& refused, bool onward) {
        const auto done = m_store.database().each(
            std::string(onward ? "SELECT o FROM quad WHERE s = ?1"
                               : "SELECT s FROM quad WHERE o = ?1") +
                " AND p NOT IN (" + text::join(refused, ", ") + ") AND " + m_graphs,
            [&](sqlite::Statement& row) { ends.push_back(row.integer(0)); }, node);
        if (!done) m_budget.fail(done.error());
        return done.ok();
    };
    return ((along.empty() && !against.empty()) || add(along, forward)) &&
           (against.empty() || add(against, !forward));
}

bool PathWalker::stepClosure(const IdPath& path, TermId node, bool forward, Ids& ends) {
    const IdPath& part = path.parts[0];
    const bool withItself = path.kind != Path::Kind::OneOrMore;
    if (node <= 0) {  // not in the store
        if (mayBeEmpty(path)) ends.push_back(node);
        return true;
    }
    if (m_idleMarks.empty() && !m_budget.take(m_nodes * sizeof(std::uint32_t))) return false;
    if (m_idleMarks.empty()) m_idleMarks.push_back(std::make_unique<Marks>(m_nodes));
    auto marks = std::move(m_idleMarks.back());
    m_idleMarks.pop_back();
    marks->restart();
    const std::size_t first = ends.size();
    if (withItself && marks->add(node)) ends.push_back(node);
    Ids found;
    const auto follow = [&](TermId from) {
        if (++m_steps % stepsBetweenChecks == 0 && !m_budget.goesOn()) return false;
        found.clear();
        if (!step(part, from, forward, found)) return false;
        for (const TermId to : found)
            if (marks->add(to)) ends.push_back(to);
        return true;
    };
    bool fine = follow(node);
    if (path.kind != Path::Kind::ZeroOrOne)
        for (std::size_t i = first + (withItself ? 1 : 0); fine && i < ends.size(); ++i)
            fine = follow(ends[i]);
    m_idleMarks.push_back(std::move(marks));
    return fine;
}

bool PathWalker::reach(TermId node, bool forward, Ids& ends) {
    return stepClosure(m_definition.path, node, forward, ends);
}

bool PathWalker::allNodes(Ids& nodes) {
    const auto done = m_store.database().each(
        "SELECT s FROM quad WHERE " + m_graphs + " UNION SELECT o FROM quad WHERE " + m_graphs,
        [&](sqlite::Statement& row) { nodes.push_back(row.integer(0)); });
    if (!done) m_budget.fail(done.error());
    return done.ok() && m_budget.take(nodes.size() * sizeof(TermId));
}

bool PathWalker::beginnings(Ids& nodes) {
    const IdPath* part = &m_definition.path.parts[0];
    bool forward = true;
    for (; part->kind == Path::Kind::Inverse; part = &part->parts[0]) forward = !forward;
    const bool ofOnePredicate =
        m_definition.path.kind == Path::Kind::OneOrMore && part->kind == Path::Kind::Iri;
    return ofOnePredicate ? adjacency(part->iri, forward).sources(nodes) : allNodes(nodes);
}

}  // namespace tripletalk::sparql
