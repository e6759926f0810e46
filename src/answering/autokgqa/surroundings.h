// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"
#include "sparql/sparqlsource.h"

#include <chrono>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::answering {

/// A term of RDF, RDFS, OWL or XML Schema: it says how others are described.
bool isOfRdfItself(std::string_view iri);

/// How much of a graph is read around some things.
struct SurroundingsLimits {
    int hops = 2;                ///< things at most so far away are described
    std::size_t things = 120;    ///< that are described
    std::size_t facts = 60;      ///< of a thing, either way round; one with more is a hub
    std::size_t factsOfHub = 5;  ///< by one property
    std::size_t propertiesOfHub = 40;
    sparql::QueryLimits query = {.time = std::chrono::seconds(10)};
    std::chrono::milliseconds time = std::chrono::seconds(20);  ///< for all; then no more is read
};

/// The facts about some things and about what they lead to, read from a graph, here or at an
/// endpoint. A thing is described by what it says and by what says something of it, but its
/// instances; facts through a blank node stand with what the node says. Each thing is described
/// once, nearest first, and never one of the vocabularies of RDF themselves.
///
/// Of a hub, which has more facts than the limit, the first few by each property are read, by the
/// order of SPARQL; where the source cannot put them into an order in time, the first that it
/// gives. What was left out is told. One thread.
class Surroundings {
  public:
    /// The source must outlive it. `keepsBlanks`: the source calls a blank node the same in every
    /// answer; else those of two answers are never taken for one.
    Surroundings(sparql::SparqlSource& source, bool keepsBlanks, SurroundingsLimits limits = {});

    /// Reads around these IRIs. A part that the source cannot answer is left out and told. Errors:
    /// Cancelled; those of the source where it answers nothing at all.
    Result<void> read(const std::vector<std::string>& iris, const CancelToken& cancel);
    /// The facts of one thing, and of nothing that it leads to.
    Result<void> readAlone(const std::string& iri, const CancelToken& cancel);

    /// Each once, in the order in which they were met.
    [[nodiscard]] const std::vector<sparql::Triple>& facts() const { return m_facts; }
    [[nodiscard]] std::size_t described() const { return m_described.size(); }
    /// What was sampled or left out.
    [[nodiscard]] const std::vector<std::string>& notes() const { return m_notes; }

  private:
    enum class Way : unsigned char { Out, In };
    using Rows = std::vector<std::vector<sparql::Binding>>;

    Result<void> describe(const std::vector<std::string>& iris, const CancelToken& cancel);
    Result<void> ask(const std::vector<std::string>& iris, Way way, const CancelToken& cancel);
    Result<void> askThroughBlanks(const std::vector<std::string>& iris, Way way,
                                  const CancelToken& cancel);
    Result<void> sample(const std::string& hub, Way way, const CancelToken& cancel);
    Result<Rows> rows(const std::string& query, const std::string& unordered,
                      const CancelToken& cancel);
    [[nodiscard]] Result<sparql::QueryAnswer> answer(const std::string& query,
                                                     const CancelToken& cancel);
    [[nodiscard]] rdf::Term named(rdf::Term term) const;
    /// From `thing` to `end`, or the other way round.
    void add(const rdf::Term& thing, const rdf::Term& predicate, const rdf::Term& end, Way way);
    void meet(const rdf::Term& term);

    sparql::SparqlSource& m_source;
    bool m_keepsBlanks;
    SurroundingsLimits m_limits;
    std::vector<sparql::Triple> m_facts;
    std::set<sparql::Triple> m_known;
    std::set<std::string> m_described;
    std::set<std::string> m_met;
    std::vector<std::string> m_next;  ///< met and not described yet
    std::vector<std::string> m_notes;
    int m_answers = 0;
    std::chrono::steady_clock::time_point m_end;
    bool m_late = false;
};

/// The thing of a class that the most facts speak of, among the first 1,000 that the source gives;
/// empty where there is none: it is no class. Errors: Cancelled.
Result<std::string> bestInstance(sparql::SparqlSource& source, const std::string& classIri,
                                 const sparql::QueryLimits& limits, const CancelToken& cancel);

}  // namespace tripletalk::answering
