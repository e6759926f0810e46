// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/curator.h"
#include "knowledge/languages/sqlcompletion.h"
#include "knowledge/savedqueries.h"
#include "sqlite/sqlerrorplace.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::knowledge {

using namespace tripletalk::tests;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

namespace {

struct WritingSql : testing::Test {
    TemporaryFolder folder;
    KnowledgeBase base = baseFromTurtle(folder.path(), museum);

    /// What is offered at the '|' of the text.
    std::vector<std::string> offered(std::string text) const {
        const auto cursor = text.find('|');
        text.erase(cursor, 1);
        std::vector<std::string> texts;
        for (const QueryCompletion& one : completeSql(base.schema(), text, cursor).list)
            texts.push_back(one.text);
        return texts;
    }
    /// The words of the query that are marked.
    std::string marked(const std::string& sql) const {
        auto sandbox = must(base.openSandbox());
        const auto result = sandbox.query(sql, {});
        if (result) return "no error";
        const auto place = sqlite::errorPlace(sql, result.error());
        return place ? sql.substr(place->begin, place->end - place->begin) : "nowhere";
    }
};

}  // namespace

TEST(SqlNames, AreTablesWithTheirRowsAndColumnsWithWhatTheyHold) {
    induction::Schema schema;
    schema.tables = {{.name = "order",
                      .rows = 12,
                      .columns = {{.name = "mass", .type = "REAL", .unit = "kg"},
                                  {.name = "buyer", .references = "person"},
                                  {.name = "row_of", .hidden = true}}},
                     {.name = "part_of_a_view", .hidden = true}};
    const auto names = sqlNames(schema);
    ASSERT_EQ(names.size(), 1U) << "what is hidden is not listed";
    EXPECT_EQ(names[0].text, "\"order\"") << "as a query must write a keyword";
    EXPECT_EQ(names[0].detail, "12");
    ASSERT_EQ(names[0].parts.size(), 2U);
    EXPECT_EQ(names[0].parts[0].detail, "REAL kg");
    EXPECT_EQ(names[0].parts[1].detail, "→ person");
}

TEST_F(WritingSql, OffersTablesBehindFromAndJoin) {
    EXPECT_THAT(offered("SELECT * FROM pai|"), Contains("painting"));
    EXPECT_THAT(offered("SELECT * FROM painting JOIN |"), Contains("artist"));
    EXPECT_THAT(offered("SELECT * FROM pai|"), Not(Contains("label")));
}

TEST_F(WritingSql, OffersTheColumnsOfAnAlias) {
    const auto columns = offered("SELECT a.| FROM painting AS p JOIN artist a ON 1");
    EXPECT_THAT(columns, Contains("born_in"));
    EXPECT_THAT(columns, Not(Contains("year")));
    EXPECT_THAT(offered("SELECT p.ye| FROM painting AS p"), ElementsAre("year"));
    EXPECT_THAT(offered("SELECT painting.ye|"), ElementsAre("year"));
}

TEST_F(WritingSql, OffersTheColumnsOfTheQuerysTablesFirst) {
    const auto first = offered("SELECT y| FROM painting");
    ASSERT_FALSE(first.empty());
    EXPECT_EQ(first.front(), "year");
    EXPECT_THAT(offered("SELECT year FROM painting WH|"), Contains("WHERE"));
    EXPECT_THAT(offered("SELECT co| FROM painting"), Contains("count("));
}

TEST_F(WritingSql, OffersNothingInsideOfTexts) {
    EXPECT_THAT(offered("SELECT * FROM painting WHERE label = 'pai|"), IsEmpty());
    EXPECT_THAT(offered("|"), IsEmpty());
}

TEST_F(WritingSql, QuotesWhatNeedsIt) {
    induction::Schema schema = base.schema();
    schema.tables.front().columns.front().name = "order by";
    const auto list =
        completeSql(schema, "SELECT \"ord FROM " + schema.tables.front().name, 11).list;
    ASSERT_FALSE(list.empty());
    EXPECT_EQ(list.front().text, "\"order by\"");
}

TEST_F(WritingSql, MarksWhatAnErrorIsAbout) {
    EXPECT_EQ(marked("SELECT yeer FROM painting"), "yeer");
    EXPECT_EQ(marked("SELECT p.label, p.yeer FROM painting p"), "yeer");
    EXPECT_EQ(marked("SELECT * FROM paintin"), "paintin");
    EXPECT_EQ(marked("SELECT frobnicate(label) FROM painting"), "frobnicate");
    EXPECT_EQ(marked("SELECT label FROM painting WHERE WHERE year = 1"), "WHERE");
    EXPECT_EQ(marked("SELECT label FROM painting"), "no error");
}

TEST_F(WritingSql, QueriesAreSavedByName) {
    const SavedQueries saved(base);
    EXPECT_THAT(must(saved.list()), IsEmpty());
    must(saved.save(" Old ones ", "SELECT label FROM painting WHERE year < 1902"));
    must(saved.save("Old ones", "SELECT label FROM painting WHERE year < 1900"));
    must(saved.save("All", "SELECT * FROM painting"));
    const auto list = must(saved.list());
    ASSERT_EQ(list.size(), 2U);
    EXPECT_EQ(list[0].name, "All");
    EXPECT_THAT(list[1].query, HasSubstr("1900"));
    EXPECT_EQ(saved.save("", "SELECT 1").error().kind, ErrorKind::Usage);
    EXPECT_FALSE(saved.save("Broken", "SELECT nothing FROM nowhere"));
    must(saved.remove("All"));
    EXPECT_EQ(saved.remove("All").error().kind, ErrorKind::NotFound);
    EXPECT_EQ(must(saved.list()).size(), 1U);
}

TEST_F(WritingSql, SavedQueriesInSparqlAreApart) {
    const SavedQueries graph(base, sparqlLanguage());
    must(graph.save("All", "SELECT * { ?s ?p ?o }"));
    must(SavedQueries(base).save("All", "SELECT * FROM painting"));
    const auto list = must(graph.list());
    ASSERT_EQ(list.size(), 1U);
    EXPECT_EQ(list[0].query, "SELECT * { ?s ?p ?o }");
    EXPECT_EQ(graph.save("Broken", "SELECT * FROM painting").error().kind, ErrorKind::Syntax);
    EXPECT_EQ(graph.save("Elsewhere", "SELECT * { SERVICE <http://x/> {} }").error().kind,
              ErrorKind::Forbidden);
    must(graph.remove("All"));
    EXPECT_EQ(must(SavedQueries(base).list()).size(), 1U);
}

TEST_F(WritingSql, SavedQueriesFollowNewNames) {
    must(SavedQueries(base).save("Years", "SELECT p.year FROM painting p"));
    curation::Curation curation = curation::templateOf(base.induced(), {});
    for (auto& table : curation.tables)
        for (auto& column : table.columns)
            if (column.id.predicate.ends_with("year")) column.name = "made_in";
    must(applyCuration(base.folder(), curation, {}, {}));
    const auto list = must(SavedQueries(must(base.current())).list());
    ASSERT_EQ(list.size(), 1U);
    EXPECT_THAT(list[0].query, HasSubstr("made_in"));
    EXPECT_EQ(list[0].outdated, "");
}

}  // namespace tripletalk::knowledge
