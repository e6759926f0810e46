// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "retrieval/valueindex.h"

#include <string_view>
#include <vector>

/// From all links of a text to those worth showing. Private to the room.
namespace tripletalk::retrieval {

/// A single letter beside a mention stands for another word of the name ("J. Brandström"): the
/// mention takes it in, names that have such a word gain, and the others lose.
void useInitials(std::string_view text, std::vector<ValueLink>& links);

/// Strongest mentions first: a weaker one that overlaps with another stretch is dropped. Things of
/// the schema and things of the data do not compete: "supplier" in "supplier Nord" may name the
/// table, too. Candidates as good as the best are all kept. Expects the links strongest first.
std::vector<ValueLink> choose(std::vector<ValueLink> links, const LinkOptions& options);

}  // namespace tripletalk::retrieval
