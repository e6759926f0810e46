// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "curation/ledger.h"
#include "knowledge/buildfolder.h"
#include "knowledge/curator.h"
#include "knowledge/tablepreview.h"
#include "support/testbases.h"

#include <chrono>
#include <random>
#include <vector>

#include <gmock/gmock.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tripletalk::knowledge {

using namespace tripletalk::tests;
using curation::Curation;
using curation::TableCuration;
using testing::HasSubstr;
namespace fs = std::filesystem;

namespace {

const std::string ns = "http://example.org/";

struct Curating : testing::Test {
    TemporaryFolder folder;
    fs::path kb = baseFromTurtle(folder.path(), museum).folder();

    [[nodiscard]] KnowledgeBase open() const { return must(KnowledgeBase::open(kb)); }
    [[nodiscard]] Result<CurationReport> apply(const Curation& curation) const {
        return applyCuration(kb, curation, {}, CancelToken());
    }
    /// The first cell of a query in the sandbox, or the error.
    [[nodiscard]] std::string cell(const std::string& sql) const {
        auto sandbox = must(open().openSandbox());
        auto result = sandbox.query(sql, CancelToken());
        if (!result) return result.error().message.text();
        return result->rows.empty() ? "" : sqlite::toText(result->rows[0][0]);
    }
    static TableCuration renamed(const std::string& local, const std::string& name) {
        return {.id = {.classIri = ns + local}, .name = name};
    }
};

}  // namespace

TEST_F(Curating, RenamesInThePlaceWhereTheDatabaseIs) {
    TableCuration painting = renamed("Painting", "Work of Art");
    painting.columns = {{.id = {.predicate = ns + "paintedBy"}, .name = "painter"}};
    const auto report = apply({.tables = {painting, renamed("Artist", "artists")}});
    ASSERT_TRUE(report.ok()) << report.error().toText();
    EXPECT_FALSE(report->rebuild);
    EXPECT_EQ(report->generation, 2);
    EXPECT_EQ(cell("SELECT count(*) FROM \"Work of Art\" w JOIN artists a ON w.painter = "
                   "a.artists_id WHERE a.label = 'Ana Bell'"),
              "2");
    const auto base = open();
    EXPECT_EQ(base.manifest().generation, 2);
    EXPECT_TRUE(base.schema().table("artists"));
    EXPECT_TRUE(base.induced().table("artist"));
    const auto lookup = must(EntityLookup::open(base));
    EXPECT_TRUE(must(lookup.byLabel("artists", "Ana Bell")));
    EXPECT_EQ(must(curation::curationFromText(*readFile(kb / "curation.json"))).curation,
              base.curation());
}

TEST_F(Curating, GoesBackToWhatWasInduced) {
    ASSERT_TRUE(apply({.tables = {renamed("Artist", "painter")}}).ok());
    ASSERT_TRUE(apply({}).ok());
    EXPECT_EQ(cell("SELECT count(*) FROM artist"), "2");
    EXPECT_EQ(toJson(open().schema()), toJson(open().induced()));
}

TEST_F(Curating, ShowsWhatWouldChangeWithoutChangingIt) {
    const auto before = *readFile(kb / "manifest.json");
    const auto report = must(compareCuration(
        open(), {.tables = {renamed("Artist", "painter"), renamed("Sculpture", "statue")},
                 .glossary = "Work: a painting."}));
    ASSERT_EQ(report.unmatched.size(), 1U);
    EXPECT_THAT(report.unmatched[0].what, HasSubstr("Sculpture"));
    std::vector<std::string> changes;
    for (const auto& change : report.changes)
        changes.push_back(change.what + " " + change.kind + " " + change.after);
    EXPECT_THAT(changes, testing::IsSupersetOf({std::string("artist name painter"),
                                                std::string("artist.artist_id name painter_id"),
                                                std::string("glossary text Work: a painting.")}));
    EXPECT_EQ(*readFile(kb / "manifest.json"), before);
    EXPECT_FALSE(fs::exists(kb / "curation.json"));
}

TEST_F(Curating, ChangesNothingWhenAnythingIsRefused) {
    Curation curation{.tables = {renamed("Artist", "painter"), renamed("Painting", "PAINTER")}};
    const auto clash = apply(curation);
    ASSERT_FALSE(clash.ok());
    EXPECT_EQ(clash.error().kind, ErrorKind::Usage);
    EXPECT_THAT(clash.error().detail, HasSubstr("another table has the name"));
    curation = {.tables = {renamed("Artist", "painter")},
                .views = {{.name = "bad", .select = "SELECT 1; DROP TABLE artist"}}};
    EXPECT_FALSE(apply(curation).ok());
    EXPECT_EQ(cell("SELECT count(*) FROM artist"), "2");
    EXPECT_EQ(open().manifest().generation, 1);
    EXPECT_FALSE(fs::exists(kb / "curation.json"));
}

TEST_F(Curating, OffersComputedColumnsAndViewsToQueriesAlone) {
    TableCuration painting = renamed("Painting", "work");
    painting.computed = {{.name = "age", .expression = "2000 - year", .type = "INTEGER"}};
    const auto report = apply(
        {.tables = {painting},
         .views = {{.name = "old_works", .select = "SELECT label, age FROM work WHERE age > 95"}}});
    ASSERT_TRUE(report.ok()) << report.error().toText();
    EXPECT_EQ(cell("SELECT age FROM work WHERE label = 'Snow'"), "80");
    EXPECT_EQ(cell("SELECT count(*) FROM old_works"), "3");
    const auto base = open();
    ASSERT_TRUE(base.schema().table("old_works"));
    EXPECT_EQ(base.schema().table("work")->columns.back().name, "age");
    EXPECT_EQ(must(must(base.openDatabase())
                       .integer("SELECT count(*) FROM sqlite_schema WHERE "
                                "name = 'old_works' OR sql LIKE '%age%2000%'")),
              0);
}

TEST_F(Curating, KeepsOneWriterABase) {
    const auto other = must(BuildFolder::create(kb));
    EXPECT_EQ(apply({.glossary = "x"}).error().kind, ErrorKind::Locked);
}

TEST_F(Curating, AsksForABaseThatIsThere) {
    EXPECT_EQ(applyCuration(folder.path() / "none.kb", {}, {}, CancelToken()).error().kind,
              ErrorKind::NotFound);
    EXPECT_FALSE(fs::exists(folder.path() / ".none.kb.lock"));
}

TEST_F(Curating, LetsARunFinishOnTheNamesItBeganWith) {
    auto before = must(open().openSandbox());
    ASSERT_TRUE(apply({.tables = {renamed("Artist", "painter")}}).ok());
    EXPECT_TRUE(before.query("SELECT count(*) FROM artist", CancelToken()).ok());
    EXPECT_EQ(cell("SELECT count(*) FROM painter"), "2");
}

TEST_F(Curating, CountsFromTheNextQuestionOn) {
    const auto base = open();
    EXPECT_EQ(&must(base.current()).schema(), &base.schema());
    ASSERT_TRUE(apply({.tables = {renamed("Artist", "painter")}}).ok());
    EXPECT_TRUE(base.schema().table("artist"));
    EXPECT_TRUE(must(base.current()).schema().table("painter"));
}

TEST_F(Curating, FindsThingsByThePersonsWords) {
    TableCuration painting = renamed("Painting", "work");
    painting.synonyms = {"canvas"};
    painting.columns = {{.id = {.predicate = ns + "paintedBy"}, .synonyms = {"brushwork"}}};
    TableCuration artist{.id = {.classIri = ns + "Artist"}};
    artist.columns = {{.id = {.predicate = ns + "bornIn"},
                       .values = {{.value = "Lisbon", .synonyms = {"Lisboa"}}}}};
    ASSERT_TRUE(apply({.tables = {painting, artist}}).ok());
    const auto values = must(open().openValues());
    const auto links = must(values.link("canvases with brushwork of somebody from Lisboa"));
    std::vector<std::string> found;
    for (const auto& link : links)
        found.push_back(link.entry.table + "." + link.entry.column + " " + link.entry.text);
    EXPECT_THAT(found, testing::Contains(HasSubstr("work. ")));
    EXPECT_THAT(found, testing::Contains(HasSubstr("work.painted_by")));
    EXPECT_THAT(found, testing::Contains(HasSubstr("artist.born_in Lisbon")));
    for (const auto& link : must(values.link("paintings painted by Ana Bell")))
        EXPECT_NE(link.entry.table, "painting");
}

TEST_F(Curating, FillsTheTablesAnewForAnotherTypeOrWithoutARule) {
    const auto heightOf = [&] { return open().schema().table("work")->columns; };
    TableCuration painting = renamed("Painting", "work");
    ASSERT_TRUE(apply({.tables = {painting}}).ok());
    const auto cleaned = heightOf();
    painting.columns = {{.id = {.predicate = ns + "height"}, .cleaningOff = {"unit"}}};
    const auto off = apply({.tables = {painting}});
    ASSERT_TRUE(off.ok()) << off.error().toText();
    EXPECT_TRUE(off->rebuild);
    EXPECT_EQ(cell("SELECT height FROM work WHERE label = 'Snow'"), "400 mm");
    EXPECT_EQ(open().manifest().generation, 3);
    EXPECT_TRUE(must(open().openValues()).link("400 mm").ok());
    EXPECT_EQ(must(must(open().openSearcher(nullptr)).search("Snow", {}, CancelToken())).empty(),
              false);
    ASSERT_TRUE(apply({.tables = {renamed("Painting", "work")}}).ok());
    EXPECT_EQ(heightOf().size(), cleaned.size());
    EXPECT_EQ(cell("SELECT height FROM work WHERE label = 'Snow'"), "400");
}

TEST_F(Curating, MergesTablesAndShowsBeforehandWhatThatMakes) {
    const Curation merged{.tables = {renamed("Painting", "work")},
                          .merges = {{{ns + "Painting", ns + "Artist"}, "holding"}}};
    const auto preview = must(previewTables(open(), merged, {}, CancelToken()));
    ASSERT_EQ(preview.size(), 3U);
    EXPECT_EQ(preview[0].before,
              (TableChange::Side{"artist", 2, {"artist_id", "label", "born_in"}}));
    EXPECT_EQ(preview[0].after.name, "");
    EXPECT_EQ(preview[2].after.name, "holding");
    EXPECT_EQ(preview[2].after.rows, 7);
    EXPECT_EQ(cell("SELECT count(*) FROM painting"), "5");

    const auto done = apply(merged);
    ASSERT_TRUE(done.ok()) << done.error().toText();
    EXPECT_TRUE(done->rebuild);
    EXPECT_EQ(cell("SELECT count(*) FROM holding WHERE type = 'Painting'"), "5");
    EXPECT_TRUE(must(previewTables(open(), merged, {}, CancelToken())).empty());

    const auto file =
        writeText(folder.path() / "later.ttl", std::string(testPrefixes) + std::string(museum));
    must(importFiles({file}, kb, {.replace = true}, {}, CancelToken()));
    EXPECT_EQ(cell("SELECT count(*) FROM holding"), "7");
    ASSERT_TRUE(apply({}).ok());
    EXPECT_EQ(cell("SELECT count(*) FROM painting"), "5");
}

TEST_F(Curating, OutlivesANewImportAndReportsWhatIsNoMore) {
    TableCuration painting = renamed("Painting", "work");
    painting.columns = {{.id = {.predicate = ns + "paintedBy"}, .name = "painter"}};
    ASSERT_TRUE(apply({.tables = {painting, renamed("Artist", "artists")}, .glossary = "G."}).ok());
    const auto file = writeText(folder.path() / "later.ttl",
                                std::string(testPrefixes) +
                                    ":p1 a :Painting ; rdfs:label \"One\" ; :paintedBy :x .\n"
                                    ":p2 a :Painting ; rdfs:label \"Two\" ; :year 1900 .\n");
    ImportOptions options;
    options.replace = true;
    must(importFiles({file}, kb, options, {}, CancelToken()));
    const auto base = open();
    EXPECT_EQ(base.curation().glossary, "G.");
    EXPECT_EQ(cell("SELECT count(*) FROM work"), "2");
    EXPECT_EQ(base.manifest().generation, 3);
    ASSERT_EQ(base.effective().unmatched.size(), 2U);
    EXPECT_THAT(base.effective().unmatched[1].what, HasSubstr("Artist"));
    EXPECT_THAT(must(base.report()).dump(), HasSubstr("http://example.org/Artist"));
}

TEST_F(Curating, GivesWayToANewTableThatBearsACuratedName) {
    ASSERT_TRUE(apply({.tables = {renamed("Artist", "sculptor")}}).ok());
    const auto file =
        writeText(folder.path() / "later.ttl",
                  std::string(testPrefixes) + ":a a :Artist ; :p 1 . :b a :Sculptor ; :q 2 .\n");
    ImportOptions options;
    options.replace = true;
    must(importFiles({file}, kb, options, {}, CancelToken()));
    EXPECT_EQ(open().effective().refused.size(), 1U);
    EXPECT_EQ(cell("SELECT count(*) FROM artist"), "1");
    EXPECT_EQ(cell("SELECT count(*) FROM sculptor"), "1");
}

/// A child applies a curation and is killed at a random moment; then names in the database and the
/// curation have to be of one state, whichever.
TEST_F(Curating, IsBeforeOrAfterWhenItIsKilledAtAnyMoment) {
    TableCuration painting = renamed("Painting", "work");
    painting.columns = {{.id = {.predicate = ns + "paintedBy"}, .name = "painter"}};
    const Curation names{.tables = {painting, renamed("Artist", "artists")}};
    painting.name = "picture";
    const Curation otherNames{.tables = {painting}};
    painting.columns = {{.id = {.predicate = ns + "height"}, .cleaningOff = {"unit"}}};
    const Curation otherValues{.tables = {painting}, .glossary = "Height: as written."};
    const std::vector<Curation> states{names, otherNames, otherValues};
    const std::vector<std::string> table{"work", "picture", "picture"};

    using Clock = std::chrono::steady_clock;
    ASSERT_TRUE(apply(otherNames).ok());
    const auto begin = Clock::now();
    ASSERT_TRUE(apply(otherValues).ok());  // the slowest: the tables are filled anew
    const auto whole =
        std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begin).count();
    std::mt19937 random(7);
    std::size_t now = 2;
    for (int i = 0; i < 50; ++i) {
        const std::size_t wanted = (now + 1 + random() % 2) % 3;
        const pid_t child = ::fork();
        ASSERT_GE(child, 0);
        if (child == 0) ::_exit(apply(states[wanted]).ok() ? 0 : 1);
        ::usleep(static_cast<useconds_t>(random() % static_cast<unsigned long>(whole)));
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        const auto base = KnowledgeBase::open(kb);
        ASSERT_TRUE(base.ok()) << base.error().toText();
        if (base->curation() == states[wanted]) now = wanted;
        ASSERT_EQ(base->curation(), states[now]);
        ASSERT_TRUE(base->schema().table(table[now]));
        for (const auto& shown : base->schema().tables)
            ASSERT_EQ(cell("SELECT count(*) FROM " + sqlite::quoteIdentifier(shown.name)),
                      std::to_string(shown.rows))
                << shown.name;
        ASSERT_EQ(cell("SELECT typeof(height) FROM " + table[now] + " LIMIT 1"),
                  now == 2 ? "text" : "integer");
    }
    EXPECT_TRUE(apply({}).ok());
    EXPECT_EQ(cell("SELECT count(*) FROM painting"), "5");
}

}  // namespace tripletalk::knowledge
