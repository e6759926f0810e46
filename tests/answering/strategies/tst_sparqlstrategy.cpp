// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/ask.h"
#include "answering/prompt/graphview.h"
#include "answering/strategies/sparqlstrategy.h"
#include "base/text.h"
#include "knowledge/examples.h"
#include "support/testbases.h"
#include "support/testmodelserver.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

using namespace tripletalk::tests;
using nlohmann::json;
using testing::HasSubstr;
using testing::Not;
using tests::Rule;

namespace {

Rule asks(int round, const std::string& query) {
    return {.match = "This is round " + std::to_string(round) + " of",
            .times = 1,
            .content =
                json{{"understood", "Who painted Snow?"}, {"why", "w"}, {"sparql", query}}.dump()};
}

Rule says(const std::string& word, const std::string& answer, int source) {
    const json results = {
        {{"source", source}, {"columns", json::array()}, {"values", json::array()}}};
    return {
        .match = "^Question: ",
        .on = Rule::On::User,
        .content =
            json{{"verdict", word}, {"why", "w"}, {"results", results}, {"answer", answer}}.dump()};
}

struct SparqlLoop : testing::Test {
    TemporaryFolder folder;
    knowledge::KnowledgeBase base = baseFromTurtle(folder.path(), museum);
    std::vector<json> events;

    Answer ask(const tests::ModelServer& server, const std::string& text) {
        llm::Access access;
        access.openAiBaseUrl = server.openAiUrl();
        const std::shared_ptr<llm::ChatModel> model =
            must(llm::makeChatModel("openai:test", access, std::make_shared<net::Client>()));
        SparqlStrategy strategy(model, Prompts(), {});
        return answering::ask(strategy, {text, {}, {base}},
                              [&](const Event& event) { events.push_back(toJson(event)); }, {});
    }
    [[nodiscard]] std::string prompt(std::size_t call) const {
        std::vector<std::string> prompts;
        for (const json& event : events)
            if (event["kind"] == "model_asked") prompts.push_back(event["messages"].dump());
        return call < prompts.size() ? prompts[call] : std::string();
    }
};

constexpr const char* painterOfSnow =
    "SELECT ?who WHERE { ?work rdfs:label \"Snow\" ; ?by ?who . ?who rdfs:label ?name . ?who a "
    "?kind FILTER(CONTAINS(STR(?kind), 'Artist')) }";

}  // namespace

TEST_F(SparqlLoop, AnswersFromTheGraphWithThingsUnderTheirNames) {
    const tests::ModelServer server(
        {asks(1, painterOfSnow), says("answer", "Bo Carter painted it [1].", 1)});
    const Answer answer = ask(server, "Who painted Snow?");
    ASSERT_EQ(answer.status, AnswerStatus::Answered) << answer.text;
    ASSERT_EQ(answer.result.rows.size(), 1U);
    EXPECT_EQ(answer.result.rows[0][0].text, "Bo Carter");
    EXPECT_THAT(answer.result.rows[0][0].iri, testing::EndsWith("bo"));
    EXPECT_TRUE(answer.result.columns[0].entity);
    EXPECT_EQ(answer.sources[0].kind, "sparql");
    EXPECT_EQ(answer.strategy, "sparql");
}

TEST_F(SparqlLoop, OpensTheThingWhereAQueryReturnsItsLabelAlone) {
    const tests::ModelServer server(
        {asks(1, "SELECT ?name ?born { ?who a :Artist ; rdfs:label ?name ; :bornIn ?born }"),
         says("answer", "Ana Bell and Bo Carter [1].", 1)});
    const Answer answer = ask(server, "Who was born where?");
    ASSERT_EQ(answer.result.rows.size(), 2U) << answer.text;
    EXPECT_EQ(answer.result.rows[0][0].text, "Ana Bell");
    EXPECT_EQ(answer.result.rows[0][0].iri, "http://example.org/ana");
    EXPECT_TRUE(answer.result.columns[0].entity);
    EXPECT_EQ(answer.result.rows[0][1].iri, "");
}

TEST_F(SparqlLoop, TellsHowARegexIsWrittenInJson) {
    const std::string word = R"("\\bsnow\\b")";
    const tests::ModelServer server(
        {asks(1, "SELECT ?x { ?x rdfs:label ?l FILTER(REGEX(?l, " + word + ", 'i')) }"),
         says("answer", "Snow [1].", 1)});
    const Answer answer = ask(server, "Which is about snow?");
    ASSERT_EQ(answer.result.rows.size(), 1U);
    EXPECT_EQ(answer.result.rows[0][0].text, "Snow");
    const std::string system = json::parse(prompt(0))[0]["content"];
    const std::string shown = R"("\\bice\\b")";
    const std::string inJson = json(shown).dump();
    EXPECT_THAT(system, HasSubstr("REGEX(STR(?text), " + shown));
    EXPECT_THAT(system, HasSubstr(inJson.substr(1, inJson.size() - 2)));
}

TEST_F(SparqlLoop, ShowsTheModelClassesPropertiesAndWhatWordsStandFor) {
    const tests::ModelServer server({asks(1, painterOfSnow), says("answer", "Bo [1].", 1)});
    (void)ask(server, "Who painted Snow?");
    EXPECT_THAT(prompt(0), HasSubstr("Painting (Painting), 5 things"));
    EXPECT_THAT(prompt(0), HasSubstr("(height) "));
    EXPECT_THAT(prompt(0), HasSubstr("(painted by) -> "));
    EXPECT_THAT(prompt(0), HasSubstr("p5 (Snow)"));
}

TEST_F(SparqlLoop, ShowsTheModelExamplesInSparqlAlone) {
    const knowledge::Examples examples(base);
    const std::string question = "Who painted Harbour at Dusk?";
    const std::string graph = "SELECT ?who {  # of a work\n  ?work <http://example.org/by> ?who }";
    must(examples.add(question, "SELECT painted_by FROM painting"));
    const tests::ModelServer server({asks(1, painterOfSnow), says("answer", "Bo [1].", 1)});
    (void)ask(server, "Who painted Snow?");
    EXPECT_THAT(prompt(0), Not(HasSubstr("that a person approved")));
    events.clear();
    must(examples.add(question, graph, knowledge::sparqlLanguage()));
    const tests::ModelServer again({asks(1, painterOfSnow), says("answer", "Bo [1].", 1)});
    (void)ask(again, "Who painted Snow?");
    EXPECT_THAT(prompt(0), HasSubstr("- Who painted Harbour at Dusk?\\n  SELECT ?who { # of a "
                                     "work\\n  ?work <http://example.org/by> ?who }\\n\\n</data>"));
    EXPECT_THAT(prompt(0), Not(HasSubstr("SELECT painted_by")));
}

TEST_F(SparqlLoop, SendsAFailedQueryBackWithItsError) {
    const tests::ModelServer server({asks(1, "SELECT ?x WHERE { ?x a nope:Thing }"),
                                     asks(2, painterOfSnow),
                                     says("answer", "Bo Carter painted it [2].", 2)});
    const Answer answer = ask(server, "Who painted Snow?");
    ASSERT_EQ(answer.status, AnswerStatus::Answered);
    ASSERT_TRUE(answer.sources[0].error);
    EXPECT_THAT(prompt(1), HasSubstr("nope"));
    EXPECT_EQ(answer.modelCalls, 3);
}

TEST_F(SparqlLoop, SaysWhatOfAnEmptyQueryIsNotInTheGraph) {
    const tests::ModelServer server({asks(1, "SELECT ?x WHERE { ?x <http://nowhere/p> ?y }"),
                                     asks(2, painterOfSnow),
                                     says("answer", "Bo Carter painted it [2].", 2)});
    ASSERT_EQ(ask(server, "Who painted Snow?").status, AnswerStatus::Answered);
    EXPECT_THAT(prompt(1), HasSubstr("Not in the graph: http://nowhere/p"));
}

TEST_F(SparqlLoop, SaysWhereOnlyTheFiltersLeaveNothing) {
    const tests::ModelServer server(
        {asks(1, "SELECT ?x WHERE { ?x rdfs:label ?l FILTER(?l = 'Snow') FILTER(?l > 3) }"),
         asks(2, painterOfSnow), says("answer", "Bo Carter painted it [2].", 2)});
    ASSERT_EQ(ask(server, "Who painted Snow?").status, AnswerStatus::Answered);
    EXPECT_THAT(prompt(1), HasSubstr("Without its FILTERs it finds "));
}

TEST_F(SparqlLoop, AnswersYesOrNo) {
    const tests::ModelServer server(
        {asks(1, "ASK { ?work rdfs:label \"Snow\" }"), says("answer", "Yes [1].", 1)});
    const Answer answer = ask(server, "Is there a work called Snow?");
    ASSERT_EQ(answer.status, AnswerStatus::Answered);
    EXPECT_EQ(answer.result.kind, "boolean");
    EXPECT_EQ(answer.result.rows[0][0].text, "true");
}

TEST_F(SparqlLoop, AnUpdateChangesNothingAndIsRefused) {
    const tests::ModelServer server({asks(1, "DELETE WHERE { ?s ?p ?o }"), asks(2, painterOfSnow),
                                     says("answer", "Bo Carter painted it [2].", 2)});
    const Answer answer = ask(server, "Who painted Snow?");
    ASSERT_TRUE(answer.sources[0].error);
    EXPECT_EQ(answer.sources[0].error->kind, ErrorKind::Forbidden);
    EXPECT_EQ(answer.result.rows[0][0].text, "Bo Carter");
}

TEST(GraphView, DescribesTheClassesOfTheQuestionWhereNotAllHaveRoom) {
    sparql::GraphSummary summary;
    for (int i = 0; i < 200; ++i) {
        const std::string name = i == 150 ? "Lighthouse" : "Thing" + std::to_string(i);
        summary.classes.push_back({"http://x/" + name,
                                   name,
                                   1000 - i,
                                   {{.iri = "http://x/p" + std::to_string(i),
                                     .label = "some property",
                                     .uses = 3,
                                     .samples = {rdf::Term::literal("a value that takes room")}}}});
    }
    const GraphView view = viewGraph(summary, sparqlNotation({{"x", "http://x/"}}),
                                     "Which lighthouse is tallest?", {}, 1500);
    EXPECT_THAT(view.unchanging, HasSubstr("x:Thing0 (Thing0), 1000 things"));
    EXPECT_THAT(view.unchanging, Not(HasSubstr("x:p0")));
    EXPECT_THAT(view.chosen, testing::StartsWith("x:Lighthouse"));
    EXPECT_THAT(view.chosen, HasSubstr("x:p150 (some property)"));
    EXPECT_TRUE(viewGraph(summary, sparqlNotation({}), "", {}, 100'000).chosen.empty());
}

TEST(GraphView, ListsFewValuesWhereThereIsRoomAndTellsWhatNotAllHave) {
    const auto text = [](const char* word) { return rdf::Term::literal(word); };
    const sparql::PropertySummary fuel{.iri = "http://x/fuel",
                                       .label = "fuel",
                                       .uses = 40,
                                       .share = 0.404,
                                       .samples = {text("petrol")},
                                       .values = {text("diesel"), text("petrol")}};
    const sparql::PropertySummary state{
        .iri = "http://x/state",
        .label = "state",
        .uses = 99,
        .share = 0.9999,
        .samples = {rdf::Term::iri("http://x/old")},
        .values = {rdf::Term::iri("http://x/new"), rdf::Term::iri("http://x/old")}};
    const sparql::GraphSummary summary{.classes = {{"http://x/Car", "car", 99, {fuel, state}}}};
    const GraphNotation notation = sparqlNotation({{"x", "http://x/"}});
    EXPECT_THAT(viewGraph(summary, notation, "", {}, 1000).unchanging,
                HasSubstr("x:Car (car), 99 things\n"
                          "  x:fuel (fuel) values: \"diesel\" \"petrol\"; 40 % have it\n"
                          "  x:state (state) values: x:new x:old; 99 % have it\n"));
    const auto whole = text::estimatedTokens(viewGraph(summary, notation, "", {}, 1000).unchanging);
    const GraphView tight = viewGraph(summary, notation, "", {}, whole - 1);
    EXPECT_THAT(tight.unchanging, HasSubstr("x:fuel (fuel) \"petrol\"; 40 % have it\n"));
    EXPECT_THAT(tight.unchanging, HasSubstr("x:state (state) -> x:old; 99 % have it\n"));
}

}  // namespace tripletalk::answering
