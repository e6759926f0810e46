// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/plan/expressions.h"

#include <algorithm>

namespace tripletalk::cypher {

namespace {

bool samePointers(const ExpressionPointer& left, const ExpressionPointer& right) {
    if (!left || !right) return !left && !right;
    return same(*left, *right);
}

bool sameNodes(const NodePattern& left, const NodePattern& right) {
    return left.variable == right.variable && left.labels == right.labels &&
           samePointers(left.properties, right.properties);
}

bool sameRelationships(const RelationshipPattern& left, const RelationshipPattern& right) {
    return left.variable == right.variable && left.types == right.types &&
           left.direction == right.direction && left.variableLength == right.variableLength &&
           left.least == right.least && left.most == right.most &&
           samePointers(left.properties, right.properties);
}

bool samePatterns(const Pattern& left, const Pattern& right) {
    return left.variable == right.variable && left.shortest == right.shortest &&
           std::equal(left.nodes.begin(), left.nodes.end(), right.nodes.begin(), right.nodes.end(),
                      sameNodes) &&
           std::equal(left.relationships.begin(), left.relationships.end(),
                      right.relationships.begin(), right.relationships.end(), sameRelationships);
}

}  // namespace

bool same(const Expression& left, const Expression& right) {
    return left.kind == right.kind && left.name == right.name && left.names == right.names &&
           left.distinct == right.distinct &&
           left.value.content().index() == right.value.content().index() &&
           order(left.value, right.value) == 0 && !left.query && !right.query &&
           std::equal(left.parts.begin(), left.parts.end(), right.parts.begin(), right.parts.end(),
                      samePointers) &&
           std::equal(left.patterns.begin(), left.patterns.end(), right.patterns.begin(),
                      right.patterns.end(), samePatterns);
}

namespace {

ExpressionPointer copied(const ExpressionPointer& expression) {
    return expression ? copyOf(*expression) : nullptr;
}

NodePattern copied(const NodePattern& node) {
    return {node.begin, node.end, node.variable, node.labels, copied(node.properties), node.slot};
}

RelationshipPattern copied(const RelationshipPattern& link) {
    RelationshipPattern copy{.begin = link.begin, .variable = link.variable, .types = link.types};
    copy.properties = copied(link.properties);
    copy.direction = link.direction;
    copy.variableLength = link.variableLength;
    copy.least = link.least;
    copy.most = link.most;
    copy.slot = link.slot;
    return copy;
}

Pattern copied(const Pattern& pattern) {
    Pattern copy{.begin = pattern.begin, .variable = pattern.variable, .slot = pattern.slot};
    for (const NodePattern& node : pattern.nodes) copy.nodes.push_back(copied(node));
    for (const RelationshipPattern& link : pattern.relationships)
        copy.relationships.push_back(copied(link));
    copy.shortest = pattern.shortest;
    return copy;
}

}  // namespace

ExpressionPointer copyOf(const Expression& expression) {
    auto copy = std::make_unique<Expression>();
    copy->kind = expression.kind;
    copy->begin = expression.begin;
    copy->end = expression.end;
    copy->name = expression.name;
    copy->names = expression.names;
    for (const auto& part : expression.parts) copy->parts.push_back(copied(part));
    copy->value = expression.value;
    copy->distinct = expression.distinct;
    for (const Pattern& pattern : expression.patterns) copy->patterns.push_back(copied(pattern));
    copy->query = expression.query;
    copy->slot = expression.slot;
    copy->otherSlot = expression.otherSlot;
    copy->compiled = expression.compiled;
    return copy;
}

bool everyPart(const Expression& expression, const std::function<bool(const Expression&)>& holds) {
    if (!holds(expression)) return false;
    for (const auto& part : expression.parts)
        if (part && !everyPart(*part, holds)) return false;
    for (const Pattern& pattern : expression.patterns) {
        for (const NodePattern& node : pattern.nodes)
            if (node.properties && !everyPart(*node.properties, holds)) return false;
        for (const RelationshipPattern& link : pattern.relationships)
            if (link.properties && !everyPart(*link.properties, holds)) return false;
    }
    return true;
}

bool isAggregate(const Expression& expression) {
    if (expression.kind == ExpressionKind::CountAll) return true;
    if (expression.kind != ExpressionKind::Call) return false;
    static constexpr std::string_view names[] = {
        "count",          "sum",           "avg", "min", "max", "collect", "stdev", "stdevp",
        "percentilecont", "percentiledisc"};
    return std::find(std::begin(names), std::end(names), expression.name) != std::end(names);
}

bool hasAggregate(const Expression& expression) {
    return !everyPart(expression, [](const Expression& part) { return !isAggregate(part); });
}

bool isVolatileExpression(const Expression& expression) {
    return !everyPart(expression, [](const Expression& part) {
        return part.kind != ExpressionKind::Call ||
               (part.name != "rand" && part.name != "randomuuid");
    });
}

void splitConjunction(const Expression& expression, std::vector<const Expression*>& parts) {
    if (expression.kind != ExpressionKind::And) {
        parts.push_back(&expression);
        return;
    }
    for (const auto& part : expression.parts) splitConjunction(*part, parts);
}

}  // namespace tripletalk::cypher
