// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::lookup {

/// The words of a name or of a query, in one form: letters of alphabets in ASCII ("Łódź" -> "lodz",
/// "Москва" -> "moskva"), lower case, split at white space, punctuation stripped from both ends of
/// a word ("U.S." -> "u.s"; a word of nothing else stays). Scripts that put no blanks between words
/// (Chinese, Japanese, Thai, …) give each character with its next one, the last one alone ("清华大"
/// -> "清华", "华大", "大"), so that any part of a text finds the whole. Words are at most 128
/// bytes long and then cut, names and queries at 1,000 words.
void wordsOf(std::string_view text, std::vector<std::string>& words);

/// Bits by which to tell without a look at its words that a name cannot have a word that begins
/// with some keyword: for the first character of each word one of the lower 24, for the first two
/// one of the upper 40. A name has all bits of what its words begin with; it may have them by
/// accident.
using Marks = std::uint64_t;
inline constexpr Marks initialMarks = (Marks{1} << 24U) - 1;
Marks marksOf(std::string_view word);

}  // namespace tripletalk::lookup
