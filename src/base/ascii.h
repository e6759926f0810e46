// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <string_view>

/// The classes of ASCII characters, whatever the locale. A byte beyond ASCII, a character beyond
/// it and the end of a stream (-1) belong to none; what a letter is in other scripts QChar knows.
namespace tripletalk::ascii {

constexpr bool isDigit(char32_t c) { return c >= '0' && c <= '9'; }
constexpr bool isLower(char32_t c) { return c >= 'a' && c <= 'z'; }
constexpr bool isUpper(char32_t c) { return c >= 'A' && c <= 'Z'; }
constexpr bool isLetter(char32_t c) { return isLower(c) || isUpper(c); }
constexpr bool isLetterOrDigit(char32_t c) { return isLetter(c) || isDigit(c); }

inline bool hasDigit(std::string_view text) { return std::ranges::any_of(text, isDigit); }

/// Of a hexadecimal digit, -1 for any other character.
constexpr int hexValue(char32_t c) {
    if (isDigit(c)) return static_cast<int>(c - '0');
    if (c >= 'a' && c <= 'f') return static_cast<int>(c - 'a') + 10;
    if (c >= 'A' && c <= 'F') return static_cast<int>(c - 'A') + 10;
    return -1;
}

/// White space of RDF, SPARQL and JSON; isSpace has the vertical tab and the form feed as well.
constexpr bool isBlank(char32_t c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
constexpr bool isSpace(char32_t c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

constexpr char toLower(char c) { return isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr char toUpper(char c) { return isLower(c) ? static_cast<char>(c - 'a' + 'A') : c; }

}  // namespace tripletalk::ascii
