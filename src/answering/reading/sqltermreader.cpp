// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/sqltermreader.h"

#include "answering/reading/sqlcorereader.h"
#include "answering/reading/termwriter.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace tripletalk::answering::reading {

using induction::Table;
using sqlite::Select;
using sqlite::SqlQuery;

namespace {

/// A number as far as both show it.
std::string comparable(const knowledge::Cell& cell) {
    char* end = nullptr;
    const double number = std::strtod(cell.text.c_str(), &end);
    const bool isNumber = !cell.text.empty() && *end == 0;
    if (!isNumber) return cell.text;
    char rounded[32];
    std::snprintf(rounded, sizeof rounded, "%.3g", number);
    const bool isWhole = cell.text.find_first_of(".eE") == std::string::npos;
    return isWhole && cell.text.size() < 4 ? cell.text : rounded;
}

using Row = std::vector<std::string>;

std::vector<Row> comparableRows(const knowledge::QueryResult& result) {
    std::vector<Row> rows;
    for (const auto& row : result.rows) {
        Row& cells = rows.emplace_back();
        for (const auto& cell : row) cells.push_back(comparable(cell));
        // A key and a name of one thing are shown alike.
        std::ranges::sort(cells);
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    }
    return rows;
}

bool findsAll(const knowledge::QueryResult& wanted, const knowledge::QueryResult& found,
              bool mayFindMore) {
    // Of what was cut off nobody knows whether it is the same.
    if (wanted.truncated || found.truncated) return false;
    std::vector<Row> others = comparableRows(found);
    if (others.size() < wanted.rows.size()) return false;
    if (!mayFindMore && others.size() != wanted.rows.size()) return false;
    for (const Row& row : comparableRows(wanted)) {
        const auto same = std::ranges::find_if(
            others, [&](const Row& other) { return std::ranges::includes(other, row); });
        if (same == others.end()) return false;
        others.erase(same);
    }
    return true;
}

}  // namespace

std::vector<Term> termsOf(const std::string& sql, const SchemaGraph& graph) {
    std::vector<Term> terms;
    const auto query = SqlQuery::read(sql);
    if (!query || query->selects().empty()) return terms;
    const Select& outer = query->outermost();
    if (outer.cores.size() != 1 || !outer.with.empty()) return terms;
    SqlCoreReader reader(*query, graph, 0, 0);
    for (const Table* head : reader.heads())
        if (auto term = reader.about(*head)) terms.push_back(*std::move(term));
    return terms;
}

std::optional<Term> termThatFinds(
    const std::string& sql, const knowledge::QueryResult& found, const SchemaGraph& graph,
    const std::function<Result<knowledge::QueryResult>(const std::string&)>& run) {
    for (Term& term : termsOf(sql, graph)) {
        const auto own = TermWriter(term, graph).write();
        if (!own) continue;
        const auto result = run(*own);
        const bool isCut = term.order && term.order->limit > 0;
        if (result && findsAll(found, *result, isCut)) return std::move(term);
    }
    return std::nullopt;
}

}  // namespace tripletalk::answering::reading
