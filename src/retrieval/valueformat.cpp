// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/valueformat.h"

#include "language/valuewords.h"

#include <algorithm>
#include <cmath>

namespace tripletalk::retrieval::values {

float wordWeight(std::string_view word, std::int64_t namesWithIt, std::int64_t names) {
    if (language::isFunctionWord(word)) return 0.2F;
    const double rarity =
        std::log(1.0 + static_cast<double>(names) /
                           static_cast<double>(std::max<std::int64_t>(1, namesWithIt)));
    const bool singleLetter = word.size() == 1 && (word[0] < '0' || word[0] > '9');
    return static_cast<float>(singleLetter ? rarity / 2 : rarity);
}

std::int64_t bagOf(std::vector<std::uint32_t> words) {
    std::ranges::sort(words);
    std::uint64_t hash = 1469598103934665603ULL;  // FNV-1a over the numbers' bytes
    for (const std::uint32_t word : words) {
        for (int shift = 0; shift < 32; shift += 8) {
            hash ^= (word >> shift) & 0xFFU;
            hash *= 1099511628211ULL;
        }
    }
    return static_cast<std::int64_t>(hash);
}

std::int64_t bagOfInitials(std::string_view letters) {
    std::uint64_t hash = 0x9E3779B97F4A7C15ULL;
    for (const char c : letters) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 1099511628211ULL;
    }
    return static_cast<std::int64_t>(hash);
}

}  // namespace tripletalk::retrieval::values
