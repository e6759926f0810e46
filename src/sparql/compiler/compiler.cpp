// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/compiler/compiler.h"

#include "base/escaping.h"
#include "base/text.h"
#include "sparql/algebra/operatorfacts.h"
#include "sqlite/database.h"

#include <algorithm>
#include <utility>

namespace tripletalk::sparql {

namespace {

using AlgebraKind = Algebra::Kind;

std::string asInteger(const Column& column) {
    // SQLite joins tables of solutions by an index of its own only if both sides are numbers to it.
    return column.stored ? column.sql : "CAST(" + column.sql + " AS INTEGER)";
}

/// A number alone would name a column there.
std::string asKey(const Column& column) {
    return column.constant() ? "CAST(" + column.sql + " AS INTEGER)" : column.sql;
}

/// A text in SQL, NUL and all.
std::string quoted(const std::string& text) {
    if (text.find('\0') == std::string::npos) return sqlite::quoteText(text);
    return "CAST(x'" + text::hexadecimal(text) + "' AS TEXT)";
}

std::string_view aggregateName(Function function) {
    switch (function) {
        case Function::Sum:
            return "sparql_sum";
        case Function::Avg:
            return "sparql_avg";
        case Function::Min:
            return "sparql_min";
        case Function::Max:
            return "sparql_max";
        case Function::GroupConcat:
            return "sparql_group_concat";
        default:
            return "sparql_sample";
    }
}

}  // namespace

Compiler::Compiler(Statistics& statistics, Evaluation& evaluation, Dataset dataset,
                   const CancelToken& cancel)
    : m_cancel(cancel),
      m_expressions(evaluation, [this](const GroupPattern& group,
                                       const Columns& visible) { return exists(group, visible); }),
      m_patterns(m_expressions, statistics, m_names, std::move(dataset)),
      m_estimator(m_patterns, cancel) {}

Result<CompiledQuery> Compiler::compile(const Query& query) {
    try {
        CompiledQuery done = compiled(query);
        if (m_expressions.error()) return *m_expressions.error();
        return done;
    } catch (const PlanningStopped&) {
        return m_cancel.error();
    }
}

CompiledQuery Compiler::compiled(const Query& query) {
    CompiledQuery compiled;
    compiled.algebra = m_translator.query(query);
    compiled.variables = Translator::resultVariables(query);
    const Select select = build(compiled.algebra, {});
    Select::Outputs outputs;
    for (const std::string& variable : compiled.variables)
        outputs.emplace_back(columnOf(select.columns, variable).sql, m_names.column(variable));
    compiled.sql = withTables(select.text(outputs));
    compiled.subqueries = std::move(m_subqueries);
    compiled.paths = std::move(m_patterns.definitions());
    return compiled;
}

/// A SELECT of its own for an operator. Of what stands outside of it, `outer` are the columns that
/// it may refer to.
Select Compiler::build(const Algebra& algebra, const Columns& outer) {
    switch (algebra.kind) {
        case AlgebraKind::Slice: {
            Select select = build(algebra.parts[0], outer);
            if (select.isCut()) select = wrapped(select);
            select.limit = algebra.limit;
            select.offset = algebra.offset;
            return select;
        }
        case AlgebraKind::Distinct: {
            Select select = build(algebra.parts[0], outer);
            if (select.isCut()) select = wrapped(select);
            select.distinct = true;
            return select;
        }
        case AlgebraKind::Reduced:
            return build(algebra.parts[0], outer);
        case AlgebraKind::Project:
            return buildProject(algebra, outer);
        case AlgebraKind::OrderBy:
            return buildOrder(algebra, outer);
        case AlgebraKind::Group:
            return buildGroup(algebra, outer);
        case AlgebraKind::Extend:
            if (isModified(algebra) || isVolatile(algebra.expression))
                return buildExtend(algebra, outer);
            break;
        case AlgebraKind::Filter:
            if (isModified(algebra)) {
                Select select = build(algebra.parts[0], outer);
                if (select.isCut() || select.distinct) select = wrapped(select);
                const Columns seen = visible(select.columns, algebra.parts[0].scope);
                auto& conditions = select.groupBy ? select.having : select.where;
                for (const Expression& condition : algebra.conditions)
                    conditions.push_back(m_expressions.filter(condition, seen));
                return select;
            }
            break;
        default:
            break;
    }
    Select select;
    select.columns = outer;
    emit(algebra, select);
    return select;
}

Select Compiler::buildProject(const Algebra& algebra, const Columns& outer) {
    Columns seen;
    for (const auto& [name, column] : outer)
        if (keepsGraph(name) ||
            std::ranges::find(algebra.variables, name) != algebra.variables.end())
            seen.emplace(name, column);
    Select select = build(algebra.parts[0], seen);
    if (select.isCut() || select.distinct) select = wrapped(select);
    std::erase_if(select.columns, [&](const auto& entry) {
        return !seen.contains(entry.first) && !keepsGraph(entry.first) &&
               !algebra.scope.has(entry.first);
    });
    for (const auto& [name, column] : outer) select.columns.try_emplace(name, column);
    return select;
}

Select Compiler::buildOrder(const Algebra& algebra, const Columns& outer) {
    Select select = build(algebra.parts[0], outer);
    if (select.isCut() || select.distinct) select = wrapped(select);
    select = withOwnColumns(std::move(select), outer);
    const Columns seen = visible(select.columns, algebra.scope);
    select.orderBy.clear();
    for (const OrderCondition& condition : algebra.order)
        select.orderBy.push_back("sparql_order(" + m_expressions.value(condition.expression, seen) +
                                 (condition.descending ? ") DESC" : ")"));
    return select;
}

Select Compiler::buildExtend(const Algebra& algebra, const Columns& outer) {
    Select select = build(algebra.parts[0], outer);
    if (select.isCut() || select.distinct) select = wrapped(select);
    if (labelsBlanks(algebra.expression) && !select.columns.contains(solutionNumber)) {
        // Over several BINDs of one solution, the same label is the same node.
        select.columns[solutionNumber] = {.sql = "row_number() OVER ()", .stored = true};
        select = wrapped(select, true);
    }
    Columns seen = visible(select.columns, algebra.parts[0].scope);
    if (const auto number = select.columns.find(solutionNumber); number != select.columns.end())
        seen.insert(*number);
    select.columns[algebra.variable] = {.sql = m_expressions.value(algebra.expression, seen),
                                        .certain = algebra.scope.isCertain(algebra.variable)};
    // One value a solution, however often it is looked at; and BINDs that use it do not write it
    // again and again.
    const bool isLong = select.columns[algebra.variable].isLong();
    return isVolatile(algebra.expression) || isLong ? wrapped(select, true) : select;
}

Select Compiler::buildGroup(const Algebra& algebra, const Columns& outer) {
    const Algebra& part = algebra.parts[0];
    Select select = build(part, outer);
    // An order tells GROUP_CONCAT in which order to join.
    if (select.isCut() || select.distinct || select.groupBy || !select.orderBy.empty())
        select = wrapped(select);
    select = withOwnColumns(std::move(select), outer);
    const Columns seen = visible(select.columns, part.scope);
    Columns columns = outer;
    select.groupBy.emplace();
    for (const std::string& key : algebra.variables) {
        Column column = columnOf(seen, key);
        column.sql = asKey(column);
        select.groupBy->push_back(column.sql);
        columns.insert_or_assign(key, std::move(column));
    }
    for (const Aggregate& one : algebra.aggregates)
        columns.insert_or_assign(one.variable,
                                 Column{.sql = aggregate(one.call, part.scope, seen),
                                        .certain = one.call.function == Function::Count});
    select.columns = std::move(columns);
    if (!select.groupBy->empty()) return select;
    // One group, of an empty pattern too: an aggregate must stand in the SELECT for that.
    select.groupBy.reset();
    select.columns["_:all"] = {.sql = "count(*)", .stored = true};
    return wrapped(select);
}

std::string Compiler::aggregate(const Call& call, const VariableScope& scope,
                                const Columns& columns) {
    const std::string distinct = call.distinct ? "DISTINCT " : "";
    if (call.arguments.empty()) {
        if (!call.distinct) return "sparql_integer(count(*))";
        std::string whole = "''";
        for (const VariableScope::Entry& entry : scope.entries())
            if (!Variable{entry.name}.isBlank())
                whole += " || ifnull(" + columnOf(columns, entry.name).sql + ", '') || ' '";
        return "sparql_integer(count(DISTINCT " + whole + "))";
    }
    const std::string value = m_expressions.value(call.arguments[0], columns);
    if (call.function == Function::Count) return "sparql_integer(count(" + distinct + value + "))";
    std::string sql = std::string(aggregateName(call.function)) + "(" + distinct + value;
    // SQL has DISTINCT for one argument alone.
    if (call.function == Function::GroupConcat)
        sql += (call.distinct ? " || ' ' || " : ", ") + quoted(call.separator.value_or(" "));
    return sql + ")";
}

/// A SELECT as it stands in a FROM. SQLite's parser nests few SELECTs: where it names nothing of an
/// enclosing one, it becomes a part of the statement's WITH.
std::string Compiler::asTable(const std::string& sql, const std::string& name, bool materialized) {
    const std::string part = (materialized ? " AS MATERIALIZED (" : " AS (") + sql + ")";
    if (m_enclosing == 0) {
        m_tables.push_back(name + part);
        return name + " AS " + name;
    }
    return (materialized ? "(WITH m" + part + " SELECT * FROM m)" : "(" + sql + ")") + " AS " +
           name;
}

/// The whole statement.
std::string Compiler::withTables(const std::string& sql) {
    const auto tables = std::exchange(m_tables, {});
    return tables.empty() ? sql : "WITH " + text::join(tables, ", ") + " " + sql;
}

/// In the GROUP BY, ORDER BY and aggregates of a table SQLite finds no columns of what encloses it:
/// makes them its own.
Select Compiler::withOwnColumns(Select select, const Columns& outer) {
    const auto isOuter = [](const auto& entry) {
        return entry.second.sql.find('.') != std::string::npos;
    };
    if (std::ranges::none_of(outer, isOuter)) return select;
    for (auto& [name, column] : select.columns) column.external = false;
    return wrapped(select);
}

/// The SELECT as a table of another.
Select Compiler::wrapped(const Select& inner, bool materialized) {
    const std::string alias = m_names.alias("d");
    Select::Outputs outputs;
    Select select;
    for (const auto& [name, column] : inner.columns) {
        if (column.external) {
            select.columns.emplace(name, column);
            continue;
        }
        outputs.emplace_back(asInteger(column), m_names.column(name));
        Column own{.sql = alias + "." + m_names.column(name),
                   .certain = column.certain,
                   .stored = column.stored,
                   .substituted = column.substituted};
        select.columns.emplace(name, std::move(own));
    }
    select.from.push_back(asTable(inner.text(outputs), alias, materialized));
    select.rows = inner.rows;
    return select;
}

/// The solutions of an operator as a SELECT with a column for each variable that is not fixed from
/// outside.
Compiler::Rendered Compiler::render(const Algebra& algebra, const Columns& outer) {
    std::vector<std::string> names;
    const auto add = [&](const std::string& name) {
        const auto known = outer.find(name);
        if (known == outer.end() || !known->second.certain) names.push_back(name);
    };
    for (const VariableScope::Entry& entry : algebra.scope.entries()) add(entry.name);
    if (m_graph.kind == ActiveGraph::Kind::Variable && bindsGraph(algebra)) add(m_graph.variable);
    if (algebra.kind == AlgebraKind::Union) return renderUnion(algebra, outer, names);
    const Select select = build(algebra, outer);
    Rendered rendered;
    Select::Outputs outputs;
    for (const std::string& name : names) {
        Column column = columnOf(select.columns, name);
        outputs.emplace_back(asInteger(column), m_names.column(name));
        rendered.columns.emplace_back(name, std::move(column));
    }
    rendered.sql = select.text(outputs);
    return rendered;
}

Compiler::Rendered Compiler::renderUnion(const Algebra& algebra, const Columns& outer,
                                         const std::vector<std::string>& names) {
    Rendered rendered;
    for (const std::string& name : names)
        rendered.columns.emplace_back(name, Column{.stored = true});
    std::vector<std::string> parts;
    for (const Algebra& part : algebra.parts) {
        Select select = build(part, outerOf(outer, part));
        if (select.isCut() || !select.orderBy.empty()) select = wrapped(select);
        Select::Outputs outputs;
        for (auto& [name, whole] : rendered.columns) {
            Column column = columnOf(select.columns, name);
            // A variable that the part leaves to what stands outside.
            const auto known = outer.find(name);
            if (known != outer.end() && !part.scope.has(name)) column = unbound();
            whole.certain = whole.certain && column.certain;
            whole.stored = whole.stored && column.stored;
            outputs.emplace_back(asInteger(column), m_names.column(name));
        }
        parts.push_back(select.text(outputs));
    }
    rendered.sql = text::join(parts, " UNION ALL ");
    return rendered;
}

}  // namespace tripletalk::sparql
