// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/compiler/select.h"

#include "base/text.h"

#include <algorithm>
#include <iterator>

namespace tripletalk::sparql {

Column unbound() { return {.sql = "NULL", .certain = false}; }

Column columnOf(const Columns& columns, const std::string& name) {
    const auto found = columns.find(name);
    return found == columns.end() ? unbound() : found->second;
}

std::optional<std::int64_t> Column::constant() const {
    const bool digits =
        !sql.empty() &&
        sql.find_first_not_of("0123456789", sql[0] == '-' ? 1 : 0) == std::string::npos;
    return digits ? std::optional<std::int64_t>(std::stoll(sql)) : std::nullopt;
}

bool Column::isLong() const {
    constexpr std::size_t longest = 2000;
    constexpr int deepest = 6;
    int depth = 0, most = 0;
    for (const char c : sql) {
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        most = std::max(most, depth);
    }
    return sql.size() > longest || most > deepest;
}

std::string compatible(const Column& a, const Column& b) {
    std::string condition = a.sql + " = " + b.sql;
    if (a.certain && b.certain) return condition;
    if (!a.certain) condition += " OR " + a.sql + " IS NULL";
    if (!b.certain) condition += " OR " + b.sql + " IS NULL";
    return "(" + condition + ")";
}

void Source::bind(const Columns& before, const std::string& name, Column mine) {
    const auto own = columns.find(name);
    const auto other = before.find(name);
    if (own == columns.end() && other == before.end()) {
        columns.emplace(name, std::move(mine));
        return;
    }
    const Column& known = own != columns.end() ? own->second : other->second;
    conditions.push_back(compatible(known, mine));
    if (own != columns.end() && own->second.certain) return;
    // A certain value is the value of both.
    Column merged = known.certain ? known : mine;
    if (!merged.certain) merged.sql = "COALESCE(" + known.sql + ", " + mine.sql + ")";
    merged.stored =
        known.certain ? known.stored || (mine.certain && mine.stored) : mine.certain && mine.stored;
    merged.substituted = known.substituted;
    columns.insert_or_assign(name, std::move(merged));
}

void Select::join(Source source) {
    if (!source.text.empty()) {
        source.text.insert(0, from.empty() ? "" : " CROSS JOIN ");
        from.push_back(std::move(source.text));
    }
    std::ranges::move(source.conditions, std::back_inserter(where));
    for (auto& [name, column] : source.columns) columns.insert_or_assign(name, std::move(column));
    rows *= source.rows;
}

void Select::leftJoin(Source source, const std::vector<std::string>& more) {
    std::ranges::copy(more, std::back_inserter(source.conditions));
    if (from.empty()) from.emplace_back("(SELECT 1)");
    from.push_back(" LEFT JOIN " + source.text + " ON " +
                   (source.conditions.empty() ? "1" : text::join(source.conditions, " AND ")));
    rows *= std::max(1.0, source.rows);
    for (auto& [name, column] : source.columns) {
        const auto known = columns.find(name);
        if (known != columns.end() && known->second.certain) continue;
        if (known != columns.end())
            column.sql = "COALESCE(" + known->second.sql + ", " + column.sql + ")";
        column.certain = false;
        columns.insert_or_assign(name, std::move(column));
    }
}

void Select::joinTerm(Column& column, const std::string& alias) {
    if (!column.stored || !column.certain || column.external || !column.term.empty()) return;
    const std::string table = " AS " + column.sql.substr(0, column.sql.find('.'));
    const auto origin = std::ranges::find_if(
        from, [&](const std::string& entry) { return entry.ends_with(table); });
    if (origin == from.end()) return;
    from.insert(origin + 1, " CROSS JOIN term AS " + alias);
    where.push_back(alias + ".id = " + column.sql);
    column.term = alias;
}

std::string Select::text(const Outputs& outputs) const {
    std::string sql = distinct ? "SELECT DISTINCT " : "SELECT ";
    std::vector<std::string> listed;
    for (const auto& [expression, name] : outputs)
        listed.push_back(name.empty() ? expression : expression + " AS " + name);
    sql += listed.empty() ? "1" : text::join(listed, ", ");
    if (!from.empty()) sql += " FROM " + text::join(from, "");
    if (!where.empty()) sql += " WHERE " + text::join(where, " AND ");
    if (groupBy) sql += " GROUP BY " + text::join(*groupBy, ", ");
    if (!having.empty()) sql += " HAVING " + text::join(having, " AND ");
    if (!orderBy.empty()) sql += " ORDER BY " + text::join(orderBy, ", ");
    if (isCut()) sql += " LIMIT " + (limit ? std::to_string(*limit) : "-1");
    if (offset > 0) sql += " OFFSET " + std::to_string(offset);
    return sql;
}

}  // namespace tripletalk::sparql
