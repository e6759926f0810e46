// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::cypher {

struct Token {
    enum class Kind : unsigned char {
        Name,    ///< a word, keywords too
        Quoted,  ///< `between backticks`
        Parameter,
        Integer,
        Float,
        Text,
        Sign,
        End,
    };
    Kind kind = Kind::End;
    std::size_t begin = 0, end = 0;  ///< bytes of the query
    std::string text = {};           ///< what it says: without quotes, escapes read
    double number = 0;               ///< of Float
    std::uint64_t integer = 0;       ///< of Integer; at most 2^63
    std::size_t partner = 0;         ///< of "(": the token that closes it, 0 if none does
};

/// Reads all of a query into tokens, the last of which is End. Throws Mistake.
std::vector<Token> tokensOf(std::string_view query);

/// The same as far as the text can be read, for colours and completion of what is being written.
std::vector<Token> readableTokensOf(std::string_view query);

}  // namespace tripletalk::cypher
