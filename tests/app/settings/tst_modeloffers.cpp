// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/settings/modeloffers.h"

#include <QAbstractItemModelTester>
#include <gtest/gtest.h>

namespace tripletalk::app {
namespace {

constexpr std::int64_t gigabyte = 1'000'000'000;

QVariant of(const ModelOffers& offers, const QString& name, int role) {
    for (int row = 0; row < offers.rowCount(); ++row)
        if (offers.index(row).data(ModelOffers::NameRole) == name)
            return offers.index(row).data(role);
    return {};
}

TEST(ModelOffers, AreToldInWords) {
    ModelOffers offers(16 * gigabyte);
    const QAbstractItemModelTester tester(&offers);
    ASSERT_GE(offers.rowCount(), 5);
    EXPECT_FALSE(offers.date().isEmpty());
    EXPECT_EQ(offers.memory(), "16 GB");
    for (int row = 0; row < offers.rowCount(); ++row)
        for (const int role : {ModelOffers::NameRole, ModelOffers::SizeRole, ModelOffers::UseRole,
                               ModelOffers::ReadsRole})
            EXPECT_FALSE(offers.index(row).data(role).toString().isEmpty()) << row << " " << role;
    EXPECT_TRUE(of(offers, "qwen2.5:7b", ModelOffers::SizeRole).toString().contains("4.7 GB"));
    EXPECT_TRUE(offers.has("qwen2.5:7b"));
    EXPECT_FALSE(offers.has("other"));
}

TEST(ModelOffers, AreCheckedAgainstTheMemoryOfTheComputer) {
    const ModelOffers small(8 * gigabyte);
    EXPECT_TRUE(of(small, "qwen2.5:7b", ModelOffers::FitsRole).toBool());
    EXPECT_FALSE(of(small, "qwen2.5:32b", ModelOffers::FitsRole).toBool());
    EXPECT_EQ(small.advised(), "llama3.2:3b") << "half of the memory is left to the rest";
    EXPECT_EQ(ModelOffers(64 * gigabyte).advised(), "qwen2.5:7b");
    EXPECT_EQ(ModelOffers(gigabyte).advised(), "llama3.2:3b");
    const ModelOffers unknown(0);
    EXPECT_EQ(unknown.memory(), "");
    EXPECT_TRUE(of(unknown, "qwen2.5:32b", ModelOffers::FitsRole).toBool());
    EXPECT_GT(memoryOfThisComputer(), gigabyte / 4);
}

}  // namespace
}  // namespace tripletalk::app
