// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/autokgqa/thingindex.h"
#include "llm/builtinembedder.h"
#include "lookup/storeindex.h"
#include "support/graphs.h"

#include <gtest/gtest.h>

namespace tripletalk::answering {

using namespace tripletalk::tests;

namespace {

constexpr const char* ports = R"(
:h1 rdfs:label "Port Anemone" . :h2 rdfs:label "Port Bluebell" ; skos:altLabel "The Blue Quay" .
:h3 rdfs:label "Bluebell" ; :near :h2, :h1 ; :deep 4 . :a :near :h3 . :b :near :h3 .
:cities rdfs:label "Harbour Cities" . :deep rdfs:label "water depth" .
)";

struct Things : testing::Test {
    TemporaryFolder folder;
    llm::BuiltinEmbedder embedder;
    std::optional<ThingIndex> index;

    void SetUp() override {
        const auto store = storeFromTurtle(folder.path(), ports);
        std::filesystem::create_directories(folder.path() / "lookup");
        must(lookup::indexStore(store, folder.path() / "lookup",
                                {.language = "en", .embedder = &embedder}, {}, {}));
        index.emplace(must(lookup::GraphIndex::open(folder.path() / "lookup")), "en");
    }
    std::optional<ThingIndex::Found> best(const std::string& words) {
        return index->best(nGrams(words).at(0));
    }
    std::string iri(const std::string& words) {
        const auto found = best(words);
        return found ? found->match.iri.substr(found->match.iri.rfind('/') + 1) : "";
    }
};

}  // namespace

TEST_F(Things, AreFoundByEveryWordOfTheRun) {
    EXPECT_EQ(iri("Port Anemone"), "h1");
    EXPECT_EQ(iri("port bluebell"), "h2");
    EXPECT_EQ(iri("Port Clover"), "");
    EXPECT_EQ(iri("Blue Quay"), "h2") << "by its other name";
}

TEST_F(Things, AreFoundInOtherFormsOfTheirWords) {
    EXPECT_EQ(iri("harbours city"), "cities");
    EXPECT_EQ(iri("Bluebells"), "h3");
    EXPECT_EQ(iri("Blue"), "h2") << "the beginning of a word is no word";
}

TEST_F(Things, OfTheSameWordsAreThoseThatOccurMore) {
    // "Bluebell" alone is the shorter name, and of more facts.
    EXPECT_EQ(iri("Bluebell"), "h3");
    EXPECT_TRUE(best("Bluebell")->exact);
    EXPECT_TRUE(best("The Blue Quay")->exact);
    EXPECT_FALSE(best("Quay")->exact);
    EXPECT_EQ(best("Quay")->match.label, "The Blue Quay");
    EXPECT_EQ(best("Quay")->match.kind, TermMatch::Kind::Thing);
    EXPECT_GE(best("Quay")->match.score, 0.95);
}

TEST_F(Things, HavePropertiesThatAreFoundByMeaning) {
    const NGram gram = nGrams("depth of the water").at(0);
    const auto vector = llm::BuiltinEmbedder::embedText(gram.text);
    const auto found = index->property(gram, vector, embedder.name());
    ASSERT_TRUE(found);
    EXPECT_EQ(found->iri, "http://example.org/deep");
    EXPECT_EQ(found->kind, TermMatch::Kind::Property);
    EXPECT_FALSE(index->property(gram, vector, "another"));
    EXPECT_FALSE(index->property(gram, llm::BuiltinEmbedder::embedText("price"), embedder.name()));
}

}  // namespace tripletalk::answering
