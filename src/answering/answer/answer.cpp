// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/answer/answer.h"

#include "base/text.h"

#include <algorithm>

namespace tripletalk::answering {

using nlohmann::json;

namespace {

constexpr std::size_t summaryBytes = 200;

std::string errorMessage(const json& event) {
    const auto error = event.find("error");
    return error != event.end() && error->is_object() ? errorFromJson(*error).message.text()
                                                      : std::string();
}

/// The part of the run's time that a model call belongs to (docs/trace.md).
std::string timingOf(const std::string& purpose) {
    if (purpose == "completion" || purpose == "answer") return purpose;
    return purpose == "result" ? "answer" : "selection";
}

}  // namespace

void AnswerBuilder::start(const json& event) {
    m_answer.strategy = event.value("strategy", "");
    m_answer.model = event.value("model", "");
    for (const char* part : {"completion", "selection", "sql", "search", "answer", "total"})
        m_answer.timingsMs[part] = 0;
}

void AnswerBuilder::addModelCall(const json& event) {
    const json usage = event.value("usage", json::object());
    const std::int64_t asked = usage.value("prompt_tokens", std::int64_t{0});
    const std::int64_t written = usage.value("completion_tokens", std::int64_t{0});
    const double ms = event.value("ms", 0.0);
    const std::string purpose = event.value("purpose", "");
    m_answer.promptTokens += asked;
    m_answer.completionTokens += written;
    ++m_answer.modelCalls;
    m_answer.timingsMs[timingOf(purpose)] += ms;
    m_answer.steps.push_back(
        {"model", event.value("round", 0), ms, asked + written, purpose, errorMessage(event)});
}

void AnswerBuilder::addToolCall(const json& event) {
    const std::string tool = event.value("tool", "");
    const double ms = event.value("ms", 0.0);
    m_answer.timingsMs[tool] += ms;
    std::string summary;
    const json sources = event.value("sources", json::array());
    if (!sources.is_array()) return;
    for (const json& one : sources) {
        Source source = sourceFromJson(one);
        if (summary.empty()) summary = text::elide(source.query, summaryBytes);
        const auto known = std::ranges::find(m_answer.sources, source.n, &Source::n);
        if (known == m_answer.sources.end())
            m_answer.sources.push_back(std::move(source));
        else
            *known = std::move(source);
    }
    m_answer.steps.push_back({tool, event.value("round", 0), ms, 0, summary, errorMessage(event)});
}

void AnswerBuilder::addNotes(const json& event) {
    const auto source = std::ranges::find(m_answer.sources, event.value("source", 0), &Source::n);
    if (source == m_answer.sources.end()) return;
    source->notes = event.value("notes", std::vector<std::string>());
    m_answer.steps.push_back(
        {"check", 0, 0, 0, text::elide(text::join(source->notes, " "), summaryBytes)});
}

void AnswerBuilder::finish(const json& event) {
    m_answer.meanings = event.value("meanings", json::array());
    m_answer.unsupported = event.value("unsupported", json::array());
    m_answer.status =
        event.value("status", "") == "answered" ? AnswerStatus::Answered : AnswerStatus::NotFound;
    m_answer.text = event.value("answer", m_answer.text);
    if (const auto result = event.find("result"); result != event.end())
        m_answer.result = resultFromJson(*result);
    const json timings = event.value("timings_ms", json::object());
    for (const auto& [part, ms] : timings.items())
        if (ms.is_number()) m_answer.timingsMs[part] = ms.get<double>();
}

void AnswerBuilder::fold(const std::string& kind, const json& event) {
    const int round = event.value("round", 0);
    const auto addStep = [&](const char* step, const std::string& summary) {
        m_answer.steps.push_back(
            {step, round, event.value("ms", 0.0), 0, text::elide(summary, summaryBytes)});
    };
    if (kind == "run_started")
        start(event);
    else if (kind == "understood")
        m_answer.understoodAs = event.value("text", "");
    else if (kind == "reading")
        addStep("reading", event.value("text", ""));
    else if (kind == "model_answered")
        addModelCall(event);
    else if (kind == "tool_returned")
        addToolCall(event);
    else if (kind == "checked")
        addNotes(event);
    else if (kind == "decision")
        addStep("decision", event.value("why", ""));
    else if (kind == "result_chosen") {
        if (const auto result = event.find("result"); result != event.end())
            m_answer.result = resultFromJson(*result);
        addStep("result", "[" + std::to_string(m_answer.result.source) + "]");
    } else if (kind == "answer_delta")
        m_answer.text += event.value("text", "");
    else if (kind == "answer_finished")
        finish(event);
    else if (kind == "run_cancelled")
        m_answer.status = AnswerStatus::Cancelled;
    else if (kind == "run_failed") {
        m_answer.status = AnswerStatus::Failed;
        m_answer.error = errorFromJson(event.value("error", json::object()));
    }
}

void AnswerBuilder::add(const json& event) {
    if (m_ended || !event.is_object()) return;
    try {
        const std::string kind = event.value("kind", "");
        fold(kind, event);
        m_ended = kind == "answer_finished" || kind == "run_failed" || kind == "run_cancelled";
        if (m_ended) m_answer.timingsMs["total"] = event.value("t_ms", 0.0);
    } catch (const json::exception&) {
        // A member of an unexpected type in a stored run: the event is skipped like an unknown
        // kind.
    }
}

}  // namespace tripletalk::answering
