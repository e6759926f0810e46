// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/builtinembedder.h"

#include <gmock/gmock.h>

using namespace tripletalk;
using llm::BuiltinEmbedder;
using llm::Vector;

namespace {

float similarity(const std::string& a, const std::string& b) {
    const Vector x = BuiltinEmbedder::embedText(a);
    const Vector y = BuiltinEmbedder::embedText(b);
    float sum = 0;
    for (std::size_t i = 0; i < x.size(); ++i) sum += x[i] * y[i];
    return sum;
}

TEST(BuiltinEmbedder, GivesUnitVectorsOfOneLength) {
    BuiltinEmbedder embedder;
    const auto vectors = embedder.embed({"one", "two words", "Über uns", "東京タワー"}, {});
    ASSERT_TRUE(vectors);
    for (const Vector& vector : *vectors) {
        ASSERT_EQ(vector.size(), BuiltinEmbedder::dimensions);
        float sum = 0;
        for (const float x : vector) sum += x * x;
        EXPECT_NEAR(sum, 1, 1e-5);
    }
}

TEST(BuiltinEmbedder, GivesTheSameTextTheSameVector) {
    EXPECT_EQ(BuiltinEmbedder::embedText("a bright red kite"),
              BuiltinEmbedder::embedText("a bright red kite"));
    EXPECT_EQ(BuiltinEmbedder::embedText("Bright KITE"), BuiltinEmbedder::embedText("bright kite"));
}

TEST(BuiltinEmbedder, GivesManyTextsOfAllScriptsTheVectorsThatEachHasAlone) {
    std::vector<std::string> texts;
    for (int i = 0; i < 300; ++i)
        texts.push_back("Größe " + std::to_string(i) +
                        ".5 of the cities' 東京タワー, Привет and café");
    BuiltinEmbedder embedder;
    const auto vectors = embedder.embed(texts, {});
    ASSERT_TRUE(vectors);
    ASSERT_EQ(vectors->size(), texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i)
        EXPECT_EQ((*vectors)[i], BuiltinEmbedder::embedText(texts[i])) << i;
}

TEST(BuiltinEmbedder, FindsTheTextThatSharesWords) {
    const std::string question = "how long is the river Danube?";
    EXPECT_GT(similarity(question, "Danube. The Danube is a river; its length is 2850 km."),
              similarity(question, "Mont Blanc. Mont Blanc is a mountain; its height is 4808 m."));
}

TEST(BuiltinEmbedder, FindsInflectedAndMisspeltWords) {
    EXPECT_GT(similarity("mountains", "mountain"), 0.6F);
    EXPECT_GT(similarity("recieve letters", "receive letter"),
              similarity("recieve letters", "recipe litter box"));
    EXPECT_GT(similarity("Brücken", "bruecke brucke"), 0.2F);
}

TEST(BuiltinEmbedder, DoesNotLetFunctionWordsDecide) {
    EXPECT_GT(similarity("what is the name of the violin", "violin"),
              similarity("what is the name of the violin", "what is the of the"));
}

TEST(BuiltinEmbedder, TakesNumbersAsTheyAre) {
    EXPECT_LT(similarity("2760", "2761"), 0.5F);
    EXPECT_NEAR(similarity("2760", "2760"), 1, 1e-5);
}

TEST(BuiltinEmbedder, MatchesPartsOfWordsInScriptsWithoutBlanks) {
    EXPECT_GT(similarity("東京", "東京タワーは高い"), similarity("東京", "大阪城は古い"));
}

TEST(BuiltinEmbedder, GivesZeroForATextWithoutWords) {
    EXPECT_EQ(BuiltinEmbedder::embedText(""), Vector(BuiltinEmbedder::dimensions, 0.0F));
    EXPECT_EQ(BuiltinEmbedder::embedText("… !"), Vector(BuiltinEmbedder::dimensions, 0.0F));
}

TEST(BuiltinEmbedder, StopsWhenCancelled) {
    BuiltinEmbedder embedder;
    const CancelToken cancel;
    cancel.cancel();
    EXPECT_EQ(embedder.embed({"a"}, cancel).error().kind, ErrorKind::Cancelled);
}

}  // namespace
