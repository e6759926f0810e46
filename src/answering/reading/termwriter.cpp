// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/termwriter.h"

#include "answering/reading/readingcontext.h"
#include "answering/reading/termpaths.h"
#include "answering/schema/oneplace.h"
#include "base/text.h"
#include "sqlite/database.h"

#include <algorithm>

namespace tripletalk::answering::reading {

using sqlite::quoteIdentifier;
using sqlite::quoteText;

namespace {

const std::string headAlias = "t0";

std::string dotted(const std::string& alias, const std::string& column) {
    return alias + "." + quoteIdentifier(column);
}

std::string literal(const Operand& operand) {
    return operand.isNumber && !operand.isDate ? text::formatNumber(operand.number)
                                               : quoteText(operand.text);
}

/// Dates are texts that begin with the year: as much of them is compared as was said.
std::string said(const Operand& operand, const std::string& column) {
    return operand.isDate ? "SUBSTR(" + column + ", 1, " + std::to_string(operand.text.size()) + ")"
                          : column;
}

}  // namespace

TermWriter::TermWriter(const Term& term, const SchemaGraph& graph)
    : m_term(term), m_graph(graph), m_hint(hintOf(term, graph)) {}

std::string TermWriter::key() const {
    return dotted(headAlias, m_graph.key(m_term.head->name).column);
}

bool TermWriter::isJoined(const std::vector<Join>& path) const {
    return path.empty() || std::ranges::find(m_aliases, path, &Alias::path) != m_aliases.end();
}

std::string TermWriter::at(const Place& place) {
    const auto path = pathTo(place, m_term, m_graph, m_hint);
    if (!path) {
        m_failed = true;
        return {};
    }
    std::string alias = headAlias;
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
    if (place.column) return dotted(alias, place.column->name);
    const std::string own = m_graph.key(place.table->name).column;
    return own.empty() ? alias + ".rowid" : dotted(alias, own);
}

/// What is told, counted or looked for is the name beside a link, which texts have as well.
std::string TermWriter::toldAt(Place place) {
    const induction::Column* shown =
        place.table && place.column ? shownBeside(*place.table, *place.column) : nullptr;
    if (shown) place.column = shown;
    return at(place);
}

std::string TermWriter::value(const Measure& measure) {
    const std::string of = toldAt(measure.place);
    switch (measure.function) {
        case Function::None:
            return of;
        case Function::Count:
            return "COUNT(DISTINCT " + of + ")";
        case Function::Sum:
            return "SUM(" + of + ")";
        case Function::Average:
            return "AVG(" + of + ")";
        case Function::Minimum:
            return "MIN(" + of + ")";
        case Function::Maximum:
            return "MAX(" + of + ")";
    }
    return of;
}

std::string TermWriter::subquery(const Term& term) {
    TermWriter writer(term, m_graph);
    const auto sql = writer.write();
    m_failed = m_failed || !sql;
    m_steps += writer.m_steps;
    return "(" + sql.value_or("") + ")";
}

std::string TermWriter::comparison(const Condition& condition, const std::string& left) {
    if (condition.than)
        return left + (condition.op == Op::Equal ? " IN " : symbol(condition.op, " <> ")) +
               subquery(*condition.than);
    if (condition.op == Op::Known) return left + " IS NOT NULL";
    if (condition.op == Op::Between)
        return "(" + said(condition.values.front(), left) +
               " >= " + literal(condition.values.front()) + " AND " +
               said(condition.values.back(), left) + " <= " + literal(condition.values.back()) +
               ")";
    if (condition.op == Op::Like) return left + " LIKE " + quoteText(condition.values.front().text);
    if (condition.values.size() == 1)
        return said(condition.values.front(), left) + symbol(condition.op, " <> ") +
               literal(condition.values.front());
    std::vector<std::string> any;
    for (const Operand& one : condition.values) any.push_back(literal(one));
    return left + (condition.op == Op::Different ? " NOT IN (" : " IN (") + text::join(any, ", ") +
           ")";
}

std::string TermWriter::holds(const Condition& condition) {
    return comparison(
        condition, condition.op == Op::Known ? toldAt(condition.of.place) : at(condition.of.place));
}

std::string TermWriter::semiJoin(const std::vector<Condition>& conditions, bool negated) {
    const Term inner = ofSameHead(m_term);
    TermWriter writer(inner, m_graph);
    std::vector<std::string> all;
    std::string grouped;
    for (Condition condition : conditions) {
        condition.negated = false;
        if (condition.of.function != Function::None)
            grouped = " GROUP BY " + writer.key() + " HAVING " +
                      writer.comparison(condition, writer.value(condition.of));
        else
            all.push_back(writer.holds(condition));
    }
    m_failed = m_failed || writer.m_failed;
    m_steps += writer.m_steps;
    return key() + (negated ? " NOT IN (" : " IN (") + "SELECT " + writer.key() + writer.from() +
           (all.empty() ? "" : " WHERE " + text::join(all, " AND ")) + grouped + ")";
}

std::string TermWriter::where(std::vector<std::string> conditions) {
    // Of what is not joined anyway: each part holds the conditions that one row may meet.
    std::vector<Conditions> elsewhere;
    for (const Condition& condition : m_term.where) {
        if (condition.of.function != Function::None) {
            if (m_term.groups.empty())
                conditions.push_back(semiJoin({condition}, condition.negated));
            continue;
        }
        const auto path = pathTo(condition.of.place, m_term, m_graph, m_hint);
        if (!path) {
            m_failed = true;
            return {};
        }
        if (path->empty() || (isJoined(*path) && !condition.negated && !m_term.any)) {
            const std::string own = holds(condition);
            conditions.push_back(condition.negated
                                     ? "(" + at(condition.of.place) + " IS NULL OR NOT " + own + ")"
                                     : own);
        } else if (condition.negated || m_term.any) {
            conditions.push_back(semiJoin({condition}, condition.negated));
        } else {
            addToARow(condition, elsewhere);
        }
    }
    for (const auto& part : elsewhere) conditions.push_back(semiJoin(part, false));
    if (conditions.empty()) return {};
    const std::string all = text::join(conditions, m_term.any ? " OR " : " AND ");
    return " WHERE " + (m_term.any ? "(" + all + ")" : all);
}

std::string TermWriter::having() {
    if (m_term.groups.empty()) return {};
    std::vector<std::string> conditions;
    for (const Condition& condition : m_term.where)
        if (condition.of.function != Function::None)
            conditions.push_back((condition.negated ? "NOT " : "") +
                                 comparison(condition, value(condition.of)));
    return conditions.empty() ? "" : " HAVING " + text::join(conditions, " AND ");
}

std::string TermWriter::from() const {
    std::string sql = " FROM " + quoteIdentifier(m_term.head->name) + " AS " + headAlias;
    for (const Alias& alias : m_aliases) {
        const std::vector<Join> before(alias.path.begin(), std::prev(alias.path.end()));
        const auto parent = std::ranges::find(m_aliases, before, &Alias::path);
        const Join& step = alias.path.back();
        sql += " LEFT JOIN " + quoteIdentifier(step.to.table) + " AS " + alias.name + " ON " +
               dotted(alias.name, step.to.column) + " = " +
               dotted(parent == m_aliases.end() ? headAlias : parent->name, step.from.column);
    }
    return sql;
}

std::string TermWriter::ranked(const std::string& selected, const std::string& rest,
                               const std::vector<Measure>& measures) {
    std::vector<std::string> names;
    for (const Measure& one : measures)
        names.push_back("c" + std::to_string(names.size() + 1) + " AS " +
                        quoteIdentifier(resultName(one)));
    const std::string by = value(m_term.order->by);
    return "SELECT " + std::string(m_term.aggregates() ? "" : "DISTINCT ") +
           text::join(names, ", ") + " FROM (SELECT " + selected + ", RANK() OVER (ORDER BY " + by +
           (m_term.order->descending ? " DESC" : "") + ") AS place" + rest +
           ") WHERE place <= " + std::to_string(m_term.order->limit);
}

std::string TermWriter::block() {
    auto measures = toldBy(m_term);
    if (m_deciding) measures.push_back(*m_deciding);
    const bool isRanked = m_term.order && m_term.order->limit > 0;
    std::vector<std::string> selected, known;
    for (const Measure& one : measures) {
        std::string written = value(one);
        if (m_term.wish == Wish::Difference)
            written = "MAX(" + written + ") - MIN(" + written + ")";
        const bool isAsked = !m_deciding || &one != &measures.back();
        if (one.function == Function::None && one.place.column && isAsked)
            known.push_back(written + " IS NOT NULL");
        std::string name;
        if (isRanked)
            name = " AS c" + std::to_string(selected.size() + 1);
        else if (m_term.wish == Wish::Difference)
            name = " AS " + quoteIdentifier("difference_in_" + resultName(one));
        else if (one.function != Function::None)
            name = " AS " + quoteIdentifier(resultName(one));
        selected.push_back(written + name);
    }
    std::vector<std::string> groups;
    for (const Place& group : m_term.groups) groups.push_back(toldAt(group));
    if (groups.empty() && m_term.order && m_term.order->by.function != Function::None &&
        !m_term.aggregates())
        groups.push_back(key());
    const std::string by = m_term.order ? value(m_term.order->by) : std::string();
    std::vector<std::string> conditions;
    const std::string anyKnown = text::join(known, " OR ");
    if (!known.empty() && !m_term.any)
        conditions.push_back(known.size() == 1 ? anyKnown : "(" + anyKnown + ")");
    if (isRanked && m_term.order->by.function == Function::None)
        conditions.push_back(by + " IS NOT NULL");
    const std::string filtered = where(std::move(conditions));
    const std::string grouped =
        groups.empty() ? "" : " GROUP BY " + text::join(groups, ", ") + having();
    const std::string rest = from() + filtered + grouped;
    if (isRanked) return ranked(text::join(selected, ", "), rest, measures);
    const bool distinct = !m_term.aggregates() && !m_term.order;
    return std::string("SELECT ") + (distinct ? "DISTINCT " : "") + text::join(selected, ", ") +
           rest +
           (m_term.order ? " ORDER BY " + by + (m_term.order->descending ? " DESC" : "") : "");
}

std::string TermWriter::unique() {
    // What the thing links to and nothing else does, over all its links.
    const auto things = entitiesOf(m_term);
    const std::string& thing = things.front().key;
    std::vector<std::string> links;
    for (const induction::Table& table : m_graph.schema().tables) {
        const bool isLink = table.kind == induction::TableKind::Link;
        if (!isLink && table.name != things.front().table) continue;
        for (const induction::Column& own : table.columns) {
            if (isLink ? own.role != induction::ColumnRole::ForeignKey ||
                             own.references != things.front().table
                       : own.role != induction::ColumnRole::Key)
                continue;
            for (const induction::Column& other : table.columns)
                if (other.name != own.name && other.role == induction::ColumnRole::ForeignKey)
                    links.push_back("SELECT " + dotted("a", other.name) + " AS only FROM " +
                                    quoteIdentifier(table.name) + " AS a WHERE " +
                                    dotted("a", own.name) + " = " + quoteText(thing) +
                                    " AND (SELECT COUNT(*) FROM " + quoteIdentifier(table.name) +
                                    " AS b WHERE " + dotted("b", other.name) + " = " +
                                    dotted("a", other.name) + ") = 1");
        }
    }
    m_failed = m_failed || links.empty();
    return text::join(links, " UNION ");
}

std::optional<std::string> TermWriter::write(bool isTold) {
    if (!m_term.head) return {};
    m_deciding = isTold ? m_term.deciding() : nullptr;
    // A table without a key has no things, but columns.
    if (m_term.asked.empty() && m_graph.key(m_term.head->name).column.empty()) return {};
    std::string sql = m_term.wish == Wish::Unique ? unique() : block();
    if (m_term.truth)
        sql = "SELECT CASE WHEN EXISTS (" + sql + ") THEN 'true' ELSE 'false' END AS answer";
    if (m_term.operation != SetOperation::None && m_term.other) {
        const std::string other = subquery(*m_term.other);
        sql += std::string(m_term.operation == SetOperation::Intersection ? " INTERSECT "
                                                                          : " EXCEPT ") +
               other.substr(1, other.size() - 2);
    }
    if (m_failed) return {};
    return sql;
}

}  // namespace tripletalk::answering::reading
