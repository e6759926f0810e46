// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/cypherengine.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What an editor asks of a query that may be unfinished. Any thread.
namespace tripletalk::cypher {

struct CypherSpan {
    enum class Kind : unsigned char { Keyword, Variable, Text, Number, Comment };
    Kind kind = Kind::Keyword;
    std::size_t begin = 0, end = 0;  ///< bytes
};
/// In their order, not overlapping.
std::vector<CypherSpan> spansOf(std::string_view query);

/// The bytes of the word at a line and column (from 1, in characters); empty, and where it would
/// stand, if there is none.
std::pair<std::size_t, std::size_t> wordAt(std::string_view query, std::int64_t line,
                                           std::int64_t column);

struct CypherCompletion {
    enum class Kind : unsigned char { Label, Type, Property, Variable, Function, Keyword };
    Kind kind = Kind::Keyword;
    std::string text;  ///< as it is to be written
};
struct CypherCompletions {
    std::size_t begin = 0;  ///< of the word that is replaced
    std::vector<CypherCompletion> list = {};
};
/// What may come at byte `cursor`, the likeliest first.
CypherCompletions completeCypher(const CypherEngine::Names& names, std::string_view query,
                                 std::size_t cursor);

/// The names of labels, types and properties that a query uses.
std::vector<std::string> namesIn(std::string_view query);

}  // namespace tripletalk::cypher
