// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/sentence.h"

#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::curation {

/// Why a person's name cannot be one of SQL, or nothing. Blanks and keywords are fine (SQL quotes
/// them); control characters, quotes, blanks at the ends and names that the program uses are not.
Sentence whyNoName(std::string_view name);

/// Why a text is not an expression of SQL and no more than one, or nothing: parentheses balance, no
/// statement ends in it. Everything else (a remark without an end) is the sandbox's to refuse.
Sentence whyNoExpression(std::string_view expression);

/// Names of one scope: what each was and what it is wanted to be (empty: as it was).
struct WantedName {
    std::string induced;
    std::string wanted = {};
};

/// The names that all of them get. A wanted one that another has or wants, upper and lower case
/// being one, is left as it was; `clash(index)` is told. Those called `quiet` give way first and
/// without a word.
std::vector<std::string> settleNames(const std::vector<WantedName>& names,
                                     const std::vector<bool>& quiet,
                                     std::vector<std::size_t>& clashes);

}  // namespace tripletalk::curation
