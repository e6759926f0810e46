// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/answer/citations.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

using testing::ElementsAre;

namespace {
std::vector<Source> sources(int count) {
    std::vector<Source> all(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) all[static_cast<std::size_t>(i)].n = i + 1;
    return all;
}
}  // namespace

TEST(Citations, AreNumbersInBrackets) {
    EXPECT_THAT(citationsIn("It is 5 [2]. Also [1, 3] and [Source 2], not [a] or [x1] or [ ]."),
                ElementsAre(2, 1, 3));
    EXPECT_TRUE(citationsIn("[").empty());
}

TEST(Citations, SayWhereTheyStand) {
    const std::string text = "A [1], [b], [2 , Source 3].";
    const auto found = citations(text);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(text.substr(found[0].begin, found[0].end - found[0].begin), "[1]");
    EXPECT_EQ(text.substr(found[1].begin, found[1].end - found[1].begin), "[2 , Source 3]");
    EXPECT_THAT(found[1].numbers, ElementsAre(2, 3));
    for (const char* none : {"[-1]", "[1.5]", "[99999999999]", "[1,]", "[1", "[[]"})
        EXPECT_TRUE(citations(none).empty()) << none;
    EXPECT_EQ(citations("[[1]]").size(), 1U);
}

TEST(Citations, OfSourcesThatDoNotExistAreDropped) {
    auto found = sources(2);
    found[1].error = Error{};
    EXPECT_EQ(settledCitations("A [1][2], B [7], C [1, 9].", found), "A [1], B, C [1].");
}

TEST(Citations, LeaveNoGapWhereTheyAreTakenOut) {
    EXPECT_EQ(withoutCitations("It weighs 5 kg [1]. Built there [2]: two [3], both [1, 2]."),
              "It weighs 5 kg. Built there: two, both.");
    EXPECT_EQ(withoutCitations("It [1] weighs 5 kg [1] [2].\n- Two [3]\n- A .net [4]"),
              "It weighs 5 kg.\n- Two\n- A .net");
}

TEST(Citations, KeepOtherBracketsAsTheyAre) {
    EXPECT_EQ(settledCitations("see [here](x) [1]", sources(1)), "see [here](x) [1]");
}

}  // namespace tripletalk::answering
