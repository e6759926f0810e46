// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/checks/literalrepair.h"
#include "answering/gallery.h"

#include <gmock/gmock.h>

namespace tripletalk::answering::checks {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

struct Repair : Gallery {
    [[nodiscard]] Repaired repaired(const std::string& sql) const {
        return LiteralRepair(ground).repair(sql, CancelToken());
    }
    /// The kinds of what was found, behind the query.
    [[nodiscard]] std::string outcome(const std::string& sql) const {
        const Repaired result = repaired(sql);
        std::string text = result.sql;
        for (const Finding& finding : result.findings) text += " | " + finding.kind;
        return text;
    }
};

}  // namespace

TEST_F(Repair, LeavesAQueryWhoseTextsAreThere) {
    const std::string sql =
        "SELECT year FROM painting WHERE label = 'Snow' AND label LIKE '%sno%' AND label IN "
        "('Snow', 'The Blue Door')";
    EXPECT_EQ(outcome(sql), sql);
}

TEST_F(Repair, PutsTheOneNearestNameInTheTextsPlace) {
    EXPECT_EQ(outcome("SELECT year FROM painting WHERE label = 'harbor at dusk'"),
              "SELECT year FROM painting WHERE label = 'Harbour at Dusk' | repaired");
    EXPECT_EQ(outcome("SELECT year FROM painting p WHERE p.label IN ('the blue door', 'Snow')"),
              "SELECT year FROM painting p WHERE p.label IN ('The Blue Door', 'Snow') | repaired");
    EXPECT_EQ(outcome("SELECT year FROM painting WHERE label = 'sport 220 i gran coupe'"),
              "SELECT year FROM painting WHERE label = 'Gran Coupé Sport 220i' | repaired");
}

TEST_F(Repair, KeepsTheSpellingThatAFunctionGives) {
    EXPECT_EQ(outcome("SELECT 1 FROM painting WHERE LOWER(label) = 'The Blue Door'"),
              "SELECT 1 FROM painting WHERE LOWER(label) = 'the blue door' | repaired");
}

TEST_F(Repair, TakesALabelForAKeyAndAKeyForALabel) {
    EXPECT_EQ(outcome("SELECT label FROM painting WHERE painted_by = 'Ana Bell'"),
              "SELECT label FROM painting WHERE painted_by = 'ana' | repaired");
    EXPECT_EQ(outcome("SELECT year FROM painting WHERE label = 'p3'"),
              "SELECT year FROM painting WHERE label = 'The Blue Door' | repaired");
    EXPECT_EQ(outcome("SELECT year FROM painting WHERE painting_id = 'http://example.org/p3'"),
              "SELECT year FROM painting WHERE painting_id = 'p3' | repaired");
}

TEST_F(Repair, SaysTheNearestValuesWhereSeveralMayBeMeant) {
    const Repaired result = repaired("SELECT year FROM painting WHERE label = 'Harbour'");
    ASSERT_EQ(result.findings.size(), 1U);
    EXPECT_EQ(result.findings[0].kind, "unknown_value");
    EXPECT_TRUE(result.findings[0].sendBack);
    EXPECT_THAT(promptText(result.findings[0]), HasSubstr("painting.label = 'Harbour at Dawn'"));
    EXPECT_THAT(promptText(result.findings[0]), HasSubstr("'Harbour at Dusk'"));
    EXPECT_THAT(result.sql, HasSubstr("'Harbour'"));
}

TEST_F(Repair, SaysTheOtherColumnThatHasTheValue) {
    const Repaired result = repaired("SELECT label FROM painting WHERE label = 'Lisbon'");
    ASSERT_EQ(result.findings.size(), 1U);
    EXPECT_THAT(promptText(result.findings[0]), HasSubstr("born_in = 'Lisbon'"));
}

TEST_F(Repair, NeverTakesOneNumberForAnother) {
    EXPECT_EQ(repaired("SELECT year FROM painting WHERE label = 'Gran Coupé Sport 230i'").sql,
              "SELECT year FROM painting WHERE label = 'Gran Coupé Sport 230i'");
}

TEST_F(Repair, NeverTakesANameForAnotherThatIsOnlySimilar) {
    for (const std::string city : {"Bergenia", "Pslo", "Lisbeth", "Ostlo"}) {
        const std::string sql = "SELECT label FROM artist WHERE born_in = '" + city + "'";
        EXPECT_EQ(outcome(sql), sql + " | unknown_value");
    }
    EXPECT_EQ(outcome("SELECT 1 FROM artist WHERE born_in = 'Bregen'"),
              "SELECT 1 FROM artist WHERE born_in = 'Bergen' | repaired");
}

TEST_F(Repair, ListsTheValuesOfAColumnThatHasFew) {
    const Repaired result = repaired("SELECT label FROM artist WHERE born_in = 'Rome'");
    ASSERT_EQ(result.findings.size(), 1U);
    EXPECT_THAT(result.findings[0].values, testing::Contains("artist.born_in = 'Oslo'"));
}

TEST_F(Repair, AsksAPatternWithoutAccentsThenWordByWord) {
    EXPECT_EQ(outcome("SELECT 1 FROM painting WHERE label LIKE '%gran coupe%'"),
              "SELECT 1 FROM painting WHERE FOLD(label) LIKE '%gran coupe%' | repaired");
    EXPECT_EQ(outcome("SELECT 1 FROM painting p WHERE p.label LIKE '%sport coupe%'"),
              "SELECT 1 FROM painting p WHERE (FOLD(p.label) LIKE '%sport%' AND FOLD(p.label) LIKE "
              "'%coupe%') | repaired");
    EXPECT_EQ(outcome("SELECT 1 FROM painting WHERE label LIKE '%gran coupe 22%'"),
              "SELECT 1 FROM painting WHERE label LIKE '%gran coupe 22%' | unknown_value");
    EXPECT_EQ(outcome("SELECT 1 FROM painting WHERE label NOT LIKE '%zebra%'"),
              "SELECT 1 FROM painting WHERE label NOT LIKE '%zebra%'");
}

TEST_F(Repair, LooksIntoSelectsInside) {
    EXPECT_EQ(
        outcome("SELECT label FROM painting WHERE painted_by IN (SELECT artist_id FROM artist "
                "WHERE label = 'ana bel')"),
        "SELECT label FROM painting WHERE painted_by IN (SELECT artist_id FROM artist WHERE "
        "label = 'Ana Bell') | repaired");
}

TEST_F(Repair, LeavesWhatSqliteWouldRefuse) {
    for (const std::string sql :
         {"DROP TABLE painting", "SELECT nothing FROM painting WHERE label = 'Harbor'",
          "SELECT 1 FROM painting WHERE label = 'x' ; SELECT 2", ""})
        EXPECT_EQ(outcome(sql), sql);
}

}  // namespace tripletalk::answering::checks
