// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "evaluation/cellnumbers.h"

#include "base/ascii.h"
#include "base/numbers.h"
#include "base/text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tripletalk::evaluation {

namespace {

using ascii::isDigit;

struct Unit {
    std::string_view name;
    std::string_view dimension;
    double factor;
};

/// A unit by any of its usual names, as a multiple of its dimension's base.
const Unit* findUnit(std::string_view name) {
    static constexpr std::array units = {
        Unit{"mm", "length", 1e-3},  Unit{"cm", "length", 1e-2}, Unit{"m", "length", 1},
        Unit{"km", "length", 1e3},   Unit{"g", "mass", 1e-3},    Unit{"kg", "mass", 1},
        Unit{"t", "mass", 1e3},      Unit{"s", "time", 1},       Unit{"min", "time", 60},
        Unit{"minutes", "time", 60}, Unit{"h", "time", 3600},    Unit{"hours", "time", 3600},
        Unit{"seconds", "time", 1},  Unit{"W", "power", 1},      Unit{"kW", "power", 1e3},
    };
    const auto* found = std::find_if(units.begin(), units.end(),
                                     [&](const Unit& unit) { return unit.name == name; });
    return found == units.end() ? nullptr : found;
}

/// "0:32" or "0:32 h" as minutes.
bool clockMinutes(std::string_view text, double& minutes) {
    if (text.ends_with(" h")) text.remove_suffix(2);
    const auto colon = text.find(':');
    if (colon == 0 || colon == std::string_view::npos || text.size() != colon + 3) return false;
    double hours = 0;
    if (!text::parseNumber(text.substr(0, colon), hours) ||
        !text::parseNumber(text.substr(colon + 1), minutes))
        return false;
    minutes += 60 * hours;
    return true;
}

}  // namespace

double conversionFactor(std::string_view from, std::string_view to) {
    const Unit* source = findUnit(from);
    const Unit* target = findUnit(to);
    if (source == nullptr || target == nullptr || source->dimension != target->dimension) return 1;
    return source->factor / target->factor;
}

std::vector<double> cellNumbers(const std::string& text, bool exact, const std::string& columnUnit,
                                const std::string& expectedUnit) {
    const std::string trimmed(text::trim(text));
    double value = 0;
    if (clockMinutes(trimmed, value)) return {value * conversionFactor("min", expectedUnit)};
    if (exact && text::parseNumber(trimmed, value))
        return {value * conversionFactor(columnUnit, expectedUnit)};
    const bool negative = trimmed.starts_with('-');
    auto begin = std::find_if(trimmed.begin(), trimmed.end(), isDigit);
    auto end = std::find_if_not(begin, trimmed.end(),
                                [](char c) { return isDigit(c) || c == '.' || c == ','; });
    if (begin == end || std::any_of(end, trimmed.end(), isDigit)) return {};
    const bool onlySignBefore =
        std::none_of(trimmed.begin(), begin, [](char c) { return ascii::isLetter(c); });
    if (!onlySignBefore) return {};
    const std::string unit(text::trim(
        std::string_view(trimmed).substr(static_cast<std::size_t>(end - trimmed.begin()))));
    auto values = numbers::readings(std::string_view(trimmed).substr(
        static_cast<std::size_t>(begin - trimmed.begin()), static_cast<std::size_t>(end - begin)));
    const double factor = conversionFactor(unit.empty() ? columnUnit : unit, expectedUnit);
    for (double& number : values) number *= negative ? -factor : factor;
    return values;
}

}  // namespace tripletalk::evaluation
