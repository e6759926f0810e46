// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/evaluator/decimal.h"

#include <random>

#include <gtest/gtest.h>

namespace tripletalk::sparql::tests {

namespace {

Decimal decimal(std::string_view text) { return *Decimal::parse(text); }
std::string quotient(std::string_view a, std::string_view b) {
    const auto result = Decimal::quotient(decimal(a), decimal(b));
    return result ? result->toText() : "nothing";
}

}  // namespace

TEST(DecimalNumber, ReadsWhatXsdAllowsOnly) {
    EXPECT_EQ(decimal("+007.500").toText(), "7.5");
    EXPECT_EQ(decimal(".5").toText(), "0.5");
    EXPECT_EQ(decimal("-5.").toText(), "-5");
    EXPECT_EQ(decimal("-0.00").toText(), "0");
    EXPECT_EQ(decimal("-0.05").toText(), "-0.05");
    EXPECT_EQ(decimal("123456789012345678901234567890.5").toText(),
              "123456789012345678901234567890.5");
    for (const char* text : {"", "+", ".", "1.2.3", "1e5", "--1", " 1", "0x1"})
        EXPECT_FALSE(Decimal::parse(text)) << text;
    EXPECT_FALSE(Decimal::parse(std::string(Decimal::mostDigits + 1, '1')));
}

TEST(DecimalNumber, GoesOnWhere64BitsEnd) {
    EXPECT_EQ((decimal("9223372036854775807") + decimal("0.1")).toText(), "9223372036854775807.1");
    EXPECT_EQ((-Decimal(INT64_MIN)).toText(), "9223372036854775808");
    EXPECT_EQ((decimal("9223372036854775808") - decimal("1")).toInteger(), INT64_MAX);
    EXPECT_EQ(Decimal::product(decimal("0.000000001"), decimal("0.0000000000001"))->toText(),
              "0.0000000000000000000001");
    EXPECT_LT(decimal("9223372036854775807"), decimal("9223372036854775807.00000000000000001"));
    EXPECT_EQ(decimal("1.000000000000000000000"), decimal("1"));
    const Decimal large = decimal(std::string(15'000, '9'));
    EXPECT_FALSE(Decimal::product(large, large));
}

TEST(DecimalNumber, DividesExactlyOrToEighteenDigitsThatCount) {
    EXPECT_EQ(quotient("1", "8"), "0.125");
    EXPECT_EQ(quotient("10.50", "5"), "2.1");
    EXPECT_EQ(quotient("-7", "2"), "-3.5");
    EXPECT_EQ(quotient("1", "3000000000000000000000"),
              "0.00000000000000000000033333333333333333333");
    EXPECT_EQ(quotient("2", "-3"), "-0.66666666666666666667");
    EXPECT_EQ(quotient("0", "7"), "0");
    EXPECT_EQ(quotient("1", "0.0"), "nothing");
    EXPECT_EQ(quotient("-9223372036854775808", "-1"), "9223372036854775808");
}

TEST(DecimalNumber, RoundsAsXPathDoes) {
    EXPECT_EQ(decimal("2.5").rounded(), Decimal(3));
    EXPECT_EQ(decimal("-2.5").rounded(), Decimal(-2));
    EXPECT_EQ(decimal("-2.51").rounded(), Decimal(-3));
    EXPECT_EQ(decimal("-0.5").floor(), Decimal(-1));
    EXPECT_EQ(decimal("0.00000000000000000000001").ceiling(), Decimal(1));
    EXPECT_EQ(decimal("-1.9").truncated(), Decimal(-1));
}

TEST(DecimalNumber, MeetsTheNearestDouble) {
    EXPECT_EQ(decimal("0.1").toDouble(), 0.1);
    EXPECT_EQ(decimal("9007199254740993").toDouble(), 9007199254740992.0);
    EXPECT_EQ(decimal("123456789.987654321").toDouble(), 123456789.987654321);
    EXPECT_EQ(decimal(std::string(400, '9')).toDouble(), HUGE_VAL);
    EXPECT_EQ(decimal("-0." + std::string(400, '0') + "1").toDouble(), 0);
    EXPECT_EQ(Decimal::exactly(0.1).toText(),
              "0.1000000000000000055511151231257827021181583404541015625");
    EXPECT_EQ(Decimal::exactly(-1e22).toText(), "-10000000000000000000000");
}

/// Sums, products and orders of 64-bit numbers, checked by 128-bit arithmetic.
TEST(DecimalNumber, AgreesWithWiderIntegers) {
    __extension__ using Wide = __int128;
    std::mt19937_64 random(7);
    const auto text = [](Wide value) {
        std::string digits;
        const bool negative = value < 0;
        do
            digits.insert(
                0, 1,
                static_cast<char>('0' + static_cast<int>(negative ? -(value % 10) : value % 10)));
        while ((value /= 10) != 0);
        return (negative ? "-" : "") + digits;
    };
    for (int i = 0; i < 1000; ++i) {
        const auto a = static_cast<std::int64_t>(random()) >> (random() % 60);
        const auto b = static_cast<std::int64_t>(random()) >> (random() % 60);
        EXPECT_EQ((Decimal(a) + Decimal(b)).toText(), text(Wide{a} + b));
        EXPECT_EQ(Decimal::product(Decimal(a), Decimal(b))->toText(), text(Wide{a} * b));
        EXPECT_EQ(Decimal(a) < Decimal(b), a < b);
    }
}

}  // namespace tripletalk::sparql::tests
