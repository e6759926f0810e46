// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/reference/paths.h"

#include <algorithm>

namespace tripletalk::tests::reference {

using rdf::Term;
using sparql::Node;
using sparql::Path;
using sparql::Variable;

namespace {

/// Binds `node` to `term` in `solution`; false if it stands for another one.
bool bind(Solution& solution, const Node& node, const Term& term) {
    if (const auto* constant = std::get_if<Term>(&node)) return *constant == term;
    return solution.emplace(std::get<Variable>(node).name, term).first->second == term;
}

void add(Solutions& all, const Node& subject, const Term& s, const Node& object, const Term& o) {
    Solution solution;
    if (bind(solution, subject, s) && bind(solution, object, o)) all.push_back(std::move(solution));
}

std::set<Term> nodesOf(const Graph& graph) {
    std::set<Term> nodes;
    for (const auto& [s, p, o] : graph) {
        nodes.insert(s);
        nodes.insert(o);
    }
    return nodes;
}

const std::string end = "?end";

/// What one pass of the path reaches from a term.
std::vector<Term> reached(const Graph& graph, const Term& from, const Path& path) {
    std::vector<Term> terms;
    for (const Solution& solution : matchesOf(graph, from, path, Variable{end}))
        terms.push_back(solution.at(end));
    return terms;
}

/// ALP of the standard.
void walk(const Graph& graph, const Term& term, const Path& path, std::set<Term>& visited) {
    if (!visited.insert(term).second) return;
    for (const Term& next : reached(graph, term, path)) walk(graph, next, path, visited);
}

std::set<Term> closure(const Graph& graph, const Term& from, const Path& path, Path::Kind kind) {
    std::set<Term> visited;
    if (kind == Path::Kind::ZeroOrMore) walk(graph, from, path, visited);
    if (kind == Path::Kind::OneOrMore)
        for (const Term& next : reached(graph, from, path)) walk(graph, next, path, visited);
    if (kind == Path::Kind::ZeroOrOne) {
        for (const Term& next : reached(graph, from, path)) visited.insert(next);
        visited.insert(from);
    }
    return visited;
}

Path inverse(const Path& path) { return {Path::Kind::Inverse, {}, {path}}; }

/// `*`, `+` and `?`: from the end that is a term, else from every node of the graph.
Solutions closureMatches(const Graph& graph, const Node& subject, const Path& path,
                         const Node& object) {
    Solutions all;
    const Path& part = path.parts.front();
    if (const auto* from = std::get_if<Term>(&subject)) {
        for (const Term& to : closure(graph, *from, part, path.kind))
            add(all, subject, *from, object, to);
        return all;
    }
    if (const auto* to = std::get_if<Term>(&object)) {
        for (const Term& from : closure(graph, *to, inverse(part), path.kind))
            add(all, subject, from, object, *to);
        return all;
    }
    for (const Term& from : nodesOf(graph))
        for (const Term& to : closure(graph, from, part, path.kind))
            add(all, subject, from, object, to);
    return all;
}

std::string nameOf(const Node& node) {
    const auto* variable = std::get_if<Variable>(&node);
    return variable ? variable->name : "";
}

Solutions sequenceMatches(const Graph& graph, const Node& subject, const Path& path,
                          const Node& object) {
    const Path rest =
        path.parts.size() == 2
            ? path.parts[1]
            : Path{Path::Kind::Sequence, {}, {path.parts.begin() + 1, path.parts.end()}};
    // Longer than the names of both ends, so neither of them.
    const Variable between{"?(" + nameOf(subject) + "," + nameOf(object) + ")"};
    Solutions all = joined(matchesOf(graph, subject, path.parts.front(), between),
                           matchesOf(graph, between, rest, object));
    for (Solution& solution : all) solution.erase(between.name);
    return all;
}

Solutions negatedMatches(const Graph& graph, const Node& subject, const Path& path,
                         const Node& object) {
    std::set<std::string> forward;
    std::set<std::string> backward;
    for (const Path& part : path.parts)
        if (part.kind == Path::Kind::Inverse)
            backward.insert(part.parts.front().iri);
        else
            forward.insert(part.iri);
    Solutions all;
    for (const auto& [s, p, o] : graph) {
        if ((!forward.empty() || backward.empty()) && !forward.contains(p.lexical))
            add(all, subject, s, object, o);
        if (!backward.empty() && !backward.contains(p.lexical)) add(all, subject, o, object, s);
    }
    return all;
}

}  // namespace

Solutions matchesOf(const Graph& graph, const Node& subject, const Node& predicate,
                    const Node& object) {
    Solutions all;
    for (const auto& [s, p, o] : graph) {
        Solution solution;
        if (bind(solution, subject, s) && bind(solution, predicate, p) && bind(solution, object, o))
            all.push_back(std::move(solution));
    }
    return all;
}

Solutions matchesOf(const Graph& graph, const Node& subject, const Path& path, const Node& object) {
    switch (path.kind) {
        case Path::Kind::Iri:
            return matchesOf(graph, subject, Node(Term::iri(path.iri)), object);
        case Path::Kind::Inverse:
            return matchesOf(graph, object, path.parts.front(), subject);
        case Path::Kind::Sequence:
            return sequenceMatches(graph, subject, path, object);
        case Path::Kind::Alternative: {
            Solutions all;
            for (const Path& part : path.parts)
                std::ranges::copy(matchesOf(graph, subject, part, object), std::back_inserter(all));
            return all;
        }
        case Path::Kind::NegatedSet:
            return negatedMatches(graph, subject, path, object);
        case Path::Kind::ZeroOrMore:
        case Path::Kind::OneOrMore:
        case Path::Kind::ZeroOrOne:
            return closureMatches(graph, subject, path, object);
    }
    return {};
}

}  // namespace tripletalk::tests::reference
