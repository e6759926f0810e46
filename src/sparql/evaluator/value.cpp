// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/evaluator/value.h"

#include "base/text.h"
#include "rdf/vocabulary.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace tripletalk::sparql {

namespace {

struct NamedKind {
    std::string_view name;
    Kind kind;
};
/// The first of a kind is the type of results.
constexpr std::array named = {
    NamedKind{"boolean", Kind::Boolean},
    NamedKind{"integer", Kind::Integer},
    NamedKind{"int", Kind::Integer},
    NamedKind{"long", Kind::Integer},
    NamedKind{"short", Kind::Integer},
    NamedKind{"byte", Kind::Integer},
    NamedKind{"nonNegativeInteger", Kind::Integer},
    NamedKind{"positiveInteger", Kind::Integer},
    NamedKind{"nonPositiveInteger", Kind::Integer},
    NamedKind{"negativeInteger", Kind::Integer},
    NamedKind{"unsignedLong", Kind::Integer},
    NamedKind{"unsignedInt", Kind::Integer},
    NamedKind{"unsignedShort", Kind::Integer},
    NamedKind{"unsignedByte", Kind::Integer},
    NamedKind{"decimal", Kind::Decimal},
    NamedKind{"float", Kind::Float},
    NamedKind{"double", Kind::Double},
    NamedKind{"dateTime", Kind::DateTime},
    NamedKind{"dateTimeStamp", Kind::DateTime},
    NamedKind{"date", Kind::Date},
    NamedKind{"time", Kind::Time},
    NamedKind{"gYear", Kind::GYear},
    NamedKind{"gYearMonth", Kind::GYearMonth},
    NamedKind{"gMonth", Kind::GMonth},
    NamedKind{"gMonthDay", Kind::GMonthDay},
    NamedKind{"gDay", Kind::GDay},
    NamedKind{"duration", Kind::Duration},
    NamedKind{"yearMonthDuration", Kind::YearMonthDuration},
    NamedKind{"dayTimeDuration", Kind::DayTimeDuration},
};

bool readInteger(Value& value, std::optional<double> number) {
    constexpr double exact = 9007199254740992.0;
    if (number && std::abs(*number) < exact) {
        value.exact = Decimal(static_cast<std::int64_t>(*number));
        return true;
    }
    // Beyond all doubles there are integers still.
    if (!number && !value.datatype->iri.ends_with("#integer")) return false;
    if (value.text.find('.') != std::string_view::npos) return false;
    const auto parsed = Decimal::parse(text::trim(value.text));
    if (parsed) value.exact = *parsed;
    return parsed.has_value();
}

bool readDecimal(Value& value) {
    const auto parsed = Decimal::parse(text::trim(value.text));
    if (parsed) value.exact = *parsed;
    return parsed.has_value();
}

/// INF, NaN, and numbers too large or too small for a double: those graph::numberOf leaves out.
bool readUnusualReal(std::string_view text, double& real) {
    if (text == "NaN") {
        real = std::numeric_limits<double>::quiet_NaN();
        return true;
    }
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+')) text.remove_prefix(1);
    if (text == "INF") {
        real = negative ? -HUGE_VAL : HUGE_VAL;
        return true;
    }
    if (text.empty() || text.find_first_not_of("0123456789.eE+-") != std::string_view::npos)
        return false;
    double parsed = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), parsed);
    if (failed != std::errc::result_out_of_range || end != text.data() + text.size()) return false;
    const bool tiny = text.find("e-") != std::string_view::npos ||
                      text.find("E-") != std::string_view::npos || text.starts_with("0");
    real = (negative ? -1 : 1) * (tiny ? 0.0 : HUGE_VAL);
    return true;
}

bool readReal(Value& value, std::optional<double> number) {
    if (number)
        value.real = *number;
    else if (!readUnusualReal(text::trim(value.text), value.real))
        return false;
    if (value.kind == Kind::Float) value.real = static_cast<float>(value.real);
    return true;
}

bool readMoment(Value& value) {
    const auto moment = momentOf(value);
    if (!moment) return false;
    value.zoned = moment->zone.has_value();
    value.whole = moment->seconds();
    std::int64_t unit = 1'000'000'000'000'000'000;
    for (const char c : moment->fraction) value.fraction += (unit /= 10) * (c - '0');
    return true;
}

/// "P1Y2M3DT4H5M6.7S" from the front to the back.
class DurationText {
  public:
    explicit DurationText(std::string_view text) : m_rest(text) {}

    bool read(Value& value) {
        const bool negative = skip('-');
        if (!skip('P') || m_rest.empty()) return false;
        std::int64_t years = 0;
        std::int64_t months = 0;
        Decimal days;
        Decimal hours;
        Decimal minutes;
        Decimal seconds;
        if (!count('Y', years) || !count('M', months) || !count('D', days)) return false;
        const bool monthsOnly = m_rest.empty() && !m_day;
        const bool daysOnly = !m_month;
        if (skip('T')) {
            if (m_rest.empty() || !count('H', hours) || !count('M', minutes) ||
                !count('S', seconds))
                return false;
        }
        if (!m_rest.empty() || (value.kind == Kind::YearMonthDuration && !monthsOnly) ||
            (value.kind == Kind::DayTimeDuration && !daysOnly))
            return false;
        value.whole = years * 12 + months;
        const auto times = [](const Decimal& count, std::int64_t unit) {
            return Decimal::product(count, Decimal(unit)).value_or(Decimal());
        };
        value.exact = times(days, 86400) + times(hours, 3600) + times(minutes, 60) + seconds;
        if (negative) value.whole = -value.whole;
        if (negative) value.exact = -value.exact;
        return true;
    }

  private:
    bool skip(char c) {
        if (m_rest.empty() || m_rest.front() != c) return false;
        m_rest.remove_prefix(1);
        return true;
    }
    /// A number followed by `unit`, or nothing; false for a number that cannot be read.
    template <typename Number>
    bool count(char unit, Number& number) {
        const std::size_t end = m_rest.find_first_not_of("0123456789.");
        if (end == 0 || end == std::string_view::npos || m_rest[end] != unit)
            return end != std::string_view::npos || m_rest.empty();
        const std::string_view digits = m_rest.substr(0, end);
        if (unit != 'S' && digits.find('.') != std::string_view::npos) return false;
        m_rest.remove_prefix(end + 1);
        if constexpr (std::is_same_v<Number, std::int64_t>) {
            m_month = true;
            return digits.size() < 16 &&
                   std::from_chars(digits.data(), digits.data() + digits.size(), number).ec ==
                       std::errc();
        } else {
            if (unit == 'D') m_day = true;
            const auto parsed = Decimal::parse(digits);
            if (parsed) number = *parsed;
            return parsed.has_value();
        }
    }
    std::string_view m_rest;
    bool m_month = false;
    bool m_day = false;
};

bool readBoolean(Value& value, std::optional<double> number) {
    value.truth = number && *number != 0;
    return number.has_value();
}

bool read(Value& value, std::optional<double> number) {
    switch (value.kind) {
        case Kind::String:
            return true;
        case Kind::Integer:
            return readInteger(value, number);
        case Kind::Decimal:
            return readDecimal(value);
        case Kind::Float:
        case Kind::Double:
            return readReal(value, number);
        case Kind::Boolean:
            return readBoolean(value, number);
        case Kind::Duration:
        case Kind::YearMonthDuration:
        case Kind::DayTimeDuration:
            return DurationText(text::trim(value.text)).read(value);
        default:
            return value.isMoment() && readMoment(value);
    }
}

}  // namespace

Datatypes::Datatypes() {
    add({}, Kind::String);
    m_last = m_byIri.at("");
    for (const NamedKind& entry : named)
        add(std::string(rdf::vocabulary::xsd) + std::string(entry.name), entry.kind);
    m_byKind.emplace(Kind::LangString, m_byIri.at(""));
}

const Datatype& Datatypes::add(std::string iri, Kind kind) {
    const Datatype& datatype = m_all.emplace_back(Datatype{std::move(iri), kind});
    m_byIri.emplace(datatype.iri, &datatype);
    m_byKind.emplace(kind, &datatype);
    return datatype;
}

const Datatype& Datatypes::of(std::string_view iri) {
    if (m_last->iri == iri) return *m_last;
    const auto known = m_byIri.find(iri);
    m_last = known != m_byIri.end() ? known->second : &add(std::string(iri), Kind::Unknown);
    return *m_last;
}

const Datatype& Datatypes::of(Kind kind) const { return *m_byKind.at(kind); }

Value literalOf(std::string_view text, const Datatype& datatype, std::string_view language,
                std::optional<double> number) {
    Value value;
    value.hasText = true;
    value.text = text;
    value.datatype = &datatype;
    value.kind = datatype.kind;
    if (!language.empty()) {
        value.kind = Kind::LangString;
        value.language = language;
    } else if (!read(value, number)) {
        value.kind = Kind::Unknown;
    }
    return value;
}

std::optional<rdf::Moment> momentOf(const Value& value) {
    constexpr auto first = static_cast<int>(Kind::DateTime);
    static_assert(static_cast<int>(Kind::GDay) - first == static_cast<int>(rdf::MomentType::GDay));
    if (!value.isMoment()) return std::nullopt;
    return rdf::parseMoment(static_cast<rdf::MomentType>(static_cast<int>(value.kind) - first),
                            value.text);
}

std::string canonicalReal(double number, bool isFloat) {
    if (std::isnan(number)) return "NaN";
    if (std::isinf(number)) return number < 0 ? "-INF" : "INF";
    std::array<char, 64> buffer{};
    char* const end = buffer.data() + buffer.size();
    const auto written =
        isFloat ? std::to_chars(buffer.data(), end, static_cast<float>(number),
                                std::chars_format::scientific)
                : std::to_chars(buffer.data(), end, number, std::chars_format::scientific);
    std::string_view all(buffer.data(), static_cast<std::size_t>(written.ptr - buffer.data()));
    const std::size_t e = all.find('e');
    std::string text(all.substr(0, e));
    if (text.find('.') == std::string::npos) text += ".0";
    all.remove_prefix(e + 1);
    text += 'E';
    if (all.front() == '-') text += '-';
    all.remove_prefix(1);
    while (all.size() > 1 && all.front() == '0') all.remove_prefix(1);
    return text += all;
}

void appendText(const Value& value, std::string& text) {
    switch (value.kind) {
        case Kind::Boolean:
            text += value.truth ? "true" : "false";
            break;
        case Kind::Integer:
            text += value.exact.toText();
            break;
        case Kind::Decimal: {
            const std::string digits = value.exact.toText();
            text += digits;
            if (digits.find('.') == std::string::npos) text += ".0";
            break;
        }
        case Kind::Float:
        case Kind::Double:
            text += canonicalReal(value.real, value.kind == Kind::Float);
            break;
        default:
            text += value.text;
            break;
    }
}

}  // namespace tripletalk::sparql
