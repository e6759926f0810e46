// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/ascii.h"
#include "cypher/parser/cypherparser.h"
#include "cypher/parser/cypherwords.h"

#include <limits>

namespace tripletalk::cypher {

ExpressionPointer CypherParser::atom() {
    const Token& token = m_tokens.peek();
    switch (token.kind) {
        case Token::Kind::Integer:
            return integer(false);
        case Token::Kind::Float:
        case Token::Kind::Text:
            return literal();
        case Token::Kind::Parameter: {
            const std::size_t begin = token.begin;
            std::string name = m_tokens.take().text;
            auto read = made(ExpressionKind::Parameter, begin);
            read->name = std::move(name);
            return read;
        }
        case Token::Kind::Name:
            return wordAtom();
        case Token::Kind::Quoted:
            return call();
        case Token::Kind::Sign:
            if (token.text == "(") return parenthesised();
            if (token.text == "[") return list();
            if (token.text == "{") return map();
            break;
        case Token::Kind::End:
            break;
    }
    m_tokens.unexpected(say("Sentence", "an expression"));
}

ExpressionPointer CypherParser::wordAtom() {
    const Token& token = m_tokens.peek();
    const auto isQuantifier = [&](std::string_view word) {
        return m_tokens.isWord(word) && m_tokens.isSign("(", 1) && m_tokens.isName(2) &&
               m_tokens.isWord("IN", 3);
    };
    for (const std::string_view word : {"TRUE", "FALSE", "NULL"})
        if (m_tokens.isWord(word)) return literal();
    if (m_tokens.isWord("CASE")) return caseOf();
    if (m_tokens.isWord("EXISTS") && (m_tokens.isSign("{", 1) || m_tokens.isSign("(", 1)))
        return exists();
    if (isQuantifier("ALL")) return quantifier(ExpressionKind::All);
    if (isQuantifier("ANY")) return quantifier(ExpressionKind::Any);
    if (isQuantifier("NONE")) return quantifier(ExpressionKind::None);
    if (isQuantifier("SINGLE")) return quantifier(ExpressionKind::Single);
    if (m_tokens.isWord("REDUCE") && m_tokens.isSign("(", 1) && m_tokens.isSign("=", 3))
        return reduce();
    if (const auto kind = shortestAhead()) {
        const std::size_t begin = token.begin;
        Pattern path = shortest(*kind);
        auto read = made(ExpressionKind::ShortestPath, begin);
        read->patterns.push_back(std::move(path));
        return read;
    }
    return call();
}

ExpressionPointer CypherParser::literal() {
    const Token token = m_tokens.take();
    auto read = made(ExpressionKind::Literal, token.begin);
    if (token.kind == Token::Kind::Float)
        read->value = token.number;
    else if (token.kind == Token::Kind::Text)
        read->value = token.text;
    else if (!sameWord(token.text, "NULL"))
        read->value = sameWord(token.text, "TRUE");
    return read;
}

ExpressionPointer CypherParser::integer(bool negative) {
    const Token token = m_tokens.take();
    constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (token.integer > most && !negative)
        mistake(token.begin,
                say("Sentence", "%1 does not fit in 64 bits.")
                    .arg(m_tokens.text(token.begin, token.end)),
                "IntegerOverflow");
    auto read = made(ExpressionKind::Literal, token.begin);
    read->value = negative ? std::numeric_limits<std::int64_t>::min()
                           : static_cast<std::int64_t>(token.integer);
    return read;
}

ExpressionPointer CypherParser::parenthesised() {
    const std::size_t begin = m_tokens.peek().begin;
    if (isChainAhead()) {
        Pattern read = chain();
        auto predicate = made(ExpressionKind::PatternPredicate, begin);
        predicate->patterns.push_back(std::move(read));
        return predicate;
    }
    m_tokens.take();
    auto inner = expression();
    m_tokens.expectSign(")");
    inner->begin = begin;
    inner->end = m_tokens.lastEnd();
    return inner;
}

ExpressionPointer CypherParser::list() {
    const std::size_t begin = m_tokens.take().begin;
    if (m_tokens.isName() && m_tokens.isWord("IN", 1)) return listComprehension(begin);
    if (isChainAhead() || (m_tokens.isName() && m_tokens.isSign("=", 1) && isChainAhead(2)))
        return patternComprehension(begin);
    auto read = made(ExpressionKind::List, begin);
    if (!m_tokens.isSign("]")) do
            read->parts.push_back(expression());
        while (m_tokens.takeSign(","));
    m_tokens.expectSign("]");
    read->end = m_tokens.lastEnd();
    return read;
}

ExpressionPointer CypherParser::listComprehension(std::size_t begin) {
    auto read = made(ExpressionKind::ListComprehension, begin);
    read->name = m_tokens.expectVariable();
    m_tokens.expectWord("IN");
    read->parts.push_back(expression());
    read->parts.push_back(m_tokens.takeWord("WHERE") ? expression() : nullptr);
    read->parts.push_back(m_tokens.takeSign("|") ? expression() : nullptr);
    m_tokens.expectSign("]");
    read->end = m_tokens.lastEnd();
    return read;
}

ExpressionPointer CypherParser::patternComprehension(std::size_t begin) {
    auto read = made(ExpressionKind::PatternComprehension, begin);
    read->patterns.push_back(pattern());
    read->parts.push_back(m_tokens.takeWord("WHERE") ? expression() : nullptr);
    m_tokens.expectSign("|");
    read->parts.push_back(expression());
    m_tokens.expectSign("]");
    read->end = m_tokens.lastEnd();
    return read;
}

std::string CypherParser::mapKey() {
    return m_tokens.expectName(say("Sentence", "the name of a property"));
}

ExpressionPointer CypherParser::map() {
    auto read = made(ExpressionKind::Map, m_tokens.take().begin);
    const CypherTokens::Level level(m_tokens);
    if (!m_tokens.isSign("}")) do {
            read->names.push_back(mapKey());
            m_tokens.expectSign(":");
            read->parts.push_back(expression());
        } while (m_tokens.takeSign(","));
    m_tokens.expectSign("}");
    read->end = m_tokens.lastEnd();
    return read;
}

ExpressionPointer CypherParser::caseOf() {
    auto read = made(ExpressionKind::Case, m_tokens.take().begin);
    read->parts.push_back(m_tokens.isWord("WHEN") ? nullptr : expression());
    if (!m_tokens.isWord("WHEN")) m_tokens.unexpected(Sentence::verbatim("WHEN"));
    while (m_tokens.takeWord("WHEN")) {
        read->parts.push_back(expression());
        m_tokens.expectWord("THEN");
        read->parts.push_back(expression());
    }
    read->parts.push_back(m_tokens.takeWord("ELSE") ? expression() : nullptr);
    m_tokens.expectWord("END");
    read->end = m_tokens.lastEnd();
    return read;
}

/// EXISTS { pattern WHERE … }, EXISTS { MATCH … RETURN … }, exists(n.name), exists((a)-->(b)).
ExpressionPointer CypherParser::exists() {
    auto read = made(ExpressionKind::Exists, m_tokens.take().begin);
    if (m_tokens.takeSign("(")) {
        auto inner = expression();
        m_tokens.expectSign(")");
        if (inner->kind != ExpressionKind::PatternPredicate) {
            read->kind = ExpressionKind::IsNotNull;
            read->parts.push_back(std::move(inner));
        } else {
            read->kind = ExpressionKind::PatternPredicate;
            read->patterns = std::move(inner->patterns);
        }
    } else {
        m_tokens.expectSign("{");
        const CypherTokens::Level level(m_tokens);
        if (m_tokens.isSign("(") || (m_tokens.isName() && m_tokens.isSign("=", 1))) {
            read->patterns = patterns();
            read->parts.push_back(m_tokens.takeWord("WHERE") ? expression() : nullptr);
        } else {
            read->query = std::make_shared<Query>(query(true));
        }
        m_tokens.expectSign("}");
    }
    read->end = m_tokens.lastEnd();
    return read;
}

ExpressionPointer CypherParser::quantifier(ExpressionKind kind) {
    auto read = made(kind, m_tokens.take().begin);
    m_tokens.expectSign("(");
    read->name = m_tokens.expectVariable();
    m_tokens.expectWord("IN");
    read->parts.push_back(expression());
    if (m_tokens.takeWord("WHERE")) {
        read->parts.push_back(expression());
    } else {
        // Without a condition its items are what is true or not.
        auto item = made(ExpressionKind::Variable, read->begin);
        item->name = read->name;
        read->parts.push_back(std::move(item));
    }
    m_tokens.expectSign(")");
    read->end = m_tokens.lastEnd();
    return read;
}

ExpressionPointer CypherParser::reduce() {
    auto read = made(ExpressionKind::Reduce, m_tokens.take().begin);
    m_tokens.expectSign("(");
    read->names.push_back(m_tokens.expectVariable());
    m_tokens.expectSign("=");
    read->parts.push_back(expression());
    m_tokens.expectSign(",");
    read->names.push_back(m_tokens.expectVariable());
    m_tokens.expectWord("IN");
    read->parts.push_back(expression());
    m_tokens.expectSign("|");
    read->parts.push_back(expression());
    m_tokens.expectSign(")");
    read->end = m_tokens.lastEnd();
    return read;
}

/// A function, or a variable where no parenthesis follows.
ExpressionPointer CypherParser::call() {
    const std::size_t begin = m_tokens.peek().begin;
    std::size_t ahead = 1;
    while (m_tokens.isSign(".", ahead) && m_tokens.isName(ahead + 1)) ahead += 2;
    if (!m_tokens.isSign("(", ahead)) {
        std::string name = m_tokens.expectVariable();
        auto variable = made(ExpressionKind::Variable, begin);
        variable->name = std::move(name);
        return variable;
    }
    std::string name = m_tokens.take().text;
    while (m_tokens.takeSign(".")) name += "." + m_tokens.take().text;
    m_tokens.expectSign("(");
    std::transform(name.begin(), name.end(), name.begin(), ascii::toLower);
    auto read = made(ExpressionKind::Call, begin);
    read->name = std::move(name);
    if (read->name == "count" && m_tokens.takeSign("*")) {
        read->kind = ExpressionKind::CountAll;
    } else {
        read->distinct = m_tokens.takeWord("DISTINCT");
        if (!m_tokens.isSign(")")) do
                read->parts.push_back(expression());
            while (m_tokens.takeSign(","));
    }
    m_tokens.expectSign(")");
    read->end = m_tokens.lastEnd();
    return read;
}

}  // namespace tripletalk::cypher
