// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>

namespace tripletalk {

/// FNV-1a with a last mix: the same on every computer, since it stands in files. For finding and
/// for damage, not against somebody who wants two texts to have the same.
constexpr std::uint64_t hashOf(std::string_view text) {
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
    hash ^= hash >> 32U;
    hash *= 0xD6E8FEB86659FD93ULL;
    return hash ^ hash >> 32U;
}

}  // namespace tripletalk
