// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/autokgqa/ngrams.h"

#include <algorithm>

#include <gmock/gmock.h>

namespace tripletalk::answering {

using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::Not;
using testing::SizeIs;

namespace {

std::vector<std::string> textsOf(const std::vector<NGram>& grams) {
    std::vector<std::string> texts;
    for (const NGram& gram : grams) texts.push_back(gram.text);
    return texts;
}

}  // namespace

TEST(NGrams, AreTheRunsOfEachSentenceLongestFirst) {
    EXPECT_THAT(textsOf(nGrams("Bo painted Snow. Ana slept.")),
                ElementsAre("Bo painted Snow", "Bo painted", "painted Snow", "Ana slept", "Bo",
                            "painted", "Snow", "Ana", "slept"));
    EXPECT_THAT(textsOf(nGrams("Who?\nSnow")), Not(Contains("Who?\nSnow")));
}

TEST(NGrams, KnowWhereTheyStandAndTheirWords) {
    const auto grams = nGrams("Who owns  PORT Clover");
    ASSERT_EQ(grams.front().text, "Who owns  PORT Clover");
    const auto& port = *std::ranges::find(grams, "PORT Clover", &NGram::text);
    EXPECT_EQ(port.begin, 10U);
    EXPECT_EQ(port.end, 21U);
    EXPECT_THAT(port.words, ElementsAre("port", "clover"));
}

TEST(NGrams, SayMoreThanFunctionWords) {
    EXPECT_THAT(textsOf(nGrams("in the harbour")), Not(Contains("in the")));
    EXPECT_THAT(textsOf(nGrams("in the harbour")), Contains("the harbour"));
}

TEST(NGrams, OfAnUnspacedScriptAreRunsOfCharacters) {
    EXPECT_THAT(textsOf(nGrams("\u5317\u4eac\u5728\u54ea")), Contains("\u5317\u4eac"));
}

TEST(NGrams, AreNeverTooMany) {
    std::string text;
    for (int i = 0; i < 500; ++i) text += "word" + std::to_string(i) + " ";
    const auto grams = nGrams(text, 12, 400);
    EXPECT_THAT(grams, SizeIs(400));
    EXPECT_THAT(textsOf(grams), Contains("499")) << "the shortest are kept";
    EXPECT_THAT(grams, Each(testing::Field(&NGram::words, SizeIs(testing::Le(12U)))));
    EXPECT_TRUE(nGrams("").empty());
}

}  // namespace tripletalk::answering
