// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/unitsbeside.h"

#include "sqlite/database.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace tripletalk::induction {

using sqlite::quoteIdentifier;

namespace {

constexpr std::size_t longestUnitBeside = 24;

bool isNumber(const Column& column) {
    return column.role == ColumnRole::Literal && !column.hidden &&
           (column.type == "INTEGER" || column.type == "REAL");
}

/// The names that a number's unit or factor would have: "weight_unit" of "weight" and of
/// "weight_value".
std::vector<std::string> namesBeside(const std::string& number) {
    static constexpr std::array<std::string_view, 5> values{"", "_value", "_amount", "_quantity",
                                                            "_number"};
    static constexpr std::array<std::string_view, 10> units{
        "_unit",   "_units",      "_unit_code", "_unit_text", "_uom",
        "_factor", "_multiplier", "_einheit",   "_faktor",    "_unidad"};
    std::vector<std::string> names;
    for (const std::string_view value : values)
        if (number.ends_with(value))
            for (const std::string_view unit : units)
                names.push_back(number.substr(0, number.size() - value.size()).append(unit));
    return names;
}

/// What the rows that have the number say of its unit.
struct Beside {
    std::int64_t different = 0;
    std::int64_t missing = 0;
    sqlite::Value first;
    sqlite::Value least;
};

Result<Beside> beside(const Workbench& bench, const Table& table, const Column& number,
                      const Column& unit) {
    Beside found;
    const std::string name = quoteIdentifier(unit.name);
    auto read = bench.each("SELECT count(DISTINCT " + name + "), sum(" + name + " IS NULL), max(" +
                               name + "), min(" + name + ") FROM " + quoteIdentifier(table.name) +
                               " WHERE " + quoteIdentifier(number.name) + " IS NOT NULL",
                           [&](sqlite::Statement& row) -> Result<void> {
                               found = {row.integer(0), row.integer(1), row.value(2), row.value(3)};
                               return {};
                           });
    if (!read) return read.error();
    return found;
}

/// A number is a factor, unless it is 1 everywhere or no factor at all.
void tellFactor(Column& number, Column& factor, const Beside& found) {
    const std::string written = sqlite::toText(found.first);
    const auto* whole = std::get_if<std::int64_t>(&found.least);
    const auto* real = std::get_if<double>(&found.least);
    const double least = whole ? static_cast<double>(*whole) : real ? *real : 0;
    if (least <= 0) return;
    const bool same = found.different == 1 && found.missing == 0;
    if (same && least == 1) return;
    if (same && number.unit.empty()) number.unit = "× " + written;
    number.facts.push_back("to be multiplied by " +
                           (same ? written + " (" + factor.name + ")" : factor.name));
    factor.facts.push_back("a factor of " + number.name);
}

void tellUnit(Column& number, const Column& unit, const Beside& found) {
    const bool text = unit.role == ColumnRole::Literal || unit.role == ColumnRole::Undescribed;
    const std::string written = sqlite::toText(found.first);
    const bool same = found.different == 1 && found.missing == 0;
    if (same && text && number.unit.empty() && written.size() <= longestUnitBeside)
        number.unit = written;
    else
        number.facts.push_back("in the unit that " + unit.name + " tells");
}

Result<void> tellOf(const Workbench& bench, Table& table, Column& number) {
    for (const std::string& name : namesBeside(number.name)) {
        const auto unit = std::find_if(table.columns.begin(), table.columns.end(),
                                       [&](const Column& column) { return column.name == name; });
        if (unit == table.columns.end() || unit->hidden || unit->name == number.name) continue;
        auto found = beside(bench, table, number, *unit);
        if (!found) return found.error();
        if (found->different == 0) continue;
        if (isNumber(*unit))
            tellFactor(number, *unit, *found);
        else
            tellUnit(number, *unit, *found);
        return {};
    }
    return {};
}

}  // namespace

Result<void> tellUnitsBeside(const Workbench& bench, Schema& schema) {
    for (Table& table : schema.tables) {
        if (!table.holdsEntities()) continue;
        for (Column& column : table.columns)
            if (isNumber(column))
                if (auto done = tellOf(bench, table, column); !done) return done;
    }
    return {};
}

}  // namespace tripletalk::induction
