// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "sparql/algebra/algebra.h"
#include "sparql/parser/serialiser.h"

namespace tripletalk::sparql {

namespace {

using AlgebraKind = Algebra::Kind;

std::string text(const Node& node) {
    const auto* variable = std::get_if<Variable>(&node);
    if (!variable) return toText(std::get<rdf::Term>(node), {});
    return variable->isBlank() ? variable->name : "?" + variable->name;
}

std::string text(const std::vector<std::string>& variables) {
    std::string list;
    for (const std::string& variable : variables) list += " " + text(Variable{variable});
    return list;
}

std::string text(const std::vector<Expression>& conditions) {
    std::vector<std::string> texts;
    for (const Expression& condition : conditions) texts.push_back(toText(condition));
    return texts.empty() ? "" : " " + text::join(texts, " && ");
}

std::string predicateText(const Algebra& pattern) {
    if (const auto* node = std::get_if<Node>(&pattern.predicate)) return text(*node);
    if (const auto* path = std::get_if<Path>(&pattern.predicate)) return toText(*path);
    const auto& set = std::get<PredicateSet>(pattern.predicate);
    std::vector<std::string> iris;
    for (const std::string& iri : set.iris) iris.push_back(text(rdf::Term::iri(iri)));
    return (set.negated ? "!(" : "(") + text::join(iris, " | ") + ")";
}

std::string rowsText(const Algebra& values) {
    std::string rows;
    for (const auto& row : values.rows) {
        rows += " (";
        for (std::size_t i = 0; i < row.size(); ++i)
            rows += (i > 0 ? " " : "") + (row[i] ? text(*row[i]) : "UNDEF");
        rows += ")";
    }
    return rows;
}

std::string orderText(const Algebra& algebra) {
    std::string order;
    for (const OrderCondition& condition : algebra.order)
        order += (condition.descending ? " DESC(" : " ASC(") + toText(condition.expression) + ")";
    return order;
}

std::string groupText(const Algebra& group) {
    std::string aggregates;
    for (const Aggregate& aggregate : group.aggregates)
        aggregates +=
            ", " + text(Variable{aggregate.variable}) + " = " + toText(Expression{aggregate.call});
    return text(group.variables) + aggregates;
}

std::string headOf(const Algebra& algebra) {
    switch (algebra.kind) {
        case AlgebraKind::Unit:
            return "Unit";
        case AlgebraKind::Pattern:
        case AlgebraKind::Path:
            return (algebra.kind == AlgebraKind::Path ? "Path " : "Pattern ") +
                   text(algebra.subject) + " " + predicateText(algebra) + " " +
                   text(algebra.object);
        case AlgebraKind::Join:
            return "Join";
        case AlgebraKind::LeftJoin:
            return "LeftJoin" + text(algebra.conditions);
        case AlgebraKind::Filter:
            return "Filter" + text(algebra.conditions);
        case AlgebraKind::Union:
            return "Union";
        case AlgebraKind::Minus:
            return "Minus";
        case AlgebraKind::Graph:
            return "Graph " + text(algebra.graph);
        case AlgebraKind::Extend:
            return "Extend " + text(Variable{algebra.variable}) + " = " +
                   toText(algebra.expression);
        case AlgebraKind::Values:
            return "Values" + text(algebra.variables) + rowsText(algebra);
        case AlgebraKind::Group:
            return "Group" + groupText(algebra);
        case AlgebraKind::OrderBy:
            return "OrderBy" + orderText(algebra);
        case AlgebraKind::Project:
            return "Project" + text(algebra.variables);
        case AlgebraKind::Distinct:
            return "Distinct";
        case AlgebraKind::Reduced:
            return "Reduced";
        case AlgebraKind::Slice:
            return "Slice from " + std::to_string(algebra.offset) +
                   (algebra.limit ? ", " + std::to_string(*algebra.limit) + " at most" : "");
    }
    return {};
}

void write(const Algebra& algebra, std::size_t depth, std::string& out) {
    out += std::string(2 * depth, ' ') + headOf(algebra) + "\n";
    for (const Algebra& part : algebra.parts) write(part, depth + 1, out);
}

}  // namespace

std::string toText(const Algebra& algebra) {
    std::string out;
    write(algebra, 0, out);
    return out;
}

}  // namespace tripletalk::sparql
