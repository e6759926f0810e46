// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

namespace tripletalk::retrieval {

/// The inner product of 16-bit weights and 8-bit codes. The caller sees to it that the sum fits.
std::int32_t innerProduct(const std::int16_t* weights, const std::uint8_t* codes,
                          std::size_t count);

/// The same with 4-bit codes, two a byte, of which the first is the low half: `even` are the
/// weights of the first ones, `odd` those of the second.
std::int32_t innerProduct(const std::int16_t* even, const std::int16_t* odd,
                          const std::uint8_t* pairs, std::size_t count);

}  // namespace tripletalk::retrieval
