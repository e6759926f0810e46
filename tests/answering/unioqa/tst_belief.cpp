// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/unioqa/belief.h"
#include "answering/unioqa/bookshelf.h"
#include "knowledge/languages/cypherconnection.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

using tests::must;

namespace {

Source rowsOf(std::vector<std::vector<Cell>> rows) {
    Source source{.kind = "cypher"};
    source.rows = std::move(rows);
    return source;
}

struct Signs : Bookshelf {
    std::unique_ptr<knowledge::CypherConnection> graph =
        must(knowledge::CypherConnection::open(base));

    QuerySigns of(const std::string& query, const std::string& question) {
        const auto finder =
            must(PathFinder::open(base, graph->graph(), language::Wording::forText(question)));
        auto signs = must(
            signsOf(must(cypher::QuerySketch::of(query)), graph->engine(), question, *finder, {}));
        signs.found = true;
        return signs;
    }
};

}  // namespace

TEST(Belief, IsNothingForAQueryThatFindsNothing) {
    EXPECT_EQ(belief({.found = false, .things = 1, .relations = 1, .agreed = 1}), 0);
    EXPECT_TRUE(isNothing(rowsOf({})));
    EXPECT_TRUE(isNothing(rowsOf({{{.text = "0"}}})));
    EXPECT_FALSE(isNothing(rowsOf({{{.text = "0"}}, {{.text = "0"}}})));
    EXPECT_FALSE(isNothing(rowsOf({{{.text = "Lviv"}}})));
}

TEST(Belief, GrowsWithEachSign) {
    const QuerySigns none{.found = true, .things = 0, .relations = 0, .agreed = 0};
    EXPECT_LT(belief(none), 0.1);
    for (const QuerySigns& one :
         {QuerySigns{.found = true, .things = 1, .relations = 0, .agreed = 0},
          QuerySigns{.found = true, .things = 0, .relations = 1, .agreed = 0},
          QuerySigns{.found = true, .things = 0, .relations = 0, .agreed = 1}})
        EXPECT_GT(belief(one), belief(none));
    EXPECT_GE(belief({.found = true}), believedAtOnce);
}

TEST(Belief, HoldsAResultsTextsAgainstThePath) {
    const Source result =
        rowsOf({{{.text = "Lviv"}, {.text = "3", .datatype = "integer"}}, {{.text = "Kraków"}}});
    EXPECT_EQ(agreement(result, "Lem was born in lviv."), 0.5);
    EXPECT_EQ(agreement(result, ""), std::nullopt);
    EXPECT_EQ(agreement(rowsOf({{{.text = "3", .datatype = "integer"}}}), "3"), std::nullopt);
}

TEST_F(Signs, AreTheSharesOfWhatTheQuestionNamesAndSays) {
    const auto right = of("MATCH (b {label: 'The Cyberiad'})-[:writtenBy]->(p) RETURN p",
                          "Who is The Cyberiad written by?");
    EXPECT_EQ(right.things, 1);
    EXPECT_EQ(right.relations, 1);
    const auto other =
        of("MATCH (b {label: 'The Cyberiad'})-[:writtenBy]->(p {label: 'Lem'}) "
           "RETURN p",
           "Who is The Cyberiad written by?");
    EXPECT_EQ(other.things, 0.5);
}

TEST_F(Signs, DoubtARelationWhereTheQuestionSaysAnotherOne) {
    const std::string lem = "MATCH (p) WHERE elementId(p) = 'http://example.org/lem' ";
    EXPECT_EQ(
        of(lem + "MATCH (p)<-[:writtenBy]-(b) RETURN b", "Where was Stanisław Lem born?").relations,
        0);
    EXPECT_EQ(of(lem + "MATCH (p)<-[:writtenBy]-(b) RETURN b", "What made Stanisław Lem known?")
                  .relations,
              0.5);
}

}  // namespace tripletalk::answering
