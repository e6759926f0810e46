// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/plan/staticcheck.h"

#include "base/editdistance.h"
#include "cypher/failure.h"
#include "cypher/functions/cypherfunctions.h"
#include "cypher/plan/expressions.h"

#include <algorithm>
#include <initializer_list>

namespace tripletalk::cypher {

namespace {

StaticType typeOfLiteral(const Value& value) {
    if (value.isNull()) return StaticType::Null;
    if (value.is<bool>()) return StaticType::Boolean;
    if (value.is<std::int64_t>()) return StaticType::Integer;
    if (value.is<double>()) return StaticType::Float;
    return value.text() ? StaticType::String : StaticType::Any;
}

bool isNumeric(StaticType type) { return type == StaticType::Integer || type == StaticType::Float; }

StaticType typeOfSum(StaticType left, StaticType right) {
    if (!isNumeric(left) || !isNumeric(right)) return StaticType::Any;
    return left == StaticType::Float ? left : right;
}

}  // namespace

StaticType staticTypeOf(const Expression& expression, const Scope& scope) {
    const auto part = [&](std::size_t i) { return staticTypeOf(*expression.parts[i], scope); };
    switch (expression.kind) {
        case ExpressionKind::Literal:
            return typeOfLiteral(expression.value);
        case ExpressionKind::Variable: {
            const auto* variable = expression.name.empty() ? nullptr : scope.find(expression.name);
            return variable ? variable->type : StaticType::Any;
        }
        case ExpressionKind::List:
        case ExpressionKind::ListComprehension:
        case ExpressionKind::PatternComprehension:
            return StaticType::List;
        case ExpressionKind::Map:
        case ExpressionKind::Projection:
            return StaticType::Map;
        case ExpressionKind::Negate:
        case ExpressionKind::Plus:
            return part(0);
        case ExpressionKind::Add:
        case ExpressionKind::Subtract:
        case ExpressionKind::Multiply:
            return typeOfSum(part(0), part(1));
        case ExpressionKind::IsNull:
        case ExpressionKind::IsNotNull:
        case ExpressionKind::Exists:
            return StaticType::Boolean;
        default:
            return StaticType::Any;
    }
}

StaticType itemTypeOf(const Expression& list, const Scope& scope) {
    if (list.kind != ExpressionKind::List || list.parts.empty()) return StaticType::Any;
    const StaticType first = staticTypeOf(*list.parts[0], scope);
    const bool alike = std::all_of(list.parts.begin(), list.parts.end(), [&](const auto& part) {
        return staticTypeOf(*part, scope) == first;
    });
    return alike ? first : StaticType::Any;
}

namespace {

[[noreturn]] void wrongArgument(const Expression& expression, const Sentence& wanted) {
    mistake(expression.begin, say("Sentence", "Expected %1 here.").arg(wanted),
            "InvalidArgumentType");
}

void demand(const Expression& expression, const Scope& scope,
            std::initializer_list<StaticType> allowed, const Sentence& wanted) {
    const StaticType type = staticTypeOf(expression, scope);
    if (type == StaticType::Any || type == StaticType::Null) return;
    if (std::find(allowed.begin(), allowed.end(), type) == allowed.end())
        wrongArgument(expression, wanted);
}

void forbid(const Expression& expression, const Scope& scope,
            std::initializer_list<StaticType> forbidden, const Sentence& wanted) {
    const StaticType type = staticTypeOf(expression, scope);
    if (std::find(forbidden.begin(), forbidden.end(), type) != forbidden.end())
        wrongArgument(expression, wanted);
}

void checkCall(const Expression& call, const Scope& scope) {
    if (isAggregate(call)) {
        const std::size_t wanted = call.name.starts_with("percentile") ? 2 : 1;
        if (call.kind == ExpressionKind::Call && call.parts.size() != wanted)
            mistake(call.begin, say("Sentence", "%1 takes %2 arguments.").arg(call.name, wanted),
                    "InvalidNumberOfArguments");
        return;
    }
    const CypherFunction* function = functionOf(call.name);
    if (!function) {
        const CypherFunction* nearest = nullptr;
        int least = 3;
        const auto wide = [](std::string_view name) {
            return std::u32string(name.begin(), name.end());
        };
        for (const CypherFunction* known : allFunctions())
            if (const int d = editDistance(wide(known->name), wide(call.name), least); d < least) {
                least = d;
                nearest = known;
            }
        if (nearest)
            mistake(call.begin,
                    say("Sentence", "There is no function %1. Did you mean %2?")
                        .arg(call.name, nearest->shown),
                    "UnknownFunction");
        mistake(call.begin, say("Sentence", "There is no function %1.").arg(call.name),
                "UnknownFunction");
    }
    if (call.parts.size() < function->least || call.parts.size() > function->most)
        mistake(
            call.begin,
            function->least == function->most
                ? say("Sentence", "%1 takes %2 arguments.").arg(function->shown, function->least)
                : say("Sentence", "%1 takes %2 to %3 arguments.")
                      .arg(function->shown, function->least, function->most),
            "InvalidNumberOfArguments");
    if (call.parts.empty()) return;
    const Expression& first = *call.parts[0];
    using T = StaticType;
    if (call.name == "type")
        demand(first, scope, {T::Relationship}, say("Sentence", "a relationship"));
    else if (call.name == "labels")
        demand(first, scope, {T::Node}, say("Sentence", "a node"));
    else if (call.name == "nodes" || call.name == "relationships")
        demand(first, scope, {T::Path}, say("Sentence", "a path"));
    else if (call.name == "length")
        forbid(first, scope, {T::Node, T::Relationship}, say("Sentence", "a path"));
    else if (call.name == "size")
        forbid(first, scope, {T::Path, T::Node, T::Relationship, T::Integer},
               say("Sentence", "a list or a text"));
    else if (call.name == "properties" || call.name == "keys")
        demand(first, scope, {T::Node, T::Relationship, T::Map},
               say("Sentence", "a node, a relationship or a map"));
    else if (call.name == "startnode" || call.name == "endnode")
        demand(first, scope, {T::Relationship}, say("Sentence", "a relationship"));
}

}  // namespace

void checkCondition(const Expression& expression, const Scope& scope) {
    demand(expression, scope, {StaticType::Boolean}, say("Sentence", "true or false"));
}

void checkTypes(const Expression& expression, const Scope& scope) {
    using T = StaticType;
    switch (expression.kind) {
        case ExpressionKind::And:
        case ExpressionKind::Or:
        case ExpressionKind::Xor:
        case ExpressionKind::Not:
            for (const auto& part : expression.parts)
                demand(*part, scope, {T::Boolean}, say("Sentence", "true or false"));
            return;
        case ExpressionKind::Subtract:
        case ExpressionKind::Multiply:
        case ExpressionKind::Divide:
        case ExpressionKind::Modulo:
        case ExpressionKind::Power:
            for (const auto& part : expression.parts)
                forbid(*part, scope,
                       {T::String, T::Boolean, T::List, T::Map, T::Node, T::Relationship, T::Path},
                       say("Sentence", "a number"));
            return;
        case ExpressionKind::In:
            forbid(*expression.parts[1], scope,
                   {T::Boolean, T::Integer, T::Float, T::String, T::Map, T::Node, T::Relationship},
                   say("Sentence", "a list"));
            return;
        case ExpressionKind::Property:
            forbid(*expression.parts[0], scope,
                   {T::Boolean, T::Integer, T::Float, T::String, T::List, T::Path},
                   say("Sentence", "a node, a relationship or a map"));
            return;
        case ExpressionKind::All:
        case ExpressionKind::Any:
        case ExpressionKind::None:
        case ExpressionKind::Single:
            demand(*expression.parts[1], scope, {T::Boolean}, say("Sentence", "true or false"));
            return;
        case ExpressionKind::Call:
        case ExpressionKind::CountAll:
            return checkCall(expression, scope);
        default:
            return;
    }
}

}  // namespace tripletalk::cypher
