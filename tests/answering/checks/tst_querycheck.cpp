// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/checks/querycheck.h"
#include "answering/gallery.h"

#include <gmock/gmock.h>

namespace tripletalk::answering::checks {

using namespace tripletalk::tests;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

namespace {

struct Check : Gallery {
    using Gallery::Gallery;
    std::vector<Finding> found;

    /// The kinds of what was found, a "!" behind those that send the query back.
    std::vector<std::string> check(const std::string& sql, const std::string& question = "x") {
        const Source source = must(tables.query(sql, CancelToken()));
        if (source.error) throw std::runtime_error(source.error->toText());
        found =
            QueryCheck(ground).check(source, question, must(values.link(question)), CancelToken());
        std::vector<std::string> kinds;
        for (const Finding& finding : found)
            kinds.push_back(finding.kind + (finding.sendBack ? "!" : ""));
        return kinds;
    }
    /// The first column of a query's rows.
    std::vector<std::string> run(const std::string& sql) {
        std::vector<std::string> cells;
        for (const auto& row : must(tables.sandbox().query(sql, CancelToken())).rows)
            cells.push_back(sqlite::toText(row.front()));
        return cells;
    }
};

}  // namespace

TEST_F(Check, FindsNothingInAGoodQuery) {
    EXPECT_THAT(check("SELECT label FROM painting WHERE year < 1905"), IsEmpty());
    EXPECT_THAT(check("SELECT label, price FROM painting WHERE price IS NOT NULL ORDER BY price "
                      "LIMIT 1",
                      "Which painting is the cheapest?"),
                IsEmpty());
}

TEST_F(Check, NamesAllThatTieBehindALimit) {
    EXPECT_THAT(check("SELECT label FROM painting ORDER BY price DESC, label LIMIT 1"),
                ElementsAre("ties"));
    EXPECT_EQ(found[0].data["rows"], 1);
    EXPECT_THAT(found[0].values, ElementsAre("The Blue Door"));
    EXPECT_THAT(run(found[0].query), ElementsAre("Harbour at Dusk", "The Blue Door"));
}

TEST_F(Check, FindsTiesOfACountAndOfAnAlias) {
    EXPECT_THAT(check("SELECT s.show_id, COUNT(*) AS n FROM show s JOIN painting_shown_at x ON "
                      "x.show_id = s.show_id GROUP BY s.show_id ORDER BY n DESC LIMIT 1"),
                ElementsAre("ties"));
    EXPECT_EQ(run(found[0].query).size(), 2U);
}

TEST_F(Check, FindsTiesOfAMaximumBesideAColumn) {
    EXPECT_THAT(check("SELECT label, MAX(price) FROM painting"), ElementsAre("ties"));
    EXPECT_THAT(run(found[0].query), ElementsAre("Harbour at Dusk", "The Blue Door"));
}

TEST_F(Check, SendsBackWhereNullIsTheSmallest) {
    EXPECT_THAT(check("SELECT label, price FROM painting ORDER BY price LIMIT 1"),
                testing::Contains("nulls_first!"));
}

TEST_F(Check, SendsBackALimitThatNobodyAskedFor) {
    EXPECT_THAT(check("SELECT label FROM painting LIMIT 3"), ElementsAre("cut!"));
    EXPECT_THAT(check("SELECT label FROM painting ORDER BY year LIMIT 3", "The first 3 paintings"),
                IsEmpty());
}

TEST_F(Check, TakesNoRowForAnAnswerOnlyIfEachPartHasSome) {
    EXPECT_THAT(check("SELECT label FROM painting WHERE price > 100 AND year > 1915"),
                ElementsAre("none"));
    EXPECT_EQ(found[0].data["parts"].size(), 2U);
    EXPECT_THAT(check("SELECT label FROM painting WHERE price > 9000 AND year > 1915"),
                ElementsAre("none"));
    EXPECT_THAT(promptText(found[0]), HasSubstr("No row has price > 9000"));
    EXPECT_THAT(promptText(found[0]), HasSubstr("painting.price is from 50 to 300.5"));
}

TEST_F(Check, LooksForTheEmptyPartInSelectsInside) {
    EXPECT_THAT(
        check("SELECT label FROM painting WHERE painted_by IN (SELECT artist_id FROM artist "
              "WHERE born_in = 'Lisboa')"),
        ElementsAre("empty_part!"));
    EXPECT_THAT(promptText(found[0]), HasSubstr("born_in = 'Lisboa'"));
}

TEST_F(Check, NamesTheJoinThatLeavesNothing) {
    EXPECT_THAT(check("SELECT p.label FROM painting p JOIN artist a ON a.label = p.painted_by"),
                ElementsAre("empty_part!"));
    EXPECT_THAT(promptText(found[0]), HasSubstr("the join with artist a"));
}

TEST_F(Check, LooksBehindACountOfNothing) {
    EXPECT_THAT(check("SELECT COUNT(*) FROM painting WHERE year = 1850"),
                ElementsAre("empty_part!"));
    EXPECT_THAT(check("SELECT SUM(price) FROM painting WHERE year = 1922 AND price > 10"),
                ElementsAre("none"));
    EXPECT_THAT(check("SELECT COUNT(*) FROM painting WHERE year = 1901"), IsEmpty());
}

TEST_F(Check, SendsBackGroupsOfSharedNames) {
    EXPECT_THAT(check("SELECT label, SUM(price) FROM painting GROUP BY label"),
                ElementsAre("shared_name!"));
    EXPECT_THAT(found[0].values, ElementsAre("'Snow': 2"));
    EXPECT_THAT(check("SELECT label, SUM(price) FROM painting GROUP BY painting_id, label"),
                Not(testing::Contains("shared_name!")));
    EXPECT_THAT(check("SELECT COUNT(DISTINCT label) FROM painting"), ElementsAre("shared_name!"));
    EXPECT_THAT(check("SELECT a.label, COUNT(*) FROM painting p JOIN artist a ON a.artist_id = "
                      "p.painted_by GROUP BY a.label"),
                IsEmpty());
}

TEST_F(Check, SendsBackSumsOverRepeatedRows) {
    EXPECT_THAT(
        check("SELECT SUM(p.price) FROM painting p JOIN painting_shown_at x ON x.painting_id = "
              "p.painting_id"),
        ElementsAre("repeated_rows!"));
    EXPECT_EQ(found[0].data["rows"], 6);
    EXPECT_EQ(found[0].data["distinct"], 4);
    EXPECT_THAT(check("SELECT x.show_id, SUM(p.price) FROM painting p JOIN painting_shown_at x ON "
                      "x.painting_id = p.painting_id GROUP BY x.show_id"),
                IsEmpty());
    EXPECT_THAT(check("SELECT COUNT(*) FROM painting p JOIN painting_shown_at x ON x.painting_id = "
                      "p.painting_id"),
                ElementsAre("repeated_rows"));
}

TEST_F(Check, TellsColumnsThatAreEmptyThroughout) {
    EXPECT_THAT(check("SELECT label, price FROM painting WHERE label = 'Lost Work'"),
                ElementsAre("all_null!"));
}

namespace {

/// Thirty prints, one of which has two years.
struct PrintsCheck : Check {
    PrintsCheck() : Check(prints()) {}
    static std::string prints() {
        std::string turtle;
        for (int i = 0; i < 30; ++i)
            turtle += ":n" + std::to_string(i) + " a :Print ; rdfs:label \"Print " +
                      std::to_string(i) + "\" ; :dated 1950" + (i == 3 ? ", 1951" : "") + " .\n";
        return turtle;
    }
};

}  // namespace

TEST_F(PrintsCheck, SendsBackConditionsAndCountsOfTheFirstOfSeveral) {
    EXPECT_THAT(check("SELECT label FROM print WHERE dated = 1950"),
                ElementsAre("first_of_several!"));
    EXPECT_EQ(found[0].data["all"], "print_dated");
    EXPECT_THAT(promptText(found[0]), HasSubstr("table print_dated has all of them"));
    EXPECT_THAT(check("SELECT dated, COUNT(*) FROM print GROUP BY dated"),
                ElementsAre("first_of_several!"));
    EXPECT_THAT(check("SELECT AVG(dated) FROM print"), ElementsAre("first_of_several!"));
    EXPECT_THAT(check("SELECT label, dated FROM print"), IsEmpty());
    EXPECT_THAT(check("SELECT COUNT(*) FROM print_dated WHERE dated = 1951"), IsEmpty());
}

TEST_F(Check, NotesWhatTheQueryLeavesOut) {
    EXPECT_THAT(check("SELECT label FROM painting WHERE year > 1900",
                      "Which paintings by Bo Carter are newer than 1900?"),
                ElementsAre("unused_words"));
    EXPECT_EQ(found[0].data["words"], "Bo Carter");
    EXPECT_THAT(check("SELECT label FROM painting WHERE year > 1900",
                      "Which paintings cost more than 250?"),
                ElementsAre("unused_number"));
    EXPECT_THAT(check("SELECT label FROM painting WHERE painted_by = 'bo'",
                      "How many paintings are by Bo Carter?"),
                ElementsAre("not_counted!"));
    EXPECT_THAT(check("SELECT label, price FROM painting", "Which is the most expensive painting?"),
                ElementsAre("not_ranked"));
    const char* one = "SELECT painted_by FROM painting WHERE label = 'Snow'";
    EXPECT_THAT(check("SELECT COUNT(*) FROM painting", "How many paintings are there by artist?"),
                testing::Contains("not_grouped"));
    EXPECT_THAT(check(one, "By which artist was Snow painted?"),
                testing::Not(testing::Contains("not_grouped")));
}

TEST_F(Check, SendsBackTablesThatNothingJoins) {
    const char* apart = "SELECT p.label FROM painting p, artist a WHERE a.label = 'Bo Carter'";
    EXPECT_THAT(check(apart), testing::Contains("not_joined!"));
    EXPECT_THAT(found[0].data["tables"], nlohmann::json({"p", "a"}));
    EXPECT_THAT(check("SELECT p.label FROM painting p JOIN artist a WHERE a.born_in = 'Oslo'"),
                testing::Contains("not_joined!"));
    const char* joined[] = {
        "SELECT p.label FROM painting p, artist a WHERE FOLD(p.painted_by) = FOLD(a.artist_id)",
        "SELECT p.label FROM painting p JOIN artist a ON a.artist_id = p.painted_by",
        "SELECT p.label FROM painting p JOIN painting o ON o.price > p.price",
        "WITH x AS (SELECT MAX(price) AS most FROM painting) SELECT label FROM painting, x",
    };
    for (const char* sql : joined) EXPECT_THAT(check(sql), Not(testing::Contains("not_joined!")));
}

TEST_F(Check, NotesASuperlativeThatListsAllOrKeepsTheOtherEnd) {
    const char* question = "Which painting has the highest price?";
    EXPECT_THAT(check("SELECT label FROM painting WHERE price > 0 ORDER BY price DESC", question),
                ElementsAre("not_limited"));
    EXPECT_THAT(
        check("SELECT label FROM painting WHERE price > 0 ORDER BY price LIMIT 1", question),
        ElementsAre("other_order"));
    EXPECT_THAT(
        check("SELECT label FROM painting WHERE price < 300 ORDER BY price DESC LIMIT 1", question),
        IsEmpty());
    EXPECT_THAT(check("SELECT label FROM painting WHERE year > 1 ORDER BY year",
                      "Sort the paintings from the oldest on"),
                IsEmpty());
}

TEST_F(Check, NotesAnotherFunctionThanTheQuestionNames) {
    EXPECT_THAT(check("SELECT SUM(price) FROM painting", "What is the average price?"),
                ElementsAre("other_function"));
    EXPECT_THAT(
        check("SELECT p FROM (SELECT SUM(price) AS p FROM painting)", "What is the average price?"),
        ElementsAre("other_function"));
    EXPECT_THAT(check("SELECT AVG(price) FROM painting", "What is the average price?"), IsEmpty());
}

TEST_F(Check, SendsBackWhatReadsNoTable) {
    EXPECT_THAT(check("SELECT 42 AS paintings"), ElementsAre("no_table!"));
    EXPECT_THAT(check("WITH x AS (SELECT 42 AS n) SELECT n FROM x"), ElementsAre("no_table!"));
    EXPECT_THAT(check("SELECT (SELECT COUNT(*) FROM painting) AS n"), IsEmpty());
}

TEST_F(Check, ShowsNoRepairedValueInWhatTheModelIsTold) {
    // The whole condition matches nothing, and stands there as it was written.
    const std::string begin = "SELECT label FROM painting WHERE label <> 'Snow' AND NOT (label <> ";
    const std::string end = " OR year <> 1)";
    Source source = must(tables.query(begin + "'The Blue Door'" + end, CancelToken()));
    source.written = begin + "'blu door'" + end;
    const auto told = QueryCheck(ground).check(source, "x", {}, CancelToken());
    ASSERT_THAT(told, testing::SizeIs(1));
    EXPECT_THAT(told[0].forModel, HasSubstr("NOT (label <> '…' OR year <> 1)"));
    EXPECT_THAT(told[0].forModel, Not(HasSubstr("Blue")));
}

TEST_F(Check, FindsNothingInWhatItCannotRead) {
    EXPECT_THAT(check("VALUES (1), (2)"), IsEmpty());
    Source passage;
    passage.kind = "passage";
    EXPECT_THAT(QueryCheck(ground).check(passage, "x", {}, CancelToken()), IsEmpty());
}

}  // namespace tripletalk::answering::checks
