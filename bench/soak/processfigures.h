// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <vector>

#include <sys/types.h>

namespace tripletalk::soak {

/// What a process holds at a moment, as /proc tells it.
struct ProcessFigures {
    double residentMb = 0;
    double anonymousMb = 0;  ///< of that, what is in no file: heap and stacks
    int handles = 0;         ///< open file descriptors
    int threads = 0;
};

/// Nothing if there is no such process.
std::optional<ProcessFigures> figuresOf(pid_t process);

/// 0 of none.
double median(std::vector<double> values);

}  // namespace tripletalk::soak
