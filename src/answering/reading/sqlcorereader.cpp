// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/sqlcorereader.h"

#include "answering/reading/sqloperand.h"

#include <algorithm>
#include <map>

namespace tripletalk::answering::reading {

using induction::Column;
using induction::ColumnRole;
using induction::Table;
using sqlite::SqlQuery;

namespace {

const std::map<std::string, Function> namedFunctions = {
    {"count", Function::Count}, {"sum", Function::Sum},     {"total", Function::Sum},
    {"avg", Function::Average}, {"min", Function::Minimum}, {"max", Function::Maximum}};

}  // namespace

SqlCoreReader::SqlCoreReader(const SqlQuery& query, const SchemaGraph& graph, std::size_t select,
                             int depth)
    : m_query(query),
      m_graph(graph),
      m_select(query.selects()[select]),
      m_core(m_select.cores.front()),
      m_depth(depth) {}

std::vector<const Table*> SqlCoreReader::heads() {
    if (!readTables()) return {};
    std::vector<const Table*> all;
    const auto add = [&](const Table* table) {
        if (table && table->holdsEntities() && std::ranges::find(all, table) == all.end())
            all.push_back(table);
    };
    for (const auto& column : m_core.columns)
        if (const auto measure = measureAt(column.expression)) add(measure->place.table);
    for (const auto& [alias, table] : m_uses) add(table);
    return all;
}

std::optional<Term> SqlCoreReader::about(const Table& head) {
    m_term = {};
    m_term.head = &head;
    m_failed = false;
    for (const Span condition : m_core.conditions) addCondition(condition);
    for (const auto& use : m_core.tables) addJoins(use.span);
    for (const auto& [alias, table] : m_uses)
        if (table != &head) m_term.via.push_back(table);
    for (const auto& column : m_core.columns) addColumn(column.expression);
    for (const Span group : m_core.groupBy) addGroup(group);
    if (!m_core.having.empty()) addHaving(m_core.having);
    addOrder();
    if (m_term.groups.empty() && std::ranges::any_of(m_term.asked, &Measure::isComputed) &&
        (m_term.thingsAsked ||
         std::ranges::any_of(m_term.asked, [](const Measure& one) { return !one.isComputed(); })))
        m_failed = true;
    if (m_term.asked.empty()) m_term.thingsAsked = false;
    return m_failed ? std::nullopt : std::optional(m_term);
}

bool SqlCoreReader::readTables() {
    m_uses.clear();
    for (const auto& use : m_core.tables) {
        const Table* found = nullptr;
        for (const Table& table : m_graph.schema().tables)
            if (sqlite::nameKey(table.name) == use.table) found = &table;
        if (!found || m_query.isPart(use.table)) return false;
        m_uses.emplace_back(use.alias, found);
    }
    return !m_uses.empty();
}

const Column* SqlCoreReader::columnIn(const Table& table, const std::string& key) const {
    for (const Column& column : table.columns)
        if (sqlite::nameKey(column.name) == key) return &column;
    return nullptr;
}

std::optional<Place> SqlCoreReader::columnAt(Span span) const {
    const std::size_t length = span.last - span.first;
    const bool isQualified = length == 3 && m_query.key(span.first + 1) == ".";
    if (length != 1 && !isQualified) return std::nullopt;
    const std::string& name = m_query.key(span.last - 1);
    for (const auto& [alias, table] : m_uses) {
        if (isQualified && alias != m_query.key(span.first)) continue;
        if (const Column* column = columnIn(*table, name)) return Place{table, column};
    }
    return std::nullopt;
}

std::optional<Place> SqlCoreReader::placeAt(Span span) const {
    auto place = columnAt(span);
    if (!place) return std::nullopt;
    const ColumnRole role = place->column->role;
    const bool isOfThing = place->table->holdsEntities();
    if (isOfThing && (role == ColumnRole::Key || role == ColumnRole::Label))
        return Place{place->table};
    const Table* end = role == ColumnRole::ForeignKey
                           ? m_graph.schema().table(place->column->references)
                           : nullptr;
    if (!isOfThing && end && end->holdsEntities()) return Place{end};
    return place;
}

sqlite::Span SqlCoreReader::unwrapped(Span span) const {
    const auto calls = m_query.calls(span);
    const bool isRound =
        !calls.empty() && calls.front().name == "round" && m_query.key(span.first) == "round";
    if (!isRound) return span;
    Span inner = calls.front().arguments;
    int open = 0;
    for (std::size_t i = inner.first; i < inner.last; ++i) {
        open += m_query.key(i) == "(" ? 1 : m_query.key(i) == ")" ? -1 : 0;
        if (open == 0 && m_query.key(i) == ",") inner.last = i;
    }
    return inner;
}

std::optional<Measure> SqlCoreReader::measureAt(Span whole) const {
    const Span span = unwrapped(whole);
    if (const auto place = placeAt(span)) return Measure{Function::None, *place};
    const auto calls = m_query.calls(span);
    if (calls.empty() || calls.front().window) return std::nullopt;
    const auto function = namedFunctions.find(calls.front().name);
    Span inner = calls.front().arguments;
    if (function == namedFunctions.end() || m_query.key(span.first) != calls.front().name ||
        inner.last + 1 != span.last)
        return std::nullopt;
    if (m_query.key(inner.first) == "*")
        return Measure{Function::Count, {m_term.head ? m_term.head : m_uses.front().second}};
    const auto of = function->second == Function::Count ? placeAt(inner) : columnAt(inner);
    return of ? std::optional(Measure{function->second, *of}) : std::nullopt;
}

bool SqlCoreReader::isHead(const Measure& one) const {
    return one.function == Function::None && one.place == Place{m_term.head};
}

void SqlCoreReader::addColumn(Span span) {
    auto measure = measureAt(span);
    if (!measure) return fail();
    if (isHead(*measure))
        m_term.thingsAsked = true;
    else if (std::ranges::find(m_term.asked, *measure) == m_term.asked.end())
        m_term.asked.push_back(*measure);
}

void SqlCoreReader::addGroup(Span span) {
    const auto place = placeAt(span);
    if (!place) return fail();
    if (std::ranges::find(m_term.groups, *place) == m_term.groups.end())
        m_term.groups.push_back(*place);
    // What is grouped by is told without being asked for once more.
    if (*place == Place{m_term.head}) m_term.thingsAsked = false;
    std::erase_if(m_term.asked, [&](const Measure& one) {
        return one == Measure{Function::None, *place};
    });
}

bool SqlCoreReader::addJoin(Span span) {
    for (std::size_t at = span.first + 1; at + 1 < span.last; ++at) {
        if (m_query.key(at) != "=") continue;
        const auto left = columnAt({span.first, at});
        const auto right = columnAt({at + 1, span.last});
        if (!left || !right) return false;
        for (const auto& one : {*left, *right})
            if (one.column->role == ColumnRole::ForeignKey) m_term.links.push_back(one);
        return true;
    }
    return false;
}

void SqlCoreReader::addJoins(Span use) {
    std::size_t on = use.first;
    while (on < use.last && m_query.key(on) != "on") ++on;
    if (on >= use.last) return;
    std::size_t begin = on + 1;
    for (std::size_t at = begin; at <= use.last; ++at) {
        if (at != use.last && m_query.key(at) != "and") continue;
        if (!addJoin({begin, at})) addCondition({begin, at});
        begin = at + 1;
    }
}

void SqlCoreReader::addHaving(Span span) {
    auto condition = conditionAt(span);
    if (!condition || condition->of.function == Function::None) return fail();
    m_term.where.push_back(*std::move(condition));
}

void SqlCoreReader::addCondition(Span span) {
    if (addJoin(span)) return;
    auto condition = conditionAt(span);
    if (!condition || condition->of.function != Function::None) return fail();
    m_term.where.push_back(*std::move(condition));
}

std::optional<Measure> SqlCoreReader::orderedBy(Span span) const {
    if (span.last - span.first == 1)
        for (const auto& column : m_core.columns)
            if (!column.alias.empty() && column.alias == m_query.key(span.first))
                return measureAt(column.expression);
    return measureAt(span);
}

void SqlCoreReader::addOrder() {
    if (!m_select.offset.empty()) return fail();
    if (m_select.orderBy.empty()) {
        if (!m_select.limit.empty()) fail();
        return;
    }
    // What only settles ties is left to chance.
    const auto by = orderedBy(m_select.orderBy.front().expression);
    if (!by) return fail();
    Order order{*by, m_select.orderBy.front().descending};
    if (!m_select.limit.empty()) {
        const auto limit = operandAt(m_query, m_select.limit);
        if (!limit || !limit->isNumber || limit->number < 1) return fail();
        order.limit = static_cast<int>(limit->number);
    }
    m_term.order = order;
}

void SqlCoreReader::fail() { m_failed = true; }

}  // namespace tripletalk::answering::reading
