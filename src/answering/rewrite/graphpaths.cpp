// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/graphpaths.h"

#include "answering/autokgqa/surroundings.h"
#include "naming/labels.h"
#include "sparql/endpoint/graphlabels.h"

#include <algorithm>
#include <chrono>

namespace tripletalk::answering {

namespace {

constexpr std::chrono::milliseconds timeOfOne{3000};
/// Paths that one query asks for.
constexpr std::size_t batch = 16;
constexpr std::size_t mostEnds = 100;
constexpr std::size_t mostSteps = 300;
/// Things and paths whose existence is remembered.
constexpr std::size_t mostKnown = 100'000;

bool isStep(const std::string& relation) {
    return !isOfRdfItself(relation) && !naming::mayBeLabelPredicate(relation) &&
           !sparql::iriInQuery(relation).empty();
}

bool canBeAsked(const RelationPath& path) {
    return !path.empty() && std::ranges::none_of(path, [](const PathStep& step) {
        return sparql::iriInQuery(step.relation).empty();
    });
}

/// A source that is away says nothing about the graph.
bool isAway(const Error& error) {
    return error.kind == ErrorKind::Cancelled || error.kind == ErrorKind::Network ||
           error.kind == ErrorKind::Server || error.kind == ErrorKind::Io;
}

}  // namespace

GraphPaths::GraphPaths(sparql::SparqlSource& source) : m_source(source) {}

Result<sparql::QueryAnswer> GraphPaths::ask(const std::string& query, std::size_t rows,
                                            const CancelToken& cancel) {
    auto answer = m_source.query(query, {.time = timeOfOne, .rows = rows}, cancel);
    if (answer || isAway(answer.error())) return answer;
    if (cancel.cancelled()) return cancel.error();
    return sparql::QueryAnswer{};
}

Result<std::vector<bool>> GraphPaths::exist(const std::string& thing,
                                            const std::vector<RelationPath>& paths,
                                            const CancelToken& cancel) {
    std::vector<bool> there(paths.size(), false);
    const std::string start = sparql::iriInQuery(thing);
    if (start.empty()) return there;
    if (m_known.size() > mostKnown) m_known.clear();
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < paths.size(); ++i) {
        const auto known = m_known.find(start + toText(paths[i]));
        if (known != m_known.end())
            there[i] = known->second;
        else if (canBeAsked(paths[i]))
            open.push_back(i);
    }
    for (std::size_t first = 0; first < open.size(); first += batch) {
        const std::size_t last = std::min(open.size(), first + batch);
        std::string query = "SELECT ?n WHERE { ";
        for (std::size_t i = first; i < last; ++i)
            query += (i > first ? "UNION " : "") + std::string("{ SELECT (") +
                     std::to_string(open[i]) + " AS ?n) WHERE { " +
                     patternOf(start, paths[open[i]], "?answer") + "} LIMIT 1 } ";
        const auto answer = ask(query + "}", batch, cancel);
        if (!answer) return answer.error();
        for (const auto& row : answer->rows)
            if (!row.empty() && row[0]) {
                const auto n = std::strtoul(row[0]->lexical.c_str(), nullptr, 10);
                if (n < there.size()) there[n] = true;
            }
        for (std::size_t i = first; i < last; ++i)
            m_known[start + toText(paths[open[i]])] = there[open[i]];
    }
    return there;
}

Result<std::vector<PathStep>> GraphPaths::stepsFrom(const std::string& thing,
                                                    const RelationPath& path,
                                                    const CancelToken& cancel) {
    std::vector<PathStep> steps;
    const std::string start = sparql::iriInQuery(thing);
    if (start.empty()) return steps;
    for (const bool inverse : {false, true}) {
        const std::string from = path.empty() ? start : "?end";
        std::string query = "SELECT DISTINCT ?relation WHERE { ";
        if (!path.empty())
            query += "{ SELECT DISTINCT ?end WHERE { " + patternOf(start, path, "?end") +
                     "FILTER(!isLiteral(?end)) } LIMIT " + std::to_string(mostEnds) + " } ";
        query += inverse ? "?other ?relation " + from : from + " ?relation ?other";
        const auto answer = ask(query + " }", mostSteps, cancel);
        if (!answer) return answer.error();
        for (const auto& row : answer->rows)
            if (!row.empty() && row[0] && row[0]->isIri() && isStep(row[0]->lexical))
                steps.push_back({row[0]->lexical, inverse});
    }
    // The way back along the last step leads to what was left.
    std::ranges::sort(steps);
    return steps;
}

Result<std::vector<std::vector<PathFact>>> GraphPaths::walks(const std::string& thing,
                                                             const RelationPath& path,
                                                             std::size_t most,
                                                             const CancelToken& cancel) {
    std::vector<std::vector<PathFact>> walks;
    const std::string start = sparql::iriInQuery(thing);
    if (start.empty() || !canBeAsked(path)) return walks;
    std::string query = "SELECT DISTINCT";
    for (std::size_t i = 1; i < path.size(); ++i) query += " ?v" + std::to_string(i);
    query +=
        " ?answer WHERE { " + patternOf(start, path, "?answer") + "} LIMIT " + std::to_string(most);
    const auto answer = ask(query, most, cancel);
    if (!answer) return answer.error();
    for (const auto& row : answer->rows) {
        std::vector<PathFact> facts;
        rdf::Term from = rdf::Term::iri(thing);
        for (std::size_t i = 0; i < path.size() && i < row.size() && row[i]; ++i) {
            const rdf::Term relation = rdf::Term::iri(path[i].relation);
            facts.push_back(path[i].inverse ? PathFact{{*row[i], relation, from}, true}
                                            : PathFact{{from, relation, *row[i]}, false});
            from = *row[i];
        }
        if (facts.size() == path.size()) walks.push_back(std::move(facts));
    }
    return walks;
}

std::string GraphPaths::query(const std::string& thing, const RelationPath& path) {
    return "SELECT DISTINCT ?answer WHERE { " +
           patternOf(sparql::iriInQuery(thing), path, "?answer") + "}";
}

}  // namespace tripletalk::answering
