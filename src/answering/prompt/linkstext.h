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

/// Links as lines "'words': …", best first, as many as fit. Where words are part of many names of
/// one table, one line tells how many, with a pattern for them; a value that only repeats a thing's
/// name is not told.
std::string linksText(std::string_view question, const std::vector<retrieval::ValueLink>& links,
                      std::size_t tokens);

/// Words of a question that were understood by another one, a synonym or a translation.
using OtherWords = std::vector<std::pair<std::string, std::string>>;

/// They as lines "'word': perhaps 'other word'".
std::string otherWordsText(const OtherWords& words);

}  // namespace tripletalk::answering
