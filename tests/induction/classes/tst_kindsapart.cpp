// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/classes/kindsapart.h"

#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::induction {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

/// Sets of relations and how many things have each.
RelationUse useOf(const std::vector<std::pair<RelationUse::Relations, std::int64_t>>& sets) {
    RelationUse use;
    for (const auto& [relations, things] : sets) use.add(relations, things);
    return use;
}

TEST(KindsApart, OwnIsWhatIsFiveTimesAsFrequent) {
    const RelationUse films = useOf({{{1, 2, 9}, 10}});
    const RelationUse people = useOf({{{3, 9}, 4}, {{3, 1, 9}, 1}});
    EXPECT_DOUBLE_EQ(films.ownShare(people), 2.0 / 3);
    EXPECT_DOUBLE_EQ(people.ownShare(films), 5.0 / 11);
    EXPECT_EQ(films.mostOwn(people), 1);
}

TEST(KindsApart, ThingsMeetThatHaveWhatIsOwnToBoth) {
    const RelationUse one = useOf({{{1, 2}, 8}, {{1, 5}, 2}});
    const RelationUse other = useOf({{{5, 6}, 20}});
    EXPECT_DOUBLE_EQ(one.meets(other), 2.0 / 10);
    EXPECT_DOUBLE_EQ(other.meets(one), 2.0 / 10);
}

TEST(KindsApart, WhatHardlyMeetsStaysApart) {
    EXPECT_THAT(joinsOfOneKind({useOf({{{1, 2, 9}, 10}}), useOf({{{3, 9}, 9}, {{1, 3, 9}, 1}})}),
                IsEmpty());
}

TEST(KindsApart, WhatMeetsBecomesOne) {
    EXPECT_THAT(joinsOfOneKind({useOf({{{1, 2}, 10}}), useOf({{{1, 2, 3, 4}, 3}, {{3, 4}, 6}})}),
                ElementsAre(Pair(1, 0)));
}

TEST(KindsApart, WhatMostlySaysNothingOfItsOwnBecomesOne) {
    EXPECT_THAT(joinsOfOneKind({useOf({{{1, 2}, 20}}), useOf({{{1}, 10}, {{1, 3}, 4}})}),
                ElementsAre(Pair(1, 0)));
}

TEST(KindsApart, AKindMayShareMostOfWhatItSaysIfEachOfItHasSomethingOfItsOwn) {
    EXPECT_THAT(joinsOfOneKind({useOf({{{1, 2, 3, 4}, 50}}), useOf({{{1, 2, 3, 5}, 5}})}),
                IsEmpty());
}

TEST(KindsApart, FewThingsWithManySetsBecomeOne) {
    const std::vector<RelationUse> loose{useOf({{{1, 2}, 1}, {{1, 3}, 1}, {{1, 4}, 1}}),
                                         useOf({{{2, 5}, 1}, {{3, 5}, 1}, {{4, 5}, 1}})};
    EXPECT_THAT(joinsOfOneKind(loose), ElementsAre(Pair(1, 0)));
}

TEST(KindsApart, GroupsThatSayNothingAreLeftAlone) {
    EXPECT_THAT(joinsOfOneKind({useOf({{{1}, 3}}), useOf({{{}, 3}})}), IsEmpty());
}

}  // namespace
}  // namespace tripletalk::induction
