// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/codescan.h"

namespace tripletalk::retrieval {

// A file of its own, so that release builds vectorise this loop (CMakeLists.txt).
std::int32_t innerProduct(const std::int16_t* weights, const std::uint8_t* codes,
                          std::size_t count) {
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += std::int32_t{weights[i]} * std::int32_t{codes[i]};
    return sum;
}

}  // namespace tripletalk::retrieval
