// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0

// Bases of version 0.1.0: one that it packed, with everything that a base can have, and one whose
// graph is elsewhere.
#include "base/file.h"
#include "curation/curation.h"
#include "knowledge/curator.h"
#include "knowledge/documents.h"
#include "knowledge/examples.h"
#include "knowledge/labelcache.h"
#include "knowledge/pack.h"
#include "knowledge/savedqueries.h"
#include "sparql/sparqlsource.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::knowledge {

using namespace tripletalk::tests;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

namespace {

namespace fs = std::filesystem;

const fs::path goldenFolder = GOLDEN_DIR;
const std::string theMuseum = "http://example.org/museum/";

curation::Curation goldenCuration() {
    return must(curation::curationFromText(must(readFile(GOLDEN_CURATION)))).curation;
}

/// "Snow | 400" of each row; or what is wrong with the query.
std::vector<std::string> rowsOf(const KnowledgeBase& base, const std::string& sql) {
    const auto result = must(base.openSandbox()).query(sql, CancelToken());
    if (!result) return {result.error().message.text()};
    std::vector<std::string> rows;
    for (const auto& row : result->rows) {
        std::string line;
        for (const auto& value : row) line += (line.empty() ? "" : " | ") + sqlite::toText(value);
        rows.push_back(std::move(line));
    }
    return rows;
}

struct GoldenBase : testing::Test {
    TemporaryFolder folder;
    fs::path kb = folder.path() / "museum.kb";
    Manifest manifest = must(unpack(goldenFolder / "museum.kb.tar.gz", kb, {}, {}, CancelToken()));

    [[nodiscard]] KnowledgeBase base() const { return must(KnowledgeBase::open(kb)); }
};

/// The curated tables, as queries see them.
void expectCuratedTables(const KnowledgeBase& base) {
    EXPECT_THAT(
        rowsOf(base,
               "SELECT picture_no, label, tall, price, weight, year, worth_from, worth_to, "
               "wood, age FROM picture WHERE label LIKE 'Harbour%' OR label = 'Snow'"),
        ElementsAre("p1 | Harbour at Dawn | 1200 | 900 | 3 kg | 1901 | 100 | 200 | oak | 99",
                    "p2 | Harbour at Dusk | 800 | 750 | 4 kg | 1902 | 150 | 300 | pine | 98",
                    "p5 | Snow | 400 |  | 1 kg | 1920 | 60 | 80 | oak | 80"));
    EXPECT_THAT(rowsOf(base,
                       "SELECT typeof(price), typeof(weight), typeof(year) FROM picture "
                       "WHERE picture_no = 'p1'"),
                ElementsAre("integer | text | real"));
    EXPECT_THAT(rowsOf(base, "SELECT label, age FROM old_picture ORDER BY age"),
                ElementsAre("Harbour at Dusk | 98", "Harbour at Dawn | 99", "Two Chairs | 101"));
    EXPECT_THAT(rowsOf(base, "SELECT artist_id FROM picture_painter WHERE painting_id = 'p5'"),
                ElementsAre("bo", "cy"));
    EXPECT_THAT(rowsOf(base, "SELECT shows FROM subject WHERE painting_id = 'p1'"), SizeIs(2));
    EXPECT_THAT(rowsOf(base, "SELECT label FROM crate WHERE seal = 'blue'"), ElementsAre("Box 2"));
    EXPECT_THAT(rowsOf(base, "SELECT label FROM other_work"), SizeIs(3));
    EXPECT_THAT(rowsOf(base, "SELECT born_in FROM artist"),
                Contains(HasSubstr("\"artist.born_in\" is hidden")));
}

/// Nobody may be asked.
class Nobody : public sparql::SparqlSource {
  public:
    Result<sparql::QueryAnswer> query(std::string_view, const sparql::QueryLimits&,
                                      const CancelToken&) override {
        return Error{ErrorKind::Network, Sentence::verbatim("It was asked.")};
    }
    Result<sparql::Explanation> explain(std::string_view) override {
        return Error{ErrorKind::Usage, Sentence::verbatim("It was asked.")};
    }
    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& prefixes()
        const override {
        static const std::vector<std::pair<std::string, std::string>> none;
        return none;
    }
};

}  // namespace

TEST_F(GoldenBase, SaysWhatItIs) {
    EXPECT_EQ(manifest.id, "99a9e615b9f2d1da");
    EXPECT_EQ(manifest.name, "Museum");
    EXPECT_EQ(manifest.language, "en");
    EXPECT_EQ(manifest.privacy, Privacy::Any);
    EXPECT_EQ(manifest.triples, 136);
    EXPECT_EQ(manifest.entities, 23);
    EXPECT_EQ(manifest.prefixes.at(""), theMuseum);
    ASSERT_THAT(manifest.sources, SizeIs(2));
    EXPECT_EQ(manifest.sources[0].path, "/tmp/museum/museum.ttl");
    EXPECT_EQ(manifest.sources[0].triples, 136);
    EXPECT_FALSE(manifest.sources[0].added);
    EXPECT_TRUE(manifest.sources[1].added);
    ASSERT_THAT(manifest.embedders, SizeIs(1));
    EXPECT_EQ(manifest.embedders[0].name, "builtin");
    EXPECT_EQ(must(base().report()).at("triples_read"), 136);
}

TEST_F(GoldenBase, HasItsCuratedTables) {
    EXPECT_EQ(base().curation(), goldenCuration());
    expectCuratedTables(base());
}

TEST_F(GoldenBase, AnswersSparql) {
    const auto source = must(base().openSparql());
    const auto answer = must(source->query(
        "SELECT ?name { ?w rdfs:label \"Snow\" ; :paintedBy/rdfs:label ?name } ORDER BY ?name", {},
        {}));
    ASSERT_THAT(answer.rows, SizeIs(2));
    EXPECT_EQ(answer.rows[0][0]->lexical, "Bo Carter");
    EXPECT_EQ(answer.rows[1][0]->lexical, "Cy Duarte");
}

TEST_F(GoldenBase, FindsItsPassagesByWordsAndByLikeness) {
    auto searcher = must(base().openSearcher(must(llm::makeEmbedder("builtin", {}, nullptr))));
    const auto hits = must(searcher.search("roof of glass", {}, CancelToken()));
    ASSERT_FALSE(hits.empty());
    EXPECT_THAT(hits[0].passage.text, HasSubstr("Its roof is made of glass."));
    EXPECT_TRUE(hits[0].lexicalRank);
    EXPECT_TRUE(hits[0].denseRank);
    const auto documents = must(documentsOf(base()));
    ASSERT_THAT(documents, SizeIs(1));
    EXPECT_EQ(documents[0].name, "guide.md");
    EXPECT_EQ(documents[0].units, 2);
    EXPECT_TRUE(documents[0].added);
}

TEST_F(GoldenBase, KnowsWhatItsWordsStandFor) {
    const auto values = must(base().openValues());
    std::vector<std::string> found;
    for (const auto& link : must(values.link("pictures of artists from Portugal in deal wood")))
        found.push_back(link.entry.table + "." + link.entry.column + " = " + link.entry.text);
    EXPECT_THAT(found, Contains("artist.country = PT"));
    EXPECT_THAT(found, Contains("picture.wood = pine"));
}

TEST_F(GoldenBase, KeepsItsExamplesInBothLanguages) {
    const auto all = must(Examples(base()).list());
    ASSERT_THAT(all, SizeIs(4));
    EXPECT_EQ(all[0].question, "Which pictures are shown in the Great Hall?");
    EXPECT_EQ(all[0].language, "sql");
    EXPECT_THAT(all[0].query, HasSubstr("JOIN room ON room.room_id = picture.shown_in"));
    EXPECT_EQ(all[0].shape.kind, "list");
    EXPECT_EQ(all[0].shape.rows, 4);
    EXPECT_EQ(all[1].language, "sparql");
    EXPECT_THAT(all[1].query, HasSubstr("<http://example.org/museum/seal> \"red\""));
    EXPECT_EQ(all[3].question, "Which pictures were painted by Bo Carter?");
    for (const Example& one : all) {
        EXPECT_EQ(one.outdated, "") << one.question;
        EXPECT_THAT(one.created, HasSubstr("2026-11-22T")) << one.question;
    }
    const auto similar =
        must(Examples(base()).similar("Which pictures are shown in the attic?", sqlLanguage()));
    ASSERT_FALSE(similar.empty());
    EXPECT_EQ(similar[0].example.id, all[0].id);
}

TEST_F(GoldenBase, KeepsItsSavedQueries) {
    const auto sql = must(SavedQueries(base()).list());
    ASSERT_THAT(sql, SizeIs(1));
    EXPECT_EQ(sql[0].name, "All artists");
    EXPECT_EQ(sql[0].query, "SELECT label FROM artist ORDER BY label");
    EXPECT_EQ(sql[0].outdated, "");
    const auto sparql = must(SavedQueries(base(), sparqlLanguage()).list());
    ASSERT_THAT(sparql, SizeIs(1));
    EXPECT_EQ(sparql[0].name, "All rooms");
}

TEST_F(GoldenBase, ANewImportOfItsGraphLosesNothing) {
    ImportOptions options;
    options.embedder = must(llm::makeEmbedder("builtin", {}, nullptr));
    options.replace = true;
    options.language = "en";
    const auto report =
        must(importFiles({goldenFolder / "museum.ttl"}, kb, options, {}, CancelToken()));
    ASSERT_TRUE(report.changes);
    EXPECT_EQ(report.changes->entitiesCame + report.changes->entitiesWent, 0);
    EXPECT_EQ(base().manifest().id, manifest.id);
    EXPECT_EQ(base().curation(), goldenCuration());
    expectCuratedTables(base());
    EXPECT_THAT(must(Examples(base()).list()), SizeIs(4));
    EXPECT_THAT(must(SavedQueries(base()).list()), SizeIs(1));
    EXPECT_THAT(must(documentsOf(base())), SizeIs(1));
    EXPECT_TRUE(fs::exists(kb / "questions.jsonl"));
}

TEST(GoldenCuration, MakesOfTheGraphWhatItMadeThen) {
    const TemporaryFolder folder;
    const fs::path kb = folder.path() / "new.kb";
    must(importFiles({goldenFolder / "museum.ttl"}, kb, {.language = "en"}, {}, CancelToken()));
    const auto report = must(applyCuration(kb, goldenCuration(), {}, CancelToken()));
    EXPECT_THAT(report.refused, SizeIs(0));
    EXPECT_TRUE(report.rebuild);
    std::vector<std::string> unmatched;
    for (const auto& one : report.unmatched) unmatched.push_back(one.what);
    EXPECT_THAT(unmatched, Contains("class <http://example.org/museum/Statue>"));
    const auto base = must(KnowledgeBase::open(kb));
    expectCuratedTables(base);
    EXPECT_EQ(base.curation(), goldenCuration()) << "also what has no effect is kept";
}

TEST(GoldenRemoteBase, IsAskedWhereItWas) {
    const TemporaryFolder folder;
    fs::copy(goldenFolder / "remote", folder.path() / "far.kb");
    const auto base = must(KnowledgeBase::open(folder.path() / "far.kb"));
    EXPECT_TRUE(base.isRemote());
    EXPECT_EQ(base.manifest().name, "Museum elsewhere");
    EXPECT_EQ(base.manifest().remote->url, "http://127.0.0.1:18765/sparql");
    EXPECT_FALSE(base.manifest().remote->needsSecret);
    EXPECT_EQ(base.manifest().privacy, Privacy::Local);
    EXPECT_EQ(base.manifest().prefixes.at("museum"), theMuseum);
}

TEST(GoldenRemoteBase, KeepsItsLabelsAndItsExamples) {
    const TemporaryFolder folder;
    fs::copy(goldenFolder / "remote", folder.path() / "far.kb");
    const auto base = must(KnowledgeBase::open(folder.path() / "far.kb"));
    Nobody nobody;
    auto labels = must(LabelCache::open(base));
    const auto known = must(labels.labels({theMuseum + "hall"}, nobody, {}, {}));
    EXPECT_EQ(known.at(theMuseum + "hall"), "Great Hall");
    const auto examples = must(Examples(base).list());
    ASSERT_THAT(examples, SizeIs(1));
    EXPECT_EQ(examples[0].question, "Which rooms are there?");
    EXPECT_EQ(examples[0].query, "SELECT ?room { ?room a museum:Room }");
    EXPECT_EQ(examples[0].language, "sparql");
    EXPECT_EQ(examples[0].outdated, "");
}

}  // namespace tripletalk::knowledge
