// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph/literalvalue.h"

#include "base/ascii.h"
#include "base/text.h"
#include "rdf/vocabulary.h"
#include "rdf/xsdmoment.h"

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

using ascii::isDigit;

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
    std::optional<rdf::Moment> moment;
    if (type == "dateTime" || type == "dateTimeStamp")
        moment = rdf::parseMoment(rdf::MomentType::DateTime, term.lexical);
    else if (type == "date")
        moment = rdf::parseMoment(rdf::MomentType::Date, term.lexical);
    else if (type == "gYearMonth")
        moment = rdf::parseMoment(rdf::MomentType::GYearMonth, term.lexical);
    else if (type == "gYear")
        moment = rdf::parseMoment(rdf::MomentType::GYear, term.lexical);
    if (!moment) return std::nullopt;
    double fraction = 0;
    double weight = 0.1;
    for (const char c : moment->fraction) {
        fraction += weight * (c - '0');
        weight /= 10;
    }
    return static_cast<double>(moment->seconds()) + fraction;
}

}  // namespace tripletalk::graph
