// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/editor/cypherediting.h"
#include "cypher/parser/cyphertoken.h"
#include "cypher/parser/cypherwords.h"

#include <algorithm>
#include <optional>

namespace tripletalk::cypher {

namespace {

bool isSignOf(const Token& token, std::string_view signs) {
    return token.kind == Token::Kind::Sign && token.text.size() == 1 &&
           signs.find(token.text) != std::string_view::npos;
}

bool isKeywordWord(const Token& token) {
    if (token.kind != Token::Kind::Name) return false;
    const auto shown = keywords();
    return isReservedWord(token.text) ||
           std::any_of(shown.begin(), shown.end(),
                       [&](std::string_view word) { return sameWord(word, token.text); });
}

/// Names of labels, types, properties and keys of maps stand behind ":", "|" or ".", or before ":".
bool isNameOfGraph(const std::vector<Token>& tokens, std::size_t index) {
    return (index > 0 && isSignOf(tokens[index - 1], ":|.")) ||
           (index + 1 < tokens.size() && isSignOf(tokens[index + 1], ":") && index > 0 &&
            isSignOf(tokens[index - 1], "{,"));
}

std::optional<CypherSpan::Kind> kindOf(const std::vector<Token>& tokens, std::size_t index) {
    const Token& token = tokens[index];
    switch (token.kind) {
        case Token::Kind::Integer:
        case Token::Kind::Float:
            return CypherSpan::Kind::Number;
        case Token::Kind::Text:
            return CypherSpan::Kind::Text;
        case Token::Kind::Parameter:
            return CypherSpan::Kind::Variable;
        case Token::Kind::Name: {
            if (isNameOfGraph(tokens, index)) return std::nullopt;
            const bool calls = index + 1 < tokens.size() && isSignOf(tokens[index + 1], "(");
            if (isKeywordWord(token) || calls) return CypherSpan::Kind::Keyword;
            return CypherSpan::Kind::Variable;
        }
        default:
            return std::nullopt;
    }
}

/// Comments are what is neither a token nor a blank.
void addComments(std::string_view query, std::size_t begin, std::size_t end,
                 std::vector<CypherSpan>& spans) {
    const std::string_view between = query.substr(begin, end - begin);
    const auto first = between.find('/');
    if (first == std::string_view::npos) return;
    const auto last = between.find_last_not_of(" \t\r\n");
    spans.push_back({CypherSpan::Kind::Comment, begin + first, begin + last + 1});
}

}  // namespace

std::vector<CypherSpan> spansOf(std::string_view query) {
    std::vector<CypherSpan> spans;
    const std::vector<Token> tokens = readableTokensOf(query);
    std::size_t before = 0;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        addComments(query, before, tokens[i].begin, spans);
        if (const auto kind = kindOf(tokens, i))
            spans.push_back({*kind, tokens[i].begin, tokens[i].end});
        before = tokens[i].end;
    }
    // A text or a comment that has no end yet.
    const auto rest = query.find_first_not_of(" \t\r\n", before);
    if (rest == std::string_view::npos) return spans;
    if (query[rest] == '/')
        spans.push_back({CypherSpan::Kind::Comment, rest, query.size()});
    else if (query[rest] == '\'' || query[rest] == '"')
        spans.push_back({CypherSpan::Kind::Text, rest, query.size()});
    return spans;
}

std::pair<std::size_t, std::size_t> wordAt(std::string_view query, std::int64_t line,
                                           std::int64_t column) {
    std::size_t at = 0;
    for (; line > 1 && at < query.size(); ++at)
        if (query[at] == '\n') --line;
    for (; column > 1 && at < query.size(); --column)
        for (++at; at < query.size() && (static_cast<unsigned char>(query[at]) & 0xC0U) == 0x80;)
            ++at;
    for (const Token& token : readableTokensOf(query))
        if (token.begin <= at && at < token.end) return {token.begin, token.end};
    return {at, at};
}

std::vector<std::string> namesIn(std::string_view query) {
    std::vector<std::string> names;
    const std::vector<Token> tokens = readableTokensOf(query);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const bool named =
            tokens[i].kind == Token::Kind::Name || tokens[i].kind == Token::Kind::Quoted;
        if (named && isNameOfGraph(tokens, i)) names.push_back(tokens[i].text);
    }
    return names;
}

}  // namespace tripletalk::cypher
