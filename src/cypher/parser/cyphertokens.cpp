// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/parser/cyphertokens.h"

#include "cypher/parser/cypherwords.h"

namespace tripletalk::cypher {

namespace {
constexpr std::size_t deepestNesting = 100;
}

bool CypherTokens::isWord(std::string_view word, std::size_t ahead) const {
    const Token& token = peek(ahead);
    return token.kind == Token::Kind::Name && sameWord(token.text, word);
}

bool CypherTokens::takeSign(std::string_view sign) {
    if (!isSign(sign)) return false;
    take();
    return true;
}

bool CypherTokens::takeWord(std::string_view word) {
    if (!isWord(word)) return false;
    take();
    return true;
}

bool CypherTokens::takeWords(std::initializer_list<std::string_view> words) {
    std::size_t ahead = 0;
    for (const std::string_view word : words)
        if (!isWord(word, ahead++)) return false;
    for (std::size_t i = 0; i < words.size(); ++i) take();
    return true;
}

void CypherTokens::unexpected(const Sentence& expected) const {
    const Token& token = peek();
    if (token.kind == Token::Kind::End)
        mistake(token.begin, say("Sentence", "The query ends where %1 is expected.").arg(expected),
                "UnexpectedSyntax");
    mistake(token.begin,
            say("Sentence", "Expected %1, but found %2.")
                .arg(expected, m_query.substr(token.begin, token.end - token.begin)),
            "UnexpectedSyntax");
}

void CypherTokens::expectSign(std::string_view sign) {
    if (!takeSign(sign)) unexpected(Sentence::verbatim(std::string(sign)));
}

void CypherTokens::expectWord(std::string_view word) {
    if (!takeWord(word)) unexpected(Sentence::verbatim(std::string(word)));
}

std::string CypherTokens::expectName(const Sentence& what) {
    if (!isName()) unexpected(what);
    return take().text;
}

std::string CypherTokens::expectVariable() {
    if (peek().kind == Token::Kind::Name && isReservedWord(peek().text))
        unexpected(say("Sentence", "a variable"));
    return expectName(say("Sentence", "a variable"));
}

CypherTokens::Level::Level(CypherTokens& tokens) : m_tokens(tokens) {
    if (++m_tokens.m_depth <= deepestNesting) return;
    --m_tokens.m_depth;
    mistake(m_tokens.peek().begin,
            say("Sentence", "The query is nested more than %1 levels deep: write it flatter.")
                .arg(deepestNesting),
            "UnexpectedSyntax", ErrorKind::Limit);
}

}  // namespace tripletalk::cypher
