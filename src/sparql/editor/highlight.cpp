// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/editor/highlight.h"

#include "sparql/parser/functiontable.h"
#include "sparql/parser/lexer.h"

#include <algorithm>
#include <string>

namespace tripletalk::sparql {

namespace {

using SpanKind = Span::Kind;

constexpr std::string_view keywords[] = {
    "A",        "AS",       "ASC",      "ASK",     "BASE",   "BIND",      "BY",      "CONSTRUCT",
    "DESC",     "DESCRIBE", "DISTINCT", "EXISTS",  "FALSE",  "FILTER",    "FROM",    "GRAPH",
    "GROUP",    "HAVING",   "IN",       "LIMIT",   "MINUS",  "NAMED",     "NOT",     "OFFSET",
    "OPTIONAL", "ORDER",    "PREFIX",   "REDUCED", "SELECT", "SEPARATOR", "SERVICE", "SILENT",
    "TRUE",     "UNDEF",    "UNION",    "VALUES",  "WHERE"};

SpanKind kindOf(const Token& token, std::string_view text) {
    switch (token.kind) {
        case Token::Kind::Variable:
            return SpanKind::Variable;
        case Token::Kind::Iri:
        case Token::Kind::PrefixedName:
        case Token::Kind::BlankLabel:
            return SpanKind::Name;
        case Token::Kind::String:
        case Token::Kind::Language:
            return SpanKind::String;
        case Token::Kind::Integer:
        case Token::Kind::Decimal:
        case Token::Kind::Double:
            return SpanKind::Number;
        case Token::Kind::Comment:
            return SpanKind::Comment;
        case Token::Kind::Word:
            if (findFunction(token.value)) return SpanKind::Function;
            return isKeyword(token.value) ? SpanKind::Keyword : SpanKind::Other;
        case Token::Kind::Error:
            return text[token.begin] == '"' || text[token.begin] == '\'' ? SpanKind::String
                                                                         : SpanKind::Other;
        case Token::Kind::Symbol:
        case Token::Kind::End:
            break;
    }
    return SpanKind::Other;
}

}  // namespace

bool isKeyword(std::string_view word) {
    std::string upper(word);
    for (char& c : upper)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 32);
    return std::ranges::binary_search(keywords, upper);
}

std::vector<Span> spansOf(std::string_view text) {
    std::vector<Span> spans;
    Lexer lexer(text);
    for (Token token = lexer.next(); token.kind != Token::Kind::End; token = lexer.next())
        spans.push_back({kindOf(token, text), token.begin, token.end});
    return spans;
}

std::pair<std::size_t, std::size_t> wordAt(std::string_view text, std::int64_t line,
                                           std::int64_t column) {
    std::size_t begin = 0;
    for (; line > 1 && begin < text.size(); ++begin) line -= text[begin] == '\n';
    const auto isInside = [&] {
        return begin < text.size() && (static_cast<unsigned char>(text[begin]) & 0xC0U) == 0x80U;
    };
    for (; column > 1 && begin < text.size(); --column) {
        ++begin;
        while (isInside()) ++begin;
    }
    std::size_t end = begin;
    for (const Span& span : spansOf(text))
        if (span.begin <= begin && begin < span.end) end = span.end;
    return {begin, end};
}

}  // namespace tripletalk::sparql
