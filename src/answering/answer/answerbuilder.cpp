// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/answer/answerbuilder.h"

#include "base/text.h"

#include <algorithm>
#include <utility>

namespace tripletalk::answering {

using nlohmann::json;

namespace {

constexpr std::size_t summaryBytes = 200;

std::string summaryOf(std::string_view text) { return text::elide(text, summaryBytes); }

std::string messageOf(const std::optional<Error>& error) {
    return error ? error->message.text() : std::string();
}

/// The part of the run's time that a model call belongs to (docs/trace.md).
std::string timingOf(const std::string& purpose) {
    if (purpose == "completion" || purpose == "answer") return purpose;
    return purpose == "result" ? "answer" : "selection";
}

}  // namespace

void AnswerBuilder::fold(const RunStarted& event) {
    m_answer.strategy = event.strategy;
    m_answer.model = event.model;
    for (const char* part : {"completion", "selection", "answer", "total"})
        m_answer.timingsMs[part] = 0;
}

void AnswerBuilder::fold(const ReadingTold& event) {
    const auto text = event.reading.find("text");
    const bool told = text != event.reading.end() && text->is_string();
    m_answer.steps.push_back(
        {"reading", 0, 0, 0, told ? summaryOf(text->get_ref<const std::string&>()) : ""});
}

void AnswerBuilder::fold(const ModelAnswered& event) {
    const auto usage = event.usage.value_or(ModelAnswered::Usage());
    m_answer.promptTokens += usage.promptTokens;
    m_answer.completionTokens += usage.completionTokens;
    ++m_answer.modelCalls;
    m_answer.timingsMs[timingOf(event.purpose)] += event.ms;
    m_answer.steps.push_back({"model", event.round, event.ms,
                              usage.promptTokens + usage.completionTokens, event.purpose,
                              messageOf(event.error)});
}

void AnswerBuilder::fold(const ToolReturned& event) {
    m_answer.timingsMs[event.tool] += event.ms;
    for (const Source& source : event.sources) {
        const auto known = std::ranges::find(m_answer.sources, source.n, &Source::n);
        if (known == m_answer.sources.end())
            m_answer.sources.push_back(source);
        else
            *known = source;
    }
    const int first = !event.numbers.empty()   ? event.numbers.front()
                      : !event.sources.empty() ? event.sources.front().n
                                               : 0;
    const auto best = std::ranges::find(m_answer.sources, first, &Source::n);
    m_answer.steps.push_back(
        {event.tool, event.round, event.ms, 0,
         summaryOf(best == m_answer.sources.end() ? m_asked[event.call] : best->query),
         messageOf(event.error)});
}

void AnswerBuilder::fold(const Checked& event) {
    const auto source = std::ranges::find(m_answer.sources, event.source, &Source::n);
    if (source == m_answer.sources.end()) return;
    source->notes = event.notes;
    m_answer.steps.push_back({"check", 0, 0, 0, summaryOf(text::join(source->notes, " "))});
}

void AnswerBuilder::fold(const Decided& event) {
    m_answer.steps.push_back({"decision", event.round, 0, 0, summaryOf(event.why.text())});
}

void AnswerBuilder::fold(const ResultChosen& event) {
    m_answer.result = resolved(event.result, m_answer.sources);
    m_answer.steps.push_back(
        {"result", 0, 0, 0, "[" + std::to_string(m_answer.result.source) + "]"});
}

// An answer that did not pass its check is written again: what was written stands until then.
void AnswerBuilder::fold(const AnswerDelta& event) {
    if (std::exchange(m_isAskedAnew, false)) m_answer.text.clear();
    m_answer.text += event.text;
}

void AnswerBuilder::fold(const AnswerFinished& event) {
    m_answer.meanings = event.meanings;
    m_answer.unsupported = event.unsupported;
    m_answer.status =
        event.status == AnswerStatus::Answered ? AnswerStatus::Answered : AnswerStatus::NotFound;
    if (!event.answer.empty()) m_answer.text = event.answer;
    m_answer.parts = event.parts;
    if (event.result) m_answer.result = resolved(*event.result, m_answer.sources);
}

void AnswerBuilder::fold(const RunFailed& event) {
    m_answer.status = AnswerStatus::Failed;
    m_answer.error = event.error;
}

void AnswerBuilder::add(const Event& event) {
    if (m_ended) return;
    std::visit([this](const auto& body) { fold(body); }, event.body);
    // An attribution looks at another run's answer and is none itself.
    m_ended = event.endsRun() && !std::holds_alternative<AttributionFinished>(event.body);
    if (m_ended) m_answer.timingsMs["total"] = event.ms;
}

Answer answerOf(const std::vector<json>& events) {
    AnswerBuilder builder;
    for (const json& stored : events)
        if (const auto event = eventFromJson(stored)) builder.add(*event);
    return builder.answer();
}

}  // namespace tripletalk::answering
