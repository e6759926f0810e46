// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "cypher/failure.h"
#include "cypher/functions/cypherfunctions.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <numbers>
#include <random>

namespace tripletalk::cypher {

namespace {

using Arguments = std::span<const Value>;

double numberOf(const Value& value, const char* function) {
    if (!value.isNumber()) wrongType(function, value);
    return value.number();
}

std::mt19937_64& generator() {
    thread_local std::mt19937_64 generator{std::random_device{}()};
    return generator;
}

Value absolute(FunctionContext&, Arguments a) {
    if (const auto* integer = a[0].as<std::int64_t>()) return *integer < 0 ? negate(a[0]) : a[0];
    return std::abs(numberOf(a[0], "abs"));
}
Value signOf(FunctionContext&, Arguments a) {
    const double number = numberOf(a[0], "sign");
    return static_cast<std::int64_t>(number > 0) - static_cast<std::int64_t>(number < 0);
}
/// Halves go up, as in Java; with a precision to so many digits, halves away from zero.
Value round(FunctionContext&, Arguments a) {
    const double number = numberOf(a[0], "round");
    if (a.size() < 2) return std::floor(number + 0.5);
    const double factor = std::pow(10.0, numberOf(a[1], "round"));
    return std::round(number * factor) / factor;
}
template <double (*function)(double)>
Value real(FunctionContext&, Arguments a) {
    return function(numberOf(a[0], "f(x)"));
}
double ceiling(double x) { return std::ceil(x); }
double floored(double x) { return std::floor(x); }
double root(double x) { return std::sqrt(x); }
double exponential(double x) { return std::exp(x); }
double logarithm(double x) { return std::log(x); }
double logarithm10(double x) { return std::log10(x); }
double sine(double x) { return std::sin(x); }
double cosine(double x) { return std::cos(x); }
double tangent(double x) { return std::tan(x); }
double cotangent(double x) { return 1 / std::tan(x); }
double arcSine(double x) { return std::asin(x); }
double arcCosine(double x) { return std::acos(x); }
double arcTangent(double x) { return std::atan(x); }
double haversine(double x) { return (1 - std::cos(x)) / 2; }
double toDegrees(double x) { return x * 180 / std::numbers::pi; }
double toRadians(double x) { return x * std::numbers::pi / 180; }
Value arcTangent2(FunctionContext&, Arguments a) {
    return std::atan2(numberOf(a[0], "atan2"), numberOf(a[1], "atan2"));
}
Value pi(FunctionContext&, Arguments) { return std::numbers::pi; }
Value euler(FunctionContext&, Arguments) { return std::numbers::e; }
Value random(FunctionContext&, Arguments) {
    return std::uniform_real_distribution<double>(0, 1)(generator());
}
Value uuid(FunctionContext&, Arguments) {
    static constexpr char digits[] = "0123456789abcdef";
    std::string text = "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx";
    for (char& c : text) {
        const auto bits = generator()() & 15U;
        if (c == 'x') c = digits[bits];
        if (c == 'y') c = digits[8 + (bits & 3U)];
    }
    return text;
}
Value isNaN(FunctionContext&, Arguments a) { return std::isnan(numberOf(a[0], "isNaN")); }

Value integerFrom(double number) {
    if (std::isnan(number) || std::abs(number) >= 9.3e18) return {};
    return static_cast<std::int64_t>(number);
}

Value asInteger(const Value& value) {
    if (value.is<std::int64_t>()) return value;
    if (const auto* number = value.as<double>()) return integerFrom(*number);
    if (const auto* truth = value.as<bool>()) return *truth ? 1 : 0;
    const std::string_view text = text::trim(*value.text());
    std::int64_t integer = 0;
    const std::string_view digits = text.starts_with('+') ? text.substr(1) : text;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), integer);
    if (read.ec == std::errc() && read.ptr == digits.data() + digits.size()) return integer;
    double number = 0;
    return text::parseNumber(text, number) ? integerFrom(number) : Value();
}
Value asFloat(const Value& value) {
    if (value.isNumber()) return value.number();
    double number = 0;
    return text::parseNumber(text::trim(*value.text()), number) ? Value(number) : Value();
}
Value asBoolean(const Value& value) {
    if (value.is<bool>()) return value;
    if (const auto* integer = value.as<std::int64_t>()) return *integer != 0;
    const std::string text = text::toLower(text::trim(*value.text()));
    if (text == "true" || text == "false") return text == "true";
    return {};
}

bool isIntegral(const Value& v) { return v.isNumber() || v.text() || v.is<bool>(); }
bool isReal(const Value& v) { return v.isNumber() || v.text(); }
bool isBooleanLike(const Value& v) { return v.is<bool>() || v.text() || v.is<std::int64_t>(); }

Value toInteger(FunctionContext&, Arguments a) {
    if (!isIntegral(a[0])) wrongType("toInteger", a[0]);
    return asInteger(a[0]);
}
Value toFloat(FunctionContext&, Arguments a) {
    if (!isReal(a[0])) wrongType("toFloat", a[0]);
    return asFloat(a[0]);
}
Value toBoolean(FunctionContext&, Arguments a) {
    if (!isBooleanLike(a[0])) wrongType("toBoolean", a[0]);
    return asBoolean(a[0]);
}
Value toIntegerOrNull(FunctionContext&, Arguments a) {
    return isIntegral(a[0]) ? asInteger(a[0]) : Value();
}
Value toFloatOrNull(FunctionContext&, Arguments a) {
    return isReal(a[0]) ? asFloat(a[0]) : Value();
}
Value toBooleanOrNull(FunctionContext&, Arguments a) {
    return isBooleanLike(a[0]) ? asBoolean(a[0]) : Value();
}

constexpr CypherFunction numberTable[] = {
    {"abs", 1, 1, absolute, false, "abs"},
    {"sign", 1, 1, signOf, false, "sign"},
    {"round", 1, 2, round, false, "round"},
    {"ceil", 1, 1, real<ceiling>, false, "ceil"},
    {"floor", 1, 1, real<floored>, false, "floor"},
    {"sqrt", 1, 1, real<root>, false, "sqrt"},
    {"exp", 1, 1, real<exponential>, false, "exp"},
    {"log", 1, 1, real<logarithm>, false, "log"},
    {"log10", 1, 1, real<logarithm10>, false, "log10"},
    {"sin", 1, 1, real<sine>, false, "sin"},
    {"cos", 1, 1, real<cosine>, false, "cos"},
    {"tan", 1, 1, real<tangent>, false, "tan"},
    {"cot", 1, 1, real<cotangent>, false, "cot"},
    {"asin", 1, 1, real<arcSine>, false, "asin"},
    {"acos", 1, 1, real<arcCosine>, false, "acos"},
    {"atan", 1, 1, real<arcTangent>, false, "atan"},
    {"haversin", 1, 1, real<haversine>, false, "haversin"},
    {"degrees", 1, 1, real<toDegrees>, false, "degrees"},
    {"radians", 1, 1, real<toRadians>, false, "radians"},
    {"atan2", 2, 2, arcTangent2, false, "atan2"},
    {"pi", 0, 0, pi, false, "pi"},
    {"e", 0, 0, euler, false, "e"},
    {"rand", 0, 0, random, false, "rand"},
    {"randomuuid", 0, 0, uuid, false, "randomUUID"},
    {"isnan", 1, 1, isNaN, false, "isNaN"},
    {"tointeger", 1, 1, toInteger, false, "toInteger"},
    {"tofloat", 1, 1, toFloat, false, "toFloat"},
    {"toboolean", 1, 1, toBoolean, false, "toBoolean"},
    {"tointegerornull", 1, 1, toIntegerOrNull, true, "toIntegerOrNull"},
    {"tofloatornull", 1, 1, toFloatOrNull, true, "toFloatOrNull"},
    {"tobooleanornull", 1, 1, toBooleanOrNull, true, "toBooleanOrNull"},
};

}  // namespace

std::span<const CypherFunction> numberFunctions() { return numberTable; }

}  // namespace tripletalk::cypher
