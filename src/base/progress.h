// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

namespace tripletalk {

/// How far one stage of long work has come. `total` is 0 while it is not known.
struct Progress {
    std::string stage;  ///< stable name: "read", "index", "induce", "fill", "verbalise", "values",
                        ///< "embed", "finish"
    std::int64_t done = 0;
    std::int64_t total = 0;
    std::string unit = {};  ///< "bytes", "triples", "rows", "names", "passages"

    // Added by a ProgressMeter:
    double perSecond = 0;     ///< units, on average since the stage began; 0 while unknown
    double secondsLeft = -1;  ///< below 0 while unknown
    bool finished = false;    ///< the stage's last report
};

/// Called on the working thread, often; a receiver that shows it throttles. May be empty. Where
/// several threads work, calls come from any of them, one at a time.
using ProgressSink = std::function<void(const Progress&)>;

/// Passes the progress of one thread's work on with rate and time left, as soon as a stage has
/// worked long enough for these to mean something. Its stages follow one another: a new one's first
/// report ends the one before.
class ProgressMeter {
  public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::milliseconds soonest{500};  ///< of a stage until its first rate

    explicit ProgressMeter(ProgressSink sink, std::function<Clock::time_point()> now = Clock::now);
    void operator()(const Progress& progress);

    /// The stage that was reported last has ended.
    void finish();

  private:
    ProgressSink m_sink;
    std::function<Clock::time_point()> m_now;
    Progress m_last;
    Clock::time_point m_begin;
};

}  // namespace tripletalk
