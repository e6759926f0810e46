// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/failure.h"
#include "cypher/plan/expressions.h"
#include "cypher/plan/planner.h"
#include "cypher/plan/staticcheck.h"

#include <algorithm>
#include <functional>

namespace tripletalk::cypher {

namespace {

[[noreturn]] void ambiguous(const Expression& expression) {
    mistake(expression.begin,
            say("Sentence",
                "Beside an aggregate only what is grouped by can stand: put this "
                "expression into a column of its own first."),
            "AmbiguousAggregationExpression");
}

/// In all of a query: each WITH * of many takes along what those before it named.
constexpr std::size_t mostStarred = 100'000;

/// From now on it is this column of the working row.
void becomeColumn(Expression& expression, std::size_t slot) {
    expression.kind = ExpressionKind::Variable;
    expression.name.clear();
    expression.names.clear();
    expression.parts.clear();
    expression.slot = slot;
}

/// A variable, or a property of one.
bool isSimple(const Expression& expression) {
    return expression.kind == ExpressionKind::Variable ||
           (expression.kind == ExpressionKind::Property && isSimple(*expression.parts[0]));
}

}  // namespace

void Planner::expandStar(Clause& clause, const Scope& scope) {
    if (!clause.star) return;
    if (scope.names.empty() && clause.kind == Clause::Kind::Return && clause.items.empty())
        mistake(clause.begin, say("Sentence", "There is no variable that * could stand for."),
                "NoVariablesInScope");
    m_starred += scope.names.size();
    if (m_starred > mostStarred)
        mistake(clause.begin,
                say("Sentence",
                    "* stands for more than %1 columns in this query: name those that are needed.")
                    .arg(mostStarred),
                "UnexpectedSyntax", ErrorKind::Limit);
    std::vector<ProjectionItem> items;
    for (const auto& [name, variable] : scope.names) {
        auto expression = std::make_unique<Expression>();
        expression->kind = ExpressionKind::Variable;
        expression->begin = expression->end = clause.begin;
        expression->name = name;
        items.push_back({std::move(expression), name, true});
    }
    for (ProjectionItem& item : clause.items) items.push_back(std::move(item));
    clause.items = std::move(items);
    clause.star = false;
}

void Planner::checkColumns(const Clause& clause) {
    std::set<std::string> names;
    for (const ProjectionItem& item : clause.items) {
        if (clause.kind == Clause::Kind::With && !item.named &&
            item.expression->kind != ExpressionKind::Variable)
            mistake(item.expression->begin,
                    say("Sentence", "An expression in WITH needs a name: write AS and one."),
                    "NoExpressionAlias");
        if (!names.insert(item.alias).second)
            mistake(item.expression->begin,
                    say("Sentence", "Two columns have the name %1: write AS and another.")
                        .arg(item.alias),
                    "ColumnNameConflict");
    }
}

const Expression* Planner::amount(ExpressionPointer& expression, ProjectionPlan& plan) {
    if (!expression) return nullptr;
    // Neither rows nor things may have a say in how many rows there are.
    if (!everyPart(*expression, [](const Expression& part) {
            return part.kind != ExpressionKind::Variable && part.patterns.empty() && !part.query;
        }))
        mistake(expression->begin,
                say("Sentence", "SKIP and LIMIT take a number that does not depend on the rows."),
                "NonConstantExpression");
    const Scope scope;
    resolve(*expression, scope, {});
    plan.amountWidth = std::max(plan.amountWidth, *scope.width);
    const Value& value = expression->value;
    const bool isLiteral = expression->kind == ExpressionKind::Literal;
    const bool negative =
        expression->kind == ExpressionKind::Negate && expression->parts[0]->value.isNumber();
    if (negative)
        mistake(expression->begin, say("Sentence", "SKIP and LIMIT take no negative number."),
                expression->parts[0]->value.is<double>() ? "InvalidArgumentType"
                                                         : "NegativeIntegerArgument");
    if (isLiteral && !value.is<std::int64_t>())
        mistake(expression->begin, say("Sentence", "SKIP and LIMIT take a whole number."),
                "InvalidArgumentType");
    return expression.get();
}

void Planner::plainProjection(Clause& clause, const Scope& input, Scope& working,
                              ProjectionPlan& plan) {
    for (ProjectionItem& item : clause.items) {
        resolve(*item.expression, input, {});
        plan.expressions.push_back(item.expression.get());
        // A variable that comes to mean something else is out of sight.
        working.add(item.alias, staticTypeOf(*item.expression, input));
    }
    if (clause.distinct) return;
    const std::size_t shift = *working.width;
    for (const auto& [name, variable] : input.names)
        if (!working.find(name))
            working.names[name] = {variable.slot + shift, variable.type, false};
    *working.width += *input.width;
}

void Planner::takeAggregate(Expression& expression, const Scope& input, const Scope& working,
                            ProjectionPlan& plan) {
    for (auto& part : expression.parts) {
        if (hasAggregate(*part))
            mistake(part->begin, say("Sentence", "An aggregate cannot stand inside of another."),
                    "NestedAggregation");
        if (isVolatileExpression(*part))
            mistake(part->begin,
                    say("Sentence", "An aggregate cannot be taken of what is another each time."),
                    "NonConstantExpression");
        resolve(*part, input, {});
    }
    checkTypes(expression, input);
    // The aggregate lives on by itself; in its place stands its column.
    auto own = std::make_shared<Expression>(std::move(expression));
    expression = Expression();
    expression.kind = ExpressionKind::Variable;
    expression.begin = own->begin;
    expression.end = own->end;
    for (const auto& [known, slot] : plan.aggregates)
        if (same(*known, *own)) {
            expression.slot = slot;
            return;
        }
    expression.slot = working.newSlot();
    plan.aggregates.emplace_back(own.get(), expression.slot);
    m_expressions.push_back(std::move(own));
}

/// In an expression that is computed of groups, what they are grouped by and their aggregates
/// become columns of the working row. `own` are variables of its comprehensions.
void Planner::replaceGrouped(Expression& expression, std::set<std::string> own, const Scope& input,
                             const Scope& working, ProjectionPlan& plan) {
    if (isAggregate(expression)) return takeAggregate(expression, input, working, plan);
    if (expression.kind == ExpressionKind::Variable && own.contains(expression.name)) return;
    if (isSimple(expression))
        for (const std::size_t key : plan.keys)
            if (same(expression, *m_written[key])) return becomeColumn(expression, key);
    if (expression.kind == ExpressionKind::Variable) {
        if (!input.find(expression.name))
            mistake(expression.begin,
                    say("Sentence", "There is no variable %1.").arg(expression.name),
                    "UndefinedVariable");
        ambiguous(expression);
    }
    if (expression.kind == ExpressionKind::Reduce)
        own.insert(expression.names.begin(), expression.names.end());
    else if (expression.kind != ExpressionKind::Property)
        own.insert(expression.name);
    for (auto& part : expression.parts)
        if (part) replaceGrouped(*part, own, input, working, plan);
}

void Planner::groupedProjection(Clause& clause, const Scope& input, Scope& working,
                                ProjectionPlan& plan) {
    plan.grouped = true;
    std::vector<std::size_t> computed;
    for (std::size_t i = 0; i < clause.items.size(); ++i) {
        ProjectionItem& item = clause.items[i];
        if (!hasAggregate(*item.expression)) {
            resolve(*item.expression, input, {});
            plan.keys.push_back(i);
        } else {
            computed.push_back(i);
        }
        plan.expressions.push_back(item.expression.get());
        working.add(item.alias, hasAggregate(*item.expression)
                                    ? StaticType::Any
                                    : staticTypeOf(*item.expression, input));
    }
    for (const std::size_t i : computed) {
        Expression& expression = *clause.items[i].expression;
        replaceGrouped(expression, {}, input, working, plan);
        resolve(expression, working, {});
    }
}

void Planner::orderOf(Clause& clause, const Scope& input, const Scope& working,
                      ProjectionPlan& plan) {
    for (OrderItem& item : clause.order) {
        Expression& expression = *item.expression;
        if (hasAggregate(expression) && !plan.grouped)
            mistake(expression.begin,
                    say("Sentence", "ORDER BY has an aggregate here only if %1 has one.")
                        .arg(clause.kind == Clause::Kind::With ? "WITH" : "RETURN"),
                    "InvalidAggregation");
        if (plan.grouped || plan.distinct) replaceColumns(expression, input, working, plan);
        resolve(expression, working, {});
        plan.order.emplace_back(&expression, item.descending);
    }
}

/// Of groups and distinct rows only the columns are left to ORDER BY and WHERE, by name or as they
/// are written.
void Planner::replaceColumns(Expression& expression, const Scope& input, const Scope& working,
                             ProjectionPlan& plan) {
    const bool mixed = hasAggregate(expression);
    const std::function<void(Expression&, bool)> replace = [&](Expression& part, bool top) {
        if (part.kind == ExpressionKind::Variable && working.find(part.name)) return;
        if (top || !mixed || isSimple(part))
            for (std::size_t i = 0; i < m_written.size(); ++i)
                if (same(part, *m_written[i])) return becomeColumn(part, i);
        if (isAggregate(part)) return takeAggregate(part, input, working, plan);
        if (part.kind == ExpressionKind::Variable && part.slot == noSlot && mixed &&
            input.find(part.name))
            ambiguous(part);
        for (auto& inner : part.parts)
            if (inner) replace(*inner, false);
    };
    replace(expression, true);
}

ClausePlan Planner::projectionClause(Clause& clause, Scope& scope) {
    expandStar(clause, scope);
    checkColumns(clause);
    ClausePlan planned{.kind = clause.kind};
    ProjectionPlan& plan = planned.projection;
    plan.distinct = clause.distinct;
    m_written.clear();
    for (const ProjectionItem& item : clause.items) {
        plan.columns.push_back(item.alias);
        m_written.push_back(copyOf(*item.expression));
    }
    Scope working;
    const bool grouped =
        std::any_of(clause.items.begin(), clause.items.end(),
                    [](const ProjectionItem& item) { return hasAggregate(*item.expression); });
    grouped ? groupedProjection(clause, scope, working, plan)
            : plainProjection(clause, scope, working, plan);
    orderOf(clause, scope, working, plan);
    plan.skip = amount(clause.skip, plan);
    plan.limit = amount(clause.limit, plan);
    if (clause.where) {
        if (plan.distinct) replaceColumns(*clause.where, scope, working, plan);
        resolve(*clause.where, working, {.predicate = true});
        plan.where = clause.where.get();
    }
    plan.workingWidth = *working.width;
    Scope after;
    for (const ProjectionItem& item : clause.items)
        after.add(item.alias, working.find(item.alias)->type);
    scope = after;
    return planned;
}

}  // namespace tripletalk::cypher
