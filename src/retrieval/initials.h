// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "retrieval/valuematcher.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::retrieval {

/// A word of the text, or single letters with dots, that may be initials.
struct InitialsMention {
    std::size_t first = 0;
    std::size_t last = 0;
    std::string letters;
};

/// Those of a text, which `bytes` hold.
std::vector<InitialsMention> initialsIn(std::string_view bytes, const std::vector<TextWord>& text);

}  // namespace tripletalk::retrieval
