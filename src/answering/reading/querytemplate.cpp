// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/querytemplate.h"

#include "base/text.h"
#include "sqlite/database.h"

#include <algorithm>

namespace tripletalk::answering::reading {

using induction::Column;
using induction::ColumnRole;
using induction::Table;
using knowledge::ColumnFinder;
using knowledge::ColumnUse;
using sqlite::Span;
using sqlite::SqlQuery;
using sqlite::SqlToken;

namespace {

constexpr std::string_view anything = "%";

/// What a column's cells name: the table of its things.
std::string heldBy(const Table& table, const Column& column) {
    if (column.role == ColumnRole::Key) return table.name;
    return column.target.empty() ? column.references : column.target;
}

}  // namespace

std::optional<QueryTemplate> QueryTemplate::read(const std::string& sql,
                                                 const induction::Schema& schema) {
    auto query = SqlQuery::read(sql);
    if (!query || query->selects().empty()) return {};
    QueryTemplate made(*std::move(query), schema);
    made.readTexts();
    made.readNumbers();
    made.readPlaces();
    return made;
}

void QueryTemplate::readTexts() {
    const ColumnFinder finder(m_query, *m_schema);
    std::vector<std::pair<std::size_t, ColumnUse>> compared;
    for (const auto& one : m_query.comparisons())
        if (const auto use = finder.find(one.select, one.core, one.lhs))
            compared.emplace_back(one.literal, *use);
    for (std::size_t i = 0; i < m_query.size(); ++i) {
        if (m_query.token(i).kind != SqlToken::Kind::Text) continue;
        QueryValue value{.text = m_query.textValue(i), .tokens = {i}};
        const auto use = std::ranges::find(compared, i, &decltype(compared)::value_type::first);
        if (use != compared.end()) {
            value.table = use->second.table;
            value.column = use->second.column;
        }
        if (value.text.starts_with(anything)) {
            value.before = anything;
            value.text.erase(0, 1);
        }
        if (value.text.ends_with(anything)) {
            value.after = anything;
            value.text.pop_back();
        }
        const auto same = std::ranges::find_if(m_values, [&](const QueryValue& other) {
            return other.text == value.text && other.table == value.table &&
                   other.column == value.column && other.before == value.before &&
                   other.after == value.after;
        });
        if (same == m_values.end())
            m_values.push_back(std::move(value));
        else
            same->tokens.push_back(i);
    }
}

bool QueryTemplate::isCompared(std::size_t token) const {
    if (token == 0) return false;
    const std::string& before = m_query.key(token - 1);
    return before == "=" || before == "<" || before == ">" || before == "between" ||
           before == "and" || before == "limit";
}

void QueryTemplate::readNumbers() {
    std::vector<QueryValue> numbers;
    for (std::size_t i = 0; i < m_query.size(); ++i) {
        if (m_query.token(i).kind != SqlToken::Kind::Number) continue;
        QueryValue value{.text = std::string(m_query.token(i).text), .isNumber = true};
        if (isCompared(i)) value.tokens.push_back(i);
        numbers.push_back(std::move(value));
    }
    for (const QueryValue& value : numbers) {
        const auto alike = std::ranges::count(numbers, value.text, &QueryValue::text);
        if (alike == 1 && !value.tokens.empty()) m_values.push_back(value);
    }
}

void QueryTemplate::readPlaces() {
    const ColumnFinder finder(m_query, *m_schema);
    for (std::size_t s = 0; s < m_query.selects().size(); ++s) {
        const sqlite::Select& select = m_query.selects()[s];
        for (std::size_t c = 0; c < select.cores.size(); ++c) {
            for (const sqlite::TableUse& use : select.cores[c].tables)
                if (const Table* table = finder.table(use);
                    table && std::ranges::find(m_tables, table) == m_tables.end())
                    m_tables.push_back(table);
            for (const Span& use : m_query.columnUses(select.span)) {
                const auto column = finder.find(s, c, use);
                const bool known = column && std::ranges::any_of(m_columns, [&](const auto& one) {
                                       return one.column == column->column;
                                   });
                if (column && !known) m_columns.push_back(*column);
            }
        }
    }
}

bool QueryTemplate::hasSibling(const QueryValue& value) const {
    if (!value.column) return false;
    const std::string held = heldBy(*value.table, *value.column);
    const bool isLabel = value.column->role == ColumnRole::Label;
    const std::string& things = isLabel ? value.table->name : held;
    for (const Table* table : m_tables) {
        std::size_t alike = 0;
        for (const Column& column : table->columns) {
            if (column.role == ColumnRole::ForeignKey && !things.empty())
                alike += heldBy(*table, column) == things ? 1 : 0;
            else if (things.empty() && column.role == ColumnRole::Literal &&
                     column.samples != value.column->samples &&
                     std::ranges::find(column.samples, value.text) != column.samples.end())
                return true;
        }
        // A link from a class to itself is one such column of it.
        if (alike > 1 || (alike == 1 && table->name == things)) return true;
    }
    return false;
}

std::string QueryTemplate::with(const std::vector<Filling>& fillings) const {
    std::vector<std::pair<Span, std::string>> changes;
    for (const Filling& filling : fillings) {
        const QueryValue& value = m_values[filling.value];
        const std::string written =
            value.isNumber ? filling.text
                           : sqlite::quoteText(value.before + filling.text + value.after);
        for (const std::size_t token : value.tokens)
            changes.push_back({Span{token, token + 1}, written});
    }
    return m_query.with(std::move(changes));
}

}  // namespace tripletalk::answering::reading
