// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/failure.h"
#include "cypher/plan/planner.h"

#include <algorithm>

namespace tripletalk::cypher {

namespace {

[[noreturn]] void conflict(std::size_t begin, const std::string& name) {
    mistake(
        begin,
        say("Sentence", "The variable %1 stands for a thing of another kind already.").arg(name),
        "VariableTypeConflict");
}
[[noreturn]] void undefined(std::size_t begin, const std::string& name) {
    mistake(begin, say("Sentence", "There is no variable %1.").arg(name), "UndefinedVariable");
}
[[noreturn]] void alreadyBound(std::size_t begin, const std::string& name) {
    mistake(begin, say("Sentence", "There is a variable %1 already.").arg(name),
            "VariableAlreadyBound");
}

}  // namespace

void Planner::declareNode(NodePattern& node, Scope& scope, bool mayIntroduce) {
    if (node.variable.empty()) {
        node.slot = scope.newSlot();
        return;
    }
    if (const Scope::Variable* known = scope.find(node.variable)) {
        if (known->type != StaticType::Node && known->type != StaticType::Any &&
            known->type != StaticType::Null)
            conflict(node.begin, node.variable);
        node.slot = known->slot;
        return;
    }
    if (!mayIntroduce) undefined(node.begin, node.variable);
    node.slot = scope.add(node.variable, StaticType::Node);
}

void Planner::declareRelationship(RelationshipPattern& link, Scope& scope, bool mayIntroduce) {
    if (link.variable.empty()) {
        link.slot = scope.newSlot();
        return;
    }
    const StaticType type = link.variableLength ? StaticType::List : StaticType::Relationship;
    if (const Scope::Variable* known = scope.find(link.variable)) {
        if (known->ofThisClause && known->type == type)
            mistake(link.begin,
                    say("Sentence",
                        "No relationship is matched twice by one MATCH: give %1 another "
                        "name in one place.")
                        .arg(link.variable),
                    "RelationshipUniquenessViolation");
        if (known->type != type && known->type != StaticType::Any &&
            known->type != StaticType::Null)
            conflict(link.begin, link.variable);
        link.slot = known->slot;
        return;
    }
    if (!mayIntroduce) undefined(link.begin, link.variable);
    link.slot = scope.add(link.variable, type);
}

void Planner::declarePath(Pattern& pattern, Scope& scope) {
    if (pattern.variable.empty()) return;
    if (scope.find(pattern.variable)) alreadyBound(pattern.begin, pattern.variable);
    pattern.slot = scope.add(pattern.variable, StaticType::Path);
}

void Planner::declarePattern(Pattern& pattern, Scope& scope, bool mayIntroduce) {
    for (std::size_t i = 0; i < pattern.nodes.size(); ++i) {
        declareNode(pattern.nodes[i], scope, mayIntroduce);
        if (i < pattern.relationships.size())
            declareRelationship(pattern.relationships[i], scope, mayIntroduce);
    }
    declarePath(pattern, scope);
}

void Planner::declare(std::vector<Pattern>& patterns, Scope& scope, bool mayIntroduce) {
    for (Pattern& pattern : patterns) declarePattern(pattern, scope, mayIntroduce);
}

void Planner::resolveProperties(std::vector<Pattern>& patterns, const Scope& scope) {
    for (Pattern& pattern : patterns) {
        for (NodePattern& node : pattern.nodes)
            if (node.properties) resolve(*node.properties, scope, {});
        for (RelationshipPattern& link : pattern.relationships)
            if (link.properties) resolve(*link.properties, scope, {});
    }
}

std::size_t Planner::plannedNode(const NodePattern& node, MatchPlan& plan, const Scope& before) {
    auto known = std::find_if(plan.nodes.begin(), plan.nodes.end(),
                              [&](const PlannedNode& other) { return other.slot == node.slot; });
    if (known == plan.nodes.end()) {
        const bool bound = !node.variable.empty() && before.find(node.variable);
        plan.nodes.push_back({.slot = node.slot, .bound = bound});
        if (!bound) plan.introduced.push_back(node.slot);
        known = plan.nodes.end() - 1;
    }
    for (const std::string& label : node.labels) {
        const auto type = m_context.names.find(label, GraphNames::Role::Label);
        known->labels.push_back(type ? m_context.names.withSubclasses(*type)
                                     : std::set<graph::TermId>());
    }
    for (std::size_t i = 0; node.properties && i < node.properties->names.size(); ++i)
        known->properties.push_back(
            {m_context.names.find(node.properties->names[i], GraphNames::Role::Property),
             node.properties->parts[i].get()});
    return static_cast<std::size_t>(known - plan.nodes.begin());
}

std::size_t Planner::plannedRelationship(const RelationshipPattern& link, MatchPlan& plan,
                                         const Scope& before) {
    PlannedRelationship planned{.slot = link.slot};
    planned.bound = !link.variable.empty() && before.find(link.variable);
    if (!planned.bound) plan.introduced.push_back(link.slot);
    planned.anyType = link.types.empty();
    for (const std::string& name : link.types) {
        const auto type = m_context.names.find(name, GraphNames::Role::Type);
        if (type &&
            std::find(planned.types.begin(), planned.types.end(), *type) == planned.types.end())
            planned.types.push_back(*type);
    }
    planned.properties = link.properties.get();
    planned.direction = link.direction;
    planned.variableLength = link.variableLength;
    if (link.variableLength) {
        planned.least = link.least;
        planned.most = link.most.value_or(std::numeric_limits<std::int64_t>::max());
    }
    plan.relationships.push_back(std::move(planned));
    return plan.relationships.size() - 1;
}

MatchPlan Planner::matchPlan(const std::vector<Pattern>& patterns, const Expression* where,
                             const Scope& before, bool solves) {
    MatchPlan plan;
    for (const Pattern& pattern : patterns) {
        PlannedPath path{.slot = pattern.slot, .shortest = pattern.shortest};
        if (pattern.slot != noSlot) plan.introduced.push_back(pattern.slot);
        for (const NodePattern& node : pattern.nodes)
            path.nodes.push_back(plannedNode(node, plan, before));
        for (std::size_t i = 0; i < pattern.relationships.size(); ++i) {
            const std::size_t index = plannedRelationship(pattern.relationships[i], plan, before);
            plan.relationships[index].left = path.nodes[i];
            plan.relationships[index].right = path.nodes[i + 1];
            path.relationships.push_back(index);
        }
        plan.paths.push_back(std::move(path));
    }
    orderSteps(plan, where, m_context, solves);
    return plan;
}

}  // namespace tripletalk::cypher
