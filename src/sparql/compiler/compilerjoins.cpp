// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// The part of the compiler that joins operators into one SELECT.
#include "base/text.h"
#include "sparql/algebra/operatorfacts.h"
#include "sparql/compiler/compiler.h"

#include <algorithm>
#include <utility>

namespace tripletalk::sparql {

namespace {

using AlgebraKind = Algebra::Kind;

/// SQLite joins 64 tables at most.
constexpr std::size_t mostTables = 40;

/// What a row costs, in looks at a table that is there: to run a sub-query for it, and to put it
/// into a table of its own.
constexpr double costOfRun = 4;
constexpr double costOfRow = 2;

}  // namespace

/// The names of the variables that stand for the graphs of GRAPH ?g, which everything inside sees.
bool Compiler::keepsGraph(const std::string& name) const {
    return m_graph.kind == ActiveGraph::Kind::Variable && name == m_graph.variable;
}

/// What an expression sees of the columns whose solutions have this scope.
Columns Compiler::visible(const Columns& columns, const VariableScope& scope) const {
    m_estimator.goOn();
    Columns seen;
    for (const auto& [name, column] : columns)
        if (column.substituted || scope.has(name) || keepsGraph(name)) seen.emplace(name, column);
    return seen;
}

/// What a table in a FROM may refer to: what stands outside of the whole SELECT, as far as that
/// picks out rows of the table and does no more.
Columns Compiler::outerOf(const Columns& columns, const Algebra& algebra) const {
    m_estimator.goOn();
    const bool modified = isModified(algebra);
    Columns outer;
    for (const auto& [name, column] : columns)
        if ((column.external && column.substituted) ||
            ((column.external || column.constant()) && !modified && algebra.scope.isCertain(name)))
            outer.emplace(name, column);
    return outer;
}

void Compiler::emit(const Algebra& algebra, Select& select) {
    m_estimator.goOn();
    if (select.from.size() >= mostTables) select = wrapped(select, true);
    if (!fits(algebra, select.columns)) return select.join(table(algebra, select));
    switch (algebra.kind) {
        case AlgebraKind::Unit:
            return;
        case AlgebraKind::Pattern:
            return select.join(m_patterns.pattern(algebra, select.columns, m_graph));
        case AlgebraKind::Path:
            return emitPath(algebra, select);
        case AlgebraKind::Join:
            return emitJoin(algebra, select);
        case AlgebraKind::LeftJoin:
            return emitLeftJoin(algebra, select);
        case AlgebraKind::Filter:
            if (isModified(algebra)) break;
            return emitFilter(algebra, select);
        case AlgebraKind::Minus:
            return emitMinus(algebra, select);
        case AlgebraKind::Graph:
            return emitGraph(algebra, select);
        case AlgebraKind::Extend:
            if (isModified(algebra) || isVolatile(algebra.expression)) break;
            return emitExtend(algebra, select);
        case AlgebraKind::Values:
            return emitValues(algebra, select);
        case AlgebraKind::Project:
            if (isModified(algebra)) break;
            return emitProject(algebra, select);
        default:
            break;
    }
    select.join(table(algebra, select));
}

void Compiler::emitJoin(const Algebra& algebra, Select& select) {
    std::vector<const Algebra*> parts;
    for (const Algebra& part : algebra.parts) parts.push_back(&part);
    while (!parts.empty()) {
        const std::size_t at = m_estimator.next(parts, select.columns);
        emit(*parts[at], select);
        parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(at));
    }
}

void Compiler::emitPath(const Algebra& algebra, Select& select) {
    if (m_graph.kind == ActiveGraph::Kind::Variable && !select.columns.contains(m_graph.variable))
        select.join(m_patterns.graphs(m_graph.variable, select.columns));
    select.join(m_patterns.path(algebra, select.columns, m_graph));
}

void Compiler::emitLeftJoin(const Algebra& algebra, Select& select) {
    const Algebra& right = algebra.parts[1];
    emit(algebra.parts[0], select);
    if (right.kind == AlgebraKind::Unit) return;
    const bool direct = right.kind == AlgebraKind::Pattern;
    Source source =
        direct ? m_patterns.pattern(right, select.columns, m_graph) : table(right, select);
    Columns seen = visible(select.columns, algebra.parts[0].scope);
    for (const auto& [name, column] : source.columns) seen.insert_or_assign(name, column);
    std::vector<std::string> conditions;
    for (const Expression& condition : algebra.conditions)
        conditions.push_back(m_expressions.filter(condition, seen));
    select.leftJoin(std::move(source), conditions);
}

void Compiler::emitFilter(const Algebra& algebra, Select& select) {
    const VariableScope& scope = algebra.parts[0].scope;
    std::vector<const Expression*> conditions;
    for (const Expression& condition : algebra.conditions) {
        const auto fixed = m_expressions.fixedBy(condition);
        // The patterns are looked up with the term itself.
        if (fixed && scope.isCertain(fixed->first) && !select.columns.contains(fixed->first))
            select.columns[fixed->first] = {.sql = std::to_string(fixed->second),
                                            .stored = fixed->second > 0};
        else
            conditions.push_back(&condition);
    }
    std::vector<std::string> searched;
    for (const Expression* condition : conditions) {
        const auto names = mentionedIn({*condition});
        if (names.size() == 1) m_estimator.setFiltered(*names.begin());
        ExpressionCompiler::addSearched(*condition, searched);
    }
    emit(algebra.parts[0], select);
    Columns seen = visible(select.columns, scope);
    for (const std::string& name : searched)
        if (const auto column = seen.find(name);
            column != seen.end() && select.from.size() < mostTables)
            select.joinTerm(column->second, m_names.alias("x"));
    for (const Expression* condition : conditions)
        select.where.push_back(m_expressions.filter(*condition, seen));
}

void Compiler::emitMinus(const Algebra& algebra, Select& select) {
    const Algebra& left = algebra.parts[0];
    const Algebra& right = algebra.parts[1];
    emit(left, select);
    Select inner;
    for (auto [name, column] : select.columns) {
        column.external = true;
        const bool picks = left.scope.isCertain(name) && right.scope.isCertain(name);
        if (column.substituted || keepsGraph(name) || picks) inner.columns.emplace(name, column);
    }
    std::vector<std::string> compared;
    for (const VariableScope::Entry& entry : left.scope.entries())
        if (right.scope.has(entry.name) && !Variable{entry.name}.isBlank())
            compared.push_back(entry.name);
    if (compared.empty()) return;
    ++m_enclosing;
    emit(right, inner);
    --m_enclosing;
    bool surelyShares = false;
    std::vector<std::string> shares;
    for (const std::string& name : compared) {
        const Column& mine = select.columns.at(name);
        const Column& other = inner.columns.at(name);
        surelyShares |= left.scope.isCertain(name) && right.scope.isCertain(name);
        shares.push_back("(" + mine.sql + " IS NOT NULL AND " + other.sql + " IS NOT NULL)");
        if (mine.sql != other.sql) inner.where.push_back(compatible(mine, other));
    }
    if (!surelyShares) inner.where.push_back("(" + text::join(shares, " OR ") + ")");
    select.where.push_back("NOT EXISTS (" + inner.text({}) + ")");
}

void Compiler::emitGraph(const Algebra& algebra, Select& select) {
    const Algebra& part = algebra.parts[0];
    const ActiveGraph before = m_graph;
    if (const auto* iri = std::get_if<rdf::Term>(&algebra.graph)) {
        m_graph = {.kind = ActiveGraph::Kind::Fixed, .id = m_expressions.idOf(*iri)};
        if (!m_patterns.isNamed(m_graph.id)) select.where.emplace_back("0");
        emit(part, select);
        m_graph = before;
        return;
    }
    const std::string& name = std::get<Variable>(algebra.graph).name;
    m_graph = {.kind = ActiveGraph::Kind::Variable,
               .variable = "_:graph of " + name + " " + m_names.alias("n")};
    const std::string hidden = m_graph.variable;
    if (!findsGraph(part)) {
        select.join(m_patterns.graphs(hidden, select.columns));
        select.columns[hidden].substituted = true;
    }
    // Inside, the graph's variable is one like any other: only the join makes it the graph.
    auto outside = part.scope.isCertain(name) ? Columns::node_type() : select.columns.extract(name);
    emit(part, select);
    m_graph = before;
    Source graph;
    Column column = select.columns.at(hidden);
    column.substituted = false;
    select.columns.erase(hidden);
    auto inside = outside.empty() ? Columns::node_type() : select.columns.extract(name);
    if (!outside.empty()) select.columns.insert(std::move(outside));
    graph.bind(select.columns, name, column);
    if (!inside.empty()) graph.bind({}, name, inside.mapped());
    select.join(std::move(graph));
}

void Compiler::emitExtend(const Algebra& algebra, Select& select) {
    auto outside = select.columns.extract(algebra.variable);
    emit(algebra.parts[0], select);
    const Columns seen = visible(select.columns, algebra.parts[0].scope);
    Column column{.sql = m_expressions.value(algebra.expression, seen),
                  .certain = algebra.scope.isCertain(algebra.variable)};
    if (const auto* variable = std::get_if<Variable>(&algebra.expression.value))
        if (const auto same = seen.find(variable->name); same != seen.end()) column = same->second;
    column.external = column.substituted = false;
    if (column.isLong()) {
        // Each BIND that uses it would write it again.
        select.columns[algebra.variable] = std::move(column);
        select = wrapped(select, true);
        column = select.columns.at(algebra.variable);
        select.columns.erase(algebra.variable);
    }
    if (!outside.empty()) select.columns.insert(std::move(outside));
    Source value;
    value.bind(select.columns, algebra.variable, std::move(column));
    select.join(std::move(value));
}

void Compiler::emitValues(const Algebra& algebra, Select& select) {
    if (algebra.rows.empty()) select.where.emplace_back("0");
    Source source;
    const std::string alias = m_names.alias("t");
    const auto cell = [&](const std::optional<rdf::Term>& term) {
        return term ? std::to_string(m_expressions.idOf(*term)) : std::string("NULL");
    };
    std::vector<std::string> rows;
    for (const auto& row : algebra.rows) {
        std::vector<std::string> cells;
        for (const auto& term : row) cells.push_back(cell(term));
        rows.push_back("(" + (cells.empty() ? "0" : text::join(cells, ", ")) + ")");
    }
    if (rows.size() > 1) source.text = "(VALUES " + text::join(rows, ", ") + ") AS " + alias;
    source.rows = static_cast<double>(rows.size());
    for (std::size_t i = 0; i < algebra.variables.size(); ++i) {
        const std::string& name = algebra.variables[i];
        Column column{.sql = alias + ".column" + std::to_string(i + 1),
                      .certain = algebra.scope.isCertain(name)};
        if (rows.size() == 1) column.sql = cell(algebra.rows[0][i]);
        if (rows.empty()) column.sql = "NULL";
        source.bind(select.columns, name, std::move(column));
    }
    select.join(std::move(source));
}

/// What is not projected is not seen from outside, nor sees it what is outside.
void Compiler::emitProject(const Algebra& algebra, Select& select) {
    Columns outside;
    for (auto it = select.columns.begin(); it != select.columns.end();) {
        const auto here = it++;
        if (!algebra.scope.has(here->first) && !keepsGraph(here->first))
            outside.insert(select.columns.extract(here));
    }
    emit(algebra.parts[0], select);
    std::erase_if(select.columns, [&](const auto& entry) {
        return !algebra.scope.has(entry.first) && !keepsGraph(entry.first);
    });
    select.columns.merge(outside);
}

/// The operator as a table: a sub-query that is asked for each row before it if these are few, else
/// one with all of its solutions.
Source Compiler::table(const Algebra& algebra, const Select& before) {
    Columns known;
    bool mustAsk = false;
    const auto names = mentionedIn(algebra);
    for (const auto& [name, column] : before.columns) {
        const bool graph = keepsGraph(name);
        const bool substituted = (column.substituted && names.contains(name)) || graph;
        if (!substituted && !(algebra.scope.isCertain(name) && !isModified(algebra))) continue;
        known.emplace(name, column).first->second.substituted = substituted;
        mustAsk = mustAsk || (substituted && !column.external && !column.constant());
    }
    const bool anySibling = std::ranges::any_of(known, [](const auto& entry) {
        return !entry.second.external && !entry.second.constant();
    });
    if (mustAsk) return subquery(algebra, known, before.columns);
    if (anySibling && !before.from.empty()) {
        const double each = m_estimator.rows(algebra, known);
        const double all = m_estimator.rows(algebra, {});
        if (before.rows * (costOfRun + each) < (before.rows + all) * costOfRow)
            return subquery(algebra, known, before.columns);
    }
    const Rendered rendered = render(algebra, outerOf(before.columns, algebra));
    const std::string alias = m_names.alias("d");
    Source source;
    source.text = asTable(rendered.sql, alias, false);
    source.rows = m_estimator.rows(algebra, known);
    for (const auto& [name, column] : rendered.columns)
        source.bind(before.columns, name,
                    {.sql = alias + "." + m_names.column(name),
                     .certain = column.certain,
                     .stored = column.stored});
    return source;
}

Source Compiler::subquery(const Algebra& algebra, const Columns& asked, const Columns& before) {
    SubqueryDefinition definition{.name = m_names.alias("rows")};
    std::vector<std::string> arguments;
    Columns parameters;
    for (const auto& [name, column] : asked) {
        Column parameter = column;
        parameter.external = true;
        if (!column.constant()) {
            arguments.push_back(column.sql);
            parameter.sql = "?" + std::to_string(arguments.size());
        }
        parameters.emplace(name, std::move(parameter));
    }
    // A statement of its own.
    auto tables = std::exchange(m_tables, {});
    const auto enclosing = std::exchange(m_enclosing, 0);
    const Rendered rendered = render(algebra, parameters);
    definition.sql = withTables(rendered.sql);
    m_tables = std::move(tables);
    m_enclosing = enclosing;
    const std::string alias = m_names.alias("r");
    Source source;
    source.rows = m_estimator.rows(algebra, asked);
    for (const auto& [name, column] : rendered.columns) {
        definition.columns.push_back(m_names.column(name));
        source.bind(before, name,
                    {.sql = alias + "." + definition.columns.back(),
                     .certain = column.certain,
                     .stored = column.stored});
    }
    if (definition.columns.empty()) definition.columns.emplace_back("found");
    source.text = definition.name + "(" + text::join(arguments, ", ") + ") AS " + alias;
    definition.parameters = arguments.size();
    m_subqueries.push_back(std::move(definition));
    return source;
}

std::string Compiler::exists(const GroupPattern& group, const Columns& visible) {
    Select inner;
    for (auto [name, column] : visible) {
        column.external = column.substituted = true;
        inner.columns.emplace(name, column);
    }
    ++m_enclosing;
    emit(m_translator.group(group), inner);
    --m_enclosing;
    return "EXISTS (" + inner.text({}) + ")";
}

}  // namespace tripletalk::sparql
