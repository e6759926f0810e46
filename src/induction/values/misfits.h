// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::induction {

/// Values that a rule cannot read: how many there are, and the first few different ones.
struct Misfits {
    std::int64_t count = 0;
    std::vector<std::string> samples = {};

    void add(std::string_view text, std::int64_t times = 1);

    /// So many that looking at further values is not worth the time.
    [[nodiscard]] bool outweigh(std::int64_t fits) const { return count > 32 && count > fits; }
};

}  // namespace tripletalk::induction
