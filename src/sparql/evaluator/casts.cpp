// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/evaluator/casts.h"

#include "base/text.h"
#include "rdf/vocabulary.h"

#include <array>
#include <cmath>

namespace tripletalk::sparql {

namespace {

/// From a text: what a literal of the type with that text means; error if it is not valid.
Value fromText(Environment& environment, const Value& from, std::string_view name, Kind kind) {
    std::string& text = environment.terms.text();
    text = text::trim(from.text);
    Value value = environment.literal(text, std::string(rdf::vocabulary::xsd) + std::string(name));
    if (value.kind != kind) return Environment::error();
    value.hasText = !value.isNumber() && kind != Kind::Boolean;  // those have a canonical one
    return value;
}

/// fn:string of a number: plain digits for integers and everyday sizes.
std::string textOfNumber(const Value& from) {
    if (from.isExact()) return from.exact.toText();
    const double size = std::abs(from.real);
    if (size == 0) return std::signbit(from.real) ? "-0" : "0";
    const std::string canonical = canonicalReal(from.real, from.kind == Kind::Float);
    if (!(size >= 1e-6 && size < 1e6)) return canonical;
    const std::size_t e = canonical.find('E');
    const auto digits = Decimal::parse(std::string_view(canonical).substr(0, e));
    const int exponent = std::stoi(canonical.substr(e + 1));
    std::string one = exponent < 0
                          ? "0." + std::string(static_cast<std::size_t>(-exponent) - 1, '0') + "1"
                          : "1" + std::string(static_cast<std::size_t>(exponent), '0');
    return Decimal::product(*digits, *Decimal::parse(one))->toText();
}

Value toString(Environment& environment, Arguments arguments) {
    const Value& from = *arguments[0];
    if (from.kind == Kind::Blank) return Environment::error();
    std::string& text = environment.terms.text();
    if (from.isNumber())
        text = textOfNumber(from);
    else if (from.kind == Kind::Boolean)
        appendText(from, text = {});
    else
        return environment.string(from.text);
    return environment.string(text);
}

Value toBoolean(Environment& environment, Arguments arguments) {
    const Value& from = *arguments[0];
    if (from.kind == Kind::String) return fromText(environment, from, "boolean", Kind::Boolean);
    if (from.kind == Kind::Boolean || from.isNumber())
        return environment.truth(effectiveTruth(from));
    return Environment::error();
}

/// A number or a boolean as an exact number.
std::optional<Decimal> exactOf(const Value& from) {
    if (from.isExact()) return from.exact;
    if (from.kind == Kind::Boolean) return Decimal(from.truth ? 1 : 0);
    if (from.isNumber() && std::isfinite(from.real)) return Decimal::exactly(from.real);
    return std::nullopt;
}

Value toDecimal(Environment& environment, Arguments arguments) {
    if (arguments[0]->kind == Kind::String)
        return fromText(environment, *arguments[0], "decimal", Kind::Decimal);
    auto value = exactOf(*arguments[0]);
    return value ? environment.decimal(*std::move(value)) : Environment::error();
}

template <Kind kind>
Value toReal(Environment& environment, Arguments arguments) {
    const Value& from = *arguments[0];
    if (from.kind == Kind::String)
        return fromText(environment, from, kind == Kind::Float ? "float" : "double", kind);
    if (from.kind == Kind::Boolean) return environment.real(from.truth ? 1 : 0, kind);
    return from.isNumber() ? environment.real(from.number(), kind) : Environment::error();
}

constexpr std::array integerTypes = {
    std::string_view("integer"),
    std::string_view("int"),
    std::string_view("long"),
    std::string_view("short"),
    std::string_view("byte"),
    std::string_view("nonNegativeInteger"),
    std::string_view("positiveInteger"),
    std::string_view("nonPositiveInteger"),
    std::string_view("negativeInteger"),
    std::string_view("unsignedLong"),
    std::string_view("unsignedInt"),
    std::string_view("unsignedShort"),
    std::string_view("unsignedByte"),
};

template <std::size_t type>
Value toInteger(Environment& environment, Arguments arguments) {
    const Value& from = *arguments[0];
    if (from.kind == Kind::String)
        return fromText(environment, from, integerTypes[type], Kind::Integer);
    const auto value = exactOf(from);
    if (!value) return Environment::error();
    if (type == 0) return environment.integer(value->truncated());
    const std::string digits = value->truncated().toText();
    Value text;
    text.text = digits;
    return fromText(environment, text, integerTypes[type], Kind::Integer);
}

Value toDateTime(Environment& environment, Arguments arguments) {
    const Value& from = *arguments[0];
    if (from.kind == Kind::DateTime) return from;
    if (from.kind == Kind::String) return fromText(environment, from, "dateTime", Kind::DateTime);
    if (from.kind != Kind::Date) return Environment::error();
    std::string text(text::trim(from.text));
    text.insert(text.find('-', 1) + 6, "T00:00:00");
    Value date;
    date.text = text;
    return fromText(environment, date, "dateTime", Kind::DateTime);
}

/// The date or the time of a dateTime, with its zone.
Value toDate(Environment& environment, Arguments arguments) {
    const Value& from = *arguments[0];
    if (from.kind == Kind::Date) return from;
    if (from.kind == Kind::String) return fromText(environment, from, "date", Kind::Date);
    if (from.kind != Kind::DateTime) return Environment::error();
    std::string text(text::trim(from.text));
    const std::size_t time = text.find('T');
    const std::size_t zone = text.find_first_of("Z+-", time);
    text.erase(time, zone == std::string::npos ? zone : zone - time);
    Value date;
    date.text = text;
    return fromText(environment, date, "date", Kind::Date);
}

Value toTime(Environment& environment, Arguments arguments) {
    const Value& from = *arguments[0];
    if (from.kind == Kind::Time) return from;
    if (from.kind == Kind::String) return fromText(environment, from, "time", Kind::Time);
    if (from.kind != Kind::DateTime) return Environment::error();
    Value time;
    time.text = from.text.substr(from.text.find('T') + 1);
    return fromText(environment, time, "time", Kind::Time);
}

template <Kind kind>
Value toDuration(Environment& environment, Arguments arguments) {
    const Value& from = *arguments[0];
    if (from.kind == kind) return from;
    constexpr std::string_view name = kind == Kind::Duration          ? "duration"
                                      : kind == Kind::DayTimeDuration ? "dayTimeDuration"
                                                                      : "yearMonthDuration";
    return from.kind == Kind::String ? fromText(environment, from, name, kind)
                                     : Environment::error();
}

struct Cast {
    std::string_view name;
    StrictFunction function;
};

template <std::size_t... types>
constexpr std::array<Cast, sizeof...(types)> integerCasts(std::index_sequence<types...>) {
    return {Cast{integerTypes[types], toInteger<types>}...};
}

constexpr auto toIntegers = integerCasts(std::make_index_sequence<integerTypes.size()>());
constexpr std::array casts = {
    Cast{"string", toString},
    Cast{"boolean", toBoolean},
    Cast{"decimal", toDecimal},
    Cast{"float", toReal<Kind::Float>},
    Cast{"double", toReal<Kind::Double>},
    Cast{"dateTime", toDateTime},
    Cast{"date", toDate},
    Cast{"time", toTime},
    Cast{"duration", toDuration<Kind::Duration>},
    Cast{"dayTimeDuration", toDuration<Kind::DayTimeDuration>},
    Cast{"yearMonthDuration", toDuration<Kind::YearMonthDuration>},
};

}  // namespace

StrictFunction castTo(std::string_view iri) {
    if (!iri.starts_with(rdf::vocabulary::xsd)) return nullptr;
    iri.remove_prefix(rdf::vocabulary::xsd.size());
    for (const Cast& cast : toIntegers)
        if (cast.name == iri) return cast.function;
    for (const Cast& cast : casts)
        if (cast.name == iri) return cast.function;
    return nullptr;
}

}  // namespace tripletalk::sparql
