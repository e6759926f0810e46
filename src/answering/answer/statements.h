// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::answering {

/// A sentence of an answer without its citations, and the sources that it cites. A list item or
/// table row without a citation of its own cites what the line before the list cites.
struct CitedSentence {
    std::string text;
    std::vector<int> citations;
    std::size_t begin = 0;  ///< where it stands in the answer, in bytes
};

std::vector<CitedSentence> sentences(std::string_view markdown);

/// True if the words of `statement` stand in `text` one after the other: free of case and accents,
/// numbers within 0.5 %.
bool states(std::string_view text, std::string_view statement);

/// True if a source (of `ask --json`) says it: in its title, its text, or in one cell of its rows.
bool holds(const nlohmann::json& source, std::string_view statement);

}  // namespace tripletalk::answering
