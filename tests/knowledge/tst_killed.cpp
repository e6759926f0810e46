// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "support/killing.h"
#include "support/testbases.h"

#include <set>

#include <gtest/gtest.h>

namespace tripletalk::knowledge {

using namespace tripletalk::tests;
namespace fs = std::filesystem;

namespace {

/// How many moments of each kind of import an import is killed at.
constexpr int moments = 25;

struct KilledImport : testing::Test {
    TemporaryFolder folder;
    fs::path target = folder.path() / "x.kb";

    bool import(std::string_view turtle) {
        const auto file =
            writeText(folder.path() / "a.ttl", std::string(testPrefixes) + std::string(turtle));
        ImportOptions options;
        options.replace = true;
        options.embedder = must(llm::makeEmbedder("builtin", {}, nullptr));
        return importFiles({file}, target, options, {}, {}).ok();
    }

    /// The names of the paintings, after checking that all parts of the base tell the same.
    std::set<std::string> paintings() {
        const auto base = must(KnowledgeBase::open(target));
        EXPECT_EQ(must(must(base.openGraph()).counts()).triples, base.manifest().triples);
        const auto database = must(base.openDatabase());
        EXPECT_EQ(must(database.integer("SELECT count(*) FROM entity")), base.manifest().entities);
        for (const char* name : {"graph.db", "database.db", "passages.db", "values.db"}) {
            const auto file =
                must(sqlite::Database::open(target / name, sqlite::OpenMode::ReadOnly));
            EXPECT_EQ(sqlite::toText(must(file.value("PRAGMA integrity_check"))), "ok") << name;
        }
        auto searcher = must(base.openSearcher(must(llm::makeEmbedder("builtin", {}, nullptr))));
        const auto values = must(base.openValues());
        std::set<std::string> names;
        must(database.each("SELECT label FROM entity WHERE class = 'Painting'",
                           [&](const sqlite::Statement& row) { names.emplace(row.text(0)); }));
        for (const std::string& name : names) {
            EXPECT_FALSE(must(values.link(name)).empty()) << name;
            EXPECT_FALSE(must(searcher.search(name, {}, {})).empty()) << name;
        }
        return names;
    }

    /// What an import, killed or not, leaves beside the base.
    [[nodiscard]] std::set<std::string> beside() const {
        std::set<std::string> names;
        for (const auto& entry : fs::directory_iterator(folder.path()))
            if (entry.path() != target && entry.path().extension() != ".ttl")
                names.insert(entry.path().filename());
        return names;
    }
};

constexpr std::string_view before = R"(
:a a :Painting ; rdfs:label "Old Mill" ; :height 12 . :b a :Painting ; rdfs:label "Red Barn" ; :height 7 .
)";
constexpr std::string_view after = R"(
:c a :Painting ; rdfs:label "New Bridge" ; :height 9 ; :by :p . :p a :Painter ; rdfs:label "Ana Bell" .
)";
const std::set<std::string> namesBefore{"Old Mill", "Red Barn"};
const std::set<std::string> namesAfter{"New Bridge"};

}  // namespace

TEST_F(KilledImport, OfANewBaseLeavesNoneOrAWholeOne) {
    const auto work = [&] { return import(after); };
    const auto duration = durationOf(work);
    int killed = 0;
    for (const auto moment : momentsOf(duration, moments, 1)) {
        fs::remove_all(target);
        killed += killedAfter(moment, work) ? 1 : 0;
        if (fs::exists(target)) {
            EXPECT_EQ(paintings(), namesAfter);
        }
    }
    EXPECT_GT(killed, 0);  // how many depends on how busy the machine is
    ASSERT_TRUE(import(after));
    EXPECT_EQ(paintings(), namesAfter);
    EXPECT_EQ(beside(), std::set<std::string>());
}

TEST_F(KilledImport, IntoABaseThatIsThereLeavesTheOldOrTheNewOne) {
    ASSERT_TRUE(import(before));
    const auto duration = durationOf([&] { return import(after); });
    int killed = 0;
    for (const auto moment : momentsOf(duration, moments, 2)) {
        const std::set<std::string> was = paintings();
        const bool isOld = was == namesBefore;
        EXPECT_TRUE(isOld || was == namesAfter);
        killed += killedAfter(moment, [&] { return import(isOld ? after : before); }) ? 1 : 0;
        const std::set<std::string> is = paintings();
        EXPECT_TRUE(is == namesBefore || is == namesAfter);
    }
    EXPECT_GT(killed, 0);  // how many depends on how busy the machine is
    ASSERT_TRUE(import(before));
    EXPECT_EQ(paintings(), namesBefore);
    EXPECT_EQ(beside(), std::set<std::string>());
}

}  // namespace tripletalk::knowledge
