// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace tripletalk::answering {

/// Sources that say the same, and how much they mattered for an answer.
struct AttributedCluster {
    std::vector<int> sources;
    double contribution = 0;  ///< 1 - mean similarity of the answers without it; 0: nothing changes
    double percent = 0;       ///< of all clusters; each member has this number
    std::string without = {};  ///< the first answer without it

    static void members(auto&& with) {
        with("sources", &AttributedCluster::sources);
        with("contribution", &AttributedCluster::contribution);
        with("percent", &AttributedCluster::percent);
        with("without", &AttributedCluster::without);
    }
};

}  // namespace tripletalk::answering
