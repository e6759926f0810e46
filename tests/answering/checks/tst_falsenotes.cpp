// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/checks/literalrepair.h"
#include "answering/checks/querycheck.h"
#include "answering/gallery.h"

#include <gmock/gmock.h>

/// What looks like a fault of a query and is none. Each of these was said of a right query once.
namespace tripletalk::answering::checks {

using namespace tripletalk::tests;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

namespace {

struct FalseNotes : Gallery {
    FalseNotes()
        : Gallery(R"(
:ana :phoneNumber "1-22" . :bo :phoneNumber "1-33" . :cy :phoneNumber "1-44" .
)") {}
    std::vector<Finding> found;

    std::vector<std::string> check(const std::string& sql, const std::string& question) {
        const Source source = must(tables.query(sql, CancelToken()));
        if (source.error) throw std::runtime_error(source.error->toText());
        found =
            QueryCheck(ground).check(source, question, must(values.link(question)), CancelToken());
        std::vector<std::string> kinds;
        for (const Finding& finding : found)
            kinds.push_back(finding.kind + (finding.sendBack ? "!" : ""));
        return kinds;
    }
};

}  // namespace

TEST_F(FalseNotes, AComparisonSaysNotByItself) {
    const char* cheap = "SELECT label FROM painting WHERE price <= 200";
    EXPECT_THAT(check(cheap, "Which paintings have a price that does not exceed 200?"), IsEmpty());
    EXPECT_THAT(check(cheap, "Which paintings do not cost more than 200?"), IsEmpty());
    EXPECT_THAT(check(cheap, "Which paintings below 200 are not by Bo Carter?"),
                Contains("not_negated"));
}

TEST_F(FalseNotes, TheNumberOfAPhoneIsNoCount) {
    EXPECT_THAT(
        check("SELECT phone_number FROM artist", "What are the phone numbers of the artists?"),
        IsEmpty());
    EXPECT_THAT(check("SELECT phone_number FROM artist WHERE label LIKE '%n%'",
                      "What is the phone number of each artist with an n?"),
                IsEmpty());
}

TEST_F(FalseNotes, AUnitIsNothingToGroupBy) {
    const char* one = "SELECT MAX(price) FROM painting";
    EXPECT_THAT(check(one, "What is the highest price in miles per hour?"),
                Not(Contains("not_grouped")));
    EXPECT_THAT(check(one, "What is the highest price per artist?"), Contains("not_grouped"));
}

TEST_F(FalseNotes, AThresholdIsNotWhatIsComputed) {
    EXPECT_THAT(check("SELECT label, price + year FROM painting WHERE price > (SELECT AVG(price) "
                      "FROM painting)",
                      "What is the sum of price and year of paintings above the average price?"),
                Not(Contains("other_function")));
}

TEST_F(FalseNotes, ANumberByWhichThingsWereFoundBeforeIsNotLeftOut) {
    const std::string question = "How many artists made the paintings that cost more than 111?";
    EXPECT_THAT(check("SELECT COUNT(DISTINCT painted_by) FROM painting", question),
                Contains("unused_number"));
    EXPECT_THAT(check("SELECT COUNT(DISTINCT painted_by) FROM painting WHERE painting_id IN ('p1', "
                      "'p5')",
                      question),
                Not(Contains("unused_number")));
}

TEST_F(FalseNotes, WhatARowShowsIsNotLeftOut) {
    EXPECT_THAT(check("SELECT label, painted_by FROM painting WHERE price = 200 OR year = 1920",
                      "Which paintings by Bo Carter are shown?"),
                Not(Contains("unused_words")));
}

TEST_F(FalseNotes, NothingLeftOverAnswersWhetherAllAre) {
    EXPECT_THAT(check("SELECT label FROM artist a WHERE NOT EXISTS (SELECT 1 FROM painting p WHERE "
                      "p.painted_by = a.artist_id)",
                      "Are there artists without a painting?"),
                ElementsAre("none"));
    EXPECT_THAT(check("SELECT label FROM artist WHERE artist_id NOT IN (SELECT painted_by FROM "
                      "painting WHERE painted_by IS NOT NULL)",
                      "Which artists have no painting?"),
                ElementsAre("none"));
}

TEST_F(FalseNotes, NumbersBeyondAllRowsAreNoMistake) {
    EXPECT_THAT(check("SELECT label FROM painting WHERE price > 1000",
                      "Which paintings cost more than 1000?"),
                ElementsAre("none"));
    EXPECT_THAT(found[0].values, ElementsAre("painting.price is from 50 to 300.5"));
    EXPECT_THAT(found[0].forModel, testing::HasSubstr("No row has price > 1000"));
}

TEST_F(FalseNotes, OfAUnionThatFindsNothingOneThingIsSaid) {
    EXPECT_THAT(check("SELECT label FROM painting WHERE label = 'x' UNION SELECT label FROM artist "
                      "WHERE label = 'y' UNION SELECT label FROM show WHERE city = 'z'",
                      "What is called so?"),
                SizeIs(1));
}

TEST_F(FalseNotes, AValueIsNotOfferedInItsOwnPlace) {
    const auto repaired = LiteralRepair(ground).repair(
        "SELECT label FROM painting WHERE label = 'Snow ' AND price > 1000", CancelToken());
    for (const Finding& finding : repaired.findings)
        EXPECT_THAT(finding.values, Not(Contains("painting.label = 'Snow '")));
    check("SELECT label FROM painting WHERE label || '' = 'Snow' AND label = 'Snow' AND 1 = 0",
          "x");
    for (const Finding& finding : found)
        EXPECT_THAT(finding.values, Not(Contains("painting.label = 'Snow'")));
}

}  // namespace tripletalk::answering::checks
