// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/queryterm.h"

#include <optional>
#include <string>

/// Expressions of SPARQL over one variable ("?price").
namespace tripletalk::answering::reading {

/// SQL's LIKE as a test of a text: %x%, x% or %x; nothing for other patterns.
std::optional<std::string> likeTest(const std::string& pattern, const std::string& of);

/// `isOptional`: not each row has it; SPARQL has no sum over what is not there, not even over the
/// rest.
std::string computed(Function function, const std::string& variable, bool isOptional);

}  // namespace tripletalk::answering::reading
