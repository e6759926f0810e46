// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/sqlwriter.h"

#include "base/text.h"
#include "language/language.h"
#include "sqlite/database.h"

#include <algorithm>

namespace tripletalk::answering::offline {

using sqlite::quoteIdentifier;
using sqlite::quoteText;

namespace {

const std::string targetAlias = "t0";

std::string at(const std::string& alias, const std::string& column) {
    return alias + "." + quoteIdentifier(column);
}

std::string joinClause(const Join& join, const std::string& from, const std::string& to,
                       const char* kind) {
    return std::string(" ") + kind + " " + quoteIdentifier(join.to.table) + " AS " + to + " ON " +
           at(to, join.to.column) + " = " + at(from, join.from.column);
}

}  // namespace

SqlWriter::SqlWriter(const Reading& reading, const SchemaGraph& graph)
    : m_reading(reading), m_graph(graph), m_hint([&reading, &graph](const ColumnRef& ref) {
          // Both steps through a link table are walked along the link that was named.
          const induction::Table* table = graph.schema().table(ref.table);
          if (std::ranges::find(reading.via, ref.table) != reading.via.end()) return true;
          return std::ranges::any_of(reading.hints, [&](const ColumnRef& one) {
              return one == ref || (one.table == ref.table && table && !table->holdsEntities());
          });
      }) {}

std::string SqlWriter::function(Function function, const std::string& of) const {
    switch (function) {
        case Function::None:
            return of;
        case Function::Count:
            return "COUNT(DISTINCT " + of + ")";
        case Function::CountDistinct:
            return "COUNT(DISTINCT " + of + ")";
        case Function::Sum:
            return "SUM(" + of + ")";
        case Function::Average:
            return "AVG(" + of + ")";
        case Function::Minimum:
            return "MIN(" + of + ")";
        case Function::Maximum:
            return "MAX(" + of + ")";
        case Function::Median:
            return "MEDIAN(" + of + ")";
    }
    return of;
}

namespace {
/// The quoted column of `t0."price"`, or nothing for another expression.
std::string quotedName(const std::string& column) {
    const auto dot = column.rfind(".\"");
    return dot == std::string::npos || !column.ends_with('"') ? std::string()
                                                              : column.substr(dot + 1);
}

/// How a computed column is called in the result: "average_price", "number_of_cars".
std::string nameOf(Function function, const ColumnRef& of) {
    switch (function) {
        case Function::None:
            return of.column;
        case Function::Count:
            return "number_of_" + language::languageOf(language::sourceTag).plural(of.table);
        case Function::CountDistinct:
            return "number_of_" + of.column;
        case Function::Sum:
            return "total_" + of.column;
        case Function::Average:
            return "average_" + of.column;
        case Function::Minimum:
            return "lowest_" + of.column;
        case Function::Maximum:
            return "highest_" + of.column;
        case Function::Median:
            return "median_" + of.column;
    }
    return of.column;
}

/// Dates are texts that begin with the year: as much of them is compared as was said.
std::string dated(const Filter& filter, const std::string& column) {
    const auto part = [&](const std::string& date) {
        return "SUBSTR(" + column + ", 1, " + std::to_string(date.size()) + ")";
    };
    if (filter.op == "between")
        return "(" + part(filter.date) + " >= " + quoteText(filter.date) + " AND " +
               part(filter.dateUpTo) + " <= " + quoteText(filter.dateUpTo) + ")";
    return part(filter.date) + " " + filter.op + " " + quoteText(filter.date);
}
}  // namespace

std::string SqlWriter::condition(const Filter& filter, const std::string& alias) const {
    const std::string column = at(alias, filter.column.column);
    const auto number = [](double value) { return text::formatNumber(value); };
    if (filter.op == "known") return column + " IS NOT NULL";
    if (filter.than) {
        const ColumnRef key = m_graph.key(filter.column.table);
        return column + " " + filter.op + " (SELECT MAX(" + quoteIdentifier(filter.column.column) +
               ") FROM " + quoteIdentifier(filter.column.table) + " WHERE " +
               quoteIdentifier(key.column) + " = " + quoteText(filter.than->key) + ")";
    }
    if (!filter.date.empty()) return dated(filter, column);
    if (filter.op == "between")
        return column + " BETWEEN " + number(filter.number) + " AND " + number(filter.upTo);
    if (filter.numeric) return column + " " + filter.op + " " + number(filter.number);
    std::vector<std::string> values;
    for (const std::string& value : filter.values) values.push_back(quoteText(value));
    return values.size() == 1 ? column + " = " + values.front()
                              : column + " IN (" + text::join(values, ", ") + ")";
}

std::string SqlWriter::semiJoin(const std::vector<const Filter*>& filters) {
    const Filter& first = *filters.front();
    const ColumnRef avoid = m_graph.column(first.column) && m_graph.column(first.column)->role ==
                                                                induction::ColumnRole::ForeignKey
                                ? first.column
                                : ColumnRef{};
    auto path = m_graph.path(m_reading.target, first.column.table, m_hint, first.leave, avoid);
    // A link to the target that is known or missing is walked itself ("which are not capitals").
    if (first.op == "known" && !avoid.column.empty() &&
        m_graph.covers(m_graph.column(avoid)->references, m_reading.target))
        path = std::vector<Join>{{m_graph.key(m_reading.target), avoid}};
    const ColumnRef key = m_graph.key(m_reading.target);
    if (!path || path->empty() || key.column.empty()) {
        m_failed = true;
        return {};
    }
    m_steps += static_cast<int>(path->size());
    // The way starts at the target, whose own row stands outside: its first step is taken by
    // comparing columns.
    const std::string prefix = "s" + std::to_string(++m_semiJoins) + "_";
    const Join& step = path->front();
    std::string from = prefix + "1";
    std::string sql = at(targetAlias, step.from.column) + (first.negated ? " NOT IN" : " IN") +
                      " (SELECT " + at(from, step.to.column) + " FROM " +
                      quoteIdentifier(step.to.table) + " AS " + from;
    for (std::size_t i = 1; i < path->size(); ++i) {
        const std::string to = prefix + std::to_string(i + 1);
        sql += joinClause((*path)[i], from, to, "JOIN");
        from = to;
    }
    std::vector<std::string> conditions;
    for (const Filter* filter : filters) conditions.push_back(condition(*filter, from));
    conditions.push_back(at(prefix + "1", step.to.column) + " IS NOT NULL");
    sql += " WHERE " + text::join(conditions, " AND ") + ")";
    return first.negated ? "(" + at(targetAlias, step.from.column) + " IS NULL OR " + sql + ")"
                         : sql;
}

std::string SqlWriter::counted(const Filter& filter) {
    Reading counts;
    counts.target = m_reading.target;
    counts.hints = m_reading.hints;
    counts.via = m_reading.via;
    SqlWriter writer(counts, m_graph);
    const std::string key = at(targetAlias, m_graph.key(m_reading.target).column);
    const std::string counted = writer.reach(filter.column);
    m_failed = m_failed || writer.m_failed;
    m_steps += writer.m_steps;
    return key + (filter.negated ? " NOT IN (" : " IN (") + writer.outer(key, {}) + " GROUP BY " +
           key + " HAVING COUNT(DISTINCT " + counted + ") " + filter.op + " " +
           text::formatNumber(filter.number) + ")";
}

std::string SqlWriter::where() {
    std::vector<std::string> conditions;
    std::vector<std::vector<const Filter*>> elsewhere;
    for (const Filter& filter : m_reading.filters) {
        if (filter.counted) {
            conditions.push_back(counted(filter));
            continue;
        }
        if (filter.column.table == m_reading.target && !filter.leave) {
            const std::string own = condition(filter, targetAlias);
            conditions.push_back(filter.negated ? "(" + at(targetAlias, filter.column.column) +
                                                      " IS NULL OR NOT " + own + ")"
                                                : own);
            continue;
        }
        // Conditions on different columns of one table hold of the same row there; on the same
        // column of different rows.
        const auto together = std::ranges::find_if(elsewhere, [&](const auto& group) {
            return !filter.negated && !group.front()->negated &&
                   group.front()->leave == filter.leave &&
                   group.front()->column.table == filter.column.table &&
                   std::ranges::none_of(group, [&](const Filter* one) {
                       return one->column == filter.column && one->op == filter.op;
                   });
        });
        if (together == elsewhere.end())
            elsewhere.push_back({&filter});
        else
            together->push_back(&filter);
    }
    for (const auto& group : elsewhere) conditions.push_back(semiJoin(group));
    if (!m_reading.either || conditions.size() < 2) return text::join(conditions, " AND ");
    return "(" + text::join(conditions, " OR ") + ")";
}

ColumnRef SqlWriter::linkTo(const std::string& table) const {
    // Rows that a named link leads to are counted on the link itself: its target may be a view.
    for (const ColumnRef& link : m_reading.hints) {
        const induction::Table* holder = m_graph.schema().table(link.table);
        const std::string& references = m_graph.column(link)->references;
        if (holder && !holder->holdsEntities() &&
            (m_graph.covers(table, references) || m_graph.covers(references, table)) &&
            m_graph.distance(m_reading.target, link.table) == 1)
            return link;
    }
    return {table, ""};
}

std::string SqlWriter::reach(const ColumnRef& ref) {
    const bool isLink =
        m_graph.column(ref) && m_graph.column(ref)->role == induction::ColumnRole::ForeignKey;
    const auto path =
        m_graph.path(m_reading.target, ref.table, m_hint, false, isLink ? ref : ColumnRef{});
    if (!path) {
        m_failed = true;
        return {};
    }
    std::string alias = targetAlias;
    std::vector<Join> walked;
    for (const Join& step : *path) {
        walked.push_back(step);
        auto known = std::ranges::find(m_aliases, walked, &Alias::path);
        if (known == m_aliases.end()) {
            m_aliases.push_back({walked, "t" + std::to_string(m_aliases.size() + 1)});
            known = std::prev(m_aliases.end());
            ++m_steps;
        }
        alias = known->name;
    }
    return ref.column.empty() ? at(alias, m_graph.key(ref.table).column) : at(alias, ref.column);
}

std::string SqlWriter::outer(const std::string& selected, const std::string& conditions) const {
    std::string sql =
        "SELECT " + selected + " FROM " + quoteIdentifier(m_reading.target) + " AS " + targetAlias;
    for (const Alias& alias : m_aliases) {
        std::vector<Join> before(alias.path.begin(), std::prev(alias.path.end()));
        const auto parent = std::ranges::find(m_aliases, before, &Alias::path);
        sql += joinClause(alias.path.back(), parent == m_aliases.end() ? targetAlias : parent->name,
                          alias.name, "LEFT JOIN");
    }
    return conditions.empty() ? sql : sql + " WHERE " + conditions;
}

std::vector<std::string> SqlWriter::selected() {
    std::vector<std::string> columns;
    if (m_reading.entityAsked)
        columns.push_back(at(targetAlias, m_graph.key(m_reading.target).column));
    for (const Selected& one : m_reading.select) columns.push_back(reach(one.column));
    return columns;
}

std::string SqlWriter::plain(const std::string& conditions) {
    const auto columns = selected();
    std::vector<std::string> known;
    for (std::size_t i = m_reading.entityAsked ? 1 : 0; i < columns.size(); ++i)
        known.push_back(columns[i] + " IS NOT NULL");
    std::string all = conditions;
    if (!known.empty()) all += (all.empty() ? "(" : " AND (") + text::join(known, " OR ") + ")";
    // Of named things each has its own row, even if two are alike; of kinds each value is told
    // once.
    const bool named = std::ranges::any_of(m_reading.filters, [&](const Filter& one) {
        return one.column == m_graph.key(m_reading.target) && !one.negated && one.values.size() > 1;
    });
    return outer((named ? "" : "DISTINCT ") + text::join(columns, ", "), all);
}

std::string SqlWriter::aggregate(const std::string& conditions) {
    const ColumnRef of = m_reading.function == Function::Count || !m_reading.measure
                             ? m_graph.key(m_reading.target)
                             : m_reading.measure->column;
    const std::string value = function(m_reading.function, reach(of)) + " AS " +
                              sqlite::quoteIdentifier(nameOf(m_reading.function, of));
    if (!m_reading.group) return outer(value, conditions);
    const std::string group = reach(m_reading.group->column);
    const std::string known = group + " IS NOT NULL";
    return outer(group + ", " + value, conditions.empty() ? known : conditions + " AND " + known) +
           " GROUP BY " + group + " ORDER BY 2 DESC, 1";
}

std::string SqlWriter::ranked(const std::string& conditions) {
    const Order& order = *m_reading.order;
    const std::string key = at(targetAlias, m_graph.key(m_reading.target).column);
    std::string by;
    bool grouped = true;
    if (order.column) {
        const std::string column = reach(*order.column);
        grouped = order.column->table != m_reading.target || order.function != Function::None;
        by = grouped ? function(order.function == Function::None
                                    ? (order.descending ? Function::Maximum : Function::Minimum)
                                    : order.function,
                                column)
                     : column;
    } else {
        by = "COUNT(DISTINCT " + reach(linkTo(order.countOf)) + ")";
    }
    auto columns = selected();
    if (columns.empty()) columns.push_back(key);
    std::vector<std::string> inner;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const std::string name = quotedName(columns[i]);
        const bool taken = std::ranges::find(names, name) != names.end();
        names.push_back(name.empty() || taken ? "c" + std::to_string(i + 1) : name);
        inner.push_back(columns[i] + " AS " + names.back());
    }
    inner.push_back("RANK() OVER (ORDER BY " + by + (order.descending ? " DESC" : "") +
                    ") AS place");
    std::string all = conditions;
    if (order.column) all += (all.empty() ? "" : " AND ") + reach(*order.column) + " IS NOT NULL";
    std::string sql = outer(text::join(inner, ", "), all);
    if (grouped) sql += " GROUP BY " + key;
    return "SELECT " + text::join(names, ", ") + " FROM (" + sql +
           ") WHERE place <= " + std::to_string(order.limit) + " ORDER BY place";
}

std::string SqlWriter::rankedGroups(const std::string& conditions) {
    const Order& order = *m_reading.order;
    const std::string group = reach(m_reading.group->column);
    const std::string by =
        order.column
            ? function(order.function, reach(*order.column))
            : "COUNT(DISTINCT " + at(targetAlias, m_graph.key(m_reading.target).column) + ")";
    const std::string known = group + " IS NOT NULL";
    const std::string quoted = quotedName(group);
    const std::string name = quoted.empty() ? "c1" : quoted;
    const std::string inner = outer(group + " AS " + name + ", RANK() OVER (ORDER BY " + by +
                                        (order.descending ? " DESC" : "") + ") AS place",
                                    conditions.empty() ? known : conditions + " AND " + known);
    return "SELECT " + name + " FROM (" + inner + " GROUP BY " + group +
           ") WHERE place <= " + std::to_string(order.limit) + " ORDER BY place";
}

std::string SqlWriter::difference(const std::string& conditions) {
    const std::string column = reach(m_reading.select.front().column);
    return outer("MAX(" + column + ") - MIN(" + column + ") AS difference", conditions);
}

bool SqlWriter::multiplies() {
    static_cast<void>(selected());
    // Only a step to a key finds one row.
    return std::ranges::any_of(m_aliases, [&](const Alias& alias) {
        const ColumnRef& to = alias.path.back().to;
        return !(to == m_graph.key(to.table));
    });
}

std::optional<std::string> SqlWriter::write() {
    if (m_reading.target.empty() || m_graph.key(m_reading.target).column.empty()) return {};
    const std::string conditions = where();
    std::string sql;
    if (m_reading.yesNo && m_reading.select.empty())
        sql = "SELECT CASE WHEN EXISTS (" + outer("1", conditions) +
              ") THEN 'true' ELSE 'false' END AS answer";
    else if (m_reading.difference && m_reading.select.size() == 1)
        sql = difference(conditions);
    else if (m_reading.order && m_reading.group)
        sql = rankedGroups(conditions);
    else if (m_reading.order)
        sql = ranked(conditions);
    else if (m_reading.function != Function::None)
        sql = aggregate(conditions);
    else if (m_reading.entityAsked || !m_reading.select.empty())
        sql = plain(conditions);
    if (m_failed || sql.empty()) return {};
    return sql;
}

}  // namespace tripletalk::answering::offline
