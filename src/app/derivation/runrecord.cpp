// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/derivation/runrecord.h"

#include "answering/answer/membersjson.h"
#include "app/chat/readingparts.h"
#include "base/jsontext.h"
#include "base/text.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tripletalk::app {

using answering::membersjson::written;
using nlohmann::json;

namespace {

Sentence errorText(const std::optional<Error>& error) {
    if (!error) return {};
    if (error->detail.empty()) return error->message;
    return Sentence::joined({error->message, Sentence::verbatim(error->detail)}, "\n");
}

std::string shown(const json& sent) { return jsonText(sent, 2); }

/// Tools or a schema as they were sent along.
std::string extrasOf(const answering::ModelAsked& asked) {
    std::string extras;
    if (!asked.tools.empty()) extras += shown(written(asked.tools)) + '\n';
    if (!asked.schema.is_null()) extras += shown(asked.schema) + '\n';
    return extras;
}

/// Calls of tools as a model wrote them, each behind the tool's name.
std::string withCalls(std::string text, const std::vector<answering::ModelAsked::ToolCall>& calls) {
    for (const auto& call : calls) {
        if (!text.empty()) text += '\n';
        text += call.name + ' ' +
                (call.arguments.is_string() ? call.arguments.get<std::string>()
                                            : shown(call.arguments));
    }
    return text;
}

template <typename List>
auto openCall(List& list, std::int64_t call) {
    return std::ranges::find_if(list,
                                [&](const auto& one) { return one.running && one.call == call; });
}

}  // namespace

std::string nameIn(const AskedBases& bases, const std::string& id) {
    const auto found = std::ranges::find(bases, id, &answering::RunStarted::Base::id);
    return found == bases.end() ? std::string() : found->name;
}

void RunRecord::add(const answering::Event& event) {
    if (ended()) return;
    m_builder.add(event);
    if (m_id.empty()) m_id = event.run;
    m_now = event.ms;
    std::visit([this](const auto& body) { fold(body); }, event.body);
    if (ended()) endOpenSteps();
}

TimelineStep& RunRecord::step(std::string kind, Sentence detail, int round) {
    TimelineStep made;
    made.kind = std::move(kind);
    made.round = round;
    made.startMs = m_now;
    made.detail = std::move(detail);
    m_round = std::max(m_round, round);
    return m_timeline.emplace_back(std::move(made));
}

TimelineStep& RunRecord::openStep(std::string kind, const std::string& detail, int round,
                                  std::int64_t call) {
    TimelineStep& made = step(std::move(kind), Sentence::verbatim(detail), round);
    made.call = call;
    made.running = true;
    return made;
}

void RunRecord::fold(const answering::RunStarted& event) {
    m_question = event.question;
    m_about = event.about;
    if (event.base) m_bases.push_back(*event.base);
    m_bases.insert(m_bases.end(), event.others.begin(), event.others.end());
}

// Readings of a question are tried from the best down. The one that finds rows counts; if none
// does, the best.
void RunRecord::fold(const answering::ReadingTold& event) {
    const auto text = event.reading.find("text");
    const bool worded = text != event.reading.end() && text->is_string();
    step("reading", Sentence::verbatim(worded ? text->get<std::string>() : std::string()));
    if (m_foundNothing)
        m_tried = event.reading;
    else
        m_readings.push_back(event.reading);
    m_foundNothing = false;
}

void RunRecord::fold(const answering::Decided& event) {
    step("decision", event.why, event.round);
    if (event.enough && !m_tried.is_null()) m_readings.back() = std::move(m_tried);
    m_tried = nullptr;
    m_foundNothing = !event.enough && !m_readings.empty();
}

void RunRecord::fold(const answering::ModelAsked& event) {
    openStep("model", event.model, event.round, event.call).purpose = event.purpose;
    PromptCall prompt;
    prompt.call = event.call;
    prompt.purpose = event.purpose;
    prompt.round = event.round;
    prompt.model = event.model;
    for (const auto& message : event.messages)
        prompt.messages.push_back({message.role, withCalls(message.content, message.toolCalls)});
    prompt.extras = extrasOf(event);
    m_work = {.reads = text::estimatedTokens(prompt.extras)};
    for (const auto& message : prompt.messages)
        m_work.reads += text::estimatedTokens(message.content);
    m_firstPiece = -1;
    m_prompts.push_back(std::move(prompt));
}

void RunRecord::wrote(const std::string& piece) {
    // A rate means something after a while; the first piece came before it could be measured.
    constexpr double leastMs = 500;
    if (m_firstPiece < 0) {
        m_firstPiece = m_now;
        m_written = 0;
        return;
    }
    constexpr double bytesPerToken = 3.5;  // as text::estimatedTokens, which rounds each piece up
    m_written += piece.size();
    m_work.writes = static_cast<std::size_t>(static_cast<double>(m_written) / bytesPerToken);
    if (const double ms = m_now - m_firstPiece; ms >= leastMs)
        m_work.perSecond = 1000 * static_cast<double>(m_work.writes) / ms;
}

std::optional<ModelWork> RunRecord::modelWork() const {
    const bool asks =
        std::ranges::any_of(m_prompts, [](const PromptCall& one) { return one.running; });
    return asks ? std::optional(m_work) : std::nullopt;
}

void RunRecord::fold(const answering::ModelDelta& event) {
    wrote(event.text);
    if (const auto prompt = openCall(m_prompts, event.call); prompt != m_prompts.end())
        prompt->reply += event.text;
}

void RunRecord::fold(const answering::ModelAnswered& event) {
    const auto usage = event.usage.value_or(answering::ModelAnswered::Usage());
    if (const auto made = openCall(m_timeline, event.call); made != m_timeline.end()) {
        made->running = false;
        made->ms = event.ms;
        made->tokens = usage.promptTokens + usage.completionTokens;
        made->error = errorText(event.error);
    }
    const auto prompt = openCall(m_prompts, event.call);
    if (prompt == m_prompts.end()) return;
    prompt->running = false;
    prompt->ms = event.ms;
    prompt->promptTokens = usage.promptTokens;
    prompt->completionTokens = usage.completionTokens;
    prompt->error = errorText(event.error);
    prompt->reply =
        withCalls(event.content.empty() ? prompt->reply : event.content, event.toolCalls);
}

void RunRecord::fold(const answering::ToolCalled& event) {
    TimelineStep& made = openStep(event.tool, event.query, event.round, event.call);
    if (knowledge::findQueryLanguage(event.tool)) made.language = event.tool;
}

void RunRecord::fold(const answering::ToolReturned& event) {
    const auto made = openCall(m_timeline, event.call);
    if (made == m_timeline.end()) return;
    made->running = false;
    made->ms = event.ms;
    made->error = errorText(event.error);
    const bool isQuery = !event.sources.empty() && event.sources.front().isQuery();
    if (isQuery)
        made->language = event.sources.front().kind;
    else
        made->told = event.text;
    if (isQuery && !event.sources.front().base.empty()) tellBases(*made, event.sources);
    if (event.sources.empty() && !event.text.empty()) return;  // told something, found nothing
    if (isQuery && made->error.empty()) made->error = errorText(event.sources.front().error);
    made->found =
        static_cast<std::int64_t>(isQuery ? event.sources.back().rows.size()
                                          : std::max(event.numbers.size(), event.sources.size()));
}

void RunRecord::tellBases(TimelineStep& made, const std::vector<answering::Source>& sources) const {
    std::vector<std::string> names;
    std::vector<std::string> queries;
    for (const answering::Source& source : sources) {
        const std::string name = nameIn(m_bases, source.base);
        queries.push_back(sources.size() == 1 ? source.query : "# " + name + "\n" + source.query);
        if (std::ranges::count(names, name) == 0) names.push_back(name);
    }
    made.base = text::join(names, ", ");
    made.detail = Sentence::verbatim(text::join(queries, "\n"));
}

void RunRecord::fold(const answering::SubgraphChosen& event) {
    m_subgraph = event;
    std::vector<std::string> names;
    for (const auto& match : event.matches) names.push_back(match.label);
    const std::string linked = text::elide(text::join(names, ", "), 300);
    Sentence counts =
        say("Sentence",
            "%1 facts about %2 things were looked at; %3 fit the question, and %4 join "
            "what it names.")
            .arg(event.read, event.described, event.facts.size(), event.tree.size());
    step("subgraph",
         names.empty()
             ? say("Sentence", "Nothing in the question was found by its name. %1").arg(counts)
             : say("Sentence", "The question names %1. %2").arg(linked, counts));
}

void RunRecord::fold(const answering::Checked& event) {
    if (!event.notes.empty()) step("check", Sentence::verbatim(text::join(event.notes, " ")));
}

void RunRecord::fold(const answering::ResultChosen& event) {
    const int source = event.result.result.source;
    step("result",
         source > 0 ? Sentence::verbatim("[" + std::to_string(source) + "]") : Sentence());
}

void RunRecord::fold(const answering::AnswerDelta& event) {
    m_writing = true;
    wrote(event.text);
}

void RunRecord::fold(const answering::AnswerFinished& event) {
    for (const json& reading : event.readings)
        if (reading.is_object()) m_offered.push_back(reading);
    // One that a person has chosen is what was meant.
    if (m_offered.empty() && m_readings.size() == 1 && m_about.empty())
        m_offered = asLikely(m_readings.front());
}

void RunRecord::fold(const answering::RunFailed& event) {
    step("failed", {}).error = errorText(event.error);
}

void RunRecord::fold(const answering::RunCancelled& /*event*/) { step("cancelled", {}); }

void RunRecord::endOpenSteps() {
    for (TimelineStep& one : m_timeline)
        if (std::exchange(one.running, false)) one.ms = m_now - one.startMs;
    for (PromptCall& one : m_prompts) one.running = false;
}

std::string RunRecord::activity() const {
    if (m_writing) return "answer";
    const auto now = std::find_if(m_timeline.rbegin(), m_timeline.rend(),
                                  [](const TimelineStep& one) { return one.running; });
    if (now == m_timeline.rend()) return m_timeline.empty() ? "" : "thinking";
    return now->kind == "model" ? now->purpose : now->kind;
}

}  // namespace tripletalk::app
