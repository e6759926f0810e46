// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/languages/shownnumbers.h"

#include "base/text.h"
#include "knowledge/languages/columnfinder.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tripletalk::knowledge {

using sqlite::ResultTerm;
using sqlite::Span;
using sqlite::SqlQuery;

namespace {

constexpr int fewest = 2;  ///< decimals: an average of whole numbers is none
constexpr int leastDigits = 4;
constexpr std::array keepingUnits = {"avg",    "sum",        "total",  "min",   "max",
                                     "median", "percentile", "stddev", "round", "abs"};
constexpr std::array rounding = {"round", "printf", "format", "cast", "trunc"};

int decimalsOf(const induction::Column& column) {
    int most = std::max(0, column.form.decimals);
    for (const std::string& sample : column.samples)
        if (const auto dot = sample.find('.'); column.type == "REAL" && dot != std::string::npos)
            most = std::max(most, static_cast<int>(sample.size() - dot - 1));
    return most;
}

std::optional<int> decimalsOf(const SqlQuery& query, const ColumnFinder& finder, Span term) {
    const auto calls = query.calls(term);
    const bool rounds = std::ranges::any_of(calls, [](const SqlQuery::Call& call) {
        return std::ranges::find(rounding, call.name) != rounding.end();
    });
    if (rounds) return std::nullopt;
    if (query.selectInside(term)) return unknownDecimals;
    int most = fewest;
    for (const Span& reference : query.columnUses(term)) {
        const auto column = finder.find(0, 0, reference);
        most = std::max(most, column ? decimalsOf(*column->column) : unknownDecimals);
    }
    return most;
}

/// Empty where anything but calls that keep it stands around the column.
std::string aggregateUnit(const SqlQuery& query, const ColumnFinder& finder, Span term) {
    const auto uses = query.columnUses(term);
    if (uses.size() != 1 || query.calls(term).empty() || query.selectInside(term)) return {};
    for (std::size_t i = term.first; i < term.last; ++i) {
        const std::string& key = query.key(i);
        const bool isPlain = query.token(i).kind == sqlite::SqlToken::Kind::Number || key == "(" ||
                             key == ")" || key == "," || key == "distinct" ||
                             std::ranges::find(keepingUnits, key) != keepingUnits.end();
        if (!uses.front().holds(i) && !isPlain) return {};
    }
    const auto column = finder.find(0, 0, uses.front());
    return column ? column->column->unit : std::string();
}

}  // namespace

std::vector<std::string> aggregateUnits(const std::string& sql, std::size_t columns,
                                        const induction::Schema& schema) {
    std::vector<std::string> units(columns);
    const auto query = SqlQuery::read(sql);
    if (!query || query->outermost().cores.front().columns.size() != columns) return units;
    const ColumnFinder finder(*query, schema);
    for (std::size_t i = 0; i < columns; ++i)
        units[i] =
            aggregateUnit(*query, finder, query->outermost().cores.front().columns[i].expression);
    return units;
}

std::vector<std::optional<int>> decimalsOf(const std::string& sql, std::size_t columns,
                                           const induction::Schema& schema) {
    const auto query = SqlQuery::read(sql);
    if (!query || query->outermost().cores.front().columns.size() != columns)
        return std::vector<std::optional<int>>(columns);
    const ColumnFinder finder(*query, schema);
    std::vector<std::optional<int>> decimals;
    for (const ResultTerm& term : query->outermost().cores.front().columns)
        decimals.push_back(decimalsOf(*query, finder, term.expression));
    return decimals;
}

int decimalsFrom(const induction::Column& column) { return std::max(fewest, decimalsOf(column)); }

std::string shownNumber(double value, int decimals) {
    if (value == 0 || !std::isfinite(value)) return text::formatNumber(value);
    const int whole = static_cast<int>(std::floor(std::log10(std::fabs(value)))) + 1;
    const double scale = std::pow(10.0, std::max(decimals, leastDigits - whole));
    const double rounded = std::round(value * scale) / scale;
    return text::formatNumber(std::isfinite(rounded) ? rounded : value);
}

}  // namespace tripletalk::knowledge
