// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/checks/checked.h"
#include "base/text.h"
#include "sqlite/database.h"

#include <algorithm>
#include <set>

namespace tripletalk::answering::checks {

using induction::ColumnRole;
using sqlite::quoteIdentifier;

namespace {

constexpr int shownNames = 3;

std::string keyOf(const ColumnUse& use) {
    return quoteIdentifier(use.alias) + "." + quoteIdentifier(use.table->key()->name);
}

std::string labelOf(const ColumnUse& use) {
    return quoteIdentifier(use.alias) + "." + quoteIdentifier(use.column->name);
}

bool isName(const std::optional<ColumnUse>& use) {
    return use && use->is(ColumnRole::Label) && use->table->key();
}

void addSharedName(Checked& checked, const Core& core, const ColumnUse& use, const char* clause) {
    const std::string label = labelOf(use);
    const auto shared =
        checked.probe.rows(checked.query.probe(core, label + ", COUNT(DISTINCT " + keyOf(use) + ")",
                                               checked.query.text(core.where)) +
                           " GROUP BY " + label + " HAVING COUNT(DISTINCT " + keyOf(use) +
                           ") > 1 LIMIT " + std::to_string(shownNames));
    if (!shared || shared->rows.empty()) return;
    Finding& made = checked.add("shared_name", true);
    nlohmann::json names = nlohmann::json::array();
    for (const auto& row : shared->rows) {
        const std::string name = text::elide(sqlite::toText(row[0]), 100);
        names.push_back(name);
        made.values.push_back(sqlite::quoteText(name) + ": " + sqlite::toText(row[1]));
    }
    made.data = {
        {"table", use.table->name}, {"column", use.column->name}, {"names", std::move(names)}};
    made.forModel = std::string(clause) + " " + use.name() +
                    " puts different entities together that share a name: use " + use.alias + "." +
                    use.table->key()->name +
                    " (and show the name beside it). Names and how many have them:";
    made.forPerson = "Different things with the same name were put together.";
}

void checkNames(Checked& checked, const Core& core) {
    std::set<std::string> told;
    for (const Span& group : core.groupBy) {
        const auto use = checked.outerColumn(group);
        if (!isName(use)) continue;
        const bool hasKey = std::ranges::any_of(core.groupBy, [&](const Span& other) {
            const auto column = checked.outerColumn(other);
            return column && column->alias == use->alias && column->is(ColumnRole::Key);
        });
        if (!hasKey && told.insert(labelOf(*use)).second)
            addSharedName(checked, core, *use, "GROUP BY");
    }
    for (const ResultTerm& term : core.columns)
        for (const auto& call : checked.query.calls(term.expression)) {
            const auto use = checked.columns.find(0, 0, call.arguments);
            if (call.name == "count" && call.distinct && isName(use) &&
                told.insert(labelOf(*use)).second)
                addSharedName(checked, core, *use, "COUNT(DISTINCT …) of");
        }
}

/// The one table whose columns stand in an aggregate's argument.
std::optional<ColumnUse> tableIn(const Checked& checked, Span arguments) {
    std::optional<ColumnUse> found;
    for (const Span& reference : checked.query.columnUses(arguments)) {
        auto use = checked.columns.find(0, 0, reference);
        if (!use || (found && use->alias != found->alias)) return std::nullopt;
        found = std::move(use);
    }
    return found;
}

struct Repeats {
    std::int64_t rows = 0;
    std::int64_t distinct = 0;
};

/// Rows and distinct keys of the group in which the table's rows are repeated most.
std::optional<Repeats> repeats(const Checked& checked, const Core& core, const ColumnUse& use) {
    const SqlQuery& query = checked.query;
    const std::string where = query.text(core.where);
    std::vector<std::string> groups;
    for (const Span& group : core.groupBy) groups.push_back(query.text(group));
    std::string sql =
        query.probe(core, "COUNT(" + keyOf(use) + "), COUNT(DISTINCT " + keyOf(use) + ")", where);
    if (!groups.empty()) {
        // GROUP BY 1 or an alias would mean something else here.
        for (const Span& group : core.groupBy)
            if (!checked.columns.find(0, 0, group)) return std::nullopt;
        sql += " GROUP BY " + text::join(groups, ", ");
    }
    sql += " ORDER BY COUNT(" + keyOf(use) + ") - COUNT(DISTINCT " + keyOf(use) + ") DESC LIMIT 1";
    const auto found = checked.probe.rows(sql);
    if (!found || found->rows.empty()) return std::nullopt;
    const auto* rows = std::get_if<std::int64_t>(&found->rows[0][0]);
    const auto* distinct = std::get_if<std::int64_t>(&found->rows[0][1]);
    if (!rows || !distinct || *rows <= *distinct) return std::nullopt;
    return Repeats{*rows, *distinct};
}

/// The table whose rows an aggregate takes, where taking one twice would be wrong.
std::optional<ColumnUse> taken(const Checked& checked, const Core& core, const SqlQuery::Call& call,
                               bool adds) {
    if (call.distinct || call.window || (!adds && call.name != "count")) return std::nullopt;
    auto use = tableIn(checked, call.arguments);
    const auto* first = checked.columns.table(core.tables.front());
    if (checked.query.text(call.arguments) == "*" && first && first->key())
        use = ColumnUse{first, first->key(), core.tables.front().alias};
    if (!use || !use->table->key() || !use->table->holdsEntities()) return std::nullopt;
    if (adds) return use;
    // Counted for each one of them, the joined rows are what is asked for.
    const bool isGrouped = std::ranges::any_of(core.groupBy, [&](const Span& group) {
        const auto column = checked.outerColumn(group);
        return column && column->alias == use->alias;
    });
    const bool countsNames = use->is(ColumnRole::Key) || use->is(ColumnRole::Label);
    return countsNames && !isGrouped ? use : std::nullopt;
}

void checkRepeats(Checked& checked, const Core& core, const SqlQuery::Call& call) {
    const bool adds = call.name == "sum" || call.name == "total" || call.name == "avg" ||
                      call.name == "median" || call.name.starts_with("stddev");
    const auto use = taken(checked, core, call, adds);
    const auto found = use ? repeats(checked, core, *use) : std::nullopt;
    if (!found) return;
    const bool isStar = checked.query.text(call.arguments) == "*";
    Finding& made = checked.add("repeated_rows", !isStar);
    made.data = {{"table", use->table->name}, {"rows", found->rows}, {"distinct", found->distinct}};
    const std::string numbers = std::to_string(found->rows) + " rows for " +
                                std::to_string(found->distinct) + " of " + use->table->name;
    made.forModel = "The joins repeat rows of " + use->table->name + " (" + numbers +
                    (core.groupBy.empty() ? "" : " in one group") + "), and " +
                    text::toUpper(call.name) + " takes each of them: " +
                    (adds ? "filter with IN (SELECT …) or EXISTS instead of a join, or aggregate "
                            "over a sub-select with one row each."
                          : "COUNT(DISTINCT " + use->alias + "." + use->table->key()->name +
                                ") counts each once.");
    made.forPerson = "A join repeated rows: " + numbers + ".";
}

}  // namespace

void checkRows(Checked& checked) {
    const Core* core = checked.onlyCore();
    if (!core || core->from.empty()) return;
    checkNames(checked, *core);
    if (core->tables.size() < 2) return;
    for (const ResultTerm& term : core->columns)
        for (const auto& call : checked.query.calls(term.expression))
            checkRepeats(checked, *core, call);
}

void checkCells(Checked& checked) {
    const Source& source = checked.source;
    if (source.truncated) {
        Finding& made = checked.add("truncated", false);
        made.data = {{"rows", source.rows.size()}};
        made.forModel = "Only the first " + std::to_string(source.rows.size()) +
                        " rows were read: count, compare and pick in SQL, not over the rows shown.";
        made.forPerson =
            "Only the first " + std::to_string(source.rows.size()) + " rows were read.";
    }
    const Core* core = checked.onlyCore();
    if (source.rows.empty() || !core) return;
    // Of SELECT * nobody asked for each column.
    for (const ResultTerm& term : core->columns)
        if (checked.query.text(term.expression).ends_with('*')) return;
    const bool isExplained = std::ranges::any_of(checked.findings, [](const Finding& finding) {
        return finding.kind == "none" || finding.kind == "empty_part" ||
               finding.kind == "nulls_first";
    });
    for (std::size_t i = 0; i < source.columns.size() && !isExplained; ++i) {
        const bool allNull = std::ranges::all_of(
            source.rows, [&](const auto& row) { return row[i].datatype == "null"; });
        // The column of things without a row is empty wherever they have one.
        if (!allNull || source.columns[i].name.ends_with("_undescribed")) continue;
        const bool othersTell = std::any_of(
            source.columns.begin(), source.columns.end(), [&](const ResultColumn& column) {
                const auto at = static_cast<std::size_t>(&column - source.columns.data());
                return at > 0 && at != i && source.rows.front()[at].datatype != "null";
            });
        Finding& made = checked.add("all_null", !othersTell);
        made.data = {{"column", source.columns[i].name}};
        made.forModel = "Column " + source.columns[i].name +
                        " is NULL in every row: if another "
                        "column or table may hold it, use that; else it is not known.";
        made.forPerson = "“" + source.columns[i].name + "” is empty in every row.";
    }
}

}  // namespace tripletalk::answering::checks
