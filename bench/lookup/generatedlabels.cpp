// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/generatedlabels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace tripletalk::bench {

namespace {

constexpr std::array<std::string_view, 12> functionWords{"the", "of",  "and", "in",   "a",    "de",
                                                         "for", "new", "on",  "with", "from", "to"};
constexpr std::array<std::string_view, 24> onsets{"b", "c",  "d",  "f",  "g",  "h",  "j",  "k",
                                                  "l", "m",  "n",  "p",  "r",  "s",  "t",  "v",
                                                  "w", "st", "br", "ch", "th", "tr", "gr", "con"};
constexpr std::array<std::string_view, 10> vowels{"a",  "e",  "i",  "o",  "u",
                                                  "ai", "ea", "er", "in", "ar"};

/// Always the same word for a number; the lower, the shorter.
std::string spelt(std::uint64_t number) {
    std::string word;
    for (std::uint64_t rest = number + 1; rest > 0; rest /= onsets.size() * vowels.size()) {
        word += onsets[rest % onsets.size()];
        word += vowels[rest / onsets.size() % vowels.size()];
    }
    return word;
}

}  // namespace

GeneratedLabels::GeneratedLabels(std::uint32_t words, unsigned seed)
    : m_words(words), m_random(seed) {}

std::uint64_t GeneratedLabels::below(std::uint64_t limit) {
    return std::uniform_int_distribution<std::uint64_t>(0, limit - 1)(m_random);
}

std::string GeneratedLabels::word() {
    if (below(4) == 0) return std::string(functionWords[std::min(below(12), below(12))]);
    // The logarithm of the rank is even: Zipf's law with exponent 1.
    const double share = std::uniform_real_distribution<double>(0, 1)(m_random);
    return spelt(static_cast<std::uint64_t>(std::exp(share * std::log(m_words))));
}

std::string GeneratedLabels::label() {
    std::string label;
    for (std::uint64_t i = 1 + below(3) + below(4); i > 0; --i)
        label += (label.empty() ? "" : " ") + word();
    return label;
}

std::string GeneratedLabels::query() {
    std::string query;
    for (std::uint64_t i = 1 + below(4); i > 0; --i) {
        std::string one = word();
        const std::uint64_t change = below(10);
        if (change == 0) one.resize(std::max<std::size_t>(1, one.size() / 2));
        if (change == 1) one += "qx";  // known to nobody
        query += (query.empty() ? "" : " ") + one;
    }
    return query;
}

}  // namespace tripletalk::bench
