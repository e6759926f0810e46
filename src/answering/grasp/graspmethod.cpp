// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/graspmethod.h"

#include "answering/answer/citations.h"
#include "answering/grasp/agenttalk.h"
#include "answering/grasp/exampletools.h"
#include "answering/prompt/prompttext.h"
#include "base/jsontext.h"
#include "base/text.h"
#include "llm/lenientjson.h"
#include "llm/promptsize.h"
#include "sparql/editor/mentionediris.h"

#include <algorithm>

namespace tripletalk::answering::grasp {

using Role = llm::Message::Role;

namespace {

/// Beyond these a conversation does not go on, whatever the number of its steps.
constexpr std::int64_t mostTokens = 2'000'000;
constexpr std::chrono::minutes mostTime{60};
/// So many rounds in a row may make only calls that were made before.
constexpr int mostRepeats = 3;
constexpr int mostFeedback = 2;

}  // namespace

GraspMethod::GraspMethod(RunState& run, Task task, std::shared_ptr<llm::Embedder> embedder)
    : Method(run), m_task(task), m_embedder(std::move(embedder)) {}

Result<void> GraspMethod::open() {
    m_run.keepsDialogue = true;
    if (auto opened = openGraphs(); !opened) return opened;
    bool examples = false;
    for (const auto& graph : m_graphs.all()) {
        const auto has = hasExamples(*graph);
        if (!has) return has.error();
        examples = examples || *has;
    }
    m_box.fill(m_run.numbers.toolSet, m_task, examples, m_run.tools);
    rememberHistory();
    auto system = systemText();
    if (!system) return system.error();
    m_system = *std::move(system);
    return {};
}

Result<void> GraspMethod::openGraphs() {
    if (auto opened = openGraph(m_run.base()); !opened) return opened;
    for (const auto& base : m_run.question.others)
        if (auto opened = openGraph(base); !opened) return opened;
    return {};
}

Result<void> GraspMethod::openGraph(const knowledge::KnowledgeBase& base) {
    const bool isSearched = m_run.numbers.toolSet != ToolSet::Base;
    auto index =
        isSearched ? base.lookup({}, m_run.cancel) : Error{ErrorKind::NotFound, Sentence()};
    if (!index && m_run.cancel.cancelled()) return m_run.cancel.error();
    std::string name = asData(base.manifest().name);
    for (int more = 2; m_graphs.find(name); ++more)
        name = asData(base.manifest().name) + " " + std::to_string(more);
    GraphAtHand::Parts parts{.name = std::move(name),
                             .base = base,
                             .index = index ? std::optional(*index) : std::nullopt,
                             .embedder = m_embedder};
    auto graph = GraphAtHand::open(std::move(parts));
    if (!graph) return graph.error();
    m_graphs.add(*std::move(graph));
    if (index || !isSearched) return {};
    m_remark = "\"" + base.manifest().name +
               "\" has no search index: this was found by listing and querying alone.";
    m_run.log.trace().emit(
        Decided{0, false,
                say("Decision",
                    "\"%1\" has no search index, so the model can list and query, but not search "
                    "for names: %2")
                    .arg(base.manifest().name, index.error().message)});
    return {};
}

Result<std::string> GraspMethod::systemText() const {
    nlohmann::json graphs = nlohmann::json::array();
    for (const auto& graph : m_graphs.all()) {
        std::string prefixes;
        for (const auto& [prefix, space] : graph->prefixes())
            prefixes += "PREFIX " + prefix + ": <" + space + ">\n";
        const auto& curation = graph->base().curation();
        graphs.push_back({{"name", graph->name()},
                          {"endpoint", graph->base().isRemote()},
                          {"searched", graph->index() != nullptr},
                          {"prefixes", asData(prefixes)},
                          {"glossary", asData(curation.glossary)},
                          {"house_rules", asData(curation.houseRules)}});
    }
    const bool verifies = m_run.numbers.toolSet != ToolSet::Base;
    return m_run.prompts.render("grasp-system",
                                {{"graphs", graphs},
                                 {"in_words", m_task == Task::Words},
                                 {"several", m_graphs.all().size() > 1},
                                 {"verifies", verifies},
                                 {"tools", m_run.isNative() ? "" : toolsText(m_run.tools.specs())},
                                 {"steps", std::to_string(m_run.numbers.rounds)}});
}

void GraspMethod::rememberHistory() {
    const auto sees = [this](const std::string& query) {
        for (const std::string& iri : sparql::irisIn(query, m_graphs.first().prefixes()))
            m_seen.add(iri);
    };
    sees(m_run.question.text);
    for (const Turn& turn : m_run.question.history) {
        for (const auto& row : turn.result.rows)
            for (const Cell& cell : row) m_seen.add(cell.iri);
        for (const Source& source : turn.sources)
            if (source.kind == knowledge::sparqlLanguage().name() && !source.error)
                sees(source.query);
    }
    // An answer's IRI is written into queries as it is.
    const auto connection = knowledge::SparqlConnection::open(m_run.base());
    if (connection)
        m_history = historyMessages(
            historyJson(m_run.question.history, promptRoom(m_run.numbers, 0) / 4, **connection));
}

Result<llm::ChatRequest> GraspMethod::request() {
    // A server that turned out to take no tools has to be told of them.
    if (m_isNative && !m_run.isNative()) {
        auto system = systemText();
        if (!system) return system.error();
        m_system = *std::move(system);
    }
    m_isNative = m_run.isNative();
    std::vector<llm::Message> messages{{Role::System, m_system}};
    messages.insert(messages.end(), m_history.begin(), m_history.end());
    messages.push_back({Role::User, m_run.question.text});
    auto request = m_run.request(std::move(messages));
    if (m_isNative) request.tools = m_run.tools.specs();
    const auto taken = static_cast<std::size_t>(llm::estimatedTokens(request));
    const auto dialogue = fitted(m_run.dialogue, promptRoom(m_run.numbers, taken));
    request.messages.insert(request.messages.end(), dialogue.begin(), dialogue.end());
    if (m_run.last)
        request.messages.push_back(
            {Role::User,
             "No further look-up is possible. Call answer with what you have found, or "
             "cancel."});
    m_tokens += llm::estimatedTokens(request);
    return request;
}

Result<Decision> GraspMethod::readCalls(const llm::ChatReply& reply) const {
    Decision decision;
    decision.said = {Role::Assistant, reply.content, reply.toolCalls};
    if (reply.toolCalls.empty()) {
        decision.calls = callsWrittenIn(reply.content, m_run.tools.specs());
        decision.why = proseOf(reply.content);
        return decision;
    }
    // Some models put the name of a list of tools before that of the tool.
    for (llm::ToolCall& call : decision.said.toolCalls)
        if (!m_run.tools.find(call.name)) call.name.erase(0, call.name.find_last_of(".:/") + 1);
    decision.calls = decision.said.toolCalls;
    decision.why = text::trim(reply.content);
    return decision;
}

Result<Decision> GraspMethod::read(const llm::ChatReply& reply, bool again) const {
    auto decision = readCalls(reply);
    if (!decision || !decision->calls.empty() || again) return decision;
    if (m_isNative && !m_run.caller.hasTools()) return decisionOf(reply, m_run.tools.specs());
    if (reply.truncated)
        return Error{ErrorKind::Model,
                     Sentence::verbatim("Your reply was cut off before its end. Reply shorter, "
                                        "with the call of one tool.")};
    return decision;
}

std::string GraspMethod::told(const SourceLog::Returned& returned, std::size_t /*tokens*/) const {
    return "<data>\n" + asData(returned.text) + "\n</data>\n";
}

bool GraspMethod::isTooLate() const {
    return std::chrono::steady_clock::now() - m_begin > mostTime;
}

bool GraspMethod::mustEnd() const {
    return m_tokens > mostTokens || m_repeats >= mostRepeats || isTooLate();
}

std::string GraspMethod::whyWithoutEnding() const {
    if (!m_run.last) return "The model stopped without saying that it answers";
    if (m_repeats >= mostRepeats) return "The model went round in circles";
    const std::string bound = m_tokens > mostTokens
                                  ? std::to_string(mostTokens) + " tokens of prompts"
                              : isTooLate() ? std::to_string(mostTime.count()) + " minutes"
                                            : std::to_string(m_run.numbers.rounds) + " steps";
    return "The model came to no end within its " + bound;
}

void GraspMethod::noteRepeats(const Decision& decision) {
    bool isNew = decision.calls.empty();
    for (const llm::ToolCall& call : decision.calls) {
        const std::string written = call.name + jsonText(call.arguments);
        isNew = m_made.insert(written).second || isNew;
    }
    m_repeats = isNew ? 0 : m_repeats + 1;
}

void GraspMethod::tell(const std::string& text) { m_run.dialogue.push_back({Role::User, text}); }

Result<bool> GraspMethod::mustGoOn(const Decision& decision) {
    noteRepeats(decision);
    if (m_ending.kind == Ending::Kind::None) {
        if (!decision.calls.empty()) return true;
        auto goesOn = asksForAnEnding(decision);
        if (!goesOn || *goesOn) return goesOn;
    }
    if (auto goesOn = isCorrected(); !goesOn || *goesOn) return goesOn;
    return hasFeedback();
}

Result<std::string> GraspMethod::calledForIt(const std::string& reply) {
    const auto ending = endingWrittenIn(reply);
    if (!ending) return std::string();
    Tool* tool = m_run.tools.find(ending->name);
    const auto called = m_run.log.call(*tool, ending->arguments, m_run.round, m_run.cancel);
    return called ? Result<std::string>(called->text) : called.error();
}

Result<bool> GraspMethod::asksForAnEnding(const Decision& decision) {
    const auto called = calledForIt(decision.said.content);
    if (!called) return called.error();
    if (m_ending.kind != Ending::Kind::None) return false;
    if (!called->empty()) {
        tell(*called);
        return true;
    }
    if (m_isNudged) return false;
    m_isNudged = true;
    tell("Your reply calls no tool. Go on with one, or end with answer or cancel.");
    return true;
}

Result<bool> GraspMethod::isCorrected() {
    if (m_isCorrected || m_ending.kind != Ending::Kind::Answered) return false;
    m_isCorrected = true;
    const auto wrong = AnswerCheck(m_run.question.text, m_run.log.all())
                           .unsupported(citedThroughout(m_ending.text, m_ending.source));
    if (wrong.empty()) return false;
    tell("The answer is not covered by the sources:\n" + correctionText(wrong) +
         "Call answer again without what they do not hold, or after you have executed a query that "
         "shows it.");
    m_earlier = std::exchange(m_ending, {});
    return true;
}

Result<bool> GraspMethod::hasFeedback() {
    const bool isWanted = m_run.numbers.feedback && m_task == Task::Query;
    if (!isWanted || m_ending.kind == Ending::Kind::None || m_feedbackRounds == mostFeedback)
        return false;
    ++m_feedbackRounds;
    const auto feedback = feedbackOn(m_ending, m_run, m_graphs, m_runs, m_seen);
    if (!feedback) return feedback.error();
    if (!*feedback) return false;
    const bool isDone = (*feedback)->status == Feedback::Status::Done;
    m_run.log.trace().emit(Decided{m_run.round, isDone, Sentence::verbatim((*feedback)->text)});
    if (isDone) return false;
    tell(std::string((*feedback)->status == Feedback::Status::Refine
                         ? "The answer was looked over and can be better:\n"
                         : "The answer was looked over and is not right; begin again in another "
                           "way:\n") +
         (*feedback)->text);
    m_earlier = std::exchange(m_ending, {});
    m_isNudged = false;
    return true;
}

Result<Ending> GraspMethod::recovered(const std::string& text) {
    Ending ending = m_earlier;
    if (ending.kind != Ending::Kind::None) return ending;
    if (m_task == Task::Words) {
        ending = {text.empty() ? Ending::Kind::GaveUp : Ending::Kind::Answered, text};
        return ending;
    }
    if (const std::string query = queryFencedIn(text); !query.empty()) {
        const auto called = m_run.log.call(
            knowledge::sparqlLanguage().name(), query, m_run.round, [&]() -> Result<Found> {
                auto run = m_runs.run(m_graphs.first(), query, m_run.cancel);
                if (!run) return run.error();
                return std::move(run->found);
            });
        if (!called) return called.error();
    }
    ending.source = m_runs.lastGood();
    ending.kind = ending.source > 0 ? Ending::Kind::Answered : Ending::Kind::GaveUp;
    ending.text = proseOf(text);
    return ending;
}

Result<std::optional<Conclusion>> GraspMethod::conclusion(const Decision& decision) {
    if (m_run.last && m_ending.kind == Ending::Kind::None)
        if (const auto called = calledForIt(decision.said.content); !called) return called.error();
    Ending ending = m_ending;
    if (ending.kind == Ending::Kind::None) {
        auto found = recovered(decision.said.content);
        if (!found) return found.error();
        ending = *std::move(found);
        const bool isTold = ending.kind == Ending::Kind::Answered || m_run.last;
        if (isTold && m_earlier.kind == Ending::Kind::None)
            m_remark += (m_remark.empty() ? "" : " ") + whyWithoutEnding() +
                        (ending.kind == Ending::Kind::GaveUp ? "."
                         : ending.source > 0 ? ": this is the last query that it ran."
                                             : ": this is what it wrote last.");
    }
    return std::optional(ending.kind == Ending::Kind::Answered ? answered(ending) : gaveUp(ending));
}

Conclusion GraspMethod::answered(const Ending& ending) const {
    const std::string text = ending.text.empty() ? "This is what the query found." : ending.text;
    Verdict verdict{.kind = VerdictKind::Answer, .answer = citedThroughout(text, ending.source)};
    if (ending.source > 0) verdict.results = {{.source = ending.source, .columns = ending.columns}};
    // What was wrong was told to the model, and it stands by it.
    const Rewrite none = [](const std::string& correction) -> Result<Verdict> {
        return Error{ErrorKind::Model, Sentence::verbatim(correction)};
    };
    Conclusion end = concluded(std::move(verdict), m_run.question.text, m_run.log.all(),
                               m_runs.lastGood(), none);
    if (!m_remark.empty()) end.parts.push_back(notePart(m_remark));
    return end;
}

Conclusion GraspMethod::gaveUp(const Ending& ending) const {
    std::string text = ending.text;
    if (text.empty()) text = "The graph gave no answer to this question.";
    if (ending.source > 0)
        text += " The best attempt is the query [" + std::to_string(ending.source) + "].";
    Conclusion end = concluded({.kind = VerdictKind::NotInBase, .answer = text},
                               m_run.question.text, m_run.log.all(), 0, {});
    if (!m_remark.empty()) end.parts.push_back(notePart(m_remark));
    return end;
}

}  // namespace tripletalk::answering::grasp
