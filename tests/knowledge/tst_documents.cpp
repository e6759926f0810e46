// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "knowledge/curator.h"
#include "knowledge/documents.h"
#include "knowledge/examples.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::knowledge {

using namespace tripletalk::tests;
using testing::ElementsAre;
using testing::HasSubstr;
namespace fs = std::filesystem;

namespace {

struct Documented : testing::Test {
    TemporaryFolder folder;
    fs::path kb = baseFromTurtle(folder.path(), museum).folder();
    fs::path house = writeText(folder.path() / "house.md",
                               "# The house\n\nThe museum was founded in a former brewery.\n\n"
                               "## Opening hours\n\n- Monday: closed\n- Sunday: ten to five\n");
    fs::path garden = writeText(folder.path() / "garden.txt",
                                "The garden has a sundial that a blacksmith made.\n");

    [[nodiscard]] KnowledgeBase open() const { return must(KnowledgeBase::open(kb)); }
    [[nodiscard]] Result<KnowledgeBase> change(const DocumentChange& change,
                                               const CancelToken& cancel = {}) const {
        const EmbedderSource embedders = [](const std::string& name) {
            return llm::makeEmbedder(name, {}, nullptr);
        };
        return changeDocuments(kb, change, embedders, {}, cancel);
    }
    [[nodiscard]] std::string found(const std::string& words) const {
        auto searcher = must(open().openSearcher(must(llm::makeEmbedder("builtin", {}, nullptr))));
        EXPECT_TRUE(searcher.isDense());
        const auto hits = must(searcher.search(words, {.k = 1}, CancelToken()));
        return hits.empty() ? "" : hits[0].passage.text;
    }
    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> all;
        for (const auto& document : must(documentsOf(open()))) all.push_back(document.name);
        return all;
    }
    [[nodiscard]] std::int64_t passages() const {
        return must(must(retrieval::PassageStore::open(kb / "passages.db")).count());
    }
};

}  // namespace

TEST_F(Documented, FindsWhatWasAddedAndNotWhatWasRemoved) {
    const auto before = open();
    const auto graph = passages();
    const auto after = must(change({.add = {house, garden}}));
    EXPECT_THAT(names(), ElementsAre("house.md", "garden.txt"));
    EXPECT_THAT(found("who made the sundial"), HasSubstr("blacksmith"));
    EXPECT_THAT(found("former brewery"), HasSubstr("founded"));
    EXPECT_THAT(found("Harbour at Dawn"), HasSubstr("Harbour at Dawn"));
    EXPECT_EQ(after.manifest().generation, before.manifest().generation + 1);
    EXPECT_EQ(after.manifest().id, before.manifest().id);
    EXPECT_EQ(after.manifest().passages, passages());
    EXPECT_TRUE(must(documentsOf(after))[0].added);
    EXPECT_EQ(must(documentsOf(after))[0].units, 2);

    must(change({.remove = {"garden.txt"}}));
    EXPECT_THAT(names(), ElementsAre("house.md"));
    EXPECT_THAT(found("who made the sundial"), testing::Not(HasSubstr("blacksmith")));
    must(change({.remove = {"house.md"}}));
    EXPECT_EQ(passages(), graph);
    EXPECT_EQ(must(must(open().openSandbox()).query("SELECT count(*) FROM artist", CancelToken()))
                  .rows.size(),
              1U);
}

TEST_F(Documented, ReplacesADocumentOfTheSameName) {
    must(change({.add = {garden}}));
    fs::create_directory(folder.path() / "new");
    must(change({.add = {writeText(folder.path() / "new" / "garden.txt", "A pond, no more.")}}));
    EXPECT_THAT(names(), ElementsAre("garden.txt"));
    EXPECT_THAT(found("sundial garden"), testing::Not(HasSubstr("sundial")));
    EXPECT_THAT(found("pond"), HasSubstr("pond"));
}

TEST_F(Documented, StayOverANewImportOfTheGraphUnlessTheyCameWithIt) {
    const auto graph =
        writeText(folder.path() / "m.ttl", std::string(testPrefixes) + std::string(museum));
    const ImportOptions options{.embedder = must(llm::makeEmbedder("builtin", {}, nullptr)),
                                .replace = true};
    must(importFiles({graph, garden}, kb, options, {}, CancelToken()));
    must(change({.add = {house}}));
    must(importFiles({graph}, kb, options, {}, CancelToken()));
    EXPECT_THAT(names(), ElementsAre("house.md"));
    EXPECT_THAT(found("former brewery"), HasSubstr("founded"));
    // Named again, it is read again.
    writeText(house, "# The house\n\nIt was a school.\n");
    must(importFiles({graph, house}, kb, options, {}, CancelToken()));
    EXPECT_THAT(names(), ElementsAre("house.md"));
    EXPECT_THAT(found("former brewery school"), HasSubstr("school"));
}

TEST_F(Documented, KeepWhatPeopleMade) {
    must(Examples(open()).add("How many artists?", "SELECT count(*) FROM artist"));
    const curation::TableCuration painter{.id = {.classIri = "http://example.org/Artist"},
                                          .name = "painter"};
    must(applyCuration(kb, {.tables = {painter}}, {}, CancelToken()));
    must(change({.add = {garden}}));
    EXPECT_TRUE(open().schema().table("painter"));
    EXPECT_THAT(must(Examples(open()).list())[0].query, HasSubstr("painter"));
    // The database is a copy that can be renamed in, too.
    must(applyCuration(kb, {}, {}, CancelToken()));
    EXPECT_TRUE(must(open().openSandbox()).check("SELECT label FROM artist").ok());
}

TEST_F(Documented, AreLeftAsTheyWereByWhateverFails) {
    must(change({.add = {garden}}));
    const auto before = *readFile(kb / "manifest.json");
    const auto fails = [&](const DocumentChange& wrong, ErrorKind kind) {
        const auto changed = change(wrong);
        ASSERT_FALSE(changed.ok());
        EXPECT_EQ(changed.error().kind, kind) << changed.error().toText();
        EXPECT_EQ(*readFile(kb / "manifest.json"), before);
    };
    fails({}, ErrorKind::Usage);
    fails({.remove = {"nothing.txt"}}, ErrorKind::NotFound);
    fails({.add = {folder.path() / "nothing.txt"}}, ErrorKind::NotFound);
    fails({.add = {house, writeText(folder.path() / "e.txt", " ")}}, ErrorKind::Input);
    fails({.add = {writeText(folder.path() / "a.pdf", "x")}}, ErrorKind::Input);
    const CancelToken cancel;
    cancel.cancel();
    EXPECT_EQ(change({.add = {house}}, cancel).error().kind, ErrorKind::Cancelled);
    const auto broken = changeDocuments(
        kb, {.add = {house}},
        [](const std::string&) -> Result<std::unique_ptr<llm::Embedder>> {
            return Error{ErrorKind::Network, Sentence::verbatim("away")};
        },
        {}, CancelToken());
    EXPECT_EQ(broken.error().kind, ErrorKind::Network);
    EXPECT_EQ(*readFile(kb / "manifest.json"), before);
    EXPECT_THAT(found("who made the sundial"), HasSubstr("blacksmith"));
    EXPECT_FALSE(fs::exists(folder.path() / ".test.kb.building"));
}

}  // namespace tripletalk::knowledge
