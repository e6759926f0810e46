// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ascii.h"

#include <string_view>

/// The classes of characters in names that the grammars of Turtle and SPARQL share.
namespace tripletalk::rdf {

/// PN_CHARS_BASE
constexpr bool beginsPrefix(char32_t c) {
    struct Range {
        char32_t first, last;
    };
    constexpr Range ranges[] = {{0xC0, 0xD6},     {0xD8, 0xF6},     {0xF8, 0x2FF},
                                {0x370, 0x37D},   {0x37F, 0x1FFF},  {0x200C, 0x200D},
                                {0x2070, 0x218F}, {0x2C00, 0x2FEF}, {0x3001, 0xD7FF},
                                {0xF900, 0xFDCF}, {0xFDF0, 0xFFFD}, {0x10000, 0xEFFFF}};
    if (c < 0x80) return ascii::isLetter(c);
    for (const Range& range : ranges)
        if (c >= range.first && c <= range.last) return true;
    return false;
}

/// What variables, labels and local names may begin with, but for what is said of digits.
constexpr bool beginsName(char32_t c) { return beginsPrefix(c) || c == '_' || ascii::isDigit(c); }

/// In variables.
constexpr bool continuesVariable(char32_t c) {
    return beginsName(c) || c == 0xB7 || (c >= 0x300 && c <= 0x36F) || c == 0x203F || c == 0x2040;
}

/// PN_CHARS
constexpr bool continuesName(char32_t c) { return continuesVariable(c) || c == '-'; }

/// What a backslash may stand before in a local name.
constexpr bool isEscapedInName(char c) {
    return std::string_view("_~.-!$&'()*+,;=/?#@%").find(c) != std::string_view::npos;
}

}  // namespace tripletalk::rdf
