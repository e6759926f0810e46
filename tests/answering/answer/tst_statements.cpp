// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/answer/statements.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::answering {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(Statements, AreFoundWhateverTheCaseAndTheNumberFormat) {
    EXPECT_TRUE(states("It weighs **1,650 kg**.", "1650"));
    EXPECT_TRUE(states("It weighs 1\u202F650 kg", "1650 kg"));
    EXPECT_TRUE(states("an engine with 135kW", "135 kW"));
    EXPECT_TRUE(states("the SIGNATURE  Winter-Package", "signature winter package"));
    EXPECT_FALSE(states("It weighs 1,700 kg.", "1650"));
    EXPECT_FALSE(states("the winter signature package", "signature winter package"));
    EXPECT_FALSE(states("anything", ""));
}

TEST(Sentences, OwnTheCitationsBeforeAndBehindTheirFullStop) {
    const auto found = sentences(
        "The first is 2.5 m long [1]. The second is red. [2][3] The third, e.g. here, is [4, 5] "
        "blue.");
    ASSERT_EQ(found.size(), 3U);
    EXPECT_THAT(found[0].citations, ElementsAre(1));
    EXPECT_THAT(found[1].citations, ElementsAre(2, 3));
    EXPECT_THAT(found[2].citations, ElementsAre(4, 5));
}

TEST(Sentences, DoNotEndAtAnAbbreviationBeforeANumber) {
    EXPECT_EQ(sentences("It is cited: Atlas 102 D3 no. 2 (Rhodope) [1].").size(), 1U);
    EXPECT_EQ(sentences("See p. 12. There are 3 rooms [1].").size(), 2U);
}

TEST(Sentences, OfAListCiteWhatTheLineBeforeItCites) {
    const auto found = sentences("There are two [1]:\n\n- one\n- two [2]\n\nAnd a last word.");
    ASSERT_EQ(found.size(), 4U);
    EXPECT_THAT(found[1].citations, ElementsAre(1));
    EXPECT_THAT(found[2].citations, ElementsAre(2));
    EXPECT_THAT(found[3].citations, IsEmpty());
}

TEST(Sources, HoldWhatTheirTextOrOneOfTheirCellsSays) {
    const auto source = nlohmann::json::parse(
        R"({"n":1,"title":"Velora","text":"It weighs 1650 kg.","rows":[[{"text":"Oak"},{"text":"trim"}]]})");
    EXPECT_TRUE(holds(source, "velora"));
    EXPECT_TRUE(holds(source, "1,650 kg"));
    EXPECT_TRUE(holds(source, "oak"));
    EXPECT_FALSE(holds(source, "oak trim"));
    EXPECT_FALSE(holds(nlohmann::json::object(), "oak"));
}

}  // namespace
}  // namespace tripletalk::answering
