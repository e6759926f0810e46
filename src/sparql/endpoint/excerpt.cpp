// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/endpoint/excerpt.h"

#include "rdf/vocabulary.h"
#include "sparql/endpoint/graphlabels.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <limits>
#include <optional>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace tripletalk::sparql {

namespace vocabulary = rdf::vocabulary;

namespace {

/// Vocabulary is followed so far: a class, its super-class, …
constexpr int mostSteps = 12;

QueryLimits limitsOfLists(std::size_t rows) {
    return {.time = std::chrono::seconds(60), .rows = rows, .bytes = std::size_t{128} << 20U};
}

std::int64_t numberIn(const Binding& cell) {
    std::int64_t number = -1;
    if (cell)
        std::from_chars(cell->lexical.data(), cell->lexical.data() + cell->lexical.size(), number);
    return number;
}

/// What says how things are told: its own facts matter however little else is fetched.
bool leadsToVocabulary(const std::string& predicate) {
    return predicate == vocabulary::rdfType || predicate == vocabulary::rdfsSubClassOf ||
           predicate == vocabulary::rdfsSubPropertyOf || predicate == vocabulary::rdfsDomain ||
           predicate == vocabulary::rdfsRange;
}

class Fetch {
  public:
    Fetch(SparqlSource& source, const ExcerptLimits& limits, const TripleSink& sink,
          const ProgressSink& progress, const CancelToken& cancel)
        : m_source(source),
          m_limits(limits),
          m_sink(sink),
          m_progress(progress),
          m_cancel(cancel),
          m_facts(
              source, [this](const rdf::Quad& quad) { return take(quad); }, cancel) {}

    Result<ExcerptReport> run() {
        for (const auto step :
             {&Fetch::countTriples, &Fetch::listClasses, &Fetch::listThings, &Fetch::listUntyped,
              &Fetch::fetchListed, &Fetch::fetchLinked, &Fetch::fetchVocabulary})
            if (auto done = (this->*step)(); !done) return done.error();
        if (m_facts.triples() == 0)
            return Error{ErrorKind::Server,
                         say("Sentence", "The endpoint tells no class and no thing of its graph.")};
        countFetched();
        note(say("Sentence", "things of which the endpoint did not tell everything"),
             m_facts.refused());
        note(say("Sentence", "facts deep inside of nodes without a name"), m_facts.tooDeep());
        return std::move(m_report);
    }

  private:
    using Rows = std::vector<std::vector<Binding>>;

    void note(Sentence what, std::int64_t count) {
        if (count > 0) m_report.gaps.push_back({std::move(what), count});
    }

    /// Rows of a list; nothing where the source refuses to tell them.
    Result<std::optional<Rows>> listed(const std::string& query, std::size_t most,
                                       bool* isCut = nullptr) {
        auto answer = m_source.query(query, limitsOfLists(most), m_cancel);
        if (m_cancel.cancelled()) return m_cancel.error();
        if (!answer)
            return isRefusal(answer.error()) ? Result<std::optional<Rows>>(std::nullopt)
                                             : answer.error();
        if (isCut) *isCut = answer->truncated;
        return std::optional(std::move(answer->rows));
    }

    Result<void> countTriples() {
        const auto rows = listed("SELECT (COUNT(*) AS ?n) WHERE { ?s ?p ?o }", 1);
        if (!rows) return rows.error();
        if (*rows && !(*rows)->empty() && !(*rows)->front().empty())
            m_report.triples = numberIn((*rows)->front().front());
        return {};
    }

    Result<void> listClasses() {
        bool isCut = false;
        auto rows = listed(
            "SELECT ?c (COUNT(DISTINCT ?s) AS ?n) WHERE { ?s a ?c } GROUP BY ?c ORDER BY DESC(?n)",
            m_limits.classes, &isCut);
        if (!rows) return rows.error();
        // Where counting is too much, so that the classes of some things are known at least.
        if (!*rows) {
            rows =
                listed("SELECT DISTINCT ?c WHERE { { SELECT ?c WHERE { ?s a ?c } LIMIT 50000 } }",
                       m_limits.classes, &isCut);
            if (!rows) return rows.error();
            note(say("Sentence",
                     "classes beyond those of the first things: they are too many to "
                     "be counted"),
                 1);
        }
        note(say("Sentence", "classes beyond the largest ones"), isCut ? 1 : 0);
        for (const auto& row : rows->value_or(Rows()))
            if (!row.empty() && row[0] && row[0]->isIri() && !iriInQuery(row[0]->lexical).empty())
                m_report.classes.push_back(
                    {row[0]->lexical, row.size() > 1 ? numberIn(row[1]) : -1});
        for (const ExcerptClass& one : m_report.classes) m_vocabulary.insert(one.iri);
        return {};
    }

    /// Small classes first: what they leave is shared by the larger ones.
    Result<void> listThings() {
        std::vector<const ExcerptClass*> classes;
        for (const ExcerptClass& one : m_report.classes) classes.push_back(&one);
        const auto size = [](const ExcerptClass* one) {
            return one->things < 0 ? std::numeric_limits<std::int64_t>::max() : one->things;
        };
        std::ranges::stable_sort(classes, {}, size);
        std::size_t left = m_limits.things;
        for (std::size_t i = 0; i < classes.size(); ++i) {
            const std::size_t share = std::max<std::size_t>(1, left / (classes.size() - i));
            bool isCut = false;
            const auto rows = listed(
                "SELECT DISTINCT ?s WHERE { ?s a <" + classes[i]->iri + "> . FILTER(isIRI(?s)) }",
                share, &isCut);
            if (!rows) return rows.error();
            if (classes[i]->things < 0 && isCut)
                note(say("Sentence", "things of “%1”, which the endpoint does not count")
                         .arg(classes[i]->iri),
                     1);
            if (!*rows)
                note(say("Sentence", "things of “%1”, which the endpoint does not list")
                         .arg(classes[i]->iri),
                     std::max<std::int64_t>(1, classes[i]->things));
            const std::size_t before = m_listed.size();
            list(rows->value_or(Rows()));
            left -= std::min(left, m_listed.size() - before);
        }
        return {};
    }

    Result<void> listUntyped() {
        bool isCut = false;
        const auto rows = listed(
            "SELECT DISTINCT ?s WHERE { ?s ?p ?o . FILTER(isIRI(?s)) FILTER NOT EXISTS { ?s a ?c } "
            "}",
            std::max<std::size_t>(1, m_limits.things / 10), &isCut);
        if (!rows) return rows.error();
        note(say("Sentence", "things without a class"), !*rows || isCut ? 1 : 0);
        list(rows->value_or(Rows()));
        return {};
    }

    void list(const Rows& rows) {
        for (const auto& row : rows)
            if (!row.empty() && row[0] && row[0]->isIri() && m_known.insert(row[0]->lexical).second)
                m_listed.push_back(row[0]->lexical);
    }

    Result<void> fetchListed() { return fetchAll(std::exchange(m_listed, {})); }

    Result<void> fetchAll(const std::vector<std::string>& iris) {
        constexpr std::size_t atOnce = 1000;
        for (std::size_t at = 0; at < iris.size(); at += atOnce) {
            const auto begin = iris.begin() + static_cast<std::ptrdiff_t>(at);
            const auto end =
                iris.begin() + static_cast<std::ptrdiff_t>(std::min(iris.size(), at + atOnce));
            const bool isFull = m_facts.triples() >= static_cast<std::int64_t>(m_limits.triples);
            auto fetched = m_facts.fetch(
                {begin, end}, isFull ? ThingFacts::Which::Names : ThingFacts::Which::All);
            if (!fetched) return fetched;
            if (isFull) m_namesOnly += end - begin;
            m_done += end - begin;
            if (m_progress) m_progress({"excerpt", m_done, m_done + (iris.end() - end), "things"});
        }
        return {};
    }

    /// What the things link to has its facts as well; what that links to is known by name, so that
    /// it is known what it is.
    Result<void> fetchLinked() {
        if (auto fetched = fetchAll(takeLinked()); !fetched) return fetched;
        const auto last = takeLinked();
        if (auto fetched = m_facts.fetch(last, ThingFacts::Which::Names); !fetched) return fetched;
        m_namesOnly += static_cast<std::int64_t>(last.size());
        note(say("Sentence", "things that others link to, of which the name alone was fetched"),
             m_namesOnly);
        return {};
    }

    std::vector<std::string> takeLinked() {
        std::vector<std::string> linked;
        for (const std::string& iri : std::exchange(m_linked, {}))
            if (!m_vocabulary.contains(iri) && m_known.insert(iri).second) linked.push_back(iri);
        return linked;
    }

    Result<void> fetchVocabulary() {
        std::set<std::string> fetched;
        for (int step = 0; step < mostSteps; ++step) {
            std::vector<std::string> wanted;
            for (const std::string& iri : m_vocabulary)
                if (!fetched.contains(iri) && !m_known.contains(iri)) wanted.push_back(iri);
            if (wanted.empty()) return {};
            fetched.insert(wanted.begin(), wanted.end());
            if (auto done = m_facts.fetch(wanted, ThingFacts::Which::All); !done) return done;
        }
        return {};
    }

    Result<void> take(const rdf::Quad& quad) {
        m_vocabulary.insert(quad.predicate.lexical);
        if (quad.predicate.lexical == vocabulary::rdfType && quad.object.isIri())
            m_typed[quad.object.lexical].insert(quad.subject.lexical);
        if (quad.object.isIri()) {
            if (leadsToVocabulary(quad.predicate.lexical))
                m_vocabulary.insert(quad.object.lexical);
            else if (!m_known.contains(quad.object.lexical))
                m_linked.insert(quad.object.lexical);
        }
        return m_sink(quad);
    }

    void countFetched() {
        std::int64_t missing = 0;
        for (ExcerptClass& one : m_report.classes) {
            one.fetched = static_cast<std::int64_t>(m_typed[one.iri].size());
            missing += std::max<std::int64_t>(0, one.things - one.fetched);
        }
        note(say("Sentence", "things of classes that have more of them than were fetched"),
             missing);
    }

    SparqlSource& m_source;
    const ExcerptLimits& m_limits;
    const TripleSink& m_sink;
    const ProgressSink& m_progress;
    const CancelToken& m_cancel;
    ThingFacts m_facts;
    ExcerptReport m_report;
    std::vector<std::string> m_listed;        ///< whose facts are to be fetched
    std::unordered_set<std::string> m_known;  ///< that are or were listed
    std::set<std::string> m_linked;           ///< what they link to
    std::set<std::string> m_vocabulary;       ///< classes and properties
    std::unordered_map<std::string, std::unordered_set<std::string>> m_typed;  ///< by class
    std::int64_t m_done = 0;
    std::int64_t m_namesOnly = 0;
};

}  // namespace

Result<ExcerptReport> fetchExcerpt(SparqlSource& source, const ExcerptLimits& limits,
                                   const TripleSink& sink, const ProgressSink& progress,
                                   const CancelToken& cancel) {
    return Fetch(source, limits, sink, progress, cancel).run();
}

}  // namespace tripletalk::sparql
