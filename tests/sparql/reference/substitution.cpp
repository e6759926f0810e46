// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/reference/substitution.h"

namespace tripletalk::tests::reference {

using namespace sparql;

namespace {

Node substituted(const Node& node, const Solution& solution) {
    if (const auto* variable = std::get_if<Variable>(&node))
        if (const auto found = solution.find(variable->name); found != solution.end())
            return found->second;
    return node;
}

std::shared_ptr<const GroupPattern> substituted(const std::shared_ptr<const GroupPattern>& group,
                                                const Solution& solution) {
    return group ? std::make_shared<GroupPattern>(reference::substituted(*group, solution))
                 : nullptr;
}

Expression substituted(const Expression& expression, const Solution& solution) {
    if (const auto* variable = std::get_if<Variable>(&expression.value)) {
        const auto found = solution.find(variable->name);
        return found == solution.end() ? expression : Expression{found->second};
    }
    if (const auto* call = std::get_if<Call>(&expression.value)) {
        Call copy = *call;
        for (Expression& argument : copy.arguments) argument = substituted(argument, solution);
        copy.pattern = substituted(copy.pattern, solution);
        return {copy};
    }
    return expression;
}

void mustBeFree(const Variable& variable, const Solution& solution) {
    if (solution.contains(variable.name)) throw Undefined("a term in place of a variable");
}

struct Substitute {
    const Solution& solution;

    PatternElement operator()(Triples element) const {
        for (TriplePattern& triple : element.patterns) {
            triple.subject = substituted(triple.subject, solution);
            if (auto* predicate = std::get_if<Node>(&triple.predicate))
                *predicate = substituted(*predicate, solution);
            triple.object = substituted(triple.object, solution);
        }
        return element;
    }
    PatternElement operator()(Union element) const {
        for (GroupPattern& group : element.groups) group = reference::substituted(group, solution);
        return element;
    }
    PatternElement operator()(GraphPattern element) const {
        element.graph = substituted(element.graph, solution);
        element.group = substituted(element.group, solution);
        return element;
    }
    PatternElement operator()(Filter element) const {
        return Filter{substituted(element.condition, solution)};
    }
    PatternElement operator()(Bind element) const {
        mustBeFree(element.variable, solution);
        element.expression = substituted(element.expression, solution);
        return element;
    }
    PatternElement operator()(Values element) const {
        for (const Variable& variable : element.variables) mustBeFree(variable, solution);
        return element;
    }
    PatternElement operator()(const SubSelect&) const { throw Undefined("a sub-query in EXISTS"); }
    /// MINUS looks at which variables there are, which the standard's substitution changes.
    PatternElement operator()(const MinusPattern&) const { throw Undefined("MINUS in EXISTS"); }
    PatternElement operator()(const Service&) const { throw Undefined("SERVICE"); }
    template <typename Group>
    PatternElement operator()(Group element) const {
        element.group = substituted(element.group, solution);
        return element;
    }
};

}  // namespace

GroupPattern substituted(const GroupPattern& group, const Solution& solution) {
    GroupPattern copy;
    for (const PatternElement& element : group.elements)
        copy.elements.push_back(std::visit(Substitute{solution}, element));
    return copy;
}

}  // namespace tripletalk::tests::reference
