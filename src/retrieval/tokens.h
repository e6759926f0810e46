// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::retrieval {

/// The unit in which names and questions are compared.
struct Token {
    std::string text;       ///< folded
    std::size_t begin = 0;  ///< byte offsets in the text as written
    std::size_t end = 0;
    bool stop = false;  ///< a function word, unless it is written like a code ("IT", "US")
};

/// The text's words, folded and split where letters meet digits ("220i" and "220 i" are the same
/// two tokens). A character of a script that writes without blanks (Han, Kana, Hangul, Thai) is a
/// token of its own.
std::vector<Token> tokens(std::string_view text);

/// Decodes valid UTF-8; a broken byte becomes U+FFFD.
std::u32string decode(std::string_view text);

}  // namespace tripletalk::retrieval
