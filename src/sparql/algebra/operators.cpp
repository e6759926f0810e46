// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/algebra/operators.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <unordered_map>

namespace tripletalk::sparql {

namespace {

using AlgebraKind = Algebra::Kind;

void addNode(VariableScope& scope, const Node& node) {
    if (const auto* variable = std::get_if<Variable>(&node)) scope.add(variable->name, true);
}

Algebra over(AlgebraKind kind, Algebra part) {
    Algebra made{.kind = kind};
    made.scope = part.scope;
    made.parts.push_back(std::move(part));
    return made;
}

/// True if the first part may be joined with `other` before the operator works on it.
bool letsJoinIn(const Algebra& algebra, const Algebra& other) {
    switch (algebra.kind) {
        case AlgebraKind::LeftJoin: {
            auto names = mentionedIn(algebra.parts[1]);
            names.merge(mentionedIn(algebra.conditions));
            return algebra.parts[0].scope.coversShared(other.scope, names);
        }
        case AlgebraKind::Minus:
            return algebra.parts[0].scope.coversShared(other.scope, mentionedIn(algebra.parts[1]));
        case AlgebraKind::Filter:
            return algebra.parts[0].scope.coversShared(other.scope,
                                                       mentionedIn(algebra.conditions));
        case AlgebraKind::Extend:
            return !other.scope.has(algebra.variable) &&
                   algebra.parts[0].scope.coversShared(other.scope,
                                                       mentionedIn({algebra.expression}));
        default:
            return false;
    }
}

Algebra withFirstPartJoined(Algebra algebra, Algebra other, bool otherFirst) {
    Algebra first = std::move(algebra.parts[0]);
    algebra.parts[0] = otherFirst ? joinOf(std::move(other), std::move(first))
                                  : joinOf(std::move(first), std::move(other));
    VariableScope scope = algebra.parts[0].scope;
    scope.addAll(algebra.scope);
    algebra.scope = std::move(scope);
    return algebra;
}

void appendParts(std::vector<Algebra>& parts, Algebra part) {
    if (part.kind == AlgebraKind::Join)
        std::ranges::move(part.parts, std::back_inserter(parts));
    else
        parts.push_back(std::move(part));
}

bool isCertainValue(const Expression& expression, const VariableScope& scope) {
    if (std::holds_alternative<rdf::Term>(expression.value)) return true;
    const auto* variable = std::get_if<Variable>(&expression.value);
    return variable && scope.isCertain(variable->name);
}

}  // namespace

Algebra patternOf(Node subject, std::variant<Node, PredicateSet, Path> predicate, Node object) {
    Algebra made{.kind = AlgebraKind::Pattern};
    addNode(made.scope, subject);
    if (const auto* node = std::get_if<Node>(&predicate)) addNode(made.scope, *node);
    addNode(made.scope, object);
    made.subject = std::move(subject);
    made.predicate = std::move(predicate);
    made.object = std::move(object);
    return made;
}

Algebra closureOf(Node subject, Path path, Node object) {
    Algebra made = patternOf(std::move(subject), std::move(path), std::move(object));
    made.kind = AlgebraKind::Path;
    return made;
}

Algebra joinOf(Algebra left, Algebra right) {
    if (left.kind == AlgebraKind::Unit) return right;
    if (right.kind == AlgebraKind::Unit) return left;
    if (letsJoinIn(left, right))
        return withFirstPartJoined(std::move(left), std::move(right), false);
    if (letsJoinIn(right, left))
        return withFirstPartJoined(std::move(right), std::move(left), true);
    // One that grows by thousands of patterns is never copied.
    Algebra made =
        left.kind == AlgebraKind::Join ? std::move(left) : over(AlgebraKind::Join, std::move(left));
    made.scope.addAll(right.scope);
    appendParts(made.parts, std::move(right));
    return made;
}

Algebra leftJoinOf(Algebra left, Algebra right, std::vector<Expression> conditions) {
    Algebra made = over(AlgebraKind::LeftJoin, std::move(left));
    made.scope.addPossible(right.scope);
    made.parts.push_back(std::move(right));
    made.conditions = std::move(conditions);
    return made;
}

Algebra filterOf(Algebra part, std::vector<Expression> conditions) {
    if (conditions.empty()) return part;
    if (part.kind == AlgebraKind::Filter) {
        std::ranges::move(conditions, std::back_inserter(part.conditions));
        return part;
    }
    Algebra made = over(AlgebraKind::Filter, std::move(part));
    made.conditions = std::move(conditions);
    return made;
}

Algebra unionOf(std::vector<Algebra> parts) {
    Algebra made{.kind = AlgebraKind::Union};
    for (Algebra& part : parts) {
        if (part.kind == AlgebraKind::Union)
            std::ranges::move(part.parts, std::back_inserter(made.parts));
        else
            made.parts.push_back(std::move(part));
    }
    std::unordered_map<std::string_view, std::size_t> certain;  // in how many parts
    for (const Algebra& part : made.parts)
        for (const VariableScope::Entry& entry : part.scope.entries())
            certain[entry.name] += entry.certain ? 1 : 0;
    for (const Algebra& part : made.parts)
        for (const VariableScope::Entry& entry : part.scope.entries())
            made.scope.add(entry.name, certain[entry.name] == made.parts.size());
    return made;
}

Algebra minusOf(Algebra left, Algebra right) {
    Algebra made = over(AlgebraKind::Minus, std::move(left));
    made.parts.push_back(std::move(right));
    return made;
}

Algebra graphOf(Node graph, Algebra part) {
    Algebra made = over(AlgebraKind::Graph, std::move(part));
    addNode(made.scope, graph);
    made.graph = std::move(graph);
    return made;
}

Algebra extendOf(Algebra part, std::string variable, Expression expression) {
    Algebra made = over(AlgebraKind::Extend, std::move(part));
    made.scope.add(variable, isCertainValue(expression, made.scope));
    made.variable = std::move(variable);
    made.expression = std::move(expression);
    return made;
}

Algebra valuesOf(const Values& values) {
    Algebra made{.kind = AlgebraKind::Values};
    for (std::size_t i = 0; i < values.variables.size(); ++i) {
        made.variables.push_back(values.variables[i].name);
        made.scope.add(
            values.variables[i].name,
            std::ranges::all_of(values.rows, [i](const auto& row) { return row[i].has_value(); }));
    }
    made.rows = values.rows;
    return made;
}

Algebra groupOf(Algebra part, std::vector<std::string> keys, std::vector<Aggregate> aggregates) {
    Algebra made{.kind = AlgebraKind::Group};
    for (const std::string& key : keys) made.scope.add(key, part.scope.isCertain(key));
    for (const Aggregate& aggregate : aggregates)
        made.scope.add(aggregate.variable, aggregate.call.function == Function::Count);
    made.parts.push_back(std::move(part));
    made.variables = std::move(keys);
    made.aggregates = std::move(aggregates);
    return made;
}

Algebra orderOf(Algebra part, std::vector<OrderCondition> order) {
    Algebra made = over(AlgebraKind::OrderBy, std::move(part));
    made.order = std::move(order);
    return made;
}

Algebra projectOf(Algebra part, std::vector<std::string> variables) {
    Algebra made{.kind = AlgebraKind::Project};
    for (const std::string& variable : variables)
        if (part.scope.has(variable)) made.scope.add(variable, part.scope.isCertain(variable));
    made.parts.push_back(std::move(part));
    made.variables = std::move(variables);
    return made;
}

Algebra distinctOf(Algebra part, AlgebraKind kind) { return over(kind, std::move(part)); }

Algebra sliceOf(Algebra part, std::uint64_t offset, std::optional<std::uint64_t> limit) {
    Algebra made = over(AlgebraKind::Slice, std::move(part));
    made.offset = offset;
    made.limit = limit;
    return made;
}

}  // namespace tripletalk::sparql
