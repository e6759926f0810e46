// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/editdistance.h"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

namespace tripletalk::retrieval {

int editDistance(std::u32string_view a, std::u32string_view b, int limit) {
    if (std::abs(static_cast<int>(a.size()) - static_cast<int>(b.size())) > limit) return limit + 1;
    std::vector<int> twoAgo(b.size() + 1), previous(b.size() + 1), current(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) previous[j] = static_cast<int>(j);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        current[0] = static_cast<int>(i);
        int best = current[0];
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const int change = a[i - 1] == b[j - 1] ? 0 : 1;
            current[j] = std::min({previous[j] + 1, current[j - 1] + 1, previous[j - 1] + change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                current[j] = std::min(current[j], twoAgo[j - 2] + 1);
            best = std::min(best, current[j]);
        }
        if (best > limit) return limit + 1;
        std::swap(twoAgo, previous);
        std::swap(previous, current);
    }
    return std::min(previous[b.size()], limit + 1);
}

}  // namespace tripletalk::retrieval
