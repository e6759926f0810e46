// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/codescan.h"

namespace tripletalk::retrieval {

// A file of its own, so that release builds vectorise these loops (CMakeLists.txt).
std::int32_t innerProduct(const std::int16_t* weights, const std::uint8_t* codes,
                          std::size_t count) {
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += std::int32_t{weights[i]} * std::int32_t{codes[i]};
    return sum;
}

// Two loops, since each becomes one instruction for eight products; one for both does not.
std::int32_t innerProduct(const std::int16_t* even, const std::int16_t* odd,
                          const std::uint8_t* pairs, std::size_t count) {
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += std::int32_t{even[i]} * std::int32_t{static_cast<std::int16_t>(pairs[i] & 15)};
    for (std::size_t i = 0; i < count; ++i)
        sum += std::int32_t{odd[i]} * std::int32_t{static_cast<std::int16_t>(pairs[i] >> 4)};
    return sum;
}

}  // namespace tripletalk::retrieval
