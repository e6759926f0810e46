// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/enumset.h"

#include <gtest/gtest.h>

namespace tripletalk {
namespace {

enum class Fruit : unsigned char { Apple, Pear, Plum };

TEST(EnumSet, HoldsWhatItWasGiven) {
    constexpr EnumSet<Fruit> basket{Fruit::Apple, Fruit::Plum};
    EXPECT_TRUE(basket.contains(Fruit::Apple) && basket.contains(Fruit::Plum));
    EXPECT_FALSE(basket.contains(Fruit::Pear) || basket.empty());
    EXPECT_TRUE(EnumSet<Fruit>({}).empty());
}

}  // namespace
}  // namespace tripletalk
