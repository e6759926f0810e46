// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/parser/expressionwriter.h"

#include "rdf/termtext.h"
#include "rdf/vocabulary.h"
#include "sparql/parser/functiontable.h"
#include "sparql/parser/lexer.h"

#include <algorithm>
#include <array>

namespace tripletalk::sparql {

namespace {

using TokenKind = Token::Kind;

/// The single token that a text is, or an Error.
Token onlyToken(const std::string& text) {
    Token token = Lexer(text).next();
    if (token.begin != 0 || token.end != text.size()) token.kind = TokenKind::Error;
    return token;
}

bool isBareNumber(const rdf::Term& term) {
    const auto& lexical = term.lexical;
    const bool isSigned = lexical.starts_with('+') || lexical.starts_with('-');
    const TokenKind kind = onlyToken(lexical.substr(isSigned ? 1 : 0)).kind;
    const std::string_view type =
        std::string_view(term.datatype).substr(rdf::vocabulary::xsd.size());
    return (kind == TokenKind::Integer && type == "integer") ||
           (kind == TokenKind::Decimal && type == "decimal") ||
           (kind == TokenKind::Double && type == "double");
}

bool isBare(const rdf::Term& term) {
    if (!term.datatype.starts_with(rdf::vocabulary::xsd)) return false;
    if (term.datatype.ends_with("#boolean"))
        return term.lexical == "true" || term.lexical == "false";
    return isBareNumber(term);
}

/// How tightly an operator binds; what binds less tightly than its place demands has brackets.
struct WrittenOperator {
    Function function;
    std::string_view text;
    int level, left, right;
};
constexpr int unary = 6;
constexpr int primary = 7;
constexpr auto operators =
    std::to_array<WrittenOperator>({{Function::Or, " || ", 1, 1, 1},
                                    {Function::And, " && ", 2, 2, 2},
                                    {Function::Equal, " = ", 3, 4, 4},
                                    {Function::NotEqual, " != ", 3, 4, 4},
                                    {Function::Less, " < ", 3, 4, 4},
                                    {Function::Greater, " > ", 3, 4, 4},
                                    {Function::LessOrEqual, " <= ", 3, 4, 4},
                                    {Function::GreaterOrEqual, " >= ", 3, 4, 4},
                                    {Function::In, " IN ", 3, 4, 0},
                                    {Function::NotIn, " NOT IN ", 3, 4, 0},
                                    {Function::Add, " + ", 4, 4, 5},
                                    {Function::Subtract, " - ", 4, 4, 5},
                                    {Function::Multiply, " * ", 5, 5, unary},
                                    {Function::Divide, " / ", 5, 5, unary},
                                    {Function::Not, "!", unary, primary, 0},
                                    {Function::Plus, "+", unary, primary, 0},
                                    {Function::Minus, "-", unary, primary, 0}});

std::string bracketedIf(bool condition, std::string text) {
    return condition ? "(" + std::move(text) + ")" : std::move(text);
}

}  // namespace

std::string ExpressionWriter::iri(const std::string& iri) const {
    std::string best;
    std::size_t length = 0;
    for (const auto& [prefix, space] : m_prefixes) {
        if (!iri.starts_with(space) || (!best.empty() && space.size() <= length)) continue;
        std::string name = prefix + ":" + iri.substr(space.size());
        const Token token = onlyToken(name);
        const bool isSame = token.kind == TokenKind::PrefixedName && token.prefix == prefix &&
                            std::string_view(iri).substr(space.size()) == token.value;
        if (isSame) best = std::move(name), length = space.size();
    }
    return best.empty() ? rdf::bracketed(iri) : best;
}

std::string ExpressionWriter::term(const rdf::Term& term) const {
    if (term.isBlank()) return "_:" + term.lexical;
    if (term.isIri()) return iri(term.lexical);
    if (isBare(term)) return term.lexical;
    const std::string text = rdf::quoted(term.lexical);
    if (!term.language.empty()) return text + "@" + term.language;
    return term.datatype.empty() ? text : text + "^^" + iri(term.datatype);
}

std::string ExpressionWriter::node(const Node& node) const {
    if (const auto* variable = std::get_if<Variable>(&node))
        return (variable->isBlank() ? "" : "?") + variable->name;
    return term(std::get<rdf::Term>(node));
}

std::string ExpressionWriter::predicate(const std::variant<Node, Path>& predicate) const {
    if (const auto* whole = std::get_if<Path>(&predicate)) return path(*whole);
    const Node& single = std::get<Node>(predicate);
    const auto* name = std::get_if<rdf::Term>(&single);
    return name && name->lexical == rdf::vocabulary::rdfType ? "a" : node(single);
}

std::string ExpressionWriter::joined(const std::vector<Path>& parts, std::string_view separator,
                                     int level) const {
    std::string text;
    for (const Path& part : parts) {
        if (&part != parts.data()) text += separator;
        text += path(part, level);
    }
    return text;
}

std::string ExpressionWriter::path(const Path& path, int level) const {
    const auto modified = [&](char sign) {
        return bracketedIf(level > 4, this->path(path.parts.front(), 5) + sign);
    };
    switch (path.kind) {
        case Path::Kind::Iri:
            return path.iri == rdf::vocabulary::rdfType ? "a" : iri(path.iri);
        case Path::Kind::Alternative:
            return bracketedIf(level > 1, joined(path.parts, "|", 2));
        case Path::Kind::Sequence:
            return bracketedIf(level > 2, joined(path.parts, "/", 3));
        case Path::Kind::Inverse:
            return bracketedIf(level > 3, "^" + this->path(path.parts.front(), 4));
        case Path::Kind::ZeroOrMore:
            return modified('*');
        case Path::Kind::OneOrMore:
            return modified('+');
        case Path::Kind::ZeroOrOne:
            return modified('?');
        case Path::Kind::NegatedSet:
            return "!" + bracketedIf(path.parts.size() != 1, joined(path.parts, "|", 2));
    }
    return {};
}

std::string ExpressionWriter::expression(const Expression& expression, int level) {
    if (const auto* variable = std::get_if<Variable>(&expression.value))
        return "?" + variable->name;
    if (const auto* value = std::get_if<rdf::Term>(&expression.value)) return term(*value);
    return call(std::get<Call>(expression.value), level);
}

std::string ExpressionWriter::list(const Call& call, std::size_t first, std::string_view separator,
                                   int level) {
    std::string text;
    for (std::size_t i = first; i < call.arguments.size(); ++i) {
        if (i > first) text += separator;
        text += expression(call.arguments[i], level);
    }
    return text;
}

std::string ExpressionWriter::call(const Call& call, int level) {
    const auto* sign = std::ranges::find(operators, call.function, &WrittenOperator::function);
    if (sign == operators.end()) return function(call);
    const Expression& first = call.arguments.front();
    std::string text;
    if (sign->level == unary) {
        // "-5" is a number; "-(5)" is an operator and a number.
        const bool isValue = std::holds_alternative<rdf::Term>(first.value);
        text = std::string(sign->text) + bracketedIf(isValue, expression(first, sign->left));
    } else if (sign->right == 0) {
        text = expression(first, sign->left) + std::string(sign->text) + "(" +
               list(call, 1, ", ", 0) + ")";
    } else {
        text = expression(first, sign->left) + std::string(sign->text) +
               list(call, 1, sign->text, sign->right);
    }
    return bracketedIf(sign->level < level, std::move(text));
}

std::string ExpressionWriter::function(const Call& call) {
    if (call.function == Function::Exists) return "EXISTS " + group(*call.pattern);
    if (call.function == Function::NotExists) return "NOT EXISTS " + group(*call.pattern);
    if (call.function == Function::Named)
        return iri(call.iri) + (call.distinct ? "(DISTINCT " : "(") + list(call, 0, ", ", 0) + ")";
    const FunctionEntry& entry = *findFunction(call.function);
    if (entry.aggregate) return aggregate(call);
    return std::string(entry.name) + "(" + list(call, 0, ", ", 0) + ")";
}

std::string ExpressionWriter::aggregate(const Call& call) {
    std::string text(findFunction(call.function)->name);
    text += call.distinct ? "(DISTINCT " : "(";
    text += call.arguments.empty() ? "*" : list(call, 0, ", ", 0);
    if (call.separator) text += "; SEPARATOR = " + rdf::quoted(*call.separator);
    return text + ")";
}

}  // namespace tripletalk::sparql
