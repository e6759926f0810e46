// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/model/sparqlrun.h"

#include "answering/answer/resultparts.h"
#include "answering/explanation/meanings.h"
#include "answering/model/conclusion.h"
#include "answering/prompt/exampletext.h"
#include "answering/prompt/prompttext.h"
#include "answering/tools/graphlinks.h"
#include "base/text.h"
#include "knowledge/graphsummary.h"

#include <algorithm>

namespace tripletalk::answering {

namespace {

constexpr std::size_t sparqlInstructionTokens = 900;
constexpr std::size_t sparqlLinkTokens = 700;

}  // namespace

SparqlRun::SparqlRun(llm::ChatModel& model, const Prompts& prompts, const ModelNumbers& numbers,
                     const Question& question, Trace& trace, const CancelToken& cancel)
    : m_caller(model, trace),
      m_prompts(prompts),
      m_numbers(numbers),
      m_question(question),
      m_trace(trace),
      m_cancel(cancel),
      m_writer(m_caller, prompts, numbers, question.bases.front()),
      m_understood(question.text) {}

Result<void> SparqlRun::open() {
    const auto& base = m_question.bases.front();
    auto evidence = SparqlEvidence::open(base, m_trace);
    if (!evidence) return evidence.error();
    m_evidence.emplace(*std::move(evidence));
    auto links = graphLinks(base, m_evidence->graph(), m_question.text, m_cancel);
    if (!links) return links.error();
    m_links = *std::move(links);
    auto examples = examplesText(base, knowledge::sparqlLanguage(), m_question.text, m_cancel);
    if (!examples) return examples.error();
    m_examples = *std::move(examples);
    auto summary = knowledge::graphSummary(base, m_evidence->graph(), m_cancel);
    if (!summary) return summary.error();
    m_view = viewGraph(*summary, m_evidence->graph().prefixes(), m_question.text, m_links,
                       promptRoom(m_numbers, sparqlInstructionTokens) * 11 / 20);
    auto system =
        m_prompts.render("sparql-system", {{"base", asData(base.manifest().name)},
                                           {"vocabulary", asData(m_view.unchanging)},
                                           {"partial", !m_view.chosen.empty()},
                                           {"glossary", asData(base.curation().glossary)},
                                           {"house_rules", asData(base.curation().houseRules)}});
    if (!system) return system.error();
    m_system = *std::move(system);
    return {};
}

Result<void> SparqlRun::run() {
    if (auto opened = open(); !opened) return opened;
    for (m_round = 1;; ++m_round) {
        const bool last = m_round >= m_numbers.rounds;
        if (m_cancel.cancelled()) return m_cancel.error();
        if (auto gathered = gather(); !gathered) return gathered;
        if (!last && m_sentBack) continue;
        auto verdict = judge(last);
        if (!verdict) return verdict.error();
        if (last || verdict->kind != VerdictKind::LookFurther) return conclude(*std::move(verdict));
        m_lookFor = verdict->why;
    }
}

Result<void> SparqlRun::gather() {
    m_sentBack = false;
    auto decision = decide();
    if (!decision) return decision.error();
    m_lookFor.clear();
    adopt(*decision, m_round, m_understood, m_trace);
    if (!decision->query.empty()) return runQuery(decision->query);
    m_sentBack = m_evidence->sources().empty();
    if (m_sentBack) m_lookFor = "No query was given.";
    return {};
}

Result<std::string> SparqlRun::userText(std::size_t room) const {
    const auto turns = historyJson(m_question.history, room / 4, m_evidence->connection());
    const auto& prefixes = m_evidence->graph().prefixes();
    return m_prompts.render(
        "sparql-user", {{"has_history", !turns.empty()},
                        {"history", turns},
                        {"question", m_question.text},
                        {"classes", asData(m_view.chosen)},
                        {"examples", m_examples},
                        {"links", asData(graphLinksText(m_question.text, m_links, prefixes,
                                                        std::min(sparqlLinkTokens, room / 4)))},
                        {"sources", sourcesText(m_evidence->sources(), room / 2)},
                        {"look_for", m_lookFor},
                        {"round", std::to_string(m_round)},
                        {"rounds", std::to_string(m_numbers.rounds)}});
}

Result<llm::ChatRequest> SparqlRun::request() const {
    const std::size_t room = promptRoom(m_numbers, text::estimatedTokens(m_system) +
                                                       text::estimatedTokens(m_view.chosen) +
                                                       text::estimatedTokens(m_examples));
    auto user = userText(room);
    if (!user) return user.error();
    llm::ChatRequest request;
    request.messages = {{llm::Message::Role::System, m_system},
                        {llm::Message::Role::User, *std::move(user)}};
    request.jsonSchema = decisionSchema("sparql", false, false);
    request.temperature = m_numbers.temperature;
    request.maxTokens = replyTokens(m_numbers);
    request.contextTokens = m_numbers.contextTokens;
    return request;
}

Result<Decision> SparqlRun::decide() {
    auto asking = request();
    if (!asking) return asking.error();
    return m_caller.askFor("gather", m_round, *std::move(asking), m_cancel,
                           [](const llm::ChatReply& reply) { return decisionOf(reply, "sparql"); });
}

Result<void> SparqlRun::runQuery(const std::string& query) {
    const std::string written = text::collapseWhitespace(query);
    if (const auto ran = m_ran.find(written); ran != m_ran.end()) {
        // A model that stands by a query without rows may be right; a failed one it must change.
        m_sentBack = m_evidence->source(ran->second).error.has_value();
        if (m_sentBack)
            m_lookFor = "This query failed before, as [" + std::to_string(ran->second) +
                        "]. Write a different one.";
        return {};
    }
    auto n = m_evidence->query(query, m_round, m_cancel);
    if (!n) return n.error();
    m_ran[written] = *n;
    const Source& source = m_evidence->source(*n);
    m_sentBack = source.error.has_value();
    if (m_sentBack) return {};
    chooseResult({{.source = *n}});
    if (!source.rows.empty()) return {};
    m_sentBack = true;
    return explainEmpty(*n);
}

Result<void> SparqlRun::explainEmpty(int n) {
    const auto unknown = m_evidence->unknownIris(m_evidence->source(n).query, m_cancel);
    if (!unknown) return m_cancel.cancelled() ? Result<void>(unknown.error()) : Result<void>();
    std::string note = "The query found nothing.";
    if (!unknown->empty()) note += " Not in the graph: " + text::join(*unknown, ", ") + ".";
    const auto open = m_evidence->withoutFilters(m_evidence->source(n).query, m_cancel);
    if (open && *open && **open > 0)
        note += " Without its FILTERs it finds " + std::to_string(**open) +
                ": they leave nothing, or fail on how the values are written.";
    m_evidence->addNote(n, note);
    return {};
}

Result<Verdict> SparqlRun::judge(bool last, const std::string& correction) {
    return m_writer.judge(
        {m_understood, m_question.text, usableSources(), m_round, last, correction},
        m_evidence->sources(), m_cancel);
}

std::vector<int> SparqlRun::usableSources() const {
    std::vector<int> numbers;
    for (const Source& source : m_evidence->sources())
        if (!source.error) numbers.push_back(source.n);
    return numbers;
}

void SparqlRun::chooseResult(const std::vector<ResultPart>& parts) {
    m_result = resultOfParts(m_evidence->sources(), parts);
    m_trace.emit(ResultChosen{told(m_result, m_evidence->sources())});
}

Result<void> SparqlRun::conclude(Verdict verdict) {
    const auto conclusion =
        concluded(std::move(verdict), m_question.text + " " + m_understood, m_evidence->sources(),
                  lastGoodQuery(m_evidence->sources()),
                  [this](const std::string& correction) { return judge(true, correction); });
    if (conclusion.answered()) chooseResult(conclusion.verdict.results);
    finish(m_trace, conclusion, m_result);
    return {};
}

}  // namespace tripletalk::answering
