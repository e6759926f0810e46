// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/evaluator/valuecomparison.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>

namespace tripletalk::sparql {

namespace {

constexpr std::int64_t mostZone = 14 * 3600;

template <typename T>
Order ordered(const T& a, const T& b) {
    if (a < b) return Order::Less;
    if (b < a) return Order::Greater;
    return Order::Equal;
}

Order compareNumbers(const Value& a, const Value& b) {
    const Kind common = std::max(a.kind, b.kind);
    if (common <= Kind::Decimal) {
        const auto order = a.exact <=> b.exact;
        return order < 0 ? Order::Less : order > 0 ? Order::Greater : Order::Equal;
    }
    double x = a.number();
    double y = b.number();
    if (common == Kind::Float) {
        x = static_cast<float>(x);
        y = static_cast<float>(y);
    }
    return std::isnan(x) || std::isnan(y) ? Order::None : ordered(x, y);
}

/// A time without zone may stand for any within 14 hours.
Order compareMoments(const Value& a, const Value& b) {
    if (a.zoned != b.zoned && std::abs(a.whole - b.whole) <= mostZone) return Order::Error;
    if (a.whole != b.whole) return ordered(a.whole, b.whole);
    return ordered(a.fraction, b.fraction);
}

bool comparableDurations(const Value& a, const Value& b) {
    return (a.whole == 0 && b.whole == 0) || (a.exact.sign() == 0 && b.exact.sign() == 0);
}

bool sameText(const Value& a, const Value& b) {
    return a.text == b.text && a.language == b.language && a.datatype == b.datatype;
}

Truth equalLiterals(const Value& a, const Value& b) {
    if (a.isNumber() && b.isNumber()) return truthOf(compareNumbers(a, b) == Order::Equal);
    if (a.kind == Kind::Unknown || b.kind == Kind::Unknown) {
        if (a.kind == Kind::Unknown && b.kind == Kind::Unknown && sameText(a, b))
            return Truth::True;
        const bool language = a.kind == Kind::LangString || b.kind == Kind::LangString;
        return language ? Truth::False : Truth::Error;
    }
    if (a.isDuration() && b.isDuration()) return truthOf(a.whole == b.whole && a.exact == b.exact);
    if (a.kind != b.kind) return Truth::False;
    if (a.kind == Kind::Boolean) return truthOf(a.truth == b.truth);
    if (a.isString()) return truthOf(sameText(a, b));
    const Order order = compareMoments(a, b);
    return order == Order::Error ? Truth::Error : truthOf(order == Order::Equal);
}

void appendBits(std::uint64_t bits, std::string& key) {
    for (int shift = 56; shift >= 0; shift -= 8) key += static_cast<char>(bits >> shift & 0xFFU);
}

void appendInteger(std::int64_t number, std::string& key) {
    appendBits(static_cast<std::uint64_t>(number) ^ std::uint64_t{1} << 63U, key);
}

void appendReal(double number, std::string& key) {
    const auto bits = std::bit_cast<std::uint64_t>(number == 0 ? 0.0 : number);  // no -0
    const auto sign = std::uint64_t{1} << 63U;
    appendBits(std::isnan(number) ? 0 : (bits & sign) != 0 ? ~bits : bits ^ sign, key);
}

/// The nearest double, and what is left between its shortest text and the number, the same way.
/// Numbers of 15 digits leave nothing, and so does a double.
void appendExact(const Decimal& number, int depth, std::string& key) {
    const double nearest = number.toDouble();
    appendReal(nearest, key);
    constexpr char less = 1;
    constexpr char same = 2;
    constexpr char more = 3;
    if (number.isShort() || !std::isfinite(nearest) || depth == 0) {
        key += same;
        return;
    }
    std::array<char, 400> buffer{};
    const auto written = std::to_chars(buffer.data(), buffer.data() + buffer.size(), nearest,
                                       std::chars_format::fixed);
    const Decimal rest = number - Decimal::parse({buffer.data(), written.ptr}).value_or(Decimal());
    if (rest.sign() == 0) {
        key += same;
        return;
    }
    key += rest.sign() < 0 ? less : more;
    appendExact(rest, depth - 1, key);
}

void appendNumber(const Value& value, std::string& key) {
    constexpr int depth = 3;  // 45 digits and more
    if (value.isExact()) return appendExact(value.exact, depth, key);
    appendReal(value.real, key);
    key += '\2';
}

/// The classes of literals, in their order.
enum class Class : char { Number = 4, String, Boolean, Instant, OtherTime, Duration, Unknown };

Class classOf(const Value& value) {
    if (value.isNumber()) return Class::Number;
    if (value.isString()) return Class::String;
    if (value.isDuration()) return Class::Duration;
    switch (value.kind) {
        case Kind::Boolean:
            return Class::Boolean;
        case Kind::DateTime:
        case Kind::Date:
        case Kind::GYear:
        case Kind::GYearMonth:
            return Class::Instant;
        default:
            return value.isMoment() ? Class::OtherTime : Class::Unknown;
    }
}

void appendLiteral(const Value& value, std::string& key) {
    const Class which = classOf(value);
    key += static_cast<char>(which);
    switch (which) {
        case Class::Number:
            return appendNumber(value, key);
        case Class::Boolean:
            key += value.truth ? '\1' : '\0';
            return;
        case Class::OtherTime:
            key += static_cast<char>(value.kind);
            [[fallthrough]];
        case Class::Instant:
            appendInteger(value.whole, key);
            appendInteger(value.fraction, key);
            return;
        case Class::Duration: {
            constexpr std::int64_t month = 2'629'746;  // seconds, on average
            const auto months = Decimal::product(Decimal(value.whole), Decimal(month));
            return appendExact(months.value_or(Decimal()) + value.exact, 1, key);
        }
        case Class::String:
            break;
        case Class::Unknown:
            key += value.datatype->iri;
            key += '\0';
            break;
    }
    key += value.text;
    key += '\0';
    key += value.language;
}

}  // namespace

Truth effectiveTruth(const Value& value) {
    switch (value.kind) {
        case Kind::Boolean:
            return truthOf(value.truth);
        case Kind::String:
        case Kind::LangString:
            return truthOf(!value.text.empty());
        case Kind::Integer:
        case Kind::Decimal:
            return truthOf(value.exact.sign() != 0);
        case Kind::Float:
        case Kind::Double:
            return truthOf(value.real != 0 && !std::isnan(value.real));
        case Kind::Unknown: {
            const Kind meant = value.datatype->kind;
            const bool counts =
                meant == Kind::Boolean || (meant >= Kind::Integer && meant <= Kind::Double);
            return counts ? Truth::False : Truth::Error;
        }
        default:
            return Truth::Error;
    }
}

Truth equal(const Value& a, const Value& b) {
    if (a.kind == Kind::Error || b.kind == Kind::Error) return Truth::Error;
    if (a.isLiteral() && b.isLiteral()) return equalLiterals(a, b);
    return truthOf(a.kind == b.kind && a.text == b.text);
}

Order compare(const Value& a, const Value& b) {
    if (a.isNumber() && b.isNumber()) return compareNumbers(a, b);
    if (a.isDuration() && b.isDuration() && comparableDurations(a, b))
        return a.whole != b.whole ? ordered(a.whole, b.whole) : ordered(a.exact, b.exact);
    if (a.kind != b.kind) return Order::Error;
    if (a.kind == Kind::String) return ordered(a.text, b.text);
    if (a.kind == Kind::Boolean) return ordered(a.truth, b.truth);
    return a.isMoment() ? compareMoments(a, b) : Order::Error;
}

bool isSameTerm(const Value& a, const Value& b) {
    if (a.id != 0 && b.id != 0) return a.id == b.id;
    if (a.isLiteral() != b.isLiteral() || a.datatype != b.datatype || a.language != b.language)
        return false;
    if (!a.isLiteral() && a.kind != b.kind) return false;
    std::string x;
    std::string y;
    if (!a.hasText) appendText(a, x);
    if (!b.hasText) appendText(b, y);
    return (a.hasText ? a.text : x) == (b.hasText ? b.text : y);
}

void appendOrderKey(const Value& value, std::string& key) {
    switch (value.kind) {
        case Kind::Error:
            return;
        case Kind::Blank:
            key += '\1';
            break;
        case Kind::Iri:
            key += '\2';
            break;
        default:
            return appendLiteral(value, key);
    }
    key += value.text;
}

}  // namespace tripletalk::sparql
