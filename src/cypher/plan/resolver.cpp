// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/failure.h"
#include "cypher/plan/expressions.h"
#include "cypher/plan/planner.h"
#include "cypher/plan/staticcheck.h"

namespace tripletalk::cypher {

void Planner::resolveVariable(Expression& expression, const Scope& scope) {
    if (expression.slot != noSlot) return;  // a column that it became
    const Scope::Variable* variable = scope.find(expression.name);
    if (!variable)
        mistake(expression.begin, say("Sentence", "There is no variable %1.").arg(expression.name),
                "UndefinedVariable");
    expression.slot = variable->slot;
}

/// Expressions with variables of their own.
void Planner::resolveLocal(Expression& expression, const Scope& scope, Where where) {
    resolve(*expression.parts[0], scope, {.aggregates = where.aggregates});
    if (expression.kind == ExpressionKind::Reduce)
        resolve(*expression.parts[1], scope, {.aggregates = where.aggregates});
    Scope inner = scope;
    if (expression.kind == ExpressionKind::Reduce) {
        expression.slot = inner.add(expression.names[0], StaticType::Any);
        expression.otherSlot = inner.add(expression.names[1], StaticType::Any);
        return resolve(*expression.parts[2], inner, {});
    }
    expression.slot = inner.add(expression.name, itemTypeOf(*expression.parts[0], scope));
    if (expression.parts[1]) resolve(*expression.parts[1], inner, {.predicate = true});
    if (expression.parts.size() > 2 && expression.parts[2])
        resolve(*expression.parts[2], inner, {});
}

void Planner::resolvePattern(Expression& expression, const Scope& scope) {
    Scope inner = scope;
    inner.endClause();
    const Scope before = inner;
    const bool mayIntroduce = expression.kind == ExpressionKind::PatternComprehension ||
                              expression.kind == ExpressionKind::Exists;
    declare(expression.patterns, inner, mayIntroduce);
    resolveProperties(expression.patterns, inner);
    const bool tested = mayIntroduce && !expression.parts.empty() && expression.parts[0];
    if (tested) resolve(*expression.parts[0], inner, {.predicate = true});
    if (expression.kind == ExpressionKind::PatternComprehension)
        resolve(*expression.parts[1], inner, {});
    if (expression.kind == ExpressionKind::ShortestPath) {
        expression.slot = inner.newSlot();
        expression.patterns[0].slot = expression.slot;
    }
    m_matches.push_back(std::make_unique<MatchPlan>(
        matchPlan(expression.patterns, tested ? expression.parts[0].get() : nullptr, before)));
    expression.compiled = m_matches.back().get();
}

void Planner::resolveExists(Expression& expression, const Scope& scope) {
    m_queries.push_back(std::make_unique<QueryPlan>(queryPlan(*expression.query, scope, false)));
    expression.compiled = m_queries.back().get();
}

void Planner::resolve(Expression& expression, const Scope& scope, Where where) {
    if (isAggregate(expression))
        mistake(expression.begin,
                say("Sentence", "An aggregate can only stand in WITH, RETURN and their ORDER BY."),
                "InvalidAggregation");
    switch (expression.kind) {
        case ExpressionKind::Variable:
            resolveVariable(expression, scope);
            break;
        case ExpressionKind::ListComprehension:
        case ExpressionKind::All:
        case ExpressionKind::Any:
        case ExpressionKind::None:
        case ExpressionKind::Single:
        case ExpressionKind::Reduce:
            resolveLocal(expression, scope, where);
            break;
        case ExpressionKind::PatternPredicate:
            if (!where.predicate)
                mistake(expression.begin,
                        say("Sentence",
                            "A pattern is a truth only in WHERE: write EXISTS { … } or "
                            "a pattern comprehension here."),
                        "UnexpectedSyntax");
            return resolvePattern(expression, scope);
        case ExpressionKind::PatternComprehension:
        case ExpressionKind::ShortestPath:
            return resolvePattern(expression, scope);
        case ExpressionKind::Exists:
            return expression.query ? resolveExists(expression, scope)
                                    : resolvePattern(expression, scope);
        case ExpressionKind::And:
        case ExpressionKind::Or:
        case ExpressionKind::Xor:
        case ExpressionKind::Not:
            for (auto& part : expression.parts) resolve(*part, scope, where);
            break;
        default:
            for (auto& part : expression.parts)
                if (part) resolve(*part, scope, {});
            break;
    }
    checkTypes(expression, scope);
    if (where.predicate) checkCondition(expression, scope);
}

}  // namespace tripletalk::cypher
