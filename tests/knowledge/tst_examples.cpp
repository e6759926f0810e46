// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "knowledge/baselock.h"
#include "knowledge/curator.h"
#include "knowledge/switchedexamples.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::knowledge {

using namespace tripletalk::tests;
using curation::TableCuration;
using testing::ElementsAre;
using testing::HasSubstr;
namespace fs = std::filesystem;

namespace {

const std::string tallest = "SELECT label FROM painting ORDER BY height DESC LIMIT 1";
const std::string tallestInGraph =
    "SELECT ?p { ?p <http://example.org/height> ?h } ORDER BY DESC(?h) LIMIT 1";

struct Exemplary : testing::Test {
    TemporaryFolder folder;
    fs::path kb = baseFromTurtle(folder.path(), museum).folder();

    [[nodiscard]] Examples examples() const { return Examples(must(KnowledgeBase::open(kb))); }
    void rename(const std::string& local, const std::string& name) const {
        const TableCuration table{.id = {.classIri = "http://example.org/" + local}, .name = name};
        must(applyCuration(kb, {.tables = {table}}, {}, CancelToken()));
    }
    [[nodiscard]] Result<sqlite::QueryResult> run(const std::string& sql) const {
        return must(must(KnowledgeBase::open(kb)).openSandbox()).query(sql, CancelToken());
    }
    [[nodiscard]] std::vector<std::string> near(const std::string& question, int k = 3) const {
        std::vector<std::string> found;
        for (const auto& similar : must(examples().similar(question, sqlLanguage(), k)))
            found.push_back(similar.example.question);
        return found;
    }
};

}  // namespace

TEST_F(Exemplary, KeepsAQuestionWithItsQueryAndTheShapeOfItsResult) {
    EXPECT_TRUE(must(examples().list()).empty());
    EXPECT_TRUE(near("anything").empty());
    writeText(kb / "examples.db", "");  // a writer was killed
    EXPECT_TRUE(must(examples().list()).empty());
    const auto added = must(examples().add(" Which painting is the tallest? ", tallest + " ; "));
    EXPECT_EQ(added.question, "Which painting is the tallest?");
    EXPECT_EQ(added.shape.kind, "text");
    must(examples().add("How many paintings?", "SELECT count(*) AS n FROM painting"));
    const auto all = must(examples().list());
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].query, tallest + " ;");
    EXPECT_EQ(all[0].created.size(), 20U);
    EXPECT_EQ(all[1].shape.kind, "number");
    EXPECT_THAT(all[1].shape.columns, ElementsAre("n"));
    EXPECT_EQ(all[1].shape.rows, 1);
}

TEST_F(Exemplary, GivesTheMostSimilarQuestionsFirst) {
    must(examples().add("Which painting is the tallest?", tallest));
    must(examples().add("How many artists were born in Oslo?",
                        "SELECT count(*) FROM artist WHERE born_in = 'Oslo'"));
    must(examples().add("Which painting is the oldest?",
                        "SELECT label FROM painting ORDER BY year LIMIT 1"));
    EXPECT_THAT(near("How many artists were born in Lisbon?"),
                ElementsAre("How many artists were born in Oslo?"));
    const auto found =
        must(examples().similar("Which painting is the tallest one?", sqlLanguage()));
    ASSERT_GE(found.size(), 1U);
    EXPECT_EQ(found[0].example.query, tallest);
    EXPECT_GT(found[0].similarity, 0.7);
    EXPECT_EQ(near("Which painting is the tallest one?", 1).size(), 1U);
    EXPECT_TRUE(near("Does it rain in Berlin today?").empty());
}

TEST_F(Exemplary, ReplacesTheQueryOfTheSameQuestion) {
    must(examples().add("Which painting is the tallest?", "SELECT max(height) FROM painting"));
    must(examples().add("which  painting is the TALLEST?", tallest));
    const auto all = must(examples().list());
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].query, tallest);
}

TEST_F(Exemplary, StoresNoQueryThatTheSandboxRefuses) {
    EXPECT_EQ(examples().add("q", "DROP TABLE painting").error().kind, ErrorKind::Forbidden);
    EXPECT_EQ(examples().add("q", "SELECT colour FROM painting").error().kind, ErrorKind::NotFound);
    EXPECT_EQ(examples().add(" ", tallest).error().kind, ErrorKind::Usage);
    EXPECT_EQ(examples().add(std::string(3000, 'q'), tallest).error().kind, ErrorKind::Limit);
    EXPECT_TRUE(must(examples().list()).empty());
}

TEST_F(Exemplary, FollowsTheNamesOfACuration) {
    must(examples().add("Which painting is the tallest?", tallest));
    rename("Painting", "picture");
    auto all = must(examples().list());
    ASSERT_EQ(all.size(), 1U);
    EXPECT_THAT(all[0].query, HasSubstr("picture"));
    EXPECT_EQ(all[0].outdated, "");
    EXPECT_EQ(sqlite::toText(must(run(all[0].query)).rows[0][0]), "The Blue Door");
    must(applyCuration(kb, {}, {}, CancelToken()));
    EXPECT_EQ(sqlite::toText(must(run(must(examples().list())[0].query)).rows[0][0]),
              "The Blue Door");
}

TEST_F(Exemplary, TranslatesForWhoeverReadsBeforeAnybodyWrote) {
    must(examples().add("Which painting is the tallest?", tallest));
    const auto stored = *readFile(kb / "examples.db");
    rename("Painting", "picture");
    writeText(kb / "examples.db", stored);
    EXPECT_THAT(must(examples().list())[0].query, HasSubstr("picture"));
    const std::string question = "Which painting is the tallest?";
    EXPECT_THAT(must(examples().similar(question, sqlLanguage()))[0].example.query,
                HasSubstr("picture"));
    must(examples().add("How many?", "SELECT count(*) FROM picture"));
    EXPECT_THAT(must(examples().list())[0].query, HasSubstr("picture"));
}

TEST_F(Exemplary, OutlivesANewImportAndMarksWhatDoesNotFitAnyMore) {
    must(examples().add("Which painting is the tallest?", tallest));
    must(examples().add("Who was born in Oslo?", "SELECT label FROM artist WHERE born_in='Oslo'"));
    const std::string before(museum);
    const auto at = before.find("; :bornIn \"Lisbon\"");
    std::string less = before;
    less.erase(at, std::string("; :bornIn \"Lisbon\"").size());
    less.erase(less.find("; :bornIn \"Oslo\""), std::string("; :bornIn \"Oslo\"").size());
    baseFromTurtle(folder.path(), less);
    auto all = must(examples().list());
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].outdated, "");
    EXPECT_THAT(all[1].outdated, HasSubstr("born_in"));
    EXPECT_TRUE(near("Who was born in Oslo?").empty());
    baseFromTurtle(folder.path(), museum);
    all = must(examples().list());
    EXPECT_EQ(all[1].outdated, "");
    EXPECT_EQ(near("Who was born in Oslo?").size(), 1U);
}

TEST_F(Exemplary, GoesToAnotherBaseAsJsonLines) {
    must(examples().add("Which painting is the tallest?", tallest));
    must(examples().add("How many paintings?", "SELECT count(*) FROM painting"));
    const std::string lines = must(examples().exportLines());
    for (const auto& example : must(examples().list())) must(examples().remove(example.id));
    EXPECT_TRUE(must(examples().list()).empty());
    const auto taken = must(examples().importLines(
        lines + "\nnonsense\n{\"question\": \"q\", \"query\": \"DELETE FROM painting\"}\n"));
    EXPECT_EQ(taken.taken, 2);
    ASSERT_EQ(taken.refused.size(), 2U);
    EXPECT_EQ(taken.refused[0].first, 4);
    EXPECT_EQ(must(examples().exportLines()), lines);
}

TEST_F(Exemplary, KeepsTheLanguagesApart) {
    const std::string question = "Which painting is the tallest?";
    must(examples().add(question, tallest));
    const auto graph = must(examples().add(question, tallestInGraph, sparqlLanguage()));
    EXPECT_EQ(graph.shape.kind, "text");
    EXPECT_THAT(graph.shape.columns, ElementsAre("p"));
    EXPECT_EQ(must(examples().list()).size(), 2U);
    const auto one = [&](const QueryLanguage& language) {
        const auto found = must(examples().similar(question, language));
        return found.size() == 1 ? found[0].example.query : "";
    };
    EXPECT_EQ(one(sqlLanguage()), tallest);
    EXPECT_EQ(one(sparqlLanguage()), tallestInGraph);
    must(examples().add(question, "ASK { ?p ?q ?r }", sparqlLanguage()));
    EXPECT_EQ(one(sparqlLanguage()), "ASK { ?p ?q ?r }");
    EXPECT_EQ(must(examples().list())[1].shape.kind, "boolean");
    EXPECT_EQ(examples().add("q", tallest, sparqlLanguage()).error().kind, ErrorKind::Syntax);
    EXPECT_EQ(examples().add("q", "DELETE WHERE { ?s ?p ?o }", sparqlLanguage()).error().kind,
              ErrorKind::Forbidden);
    const std::string lines = must(examples().exportLines());
    for (const auto& example : must(examples().list())) must(examples().remove(example.id));
    const auto taken =
        must(examples().importLines(lines + R"({"question":"q","query":"q","language":"Cypher"})"));
    EXPECT_EQ(taken.taken, 2);
    ASSERT_EQ(taken.refused.size(), 1U);
    EXPECT_THAT(taken.refused[0].second, HasSubstr("Cypher"));
    EXPECT_EQ(must(examples().exportLines()), lines);
}

TEST_F(Exemplary, InSparqlKeepsItsNamesAndIsNotShownWhileItAsksForWhatIsHidden) {
    const std::string question = "Which painting is the tallest?";
    const auto shown = [&] { return must(examples().similar(question, sparqlLanguage())).size(); };
    must(examples().add(question, tallestInGraph, sparqlLanguage()));
    rename("Painting", "picture");
    EXPECT_EQ(must(examples().list())[0].query, tallestInGraph);
    EXPECT_EQ(shown(), 1U);
    const std::string class_ = "http://example.org/Painting";
    const curation::ColumnCuration height{.id = {.predicate = "http://example.org/height"},
                                          .hidden = true};
    must(applyCuration(kb, {.tables = {{.id = {.classIri = class_}, .columns = {height}}}}, {},
                       CancelToken()));
    EXPECT_THAT(must(examples().list())[0].outdated, HasSubstr("hidden"));
    EXPECT_EQ(shown(), 0U);
    must(applyCuration(kb, {}, {}, CancelToken()));
    EXPECT_EQ(shown(), 1U);
}

TEST_F(Exemplary, ThatNamesAHiddenClassIsNotShownFromTheBeginning) {
    const std::string question = "How many paintings are there?";
    const std::string counting = "SELECT (COUNT(*) AS ?n) { ?p a <http://example.org/Painting> }";
    const auto shown = [&] { return must(examples().similar(question, sparqlLanguage())).size(); };
    must(examples().add(question, counting, sparqlLanguage()));
    EXPECT_EQ(shown(), 1U);
    const TableCuration hidden{.id = {.classIri = "http://example.org/Painting"}, .hidden = true};
    must(applyCuration(kb, {.tables = {hidden}}, {}, CancelToken()));
    EXPECT_EQ(shown(), 0U);
    const auto added = must(examples().add(question, counting, sparqlLanguage()));
    EXPECT_THAT(added.outdated, HasSubstr("hidden"));
    EXPECT_EQ(shown(), 0U);
    must(applyCuration(kb, {}, {}, CancelToken()));
    EXPECT_EQ(shown(), 1U);
}

TEST_F(Exemplary, MayReturnAsMuchAsAnAnswer) {
    const auto sql = must(
        examples().add("q",
                       "WITH t(i) AS (VALUES (1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12)) "
                       "SELECT a.i, b.i, c.i, d.i FROM t a, t b, t c, t d"));
    EXPECT_EQ(sql.shape.rows, 20'736);
    EXPECT_TRUE(sql.shape.complete);
    std::string sparql = "SELECT * {";
    for (const char* name : {"a", "b", "c", "d"})
        sparql += std::string(" VALUES ?") + name + " { 1 2 3 4 5 6 7 8 9 10 11 12 }";
    const auto graph = must(examples().add("q", sparql + " }", sparqlLanguage()));
    EXPECT_EQ(graph.shape.rows, 20'736);
    EXPECT_TRUE(graph.shape.complete);
}

TEST_F(Exemplary, IsReadWhileAnotherIsWritten) {
    must(examples().add("Which painting is the tallest?", tallest));
    const auto writer =
        must(sqlite::Database::open(kb / "examples.db", sqlite::OpenMode::ReadWrite));
    const auto writing = must(sqlite::Transaction::begin(writer));
    must(writer.execute("DELETE FROM example"));
    EXPECT_EQ(must(examples().list()).size(), 1U);
    EXPECT_EQ(near("Which painting is the tallest?").size(), 1U);
}

TEST_F(Exemplary, IsReadFromAFileThatKnewSqlAlone) {
    must(examples().add("Which painting is the tallest?", tallest));
    {
        const auto old =
            must(sqlite::Database::open(kb / "examples.db", sqlite::OpenMode::ReadWrite));
        must(
            old.execute("CREATE TABLE old(id INTEGER PRIMARY KEY, asked TEXT NOT NULL UNIQUE, "
                        "question TEXT NOT NULL, query TEXT NOT NULL, kind TEXT NOT NULL, "
                        "columns TEXT NOT NULL, rows INTEGER NOT NULL, complete INTEGER NOT "
                        "NULL, created TEXT NOT NULL, outdated TEXT NOT NULL);"
                        "INSERT INTO old SELECT 7, asked, question, query, kind, columns, rows, "
                        "complete, created, outdated FROM example;"
                        "DROP TABLE example; ALTER TABLE old RENAME TO example"));
    }
    const auto all = must(examples().list());
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].id, 7);
    EXPECT_EQ(all[0].query, tallest);
    EXPECT_EQ(all[0].shape.kind, "text");
    must(examples().add(all[0].question, tallestInGraph, sparqlLanguage()));
    EXPECT_EQ(must(examples().list()).size(), 2U);
}

TEST_F(Exemplary, IsWrittenByOneAtATime) {
    const auto held = must(BaseLock::take(kb));
    EXPECT_EQ(examples().add("q", tallest).error().kind, ErrorKind::Locked);
    EXPECT_EQ(examples().remove(1).error().kind, ErrorKind::Locked);
}

TEST_F(Exemplary, RemovesOneThatIsThere) {
    const auto added = must(examples().add("q", tallest));
    must(examples().remove(added.id));
    EXPECT_EQ(examples().remove(added.id).error().kind, ErrorKind::NotFound);
}

TEST_F(Exemplary, AreHeededByNothingWhileTheyAreSwitchedOff) {
    const auto kept = must(examples().add("Which painting is the tallest?", tallest));
    must(examples().add("How many paintings?", "SELECT count(*) AS n FROM painting"));
    const KnowledgeBase base = must(KnowledgeBase::open(kb));
    must(switchExample(base, kept.id, true));
    EXPECT_EQ(must(examples().list()).size(), 1U);
    EXPECT_TRUE(near("Which painting is the tallest?", 1) !=
                std::vector<std::string>{"Which painting is the tallest?"});
    EXPECT_THAT(must(examples().exportLines()), testing::Not(HasSubstr("tallest")));
    const auto all = must(allExamples(base));
    ASSERT_EQ(all.size(), 2U);
    EXPECT_TRUE(all[0].off);
    EXPECT_FALSE(all[1].off);
    must(switchExample(base, kept.id, false));
    EXPECT_EQ(must(examples().list()).size(), 2U);
    EXPECT_EQ(switchExample(base, 99, true).error().kind, ErrorKind::NotFound);
    must(switchExample(base, kept.id, true));
    must(examples().add("Which painting is the tallest?", tallest));
    EXPECT_EQ(must(examples().list()).size(), 2U) << "what is taught anew counts";
}

}  // namespace tripletalk::knowledge
