// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"

#include <chrono>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace tripletalk::answering {

/// Receives the events of a run in order, on the run's worker threads, one at a time.
using TraceSink = std::function<void(const nlohmann::json& event)>;

/// The append-only stream of typed events of one run (docs/trace.md): everything that is known of a
/// run is in it. Each event is an object {v, run, seq, t_ms, kind, …}. Exactly one of
/// answer_finished, attribution_finished, run_failed and run_cancelled ends it; what is emitted
/// afterwards is dropped.
/// Thread-safe.
class Trace {
  public:
    Trace(std::string run, TraceSink sink);
    ~Trace();

    /// Adds an event; `fields` is an object with the kind's own members. Pending deltas go out
    /// first.
    void emit(std::string_view kind, nlohmann::json fields = nlohmann::json::object());

    /// Adds streamed text of kind model_delta or answer_delta; pieces within 30 ms become one
    /// event.
    void delta(std::string_view kind, std::int64_t call, std::string_view text);

    /// Ends the run with run_cancelled for Cancelled, else run_failed.
    void fail(const Error& error);

    /// A number that joins the events of one model or tool call.
    std::int64_t nextCall();

    [[nodiscard]] bool ended() const;
    [[nodiscard]] const std::string& run() const { return m_run; }
    [[nodiscard]] double elapsedMs() const;

  private:
    void send(std::string_view kind, nlohmann::json fields);
    void flush();

    std::string m_run;
    TraceSink m_sink;
    mutable std::recursive_mutex m_mutex;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    std::chrono::steady_clock::time_point m_lastDelta = m_start;
    std::string m_pendingKind;
    std::string m_pendingText;
    std::int64_t m_pendingCall = 0;
    std::int64_t m_seq = 0;
    std::int64_t m_calls = 0;
    bool m_ended = false;
};

/// A new random run id.
std::string newRunId();

}  // namespace tripletalk::answering
