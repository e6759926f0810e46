// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/reference/referenceevaluator.h"

#include "sparql/reference/substitution.h"

#include <algorithm>

namespace tripletalk::tests::reference {

using namespace sparql;
using rdf::Term;

namespace {

template <typename Wanted>
std::vector<const Wanted*> elementsOf(const GroupPattern& group) {
    std::vector<const Wanted*> all;
    for (const PatternElement& element : group.elements)
        if (const auto* wanted = std::get_if<Wanted>(&element)) all.push_back(wanted);
    return all;
}

std::vector<Expression> conditionsOf(const GroupPattern& group) {
    std::vector<Expression> all;
    for (const Filter* filter : elementsOf<Filter>(group)) all.push_back(filter->condition);
    return all;
}

Solutions rowsOf(const Values& values) {
    Solutions all;
    for (const auto& row : values.rows) {
        Solution solution;
        for (std::size_t i = 0; i < row.size(); ++i)
            if (row[i]) solution.emplace(values.variables[i].name, *row[i]);
        all.push_back(std::move(solution));
    }
    return all;
}

bool hasAggregate(const Expression& expression) {
    const auto* call = std::get_if<Call>(&expression.value);
    if (!call) return false;
    return (call->function >= Function::Count && call->function <= Function::GroupConcat) ||
           std::ranges::any_of(call->arguments, hasAggregate);
}

bool isGrouped(const Query& query) {
    return !query.groupBy.empty() || std::ranges::any_of(query.having, hasAggregate) ||
           std::ranges::any_of(query.projection,
                               [](const Projection& projection) {
                                   return projection.expression &&
                                          hasAggregate(*projection.expression);
                               }) ||
           std::ranges::any_of(query.orderBy, [](const OrderCondition& condition) {
               return hasAggregate(condition.expression);
           });
}

/// A solution on its way through the modifiers, with the group it stands for.
struct Row {
    Solution solution;
    std::optional<Solutions> group;
};

Scope withGroup(Scope scope, const Row& row) {
    if (row.group) scope.group = &*row.group;
    return scope;
}

void extend(Solution& solution, const std::string& name, const std::optional<Term>& value) {
    if (solution.contains(name)) throw Undefined("a variable that has a value already");
    if (value) solution.emplace(name, *value);
}

/// Nothing from no solutions if there are keys, else one group.
std::vector<Row> grouped(const Query& query, const Solutions& solutions,
                         const std::function<Scope(const Solution&)>& scopeOf) {
    std::map<std::vector<std::optional<Term>>, Row> groups;
    if (query.groupBy.empty()) groups[{}].group.emplace();
    for (const Solution& solution : solutions) {
        std::vector<std::optional<Term>> keys;
        Solution named;
        Solution extended = solution;
        for (const Projection& key : query.groupBy) {
            const Expression expression =
                key.expression ? *key.expression : Expression{*key.variable};
            keys.push_back(valueOf(expression, scopeOf(extended)));
            std::string name;
            if (const auto* variable = std::get_if<Variable>(&expression.value))
                name = variable->name;
            if (key.expression && key.variable)
                extend(extended, name = key.variable->name, keys.back());
            if (!name.empty() && keys.back()) named.emplace(name, *keys.back());
        }
        Row& row = groups[keys];
        row.solution = named;
        if (!row.group) row.group.emplace();
        row.group->push_back(extended);
    }
    std::vector<Row> rows;
    for (auto& [keys, row] : groups) rows.push_back(std::move(row));
    return rows;
}

std::vector<Row> joinedWith(const std::vector<Row>& rows, const Values& values) {
    std::vector<Row> all;
    for (const Row& row : rows)
        for (const Solution& other : rowsOf(values))
            if (areCompatible(row.solution, other))
                all.push_back({merged(row.solution, other), row.group});
    return all;
}

/// `SELECT *`: what the pattern can bind, in the order of the alphabet.
void addVariables(const GroupPattern& group, std::set<std::string>& names);

void addVariable(const Node& node, std::set<std::string>& names) {
    if (const auto* variable = std::get_if<Variable>(&node); variable && !variable->isBlank())
        names.insert(variable->name);
}

std::set<std::string> variablesOf(const Query& query) {
    std::set<std::string> names;
    for (const Projection& projection : query.projection) names.insert(projection.variable->name);
    if (query.star) addVariables(query.where, names);
    if (query.star && query.values)
        for (const Variable& variable : query.values->variables) names.insert(variable.name);
    return names;
}

struct AddVariables {
    std::set<std::string>& names;

    void operator()(const Triples& element) const {
        for (const TriplePattern& triple : element.patterns) {
            addVariable(triple.subject, names);
            if (const auto* predicate = std::get_if<Node>(&triple.predicate))
                addVariable(*predicate, names);
            addVariable(triple.object, names);
        }
    }
    void operator()(const Union& element) const {
        for (const GroupPattern& group : element.groups) addVariables(group, names);
    }
    void operator()(const GraphPattern& element) const {
        addVariable(element.graph, names);
        addVariables(*element.group, names);
    }
    void operator()(const Bind& element) const { names.insert(element.variable.name); }
    void operator()(const Values& element) const {
        for (const Variable& variable : element.variables) names.insert(variable.name);
    }
    void operator()(const SubSelect& element) const { names.merge(variablesOf(*element.query)); }
    void operator()(const Filter&) const {}
    void operator()(const MinusPattern&) const {}
    void operator()(const Service&) const { throw Undefined("SERVICE"); }
    template <typename Group>
    void operator()(const Group& element) const {
        addVariables(*element.group, names);
    }
};

void addVariables(const GroupPattern& group, std::set<std::string>& names) {
    for (const PatternElement& element : group.elements) std::visit(AddVariables{names}, element);
}

/// Sorts the rows; false if the conditions leave a choice between rows that differ in `shown`.
bool sort(std::vector<Row>& rows, const Query& query, const std::set<std::string>& shown,
          const std::function<Scope(const Row&)>& scopeOf) {
    bool isTotal = true;
    const auto order = [&](const Row& left, const Row& right) {
        for (const OrderCondition& condition : query.orderBy) {
            const int found = compare(valueOf(condition.expression, scopeOf(left)),
                                      valueOf(condition.expression, scopeOf(right)));
            if (found != 0) return condition.descending ? -found : found;
        }
        return 0;
    };
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (std::size_t j = i + 1; j < rows.size(); ++j) {
            const int found = order(rows[i], rows[j]);
            if (found > 0) std::swap(rows[i], rows[j]);
            if (found == 0)
                isTotal = isTotal && projected({rows[i].solution}, shown) ==
                                         projected({rows[j].solution}, shown);
        }
    return isTotal;
}

}  // namespace

Evaluator::Evaluator(const std::vector<rdf::Quad>& quads) {
    for (const rdf::Quad& quad : quads) {
        Graph& graph = quad.graph.lexical.empty() ? m_default : m_named[quad.graph.lexical];
        graph.insert({quad.subject, quad.predicate, quad.object});
    }
}

Evaluator Evaluator::withDataset(const Query& query) const {
    if (query.from.empty() && query.fromNamed.empty()) return *this;
    Evaluator other{{}};
    for (const std::string& name : query.from)
        if (const auto graph = m_named.find(name); graph != m_named.end())
            other.m_default.insert(graph->second.begin(), graph->second.end());
    for (const std::string& name : query.fromNamed)
        if (const auto graph = m_named.find(name); graph != m_named.end())
            other.m_named.insert(*graph);
    return other;
}

Answer Evaluator::select(const Query& query) const {
    const Evaluator dataset = withDataset(query);
    return dataset.selected(query, dataset.m_default);
}

bool Evaluator::ask(const Query& query) const {
    const Evaluator dataset = withDataset(query);
    return !dataset.groupMatches(query.where, dataset.m_default).empty();
}

/// Section 18.2.4: groups, HAVING, VALUES, expressions, order, projection, DISTINCT, slice.
Answer Evaluator::selected(const Query& query, const Graph& active) const {
    const auto scope = [&](const Solution& solution) { return scopeOf(solution, active); };
    const auto scopeOfRow = [&](const Row& row) { return withGroup(scope(row.solution), row); };
    const Solutions matches = groupMatches(query.where, active);
    std::vector<Row> rows;
    if (isGrouped(query))
        rows = grouped(query, matches, scope);
    else
        for (const Solution& solution : matches) rows.push_back({solution, std::nullopt});
    for (const Expression& condition : query.having)
        std::erase_if(rows, [&](const Row& row) { return !isTrue(condition, scopeOfRow(row)); });
    if (query.values) rows = joinedWith(rows, *query.values);
    for (const Projection& projection : query.projection)
        if (projection.expression)
            for (Row& row : rows)
                extend(row.solution, projection.variable->name,
                       valueOf(*projection.expression, scopeOfRow(row)));

    const std::set<std::string> shown = variablesOf(query);
    Answer answer{{shown.begin(), shown.end()}};
    answer.isOrdered = sort(rows, query, shown, scopeOfRow);
    for (const Row& row : rows) answer.solutions.push_back(row.solution);
    answer.solutions = projected(answer.solutions, shown);
    if (query.distinct) answer.solutions = distinct(answer.solutions);
    const std::size_t all = answer.solutions.size();
    const std::size_t skipped = std::min<std::size_t>(query.offset.value_or(0), all);
    const std::size_t kept = std::min<std::size_t>(query.limit.value_or(all), all - skipped);
    if (!answer.isOrdered && kept > 0 && kept < all) throw Undefined("a slice of no order");
    answer.solutions = {answer.solutions.begin() + static_cast<std::ptrdiff_t>(skipped),
                        answer.solutions.begin() + static_cast<std::ptrdiff_t>(skipped + kept)};
    return answer;
}

Scope Evaluator::scopeOf(const Solution& solution, const Graph& active) const {
    return {solution, nullptr, [this, &active](const GroupPattern& group, const Solution& outer) {
                return !groupMatches(substituted(group, outer), active).empty();
            }};
}

Solutions Evaluator::groupMatches(const GroupPattern& group, const Graph& active) const {
    Solutions solutions{{}};
    for (const PatternElement& element : group.elements)
        solutions = withElement(std::move(solutions), element, active);
    return filtered(solutions, conditionsOf(group), active);
}

Solutions Evaluator::filtered(const Solutions& solutions, const std::vector<Expression>& conditions,
                              const Graph& active) const {
    Solutions kept;
    for (const Solution& solution : solutions)
        if (std::ranges::all_of(conditions, [&](const Expression& condition) {
                return isTrue(condition, scopeOf(solution, active));
            }))
            kept.push_back(solution);
    return kept;
}

Solutions Evaluator::withElement(Solutions before, const PatternElement& element,
                                 const Graph& active) const {
    if (std::holds_alternative<Filter>(element)) return before;
    if (const auto* optional = std::get_if<sparql::Optional>(&element))
        return leftJoined(before, *optional->group, active);
    if (const auto* minus = std::get_if<MinusPattern>(&element)) {
        const Solutions removed = groupMatches(*minus->group, active);
        std::erase_if(before, [&](const Solution& one) {
            return std::ranges::any_of(removed, [&](const Solution& other) {
                return areCompatible(one, other) && shareAVariable(one, other);
            });
        });
        return before;
    }
    if (const auto* bind = std::get_if<Bind>(&element)) {
        for (Solution& solution : before)
            extend(solution, bind->variable.name,
                   valueOf(bind->expression, scopeOf(solution, active)));
        return before;
    }
    return joined(before, elementMatches(element, active));
}

/// The filters that stand directly in the optional group see both sides.
Solutions Evaluator::leftJoined(const Solutions& left, const GroupPattern& group,
                                const Graph& active) const {
    GroupPattern unfiltered = group;
    std::erase_if(unfiltered.elements, [](const PatternElement& element) {
        return std::holds_alternative<Filter>(element);
    });
    const Solutions right = groupMatches(unfiltered, active);
    Solutions all;
    for (const Solution& one : left) {
        const Solutions both = filtered(joined({one}, right), conditionsOf(group), active);
        std::ranges::copy(both.empty() ? Solutions{one} : both, std::back_inserter(all));
        mustBeFew(all);
    }
    return all;
}

Solutions Evaluator::graphMatches(const GraphPattern& pattern) const {
    Solutions all;
    for (const auto& [name, graph] : m_named) {
        Solution named;
        if (const auto* variable = std::get_if<Variable>(&pattern.graph))
            named.emplace(variable->name, Term::iri(name));
        else if (std::get<Term>(pattern.graph) != Term::iri(name))
            continue;
        std::ranges::copy(joined(groupMatches(*pattern.group, graph), {named}),
                          std::back_inserter(all));
    }
    return all;
}

Solutions Evaluator::elementMatches(const PatternElement& element, const Graph& active) const {
    if (const auto* triples = std::get_if<Triples>(&element)) {
        Solutions all{{}};
        for (const auto& [subject, predicate, object] : triples->patterns)
            all = joined(all, std::holds_alternative<Path>(predicate)
                                  ? matchesOf(active, subject, std::get<Path>(predicate), object)
                                  : matchesOf(active, subject, std::get<Node>(predicate), object));
        return all;
    }
    if (const auto* nested = std::get_if<NestedGroup>(&element))
        return groupMatches(*nested->group, active);
    if (const auto* alternatives = std::get_if<Union>(&element)) {
        Solutions all;
        for (const GroupPattern& group : alternatives->groups)
            std::ranges::copy(groupMatches(group, active), std::back_inserter(all));
        return all;
    }
    if (const auto* graph = std::get_if<GraphPattern>(&element)) return graphMatches(*graph);
    if (const auto* values = std::get_if<Values>(&element)) return rowsOf(*values);
    if (const auto* select = std::get_if<SubSelect>(&element))
        return selected(*select->query, active).solutions;
    throw Undefined("SERVICE");
}

}  // namespace tripletalk::tests::reference
