// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/derivation/runrecord.h"

#include "app/chat/readingparts.h"
#include "base/sentencejson.h"
#include "base/text.h"

#include <algorithm>
#include <utility>

namespace tripletalk::app {

using nlohmann::json;

namespace {

Sentence errorText(const json& event) {
    const auto error = event.find("error");
    if (error == event.end() || !error->is_object()) return {};
    const auto value = answering::errorFromJson(*error);
    if (value.detail.empty()) return value.message;
    return Sentence::joined({value.message, Sentence::verbatim(value.detail)}, "\n");
}

template <typename List>
auto openCall(List& list, std::int64_t call) {
    return std::ranges::find_if(list,
                                [&](const auto& one) { return one.running && one.call == call; });
}

}  // namespace

void RunRecord::add(const json& event) {
    if (ended() || !event.is_object()) return;
    m_builder.add(event);
    try {
        if (m_id.empty()) m_id = event.value("run", "");
        fold(event.value("kind", ""), event);
        if (ended()) endOpenSteps(event.value("t_ms", 0.0));
    } catch (const json::exception&) {
        // An event of a shape we do not know, like an unknown kind: not shown.
    }
}

TimelineStep& RunRecord::step(std::string kind, const json& event, Sentence detail) {
    TimelineStep made;
    made.kind = std::move(kind);
    made.round = event.value("round", 0);
    made.call = event.value("call", std::int64_t{0});
    made.startMs = event.value("t_ms", 0.0);
    made.detail = std::move(detail);
    m_round = std::max(m_round, made.round);
    return m_timeline.emplace_back(std::move(made));
}

void RunRecord::fold(const std::string& kind, const json& event) {
    if (kind == "run_started") {
        m_question = event.value("question", "");
        m_about = event.value("about", "");
    } else if (kind == "reading") {
        step("reading", event, Sentence::verbatim(event.value("text", "")));
        readingTold(event);
    } else if (kind == "model_asked") {
        modelAsked(event);
    } else if (kind == "model_delta") {
        if (const auto prompt = openCall(m_prompts, event.value("call", std::int64_t{0}));
            prompt != m_prompts.end())
            prompt->reply += event.value("text", "");
    } else if (kind == "model_answered") {
        modelAnswered(event);
    } else if (kind == "tool_called") {
        step(event.value("tool", "tool"), event, Sentence::verbatim(event.value("query", "")))
            .running = true;
    } else if (kind == "tool_returned") {
        toolReturned(event);
    } else if (kind == "checked") {
        std::vector<std::string> notes;
        for (const json& note : event.value("notes", json::array()))
            if (note.is_string()) notes.push_back(note.get<std::string>());
        if (!notes.empty()) step("check", event, Sentence::verbatim(text::join(notes, " ")));
    } else if (kind == "decision") {
        step("decision", event, sentenceAt(event, "why"));
        decided(event.value("enough", false));
    } else if (kind == "result_chosen") {
        const int source = event.value("source", 0);
        step("result", event,
             source > 0 ? Sentence::verbatim("[" + std::to_string(source) + "]") : Sentence());
    } else if (kind == "answer_delta") {
        m_writing = true;
    } else if (kind == "answer_finished") {
        m_offered = event.value("readings", std::vector<json>());
        // One that a person has chosen is what was meant.
        if (m_offered.empty() && m_readings.size() == 1 && m_about.empty())
            m_offered = asLikely(m_readings.front());
    } else if (kind == "run_failed") {
        step("failed", event, {}).error = errorText(event);
    } else if (kind == "run_cancelled") {
        step("cancelled", event, {});
    }
}

// Readings of a question are tried from the best down. The one that finds rows counts; if none
// does, the best.
void RunRecord::readingTold(const json& event) {
    if (m_foundNothing)
        m_tried = event;
    else
        m_readings.push_back(event);
    m_foundNothing = false;
}

void RunRecord::decided(bool enough) {
    if (enough && !m_tried.is_null()) m_readings.back() = std::move(m_tried);
    m_tried = nullptr;
    m_foundNothing = !enough && !m_readings.empty();
}

void RunRecord::modelAsked(const json& event) {
    TimelineStep& made = step("model", event, Sentence::verbatim(event.value("model", "")));
    made.purpose = event.value("purpose", "");
    made.running = true;
    PromptCall prompt;
    prompt.call = made.call;
    prompt.purpose = made.purpose;
    prompt.round = made.round;
    prompt.model = made.detail.text();
    for (const json& message : event.value("messages", json::array()))
        prompt.messages.push_back({message.value("role", ""), message.value("content", "")});
    for (const char* extra : {"tools", "schema"})
        if (const auto sent = event.find(extra); sent != event.end() && !sent->is_null())
            prompt.extras += sent->dump(2) + '\n';
    m_prompts.push_back(std::move(prompt));
}

void RunRecord::modelAnswered(const json& event) {
    const auto call = event.value("call", std::int64_t{0});
    const json usage = event.value("usage", json::object());
    const auto sent = usage.value("prompt_tokens", std::int64_t{0});
    const auto written = usage.value("completion_tokens", std::int64_t{0});
    if (const auto made = openCall(m_timeline, call); made != m_timeline.end()) {
        made->running = false;
        made->ms = event.value("ms", 0.0);
        made->tokens = sent + written;
        made->error = errorText(event);
    }
    const auto prompt = openCall(m_prompts, call);
    if (prompt == m_prompts.end()) return;
    prompt->running = false;
    prompt->ms = event.value("ms", 0.0);
    prompt->promptTokens = sent;
    prompt->completionTokens = written;
    prompt->error = errorText(event);
    prompt->reply = event.value("content", prompt->reply);
    if (const auto calls = event.find("tool_calls"); calls != event.end() && !calls->empty())
        prompt->reply += (prompt->reply.empty() ? "" : "\n") + calls->dump(2);
}

void RunRecord::toolReturned(const json& event) {
    const auto made = openCall(m_timeline, event.value("call", std::int64_t{0}));
    if (made == m_timeline.end()) return;
    made->running = false;
    made->ms = event.value("ms", 0.0);
    made->error = errorText(event);
    const json sources = event.value("sources", json::array());
    const bool isQuery = made->kind == "sql" || made->kind == "sparql";
    if (isQuery && !sources.empty() && made->error.empty() &&
        sources.front().value("error", json()).is_object())
        made->error = errorText(sources.front());
    const json found =
        isQuery && !sources.empty() ? sources.front().value("rows", json::array()) : sources;
    made->found = static_cast<std::int64_t>(found.size());
}

void RunRecord::endOpenSteps(double now) {
    for (TimelineStep& one : m_timeline)
        if (std::exchange(one.running, false)) one.ms = now - one.startMs;
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
