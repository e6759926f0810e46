// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/parser/cypherparser.h"

namespace tripletalk::cypher {

ExpressionPointer CypherParser::made(ExpressionKind kind, std::size_t begin) {
    auto made = std::make_unique<Expression>();
    made->kind = kind;
    made->begin = begin;
    made->end = m_tokens.lastEnd();
    return made;
}

ExpressionPointer CypherParser::binary(ExpressionKind kind, ExpressionPointer left,
                                       ExpressionPointer right) {
    auto joined = made(kind, left->begin);
    joined->parts.push_back(std::move(left));
    joined->parts.push_back(std::move(right));
    return joined;
}

ExpressionPointer CypherParser::expression() {
    const CypherTokens::Level level(m_tokens);
    return disjunction();
}

/// A chain of one operator is one expression of many parts, so that a long one is not deep.
ExpressionPointer CypherParser::words(std::string_view word, ExpressionKind kind, Rule inner) {
    auto first = (this->*inner)();
    if (!m_tokens.isWord(word)) return first;
    auto joined = made(kind, first->begin);
    joined->parts.push_back(std::move(first));
    while (m_tokens.takeWord(word)) joined->parts.push_back((this->*inner)());
    joined->end = m_tokens.lastEnd();
    return joined;
}

ExpressionPointer CypherParser::disjunction() {
    return words("OR", ExpressionKind::Or, &CypherParser::exclusive);
}
ExpressionPointer CypherParser::exclusive() {
    return words("XOR", ExpressionKind::Xor, &CypherParser::conjunction);
}
ExpressionPointer CypherParser::conjunction() {
    return words("AND", ExpressionKind::And, &CypherParser::negation);
}

ExpressionPointer CypherParser::negation() {
    if (!m_tokens.isWord("NOT")) return comparison();
    const CypherTokens::Level level(m_tokens);
    const std::size_t begin = m_tokens.take().begin;
    auto inner = negation();
    auto negated = made(ExpressionKind::Not, begin);
    negated->parts.push_back(std::move(inner));
    return negated;
}

namespace {

struct ComparisonSign {
    std::string_view sign;
    ExpressionKind kind;
};
constexpr ComparisonSign comparisonSigns[] = {
    {"=", ExpressionKind::Equal},        {"<>", ExpressionKind::NotEqual},
    {"<=", ExpressionKind::LessOrEqual}, {">=", ExpressionKind::GreaterOrEqual},
    {"<", ExpressionKind::Less},         {">", ExpressionKind::Greater}};

}  // namespace

ExpressionPointer CypherParser::comparison() {
    auto first = predicate();
    auto chain = made(ExpressionKind::Chain, first->begin);
    chain->parts.push_back(std::move(first));
    const auto signAhead = [&] {
        return std::find_if(std::begin(comparisonSigns), std::end(comparisonSigns),
                            [&](const auto& known) { return m_tokens.isSign(known.sign); });
    };
    for (auto sign = signAhead(); sign != std::end(comparisonSigns); sign = signAhead()) {
        m_tokens.take();
        chain->kind = sign->kind;
        chain->names.emplace_back(sign->sign);
        chain->parts.push_back(predicate());
    }
    if (chain->names.empty()) return std::move(chain->parts.front());
    if (chain->names.size() > 1) chain->kind = ExpressionKind::Chain;
    chain->end = m_tokens.lastEnd();
    return chain;
}

ExpressionPointer CypherParser::predicate() {
    auto left = sum();
    for (std::size_t many = 0;; ++many) {
        if (many > 1000) m_tokens.unexpected(say("Sentence", "fewer operators"));
        if (m_tokens.takeWords({"STARTS", "WITH"})) {
            left = binary(ExpressionKind::StartsWith, std::move(left), sum());
        } else if (m_tokens.takeWords({"ENDS", "WITH"})) {
            left = binary(ExpressionKind::EndsWith, std::move(left), sum());
        } else if (m_tokens.takeWord("CONTAINS")) {
            left = binary(ExpressionKind::Contains, std::move(left), sum());
        } else if (m_tokens.takeSign("=~")) {
            left = binary(ExpressionKind::Matches, std::move(left), sum());
        } else if (m_tokens.takeWord("IN")) {
            left = binary(ExpressionKind::In, std::move(left), sum());
        } else if (m_tokens.isWord("IS") &&
                   (m_tokens.isWord("NULL", 1) || m_tokens.isWord("NOT", 1))) {
            m_tokens.take();
            const bool negated = m_tokens.takeWord("NOT");
            m_tokens.expectWord("NULL");
            auto test =
                made(negated ? ExpressionKind::IsNotNull : ExpressionKind::IsNull, left->begin);
            test->parts.push_back(std::move(left));
            left = std::move(test);
        } else {
            return left;
        }
        left->end = m_tokens.lastEnd();
    }
}

namespace {
/// A chain of signs leans to the left, so that each operator makes it a level deeper.
constexpr std::size_t mostOperators = 1000;
}  // namespace

ExpressionPointer CypherParser::sum() {
    auto left = product();
    for (std::size_t many = 0; m_tokens.isSign("+") || m_tokens.isSign("-"); ++many) {
        if (many > mostOperators) m_tokens.unexpected(say("Sentence", "fewer operators"));
        const auto kind =
            m_tokens.take().text == "+" ? ExpressionKind::Add : ExpressionKind::Subtract;
        auto right = product();
        left = binary(kind, std::move(left), std::move(right));
    }
    return left;
}

ExpressionPointer CypherParser::product() {
    auto left = power();
    for (std::size_t many = 0; m_tokens.isSign("*") || m_tokens.isSign("/") || m_tokens.isSign("%");
         ++many) {
        if (many > mostOperators) m_tokens.unexpected(say("Sentence", "fewer operators"));
        const char sign = m_tokens.take().text[0];
        const auto kind = sign == '*'   ? ExpressionKind::Multiply
                          : sign == '/' ? ExpressionKind::Divide
                                        : ExpressionKind::Modulo;
        auto right = power();
        left = binary(kind, std::move(left), std::move(right));
    }
    return left;
}

ExpressionPointer CypherParser::power() {
    auto left = unary();
    for (std::size_t many = 0; m_tokens.takeSign("^"); ++many) {
        if (many > mostOperators) m_tokens.unexpected(say("Sentence", "fewer operators"));
        auto right = unary();
        left = binary(ExpressionKind::Power, std::move(left), std::move(right));
    }
    return left;
}

ExpressionPointer CypherParser::unary() {
    if (!m_tokens.isSign("-") && !m_tokens.isSign("+")) return postfix();
    const CypherTokens::Level level(m_tokens);
    const Token& sign = m_tokens.take();
    const std::size_t begin = sign.begin;
    const bool negative = sign.text == "-";
    if (negative && m_tokens.peek().kind == Token::Kind::Integer &&
        m_tokens.peek().integer == std::uint64_t{1} << 63U) {
        auto least = integer(true);
        least->begin = begin;
        return least;
    }
    auto inner = unary();
    auto made = this->made(negative ? ExpressionKind::Negate : ExpressionKind::Plus, begin);
    made->parts.push_back(std::move(inner));
    return made;
}

ExpressionPointer CypherParser::postfix() {
    auto left = atom();
    for (std::size_t many = 0;; ++many) {
        if (many > mostOperators) m_tokens.unexpected(say("Sentence", "fewer operators"));
        if (m_tokens.isSign(".")) {
            m_tokens.take();
            std::string key = m_tokens.expectName(say("Sentence", "the name of a property"));
            auto property = made(ExpressionKind::Property, left->begin);
            property->name = std::move(key);
            property->parts.push_back(std::move(left));
            left = std::move(property);
        } else if (m_tokens.isSign("[")) {
            left = subscript(std::move(left));
        } else if (m_tokens.isSign("{") && left->kind == ExpressionKind::Variable) {
            left = mapProjection(std::move(left));
        } else if (m_tokens.isSign(":") && m_tokens.isName(1)) {
            auto names = labels();
            auto test = made(ExpressionKind::HasLabels, left->begin);
            test->names = std::move(names);
            test->parts.push_back(std::move(left));
            left = std::move(test);
        } else {
            return left;
        }
    }
}

ExpressionPointer CypherParser::subscript(ExpressionPointer of) {
    m_tokens.take();
    ExpressionPointer from = m_tokens.isSign("..") ? nullptr : expression();
    const bool slices = m_tokens.takeSign("..");
    ExpressionPointer to = slices && !m_tokens.isSign("]") ? expression() : nullptr;
    m_tokens.expectSign("]");
    auto read = made(slices ? ExpressionKind::Slice : ExpressionKind::Index, of->begin);
    read->parts.push_back(std::move(of));
    read->parts.push_back(std::move(from));
    if (slices) read->parts.push_back(std::move(to));
    return read;
}

ExpressionPointer CypherParser::mapProjection(ExpressionPointer of) {
    m_tokens.take();
    auto read = made(ExpressionKind::Projection, of->begin);
    read->parts.push_back(std::move(of));
    if (!m_tokens.isSign("}")) do {
            if (m_tokens.takeSign(".")) {
                read->names.push_back(
                    m_tokens.takeSign("*")
                        ? "*"
                        : m_tokens.expectName(say("Sentence", "the name of a property")));
                read->parts.push_back(nullptr);
                continue;
            }
            const std::size_t begin = m_tokens.peek().begin;
            read->names.push_back(mapKey());
            if (m_tokens.takeSign(":")) {
                read->parts.push_back(expression());
            } else {
                auto variable = made(ExpressionKind::Variable, begin);
                variable->name = read->names.back();
                read->parts.push_back(std::move(variable));
            }
        } while (m_tokens.takeSign(","));
    m_tokens.expectSign("}");
    read->end = m_tokens.lastEnd();
    return read;
}

}  // namespace tripletalk::cypher
