// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/algebra/algebra.h"

namespace tripletalk::sparql {

namespace {

using Names = std::set<std::string>;

void mention(const Node& node, Names& names) {
    if (const auto* variable = std::get_if<Variable>(&node)) names.insert(variable->name);
}

void mention(const Projection& projection, Names& names) {
    if (projection.expression) addMentioned(*projection.expression, names);
    if (projection.variable) names.insert(projection.variable->name);
}

void mention(const Values& values, Names& names) {
    for (const Variable& variable : values.variables) names.insert(variable.name);
}

void mention(const Query& query, Names& names) {
    for (const Projection& projection : query.projection) mention(projection, names);
    for (const Projection& key : query.groupBy) mention(key, names);
    for (const Expression& condition : query.having) addMentioned(condition, names);
    for (const OrderCondition& condition : query.orderBy) addMentioned(condition.expression, names);
    if (query.values) mention(*query.values, names);
    addMentioned(query.where, names);
}

struct ElementNames {
    Names& names;

    void operator()(const Triples& triples) const {
        for (const TriplePattern& pattern : triples.patterns) {
            mention(pattern.subject, names);
            if (const auto* node = std::get_if<Node>(&pattern.predicate)) mention(*node, names);
            mention(pattern.object, names);
        }
    }
    void operator()(const Union& either) const {
        for (const GroupPattern& group : either.groups) addMentioned(group, names);
    }
    void operator()(const GraphPattern& graph) const {
        mention(graph.graph, names);
        addMentioned(*graph.group, names);
    }
    void operator()(const Service& service) const {
        mention(service.endpoint, names);
        addMentioned(*service.group, names);
    }
    void operator()(const Filter& filter) const { addMentioned(filter.condition, names); }
    void operator()(const Bind& bind) const {
        addMentioned(bind.expression, names);
        names.insert(bind.variable.name);
    }
    void operator()(const Values& values) const { mention(values, names); }
    void operator()(const SubSelect& select) const { mention(*select.query, names); }
    /// NestedGroup, Optional and MinusPattern
    template <typename Nested>
    void operator()(const Nested& nested) const {
        addMentioned(*nested.group, names);
    }
};

void addAll(const Algebra& algebra, Names& names) {
    for (const VariableScope::Entry& entry : algebra.scope.entries()) names.insert(entry.name);
    for (const Node* node : {&algebra.subject, &algebra.object, &algebra.graph})
        mention(*node, names);
    for (const Expression& condition : algebra.conditions) addMentioned(condition, names);
    addMentioned(algebra.expression, names);
    for (const std::string& variable : algebra.variables) names.insert(variable);
    for (const Aggregate& aggregate : algebra.aggregates)
        for (const Expression& argument : aggregate.call.arguments) addMentioned(argument, names);
    for (const OrderCondition& condition : algebra.order) addMentioned(condition.expression, names);
    for (const Algebra& part : algebra.parts) addAll(part, names);
}

}  // namespace

void addMentioned(const Expression& expression, Names& names) {
    if (const auto* variable = std::get_if<Variable>(&expression.value))
        names.insert(variable->name);
    const auto* call = std::get_if<Call>(&expression.value);
    if (!call) return;
    for (const Expression& argument : call->arguments) addMentioned(argument, names);
    if (call->pattern) addMentioned(*call->pattern, names);
}

void addMentioned(const GroupPattern& group, Names& names) {
    for (const PatternElement& element : group.elements) std::visit(ElementNames{names}, element);
}

Names mentionedIn(const Algebra& algebra) {
    Names names;
    addAll(algebra, names);
    names.erase(std::string());  // members that the kind does not use
    return names;
}

Names mentionedIn(const std::vector<Expression>& expressions) {
    Names names;
    for (const Expression& expression : expressions) addMentioned(expression, names);
    return names;
}

}  // namespace tripletalk::sparql
