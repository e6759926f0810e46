// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/languages/sqlcompletion.h"

#include "base/text.h"
#include "sqlite/database.h"
#include "sqlite/sqltext.h"

#include <algorithm>
#include <set>

namespace tripletalk::knowledge {

using induction::Table;

namespace {

constexpr std::string_view keywords[] = {
    "SELECT",    "FROM",    "WHERE",    "GROUP BY", "ORDER BY", "HAVING", "LIMIT",   "JOIN",
    "LEFT JOIN", "ON",      "AND",      "OR",       "NOT",      "IN",     "IS NULL", "IS NOT NULL",
    "LIKE",      "BETWEEN", "DISTINCT", "AS",       "CASE",     "WHEN",   "THEN",    "ELSE",
    "END",       "DESC",    "ASC",      "UNION",    "EXISTS",   "WITH",   "USING",   "OFFSET"};
constexpr std::string_view functions[] = {
    "count(",        "sum(",      "avg(",      "min(",    "max(",        "median(",
    "group_concat(", "coalesce(", "round(",    "lower(",  "upper(",      "length(",
    "substr(",       "instr(",    "replace(",  "abs(",    "date(",       "strftime(",
    "year(",         "month(",    "datediff(", "stddev(", "percentile(", "iif("};

std::string written(const std::string& name) {
    const bool plain = !name.empty() && std::ranges::all_of(name, sqlite::isWordByte) &&
                       !std::isdigit(static_cast<unsigned char>(name.front())) &&
                       !sqlite::isKeyword(name);
    return plain ? name : sqlite::quoteIdentifier(name);
}

/// A table of the query, and what the query calls it.
struct Used {
    const Table* table = nullptr;
    std::string alias;  ///< lower case
};

const Table* tableCalled(const induction::Schema& schema, const std::string& key) {
    for (const Table& table : schema.tables)
        if (text::toLower(table.name) == key) return &table;
    return nullptr;
}

std::vector<Used> usedTables(const induction::Schema& schema, std::string_view sql) {
    std::vector<Used> used;
    for (sqlite::TableName& name : sqlite::tableNamesIn(sql))
        if (const Table* table = tableCalled(schema, name.table))
            used.push_back({table, std::move(name.alias)});
    return used;
}

class Collector {
  public:
    Collector(std::string_view prefix, std::size_t most)
        : m_prefix(text::toLower(prefix)), m_most(most) {}

    void add(const char* kind, std::string text, std::string detail = {}) {
        const std::string key = text::toLower(text.front() == '"' ? text.substr(1) : text);
        const bool begins = key.starts_with(m_prefix);
        if (!begins && (m_prefix.size() < 2 || key.find(m_prefix) == std::string::npos)) return;
        if (!m_known.insert(text).second) return;
        (begins ? m_first : m_later).push_back({kind, std::move(text), std::move(detail)});
    }
    void addColumns(const Table& table) {
        for (const auto& column : table.columns)
            if (!column.hidden) add("column", written(column.name), table.name);
    }
    void addTables(const induction::Schema& schema) {
        for (const Table& table : schema.tables)
            if (!table.hidden)
                add("table", written(table.name), table.label == table.name ? "" : table.label);
    }
    std::vector<QueryCompletion> take() {
        std::ranges::move(m_later, std::back_inserter(m_first));
        if (m_first.size() > m_most) m_first.resize(m_most);
        return std::move(m_first);
    }

  private:
    std::string m_prefix;
    std::size_t m_most;
    std::set<std::string> m_known;
    std::vector<QueryCompletion> m_first;
    std::vector<QueryCompletion> m_later;
};

/// Inside a text there is nothing to complete.
bool endsInText(std::string_view sql) {
    const auto tokens = sqlite::tokensOf(sql);
    return !tokens.empty() && tokens.back().open &&
           tokens.back().kind == sqlite::SqlToken::Kind::Text;
}

}  // namespace

QueryCompletions completeSql(const induction::Schema& schema, std::string_view sql,
                             std::size_t cursor, std::size_t most) {
    cursor = std::min(cursor, sql.size());
    QueryCompletions found{cursor};
    if (endsInText(sql.substr(0, cursor))) return found;
    while (found.begin > 0 && sqlite::isWordByte(sql[found.begin - 1])) --found.begin;
    const std::string_view prefix = sql.substr(found.begin, cursor - found.begin);
    const bool isName = found.begin > 0 && sql[found.begin - 1] == '"';
    if (isName) --found.begin;
    Collector collector(prefix, most);
    const auto before = sqlite::tokensOf(sql.substr(0, found.begin));
    const auto used = usedTables(schema, sql);
    if (!before.empty() && before.back().text == ".") {
        const std::string owner = before.size() > 1 ? before[before.size() - 2].key() : "";
        for (const Used& one : used)
            if (one.alias == owner) collector.addColumns(*one.table);
        if (const Table* table = tableCalled(schema, owner)) collector.addColumns(*table);
        found.list = collector.take();
        return found;
    }
    const std::string last = before.empty() ? "" : before.back().key();
    const bool wantsTable = last == "from" || last == "join";
    if (!wantsTable && prefix.empty() && before.empty()) return found;
    if (wantsTable) {
        collector.addTables(schema);
        found.list = collector.take();
        return found;
    }
    for (const Used& one : used) collector.addColumns(*one.table);
    for (const Used& one : used)
        if (one.alias != text::toLower(one.table->name))
            collector.add("alias", written(one.alias), one.table->name);
    if (!isName) {
        for (const std::string_view keyword : keywords)
            collector.add("keyword", std::string(keyword));
        for (const std::string_view function : functions)
            collector.add("function", std::string(function));
    }
    collector.addTables(schema);
    if (used.empty())
        for (const Table& table : schema.tables)
            if (!table.hidden) collector.addColumns(table);
    found.list = collector.take();
    return found;
}

std::vector<QueryName> sqlNames(const induction::Schema& schema) {
    std::vector<QueryName> names;
    for (const Table& table : schema.tables) {
        if (table.hidden) continue;
        QueryName& name =
            names.emplace_back(QueryName{written(table.name), std::to_string(table.rows)});
        for (const induction::Column& column : table.columns)
            if (!column.hidden)
                name.parts.push_back(
                    {written(column.name),
                     column.references.empty()
                         ? column.type + (column.unit.empty() ? "" : " " + column.unit)
                         : "→ " + written(column.references)});
    }
    return names;
}

}  // namespace tripletalk::knowledge
