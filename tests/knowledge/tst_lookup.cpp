// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/buildfolder.h"
#include "knowledge/curator.h"
#include "knowledge/documents.h"
#include "knowledge/lookupfiles.h"
#include "knowledge/pack.h"
#include "support/testbases.h"

#include <algorithm>
#include <atomic>
#include <thread>

#include <gmock/gmock.h>

namespace tripletalk::knowledge {

using namespace tripletalk::tests;
using curation::Curation;
using lookup::ItemKind;
using testing::ElementsAre;
using testing::IsEmpty;
namespace fs = std::filesystem;

namespace {

const std::string museumIris = "http://example.org/";

struct Lookup : testing::Test {
    TemporaryFolder folder;
    KnowledgeBase base = baseFromTurtle(folder.path(), museum);
    fs::path files = base.folder() / lookupFolder;

    static std::vector<std::string> find(const lookup::GraphIndex& index, ItemKind kind,
                                         const std::string& text) {
        std::vector<std::string> labels;
        for (const auto& hit : index.byWords(kind, text, 10))
            labels.push_back(index.item(kind, hit.row).label);
        return labels;
    }
    [[nodiscard]] lookup::GraphIndex open() const {
        return must(must(KnowledgeBase::open(base.folder())).lookup());
    }
    void apply(const Curation& curation) const {
        must(applyCuration(base.folder(), curation, {}, CancelToken()));
    }
};

}  // namespace

TEST_F(Lookup, IsMadeByTheImport) {
    EXPECT_TRUE(fs::exists(files / "index.json"));
    EXPECT_THAT(find(must(base.lookup()), ItemKind::Entity, "dawn"),
                ElementsAre("Harbour at Dawn"));
    EXPECT_TRUE(must(base.lookup()).hasMeanings(ItemKind::Property, "builtin"));
    const auto report = must(base.report());
    EXPECT_TRUE(std::ranges::any_of(report.at("stages"), [](const nlohmann::json& stage) {
        return stage.at("name") == "lookup";
    }));
}

TEST_F(Lookup, OfABaseWithoutOneIsMadeAtFirstUse) {
    fs::remove_all(files);
    EXPECT_THAT(find(must(base.lookup()), ItemKind::Entity, "chairs"), ElementsAre("Two Chairs"));
    EXPECT_TRUE(fs::exists(files / "index.json"));
    for (const auto& entry : fs::directory_iterator(base.folder()))
        EXPECT_FALSE(entry.path().filename().string().starts_with('.')) << entry.path();
}

TEST_F(Lookup, ThatIsDamagedOrOfAnotherVersionIsMadeAnew) {
    fs::resize_file(files / "entities.index", 100);
    EXPECT_THAT(find(must(base.lookup()), ItemKind::Entity, "chairs"), ElementsAre("Two Chairs"));
    writeText(files / "index.json", R"({"version": 0})");
    EXPECT_THAT(find(must(base.lookup()), ItemKind::Entity, "chairs"), ElementsAre("Two Chairs"));
    writeText(files / "index.json", "nonsense");
    EXPECT_THAT(find(must(base.lookup()), ItemKind::Entity, "chairs"), ElementsAre("Two Chairs"));
}

TEST_F(Lookup, IsMadeByOneOfTheThreadsThatWantIt) {
    fs::remove_all(files);
    std::atomic<int> found = 0;
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&] {
                if (const auto index = base.lookup(); index && index->count(ItemKind::Entity) > 5)
                    ++found;
            });
    }
    EXPECT_EQ(found, 4);
}

TEST_F(Lookup, ThatAnotherProgramMakesIsLocked) {
    fs::remove_all(files);
    const auto other = must(BuildFolder::create(files));
    EXPECT_EQ(base.lookup().error().kind, ErrorKind::Locked);
}

TEST_F(Lookup, FindsNothingThatIsHidden) {
    apply(
        {.tables = {{.id = {.classIri = museumIris + "Painting"},
                     .columns = {{.id = {.predicate = museumIris + "height"}, .hidden = true}}}}});
    EXPECT_TRUE(fs::exists(files / "index.json"));
    EXPECT_THAT(find(open(), ItemKind::Property, "height"), IsEmpty());
    EXPECT_THAT(find(open(), ItemKind::Entity, "chairs"), ElementsAre("Two Chairs"));
    apply({.tables = {{.id = {.classIri = museumIris + "Artist"}, .hidden = true}}});
    EXPECT_THAT(find(open(), ItemKind::Entity, "ana bell"), IsEmpty());
    EXPECT_THAT(find(open(), ItemKind::Property, "height"), ElementsAre("height"));
    apply({});
    EXPECT_THAT(find(open(), ItemKind::Entity, "ana bell"), ElementsAre("Ana Bell"));
}

TEST_F(Lookup, OfBeforeSomethingWasHiddenIsNotUsed) {
    // As a program that knows no index would leave it.
    const fs::path kept = folder.path() / "kept";
    fs::copy(files, kept);
    apply({.tables = {{.id = {.classIri = museumIris + "Artist"}, .hidden = true}}});
    fs::remove_all(files);
    fs::copy(kept, files);
    EXPECT_THAT(find(open(), ItemKind::Entity, "ana bell"), IsEmpty());
}

TEST_F(Lookup, IsInNoPackAndMadeFromWhatComesOfOne) {
    must(pack(base.folder(), folder.path() / "museum.kb.tar.gz", {}, CancelToken()));
    must(unpack(folder.path() / "museum.kb.tar.gz", folder.path() / "other.kb", {}, {},
                CancelToken()));
    EXPECT_FALSE(fs::exists(folder.path() / "other.kb" / lookupFolder));
    const KnowledgeBase other = must(KnowledgeBase::open(folder.path() / "other.kb"));
    EXPECT_THAT(find(must(other.lookup()), ItemKind::Entity, "snow"), ElementsAre("Snow"));
}

TEST_F(Lookup, StaysWhenDocumentsChange) {
    const fs::path note = writeText(folder.path() / "note.txt", "The harbour was rebuilt.");
    const auto before = fs::last_write_time(files / "entities.index");
    must(changeDocuments(
        base.folder(), {.add = {note}},
        [](const std::string& name) { return llm::makeEmbedder(name, {}, nullptr); }, {},
        CancelToken()));
    EXPECT_EQ(fs::last_write_time(files / "entities.index"), before);
    EXPECT_THAT(find(open(), ItemKind::Entity, "chairs"), ElementsAre("Two Chairs"));
}

TEST_F(Lookup, StopsBeingMadeWhenItIsCancelled) {
    fs::remove_all(files);
    CancelToken cancel;
    cancel.cancel();
    EXPECT_EQ(base.lookup({}, cancel).error().kind, ErrorKind::Cancelled);
    EXPECT_FALSE(fs::exists(files));
    EXPECT_TRUE(base.lookup().ok());
}

}  // namespace tripletalk::knowledge
