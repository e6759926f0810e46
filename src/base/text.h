// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Text helpers that several rooms share. All text is UTF-8.
namespace tripletalk::text {

bool isValidUtf8(std::string_view text);

/// Unicode lower case and upper case.
std::string toLower(std::string_view text);
std::string toUpper(std::string_view text);

/// For comparing: case folded, compatibility-decomposed, without accents ("Ça Ñ ß" -> "ca n ss").
std::string fold(std::string_view text);

/// Letters, digits and marks of full width as others write them ("ＡＢＣ１２３，" -> "ABC123,"),
/// and kana of half width in full; all else as it is.
std::string inUsualWidth(std::string_view text);

std::string_view trim(std::string_view text);
std::vector<std::string> split(std::string_view text, char separator);
std::string join(const std::vector<std::string>& parts, std::string_view separator);
std::string replaceAll(std::string text, std::string_view from, std::string_view to);

/// All runs of white space become one blank, none at the ends.
std::string collapseWhitespace(std::string_view text);

/// A piece of a text: the word as written and where it stands (byte offsets).
struct Word {
    std::string text;
    std::size_t begin = 0;
    std::size_t end = 0;
};
/// Words in Unicode's sense: runs of letters, marks and digits. Numbers keep inner '.' and ','
/// between digits
/// ("5.8" and "2,760" are one word).
std::vector<Word> words(std::string_view text);

/// True for a character of a script that writes without blanks (Han, Kana, Hangul, Thai, …).
bool isUnspacedScript(char32_t character);
/// True for a text that begins with such a character.
bool isUnspaced(std::string_view text);

/// As words, but of a script that writes without blanks each character, with the marks on it, is a
/// word of its own: nobody knows where words end there, and whoever compares what stands one after
/// the other needs not know.
std::vector<Word> wordsAndCharacters(std::string_view text);

/// At most `limit` bytes of it, cut at a character's border; "…" behind them marks the cut.
std::string elide(std::string_view text, std::size_t limit);

/// How many tokens of a language model a text takes: three and a half bytes each, which is on the
/// safe side for English and for SQL.
std::size_t estimatedTokens(std::string_view text);

/// The decimal text for a number that a person would write: no trailing zeros, no exponent for
/// everyday sizes.
std::string formatNumber(double value);

/// The whole text as a number (dot as decimal mark, optional sign and exponent), or nothing.
bool parseNumber(std::string_view text, double& value);

}  // namespace tripletalk::text
