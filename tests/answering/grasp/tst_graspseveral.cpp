// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Conversations over two graphs: the docks here, and the land around them at an endpoint.
#include "graspconversations.h"
#include "knowledge/remotebase.h"
#include "support/sparqlserver.h"

#include <optional>

namespace tripletalk::answering::grasp {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

namespace {

const json owners{
    {"kg", "land"}, {"sparql", "SELECT ?ship ?owner { ?owner :owns ?ship }"}, {"on", "ship"}};
const std::string ashore = "SELECT ?town { ?town a :Town }";

struct GraspTwoGraphs : GraspConversations {
    tests::TemporaryFolder other;
    std::optional<tests::SparqlServer> endpoint;
    const std::string here = base.manifest().name;
    std::string far;

    GraspTwoGraphs() {
        const auto land = tests::baseFromTurtle(other.path(), R"(
:anemone a :Town ; rdfs:label "Port Anemone" ; :people 900 .
:ada a :Owner ; rdfs:label "Ada Lund" ; :owns :heron , :tern , :owl .
)");
        endpoint.emplace(land.folder());
        const auto client = std::make_shared<net::Client>();
        knowledge::RemoteOptions remote;
        remote.url = endpoint->url();
        remote.name = "land";
        must(knowledge::makeRemoteBase(other.path() / "far.kb", remote, client, {}));
        others = {must(knowledge::KnowledgeBase::open(other.path() / "far.kb")).reachedBy(client)};
        far = others.front().manifest().id;
    }
    [[nodiscard]] json sailing() const {
        return {{"kg", here},
                {"sparql", "SELECT ?ship ?year { ?ship :sailsTo :north ; :builtIn ?year }"},
                {"on", "ship"}};
    }
    [[nodiscard]] Rule combines() const {
        return replies(
            "", {callOf("combine", {{"first", owners}, {"second", sailing()}, {"by", "iri"}})});
    }
};

}  // namespace

TEST_F(GraspTwoGraphs, AreJoinedWhereverTheyAreAndBothAreSources) {
    const Answer answer =
        ask({combines(), replies("", {callOf("answer", {{"kg", here},
                                                        {"source", 3},
                                                        {"answer", "Two ships [3]."},
                                                        {"columns", {"ship", "owner"}}})})});
    ASSERT_EQ(answer.status, AnswerStatus::Answered) << answer.text;
    ASSERT_THAT(answer.result.rows, SizeIs(2));
    for (const auto& row : answer.result.rows) EXPECT_EQ(row[1].iri, "http://example.org/ada");
    std::vector<std::string> whose;
    for (const Source& source : answer.sources) whose.push_back(source.base);
    EXPECT_THAT(whose, ElementsAre(far, base.manifest().id, base.manifest().id));
    for (const Source& source : answer.sources)
        EXPECT_EQ(source.query.find("SERVICE"), std::string::npos) << source.query;
}

TEST_F(GraspTwoGraphs, NeedNoNameWithASourceThatHasRowsOfBoth) {
    const Answer answer =
        ask({combines(),
             replies("", {callOf("answer", {{"source", 3}, {"answer", "Two ships [3]."}})})});
    ASSERT_EQ(answer.status, AnswerStatus::Answered) << answer.text;
    EXPECT_THAT(answer.result.rows, SizeIs(2));
}

TEST_F(GraspTwoGraphs, AreNamedByEachCall) {
    (void)ask({replies("", {callOf("execute", {{"sparql", ashore}}),
                            callOf("execute", {{"kg", "moon"}, {"sparql", ashore}}),
                            callOf("execute", {{"kg", "land"}, {"sparql", ashore}}),
                            callOf("list", {{"kg", "land"}, {"object", ":Town"}})}),
               replies("", {callOf("cancel", {{"explanation", "Enough."}})})});
    for (const json& tool : requests.at(0)["tools"]) {
        const json& arguments = tool["function"]["parameters"]["properties"];
        const bool isBroad =
            tool["function"]["name"] == "combine" || tool["function"]["name"] == "cancel";
        EXPECT_EQ(arguments.value("kg", json::object()).value("enum", json()),
                  isBroad ? json() : json::array({here, "land"}))
            << tool;
    }
    EXPECT_THAT(prompt(1), HasSubstr("\"kg\" must name a graph. There are: " + here + ", land."));
    EXPECT_THAT(prompt(1), HasSubstr("There is no graph \"moon\""));
    EXPECT_THAT(prompt(1), HasSubstr("Source [1] of \"land\": 1 row"));
    EXPECT_THAT(prompt(1), HasSubstr("1 triple."));
}

TEST_F(GraspTwoGraphs, AreEachAskedTheSameQuery) {
    const std::string towns = "SELECT ?thing { ?thing ?p \"Port Anemone\" }";
    (void)ask({replies("", {callOf("execute", {{"kg", here}, {"sparql", towns}}),
                            callOf("execute", {{"kg", "land"}, {"sparql", towns}}),
                            callOf("execute", {{"kg", "land"}, {"sparql", towns}})}),
               replies("", {callOf("cancel", {{"explanation", "Enough."}})})});
    EXPECT_THAT(prompt(1), HasSubstr("Source [1] of \"" + here + "\": "));
    EXPECT_THAT(prompt(1), HasSubstr("Source [2] of \"land\": 1 row"));
    EXPECT_THAT(prompt(1), HasSubstr("Source [2] of \"land\": this query was run before"));
}

TEST_F(GraspTwoGraphs, OfWhichOneIsAwayLeaveTheOther) {
    endpoint.reset();
    const Answer answer = ask(
        {combines(),
         replies("",
                 {callOf("cancel", {{"explanation", "The land is away."},
                                    {"best_attempt", {{"kg", here}, {"sparql", toAnemone}}}})})});
    EXPECT_EQ(answer.status, AnswerStatus::NotFound);
    EXPECT_THAT(prompt(1), HasSubstr("Source [1] of \"land\": The query failed: "));
    EXPECT_THAT(prompt(1), HasSubstr("Source [2] of \"" + here + "\": 2 rows"));
    EXPECT_THAT(answer.text,
                testing::StartsWith("The land is away. The best attempt is the query [3]."));
    EXPECT_TRUE(answer.sources.at(0).error.has_value());
}

TEST_F(GraspTwoGraphs, TryABestAttemptThatNamesNoneOnTheChatsOwn) {
    const Answer answer = ask({replies(
        "",
        {callOf("cancel", {{"explanation", "No."}, {"best_attempt", {{"sparql", toAnemone}}}})})});
    EXPECT_EQ(answer.status, AnswerStatus::NotFound);
    EXPECT_THAT(answer.text, HasSubstr("The best attempt is the query [1]."));
    EXPECT_EQ(answer.sources.at(0).base, base.manifest().id);
}

}  // namespace tripletalk::answering::grasp
