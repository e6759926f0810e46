// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::sqlite {

/// A piece of SQL text. Comments and white space are no tokens.
struct SqlToken {
    enum class Kind {
        Word,  ///< a keyword or a name without quotes
        Name,  ///< "name", [name] or `name`
        Text,  ///< 'text'
        Number,
        Symbol,  ///< one character, or "::"
    };
    Kind kind;
    std::string_view text;  ///< as written, with its quotes; points into the SQL
    bool spaceBefore = false;

    /// Without quotes and in lower case (ASCII), for comparing names and keywords.
    [[nodiscard]] std::string key() const;
};

/// Never fails: whatever SQLite would not accept becomes symbols.
std::vector<SqlToken> tokensOf(std::string_view sql);

/// The statement with LEFT and RIGHT quoted where they are called: SQLite before 3.44 takes them
/// for words of a join, behind which no parenthesis can stand.
std::string withQuotedFunctions(std::string_view sql);

/// How many SELECTs SQLite makes of the statement when it copies each WITH part to every place that
/// names it: chained parts that name each other twice double with each link, before any time limit
/// could be checked. An upper estimate, cut off at `most`.
std::size_t expandedParts(const std::vector<SqlToken>& tokens, std::size_t most);

}  // namespace tripletalk::sqlite
