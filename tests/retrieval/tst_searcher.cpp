// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/searcher.h"
#include "retrieval/temporaryfolder.h"
#include "retrieval/testembedder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::retrieval {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

class SearcherTest : public testing::Test {
  protected:
    void SetUp() override {
        auto builder = PassageStoreBuilder::create(m_folder.file("passages.db"));
        ASSERT_TRUE(builder.ok());
        const auto add = [&](Passage passage) { ASSERT_TRUE(builder->add(passage).ok()); };
        add({0,
             PassageKind::Graph,
             "Brass Lantern",
             {},
             "Brass Lantern is a lamp. Its weight is 900 g.",
             "urn:e:1",
             "Lamp"});
        add({0,
             PassageKind::Graph,
             "Copper Kettle",
             {},
             "Copper Kettle is a vessel. It hangs beside a lantern.",
             "urn:e:2",
             "Vessel"});
        add({0,
             PassageKind::Graph,
             "Model 220i",
             {},
             "Model 220i is a stove. Its price is 2,760 EUR.",
             "urn:e:3",
             "Stove"});
        add({0,
             PassageKind::Graph,
             "東京タワー",
             {},
             "東京タワー is a tower.",
             "urn:e:4",
             "Tower"});
        add({0,
             PassageKind::Document,
             "Care guide",
             "Wicks",
             "Trimming keeps the flame of a lamp clean.",
             {},
             "document",
             "care.md"});
        ASSERT_TRUE(builder->finish().ok());
    }
    PassageStore store() { return std::move(*PassageStore::open(m_folder.file("passages.db"))); }
    Searcher lexical() { return {store(), std::nullopt, nullptr}; }
    Searcher fused(const std::shared_ptr<TestEmbedder>& embedder,
                   const std::string& queryPrompt = {}, const std::string& language = {}) {
        const auto built = DenseIndex::build(store(), *embedder, m_folder.file("test.faiss"),
                                             m_folder.file("cache.db"), {}, {});
        EXPECT_TRUE(built.ok());
        return {store(), std::move(*DenseIndex::open(m_folder.file("test.faiss"))), embedder,
                queryPrompt, language};
    }
    static std::vector<std::string> titles(Searcher searcher, const std::string& query,
                                           const SearchOptions& options = {}) {
        std::vector<std::string> found;
        auto hits = searcher.search(query, options, {});
        EXPECT_TRUE(hits.ok()) << (hits.ok() ? "" : hits.error().toText());
        if (hits.ok())
            for (const Hit& hit : *hits) found.push_back(hit.passage.title);
        return found;
    }

  private:
    TemporaryFolder m_folder;
};

TEST_F(SearcherTest, PutsAPassageWithTheWordInItsTitleFirst) {
    EXPECT_THAT(titles(lexical(), "what is known of the lantern?"),
                ElementsAre("Brass Lantern", "Copper Kettle"));
}

TEST_F(SearcherTest, MatchesOtherFormsOfAWord) {
    EXPECT_THAT(titles(lexical(), "trims"), ElementsAre("Care guide"));
}

TEST_F(SearcherTest, MatchesHeadings) {
    EXPECT_THAT(titles(lexical(), "wick"), ElementsAre("Care guide"));
}

TEST_F(SearcherTest, MatchesLettersAndDigitsApartOrTogether) {
    EXPECT_THAT(titles(lexical(), "220i"), ElementsAre("Model 220i"));
    EXPECT_THAT(titles(lexical(), "220 stoves"), ElementsAre("Model 220i"));
    EXPECT_THAT(titles(lexical(), "2,760"), ElementsAre("Model 220i"));
}

TEST_F(SearcherTest, FindsTwoCharactersInsideAWordWithoutBlanks) {
    EXPECT_THAT(titles(lexical(), "タワ"), ElementsAre("東京タワー"));
    EXPECT_THAT(titles(lexical(), "東京の塔"), ElementsAre("東京タワー"));
}

TEST_F(SearcherTest, TakesNoQuerySyntaxFromTheQuestion) {
    EXPECT_THAT(titles(lexical(), "title:lantern\" OR * NEAR( NOT AND -"),
                ElementsAre("Brass Lantern", "Copper Kettle"));
    EXPECT_THAT(titles(lexical(), "\"\"*()"), IsEmpty());
    EXPECT_THAT(titles(lexical(), ""), IsEmpty());
}

TEST_F(SearcherTest, FiltersByTypeAndKind) {
    EXPECT_THAT(titles(lexical(), "lamp lantern", {.types = {"Vessel"}}),
                ElementsAre("Copper Kettle"));
    EXPECT_THAT(titles(lexical(), "lamp lantern", {.kind = PassageKind::Document}),
                ElementsAre("Care guide"));
    const auto embedder = std::make_shared<TestEmbedder>();
    EXPECT_THAT(titles(fused(embedder), "lamp lantern", {.types = {"Vessel", "Tower"}}),
                ElementsAre("Copper Kettle", "東京タワー"));
}

TEST_F(SearcherTest, SaysWhatMatchedAndWhichBranchFoundIt) {
    auto hits = lexical().search("heavy brass lanterns?", {}, {});
    ASSERT_TRUE(hits.ok());
    ASSERT_FALSE(hits->empty());
    EXPECT_THAT(hits->front().matched, UnorderedElementsAre("brass", "lanterns"));
    EXPECT_EQ(hits->front().lexicalRank, 1);
    EXPECT_TRUE(hits->front().bm25.has_value());
    EXPECT_FALSE(hits->front().denseRank.has_value());
    EXPECT_DOUBLE_EQ(hits->front().score, 1.0 / 61);
}

TEST_F(SearcherTest, FusesBothBranchesByReciprocalRank) {
    const auto embedder = std::make_shared<TestEmbedder>();
    embedder->synonyms = true;
    auto hits = fused(embedder).search("brass lamp", {.k = 1}, {});
    ASSERT_TRUE(hits.ok());
    ASSERT_EQ(hits->size(), 1U);
    const Hit& hit = hits->front();
    EXPECT_EQ(hit.passage.title, "Brass Lantern");
    ASSERT_TRUE(hit.lexicalRank && hit.denseRank);
    EXPECT_GT(*hit.cosine, 0.2);
    EXPECT_DOUBLE_EQ(hit.score, 1.0 / (60 + *hit.lexicalRank) + 1.0 / (60 + *hit.denseRank));
}

TEST_F(SearcherTest, CountsWordsLessTheFewerOfThemPassagesHave) {
    const auto embedder = std::make_shared<TestEmbedder>();
    embedder->synonyms = true;
    auto searcher = fused(embedder);
    // Of another language's five words two are known here, by chance.
    const auto hits = searcher.search("quelle flame lantern convient zimmer", {.k = 1}, {});
    ASSERT_TRUE(hits.ok());
    ASSERT_EQ(hits->size(), 1U);
    const Hit& hit = hits->front();
    ASSERT_TRUE(hit.lexicalRank && hit.denseRank);
    EXPECT_DOUBLE_EQ(hit.score, 0.4 * 0.4 / (60 + *hit.lexicalRank) + 1.0 / (60 + *hit.denseRank));
}

TEST_F(SearcherTest, BelievesWordsWhereTheEmbedderDoesNotKnowTheQuestionsLanguage) {
    const auto embedder = std::make_shared<TestEmbedder>();
    embedder->label = "of English alone";
    auto hits = fused(embedder, {}, "en")
                    .search("Wie schwer ist die Brass Lantern, und was kostet sie?", {.k = 1}, {});
    ASSERT_TRUE(hits.ok());
    ASSERT_EQ(hits->size(), 1U);
    const Hit& hit = hits->front();
    EXPECT_EQ(hit.passage.title, "Brass Lantern");
    ASSERT_TRUE(hit.lexicalRank && hit.denseRank);
    EXPECT_DOUBLE_EQ(hit.score, 1.0 / (60 + *hit.lexicalRank) + 0.02 / (60 + *hit.denseRank));
}

TEST_F(SearcherTest, PutsThePromptBeforeWhatIsSearchedForAlone) {
    const auto embedder = std::make_shared<TestEmbedder>();
    embedder->before = {"asked: ", "told: "};
    auto plain = fused(embedder);
    EXPECT_THAT(embedder->asked, testing::Each(testing::StartsWith("told: ")));
    (void)plain.search("lamp", {}, {});
    EXPECT_EQ(embedder->asked.back(), "lamp") << "as the index was made before there were prompts";
    (void)fused(embedder, "asked: ").search("lamp", {}, {});
    EXPECT_EQ(embedder->asked.back(), "asked: lamp");
}

TEST_F(SearcherTest, LeavesRoomForOtherEntitiesBesideALongOne) {
    const TemporaryFolder folder;
    auto builder = PassageStoreBuilder::create(folder.file("passages.db"));
    ASSERT_TRUE(builder.ok());
    for (int i = 0; i < 6; ++i)
        ASSERT_TRUE(
            builder->add({0, PassageKind::Graph, "Tea", {}, "Tea is a drink.", "urn:e:1"}).ok());
    ASSERT_TRUE(
        builder->add({0, PassageKind::Graph, "Cup", {}, "A cup may hold some tea, too.", "urn:e:2"})
            .ok());
    ASSERT_TRUE(builder->finish().ok());
    const auto search = [&](int k) {
        return titles(
            {std::move(*PassageStore::open(folder.file("passages.db"))), std::nullopt, nullptr},
            "tea", {.k = k});
    };
    EXPECT_THAT(search(4), testing::UnorderedElementsAre("Tea", "Tea", "Cup", "Tea"));
    EXPECT_THAT(search(3), UnorderedElementsAre("Tea", "Tea", "Cup"));
    EXPECT_EQ(search(20).size(), 7U);
}

TEST_F(SearcherTest, StopsWhenCancelled) {
    const CancelToken cancel;
    cancel.cancel();
    auto hits = lexical().search("lantern", {}, cancel);
    ASSERT_FALSE(hits.ok());
    EXPECT_EQ(hits.error().kind, ErrorKind::Cancelled);
}

}  // namespace tripletalk::retrieval
