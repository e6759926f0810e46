// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/autokgqa/surroundings.h"

#include "base/text.h"
#include "rdf/metaclass.h"
#include "rdf/vocabulary.h"
#include "sparql/endpoint/graphlabels.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace tripletalk::answering {

using sparql::iriInQuery;
using sparql::Triple;

namespace {

constexpr std::size_t thingsAQuery = 20;
constexpr std::string_view owl = "http://www.w3.org/2002/07/owl#";
constexpr std::string_view rdfs = "http://www.w3.org/2000/01/rdf-schema#";
constexpr std::string_view rdfItself = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";

const std::string typeWritten = iriInQuery(rdf::vocabulary::rdfType);

bool isOneOf(std::string_view iri, std::string_view space,
             std::initializer_list<std::string_view> names) {
    return iri.starts_with(space) &&
           std::ranges::find(names, iri.substr(space.size())) != names.end();
}

/// True for what every thing is, for where it is written of, and for what says that a thing is
/// itself.
bool saysNothing(const Triple& fact) {
    const std::string& predicate = fact.predicate.lexical;
    if (fact.object.isIri() && rdf::isWeakClass(fact.object.lexical)) return true;
    if (isOneOf(predicate, rdfs, {"isDefinedBy", "seeAlso"})) return true;
    if (isOneOf(fact.subject.lexical, owl, {"Nothing"})) return true;
    const bool reflexive =
        isOneOf(predicate, rdfs, {"subClassOf", "subPropertyOf"}) ||
        isOneOf(predicate, owl, {"equivalentClass", "equivalentProperty", "sameAs"});
    return reflexive && fact.subject == fact.object;
}

/// "?p ?o" of a thing, or "?o ?p" that lead to it: the other end is ?o, either way.
std::string patternOf(const std::string& thing, bool out, const std::string& property = "?p") {
    if (out) return thing + " " + property + " ?o FILTER(!isBlank(?o))";
    const std::string noType = property == "?p" ? " && ?p != " + typeWritten : std::string();
    return "?o " + property + " " + thing + " FILTER(!isBlank(?o)" + noType + ")";
}

/// One answer for all of these patterns, each cut by itself: its place is ?at.
std::string unionOf(const std::vector<std::string>& patterns, const std::string& variables,
                    std::size_t limit, bool ordered) {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < patterns.size(); ++i)
        parts.push_back("{ { SELECT " + variables + " WHERE { " + patterns[i] + " }" +
                        (ordered ? " ORDER BY " + variables : "") + " LIMIT " +
                        std::to_string(limit) + " } BIND(" + std::to_string(i) + " AS ?at) }");
    return "SELECT ?at " + variables + " WHERE { " + text::join(parts, " UNION ") + " }";
}

std::size_t placeIn(const sparql::Binding& cell, std::size_t count) {
    double place = 0;
    if (!cell || !text::parseNumber(cell->lexical, place) || place < 0) return count;
    return std::min(static_cast<std::size_t>(place), count);
}

}  // namespace

bool isOfRdfItself(std::string_view iri) {
    return iri.starts_with(owl) || iri.starts_with(rdfs) || iri.starts_with(rdfItself) ||
           iri.starts_with(rdf::vocabulary::xsd);
}

Surroundings::Surroundings(sparql::SparqlSource& source, bool keepsBlanks,
                           SurroundingsLimits limits)
    : m_source(source),
      m_keepsBlanks(keepsBlanks),
      m_limits(limits),
      m_end(std::chrono::steady_clock::now() + limits.time) {}

Result<void> Surroundings::read(const std::vector<std::string>& iris, const CancelToken& cancel) {
    for (const std::string& iri : iris) meet(rdf::Term::iri(iri));
    for (int hop = 0; hop <= m_limits.hops && !m_next.empty(); ++hop) {
        std::vector<std::string> now;
        now.swap(m_next);
        const std::size_t room = m_limits.things - std::min(m_limits.things, m_described.size());
        if (now.size() > room) {
            m_notes.push_back(std::to_string(now.size() - room) + " of " +
                              std::to_string(now.size()) + " things " + std::to_string(hop) +
                              " steps away were not looked at.");
            now.resize(room);
        }
        if (auto done = describe(now, cancel); !done) return done;
    }
    m_next.clear();
    return {};
}

Result<void> Surroundings::readAlone(const std::string& iri, const CancelToken& cancel) {
    auto done = m_described.contains(iri) ? Result<void>() : describe({iri}, cancel);
    m_next.clear();
    return done;
}

Result<void> Surroundings::describe(const std::vector<std::string>& iris,
                                    const CancelToken& cancel) {
    for (std::size_t from = 0; from < iris.size(); from += thingsAQuery) {
        std::vector<std::string> some(
            iris.begin() + static_cast<std::ptrdiff_t>(from),
            iris.begin() + static_cast<std::ptrdiff_t>(std::min(from + thingsAQuery, iris.size())));
        m_described.insert(some.begin(), some.end());
        for (const Way way : {Way::Out, Way::In}) {
            if (auto done = ask(some, way, cancel); !done) return done;
            if (auto done = askThroughBlanks(some, way, cancel); !done) return done;
        }
    }
    return {};
}

Result<void> Surroundings::ask(const std::vector<std::string>& iris, Way way,
                               const CancelToken& cancel) {
    const bool out = way == Way::Out;
    std::vector<std::string> patterns;
    for (const std::string& iri : iris) patterns.push_back(patternOf(iriInQuery(iri), out));
    const auto found = rows(unionOf(patterns, "?p ?o", m_limits.facts + 1, true),
                            unionOf(patterns, "?p ?o", m_limits.facts + 1, false), cancel);
    if (!found) return found.error();
    std::vector<Rows> each(iris.size() + 1);
    for (const auto& row : *found) each[placeIn(row[0], iris.size())].push_back(row);
    for (std::size_t i = 0; i < iris.size(); ++i) {
        if (each[i].size() > m_limits.facts) {
            if (auto done = sample(iris[i], way, cancel); !done) return done;
            continue;
        }
        const auto thing = rdf::Term::iri(iris[i]);
        for (const auto& row : each[i]) {
            if (row[1] && row[2]) add(thing, *row[1], *row[2], way);
        }
    }
    return {};
}

Result<void> Surroundings::sample(const std::string& hub, Way way, const CancelToken& cancel) {
    const bool out = way == Way::Out;
    const std::string thing = iriInQuery(hub);
    const auto properties =
        rows("SELECT DISTINCT ?p WHERE { " + patternOf(thing, out) + " } ORDER BY ?p LIMIT " +
                 std::to_string(m_limits.propertiesOfHub),
             {}, cancel);
    if (!properties) return properties.error();
    std::vector<std::string> patterns;
    std::vector<rdf::Term> predicates;
    for (const auto& row : *properties) {
        if (!row[0] || iriInQuery(row[0]->lexical).empty()) continue;
        predicates.push_back(*row[0]);
        patterns.push_back(patternOf(thing, out, iriInQuery(row[0]->lexical)));
    }
    if (patterns.empty()) return {};
    const auto found = rows(unionOf(patterns, "?o", m_limits.factsOfHub, true),
                            unionOf(patterns, "?o", m_limits.factsOfHub, false), cancel);
    if (!found) return found.error();
    for (const auto& row : *found) {
        const std::size_t at = placeIn(row[0], predicates.size());
        if (at < predicates.size() && row[1])
            add(rdf::Term::iri(hub), predicates[at], *row[1], way);
    }
    m_notes.push_back("More than " + std::to_string(m_limits.facts) + " facts " +
                      (out ? "of " : "lead to ") + thing + ": of each property the first " +
                      std::to_string(m_limits.factsOfHub) + " were read.");
    return {};
}

Result<void> Surroundings::askThroughBlanks(const std::vector<std::string>& iris, Way way,
                                            const CancelToken& cancel) {
    const bool out = way == Way::Out;
    const std::string variables = "?p ?b ?q ?o";
    std::vector<std::string> patterns;
    for (const std::string& iri : iris) {
        const std::string thing = iriInQuery(iri);
        patterns.push_back(out ? thing + " ?p ?b . ?b ?q ?o FILTER(isBlank(?b))"
                               : "?o ?q ?b . ?b ?p " + thing + " FILTER(isBlank(?b))");
    }
    const auto found = rows(unionOf(patterns, variables, m_limits.facts, true),
                            unionOf(patterns, variables, m_limits.facts, false), cancel);
    if (!found) return found.error();
    for (const auto& row : *found) {
        const std::size_t at = placeIn(row[0], iris.size());
        if (at == iris.size() || !row[1] || !row[2] || !row[3] || !row[4]) continue;
        const rdf::Term blank = named(*row[2]);
        add(rdf::Term::iri(iris[at]), *row[1], blank, way);
        add(blank, *row[3], named(*row[4]), way);
    }
    return {};
}

Result<Surroundings::Rows> Surroundings::rows(const std::string& query,
                                              const std::string& unordered,
                                              const CancelToken& cancel) {
    if (std::chrono::steady_clock::now() >= m_end) {
        if (!std::exchange(m_late, true))
            m_notes.push_back("There was no time to read more of the graph.");
        return Rows();
    }
    auto found = answer(query, cancel);
    if (!found && !cancel.cancelled() && !unordered.empty()) found = answer(unordered, cancel);
    if (found) return std::move(found->rows);
    // The first question tells whether there is anybody who answers.
    if (cancel.cancelled() || m_facts.empty()) return found.error();
    m_notes.push_back("A part could not be read: " + found.error().message.text());
    return Rows();
}

Result<sparql::QueryAnswer> Surroundings::answer(const std::string& query,
                                                 const CancelToken& cancel) {
    ++m_answers;
    sparql::QueryLimits limits = m_limits.query;
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
        m_end - std::chrono::steady_clock::now());
    limits.time = std::clamp(left, std::chrono::milliseconds(1), limits.time);
    return m_source.query(query, limits, cancel);
}

rdf::Term Surroundings::named(rdf::Term term) const {
    if (term.isBlank() && !m_keepsBlanks)
        term.lexical = "a" + std::to_string(m_answers) + "_" + term.lexical;
    return term;
}

void Surroundings::add(const rdf::Term& thing, const rdf::Term& predicate, const rdf::Term& end,
                       Way way) {
    Triple fact{thing, predicate, end};
    if (way == Way::In) std::swap(fact.subject, fact.object);
    if (saysNothing(fact)) return;
    meet(fact.subject);
    meet(fact.object);
    if (m_known.insert(fact).second) m_facts.push_back(std::move(fact));
}

void Surroundings::meet(const rdf::Term& term) {
    if (!term.isIri() || isOfRdfItself(term.lexical) || iriInQuery(term.lexical).empty()) return;
    if (!m_described.contains(term.lexical) && m_met.insert(term.lexical).second)
        m_next.push_back(term.lexical);
}

Result<std::string> bestInstance(sparql::SparqlSource& source, const std::string& classIri,
                                 const sparql::QueryLimits& limits, const CancelToken& cancel) {
    const std::string written = iriInQuery(classIri);
    if (written.empty()) return std::string();
    const auto found = source.query(
        "SELECT ?x (COUNT(?p) AS ?n) WHERE { { SELECT DISTINCT ?x WHERE { ?x " + typeWritten + " " +
            written +
            " FILTER(isIRI(?x)) } LIMIT 1000 } { ?x ?p ?o } UNION { ?o ?p ?x } } GROUP "
            "BY ?x ORDER BY DESC(?n) ?x LIMIT 1",
        limits, cancel);
    if (!found && cancel.cancelled()) return found.error();
    // An instance that cannot be told in time is not needed.
    if (!found || found->rows.empty() || !found->rows[0][0]) return std::string();
    return found->rows[0][0]->lexical;
}

}  // namespace tripletalk::answering
