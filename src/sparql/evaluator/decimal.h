// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tripletalk::sparql {

/// An exact decimal number of any size: the values of xsd:integer and xsd:decimal. Numbers of up to
/// 18 digits are computed with without memory of their own; larger ones by GMP.
class Decimal {
  public:
    static constexpr std::size_t mostDigits = 20'000;

    Decimal() = default;
    explicit Decimal(std::int64_t integer) : m_small(integer) {}

    /// A sign or none, digits, and perhaps a point with digits on at least one side of it.
    static std::optional<Decimal> parse(std::string_view text);
    /// The very value of a finite number.
    static Decimal exactly(double finite);

    friend Decimal operator+(const Decimal& a, const Decimal& b);
    friend Decimal operator-(const Decimal& a, const Decimal& b) { return a + -b; }
    Decimal operator-() const;
    /// Nothing for more than `mostDigits`.
    static std::optional<Decimal> product(const Decimal& a, const Decimal& b);
    /// Exact, or rounded to 18 digits after the point and 18 that count; nothing for a divisor of
    /// zero.
    static std::optional<Decimal> quotient(const Decimal& a, const Decimal& b);

    friend std::strong_ordering operator<=>(const Decimal& a, const Decimal& b);
    friend bool operator==(const Decimal& a, const Decimal& b) { return (a <=> b) == 0; }

    [[nodiscard]] int sign() const;
    [[nodiscard]] Decimal floor() const;
    [[nodiscard]] Decimal ceiling() const;
    [[nodiscard]] Decimal rounded() const;    ///< to the nearest integer, the greater of two
    [[nodiscard]] Decimal truncated() const;  ///< the integer towards zero

    /// The nearest double.
    [[nodiscard]] double toDouble() const;
    /// If it is an integer of 64 bits.
    [[nodiscard]] std::optional<std::int64_t> toInteger() const;
    /// Without needless zeros, and without a point for integers.
    [[nodiscard]] std::string toText() const;
    /// True if 15 digits suffice to write it: no two such numbers have the same nearest double.
    [[nodiscard]] bool isShort() const;

  private:
    struct Big;
    Decimal(std::int64_t unscaled, std::int32_t scale) : m_small(unscaled), m_scale(scale) {}

    std::int64_t m_small = 0;  ///< the digits, unless m_big has them
    std::int32_t m_scale = 0;  ///< how many of them stand after the point; never negative
    std::shared_ptr<const Big> m_big;
};

}  // namespace tripletalk::sparql
