// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"

#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::answering {

/// One "[n]", "[n, m]" or "[Source n]" of a text.
struct Citation {
    std::size_t begin = 0;  ///< of its bracket, in bytes
    std::size_t end = 0;    ///< behind its bracket
    std::vector<int> numbers;
};

/// The citations of a text, from the first to the last: the one way to find them.
std::vector<Citation> citations(std::string_view text);

/// The numbers cited in a text, in order of first appearance.
std::vector<int> citationsIn(std::string_view text);

/// The text without any citation.
std::string withoutCitations(std::string_view text);

/// The text without citations of numbers that are no source or a failed one; [1, 2] becomes [1][2].
std::string settledCitations(std::string_view text, const std::vector<Source>& sources);

}  // namespace tripletalk::answering
