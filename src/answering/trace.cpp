// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/trace.h"

#include <random>
#include <utility>

namespace tripletalk::answering {

namespace {

constexpr std::chrono::milliseconds deltaPause{30};

/// Adds a piece of text to a delta that waits, if it is of the same call.
bool appended(EventBody& waiting, const EventBody& piece) {
    if (auto* answer = std::get_if<AnswerDelta>(&waiting))
        if (const auto* next = std::get_if<AnswerDelta>(&piece)) {
            answer->text += next->text;
            return true;
        }
    auto* model = std::get_if<ModelDelta>(&waiting);
    const auto* next = std::get_if<ModelDelta>(&piece);
    if (!model || !next || model->call != next->call) return false;
    model->text += next->text;
    return true;
}

}  // namespace

Trace::Trace(std::string run, TraceSink sink) : m_run(std::move(run)), m_sink(std::move(sink)) {}

Trace::~Trace() {
    const std::lock_guard lock(m_mutex);
    flush();
}

void Trace::emit(EventBody body) {
    const std::lock_guard lock(m_mutex);
    if (m_ended || gather(body)) return;
    flush();
    send(std::move(body));
}

bool Trace::gather(EventBody& body) {
    const bool isDelta =
        std::holds_alternative<ModelDelta>(body) || std::holds_alternative<AnswerDelta>(body);
    if (!isDelta) return false;
    if (!m_pending || !appended(*m_pending, body)) {
        flush();
        m_pending = std::move(body);
    }
    if (std::chrono::steady_clock::now() - m_lastDelta >= deltaPause) flush();
    return true;
}

void Trace::fail(const Error& error) {
    if (error.kind == ErrorKind::Cancelled)
        emit(RunCancelled());
    else
        emit(RunFailed{error});
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

void Trace::send(EventBody body) {
    const Event event{m_run, ++m_seq, elapsedMs(), std::move(body)};
    m_ended = event.endsRun();
    if (m_sink) m_sink(event);
}

void Trace::flush() {
    if (!m_pending) return;
    send(*std::exchange(m_pending, std::nullopt));
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
