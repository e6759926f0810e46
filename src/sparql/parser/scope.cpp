// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/parser/scope.h"

#include <type_traits>

namespace tripletalk::sparql {

void VisibleVariables::add(const Variable& variable) {
    if (!variable.isBlank() && m_known.insert(variable.name).second)
        m_names.push_back(variable.name);
}

void VisibleVariables::add(const Node& node) {
    if (const auto* variable = std::get_if<Variable>(&node)) add(*variable);
}

void VisibleVariables::add(const TriplePattern& triple) {
    add(triple.subject);
    if (const auto* predicate = std::get_if<Node>(&triple.predicate)) add(*predicate);
    add(triple.object);
}

void VisibleVariables::add(const Values& values) {
    for (const Variable& variable : values.variables) add(variable);
}

void VisibleVariables::add(const GroupPattern& group) {
    for (const PatternElement& element : group.elements) add(element);
}

void VisibleVariables::add(const PatternElement& element) {
    std::visit(
        [this](const auto& part) {
            using Part = std::decay_t<decltype(part)>;
            if constexpr (std::is_same_v<Part, Triples>) {
                for (const TriplePattern& triple : part.patterns) add(triple);
            } else if constexpr (std::is_same_v<Part, Union>) {
                for (const GroupPattern& group : part.groups) add(group);
            } else if constexpr (std::is_same_v<Part, GraphPattern>) {
                add(part.graph);
                add(*part.group);
            } else if constexpr (std::is_same_v<Part, Service>) {
                add(part.endpoint);
                add(*part.group);
            } else if constexpr (std::is_same_v<Part, Bind>) {
                add(part.variable);
            } else if constexpr (std::is_same_v<Part, Values>) {
                add(part);
            } else if constexpr (std::is_same_v<Part, SubSelect>) {
                add(*part.query);
            } else if constexpr (std::is_same_v<Part, NestedGroup> ||
                                 std::is_same_v<Part, Optional>) {
                add(*part.group);
            }  // FILTER and MINUS bind nothing
        },
        element);
}

void VisibleVariables::add(const Query& query) {
    for (const Projection& column : query.projection)
        if (column.variable) add(*column.variable);
    if (!query.star) return;
    add(query.where);
    if (query.values) add(*query.values);
}

std::vector<Variable> variablesOutsideAggregates(const Expression& expression) {
    if (const auto* variable = std::get_if<Variable>(&expression.value)) return {*variable};
    std::vector<Variable> variables;
    const auto* call = std::get_if<Call>(&expression.value);
    if (!call || (call->function >= Function::Count && call->function <= Function::GroupConcat))
        return variables;
    for (const Expression& argument : call->arguments)
        for (Variable& variable : variablesOutsideAggregates(argument))
            variables.push_back(std::move(variable));
    return variables;
}

}  // namespace tripletalk::sparql
