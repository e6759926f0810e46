// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/trace.h"

#include "answering/answer/answer.h"

#include <random>

namespace tripletalk::answering {

namespace {

constexpr int traceVersion = 1;
constexpr std::chrono::milliseconds deltaPause{30};

bool isEnd(std::string_view kind) {
    return kind == "answer_finished" || kind == "attribution_finished" || kind == "run_failed" ||
           kind == "run_cancelled";
}

}  // namespace

Trace::Trace(std::string run, TraceSink sink) : m_run(std::move(run)), m_sink(std::move(sink)) {}

Trace::~Trace() {
    const std::lock_guard lock(m_mutex);
    flush();
}

void Trace::emit(std::string_view kind, nlohmann::json fields) {
    const std::lock_guard lock(m_mutex);
    if (m_ended) return;
    flush();
    send(kind, std::move(fields));
    m_ended = isEnd(kind);
}

void Trace::delta(std::string_view kind, std::int64_t call, std::string_view text) {
    const std::lock_guard lock(m_mutex);
    if (m_ended) return;
    if (kind != m_pendingKind || call != m_pendingCall) {
        flush();
        m_pendingKind = kind;
        m_pendingCall = call;
    }
    m_pendingText += text;
    if (std::chrono::steady_clock::now() - m_lastDelta >= deltaPause) flush();
}

void Trace::fail(const Error& error) {
    if (error.kind == ErrorKind::Cancelled)
        emit("run_cancelled");
    else
        emit("run_failed", {{"error", toJson(error)}});
}

std::int64_t Trace::nextCall() {
    const std::lock_guard lock(m_mutex);
    return ++m_calls;
}

bool Trace::ended() const {
    const std::lock_guard lock(m_mutex);
    return m_ended;
}

double Trace::elapsedMs() const {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - m_start)
        .count();
}

void Trace::send(std::string_view kind, nlohmann::json fields) {
    nlohmann::json event = fields.is_object() ? std::move(fields) : nlohmann::json::object();
    event["v"] = traceVersion;
    event["run"] = m_run;
    event["seq"] = ++m_seq;
    event["t_ms"] = elapsedMs();
    event["kind"] = kind;
    if (m_sink) m_sink(event);
}

void Trace::flush() {
    if (m_pendingText.empty()) return;
    send(m_pendingKind, {{"call", m_pendingCall}, {"text", m_pendingText}});
    m_pendingText.clear();
    m_lastDelta = std::chrono::steady_clock::now();
}

std::string newRunId() {
    std::random_device device;
    constexpr std::string_view digits = "0123456789abcdef";
    std::string id;
    for (int i = 0; i < 4; ++i) {
        unsigned bits = device();
        for (int j = 0; j < 8; ++j, bits >>= 4U) id += digits[bits & 15U];
    }
    return id;
}

}  // namespace tripletalk::answering
