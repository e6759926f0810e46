// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tripletalk::rdf {

/// Where the first byte stands that is not well-formed UTF-8 (no overlong forms, no surrogates), or
/// npos. Faster than decoding, for it is asked of every statement.
std::size_t firstInvalidUtf8(std::string_view text);

/// Appends a character; false for a number that is none (surrogates, beyond U+10FFFF).
bool appendUtf8(char32_t character, std::string& text);

}  // namespace tripletalk::rdf
