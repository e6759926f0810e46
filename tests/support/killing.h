// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <functional>
#include <vector>

namespace tripletalk::tests {

/// How long `work` takes in a process of its own; throws if it fails there. `work` returns whether
/// it succeeded. Call it while the process has one thread: it is forked.
std::chrono::microseconds durationOf(const std::function<bool()>& work);

/// Starts `work` in a process of its own and kills that (SIGKILL) when it has run for `after`.
/// False if it had ended by then.
bool killedAfter(std::chrono::microseconds after, const std::function<bool()>& work);

/// Random moments of something that takes `duration`: one in each of `count` equal parts of it. The
/// same seed chooses the same fractions.
std::vector<std::chrono::microseconds> momentsOf(std::chrono::microseconds duration, int count,
                                                 unsigned seed);

}  // namespace tripletalk::tests
