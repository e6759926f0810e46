// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/run/cypherevaluator.h"

#include "base/textsearch.h"
#include "cypher/failure.h"

#include <algorithm>

namespace tripletalk::cypher {

using Kind = ExpressionKind;

namespace {

/// What a text or a list adds to a sum, about.
std::size_t bytesInSum(const Value& value) {
    if (const auto* text = value.text()) return text->size();
    return value.list() ? value.list()->items.size() * sizeof(Value) : 0;
}

/// What walks through a text or a list is as long as so many steps.
std::size_t stepsOver(const Value& value) {
    if (const auto* text = value.text()) return 1 + text->size() / QueryState::bytesAStep;
    return value.list() ? 1 + value.list()->items.size() : 1;
}

}  // namespace

Value CypherEvaluator::evaluate(const Expression& expression, Row& row) {
    switch (expression.kind) {
        case Kind::Literal:
            return expression.value;
        case Kind::Variable:
            return row[expression.slot];
        case Kind::Parameter: {
            const auto found = m_parameters.find(expression.name);
            if (found == m_parameters.end())
                fail(ErrorKind::Input,
                     say("Sentence", "The parameter $%1 has no value.").arg(expression.name),
                     "MissingParameter");
            return found->second;
        }
        case Kind::Property:
            return propertyOf(m_context, evaluate(*expression.parts[0], row), expression.name);
        case Kind::HasLabels: {
            const Value of = evaluate(*expression.parts[0], row);
            if (of.isNull()) return {};
            if (const auto* link = of.as<RelationshipRef>())
                return expression.names.size() == 1 &&
                       m_context.names.find(expression.names[0], GraphNames::Role::Type) ==
                           link->type;
            const auto* node = of.as<NodeRef>();
            if (!node) wrongType(":", of);
            return std::all_of(
                expression.names.begin(), expression.names.end(),
                [&](const std::string& label) { return hasLabel(m_context, *node, label); });
        }
        case Kind::List: {
            std::vector<Value> items;
            for (const auto& part : expression.parts) items.push_back(evaluate(*part, row));
            return bounded(std::move(items));
        }
        case Kind::Map:
            return map(expression, row);
        case Kind::Projection:
            return projection(expression, row);
        case Kind::Index:
            return index(expression, row);
        case Kind::Slice:
            return slice(expression, row);
        case Kind::And:
        case Kind::Or:
        case Kind::Xor:
        case Kind::Not:
            return logical(expression, row);
        case Kind::Chain:
            return chain(expression, row);
        case Kind::Equal:
        case Kind::NotEqual:
        case Kind::Less:
        case Kind::LessOrEqual:
        case Kind::Greater:
        case Kind::GreaterOrEqual:
        case Kind::StartsWith:
        case Kind::EndsWith:
        case Kind::Contains:
        case Kind::Matches:
        case Kind::In:
            return comparison(expression, row);
        case Kind::Add:
        case Kind::Subtract:
        case Kind::Multiply:
        case Kind::Divide:
        case Kind::Modulo:
        case Kind::Power:
        case Kind::Negate:
        case Kind::Plus:
            return arithmetic(expression, row);
        case Kind::IsNull:
            return evaluate(*expression.parts[0], row).isNull();
        case Kind::IsNotNull:
            return !evaluate(*expression.parts[0], row).isNull();
        case Kind::Call:
            return call(expression, row);
        case Kind::Case:
            return caseOf(expression, row);
        case Kind::ListComprehension:
            return comprehension(expression, row);
        case Kind::All:
        case Kind::Any:
        case Kind::None:
        case Kind::Single:
            return quantifier(expression, row);
        case Kind::Reduce:
            return reduce(expression, row);
        case Kind::PatternComprehension:
        case Kind::PatternPredicate:
        case Kind::Exists:
        case Kind::ShortestPath:
            return patterns(expression, row);
        case Kind::CountAll:
            break;  // became a column
    }
    return {};
}

Truth CypherEvaluator::asTruth(const Value& value) {
    if (value.isNull()) return {};
    if (const auto* truth = value.as<bool>()) return *truth;
    fail(ErrorKind::Input,
         say("Sentence", "Expected true or false, but found a value of type %1.")
             .arg(typeName(value)),
         "InvalidArgumentType");
}

Truth CypherEvaluator::truth(const Expression& expression, Row& row) {
    return asTruth(evaluate(expression, row));
}

bool CypherEvaluator::isTrue(const Expression& expression, Row& row) {
    return truth(expression, row) == Truth(true);
}

bool CypherEvaluator::areTrue(const std::vector<const Expression*>& tests, Row& row) {
    return std::all_of(tests.begin(), tests.end(),
                       [&](const Expression* test) { return isTrue(*test, row); });
}

Value CypherEvaluator::logical(const Expression& expression, Row& row) {
    if (expression.kind == Kind::Not) {
        const Truth inner = truth(*expression.parts[0], row);
        return inner ? Value(!*inner) : Value();
    }
    Truth result = expression.kind == Kind::And;
    const bool decides = expression.kind == Kind::Or;
    for (const auto& part : expression.parts) {
        const Truth one = truth(*part, row);
        if (expression.kind == Kind::Xor) {
            result = result && one ? Truth(*result != *one) : Truth();
            continue;
        }
        if (one == Truth(decides)) return decides;
        if (!one) result = std::nullopt;
    }
    return result;
}

Truth CypherEvaluator::matches(const std::string& text, const std::string& pattern) {
    const sparql::Pattern* known = m_expressions.find("^(?:" + pattern + ")$", "");
    if (!known)
        fail(ErrorKind::Input, say("Sentence", "%1 is no regular expression.").arg(pattern),
             "InvalidArgumentValue");
    const auto found = known->matches(text);
    if (!found) throw Failure{found.error()};
    return *found;
}

Truth CypherEvaluator::contained(const Value& item, const Value& list) {
    if (list.isNull()) return {};
    if (!list.list()) wrongType("IN", list);
    bool unknown = false;
    for (const Value& other : list.list()->items) {
        const Truth same = equal(item, other);
        if (same == Truth(true)) return true;
        unknown = unknown || !same;
    }
    return unknown ? Truth() : Truth(false);
}

Truth CypherEvaluator::comparedSingly(Kind kind, const Value& left, const Value& right) {
    using Order = Comparison::Kind;
    const auto ordered = [&](auto holds) -> Truth {
        const Order order = compare(left, right).kind;
        if (order == Order::Unknown) return {};
        return order != Order::Unordered && holds(order);
    };
    const auto texts = [&](auto holds) -> Truth {
        if (!left.text() || !right.text()) return {};
        return holds(*left.text(), *right.text());
    };
    switch (kind) {
        case Kind::Equal:
            return equal(left, right);
        case Kind::Less:
            return ordered([](Order o) { return o == Order::Less; });
        case Kind::LessOrEqual:
            return ordered([](Order o) { return o != Order::Greater; });
        case Kind::Greater:
            return ordered([](Order o) { return o == Order::Greater; });
        case Kind::GreaterOrEqual:
            return ordered([](Order o) { return o != Order::Less; });
        case Kind::StartsWith:
            return texts([](const auto& a, const auto& b) { return a.starts_with(b); });
        case Kind::EndsWith:
            return texts([](const auto& a, const auto& b) { return a.ends_with(b); });
        case Kind::Contains:
            return texts(
                [](const auto& a, const auto& b) { return text::find(a, b) != std::string::npos; });
        case Kind::Matches:
            return texts([&](const auto& a, const auto& b) { return *matches(a, b); });
        case Kind::In:
            return contained(left, right);
        default:
            return {};
    }
}

/// The values of one property: the comparison holds for them if it does for one of them.
Truth CypherEvaluator::compared(Kind kind, const Value& left, const Value& right) {
    if (kind == Kind::NotEqual) {
        const Truth same = compared(Kind::Equal, left, right);
        return same ? Truth(!*same) : Truth();
    }
    const Truth whole = comparedSingly(kind, left, right);
    if (whole == Truth(true)) return whole;
    const auto anyOf = [&](const List& several, auto one) {
        Truth any = false;
        for (const Value& value : several.items) {
            const Truth found = one(value);
            if (found == Truth(true)) return found;
            if (!found) any = std::nullopt;
        }
        return any;
    };
    if (left.list() && left.list()->several)
        return anyOf(*left.list(),
                     [&](const Value& value) { return compared(kind, value, right); });
    if (kind != Kind::In && right.list() && right.list()->several)
        return anyOf(*right.list(),
                     [&](const Value& value) { return comparedSingly(kind, left, value); });
    return whole;
}

Value CypherEvaluator::comparison(const Expression& expression, Row& row) {
    const Value left = evaluate(*expression.parts[0], row);
    const Value right = evaluate(*expression.parts[1], row);
    m_context.state.step(stepsOver(left) + stepsOver(right));
    return compared(expression.kind, left, right);
}

/// a < b <= c is a < b AND b <= c, each of them looked at once.
Value CypherEvaluator::chain(const Expression& expression, Row& row) {
    static const std::map<std::string_view, Kind> kinds{
        {"=", Kind::Equal},        {"<>", Kind::NotEqual}, {"<", Kind::Less},
        {"<=", Kind::LessOrEqual}, {">", Kind::Greater},   {">=", Kind::GreaterOrEqual}};
    Truth result = true;
    Value left = evaluate(*expression.parts[0], row);
    for (std::size_t i = 0; i < expression.names.size(); ++i) {
        Value right = evaluate(*expression.parts[i + 1], row);
        m_context.state.step(stepsOver(left) + stepsOver(right));
        const Truth one = compared(kinds.at(expression.names[i]), left, right);
        if (one == Truth(false)) return false;
        if (!one) result = std::nullopt;
        left = std::move(right);
    }
    return result;
}

Value CypherEvaluator::arithmetic(const Expression& expression, Row& row) {
    const Value left = evaluate(*expression.parts[0], row);
    if (expression.kind == Kind::Negate) return negate(left);
    if (expression.kind == Kind::Plus) return left;
    const Value right = evaluate(*expression.parts[1], row);
    switch (expression.kind) {
        case Kind::Add: {
            // What grows with each step of a reduce could grow without end; beside the sum stand
            // its parts and what they were read from.
            const std::size_t bytes = 4 * (bytesInSum(left) + bytesInSum(right));
            if (bytes > m_context.state.left()) m_context.state.take(bytes);
            m_context.state.step(stepsOver(left) + stepsOver(right));
            return add(left, right);
        }
        case Kind::Subtract:
            return subtract(left, right);
        case Kind::Multiply:
            return multiply(left, right);
        case Kind::Divide:
            return divide(left, right);
        case Kind::Modulo:
            return modulo(left, right);
        default:
            return power(left, right);
    }
}

Value CypherEvaluator::call(const Expression& expression, Row& row) {
    const CypherFunction& function = *functionOf(expression.name);
    // coalesce looks no further than it must.
    if (function.name == "coalesce") {
        for (const auto& part : expression.parts)
            if (Value value = evaluate(*part, row); !value.isNull()) return value;
        return {};
    }
    std::vector<Value> arguments;
    arguments.reserve(expression.parts.size());
    for (const auto& part : expression.parts) arguments.push_back(evaluate(*part, row));
    const bool anyNull = std::any_of(arguments.begin(), arguments.end(),
                                     [](const Value& argument) { return argument.isNull(); });
    if (anyNull && !function.nullsToo) return {};
    for (const Value& argument : arguments) m_context.state.step(stepsOver(argument));
    return function.call(m_context, arguments);
}

}  // namespace tripletalk::cypher
