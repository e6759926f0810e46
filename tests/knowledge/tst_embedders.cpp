// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "knowledge/embedders.h"
#include "llm/builtinembedder.h"
#include "retrieval/testembedder.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::knowledge {

using namespace tripletalk::tests;
using testing::IsEmpty;
using testing::SizeIs;

namespace {

struct Indexed : testing::Test {
    TemporaryFolder folder;
    std::filesystem::path kb = baseFromTurtle(folder.path(), museum).folder();
    llm::BuiltinEmbedder embedder;

    void withoutIndexes() {
        const auto base = KnowledgeBase::open(kb);
        ASSERT_TRUE(base);
        for (const EmbedderInfo& one : base->manifest().embedders)
            ASSERT_TRUE(removeEmbedder(kb, one.name));
    }
};

}  // namespace

TEST_F(Indexed, AnIndexIsAddedAndTakenAway) {
    withoutIndexes();
    const auto before = KnowledgeBase::open(kb);
    ASSERT_TRUE(before);
    EXPECT_THAT(before->manifest().embedders, IsEmpty());
    const auto added = addEmbedder(kb, embedder, {}, {});
    ASSERT_TRUE(added) << added.error().toText();
    ASSERT_THAT(added->manifest().embedders, SizeIs(1));
    const EmbedderInfo info = added->manifest().embedders.front();
    EXPECT_EQ(info.name, "builtin");
    EXPECT_GT(info.dimensions, 0);
    EXPECT_TRUE(std::filesystem::exists(kb / info.file));
    EXPECT_EQ(added->manifest().generation, before->manifest().generation + 1);
    EXPECT_EQ(addEmbedder(kb, embedder, {}, {}).error().kind, ErrorKind::Usage);
    const auto removed = removeEmbedder(kb, "builtin");
    ASSERT_TRUE(removed) << removed.error().toText();
    EXPECT_FALSE(std::filesystem::exists(kb / info.file));
    EXPECT_EQ(removeEmbedder(kb, "builtin").error().kind, ErrorKind::NotFound);
}

TEST_F(Indexed, TheSearchIndexKnowsWhatTheSameEmbeddersMean) {
    const auto knows = [&](const char* name) {
        return must(must(KnowledgeBase::open(kb)).lookup())
            .hasMeanings(lookup::ItemKind::Property, name);
    };
    retrieval::TestEmbedder other;
    must(addEmbedder(kb, other, {}, {}));
    EXPECT_TRUE(knows("test"));
    must(removeEmbedder(kb, "test"));
    EXPECT_FALSE(knows("test"));
    must(removeEmbedder(kb, "builtin"));
    EXPECT_TRUE(knows("builtin")) << "it can always be asked";
}

TEST_F(Indexed, AnIndexSaysWhetherItsPassagesWereEmbeddedWithPrompts) {
    const auto other = std::make_shared<retrieval::TestEmbedder>();
    other->before = {"asked: ", "told: "};
    must(addEmbedder(kb, *other, {}, {}));
    const auto searched = [&] {
        (void)must(must(KnowledgeBase::open(kb)).openSearcher(other)).search("doors", {}, {});
        return other->asked.back();
    };
    EXPECT_EQ(searched(), "asked: doors");
    const auto manifest = kb / "manifest.json";
    std::string text = must(readFile(manifest));
    text.replace(text.find("\"prompted\": true"), 16, "\"prompted\": null");
    writeText(manifest, text);
    EXPECT_FALSE(KnowledgeBase::open(kb)) << "no shape of ours";
    text.replace(text.find("\"prompted\": null"), 16, "\"version2\": true");
    writeText(manifest, text);
    EXPECT_EQ(searched(), "doors") << "made before there were prompts";
}

TEST_F(Indexed, ACancelledBuildLeavesTheBaseAsItWas) {
    withoutIndexes();
    const auto before = KnowledgeBase::open(kb)->manifest().generation;
    const CancelToken cancel;
    cancel.cancel();
    EXPECT_EQ(addEmbedder(kb, embedder, {}, cancel).error().kind, ErrorKind::Cancelled);
    const auto after = KnowledgeBase::open(kb);
    ASSERT_TRUE(after);
    EXPECT_EQ(after->manifest().generation, before);
    EXPECT_THAT(after->manifest().embedders, IsEmpty());
}

}  // namespace tripletalk::knowledge
