// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace tripletalk {

/// Insertions, deletions, substitutions and swaps of neighbours that turn one word into the other
/// (optimal string alignment); `limit` + 1 as soon as it is certain to exceed `limit`, or if a word
/// has 64 characters or more.
int editDistance(std::u32string_view a, std::u32string_view b, int limit);

}  // namespace tripletalk
