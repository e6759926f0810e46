// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/events.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>

namespace tripletalk::answering {

/// Receives the events of a run in order, on the run's worker threads, one at a time.
using TraceSink = std::function<void(const Event& event)>;

/// The append-only stream of typed events of one run (events.h, docs/trace.md): everything that is
/// known of a run is in it. Exactly one of AnswerFinished, AttributionFinished, RunFailed and
/// RunCancelled ends it; what is emitted afterwards is dropped.
/// Thread-safe.
class Trace {
  public:
    Trace(std::string run, TraceSink sink);
    ~Trace();

    /// Adds an event. Pieces of streamed text (ModelDelta, AnswerDelta) of one call that come
    /// within 30 ms become one event; they go out before any other.
    void emit(EventBody body);

    /// Ends the run with RunCancelled for Cancelled, else RunFailed.
    void fail(const Error& error);

    /// A number that joins the events of one model or tool call.
    std::int64_t nextCall();

    [[nodiscard]] bool ended() const;
    [[nodiscard]] const std::string& run() const { return m_run; }
    [[nodiscard]] double elapsedMs() const;

  private:
    bool gather(EventBody& body);
    void send(EventBody body);
    void flush();

    std::string m_run;
    TraceSink m_sink;
    mutable std::recursive_mutex m_mutex;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    std::chrono::steady_clock::time_point m_lastDelta = m_start;
    std::optional<EventBody> m_pending;  ///< a delta
    std::int64_t m_seq = 0;
    std::int64_t m_calls = 0;
    bool m_ended = false;
};

/// A new random run id.
std::string newRunId();

}  // namespace tripletalk::answering
