// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "reading/queryshapes.h"

#include "sqlite/sqlquery.h"
#include "sqlite/sqltext.h"

#include <algorithm>
#include <map>
#include <string>

namespace tripletalk::bench {

using sqlite::Core;
using sqlite::Select;
using sqlite::Span;
using sqlite::SqlQuery;
using sqlite::SqlToken;

namespace {

using Shapes = std::map<std::string_view, bool>;

/// Reference queries write texts in double quotes, too.
bool isLiteral(const SqlQuery& query, std::size_t token) {
    const SqlToken& at = query.token(token);
    const bool quoted = at.kind == SqlToken::Kind::Name && at.text.starts_with('"') &&
                        (token + 1 >= query.size() || query.key(token + 1) != ".");
    return quoted || at.kind == SqlToken::Kind::Text || at.kind == SqlToken::Kind::Number;
}

/// Not the equality of two columns: that joins.
void addConditions(const SqlQuery& query, Span where, Shapes& shapes) {
    for (std::size_t i = where.first; i < where.last; ++i) {
        const std::string& key = query.key(i);
        const std::string before = i > where.first ? query.key(i - 1) : "";
        const bool composed = before == "<" || before == ">" || before == "!";
        if (key == "=" && !composed && i + 1 < where.last && isLiteral(query, i + 1))
            shapes["equality"] = true;
        if (key == "<" || key == ">" || key == "!" || key == "between") shapes["comparison"] = true;
        if (key == "like") shapes["like"] = true;
        if (key == "in" && before == "not") shapes["not in"] = true;
    }
}

void addColumns(const SqlQuery& query, const Core& core, Shapes& shapes) {
    shapes[core.columns.size() > 2    ? "three or more columns"
           : core.columns.size() == 2 ? "two columns"
                                      : "one column"] = true;
    for (const auto& column : core.columns)
        for (const auto& call : query.calls(column.expression))
            shapes[call.name == "count" ? "count" : "other aggregate"] = true;
}

void addOrder(const SqlQuery& query, const Select& select, Shapes& shapes) {
    if (select.orderBy.empty()) return;
    shapes[select.limit.empty() ? "ordered list" : "ordered and cut"] = true;
    if (!select.limit.empty() && query.text(select.limit) == "1") shapes["superlative"] = true;
}

}  // namespace

const std::vector<std::string_view>& queryShapes() {
    static const std::vector<std::string_view> all{
        "one table",    "two tables",      "three or more tables",
        "one column",   "two columns",     "three or more columns",
        "equality",     "comparison",      "like",
        "not in",       "count",           "other aggregate",
        "distinct",     "group",           "having",
        "ordered list", "ordered and cut", "superlative",
        "nested",       "set operation"};
    return all;
}

std::vector<std::string_view> shapesOf(std::string_view sql) {
    const auto statement = sqlite::oneStatement(sql);
    const auto query = statement ? SqlQuery::read(*statement) : std::nullopt;
    if (!query || query->selects().empty() || query->outermost().cores.empty()) return {};
    Shapes shapes;
    std::size_t tables = 0;
    for (const Select& select : query->selects()) {
        addOrder(*query, select, shapes);
        if (select.cores.size() > 1) shapes["set operation"] = true;
        for (const Core& core : select.cores) {
            tables = std::max(tables, core.tables.size());
            addConditions(*query, core.where, shapes);
            if (!core.groupBy.empty()) shapes["group"] = true;
            if (!core.having.empty()) shapes["having"] = true;
        }
    }
    shapes[tables > 2 ? "three or more tables" : tables == 2 ? "two tables" : "one table"] = true;
    addColumns(*query, query->outermost().cores.front(), shapes);
    if (query->selects().size() > 1) shapes["nested"] = true;
    for (std::size_t i = 0; i < query->size(); ++i)
        if (query->key(i) == "distinct") shapes["distinct"] = true;
    std::vector<std::string_view> found;
    for (const std::string_view shape : queryShapes())
        if (shapes.contains(shape)) found.push_back(shape);
    return found;
}

}  // namespace tripletalk::bench
