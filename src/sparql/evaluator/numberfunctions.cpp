// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/evaluator/numberfunctions.h"

#include <algorithm>
#include <cmath>

namespace tripletalk::sparql {

namespace {

bool areNumbers(Arguments arguments) {
    return std::all_of(arguments.begin(), arguments.end(),
                       [](const Value* value) { return value->isNumber(); });
}

Kind commonKind(Arguments arguments) { return std::max(arguments[0]->kind, arguments[1]->kind); }

Value exactValue(Environment& environment, Kind kind, Decimal value) {
    return kind == Kind::Integer ? environment.integer(std::move(value))
                                 : environment.decimal(std::move(value));
}

/// The operands as the common type of both has them.
std::pair<double, double> reals(Arguments arguments, Kind common) {
    double a = arguments[0]->number();
    double b = arguments[1]->number();
    if (common == Kind::Float) {
        a = static_cast<float>(a);
        b = static_cast<float>(b);
    }
    return {a, b};
}

/// A function of one number that keeps its type.
template <typename Exact, typename Real>
Value onNumber(Environment& environment, Arguments arguments, Exact&& exact, Real&& real) {
    const Value& number = *arguments[0];
    if (!number.isNumber()) return Environment::error();
    if (number.isExact()) return exactValue(environment, number.kind, exact(number.exact));
    return environment.real(real(number.real), number.kind);
}

}  // namespace

Value add(Environment& environment, Arguments arguments) {
    if (!areNumbers(arguments)) return Environment::error();
    const Kind common = commonKind(arguments);
    if (common <= Kind::Decimal)
        return exactValue(environment, common, arguments[0]->exact + arguments[1]->exact);
    const auto [a, b] = reals(arguments, common);
    return environment.real(a + b, common);
}

Value subtract(Environment& environment, Arguments arguments) {
    if (!areNumbers(arguments)) return Environment::error();
    const Kind common = commonKind(arguments);
    if (common <= Kind::Decimal)
        return exactValue(environment, common, arguments[0]->exact - arguments[1]->exact);
    const auto [a, b] = reals(arguments, common);
    return environment.real(a - b, common);
}

Value multiply(Environment& environment, Arguments arguments) {
    if (!areNumbers(arguments)) return Environment::error();
    const Kind common = commonKind(arguments);
    if (common <= Kind::Decimal) {
        auto product = Decimal::product(arguments[0]->exact, arguments[1]->exact);
        return product ? exactValue(environment, common, *std::move(product))
                       : Environment::error();
    }
    const auto [a, b] = reals(arguments, common);
    return environment.real(a * b, common);
}

Value divide(Environment& environment, Arguments arguments) {
    if (!areNumbers(arguments)) return Environment::error();
    const Kind common = commonKind(arguments);
    if (common <= Kind::Decimal) {
        auto quotient = Decimal::quotient(arguments[0]->exact, arguments[1]->exact);
        return quotient ? environment.decimal(*std::move(quotient)) : Environment::error();
    }
    const auto [a, b] = reals(arguments, common);
    return environment.real(a / b, common);
}

Value plus(Environment& environment, Arguments arguments) {
    return onNumber(
        environment, arguments, [](const Decimal& x) { return x; }, [](double x) { return x; });
}

Value minus(Environment& environment, Arguments arguments) {
    return onNumber(
        environment, arguments, [](const Decimal& x) { return -x; }, [](double x) { return -x; });
}

Value absolute(Environment& environment, Arguments arguments) {
    return onNumber(
        environment, arguments, [](const Decimal& x) { return x.sign() < 0 ? -x : x; },
        [](double x) { return std::abs(x); });
}

Value ceiling(Environment& environment, Arguments arguments) {
    return onNumber(
        environment, arguments, [](const Decimal& x) { return x.ceiling(); },
        [](double x) { return std::ceil(x); });
}

Value floor(Environment& environment, Arguments arguments) {
    return onNumber(
        environment, arguments, [](const Decimal& x) { return x.floor(); },
        [](double x) { return std::floor(x); });
}

Value round(Environment& environment, Arguments arguments) {
    return onNumber(
        environment, arguments, [](const Decimal& x) { return x.rounded(); },
        // XPath rounds a half upwards, and std::floor(x + 0.5) errs next to a half.
        [](double x) { return x - std::floor(x) < 0.5 ? std::floor(x) : std::ceil(x); });
}

Value randomNumber(Environment& environment, Arguments) {
    return environment.real(std::uniform_real_distribution<double>(0, 1)(environment.random),
                            Kind::Double);
}

Value isNumeric(Environment& environment, Arguments arguments) {
    return environment.truth(arguments[0]->isNumber());
}

}  // namespace tripletalk::sparql
