// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/endpoint/thingfacts.h"

#include "naming/labels.h"
#include "rdf/vocabulary.h"
#include "sparql/endpoint/graphlabels.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace tripletalk::sparql {

namespace {

constexpr std::size_t thingsAtOnce = 100;
constexpr int mostRefusedInRow = 3;

QueryLimits limitsOfFacts() {
    return {.time = std::chrono::seconds(60), .rows = 200'000, .bytes = std::size_t{128} << 20U};
}

std::string valuesOf(const std::vector<std::string>& iris) {
    std::string values = "VALUES ?s {";
    for (const std::string& iri : iris) values += " " + iriInQuery(iri);
    return values + " }";
}

/// Of what a thing is and how it is called.
std::string namePredicates() {
    std::string values = "VALUES ?p { <" + std::string(rdf::vocabulary::rdfType) + ">";
    for (const std::string_view iri : naming::labelPredicates())
        values += " <" + std::string(iri) + ">";
    return values + " }";
}

}  // namespace

bool isRefusal(const Error& error) {
    return error.kind == ErrorKind::Timeout || error.kind == ErrorKind::Limit ||
           error.kind == ErrorKind::Server;
}

Result<void> ThingFacts::fetch(const std::vector<std::string>& iris, Which which) {
    std::vector<std::string> batch;
    for (std::size_t at = 0; at < iris.size(); ++at) {
        if (!iriInQuery(iris[at]).empty()) batch.push_back(iris[at]);
        if (batch.size() < thingsAtOnce && at + 1 < iris.size()) continue;
        if (m_cancel.cancelled()) return m_cancel.error();
        if (auto fetched = fetchBatch(std::exchange(batch, {}), which); !fetched) return fetched;
    }
    return {};
}

Result<QueryAnswer> ThingFacts::asked(const std::string& query, bool isSingle, bool& isRefused) {
    auto answer = m_source.query(query, limitsOfFacts(), m_cancel);
    if (m_cancel.cancelled()) return m_cancel.error();
    isRefused = answer ? answer->truncated : isRefusal(answer.error());
    if (!answer && !isRefused) return answer;
    ++m_answers;
    if (!isRefused) {
        m_refusedInRow = 0;
        return answer;
    }
    if (!isSingle) return QueryAnswer();
    ++m_refused;
    // What came of one thing that says too much is as true as all of it.
    if (answer) return answer;
    if (++m_refusedInRow > mostRefusedInRow) return answer;
    return QueryAnswer();
}

Result<void> ThingFacts::fetchBatch(std::vector<std::string> iris, Which which) {
    if (iris.empty()) return {};
    const std::string names = which == Which::Names ? " " + namePredicates() : std::string();
    bool isRefused = false;
    const auto answer = asked("SELECT ?s ?p ?o WHERE { " + valuesOf(iris) + names + " ?s ?p ?o }",
                              iris.size() == 1, isRefused);
    if (!answer) return answer.error();
    if (isRefused && iris.size() > 1) {
        const auto half = iris.begin() + static_cast<std::ptrdiff_t>(iris.size() / 2);
        if (auto first = fetchBatch({iris.begin(), half}, which); !first) return first;
        return fetchBatch({half, iris.end()}, which);
    }
    std::vector<std::string> withParts;
    for (const auto& row : answer->rows) {
        if (row.size() < 3 || !row[0] || !row[1] || !row[2] || !row[0]->isIri()) continue;
        const bool isPart = row[2]->isBlank();
        if (isPart && (withParts.empty() || withParts.back() != row[0]->lexical))
            withParts.push_back(row[0]->lexical);
        if (isPart) continue;
        if (auto added = add(row[0], row[1], row[2]); !added) return added;
    }
    std::ranges::sort(withParts);
    withParts.erase(std::unique(withParts.begin(), withParts.end()), withParts.end());
    return which == Which::Names ? Result<void>() : fetchParts(withParts);
}

Result<void> ThingFacts::fetchParts(const std::vector<std::string>& iris) {
    if (iris.empty()) return {};
    bool isRefused = false;
    const auto answer = asked("SELECT ?s ?p ?b ?q ?v ?r ?w WHERE { " + valuesOf(iris) +
                                  " ?s ?p ?b . FILTER(isBlank(?b)) ?b ?q ?v . OPTIONAL { ?v ?r ?w "
                                  ". FILTER(isBlank(?v)) } }",
                              iris.size() == 1, isRefused);
    if (!answer) return answer.error();
    if (isRefused && iris.size() > 1) {
        const auto half = iris.begin() + static_cast<std::ptrdiff_t>(iris.size() / 2);
        if (auto first = fetchParts({iris.begin(), half}); !first) return first;
        return fetchParts({half, iris.end()});
    }
    for (const auto& row : answer->rows) {
        if (row.size() < 7 || !row[2] || !row[2]->isBlank()) continue;
        if (row[6] && row[6]->isBlank()) ++m_tooDeep;
        for (std::size_t at = 0; at + 2 < row.size(); at += 2)
            if (auto added = add(row[at], row[at + 1], row[at + 2]); !added) return added;
    }
    return {};
}

rdf::Term ThingFacts::own(const rdf::Term& term) const {
    return term.isBlank() ? rdf::Term::blank("a" + std::to_string(m_answers) + "_" + term.lexical)
                          : term;
}

Result<void> ThingFacts::add(const Binding& subject, const Binding& predicate,
                             const Binding& object) {
    if (!subject || !predicate || !object || subject->isLiteral()) return {};
    ++m_triples;
    return m_sink({own(*subject), *predicate, own(*object)});
}

}  // namespace tripletalk::sparql
