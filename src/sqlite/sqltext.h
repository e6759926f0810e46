// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::sqlite {

/// A piece of SQL text. White space is none.
struct SqlToken {
    enum class Kind {
        Word,  ///< a keyword or a name without quotes
        Name,  ///< "name", [name] or `name`
        Text,  ///< 'text'
        Number,
        Symbol,   ///< one character, or "::"
        Comment,  ///< among `piecesOf` alone
    };
    Kind kind;
    std::string_view text;  ///< as written, with its quotes; points into the SQL
    bool spaceBefore = false;
    bool open = false;  ///< the SQL ends before the quote or comment does

    /// Without quotes and in lower case (ASCII), for comparing names and keywords.
    [[nodiscard]] std::string key() const;
};

/// Tokens and comments. Never fails: whatever SQLite would not accept becomes symbols.
std::vector<SqlToken> piecesOf(std::string_view sql);
/// The same without comments.
std::vector<SqlToken> tokensOf(std::string_view sql);

/// A name as SQLite compares it.
std::string nameKey(std::string_view name);
/// Whether a name without quotes may hold the byte.
bool isWordByte(char c);
/// Whether the token is a name: quoted, or a word that is not reserved.
bool isName(const SqlToken& token);

/// What is named, as keys, in the order of the text: names and words of all kinds.
std::vector<std::string> namesIn(std::string_view sql);

/// What stands where a table may: behind FROM, JOIN or a comma.
struct TableName {
    std::string table;  ///< as a key
    std::string alias;  ///< likewise; the table's name where none is given
};
/// Of a query that may be unfinished. Names behind commas need not be those of tables.
std::vector<TableName> tableNamesIn(std::string_view sql);

/// For each token that is an opening parenthesis the place of the closing one, else 0. Nothing
/// where they do not match.
std::optional<std::vector<std::size_t>> closingParentheses(const std::vector<SqlToken>& tokens);

/// The one statement of a text, without what ends it; nothing if there are none or several.
std::optional<std::string_view> oneStatement(std::string_view sql);

/// What a CREATE VIEW selects; nothing if it is none.
std::optional<std::string_view> viewBody(std::string_view sql);

/// The statement with LEFT and RIGHT quoted where they are called: SQLite before 3.44 takes them
/// for words of a join, behind which no parenthesis can stand.
std::string withQuotedFunctions(std::string_view sql);

/// How many SELECTs SQLite makes of the statement when it copies each WITH part to every place that
/// names it: chained parts that name each other twice double with each link, before any time limit
/// could be checked. An upper estimate, cut off at `most`.
std::size_t expandedParts(const std::vector<SqlToken>& tokens, std::size_t most);

}  // namespace tripletalk::sqlite
