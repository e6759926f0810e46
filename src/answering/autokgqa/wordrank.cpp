// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/autokgqa/wordrank.h"

#include <algorithm>
#include <cmath>

namespace tripletalk::answering {

namespace {

constexpr double saturation = 1.2;    // k1
constexpr double lengthShare = 0.75;  // b

}  // namespace

double bm25(const NamedHit& hit, const std::vector<std::size_t>& having,
            const NameStatistics& statistics) {
    const double length =
        1 - lengthShare +
        lengthShare * static_cast<double>(hit.words) / std::max(statistics.wordsPerName, 1.0);
    double score = 0;
    for (std::size_t i = 0; i < hit.occurrences.size(); ++i) {
        const double idf = 1 + std::log(static_cast<double>(statistics.names) /
                                        static_cast<double>(having[i] + 1));
        const auto often = static_cast<double>(hit.occurrences[i]);
        score += idf * often * (saturation + 1) / (often + saturation * length);
    }
    return score;
}

std::size_t bestHit(const std::vector<NamedHit>& hits, const std::vector<double>& scores) {
    const double best = *std::ranges::max_element(scores);
    const auto most =
        static_cast<double>(std::ranges::max_element(hits, {}, &NamedHit::count)->count);
    const auto rank = [&](std::size_t i) {
        const double share = best > 0 ? scores[i] / best : 0;
        return most > 0 ? (2 * share + static_cast<double>(hits[i].count) / most) / 3 : share;
    };
    std::size_t chosen = 0;
    for (std::size_t i = 1; i < hits.size(); ++i)
        if (rank(i) > rank(chosen)) chosen = i;
    return chosen;
}

}  // namespace tripletalk::answering
