// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/values/typedvalue.h"

#include "base/text.h"
#include "graph/literalvalue.h"
#include "induction/values/duration.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace tripletalk::induction {

namespace {

constexpr std::size_t mostDigitsTyped = 15;  // longer ones may be identifiers

template <std::size_t N>
bool contains(const std::array<std::string_view, N>& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool isNumeric(std::string_view type) {
    static constexpr std::array<std::string_view, 16> names{"integer",
                                                            "decimal",
                                                            "double",
                                                            "float",
                                                            "int",
                                                            "long",
                                                            "short",
                                                            "byte",
                                                            "positiveInteger",
                                                            "nonNegativeInteger",
                                                            "negativeInteger",
                                                            "nonPositiveInteger",
                                                            "unsignedInt",
                                                            "unsignedLong",
                                                            "unsignedShort",
                                                            "unsignedByte"};
    return contains(names, type);
}

bool isSpecialNumber(std::string_view lexical, std::string_view type) {
    static constexpr std::array<std::string_view, 4> names{"INF", "+INF", "-INF", "NaN"};
    return (type == "double" || type == "float") && contains(names, text::trim(lexical));
}

/// Dates and times, read as the moment that they begin; parts of a date are filled up to a whole
/// one first.
bool isMoment(std::string_view lexical, std::string_view type) {
    const std::string_view text = text::trim(lexical);
    const auto reads = [](std::string whole, std::string_view as) {
        std::string datatype(rdf::vocabulary::xsd);
        return graph::instantOf(rdf::Term::literal(std::move(whole), datatype.append(as)))
            .has_value();
    };
    const auto filled = [&](std::string_view start, std::string_view dashes, std::string_view as) {
        return text.starts_with(dashes) &&
               reads(std::string(start).append(text.substr(dashes.size())), as);
    };
    if (type == "time") return filled("2000-01-01T", "", "dateTime");
    if (type == "gMonthDay") return filled("2000-", "--", "date");
    if (type == "gMonth") return filled("2000-", "--", "gYearMonth");
    if (type == "gDay") return filled("2000-01-", "---", "date");
    if (type == "dateTimeStamp") {
        const bool zoned =
            text.ends_with('Z') || (text.size() > 6 && text[text.size() - 3] == ':' &&
                                    (text[text.size() - 6] == '+' || text[text.size() - 6] == '-'));
        return zoned && reads(std::string(text), type);
    }
    return reads(std::string(text), type);
}

bool isMomentType(std::string_view type) {
    static constexpr std::array<std::string_view, 8> names{
        "date", "dateTime", "time", "gYearMonth", "gMonthDay", "gMonth", "gDay", "dateTimeStamp"};
    return contains(names, type);
}

bool isSpanType(std::string_view type) {
    return type == "duration" || type == "dayTimeDuration" || type == "yearMonthDuration";
}

std::string_view leadingDigits(std::string_view text) {
    return text.substr(0, std::min(text.find_first_not_of("0123456789"), text.size()));
}

}  // namespace

std::string_view xsdName(std::string_view datatype) {
    return datatype.starts_with(rdf::vocabulary::xsd) ? datatype.substr(rdf::vocabulary::xsd.size())
                                                      : std::string_view();
}

std::optional<std::int64_t> asInteger(std::string_view text) {
    text = text::trim(text);
    if (text.starts_with('+')) {
        text.remove_prefix(1);
        if (text.starts_with('-')) return std::nullopt;
    }
    std::int64_t number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::optional<std::int64_t> asYear(std::string_view text) {
    const rdf::Term year =
        rdf::Term::literal(std::string(text), std::string(rdf::vocabulary::xsd).append("gYear"));
    if (!graph::instantOf(year)) return std::nullopt;
    text = text::trim(text);
    const std::size_t sign = text.starts_with('-') ? 1 : 0;
    return asInteger(text.substr(0, sign + leadingDigits(text.substr(sign)).size()));
}

std::optional<double> asPlainNumber(std::string_view text) {
    std::string_view rest = text;
    if (rest.starts_with('-')) rest.remove_prefix(1);
    const std::string_view whole = leadingDigits(rest);
    if (whole.empty() || whole.size() > mostDigitsTyped || (whole.size() > 1 && whole[0] == '0'))
        return std::nullopt;
    rest.remove_prefix(whole.size());
    if (!rest.empty() && (rest[0] != '.' || rest.size() == 1 ||
                          leadingDigits(rest.substr(1)).size() != rest.size() - 1))
        return std::nullopt;
    double number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

ValueKind kindOf(const Literal& literal) {
    if (literal.datatype.empty()) return ValueKind::Text;
    const std::string_view type = xsdName(literal.datatype);
    if (type == "string") return ValueKind::Text;
    if (literal.number) {
        if (type == "boolean") return ValueKind::Boolean;
        if (asInteger(literal.lexical)) return ValueKind::Integer;
        const std::string_view text = text::trim(literal.lexical);
        return text.find_first_not_of("+-0123456789") == std::string_view::npos ? ValueKind::Long
                                                                                : ValueKind::Real;
    }
    if (type == "gYear") return asYear(literal.lexical) ? ValueKind::Year : ValueKind::Invalid;
    if (isMomentType(type))
        return isMoment(literal.lexical, type) ? ValueKind::Moment : ValueKind::Invalid;
    if (isSpanType(type))
        return readXsdDuration(literal.lexical, type) ? ValueKind::Span : ValueKind::Invalid;
    if (type == "boolean") return ValueKind::Invalid;
    return isNumeric(type) && !isSpecialNumber(literal.lexical, type) ? ValueKind::Invalid
                                                                      : ValueKind::Other;
}

}  // namespace tripletalk::induction
