// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

/// The slow rules by which the benchmark decides what a mention means. They share no code with the
/// value index.
namespace tripletalk::bench {

/// Folded runs of letters and of digits.
std::vector<std::string> nameWords(std::string_view name);

/// True if a person may have written `said` for the name's word: the same, one or two edits away,
/// plural, cut off, or shortened to some of its letters.
bool mayMean(const std::string& said, const std::string& word);

/// True if each word said stands for another word of the name.
bool fits(const std::vector<std::string>& said, const std::vector<std::string>& name);

/// True if the name has all words said as they are.
bool holds(const std::vector<std::string>& name, const std::vector<std::string>& said);

}  // namespace tripletalk::bench
