// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "knowledge/languages/shownnumbers.h"
#include "knowledge/languages/sparqlconnection.h"
#include "knowledge/languages/sqlconnection.h"
#include "support/testbases.h"

#include <gtest/gtest.h>

namespace tripletalk::knowledge {

using namespace tripletalk::tests;

namespace {

struct Precision : testing::Test {
    static constexpr std::string_view graph = R"(
:Painting a rdfs:Class ; rdfs:label "Painting" .
:p1 a :Painting ; rdfs:label "Harbour at Dawn" ; :price 100.25 ; :year 1901 ; :height "10 mm" .
:p2 a :Painting ; rdfs:label "Harbour at Dusk" ; :price 300.5 ; :year 1902 ; :height "15 mm" .
:p3 a :Painting ; rdfs:label "The Blue Door" ; :price 300.5 ; :year 1911 .
:p4 a :Painting ; rdfs:label "Gran" ; :price 200 ; :year 1899 .
:p5 a :Painting ; rdfs:label "Snow" ; :price 50 ; :year 1920 .
:p6 a :Painting ; rdfs:label "Sleet" ; :price 60 ; :year 1921 .
:p7 a :Painting ; rdfs:label "Lost Work" ; :year 1922 .
)";
    TemporaryFolder folder;
    KnowledgeBase base = baseFromTurtle(folder.path(), graph);

    std::string shown(const std::string& sql) {
        auto tables = must(SqlConnection::open(base));
        return must(tables->run(sql, QueryConnection::Links::Found, {})).rows.at(0).at(0).text;
    }
    std::string unit(const std::string& what) {
        auto tables = must(SqlConnection::open(base));
        return must(tables->run("SELECT " + what + " FROM painting", QueryConnection::Links::Found,
                                {}))
            .columns.at(0)
            .unit;
    }
    std::string shownBySparql(const std::string& what) {
        auto graph = must(SparqlConnection::open(base));
        return must(graph->run("SELECT " + what + " { ?p :price ?price }",
                               QueryConnection::Links::Found, {}))
            .rows.at(0)
            .at(0)
            .text;
    }
};

}  // namespace

TEST_F(Precision, OfAComputedNumberIsThatOfItsInputs) {
    EXPECT_EQ(shown("SELECT AVG(price) FROM painting"), "168.54");
    EXPECT_EQ(shown("SELECT AVG(year) FROM painting WHERE year > 1910"), "1918.5");
    EXPECT_EQ(shown("SELECT AVG(year) / 3 FROM painting WHERE year > 1910"), "639.5");
    EXPECT_EQ(shown("SELECT 0.1 + 0.2"), "0.3");
}

TEST_F(Precision, KeepsFourDigitsAndWhatTheQueryRounds) {
    EXPECT_EQ(shown("SELECT 1.0 / 3000 FROM painting"), "0.0003333");
    EXPECT_EQ(shown("SELECT ROUND(2.0 / 3, 5) FROM painting"), "0.66667");
    EXPECT_EQ(shown("SELECT price FROM painting WHERE year = 1901"), "100.25");
}

TEST_F(Precision, HoldsForNumbersThatSparqlComputes) {
    EXPECT_EQ(shownBySparql("(AVG(?price) AS ?average)"), "168.5417");
    EXPECT_EQ(shownBySparql("(100.25 AS ?price2)"), "100.25");
    EXPECT_EQ(shownBySparql("(SUM(?price) / 3E0 AS ?third)"), "337.0833");
}

TEST_F(Precision, AggregatesHaveTheUnitOfTheirColumn) {
    EXPECT_EQ(unit("height"), "mm");
    EXPECT_EQ(unit("AVG(height)"), "mm");
    EXPECT_EQ(unit("ROUND(MAX(DISTINCT painting.height), 1)"), "mm");
    EXPECT_EQ(unit("COUNT(height)"), "");
    EXPECT_EQ(unit("AVG(height) * 2"), "");
    EXPECT_EQ(unit("AVG(height * height)"), "");
    EXPECT_EQ(unit("SUM(height) / COUNT(*)"), "");
    EXPECT_EQ(unit("AVG(year)"), "");
}

TEST(ShownNumber, RoundsAndDropsZeros) {
    EXPECT_EQ(shownNumber(12.3333333, 2), "12.33");
    EXPECT_EQ(shownNumber(63217.004, 2), "63217");
    EXPECT_EQ(shownNumber(-0.00123456, 2), "-0.001235");
    EXPECT_EQ(shownNumber(0, 2), "0");
    EXPECT_EQ(shownNumber(1e300, 2), text::formatNumber(1e300));
}

}  // namespace tripletalk::knowledge
