// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/failure.h"
#include "cypher/functions/cypherfunctions.h"

#include <cmath>
#include <limits>

namespace tripletalk::cypher {

namespace {

[[noreturn]] void overflow() {
    fail(ErrorKind::Input, say("Sentence", "A whole number does not fit in 64 bits any more."),
         "IntegerOverflow");
}
[[noreturn]] void zero() {
    fail(ErrorKind::Input, say("Sentence", "A whole number cannot be divided by zero."),
         "DivideByZero");
}

void demandNumbers(const char* sign, const Value& left, const Value& right) {
    for (const Value* value : {&left, &right})
        if (!value->isNumber()) wrongType(sign, *value);
}

const std::int64_t* wholeOf(const Value& left, const Value& right, std::int64_t& other) {
    const auto *a = left.as<std::int64_t>(), *b = right.as<std::int64_t>();
    if (!a || !b) return nullptr;
    other = *b;
    return a;
}

bool isNullEither(const Value& left, const Value& right) { return left.isNull() || right.isNull(); }

std::vector<Value> joinedLists(const Value& left, const Value& right) {
    std::vector<Value> items;
    for (const Value* side : {&left, &right})
        if (const List* list = side->list())
            items.insert(items.end(), list->items.begin(), list->items.end());
        else
            items.push_back(*side);
    return items;
}

std::string plainText(const Value& value) {
    if (value.text()) return *value.text();
    if (const auto* integer = value.as<std::int64_t>()) return std::to_string(*integer);
    if (const auto* number = value.as<double>()) return floatText(*number);
    wrongType("+", value);
}

}  // namespace

Value add(const Value& left, const Value& right) {
    if (left.list() || right.list()) {
        if (isNullEither(left, right)) return {};
        return joinedLists(left, right);
    }
    if (isNullEither(left, right)) return {};
    if (left.text() || right.text()) return plainText(left) + plainText(right);
    if (auto moment = addMoments(left, right)) return *moment;
    demandNumbers("+", left, right);
    std::int64_t b = 0, sum = 0;
    if (const auto* a = wholeOf(left, right, b)) {
        if (__builtin_add_overflow(*a, b, &sum)) overflow();
        return sum;
    }
    return left.number() + right.number();
}

Value subtract(const Value& left, const Value& right) {
    if (isNullEither(left, right)) return {};
    if (auto moment = subtractMoments(left, right)) return *moment;
    demandNumbers("-", left, right);
    std::int64_t b = 0, difference = 0;
    if (const auto* a = wholeOf(left, right, b)) {
        if (__builtin_sub_overflow(*a, b, &difference)) overflow();
        return difference;
    }
    return left.number() - right.number();
}

Value multiply(const Value& left, const Value& right) {
    if (isNullEither(left, right)) return {};
    if (left.is<Duration>() && right.isNumber())
        if (auto scaled = scaleDuration(left, right.number())) return *scaled;
    if (right.is<Duration>() && left.isNumber())
        if (auto scaled = scaleDuration(right, left.number())) return *scaled;
    demandNumbers("*", left, right);
    std::int64_t b = 0, product = 0;
    if (const auto* a = wholeOf(left, right, b)) {
        if (__builtin_mul_overflow(*a, b, &product)) overflow();
        return product;
    }
    return left.number() * right.number();
}

Value divide(const Value& left, const Value& right) {
    if (isNullEither(left, right)) return {};
    if (left.is<Duration>() && right.isNumber())
        if (auto scaled = scaleDuration(left, 1 / right.number())) return *scaled;
    demandNumbers("/", left, right);
    std::int64_t b = 0;
    if (const auto* a = wholeOf(left, right, b)) {
        if (b == 0) zero();
        if (b == -1) return negate(*a);
        return *a / b;
    }
    return left.number() / right.number();
}

Value modulo(const Value& left, const Value& right) {
    if (isNullEither(left, right)) return {};
    demandNumbers("%", left, right);
    std::int64_t b = 0;
    if (const auto* a = wholeOf(left, right, b)) {
        if (b == 0) zero();
        return b == -1 ? 0 : *a % b;
    }
    return std::fmod(left.number(), right.number());
}

Value power(const Value& left, const Value& right) {
    if (isNullEither(left, right)) return {};
    demandNumbers("^", left, right);
    return std::pow(left.number(), right.number());
}

Value negate(const Value& value) {
    if (value.isNull()) return {};
    if (value.is<Duration>())
        if (auto scaled = scaleDuration(value, -1)) return *scaled;
    if (!value.isNumber()) wrongType("-", value);
    const auto* integer = value.as<std::int64_t>();
    if (!integer) return 0.0 - value.number();  // no zero with a sign
    if (*integer == std::numeric_limits<std::int64_t>::min()) overflow();
    return -*integer;
}

}  // namespace tripletalk::cypher
