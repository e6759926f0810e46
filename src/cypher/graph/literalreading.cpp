// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/graph/literalreading.h"

#include "base/text.h"
#include "rdf/vocabulary.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace tripletalk::cypher {

namespace {

constexpr std::string_view integers[] = {"integer",
                                         "int",
                                         "long",
                                         "short",
                                         "byte",
                                         "nonNegativeInteger",
                                         "positiveInteger",
                                         "nonPositiveInteger",
                                         "negativeInteger",
                                         "unsignedInt",
                                         "unsignedLong",
                                         "unsignedShort",
                                         "unsignedByte",
                                         "gYear"};

std::optional<Value> integerOf(std::string_view text) {
    if (text.starts_with('+')) text.remove_prefix(1);
    std::int64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec == std::errc() && read.ptr == text.data() + text.size()) return Value(number);
    double large = 0;
    if (read.ec == std::errc::result_out_of_range && text::parseNumber(text, large))
        return Value(large);
    return std::nullopt;
}

std::optional<Value> floatOf(std::string_view text) {
    if (text == "NaN") return Value(std::numeric_limits<double>::quiet_NaN());
    if (text == "INF" || text == "+INF") return Value(std::numeric_limits<double>::infinity());
    if (text == "-INF") return Value(-std::numeric_limits<double>::infinity());
    double number = 0;
    if (!text::parseNumber(text, number)) return std::nullopt;
    return Value(number);
}

/// Time zones of XML Schema stand behind the moment; a date drops its own.
std::optional<Value> momentOf(std::string_view type, std::string_view text) {
    const bool zoned = text.size() > 8 && text.find_first_of("Z+-", 8) != std::string_view::npos;
    if (type == "date") {
        const auto date = readDate(text.substr(0, text.find_first_of("Z+", 8)));
        return date ? std::optional(Value(*date)) : std::nullopt;
    }
    if (type == "time") {
        if (zoned) {
            const auto time = readTime(text, 0);
            return time ? std::optional(Value(*time)) : std::nullopt;
        }
        const auto time = readLocalTime(text);
        return time ? std::optional(Value(*time)) : std::nullopt;
    }
    const auto t = text.find('T');
    if (t != std::string_view::npos && text.find_first_of("Z+-[", t) != std::string_view::npos) {
        const auto moment = readDateTime(text, {});
        return moment ? std::optional(Value(*moment)) : std::nullopt;
    }
    const auto moment = readLocalDateTime(text);
    return moment ? std::optional(Value(*moment)) : std::nullopt;
}

std::optional<Value> typedValue(std::string_view type, std::string_view text) {
    for (const std::string_view integer : integers)
        if (type == integer) return integerOf(text);
    if (type == "decimal" || type == "double" || type == "float") return floatOf(text);
    if (type == "boolean") {
        if (text == "true" || text == "1") return Value(true);
        if (text == "false" || text == "0") return Value(false);
        return std::nullopt;
    }
    if (type == "date" || type == "time" || type == "dateTime" || type == "dateTimeStamp")
        return momentOf(type, text);
    if (type.ends_with("uration")) {
        const auto duration = readDuration(text);
        return duration ? std::optional(Value(*duration)) : std::nullopt;
    }
    return std::nullopt;
}

rdf::Term typed(std::string text, std::string_view type) {
    return rdf::Term::literal(std::move(text),
                              std::string(rdf::vocabulary::xsd) + std::string(type));
}

std::string xsdFloat(double number) {
    if (std::isnan(number)) return "NaN";
    if (std::isinf(number)) return number < 0 ? "-INF" : "INF";
    return floatText(number);
}

}  // namespace

Value valueOf(const rdf::Term& literal) {
    if (std::string_view type = literal.datatype; type.starts_with(rdf::vocabulary::xsd)) {
        type.remove_prefix(rdf::vocabulary::xsd.size());
        if (const auto value = typedValue(type, text::trim(literal.lexical))) return *value;
    }
    return literal.lexical;
}

std::optional<rdf::Term> literalOf(const Value& value) {
    if (const auto* truth = value.as<bool>()) return typed(*truth ? "true" : "false", "boolean");
    if (const auto* integer = value.as<std::int64_t>())
        return typed(std::to_string(*integer), "integer");
    if (const auto* number = value.as<double>()) return typed(xsdFloat(*number), "double");
    if (const auto* text = value.text()) return rdf::Term::literal(*text);
    if (const auto* date = value.as<Date>()) return typed(toText(*date), "date");
    if (const auto* time = value.as<LocalTime>()) return typed(toText(*time), "time");
    if (const auto* time = value.as<ZonedTime>()) return typed(toText(*time), "time");
    if (const auto* moment = value.as<LocalDateTime>()) return typed(toText(*moment), "dateTime");
    if (const auto* moment = value.as<ZonedDateTime>()) return typed(toText(*moment), "dateTime");
    if (const auto* duration = value.as<Duration>()) return typed(toText(*duration), "duration");
    return std::nullopt;
}

}  // namespace tripletalk::cypher
