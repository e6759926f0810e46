// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/combinetool.h"
#include "docks.h"

namespace tripletalk::answering::grasp {

using nlohmann::json;
using testing::HasSubstr;

/// Beside the docks a graph of their country: towns by name, and people who own ships.
struct Combine : Docks {
    tests::TemporaryFolder other;
    knowledge::KnowledgeBase land = tests::baseFromTurtle(other.path(), R"(
:anemone a :Town ; rdfs:label "port anemone" ; :people 900 .
:bluebell a :Town ; rdfs:label "Port Bluebell" ; :people 70 .
:ada a :Owner ; rdfs:label "Ada Lund" ; :owns :heron , :tern .
)");
    std::unique_ptr<CombineTool> tool;

    void SetUp() override {
        graphs.add(tests::must(GraphAtHand::open({.name = "land", .base = land})));
        tool = std::make_unique<CombineTool>(graphs, runs);
    }

    static json part(const std::string& graph, const std::string& query, const std::string& on) {
        return {{"kg", graph}, {"sparql", query}, {"on", on}};
    }
    const json owners = part("land", "SELECT ?ship ?owner { ?owner :owns ?ship }", "?ship");
    const json built = part("docks", "SELECT ?ship ?year { ?ship :builtIn ?year }", "ship");

    std::vector<Source> sources(const json& arguments) {
        return tests::must(tool->call(arguments, 1, cancel)).sources;
    }
};

TEST_F(Combine, JoinsByIriAndKeepsEachPartAsASource) {
    const auto found = sources({{"first", owners}, {"second", built}, {"by", "iri"}});
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[0].base, land.manifest().id);
    EXPECT_EQ(found[1].base, base.manifest().id);
    EXPECT_EQ(found[2].base, base.manifest().id);
    EXPECT_EQ(found[0].rows.size(), 2U);
    EXPECT_EQ(found[1].rows.size(), 3U);
    ASSERT_EQ(found[2].rows.size(), 2U);
    const auto again = graph().ask(found[2].query, {}, cancel);
    ASSERT_TRUE(again.ok()) << again.error().toText();
    EXPECT_EQ(again->rows.size(), 2U) << "what joins them is a query that anybody can run";
}

TEST_F(Combine, JoinsByLabelAndAsksOverTheRows) {
    const json towns =
        part("land", "SELECT ?name ?people { ?t rdfs:label ?name ; :people ?people }", "name");
    const json docked =
        part("docks", "SELECT ?dock ?label { ?dock a :Dock ; rdfs:label ?label }", "label");
    const json arguments{{"first", towns},
                         {"second", docked},
                         {"by", "label"},
                         {"sparql", "SELECT ?dock WHERE { ROWS FILTER(?people > 100) }"}};
    const auto found = sources(arguments);
    ASSERT_EQ(found.size(), 3U);
    ASSERT_EQ(found[2].rows.size(), 1U);
    EXPECT_EQ(found[2].rows[0][0].iri, "http://example.org/north");
    EXPECT_THAT(text(*tool, arguments),
                HasSubstr("matches: 2; rows without one: 0 of the first, 0 of the second."))
        << "asked again, it says the same";
}

TEST_F(Combine, TellsWhatIsWrong) {
    EXPECT_THAT(
        text(*tool,
             {{"first", part("moon", "SELECT * {}", "x")}, {"second", built}, {"by", "iri"}}),
        HasSubstr("first: There is no graph \"moon\". There are: docks, land."));
    EXPECT_THAT(
        text(*tool,
             {{"first", part("land", "ASK { ?s ?p ?o }", "s")}, {"second", built}, {"by", "iri"}}),
        HasSubstr("first: the query must be a SELECT."));
    EXPECT_THAT(text(*tool, {{"first", part("land", "SELECT ?owner { ?owner :owns ?s }", "ship")},
                             {"second", built},
                             {"by", "iri"}}),
                HasSubstr("The first query has no variable ?ship; it has owner."));
    EXPECT_THAT(text(*tool, {{"first", owners},
                             {"second", built},
                             {"by", "iri"},
                             {"sparql", "SELECT ?ship { ?ship ?p ?o }"}}),
                HasSubstr("must have ROWS"));
    EXPECT_THAT(text(*tool, {{"first", owners},
                             {"second", part("docks", "SELECT ?n { ?s rdfs:label ?n }", "n")},
                             {"by", "label"}}),
                HasSubstr("By iri both variables must hold things, by label texts"));
}

TEST_F(Combine, ShowsTheRowsOfEachPartOnlyWhereNoneMatch) {
    const std::string joined = text(*tool, {{"first", owners}, {"second", built}, {"by", "iri"}});
    EXPECT_THAT(joined, HasSubstr("Source [2] of \"docks\": 3 rows.\n"));
    EXPECT_THAT(joined, testing::Not(HasSubstr("1980"))) << "of a ship that nobody owns";
    const json towns = part("land", "SELECT ?town { ?town a :Town }", "town");
    const json ships =
        part("docks", "SELECT ?ship ?year { ?ship :builtIn ?year . ?ship a :Ship }", "ship");
    EXPECT_THAT(text(*tool, {{"first", towns}, {"second", ships}, {"by", "iri"}}),
                testing::AllOf(HasSubstr("matches: 0"), HasSubstr("1980"), HasSubstr("bluebell")));
}

TEST_F(Combine, SaysOfEachSourceWhoseItIs) {
    const std::string told = text(*tool, {{"first", owners}, {"second", built}, {"by", "iri"}});
    EXPECT_THAT(told, HasSubstr("Source [1] of \"land\": "));
    EXPECT_THAT(told, HasSubstr("Source [2] of \"docks\": "));
    EXPECT_THAT(told, HasSubstr("Together, matches: 2; rows without one: 0 of the first, 1 of the "
                                "second.\nSource [3] "));
}

}  // namespace tripletalk::answering::grasp
