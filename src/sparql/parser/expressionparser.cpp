// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/parser/expressionparser.h"

#include <array>
#include <span>

namespace tripletalk::sparql {

namespace {

using TokenKind = Token::Kind;

/// Each one makes the tree of a sum or product a level deeper.
constexpr int mostOperators = 1000;

Expression call(Function function, std::vector<Expression> arguments) {
    return {Call{.function = function, .arguments = std::move(arguments)}};
}

Expression call(Function function, Expression left, Expression right) {
    std::vector<Expression> arguments;
    arguments.push_back(std::move(left));
    arguments.push_back(std::move(right));
    return call(function, std::move(arguments));
}

/// Or and And are associative, so a long chain becomes a shallow tree.
Expression balanced(Function function, std::span<Expression> parts) {
    if (parts.size() == 1) return std::move(parts.front());
    const std::size_t half = (parts.size() + 1) / 2;
    return call(function, balanced(function, parts.first(half)),
                balanced(function, parts.subspan(half)));
}

struct Operator {
    std::string_view symbol;
    Function function;
};
constexpr auto relations = std::to_array<Operator>({{"=", Function::Equal},
                                                    {"!=", Function::NotEqual},
                                                    {"<", Function::Less},
                                                    {">", Function::Greater},
                                                    {"<=", Function::LessOrEqual},
                                                    {">=", Function::GreaterOrEqual}});

}  // namespace

Expression ExpressionParser::expression() {
    const Nesting nesting(*this);
    std::vector<Expression> parts;
    do parts.push_back(conjunction());
    while (accept("||"));
    return balanced(Function::Or, parts);
}

Expression ExpressionParser::conjunction() {
    std::vector<Expression> parts;
    do parts.push_back(relation());
    while (accept("&&"));
    return balanced(Function::And, parts);
}

Expression ExpressionParser::relation() {
    Expression left = sum();
    if (peek().kind == TokenKind::Iri)
        failAt(peek(), say("Sentence",
                           "Expected an operator, but found the IRI %1; to compare, write blanks "
                           "around \"<\".")
                           .arg(written(peek())));
    for (const auto& [symbol, function] : relations)
        if (accept(symbol)) return call(function, std::move(left), sum());
    const bool isNegated = atWord("NOT") && peek(1).isWord("IN");
    if (isNegated) take();
    if (!acceptWord("IN")) return left;
    std::vector<Expression> parts = arguments();
    parts.insert(parts.begin(), std::move(left));
    return call(isNegated ? Function::NotIn : Function::In, std::move(parts));
}

void ExpressionParser::countOperator() {
    if (++m_operators > mostOperators)
        failAt(
            peek(),
            say("Sentence", "The query has more than %1 arithmetic operators.").arg(mostOperators),
            ErrorKind::Limit);
}

Expression ExpressionParser::sum() {
    Expression left = product();
    while (at("+") || at("-")) {
        countOperator();
        const Function function = take().is("+") ? Function::Add : Function::Subtract;
        left = call(function, std::move(left), product());
    }
    return left;
}

Expression ExpressionParser::product() {
    Expression left = unary();
    while (at("*") || at("/")) {
        countOperator();
        const Function function = take().is("*") ? Function::Multiply : Function::Divide;
        left = call(function, std::move(left), unary());
    }
    return left;
}

Expression ExpressionParser::unary() {
    const bool isOperator = at("!") || at("+") || at("-");
    if (!isOperator || atSignedNumber()) return primary();
    const Token sign = take();
    const Function function = sign.is("!")   ? Function::Not
                              : sign.is("+") ? Function::Plus
                                             : Function::Minus;
    std::vector<Expression> operand;
    operand.push_back(primary());
    return call(function, std::move(operand));
}

Expression ExpressionParser::primary() {
    if (at("(")) return bracketed({});
    if (atVariable()) return {Variable{take().value}};
    if (atLiteral()) return {literal()};
    if (atIri()) return termOrNamed();
    if (peek().kind == TokenKind::Word) return builtIn();
    fail(say("Sentence", "an expression (a variable, a value, a function or brackets)"));
}

Expression ExpressionParser::bracketed(const Sentence& place) {
    expect("(", place);
    Expression inner = expression();
    expect(")", say("Sentence", "%1 or an operator"));
    return inner;
}

bool ExpressionParser::atConstraint() {
    return at("(") || atIri() ||
           (peek().kind == TokenKind::Word &&
            (atWord("EXISTS") || atWord("NOT") || findFunction(peek().value)));
}

Expression ExpressionParser::constraint(const Sentence& expected) {
    if (at("(")) return bracketed({});
    if (peek().kind == TokenKind::Word) return builtIn();
    if (atIri()) {
        std::string function = iri({});
        return named(std::move(function));
    }
    fail(expected);
}

Expression ExpressionParser::termOrNamed() {
    std::string name = iri(say("Sentence", "an IRI"));
    if (at("(")) return named(std::move(name));
    return {rdf::Term::iri(std::move(name))};
}

Expression ExpressionParser::named(std::string iri) {
    Call function{.function = Function::Named, .iri = std::move(iri)};
    if (at("(") && peek(1).isWord("DISTINCT")) {
        take(), take();
        function.distinct = true;
        do function.arguments.push_back(expression());
        while (accept(","));
        expect(")", say("Sentence", "%1 or \",\" behind an argument"));
    } else {
        function.arguments = arguments();
    }
    return {std::move(function)};
}

std::vector<Expression> ExpressionParser::arguments() {
    std::vector<Expression> list;
    expect("(", say("Sentence", "%1 before the arguments"));
    if (accept(")")) return list;
    do list.push_back(expression());
    while (accept(","));
    expect(")", say("Sentence", "%1 or \",\" behind an argument"));
    return list;
}

Expression ExpressionParser::builtIn() {
    const Token name = peek();
    if (name.isWord("NOT") && peek(1).isWord("EXISTS")) {
        take(), take();
        return exists(Function::NotExists);
    }
    if (acceptWord("EXISTS")) return exists(Function::Exists);
    const FunctionEntry* entry = findFunction(name.value);
    if (!entry) {
        if (!peek(1).is("("))
            fail(say("Sentence", "an expression (a variable, a value, a function or brackets)"));
        std::vector<std::string> names;
        for (const FunctionEntry& one : functionTable()) names.emplace_back(one.name);
        failAt(name,
               withSuggestion(say("Sentence", "SPARQL has no function %1.").arg(written(name)),
                              name.value, names));
    }
    if (entry->aggregate) return aggregate(*entry);
    take();
    if (!at("(")) fail(say("Sentence", "%1 behind the function %2").arg("\"(\"", entry->name));
    Call function{.function = entry->function, .arguments = arguments()};
    checkArguments(name, *entry, function);
    return {std::move(function)};
}

void ExpressionParser::checkArguments(const Token& name, const FunctionEntry& entry,
                                      const Call& call) const {
    const std::size_t count = call.arguments.size();
    if (count < entry.least || count > entry.most) {
        const Sentence range = entry.least == entry.most
                                   ? Sentence::verbatim(std::to_string(entry.least))
                                   : say("Sentence", "%1 to %2").arg(entry.least, entry.most);
        failAt(name,
               say("Sentence", "%1 takes %2 arguments, but has %3.").arg(entry.name, range, count));
    }
    if (entry.function == Function::Bound &&
        !std::holds_alternative<Variable>(call.arguments.front().value))
        failAt(name, say("Sentence", "BOUND takes a variable."));
}

Expression ExpressionParser::exists(Function function) {
    const Nesting nesting(*this);
    GroupPattern pattern = group(say("Sentence", "%1 behind EXISTS"));
    return {Call{.function = function,
                 .pattern = std::make_shared<const GroupPattern>(std::move(pattern))}};
}

Expression ExpressionParser::aggregate(const FunctionEntry& entry) {
    const Token name = take();
    const std::string text(entry.name);
    if (m_aggregates == Aggregates::Refused)
        failAt(name, say("Sentence",
                         "The aggregate %1 may stand only in SELECT, HAVING and ORDER BY; to use "
                         "its value elsewhere, compute it in a sub-select.")
                         .arg(text));
    if (m_aggregates == Aggregates::Nested)
        failAt(name, say("Sentence",
                         "The aggregate %1 stands inside another one; compute the inner one in a "
                         "sub-select.")
                         .arg(text));
    m_isAggregated = true;
    m_aggregates = Aggregates::Nested;
    Call function{.function = entry.function};
    expect("(", say("Sentence", "%1 behind the aggregate %2").arg(text));
    function.distinct = acceptWord("DISTINCT");
    if (entry.function != Function::Count || !accept("*"))
        function.arguments.push_back(expression());
    if (entry.function == Function::GroupConcat && accept(";")) {
        expectWord("SEPARATOR", say("Sentence", "%1 behind \";\""));
        expect("=", say("Sentence", "%1 behind SEPARATOR"));
        if (peek().kind != TokenKind::String)
            fail(say("Sentence", "a string behind \"SEPARATOR =\""));
        function.separator = take().value;
    }
    const bool takesSeparator = entry.function == Function::GroupConcat && !function.separator;
    expect(
        ")",
        takesSeparator
            ? say("Sentence", "%1 or \"; SEPARATOR = \"…\"\" behind the argument of %2").arg(text)
            : say("Sentence", "%1 behind the argument of %2").arg(text));
    m_aggregates = Aggregates::Allowed;
    return {std::move(function)};
}

}  // namespace tripletalk::sparql
