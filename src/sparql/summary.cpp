// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/summary.h"

#include "naming/names.h"
#include "rdf/vocabulary.h"
#include "sparql/labels.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <set>

namespace tripletalk::sparql {

namespace {

using Clock = std::chrono::steady_clock;

/// Of which classes are counted where all are too many.
constexpr int thingsInstead = 20'000;

const std::string typeIri = iriInQuery(rdf::vocabulary::rdfType);

/// Things of such classes say how others are described, and are not what people ask about.
bool isOfAVocabulary(std::string_view iri) {
    for (const std::string_view space :
         {"http://www.w3.org/1999/02/22-rdf-syntax-ns#", "http://www.w3.org/2000/01/rdf-schema#",
          "http://www.w3.org/2002/07/owl#", "http://www.w3.org/ns/shacl#"})
        if (iri.starts_with(space)) return true;
    return false;
}

std::int64_t countIn(const Binding& cell) {
    return cell ? std::strtoll(cell->lexical.c_str(), nullptr, 10) : 0;
}

std::vector<rdf::Term> distinct(const std::vector<Binding>& cells) {
    std::vector<rdf::Term> terms;
    for (const Binding& cell : cells)
        if (cell && std::ranges::find(terms, *cell) == terms.end()) terms.push_back(*cell);
    return terms;
}

class Summariser {
  public:
    Summariser(SparqlSource& source, const SummaryOptions& options, const CancelToken& cancel)
        : m_source(source), m_options(options), m_cancel(cancel) {}

    Result<GraphSummary> run() {
        if (auto done = readClasses(); !done) return done.error();
        for (ClassSummary& one : m_summary.classes)
            if (auto done =
                    readProperties("?thing " + typeIri + " " + iriInQuery(one.iri), one.properties);
                !done)
                return done.error();
        if (m_summary.classes.empty())
            if (auto done = readProperties("?thing ?any ?value", m_summary.others); !done)
                return done.error();
        if (auto done = name(); !done) return done.error();
        return std::move(m_summary);
    }

  private:
    /// Too much for whoever answers, who may answer less.
    [[nodiscard]] bool isTooMuch(const Error& error) const {
        return !m_cancel.cancelled() &&
               (error.kind == ErrorKind::Timeout || error.kind == ErrorKind::Limit ||
                error.kind == ErrorKind::Server);
    }

    Result<QueryAnswer> ask(const std::string& query) {
        if (Clock::now() > m_end) return Error{ErrorKind::Timeout, "There is no time left."};
        return m_source.query(query, m_options.limits, m_cancel);
    }

    Result<void> readClasses() {
        const std::string typed = "?thing " + typeIri + " ?class";
        const auto counting = [](const std::string& pattern) {
            return "SELECT ?class (COUNT(?thing) AS ?things) WHERE { " + pattern +
                   " } GROUP BY ?class ORDER BY DESC(?things) ?class";
        };
        auto answer = ask(counting(typed));
        m_summary.complete = answer && !answer->truncated;
        if (!answer && isTooMuch(answer.error()))
            answer = ask(counting("{ SELECT ?thing ?class WHERE { " + typed + " } LIMIT " +
                                  std::to_string(thingsInstead) + " }"));
        if (!answer) return answer.error();
        for (const auto& row : answer->rows) {
            if (!row[0] || !row[0]->isIri() || isOfAVocabulary(row[0]->lexical) ||
                iriInQuery(row[0]->lexical).empty())
                continue;
            if (m_summary.classes.size() == m_options.classes) {
                m_summary.complete = false;
                break;
            }
            m_summary.classes.push_back({row[0]->lexical, {}, countIn(row[1])});
        }
        return {};
    }

    /// Of the first things that match.
    Result<void> readProperties(const std::string& things, std::vector<PropertySummary>& into) {
        auto answer = ask(
            "SELECT ?property (COUNT(?value) AS ?uses) (SAMPLE(?value) AS ?one) (SAMPLE(?class) AS "
            "?kind) (MIN(?value) AS ?least) (MAX(?value) AS ?most) WHERE {\n  { SELECT DISTINCT "
            "?thing WHERE { " +
            things + " } LIMIT " + std::to_string(m_options.things) +
            " }\n  ?thing ?property ?value .\n  OPTIONAL { ?value " + typeIri +
            " ?class }\n} GROUP BY ?property ORDER BY DESC(?uses) ?property");
        if (!answer && isTooMuch(answer.error())) {
            m_summary.complete = false;
            return {};
        }
        if (!answer) return answer.error();
        for (const auto& row : answer->rows) {
            if (into.size() == m_options.properties) break;
            if (!row[0] || !row[2] || row[0]->lexical == rdf::vocabulary::rdfType) continue;
            into.push_back({row[0]->lexical,
                            {},
                            countIn(row[1]),
                            distinct({row[2], row[4], row[5]}),
                            row[3] ? row[3]->lexical : std::string()});
        }
        return {};
    }

    Result<void> name() {
        std::set<std::string> iris;
        for (const ClassSummary& one : m_summary.classes) {
            iris.insert(one.iri);
            for (const PropertySummary& property : one.properties) iris.insert(property.iri);
        }
        for (const PropertySummary& property : m_summary.others) iris.insert(property.iri);
        const auto labels = labelsOf(m_source, {iris.begin(), iris.end()}, m_options.language,
                                     m_options.limits, m_cancel);
        if (!labels && !isTooMuch(labels.error())) return labels.error();
        const auto named = [&](const std::string& iri) {
            if (labels)
                if (const auto found = labels->find(iri); found != labels->end())
                    return found->second;
            return naming::humanise(naming::localName(iri));
        };
        for (ClassSummary& one : m_summary.classes) {
            one.label = named(one.iri);
            for (PropertySummary& property : one.properties) property.label = named(property.iri);
        }
        for (PropertySummary& property : m_summary.others) property.label = named(property.iri);
        return {};
    }

    SparqlSource& m_source;
    const SummaryOptions& m_options;
    const CancelToken& m_cancel;
    const Clock::time_point m_end = Clock::now() + m_options.time;
    GraphSummary m_summary;
};

}  // namespace

Result<GraphSummary> summarise(SparqlSource& source, const SummaryOptions& options,
                               const CancelToken& cancel) {
    return Summariser(source, options, cancel).run();
}

}  // namespace tripletalk::sparql
