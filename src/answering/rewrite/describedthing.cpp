// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/describedthing.h"

#include "answering/ask.h"
#include "answering/autokgqa/termnames.h"
#include "answering/strategies/sparqlstrategy.h"
#include "rdf/vocabulary.h"
#include "sparql/endpoint/graphlabels.h"

#include <algorithm>
#include <chrono>
#include <map>

namespace tripletalk::answering {

namespace {

/// Of rows that are all of one thing, in the first column that has things, its cell.
const Cell* onlyThing(const AnswerResult& result) {
    const Cell* only = nullptr;
    for (const auto& row : result.rows) {
        const auto thing =
            std::ranges::find_if(row, [](const Cell& cell) { return !cell.iri.empty(); });
        if (thing == row.end() || (only && only->iri != thing->iri)) return nullptr;
        only = &*thing;
    }
    return only;
}

/// Tells what one run asks the model as part of another.
class ToldCalls {
  public:
    explicit ToldCalls(Trace& trace) : m_trace(trace) {}

    void tell(const Event& event) {
        if (const auto* asked = std::get_if<ModelAsked>(&event.body)) tellOne(*asked);
        if (const auto* answered = std::get_if<ModelAnswered>(&event.body)) tellOne(*answered);
    }

  private:
    template <typename Body>
    void tellOne(Body body) {
        const auto known = m_calls.find(body.call);
        body.call = known != m_calls.end()
                        ? known->second
                        : m_calls.emplace(body.call, m_trace.nextCall()).first->second;
        body.purpose = "understand";
        m_trace.emit(std::move(body));
    }

    Trace& m_trace;
    std::map<std::int64_t, std::int64_t> m_calls;  ///< there -> here
};

}  // namespace

Result<std::optional<DescribedThing>> describedThing(const std::string& words,
                                                     const knowledge::KnowledgeBase& base,
                                                     const StrategyParts& parts, Trace& trace,
                                                     const CancelToken& cancel) {
    SparqlStrategy finder(parts.model, parts.prompts, parts.numbers);
    ToldCalls calls(trace);
    Question question{.text = words, .history = {}, .base = base};
    const Answer answer = ask(
        finder, question, [&](const Event& event) { calls.tell(event); }, cancel);
    if (cancel.cancelled()) return cancel.error();
    const Cell* thing =
        answer.status == AnswerStatus::Answered ? onlyThing(answer.result) : nullptr;
    const auto query = std::ranges::find(answer.sources, answer.result.source, &Source::n);
    if (!thing || query == answer.sources.end() || !query->isQuery())
        return std::optional<DescribedThing>();
    DescribedThing found{thing->iri, thing->text, *query};
    const std::string note = say("Path", "\"%1\" is described, not named: this query finds \"%2\".")
                                 .arg(words, found.label)
                                 .text();
    found.source.notes.push_back(note);
    found.source.promptNotes.push_back(note);
    return std::optional(std::move(found));
}

std::vector<std::string> classNamesOf(const std::string& thing, sparql::SparqlSource& source,
                                      const std::string& language, const CancelToken& cancel) {
    constexpr sparql::QueryLimits limits{.time = std::chrono::seconds(3), .rows = 20};
    const std::string subject = sparql::iriInQuery(thing);
    if (subject.empty()) return {};
    const auto classes =
        source.query("SELECT DISTINCT ?class WHERE { " + subject + " a ?class }", limits, cancel);
    if (!classes) return {};
    std::vector<sparql::Triple> facts;
    for (const auto& row : classes->rows)
        if (!row.empty() && row[0] && row[0]->isIri())
            facts.push_back({rdf::Term::iri(thing),
                             rdf::Term::iri(std::string(rdf::vocabulary::rdfType)), *row[0]});
    const auto names = TermNames::of(facts, source, language, limits, cancel);
    if (!names) return {};
    std::vector<std::string> all;
    for (const sparql::Triple& fact : facts) all.push_back(names->of(fact.object));
    return all;
}

}  // namespace tripletalk::answering
