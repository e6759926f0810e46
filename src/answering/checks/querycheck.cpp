// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/checks/querycheck.h"

#include "answering/checks/checked.h"

#include <algorithm>
#include <array>

namespace tripletalk::answering::checks {

namespace {
constexpr std::array aggregates = {
    "count",        "sum",        "total",    "avg",        "min",         "max",
    "group_concat", "median",     "stddev",   "stddev_pop", "stddev_samp", "percentile",
    "variance",     "string_agg", "var_samp", "var_pop",    "mode"};
}  // namespace

bool isAggregate(const SqlQuery::Call& call) {
    return !call.window && std::ranges::find(aggregates, call.name) != aggregates.end();
}

std::optional<ColumnUse> Checked::outerColumn(Span expression) const {
    if (auto column = columns.find(0, 0, expression)) return column;
    if (expression.last - expression.first != 1) return std::nullopt;
    for (const ResultTerm& term : query.outermost().cores.front().columns)
        if (!term.alias.empty() && term.alias == query.key(expression.first))
            return columns.find(0, 0, term.expression);
    return std::nullopt;
}

namespace {
/// A query that reads no table answers with what it was given.
bool checkTables(Checked& checked) {
    for (const Select& select : checked.query.selects())
        for (const Core& core : select.cores)
            for (const TableUse& use : core.tables)
                if (!use.table.empty() && !checked.query.isPart(use.table)) return true;
    Finding& made = checked.add("no_table", true);
    made.forModel = "The query reads no table: what it returns is its own, no evidence.";
    made.forPerson = "The query reads nothing of the knowledge base.";
    return false;
}
}  // namespace

std::vector<Finding> QueryCheck::check(const Source& source, const std::string& question,
                                       const std::vector<retrieval::ValueLink>& links,
                                       const CancelToken& cancel) const {
    if (source.language() != &knowledge::sqlLanguage() || source.error) return {};
    auto query = SqlQuery::read(source.query);
    if (!query) return {};
    const auto& wording = language::Wording::forText(question);
    const ColumnFinder unbound(*query, m_ground.schema);
    Checked checked{source,
                    question,
                    links,
                    wording,
                    wording.tokens(question),
                    std::move(*query),
                    m_ground,
                    unbound,
                    Probe(m_ground.sandbox, cancel)};
    checked.columns = ColumnFinder(checked.query, m_ground.schema);
    if (!checkTables(checked)) return std::move(checked.findings);
    checkEmpty(checked);
    checkOrder(checked);
    checkRows(checked);
    checkJoins(checked);
    checkSeveral(checked);
    checkCells(checked);
    checkQuestion(checked);
    checkSuperlative(checked);
    return std::move(checked.findings);
}

}  // namespace tripletalk::answering::checks
