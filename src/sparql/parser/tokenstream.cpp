// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/parser/tokenstream.h"

#include "base/text.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tripletalk::sparql {

namespace {

constexpr int deepest = 100;

Place placeOf(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, offset);
    const auto line = before.rfind('\n');
    const std::string_view start = before.substr(line == std::string_view::npos ? 0 : line + 1);
    const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    return {"query", 1 + std::ranges::count(before, '\n'),
            1 + std::ranges::count_if(start, begins)};
}

Sentence withFirst(const Sentence& sentence, std::string first) {
    std::vector<Sentence> arguments = sentence.arguments();
    arguments.insert(arguments.begin(), Sentence::verbatim(std::move(first)));
    return Sentence::of(sentence.context(), sentence.source(), std::move(arguments));
}

}  // namespace

TokenStream::Nesting::Nesting(TokenStream& stream) : m_stream(stream) {
    if (++m_stream.m_depth <= deepest) return;
    --m_stream.m_depth;
    m_stream.failAt(m_stream.peek(),
                    say("Sentence", "The query is nested more than %1 levels deep.").arg(deepest),
                    ErrorKind::Limit);
}

const Token& TokenStream::peek(std::size_t ahead) {
    while (m_ahead.size() <= ahead) {
        Token token = m_lexer.next();
        if (token.kind != Token::Kind::Comment) m_ahead.push_back(std::move(token));
    }
    return m_ahead[ahead];
}

Token TokenStream::take() {
    Token token = peek();
    m_ahead.pop_front();
    return token;
}

bool TokenStream::accept(std::string_view symbol) {
    if (!at(symbol)) return false;
    m_ahead.pop_front();
    return true;
}

bool TokenStream::acceptWord(std::string_view word) {
    if (!atWord(word)) return false;
    m_ahead.pop_front();
    return true;
}

void TokenStream::expect(std::string_view symbol, const Sentence& place) {
    if (!accept(symbol)) fail(withFirst(place, "\"" + std::string(symbol) + "\""));
}

void TokenStream::expectWord(std::string_view word, const Sentence& place) {
    if (!acceptWord(word)) fail(withFirst(place, std::string(word)));
}

bool TokenStream::atSignedNumber() {
    return (at("+") || at("-")) && peek(1).isNumber() && peek(1).begin == peek().end;
}

std::string TokenStream::written(const Token& token) const {
    return std::string(m_text.substr(token.begin, token.end - token.begin));
}

void TokenStream::fail(const Sentence& what) {
    const Token found = peek();
    if (found.is("<") && peek(1).is("<") && peek(1).begin == found.end)
        failAt(found, say("Sentence",
                          "\"<<\" of SPARQL 1.2 is not read yet. A triple that is spoken of is an "
                          "rdf:Statement here, with rdf:subject, rdf:predicate and rdf:object."));
    if (found.kind == Token::Kind::Error) failAt(found, found.fault);
    if (found.kind == Token::Kind::End)
        failAt(found, say("Sentence", "Expected %1, but the query ends here.").arg(what));
    Sentence message = say("Sentence", "Expected %1, but found \"%2\".")
                           .arg(what, text::elide(written(found), 60));
    if (!found.is("<")) failAt(found, std::move(message));
    failAt(found, Sentence::joined({std::move(message),
                                    say("Sentence",
                                        "An IRI stands between \"<\" and \">\" and has no blanks, "
                                        "quotation marks, braces or backslashes.")},
                                   " "));
}

void TokenStream::failAt(const Token& token, Sentence message, ErrorKind kind) const {
    throw ParseFailure{{kind, std::move(message), {}, placeOf(m_text, token.begin)}};
}

}  // namespace tripletalk::sparql
