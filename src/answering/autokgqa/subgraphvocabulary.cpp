// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/autokgqa/subgraphvocabulary.h"

#include "base/text.h"
#include "naming/labels.h"
#include "rdf/vocabulary.h"
#include "sparql/endpoint/graphlabels.h"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>

namespace tripletalk::answering {

using rdf::Term;
using sparql::ClassSummary;
using sparql::iriInQuery;
using sparql::PropertySummary;
using sparql::Triple;

namespace {

constexpr std::size_t termsAQuery = 100;
constexpr std::size_t longestComment = 200;  // bytes
constexpr std::size_t shownExamples = 2;
constexpr std::size_t longestExample = 60;
const std::string skosExample = "http://www.w3.org/2004/02/skos/core#example";

bool isOfW3c(std::string_view iri) { return iri.starts_with("http://www.w3.org/"); }

std::string tellingPredicates() {
    std::string all;
    for (const std::string_view iri : naming::labelPredicates()) all += " " + iriInQuery(iri);
    for (const std::string_view iri : {rdf::vocabulary::rdfsComment, rdf::vocabulary::rdfType,
                                       rdf::vocabulary::rdfsDomain, rdf::vocabulary::rdfsRange})
        all += " " + iriInQuery(iri);
    return all;
}

/// Of several texts by one property that in the language that suits best.
class BestTexts {
  public:
    explicit BestTexts(const std::string& language) : m_language(language) {}
    void add(Triple fact) {
        if (fact.object.isLiteral()) {
            fact.object.lexical = text::elide(fact.object.lexical, longestComment);
            const int rank = naming::languageRank(fact.object.language, m_language);
            const auto [place, isNew] = m_places.emplace(std::pair(fact.subject, fact.predicate),
                                                         std::pair(rank, m_facts.size()));
            if (!isNew) {
                if (rank >= place->second.first) return;
                place->second.first = rank;
                m_facts[place->second.second] = std::move(fact);
                return;
            }
        } else if (isOfW3c(fact.object.lexical)) {
            return;
        }
        m_facts.push_back(std::move(fact));
    }
    std::vector<Triple> facts() && { return std::move(m_facts); }

  private:
    std::string m_language;
    std::vector<Triple> m_facts;
    std::map<std::pair<Term, Term>, std::pair<int, std::size_t>> m_places;
};

/// "order first, then how near" of a property of a class; smaller is better.
using Urgency = std::pair<int, double>;

class Vocabulary {
  public:
    Vocabulary(const NeededVocabulary& needed, const VocabularyIndex& index,
               const std::vector<double>& nearness)
        : m_needed(needed), m_index(index), m_nearness(nearness) {}

    void add(const ClassSummary& one, const std::set<std::string>& ledTo) {
        const bool all = m_needed.classes.empty() && m_needed.neighbours.empty();
        const int urgency = m_needed.classes.contains(one.iri)      ? 1
                            : m_needed.neighbours.contains(one.iri) ? 2
                            : all || ledTo.contains(one.iri)        ? 3
                                                                    : none;
        for (const PropertySummary& property : one.properties) {
            // How things are called stands with them.
            if (naming::isLabelPredicate(property.iri)) continue;
            const bool named = m_needed.properties.contains(property.iri);
            const bool leadsThere = m_needed.classes.contains(property.valueClass);
            const int own = named ? 0 : leadsThere ? std::min(urgency, 2) : urgency;
            if (own != none) add(own, property, &one);
        }
    }
    void add(int urgency, const PropertySummary& property, const ClassSummary* of) {
        m_entries.push_back({{urgency, -nearnessOf(property.iri)}, &property, of});
    }
    std::vector<Triple> facts() && {
        std::ranges::stable_sort(m_entries, {}, &Entry::urgency);
        std::vector<Triple> facts;
        for (const Entry& entry : m_entries) tell(entry, facts);
        return facts;
    }

  private:
    static constexpr int none = std::numeric_limits<int>::max();
    struct Entry {
        Urgency urgency;
        const PropertySummary* property;
        const ClassSummary* of;
    };

    [[nodiscard]] double nearnessOf(const std::string& iri) const {
        const VocabularyTerm* term = m_index.term(iri);
        return term ? m_nearness[static_cast<std::size_t>(term - m_index.terms().data())] : 0;
    }
    static void tell(const Entry& entry, std::vector<Triple>& facts) {
        using namespace rdf::vocabulary;
        const auto fact = [&](const std::string& of, std::string_view by, Term object) {
            facts.push_back({Term::iri(of), Term::iri(std::string(by)), std::move(object)});
        };
        const PropertySummary& property = *entry.property;
        fact(property.iri, rdfType, Term::iri(std::string(rdfProperty)));
        fact(property.iri, rdfsLabel, Term::literal(property.label));
        if (entry.of) fact(property.iri, rdfsDomain, Term::iri(entry.of->iri));
        if (!property.valueClass.empty())
            return fact(property.iri, rdfsRange, Term::iri(property.valueClass));
        std::size_t shown = 0;
        for (Term value : property.values.empty() ? property.samples : property.values) {
            if (value.isBlank() || shown++ == shownExamples) break;
            if (value.isLiteral()) value.lexical = text::elide(value.lexical, longestExample);
            fact(property.iri, skosExample, std::move(value));
        }
    }

    const NeededVocabulary& m_needed;
    const VocabularyIndex& m_index;
    const std::vector<double>& m_nearness;
    std::vector<Entry> m_entries;
};

}  // namespace

Result<std::vector<Triple>> metadataOf(const std::vector<std::string>& things,
                                       const std::vector<std::string>& properties,
                                       sparql::SparqlSource& source, const std::string& language,
                                       const sparql::QueryLimits& limits,
                                       const CancelToken& cancel) {
    std::vector<std::string> iris;
    for (const auto* all : {&things, &properties})
        for (const std::string& iri : *all)
            if (!isOfW3c(iri) && !iriInQuery(iri).empty()) iris.push_back(iri);
    BestTexts best(language);
    std::set<std::string> typed;
    for (std::size_t from = 0; from < iris.size(); from += termsAQuery) {
        std::string query =
            "SELECT ?s ?p ?o WHERE { VALUES ?p {" + tellingPredicates() + " } VALUES ?s {";
        for (std::size_t i = from; i < std::min(from + termsAQuery, iris.size()); ++i)
            query += " " + iriInQuery(iris[i]);
        const auto found = source.query(
            query + " } ?s ?p ?o FILTER(!isBlank(?o)) } ORDER BY ?s ?p ?o", limits, cancel);
        if (!found && cancel.cancelled()) return found.error();
        if (!found) continue;
        for (const auto& row : found->rows) {
            if (!row[0] || !row[1] || !row[2]) continue;
            if (row[1]->lexical == rdf::vocabulary::rdfType) typed.insert(row[0]->lexical);
            best.add({*row[0], *row[1], *row[2]});
        }
    }
    auto facts = std::move(best).facts();
    for (const std::string& iri : properties)
        if (!typed.contains(iri) && !isOfW3c(iri))
            facts.push_back({Term::iri(iri), Term::iri(std::string(rdf::vocabulary::rdfType)),
                             Term::iri(std::string(rdf::vocabulary::rdfProperty))});
    return facts;
}

std::vector<Triple> vocabularyFor(const NeededVocabulary& needed,
                                  const sparql::GraphSummary& summary, const VocabularyIndex& index,
                                  const std::vector<double>& nearness) {
    std::set<std::string> ledTo;
    for (const ClassSummary& one : summary.classes)
        if (needed.classes.contains(one.iri))
            for (const PropertySummary& property : one.properties)
                ledTo.insert(property.valueClass);
    Vocabulary vocabulary(needed, index, nearness);
    for (const ClassSummary& one : summary.classes) vocabulary.add(one, ledTo);
    for (const PropertySummary& property : summary.others) vocabulary.add(2, property, nullptr);
    return std::move(vocabulary).facts();
}

}  // namespace tripletalk::answering
