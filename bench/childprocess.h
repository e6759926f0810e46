// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <functional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::bench {

/// What one process used from its start to its end.
struct Used {
    double seconds = 0;     ///< on the wall
    double cpuSeconds = 0;  ///< user and system, all threads
    double peakMb = 0;      ///< resident memory
};

/// Runs `work` in a process of its own (a fork: the caller has one thread) and hands its result
/// back. Errors: those of `work`, Internal if the process died.
Result<std::pair<nlohmann::json, Used>> inChild(
    const std::function<Result<nlohmann::json>()>& work);

/// Runs a program, found in PATH, and drops its output. Errors: NotFound, Internal (it failed).
Result<Used> runProgram(const std::vector<std::string>& command);

struct TimedLine {
    std::string text;
    double seconds = 0;  ///< since the program was started
};

/// Runs a program and hands back what it writes to its standard output, line by line with the time.
/// Errors: NotFound, Internal (it failed).
Result<std::vector<TimedLine>> timedLines(const std::vector<std::string>& command);

}  // namespace tripletalk::bench
