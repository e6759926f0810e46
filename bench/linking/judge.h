// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "linking/mentions.h"
#include "retrieval/valueindex.h"

#include <map>
#include <string>
#include <vector>

namespace tripletalk::bench {

/// How many mentions of a kind were linked as expected.
struct Tally {
    std::size_t right = 0;
    std::size_t all = 0;
    [[nodiscard]] double share() const {
        return all == 0 ? 1 : static_cast<double>(right) / static_cast<double>(all);
    }
};

struct LinkingReport {
    std::map<Expected, Tally> byExpectation;
    std::map<std::string, Tally> byKind;
    std::vector<std::string> failures;  ///< one line each: what was asked, wanted and found
    std::vector<double> milliseconds;   ///< of each look-up
};

/// Clear: the best entity on the mention is the right one. Ambiguous: all entities are among the
/// links. Absent: neither an entity nor a value is linked.
Result<void> judge(const retrieval::ValueIndex& index, const std::vector<Mention>& mentions,
                   LinkingReport& report);

}  // namespace tripletalk::bench
