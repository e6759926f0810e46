// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace tripletalk::cypher {

/// The same word, in any case of ASCII letters.
bool sameWord(std::string_view left, std::string_view right);

/// Words that begin or join clauses and operators, in upper case: no variable has such a name
/// without backticks. In any case of letters.
bool isReservedWord(std::string_view word);

/// A name as a query writes it: in backticks where it is no plain word.
std::string writtenName(const std::string& name);
/// A text as a query writes it, in single quotes.
std::string writtenText(std::string_view text);

/// Keywords as they are coloured and completed.
std::span<const std::string_view> keywords();

}  // namespace tripletalk::cypher
