// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/evaluator/decimal.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include <gmpxx.h>

namespace tripletalk::sparql {

static_assert(sizeof(long) == sizeof(std::int64_t), "GMP takes and gives long integers");

namespace {

constexpr std::array<std::int64_t, 19> powers = [] {
    std::array<std::int64_t, 19> list{1};
    for (std::size_t i = 1; i < list.size(); ++i) list[i] = list[i - 1] * 10;
    return list;
}();
constexpr std::int32_t smallPowers = static_cast<std::int32_t>(powers.size());

mpz_class power(std::int32_t exponent) {
    mpz_class result;
    mpz_ui_pow_ui(result.get_mpz_t(), 10, static_cast<unsigned long>(exponent));
    return result;
}

/// Digits of the number, perhaps one too many.
std::int32_t digitsOf(const mpz_class& number) {
    return static_cast<std::int32_t>(mpz_sizeinbase(number.get_mpz_t(), 10));
}

bool scaleUp(std::int64_t& number, std::int32_t digits) {
    return digits < smallPowers &&
           !__builtin_mul_overflow(number, powers[static_cast<std::size_t>(digits)], &number);
}

}  // namespace

struct Decimal::Big {
    mpz_class value;

    static mpz_class digits(const Decimal& number) {
        return number.m_big ? number.m_big->value : mpz_class(static_cast<long>(number.m_small));
    }
    static mpz_class digits(const Decimal& number, std::int32_t scale) {
        return digits(number) * power(scale - number.m_scale);
    }
    static Decimal make(mpz_class value, std::int32_t scale) {
        if (value.fits_slong_p()) return {value.get_si(), scale};
        Decimal result(0, scale);
        result.m_big = std::make_shared<const Big>(Big{std::move(value)});
        return result;
    }
    /// Without zeros at the end behind the point.
    static Decimal shortest(mpz_class value, std::int32_t scale) {
        while (scale > 0 && mpz_divisible_ui_p(value.get_mpz_t(), 10)) {
            value /= 10;
            --scale;
        }
        return make(std::move(value), scale);
    }
    enum class Towards { Less, Greater, Zero };
    static Decimal integer(const Decimal& number, Towards towards) {
        if (number.m_scale == 0) return number;
        const mpz_class digit = digits(number);
        const mpz_class divisor = power(number.m_scale);
        mpz_class result;
        const auto divide = towards == Towards::Less      ? mpz_fdiv_q
                            : towards == Towards::Greater ? mpz_cdiv_q
                                                          : mpz_tdiv_q;
        divide(result.get_mpz_t(), digit.get_mpz_t(), divisor.get_mpz_t());
        return make(std::move(result), 0);
    }
};

std::optional<Decimal> Decimal::parse(std::string_view text) {
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+')) text.remove_prefix(1);
    if (text.size() > mostDigits) return std::nullopt;
    std::int64_t value = 0;
    std::int32_t scale = 0;
    std::size_t digits = 0;
    bool point = false;
    bool fits = true;
    for (const char c : text) {
        if (c == '.' && !point) {
            point = true;
            continue;
        }
        if (c < '0' || c > '9') return std::nullopt;
        ++digits;
        if (point) ++scale;
        fits = fits && !__builtin_mul_overflow(value, std::int64_t{10}, &value) &&
               !__builtin_add_overflow(value, std::int64_t{c - '0'}, &value);
    }
    if (digits == 0) return std::nullopt;
    if (fits) return Decimal(negative ? -value : value, scale);
    std::string all(text);
    std::erase(all, '.');
    mpz_class big(all, 10);
    if (negative) big = -big;
    return Big::make(std::move(big), scale);
}

Decimal Decimal::exactly(double finite) {
    int exponent = 0;
    const auto digits = static_cast<std::int64_t>(std::ldexp(std::frexp(finite, &exponent), 53));
    exponent -= 53;
    mpz_class value(static_cast<long>(digits));
    if (exponent >= 0) {
        value <<= static_cast<unsigned long>(exponent);
        return Big::make(std::move(value), 0);
    }
    // n / 2^k = n · 5^k / 10^k
    mpz_class fives;
    mpz_ui_pow_ui(fives.get_mpz_t(), 5, static_cast<unsigned long>(-exponent));
    return Big::shortest(value * fives, -exponent);
}

Decimal operator+(const Decimal& a, const Decimal& b) {
    const std::int32_t scale = std::max(a.m_scale, b.m_scale);
    std::int64_t x = a.m_small;
    std::int64_t y = b.m_small;
    if (!a.m_big && !b.m_big && scaleUp(x, scale - a.m_scale) && scaleUp(y, scale - b.m_scale) &&
        !__builtin_add_overflow(x, y, &x))
        return {x, scale};
    return Decimal::Big::make(Decimal::Big::digits(a, scale) + Decimal::Big::digits(b, scale),
                              scale);
}

Decimal Decimal::operator-() const {
    std::int64_t negated = 0;
    if (!m_big && !__builtin_sub_overflow(std::int64_t{0}, m_small, &negated))
        return {negated, m_scale};
    return Big::make(-Big::digits(*this), m_scale);
}

std::optional<Decimal> Decimal::product(const Decimal& a, const Decimal& b) {
    std::int64_t small = 0;
    const std::int32_t scale = a.m_scale + b.m_scale;
    if (static_cast<std::size_t>(scale) > mostDigits) return std::nullopt;
    if (!a.m_big && !b.m_big && !__builtin_mul_overflow(a.m_small, b.m_small, &small))
        return Decimal(small, scale);
    mpz_class x = Big::digits(a);
    const mpz_class y = Big::digits(b);
    const auto digits =
        static_cast<std::size_t>(digitsOf(x)) + static_cast<std::size_t>(digitsOf(y));
    if (digits > mostDigits) return std::nullopt;
    x *= y;
    return Big::make(std::move(x), scale);
}

std::optional<Decimal> Decimal::quotient(const Decimal& a, const Decimal& b) {
    if (b.sign() == 0) return std::nullopt;
    if (!a.m_big && !b.m_big && a.m_scale >= b.m_scale && b.m_small > 0 &&
        a.m_small % b.m_small == 0)
        return Decimal(a.m_small / b.m_small, a.m_scale - b.m_scale);
    mpz_class x = Big::digits(a);
    mpz_class y = Big::digits(b);
    // The quotient lies between 10^(size - 1) and 10^(size + 1).
    const std::int32_t size = (digitsOf(x) - a.m_scale) - (digitsOf(y) - b.m_scale);
    const std::int32_t scale = std::max(18, 20 - size);
    const std::int32_t shift = scale + b.m_scale - a.m_scale;
    if (static_cast<std::size_t>(std::abs(shift)) > 2 * mostDigits) return std::nullopt;
    if (shift >= 0)
        x *= power(shift);
    else
        y *= power(-shift);
    mpz_class rest;
    mpz_class result;
    mpz_tdiv_qr(result.get_mpz_t(), rest.get_mpz_t(), x.get_mpz_t(), y.get_mpz_t());
    if (2 * abs(rest) >= abs(y)) result += sgn(x) * sgn(y);
    return Big::shortest(std::move(result), scale);
}

std::strong_ordering operator<=>(const Decimal& a, const Decimal& b) {
    const std::int32_t scale = std::max(a.m_scale, b.m_scale);
    std::int64_t x = a.m_small;
    std::int64_t y = b.m_small;
    if (!a.m_big && !b.m_big && scaleUp(x, scale - a.m_scale) && scaleUp(y, scale - b.m_scale))
        return x <=> y;
    return cmp(Decimal::Big::digits(a, scale), Decimal::Big::digits(b, scale)) <=> 0;
}

int Decimal::sign() const {
    if (m_big) return sgn(m_big->value);
    return (m_small > 0) - (m_small < 0);
}

Decimal Decimal::floor() const { return Big::integer(*this, Big::Towards::Less); }
Decimal Decimal::ceiling() const { return Big::integer(*this, Big::Towards::Greater); }
Decimal Decimal::truncated() const { return Big::integer(*this, Big::Towards::Zero); }
Decimal Decimal::rounded() const {
    if (m_scale == 0) return *this;
    return (*this + Decimal(5, 1)).floor();
}

double Decimal::toDouble() const {
    constexpr std::int64_t exact = std::int64_t{1} << 53;
    if (!m_big && m_small >= -exact && m_small <= exact && m_scale < smallPowers)
        return static_cast<double>(m_small) /
               static_cast<double>(powers[static_cast<std::size_t>(m_scale)]);
    const std::string text = toText();
    double value = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failed != std::errc())
        return (floor() == Decimal(0) || ceiling() == Decimal(0)) ? 0.0 : sign() * HUGE_VAL;
    return value;
}

std::optional<std::int64_t> Decimal::toInteger() const {
    const Decimal whole = m_scale == 0 ? *this : truncated();
    if (whole.m_big || (m_scale != 0 && whole != *this)) return std::nullopt;
    return whole.m_small;
}

std::string Decimal::toText() const {
    std::string text = m_big ? m_big->value.get_str() : std::to_string(m_small);
    if (m_scale == 0) return text;
    const std::size_t sign = text.front() == '-' ? 1 : 0;
    const auto after = static_cast<std::size_t>(m_scale);
    if (text.size() - sign <= after) text.insert(sign, after + 1 - (text.size() - sign), '0');
    text.insert(text.size() - after, 1, '.');
    while (text.back() == '0') text.pop_back();
    if (text.back() == '.') text.pop_back();
    return text == "-0" ? "0" : text;
}

bool Decimal::isShort() const {
    return !m_big && m_small > -powers[15] && m_small < powers[15] && m_scale < 300;
}

}  // namespace tripletalk::sparql
