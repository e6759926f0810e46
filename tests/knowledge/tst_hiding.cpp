// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/schema.h"
#include "knowledge/curator.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::knowledge {

using namespace tripletalk::tests;
using curation::Curation;
using curation::TableCuration;
using testing::HasSubstr;
using testing::Not;
namespace fs = std::filesystem;

namespace {

const std::string example = "http://example.org/";

constexpr std::string_view staff = R"(
:Person a rdfs:Class ; rdfs:label "Person" .
:Cook a rdfs:Class ; rdfs:label "Cook" ; rdfs:subClassOf :Person .
:Waiter a rdfs:Class ; rdfs:label "Waiter" ; rdfs:subClassOf :Person .
:c1 a :Cook ; rdfs:label "Carl" ; :wage 3100 ; :town "Riga" ; :dish "soup" ; :oven 4 ; :knife "long" .
:c2 a :Cook ; rdfs:label "Cleo" ; :wage 3200 ; :town "Riga" ; :dish "cake" ; :oven 5 ; :knife "short" .
:w1 a :Waiter ; rdfs:label "Wanda" ; :wage 2900 ; :town "Tartu" ; :section "bar" ; :shift "late" ; :badge 7 .
:w2 a :Waiter ; rdfs:label "Wim" ; :wage 2800 ; :town "Tartu" ; :section "hall" ; :shift "early" ; :badge 8 .
)";

struct Hiding : testing::Test {
    TemporaryFolder folder;
    fs::path kb = baseFromTurtle(folder.path(), staff).folder();

    static TableCuration table(const std::string& local) {
        return {.id = {.classIri = example + local}};
    }
    static Curation hiddenWage() {
        TableCuration cook = table("Cook");
        cook.columns = {{.id = {.predicate = example + "wage"}, .hidden = true}};
        return {.tables = {cook}};
    }
    void apply(const Curation& curation) const {
        must(applyCuration(kb, curation, {}, CancelToken()));
    }
    [[nodiscard]] KnowledgeBase open() const { return must(KnowledgeBase::open(kb)); }
    [[nodiscard]] Result<sqlite::QueryResult> query(const std::string& sql) const {
        return must(open().openSandbox()).query(sql, CancelToken());
    }
    [[nodiscard]] std::string cell(const std::string& sql) const {
        const auto result = query(sql);
        return result ? sqlite::toText(result->rows.at(0).at(0)) : result.error().message.text();
    }
    [[nodiscard]] std::string passages() const {
        std::string all;
        must(must(retrieval::PassageStore::open(kb / "passages.db"))
                 .each([&](const retrieval::Passage& passage) {
                     all += passage.title + ": " + passage.text + "\n";
                     return true;
                 }));
        return all;
    }
};

}  // namespace

TEST_F(Hiding, AHiddenColumnIsRefusedByTheSandbox) {
    EXPECT_EQ(cell("SELECT wage FROM cook WHERE label = 'Carl'"), "3100");
    apply(hiddenWage());
    for (const char* sql :
         {"SELECT wage FROM cook", "SELECT * FROM cook", "SELECT label FROM cook WHERE wage > 3150",
          "SELECT label FROM cook ORDER BY WAGE", "SELECT max(c.wage) FROM main.cook c",
          "WITH w AS (SELECT * FROM cook) SELECT label FROM w"}) {
        const auto result = query(sql);
        ASSERT_FALSE(result.ok()) << sql;
        EXPECT_EQ(result.error().kind, ErrorKind::Forbidden) << sql;
        EXPECT_THAT(result.error().message.text(), HasSubstr("cook.wage")) << sql;
    }
    EXPECT_EQ(cell("SELECT town FROM cook WHERE label = 'Carl'"), "Riga");
    EXPECT_EQ(cell("SELECT wage FROM waiter WHERE label = 'Wim'"), "2800");
    EXPECT_THAT(query("SELECT wages FROM cook").error().message.text(),
                Not(HasSubstr("cook.wage")));
    apply({});
    EXPECT_EQ(cell("SELECT wage FROM cook WHERE label = 'Carl'"), "3100");
}

TEST_F(Hiding, AHiddenColumnIsComparedByNoJoin) {
    apply(hiddenWage());
    for (const char* sql :
         {"WITH g(wage) AS (VALUES (3100), (3200)) SELECT cook.label, g.wage FROM cook JOIN g "
          "USING (wage)",
          "WITH g(wage) AS (VALUES (3100)) SELECT count(*) FROM cook JOIN g USING (label, "
          "\"WAGE\")",
          "WITH g(wage) AS (VALUES (3100)) SELECT count(*) FROM cook LEFT JOIN g USING ([wage])",
          "WITH g(wage) AS (VALUES (3100)) SELECT count(*) FROM cook JOIN g USING ('wage')",
          "WITH g(wage) AS (VALUES (3100)) SELECT count(*) FROM cook NATURAL JOIN g",
          "WITH g(wage) AS (VALUES (3100)) SELECT count(*) FROM g NATURAL LEFT JOIN cook"})
        EXPECT_THAT(cell(sql), HasSubstr("hidden in this knowledge base")) << sql;
    EXPECT_EQ(cell("SELECT count(*) FROM cook JOIN waiter USING (town)"), "0");
    TableCuration cook = table("Cook");
    cook.hidden = true;
    apply({.tables = {cook}});
    EXPECT_THAT(cell("WITH g(label) AS (VALUES ('Carl')) SELECT g.label FROM g JOIN cook USING "
                     "(label)"),
                HasSubstr("hidden in this knowledge base"))
        << "of a hidden table";
}

TEST_F(Hiding, AViewOfTheDatabaseShowsNothingInItsPlace) {
    ASSERT_TRUE(open().schema().table("person"));
    EXPECT_EQ(cell("SELECT wage FROM person WHERE label = 'Carl'"), "3100");
    apply(hiddenWage());
    EXPECT_EQ(cell("SELECT coalesce(wage, 'none') FROM person WHERE label = 'Carl'"), "none");
    EXPECT_EQ(cell("SELECT wage FROM person WHERE label = 'Wim'"), "2800");
    EXPECT_EQ(cell("SELECT count(*) FROM person"), "4");
}

TEST_F(Hiding, AComputedColumnMayTellWhatItIsMeantTo) {
    Curation curation = hiddenWage();
    curation.tables[0].computed = {
        {.name = "band", .expression = "CASE WHEN wage > 3150 THEN 'high' ELSE 'low' END"}};
    apply(curation);
    EXPECT_EQ(cell("SELECT band FROM cook WHERE label = 'Cleo'"), "high");
    // A part that bears the view's name is none.
    for (const char* name : {"cook", "[cook]", "'COOK'", "cook(a)"})
        EXPECT_EQ(query(std::string("WITH ") + name +
                        " AS (SELECT wage FROM main.cook) SELECT * FROM cook")
                      .error()
                      .kind,
                  ErrorKind::Forbidden)
            << name;
    EXPECT_EQ(query("SELECT wage FROM cook").error().kind, ErrorKind::Forbidden);
}

TEST_F(Hiding, NoPassageSchemaOrValueTellsIt) {
    EXPECT_THAT(passages(), HasSubstr("3100"));
    apply(hiddenWage());
    EXPECT_THAT(passages(), Not(HasSubstr("3100")));
    EXPECT_THAT(passages(), HasSubstr("Carl"));
    const std::string ddl = induction::renderDdl(open().schema());
    EXPECT_THAT(ddl, Not(HasSubstr("3100")));
    EXPECT_THAT(ddl, Not(HasSubstr("3200")));
    auto searcher = must(open().openSearcher(must(llm::makeEmbedder("builtin", {}, nullptr))));
    EXPECT_TRUE(searcher.isDense());
    for (const auto& hit : must(searcher.search("wage 3100", {}, CancelToken())))
        EXPECT_THAT(hit.passage.text, Not(HasSubstr("3100")));
    // A new import heeds it from the beginning.
    baseFromTurtle(folder.path(), staff);
    EXPECT_THAT(passages(), Not(HasSubstr("3100")));
    apply({});
    EXPECT_THAT(passages(), HasSubstr("3100"));
}

TEST_F(Hiding, AHiddenTableHasNoPassages) {
    TableCuration cook = table("Cook");
    cook.hidden = true;
    apply({.tables = {cook}});
    EXPECT_EQ(query("SELECT label FROM cook").error().kind, ErrorKind::Forbidden);
    EXPECT_THAT(passages(), Not(HasSubstr("Carl")));
    EXPECT_THAT(passages(), HasSubstr("Wanda"));
}

TEST_F(Hiding, NamesAndKeysAreNotHidden) {
    const KnowledgeBase base = open();
    for (const auto& ids : base.effective().ids) {
        if (ids.id.classIri != example + "Cook") continue;
        for (const auto& id : ids.columns) {
            if (id.role != "label" && id.role != "key") continue;
            TableCuration cook{.id = ids.id};
            cook.columns = {{.id = id, .hidden = true}};
            const auto report = applyCuration(kb, {.tables = {cook}}, {}, CancelToken());
            ASSERT_FALSE(report.ok()) << id.role;
            EXPECT_EQ(report.error().kind, ErrorKind::Usage) << id.role;
        }
    }
}

}  // namespace tripletalk::knowledge
