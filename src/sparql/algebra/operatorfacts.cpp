// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/algebra/operatorfacts.h"

#include <algorithm>

namespace tripletalk::sparql {

namespace {

using AlgebraKind = Algebra::Kind;
using Names = std::set<std::string>;

/// True if each of the names that has a column is certain in the scope.
bool agrees(const Columns& columns, const Names& names, const VariableScope& scope) {
    return std::ranges::all_of(columns, [&](const auto& entry) {
        return entry.second.substituted || !names.contains(entry.first) ||
               scope.isCertain(entry.first);
    });
}

bool hasOwnSelect(const Algebra& algebra) {
    switch (algebra.kind) {
        case AlgebraKind::Group:
        case AlgebraKind::OrderBy:
        case AlgebraKind::Project:
        case AlgebraKind::Distinct:
        case AlgebraKind::Reduced:
        case AlgebraKind::Slice:
            return true;
        default:
            return std::ranges::any_of(algebra.parts, hasOwnSelect);
    }
}

}  // namespace

bool isModified(const Algebra& algebra) {
    switch (algebra.kind) {
        case AlgebraKind::Group:
        case AlgebraKind::Slice:
            return true;
        case AlgebraKind::Filter:
        case AlgebraKind::Extend:
        case AlgebraKind::Project:
        case AlgebraKind::Distinct:
        case AlgebraKind::Reduced:
        case AlgebraKind::OrderBy:
            return isModified(algebra.parts[0]);
        default:
            return false;
    }
}

bool isVolatile(const Expression& expression) {
    const auto* call = std::get_if<Call>(&expression.value);
    if (!call) return false;
    switch (call->function) {
        case Function::Rand:
        case Function::Uuid:
        case Function::StrUuid:
        case Function::BNode:
            return true;
        default:
            return std::ranges::any_of(call->arguments, isVolatile);
    }
}

bool labelsBlanks(const Expression& expression) {
    const auto* call = std::get_if<Call>(&expression.value);
    return call && ((call->function == Function::BNode && !call->arguments.empty()) ||
                    std::ranges::any_of(call->arguments, labelsBlanks));
}

bool bindsGraph(const Algebra& algebra) {
    switch (algebra.kind) {
        case AlgebraKind::Pattern:
        case AlgebraKind::Path:
            return true;
        case AlgebraKind::Join:
            return std::ranges::any_of(algebra.parts, bindsGraph);
        case AlgebraKind::Union:
            return std::ranges::all_of(algebra.parts, bindsGraph);
        case AlgebraKind::LeftJoin:
        case AlgebraKind::Filter:
        case AlgebraKind::Minus:
        case AlgebraKind::Extend:
            return bindsGraph(algebra.parts[0]);
        default:
            return false;
    }
}

bool findsGraph(const Algebra& algebra) {
    const bool partsFind = std::ranges::all_of(algebra.parts, [](const Algebra& part) {
        return part.kind == AlgebraKind::Values || findsGraph(part);
    });
    return partsFind && !hasOwnSelect(algebra) && bindsGraph(algebra);
}

bool fits(const Algebra& algebra, const Columns& columns) {
    const auto& parts = algebra.parts;
    switch (algebra.kind) {
        case AlgebraKind::Filter:
            return agrees(columns, mentionedIn(algebra.conditions), parts[0].scope) &&
                   fits(parts[0], columns);
        case AlgebraKind::LeftJoin: {
            Names names = mentionedIn(parts[1]);
            names.merge(mentionedIn(algebra.conditions));
            return agrees(columns, names, parts[0].scope) && fits(parts[0], columns);
        }
        case AlgebraKind::Minus:
            return agrees(columns, mentionedIn(parts[1]), parts[0].scope) &&
                   fits(parts[0], columns);
        case AlgebraKind::Extend: {
            Columns others = columns;
            others.erase(algebra.variable);
            return agrees(others, mentionedIn({algebra.expression}), parts[0].scope) &&
                   fits(parts[0], others);
        }
        case AlgebraKind::Graph: {
            Columns others = columns;
            if (const auto* variable = std::get_if<Variable>(&algebra.graph))
                if (!parts[0].scope.isCertain(variable->name)) others.erase(variable->name);
            return fits(parts[0], others);
        }
        case AlgebraKind::Project: {
            Columns own = columns;
            std::erase_if(own, [&](const auto& entry) {
                return !entry.second.substituted && !algebra.scope.has(entry.first);
            });
            return fits(parts[0], own);
        }
        default:
            return true;
    }
}

}  // namespace tripletalk::sparql
