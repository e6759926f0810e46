// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/editdistance.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace tripletalk {

namespace {
constexpr int longest = 64;  ///< characters; nobody misspells a longer word so little
}

int editDistance(std::u32string_view a, std::u32string_view b, int limit) {
    const int rows = static_cast<int>(a.size());
    const int columns = static_cast<int>(b.size());
    if (std::abs(rows - columns) > limit || columns >= longest) return limit + 1;
    // Only the band around the diagonal can stay within the limit; what lies outside counts as
    // beyond it.
    std::array<std::array<int, longest + 1>, 3> table{};
    int* twoAgo = table[0].data();
    int* previous = table[1].data();
    int* current = table[2].data();
    for (int j = 0; j <= columns; ++j) previous[j] = j;
    for (int i = 1; i <= rows; ++i) {
        const int first = std::max(1, i - limit);
        const int last = std::min(columns, i + limit);
        current[first - 1] = first == 1 ? i : limit + 1;
        int best = current[first - 1];
        for (int j = first; j <= last; ++j) {
            const int above = j == i + limit ? limit + 1 : previous[j] + 1;
            const int change = a[i - 1] == b[j - 1] ? 0 : 1;
            current[j] = std::min({above, current[j - 1] + 1, previous[j - 1] + change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                current[j] = std::min(current[j], twoAgo[j - 2] + 1);
            best = std::min(best, current[j]);
        }
        if (best > limit) return limit + 1;
        std::swap(twoAgo, previous);
        std::swap(previous, current);
    }
    return std::min(previous[columns], limit + 1);
}

}  // namespace tripletalk
