// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph/literalvalue.h"

#include "base/text.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace tripletalk::graph {

namespace {

constexpr double unbounded = std::numeric_limits<double>::infinity();

struct IntegerType {
    std::string_view name;
    double least;
    double most;
};

/// XML Schema 1.1 part 2, the types derived from xsd:integer. The bounds of the 64-bit types are
/// rounded to doubles.
constexpr std::array integerTypes = {
    IntegerType{"integer", -unbounded, unbounded},
    IntegerType{"int", -2147483648.0, 2147483647.0},
    IntegerType{"long", -9223372036854775808.0, 9223372036854775807.0},
    IntegerType{"short", -32768, 32767},
    IntegerType{"byte", -128, 127},
    IntegerType{"nonNegativeInteger", 0, unbounded},
    IntegerType{"positiveInteger", 1, unbounded},
    IntegerType{"nonPositiveInteger", -unbounded, 0},
    IntegerType{"negativeInteger", -unbounded, -1},
    IntegerType{"unsignedLong", 0, 18446744073709551615.0},
    IntegerType{"unsignedInt", 0, 4294967295.0},
    IntegerType{"unsignedShort", 0, 65535},
    IntegerType{"unsignedByte", 0, 255},
};

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// The name after "http://www.w3.org/2001/XMLSchema#", or empty.
std::string_view xsdName(const rdf::Term& term) {
    const std::string_view type = term.datatype;
    if (!term.isLiteral() || !type.starts_with(rdf::vocabulary::xsd)) return {};
    return type.substr(rdf::vocabulary::xsd.size());
}

/// Sign, digits and, if allowed, one point and an exponent: what the XSD grammars have in common.
std::optional<double> decimal(std::string_view text, bool point, bool exponent) {
    std::string_view rest = text;
    if (!rest.empty() && (rest.front() == '+' || rest.front() == '-')) rest.remove_prefix(1);
    std::size_t digits = 0;
    bool pointSeen = false;
    for (; !rest.empty() && (isDigit(rest.front()) || (point && !pointSeen && rest.front() == '.'));
         rest.remove_prefix(1)) {
        if (rest.front() == '.')
            pointSeen = true;
        else
            ++digits;
    }
    if (digits == 0) return std::nullopt;
    if (exponent && !rest.empty() && (rest.front() == 'e' || rest.front() == 'E')) {
        rest.remove_prefix(1);
        if (!rest.empty() && (rest.front() == '+' || rest.front() == '-')) rest.remove_prefix(1);
        if (rest.empty()) return std::nullopt;
        while (!rest.empty() && isDigit(rest.front())) rest.remove_prefix(1);
    }
    if (!rest.empty()) return std::nullopt;
    if (text.front() == '+') text.remove_prefix(1);
    double value = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failed != std::errc() || !std::isfinite(value)) return std::nullopt;
    return value;
}

/// Reads XSD's date notation from the front to the back; every step fails softly.
class DateText {
  public:
    explicit DateText(std::string_view text) : m_rest(text) {}

    /// Four digits or more (then without leading zeros), perhaps negative.
    std::optional<std::int64_t> year() {
        const bool negative = skip('-');
        std::size_t digits = 0;
        while (digits < m_rest.size() && isDigit(m_rest[digits])) ++digits;
        if (digits < 4 || digits > 9 || (digits > 4 && m_rest.front() == '0')) return std::nullopt;
        std::int64_t value = 0;
        std::from_chars(m_rest.data(), m_rest.data() + digits, value);
        m_rest.remove_prefix(digits);
        return negative ? -value : value;
    }
    std::optional<int> twoDigits(int least, int most) {
        if (m_rest.size() < 2 || !isDigit(m_rest[0]) || !isDigit(m_rest[1])) return std::nullopt;
        const int value = (m_rest[0] - '0') * 10 + (m_rest[1] - '0');
        m_rest.remove_prefix(2);
        if (value < least || value > most) return std::nullopt;
        return value;
    }
    /// ".123", or nothing at all.
    std::optional<double> fraction() {
        if (!skip('.')) return 0.0;
        double value = 0;
        double weight = 0.1;
        if (m_rest.empty() || !isDigit(m_rest.front())) return std::nullopt;
        for (; !m_rest.empty() && isDigit(m_rest.front()); m_rest.remove_prefix(1), weight /= 10)
            value += weight * (m_rest.front() - '0');
        return value;
    }
    /// What is left must be nothing, "Z" or "+hh:mm": the offset from UTC in seconds.
    std::optional<std::int64_t> zoneToEnd() {
        if (m_rest.empty() || m_rest == "Z") return 0;
        const bool west = m_rest.front() == '-';
        if (!skip('+') && !skip('-')) return std::nullopt;
        const auto hours = twoDigits(0, 14);
        if (!hours || !skip(':')) return std::nullopt;
        const auto minutes = twoDigits(0, *hours == 14 ? 0 : 59);
        if (!minutes || !m_rest.empty()) return std::nullopt;
        return (west ? -1 : 1) * (*hours * 3600 + *minutes * 60);
    }
    bool skip(char c) {
        if (m_rest.empty() || m_rest.front() != c) return false;
        m_rest.remove_prefix(1);
        return true;
    }

  private:
    std::string_view m_rest;
};

bool isLeap(std::int64_t year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

int daysIn(std::int64_t year, int month) {
    constexpr std::array days = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return month == 2 && isLeap(year) ? 29 : days[static_cast<std::size_t>(month - 1)];
}

std::int64_t floorDivide(std::int64_t a, std::int64_t b) { return a / b - (a % b < 0 ? 1 : 0); }

/// Days from 1970-01-01 in the proleptic Gregorian calendar, whose year 0 is 1 BC as in XSD 1.1.
std::int64_t daysSinceEpoch(std::int64_t year, int month, int day) {
    const std::int64_t before = year - 1;
    std::int64_t days =
        before * 365 + floorDivide(before, 4) - floorDivide(before, 100) + floorDivide(before, 400);
    for (int m = 1; m < month; ++m) days += daysIn(year, m);
    return days + day - 1 - 719162;  // 1970-01-01 is day 719162 when 0001-01-01 is day 0
}

std::optional<double> timeOfDay(DateText& text) {
    const auto hour = text.twoDigits(0, 24);
    if (!hour || !text.skip(':')) return std::nullopt;
    const auto minute = text.twoDigits(0, 59);
    if (!minute || !text.skip(':')) return std::nullopt;
    const auto second = text.twoDigits(0, 59);
    if (!second) return std::nullopt;
    const auto fraction = text.fraction();
    if (!fraction) return std::nullopt;
    const double seconds = *hour * 3600 + *minute * 60 + *second + *fraction;
    if (seconds > 86400) return std::nullopt;  // only 24:00:00 itself may end a day
    return seconds;
}

}  // namespace

std::optional<double> numberOf(const rdf::Term& term) {
    const auto type = xsdName(term);
    if (type.empty()) return std::nullopt;
    const auto lexical = text::trim(term.lexical);  // XSD collapses white space around numbers
    if (type == "boolean") {
        if (lexical == "true" || lexical == "1") return 1;
        if (lexical == "false" || lexical == "0") return 0;
        return std::nullopt;
    }
    if (type == "decimal") return decimal(lexical, true, false);
    if (type == "double" || type == "float") return decimal(lexical, true, true);
    const auto* known =
        std::find_if(integerTypes.begin(), integerTypes.end(),
                     [&](const IntegerType& integer) { return integer.name == type; });
    if (known == integerTypes.end()) return std::nullopt;
    const auto value = decimal(lexical, false, false);
    if (!value || *value < known->least || *value > known->most) return std::nullopt;
    return value;
}

std::optional<double> instantOf(const rdf::Term& term) {
    const auto type = xsdName(term);
    const bool hasTime = type == "dateTime" || type == "dateTimeStamp";
    const bool hasDay = hasTime || type == "date";
    const bool hasMonth = hasDay || type == "gYearMonth";
    if (!hasMonth && type != "gYear") return std::nullopt;

    DateText text(text::trim(term.lexical));
    const auto year = text.year();
    if (!year) return std::nullopt;
    std::optional<int> month = 1;
    std::optional<int> day = 1;
    std::optional<double> seconds = 0.0;
    if (hasMonth) month = text.skip('-') ? text.twoDigits(1, 12) : std::nullopt;
    if (!month) return std::nullopt;
    if (hasDay) day = text.skip('-') ? text.twoDigits(1, daysIn(*year, *month)) : std::nullopt;
    if (!day) return std::nullopt;
    if (hasTime) seconds = text.skip('T') ? timeOfDay(text) : std::nullopt;
    if (!seconds) return std::nullopt;
    const auto zone = text.zoneToEnd();
    if (!zone) return std::nullopt;
    return static_cast<double>(daysSinceEpoch(*year, *month, *day) * 86400 - *zone) + *seconds;
}

}  // namespace tripletalk::graph
