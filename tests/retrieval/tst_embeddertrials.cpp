// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "language/language.h"
#include "retrieval/embeddertrials.h"
#include "retrieval/testembedder.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace tripletalk::retrieval {
namespace {

/// Gives a sentence and its translations one vector.
class Multilingual : public llm::Embedder {
  public:
    Result<std::vector<llm::Vector>> embed(const std::vector<std::string>& texts,
                                           const CancelToken&) override {
        if (away) return Error{ErrorKind::Network, Sentence::verbatim("The server is away.")};
        ++calls;
        std::vector<llm::Vector> vectors;
        for (const std::string& text : texts) vectors.push_back(of(text));
        return vectors;
    }
    std::string name() const override { return "multilingual"; }

    bool away = false;
    int calls = 0;

  private:
    static llm::Vector of(const std::string& text) {
        for (const language::Language& language : language::languages()) {
            const auto& all = language.parallels();
            llm::Vector vector(all.size());
            for (std::size_t i = 0; i < all.size(); ++i)
                if (all[i] == text) vector[i] = 1;
            if (std::ranges::find(all, text) != all.end()) return vector;
        }
        return {};
    }
};

bool joins(EmbedderTrials& trials, llm::Embedder& embedder, const char* question,
           const char* passages) {
    const auto found = trials.joins(embedder, question, passages, {});
    EXPECT_TRUE(found.ok());
    return found.ok() && *found;
}

TEST(EmbedderTrials, AnEmbedderThatPutsTranslationsTogetherJoinsTheirLanguages) {
    EmbedderTrials trials;
    Multilingual embedder;
    EXPECT_TRUE(joins(trials, embedder, "de", "en"));
    EXPECT_TRUE(joins(trials, embedder, "zh", "es"));
}

TEST(EmbedderTrials, OneThatKnowsWordsAloneDoesNot) {
    EmbedderTrials trials;
    TestEmbedder embedder;
    EXPECT_FALSE(joins(trials, embedder, "de", "en"));
    EXPECT_TRUE(joins(trials, embedder, "en", "en"));
}

TEST(EmbedderTrials, AreHeldOnceForAnEmbedderAndTwoLanguages) {
    EmbedderTrials trials;
    Multilingual embedder;
    joins(trials, embedder, "de", "en");
    const int calls = embedder.calls;
    joins(trials, embedder, "de", "en");
    EXPECT_EQ(embedder.calls, calls);
    trials.forget();
    joins(trials, embedder, "de", "en");
    EXPECT_EQ(embedder.calls, 2 * calls);
}

TEST(EmbedderTrials, AreHeldAgainIfTheServerWasAway) {
    EmbedderTrials trials;
    Multilingual embedder;
    embedder.away = true;
    EXPECT_EQ(trials.joins(embedder, "de", "en", {}).error().kind, ErrorKind::Network);
    embedder.away = false;
    EXPECT_TRUE(joins(trials, embedder, "de", "en"));
}

TEST(EmbedderTrials, BelieveAnEmbedderInLanguagesWithoutSentences) {
    EmbedderTrials trials;
    TestEmbedder embedder;
    EXPECT_TRUE(joins(trials, embedder, "de", "fi"));
    EXPECT_TRUE(embedder.asked.empty());
}

TEST(EmbedderTrials, EveryLanguageHasTheSameSentencesOrNone) {
    const std::size_t count = language::languageOf("en").parallels().size();
    EXPECT_GE(count, 10U);
    for (const language::Language& language : language::languages())
        EXPECT_TRUE(language.parallels().empty() || language.parallels().size() == count)
            << language.tag();
}

}  // namespace
}  // namespace tripletalk::retrieval
