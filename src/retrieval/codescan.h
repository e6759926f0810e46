// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

namespace tripletalk::retrieval {

/// The inner product of 16-bit weights and 8-bit codes. The caller sees to it that the sum fits.
std::int32_t innerProduct(const std::int16_t* weights, const std::uint8_t* codes,
                          std::size_t count);

}  // namespace tripletalk::retrieval
