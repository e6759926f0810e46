// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/editor/summary.h"

#include "base/text.h"
#include "naming/names.h"
#include "rdf/vocabulary.h"
#include "sparql/endpoint/graphlabels.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <set>

namespace tripletalk::sparql {

namespace {

using Clock = std::chrono::steady_clock;

/// Of which classes are counted where all are too many.
constexpr int thingsInstead = 20'000;
/// Of a class, where more are too much.
constexpr std::size_t fewThings = 300;
/// What counts as few values, and as short ones.
constexpr std::int64_t fewValues = 12;
constexpr std::size_t shortValue = 32;  ///< bytes

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

/// Values that a text can repeat and that no label or class tells better.
bool canBeListed(const PropertySummary& property) {
    const rdf::Term& first = property.samples.front();
    return first.isLiteral() || (first.isIri() && property.valueClass.empty());
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
            if (auto done = readProperties("?thing " + typeIri + " " + iriInQuery(one.iri),
                                           one.properties, &one);
                !done)
                return done.error();
        if (m_summary.classes.empty())
            if (auto done = readProperties("?thing ?any ?value", m_summary.others); !done)
                return done.error();
        for (const Few& few : m_few)
            if (auto done = readValues(few); !done) return done.error();
        if (auto done = name(); !done) return done.error();
        return std::move(m_summary);
    }

  private:
    /// Properties of some things that have few values each, by their places in `properties`.
    struct Few {
        std::string things;
        std::vector<PropertySummary>& properties;
        std::vector<std::size_t> places = {};
    };

    /// Too much for whoever answers, who may answer less.
    [[nodiscard]] bool isTooMuch(const Error& error) const {
        return !m_cancel.cancelled() &&
               (error.kind == ErrorKind::Timeout || error.kind == ErrorKind::Limit ||
                error.kind == ErrorKind::Server);
    }

    Result<QueryAnswer> ask(const std::string& query) {
        if (Clock::now() > m_end)
            return Error{ErrorKind::Timeout, say("Sentence", "There is no time left.")};
        return m_source.query(query, m_options.limits, m_cancel);
    }

    Result<void> readClasses() {
        const std::string typed = "?thing " + typeIri + " ?class";
        const auto counting = [](const std::string& pattern) {
            return "SELECT ?class (COUNT(?thing) AS ?things) WHERE { " + pattern +
                   " } GROUP BY ?class ORDER BY DESC(?things) ?class";
        };
        auto answer = ask(counting(typed));
        m_counted = answer.ok();
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

    static std::string firstOf(const std::string& things, std::size_t count) {
        return "{ SELECT DISTINCT ?thing WHERE { " + things + " } LIMIT " + std::to_string(count) +
               " }";
    }

    static std::string queryOfProperties(const std::string& things) {
        return "SELECT ?property (COUNT(?value) AS ?uses) (SAMPLE(?value) AS ?one) (SAMPLE(?class) "
               "AS ?kind) (MIN(?value) AS ?least) (MAX(?value) AS ?most) (COUNT(DISTINCT ?thing) "
               "AS ?having) (COUNT(DISTINCT ?value) AS ?values) WHERE {\n  " +
               things + "\n  ?thing ?property ?value .\n  OPTIONAL { ?value " + typeIri +
               " ?class }\n} GROUP BY ?property ORDER BY DESC(?uses) ?property";
    }

    /// Of the first things that match `things`.
    /// `of`: the class that they are of, or null.
    Result<void> readProperties(const std::string& things, std::vector<PropertySummary>& into,
                                const ClassSummary* of = nullptr) {
        // A few large classes must not leave the others without time.
        if (Clock::now() > m_half) m_things = std::min(m_things, fewThings);
        std::string first = firstOf(things, m_things);
        auto answer = ask(queryOfProperties(first));
        if (!answer && isTooMuch(answer.error()) && m_things > fewThings) {
            m_things = fewThings;
            first = firstOf(things, m_things);
            answer = ask(queryOfProperties(first));
        }
        if (!answer && isTooMuch(answer.error())) {
            m_summary.complete = false;
            return {};
        }
        if (!answer) return answer.error();
        describe(*answer, first, into, of);
        return {};
    }

    void describe(const QueryAnswer& answer, const std::string& things,
                  std::vector<PropertySummary>& into, const ClassSummary* of) {
        // All things of a class have a type; of others, who knows.
        const auto typed = std::ranges::find_if(answer.rows, [](const auto& row) {
            return row[0] && row[0]->lexical == rdf::vocabulary::rdfType;
        });
        const auto all = !of || typed == answer.rows.end() ? 0 : countIn((*typed)[6]);
        const bool sawAll = of && m_counted && of->instances <= static_cast<std::int64_t>(m_things);
        Few few{things, into};
        for (const auto& row : answer.rows) {
            if (into.size() == m_options.properties) break;
            if (!row[0] || !row[2] || row[0]->lexical == rdf::vocabulary::rdfType) continue;
            const auto having = countIn(row[6]);
            into.push_back(
                {.iri = row[0]->lexical,
                 .uses = countIn(row[1]),
                 .share = all > 0 ? static_cast<double>(having) / static_cast<double>(all) : 1,
                 .samples = distinct({row[2], row[4], row[5]}),
                 .valueClass = row[3] ? row[3]->lexical : std::string()});
            const auto values = countIn(row[7]);
            if (sawAll && values > 1 && values <= fewValues && into.back().uses >= 2 * values &&
                canBeListed(into.back()) && !iriInQuery(into.back().iri).empty())
                few.places.push_back(into.size() - 1);
        }
        if (!few.places.empty()) m_few.push_back(std::move(few));
    }

    Result<void> readValues(const Few& few) {
        std::vector<std::string> iris;
        for (const std::size_t at : few.places) iris.push_back(iriInQuery(few.properties[at].iri));
        const auto answer = ask("SELECT DISTINCT ?property ?value WHERE {\n  " + few.things +
                                "\n  ?thing ?property ?value .\n  FILTER(?property IN (" +
                                text::join(iris, ", ") + "))\n} ORDER BY ?property ?value");
        // Their forms are known without.
        if (!answer && isTooMuch(answer.error())) return {};
        if (!answer) return answer.error();
        for (const std::size_t at : few.places) {
            PropertySummary& property = few.properties[at];
            for (const auto& row : answer->rows)
                if (row[0] && row[1] && row[0]->lexical == property.iri)
                    property.values.push_back(*row[1]);
            const bool areFew = property.values.size() <= fewValues && !answer->truncated;
            const bool areShort = std::ranges::all_of(property.values, [](const rdf::Term& value) {
                return value.isIri() || (value.isLiteral() && value.lexical.size() <= shortValue);
            });
            if (!areFew || !areShort) property.values.clear();
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
    const Clock::time_point m_half = Clock::now() + m_options.time / 2;
    const Clock::time_point m_end = Clock::now() + m_options.time;
    std::size_t m_things = m_options.things;  ///< of a class are looked at from now on
    bool m_counted = false;                   ///< the instances of the classes are all of them
    GraphSummary m_summary;
    std::vector<Few> m_few;
};

}  // namespace

Result<GraphSummary> summarise(SparqlSource& source, const SummaryOptions& options,
                               const CancelToken& cancel) {
    return Summariser(source, options, cancel).run();
}

}  // namespace tripletalk::sparql
