// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::knowledge {

using namespace tripletalk::tests;

TEST(KnowledgeBase, SaysSoWhenAFolderIsNone) {
    const TemporaryFolder folder;
    const auto base = KnowledgeBase::open(folder.path());
    ASSERT_FALSE(base.ok());
    EXPECT_EQ(base.error().kind, ErrorKind::NotFound);
}

TEST(KnowledgeBase, RefusesAFormatOfANewerProgram) {
    const TemporaryFolder folder;
    (void)baseFromTurtle(folder.path(), museum);
    auto manifest =
        nlohmann::json::parse(std::ifstream(folder.path() / "test.kb" / "manifest.json"));
    manifest["version"] = formatVersion + 1;
    writeText(folder.path() / "test.kb" / "manifest.json", manifest.dump());
    const auto base = KnowledgeBase::open(folder.path() / "test.kb");
    ASSERT_FALSE(base.ok());
    EXPECT_EQ(base.error().kind, ErrorKind::Version);
}

TEST(KnowledgeBase, FindsEntitiesByKeyIriAndUniqueLabel) {
    const TemporaryFolder folder;
    const auto base = baseFromTurtle(folder.path(), museum);
    const auto entities = must(EntityLookup::open(base));
    const auto snow = must(entities.byIri("http://example.org/p5"));
    ASSERT_TRUE(snow.has_value());
    EXPECT_EQ(snow->label, "Snow");
    EXPECT_EQ(snow->table, "painting");
    EXPECT_EQ(must(entities.byKey(snow->key))->iri, snow->iri);
    EXPECT_EQ(must(entities.byLabel("painting", "Snow"))->iri, snow->iri);
    EXPECT_FALSE(must(entities.byLabel("artist", "Snow")).has_value());
}

TEST(KnowledgeBase, SearchesWithTheEmbedderThatItWasBuiltWith) {
    const TemporaryFolder folder;
    const auto base = baseFromTurtle(folder.path(), museum);
    EXPECT_TRUE(must(base.openSearcher(must(llm::makeEmbedder("builtin", {}, nullptr)))).isDense());
    EXPECT_FALSE(must(base.openSearcher(nullptr)).isDense());
}

TEST(KnowledgeBase, LinksWordsToEntitiesValuesTablesAndColumns) {
    const TemporaryFolder folder;
    const auto base = baseFromTurtle(folder.path(), museum);
    const auto values = must(base.openValues());
    const auto links =
        must(values.link("Which paintings by the artist born in Oslo are called harbour at dusk?"));
    std::set<std::pair<retrieval::LinkKind, std::string>> found;
    for (const auto& link : links) found.emplace(link.entry.kind, link.entry.text);
    using retrieval::LinkKind;
    EXPECT_TRUE(found.contains({LinkKind::Entity, "Harbour at Dusk"}));
    EXPECT_TRUE(found.contains({LinkKind::Value, "Oslo"}));
    EXPECT_TRUE(std::any_of(found.begin(), found.end(),
                            [](const auto& f) { return f.first == LinkKind::Table; }));
}

}  // namespace tripletalk::knowledge
