// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "retrieval/valueindex.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tripletalk::answering {

/// Those of them that say something: not a word inside a longer name that fits, nor a near miss
/// beside something that fits clearly better, nor a value that only repeats a thing's name.
std::vector<retrieval::ValueLink> tellingLinks(std::string_view question,
                                               const std::vector<retrieval::ValueLink>& links);

/// Telling links as lines "'words': …", best first, as many as fit. Where words are part of many
/// names of one table, one line tells how many, with a pattern for them.
std::string linksText(std::string_view question, const std::vector<retrieval::ValueLink>& links,
                      std::size_t tokens);

/// Words of a question, each with its translation among the base's.
using OtherWords = std::vector<std::pair<std::string, std::string>>;

/// They as lines "'word': perhaps 'translation'".
std::string otherWordsText(const OtherWords& words);

}  // namespace tripletalk::answering
