// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string_view>

namespace tripletalk::text {

/// Where a part begins at or behind `from`, or npos. The time grows with the lengths of the two;
/// that of std::string_view::find may grow with their product.
std::size_t find(std::string_view text, std::string_view part, std::size_t from = 0);

}  // namespace tripletalk::text
