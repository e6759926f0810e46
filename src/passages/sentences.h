// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::passages {

/// The text's sentences, without the white space between them; abbreviations and numbers ("5.8") do
/// not end one.
std::vector<std::string> sentencesOf(std::string_view text);

/// The text with a full stop at its end, unless it has a closing mark already.
std::string asSentence(std::string text);

/// The pieces joined by `separator` to as few texts as possible of at most `maxBytes` each. A
/// longer piece is cut at its sentences, then at blanks, then at a character's border; nothing is
/// lost.
std::vector<std::string> packed(const std::vector<std::string>& pieces, std::size_t maxBytes,
                                std::string_view separator = " ");

}  // namespace tripletalk::passages
