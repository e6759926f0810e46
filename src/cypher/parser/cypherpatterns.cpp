// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/parser/cypherparser.h"
#include "cypher/parser/cypherwords.h"

namespace tripletalk::cypher {

std::vector<Pattern> CypherParser::patterns() {
    std::vector<Pattern> patterns;
    do patterns.push_back(pattern());
    while (m_tokens.takeSign(","));
    return patterns;
}

std::optional<Pattern::Shortest> CypherParser::shortestAhead() const {
    if (!m_tokens.isSign("(", 1)) return std::nullopt;
    if (m_tokens.isWord("shortestPath")) return Pattern::Shortest::One;
    if (m_tokens.isWord("allShortestPaths")) return Pattern::Shortest::All;
    return std::nullopt;
}

Pattern CypherParser::pattern() {
    const std::size_t begin = m_tokens.peek().begin;
    std::string variable;
    if (m_tokens.isName()) {
        if (!shortestAhead() || m_tokens.isSign("=", 1)) {
            variable = m_tokens.expectVariable();
            m_tokens.expectSign("=");
        }
    }
    const auto kind = shortestAhead();
    Pattern read = kind ? shortest(*kind) : chain();
    read.begin = begin;
    read.variable = std::move(variable);
    return read;
}

Pattern CypherParser::shortest(Pattern::Shortest shortest) {
    const std::size_t begin = m_tokens.take().begin;
    m_tokens.expectSign("(");
    Pattern read = chain();
    m_tokens.expectSign(")");
    read.begin = begin;
    read.shortest = shortest;
    if (read.relationships.size() != 1)
        mistake(begin,
                say("Sentence",
                    "A shortest path is looked for along one relationship pattern, as in "
                    "shortestPath((a)-[*]-(b))."),
                "UnexpectedSyntax");
    if (read.relationships[0].least > 1)
        mistake(begin, say("Sentence", "A shortest path has a least length of 0 or 1."),
                "UnexpectedSyntax");
    return read;
}

Pattern CypherParser::chain() {
    Pattern read{.begin = m_tokens.peek().begin};
    if (m_tokens.isSign("(") && m_tokens.isSign("(", 1)) {
        // A chain may stand in parentheses of its own.
        m_tokens.take();
        const CypherTokens::Level level(m_tokens);
        read = chain();
        m_tokens.expectSign(")");
        return read;
    }
    read.nodes.push_back(node());
    while (isRelationshipAt(m_tokens.index())) {
        read.relationships.push_back(relationship());
        read.nodes.push_back(node());
    }
    return read;
}

std::vector<std::string> CypherParser::labels() {
    std::vector<std::string> labels;
    while (m_tokens.takeSign(":"))
        labels.push_back(m_tokens.expectName(say("Sentence", "a label")));
    return labels;
}

ExpressionPointer CypherParser::properties() {
    if (m_tokens.peek().kind == Token::Kind::Parameter)
        mistake(m_tokens.peek().begin,
                say("Sentence",
                    "A parameter cannot stand for all properties of a pattern: write "
                    "{name: $value}."),
                "InvalidParameterUse");
    return m_tokens.isSign("{") ? map() : nullptr;
}

NodePattern CypherParser::node() {
    NodePattern node{.begin = m_tokens.peek().begin};
    m_tokens.expectSign("(");
    if (m_tokens.isName()) node.variable = m_tokens.expectVariable();
    node.labels = labels();
    node.properties = properties();
    m_tokens.expectSign(")");
    node.end = m_tokens.lastEnd();
    return node;
}

/// What may stand after a node pattern: "-[", "--", "<-[", "<--".
bool CypherParser::isRelationshipAt(std::size_t index) const {
    if (m_tokens.isSignAt(index, "<")) ++index;
    return m_tokens.isSignAt(index, "-") &&
           (m_tokens.isSignAt(index + 1, "[") ||
            (m_tokens.isSignAt(index + 1, "-") &&
             (m_tokens.isSignAt(index + 2, "(") || m_tokens.isSignAt(index + 2, ">"))));
}

RelationshipPattern CypherParser::relationship() {
    RelationshipPattern read{.begin = m_tokens.peek().begin};
    const bool left = m_tokens.takeSign("<");
    m_tokens.expectSign("-");
    if (m_tokens.takeSign("[")) {
        relationshipDetail(read);
        m_tokens.expectSign("]");
    }
    m_tokens.expectSign("-");
    const bool right = m_tokens.takeSign(">");
    if (left != right) read.direction = left ? Direction::Left : Direction::Right;
    return read;
}

void CypherParser::relationshipDetail(RelationshipPattern& read) {
    if (m_tokens.isName()) read.variable = m_tokens.expectVariable();
    if (m_tokens.takeSign(":")) {
        do {
            m_tokens.takeSign(":");
            read.types.push_back(m_tokens.expectName(say("Sentence", "a relationship type")));
        } while (m_tokens.takeSign("|"));
    }
    if (m_tokens.takeSign("*")) length(read);
    read.properties = properties();
}

std::int64_t CypherParser::bound() {
    const Token& token = m_tokens.take();
    if (token.integer > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
        mistake(token.begin, say("Sentence", "%1 does not fit in 64 bits.").arg(token.integer),
                "IntegerOverflow");
    return static_cast<std::int64_t>(token.integer);
}

void CypherParser::length(RelationshipPattern& read) {
    read.variableLength = true;
    if (m_tokens.isSign("-"))
        mistake(m_tokens.peek().begin, say("Sentence", "The length of a path is not negative."),
                "InvalidRelationshipPattern");
    const bool hasLeast = m_tokens.peek().kind == Token::Kind::Integer;
    if (hasLeast) read.least = bound();
    if (m_tokens.takeSign("..")) {
        if (m_tokens.peek().kind == Token::Kind::Integer) read.most = bound();
    } else if (hasLeast) {
        read.most = read.least;
    }
}

/// At "(": whether a chain of at least one relationship begins there, and no expression in
/// parentheses. No looking back: what closes a parenthesis is known.
bool CypherParser::isChainAhead(std::size_t ahead) const {
    const std::size_t open = m_tokens.index() + ahead;
    const std::size_t close = m_tokens.at(open).partner;
    if (!m_tokens.isSignAt(open, "(") || close == 0 || !isRelationshipAt(close + 1)) return false;
    const std::size_t first = open + 1;
    const auto endsName = [&](std::size_t index) {
        return index == close || m_tokens.isSignAt(index, ":") || m_tokens.isSignAt(index, "{");
    };
    const Token::Kind kind = m_tokens.at(first).kind;
    return endsName(first) ||
           ((kind == Token::Kind::Name || kind == Token::Kind::Quoted) && endsName(first + 1));
}

}  // namespace tripletalk::cypher
