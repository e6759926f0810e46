// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/algebra/translator.h"

#include "sparql/algebra/operators.h"
#include "sparql/parser/scope.h"

#include <algorithm>

namespace tripletalk::sparql {

namespace {

using AlgebraKind = Algebra::Kind;

bool isAggregate(const Call& call) {
    return call.function >= Function::Count && call.function <= Function::GroupConcat;
}

bool hasAggregate(const Expression& expression) {
    const auto* call = std::get_if<Call>(&expression.value);
    return call && (isAggregate(*call) || std::ranges::any_of(call->arguments, hasAggregate));
}

bool isGrouped(const Query& query) {
    const auto projects = [](const Projection& projection) {
        return projection.expression && hasAggregate(*projection.expression);
    };
    const auto orders = [](const OrderCondition& condition) {
        return hasAggregate(condition.expression);
    };
    return !query.groupBy.empty() || !query.having.empty() ||
           std::ranges::any_of(query.projection, projects) ||
           std::ranges::any_of(query.orderBy, orders);
}

/// A && B holds if A and B hold.
void addConjuncts(const Expression& expression, std::vector<Expression>& conditions) {
    const auto* call = std::get_if<Call>(&expression.value);
    if (!call || call->function != Function::And) return conditions.push_back(expression);
    for (const Expression& argument : call->arguments) addConjuncts(argument, conditions);
}

bool isSet(const Path& path) {
    return path.kind == Path::Kind::Iri ||
           (path.kind == Path::Kind::Alternative && std::ranges::all_of(path.parts, isSet));
}

void addIris(const Path& path, std::vector<std::string>& iris) {
    if (path.kind == Path::Kind::Iri) iris.push_back(path.iri);
    for (const Path& part : path.parts) addIris(part, iris);
}

}  // namespace

std::string Translator::fresh(std::string_view what) {
    return "_:" + std::string(what) + " " + std::to_string(++m_made);
}

Algebra Translator::triple(const TriplePattern& pattern) {
    if (const auto* path = std::get_if<Path>(&pattern.predicate))
        return this->path(pattern.subject, *path, pattern.object);
    return patternOf(pattern.subject, std::get<Node>(pattern.predicate), pattern.object);
}

Algebra Translator::path(const Node& subject, const Path& path, const Node& object) {
    switch (path.kind) {
        case Path::Kind::Iri:
            return patternOf(subject, Node(rdf::Term::iri(path.iri)), object);
        case Path::Kind::Inverse:
            return this->path(object, path.parts[0], subject);
        case Path::Kind::Sequence:
            return sequence(subject, path, object);
        case Path::Kind::Alternative:
            return alternative(subject, path, object);
        case Path::Kind::NegatedSet:
            return negatedSet(subject, path, object);
        default:
            return closureOf(subject, path, object);
    }
}

Algebra Translator::sequence(const Node& subject, const Path& path, const Node& object) {
    Algebra whole;
    Node from = subject;
    for (std::size_t i = 0; i < path.parts.size(); ++i) {
        const Node to = i + 1 == path.parts.size() ? object : Node(Variable{fresh("path")});
        whole = joinOf(std::move(whole), this->path(from, path.parts[i], to));
        from = to;
    }
    return whole;
}

Algebra Translator::alternative(const Node& subject, const Path& path, const Node& object) {
    PredicateSet set;
    std::vector<Algebra> ways;
    for (const Path& part : path.parts) {
        if (isSet(part))
            addIris(part, set.iris);
        else
            ways.push_back(this->path(subject, part, object));
    }
    // One pattern answers for the whole set, unless an IRI stands in it twice: that counts twice.
    std::vector<std::string> sorted = set.iris;
    std::ranges::sort(sorted);
    if (std::ranges::adjacent_find(sorted) != sorted.end()) {
        for (const std::string& iri : set.iris)
            ways.push_back(patternOf(subject, Node(rdf::Term::iri(iri)), object));
    } else if (!set.iris.empty()) {
        ways.insert(ways.begin(), patternOf(subject, std::move(set), object));
    }
    return ways.size() == 1 ? std::move(ways.front()) : unionOf(std::move(ways));
}

Algebra Translator::negatedSet(const Node& subject, const Path& path, const Node& object) {
    PredicateSet forward{true, {}};
    PredicateSet backward{true, {}};
    for (const Path& part : path.parts) {
        const bool inverse = part.kind == Path::Kind::Inverse;
        addIris(part, inverse ? backward.iris : forward.iris);
    }
    std::vector<Algebra> ways;
    if (!forward.iris.empty() || backward.iris.empty())
        ways.push_back(patternOf(subject, forward, object));
    if (!backward.iris.empty()) ways.push_back(patternOf(object, backward, subject));
    return ways.size() == 1 ? std::move(ways.front()) : unionOf(std::move(ways));
}

Algebra Translator::group(const GroupPattern& group) {
    std::vector<Expression> filters;
    Algebra whole = elements(group, filters);
    return filterOf(std::move(whole), std::move(filters));
}

Algebra Translator::elements(const GroupPattern& group, std::vector<Expression>& filters) {
    Algebra whole;
    for (const PatternElement& part : group.elements)
        whole = element(std::move(whole), part, filters);
    return whole;
}

Algebra Translator::element(Algebra before, const PatternElement& element,
                            std::vector<Expression>& filters) {
    if (const auto* triples = std::get_if<Triples>(&element)) {
        for (const TriplePattern& pattern : triples->patterns)
            before = joinOf(std::move(before), triple(pattern));
        return before;
    }
    if (const auto* nested = std::get_if<NestedGroup>(&element))
        return joinOf(std::move(before), group(*nested->group));
    if (const auto* optional = std::get_if<Optional>(&element)) {
        // Its filters see what stands before it.
        std::vector<Expression> conditions;
        Algebra right = elements(*optional->group, conditions);
        return leftJoinOf(std::move(before), std::move(right), std::move(conditions));
    }
    if (const auto* either = std::get_if<Union>(&element)) {
        std::vector<Algebra> parts;
        for (const GroupPattern& part : either->groups) parts.push_back(group(part));
        return joinOf(std::move(before), unionOf(std::move(parts)));
    }
    if (const auto* minus = std::get_if<MinusPattern>(&element))
        return minusOf(std::move(before), group(*minus->group));
    if (const auto* graph = std::get_if<GraphPattern>(&element))
        return joinOf(std::move(before), graphOf(graph->graph, group(*graph->group)));
    if (const auto* filter = std::get_if<Filter>(&element)) {
        addConjuncts(filter->condition, filters);
        return before;
    }
    if (const auto* bind = std::get_if<Bind>(&element))
        return extendOf(std::move(before), bind->variable.name, bind->expression);
    if (const auto* values = std::get_if<Values>(&element))
        return joinOf(std::move(before), valuesOf(*values));
    if (const auto* select = std::get_if<SubSelect>(&element))
        return joinOf(std::move(before), query(*select->query));
    return before;  // SERVICE, which has been refused
}

void Translator::takeAggregates(Expression& expression, const std::set<std::string>& keys,
                                const VariableScope& where, std::vector<Aggregate>& aggregates) {
    const auto take = [&](Call call) {
        aggregates.push_back({fresh("aggregate"), std::move(call)});
        expression.value = Variable{aggregates.back().variable};
    };
    if (const auto* variable = std::get_if<Variable>(&expression.value)) {
        // What is neither a key nor aggregated is any of the group's values.
        if (where.has(variable->name) && !keys.contains(variable->name))
            take({.function = Function::Sample, .arguments = {expression}});
        return;
    }
    auto* call = std::get_if<Call>(&expression.value);
    if (!call) return;
    if (isAggregate(*call)) return take(Call(*call));
    for (Expression& argument : call->arguments) takeAggregates(argument, keys, where, aggregates);
}

Algebra Translator::grouped(Algebra where, Query& query) {
    std::vector<std::string> keys;
    for (const Projection& key : query.groupBy) {
        const auto* plain =
            key.expression ? std::get_if<Variable>(&key.expression->value) : &*key.variable;
        if (plain && (!key.expression || !key.variable)) {
            keys.push_back(plain->name);
            continue;
        }
        keys.push_back(key.variable ? key.variable->name : fresh("key"));
        where = extendOf(std::move(where), keys.back(), *key.expression);
    }
    const std::set<std::string> names(keys.begin(), keys.end());
    std::vector<Aggregate> aggregates;
    for (Projection& projection : query.projection)
        if (projection.expression)
            takeAggregates(*projection.expression, names, where.scope, aggregates);
    for (Expression& condition : query.having)
        takeAggregates(condition, names, where.scope, aggregates);
    for (OrderCondition& condition : query.orderBy)
        takeAggregates(condition.expression, names, where.scope, aggregates);
    return groupOf(std::move(where), std::move(keys), std::move(aggregates));
}

std::vector<std::string> Translator::resultVariables(const Query& query) {
    std::vector<std::string> names;
    const auto add = [&](const Node& node) {
        const auto* variable = std::get_if<Variable>(&node);
        if (variable && !variable->isBlank() &&
            std::ranges::find(names, variable->name) == names.end())
            names.push_back(variable->name);
    };
    if (query.star) {
        VisibleVariables visible;
        visible.add(query.where);
        if (query.values) visible.add(*query.values);
        names = visible.names();
    }
    for (const Projection& projection : query.projection)
        if (projection.variable) names.push_back(projection.variable->name);
    for (const TriplePattern& pattern : query.construct) {
        add(pattern.subject);
        if (const auto* node = std::get_if<Node>(&pattern.predicate)) add(*node);
        add(pattern.object);
    }
    for (const Node& node : query.describe) add(node);
    return names;
}

Algebra Translator::query(const Query& given) {
    Query query = given;
    Algebra whole = group(query.where);
    if (isGrouped(query)) whole = grouped(std::move(whole), query);
    whole = filterOf(std::move(whole), std::move(query.having));
    if (query.values) whole = joinOf(std::move(whole), valuesOf(*query.values));
    auto variables = resultVariables(query);
    for (const Projection& projection : query.projection)
        if (projection.expression)
            whole = extendOf(std::move(whole), projection.variable->name, *projection.expression);
    if (!query.orderBy.empty()) whole = orderOf(std::move(whole), std::move(query.orderBy));
    whole = projectOf(std::move(whole), std::move(variables));
    if (query.distinct || query.reduced)
        whole = distinctOf(std::move(whole),
                           query.distinct ? AlgebraKind::Distinct : AlgebraKind::Reduced);
    if (query.form == QueryForm::Ask && !query.limit) query.limit = 1;
    if (query.limit || query.offset)
        whole = sliceOf(std::move(whole), query.offset.value_or(0), query.limit);
    return whole;
}

}  // namespace tripletalk::sparql
