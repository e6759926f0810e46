// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/ask.h"
#include "answering/autokgqa/autokgqamethod.h"
#include "answering/autokgqa/autokgqastrategy.h"
#include "base/text.h"
#include "knowledge/examples.h"
#include "knowledge/remotebase.h"
#include "knowledge/remotelookup.h"
#include "support/realserver.h"
#include "support/sparqlserver.h"
#include "support/testapplication.h"
#include "support/testbases.h"
#include "support/testmodelserver.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

using namespace tripletalk::tests;
using nlohmann::json;
using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using tests::Rule;

namespace {

/// One reply to a call for a query.
Rule queries(const std::string& query, const std::string& understood = "Who painted Snow?") {
    return {.match = "You write SPARQL 1.1",
            .on = Rule::On::Prompt,
            .times = 1,
            .content = json{{"understood", understood}, {"why", "w"}, {"sparql", query}}.dump()};
}

Rule chooses(const std::string& reply) {
    return {.match = "Several SPARQL queries", .on = Rule::On::Prompt, .content = reply};
}

Rule says(const std::string& answer, int source) {
    const json results = {
        {{"source", source}, {"columns", json::array()}, {"values", json::array()}}};
    return {.match = "^Question: ",
            .on = Rule::On::User,
            .content =
                json{{"verdict", "answer"}, {"why", "w"}, {"results", results}, {"answer", answer}}
                    .dump()};
}

const std::string snowBy = "SELECT ?who { :p5 :paintedBy ?who }";
const std::string snowByName = "SELECT ?who { ?p rdfs:label \"Snow\" ; :paintedBy ?who }";
const std::string doorBy = "SELECT ?who { :p2 :paintedBy ?who }";

/// Beside the museum, and without a way to it.
constexpr const char* harbour = R"(
:Boat a rdfs:Class ; rdfs:label "Boat" .
:heron a :Boat ; rdfs:label "Swift Heron" ; :berths 4 ; :moored [ :pier "North" ] .
)";

struct AutoKgqa : testing::Test {
    TemporaryFolder folder;
    knowledge::KnowledgeBase base =
        baseFromTurtle(folder.path(), std::string(museum) + std::string(harbour));
    ModelNumbers numbers;
    std::vector<Turn> history;
    std::vector<json> events;
    std::unique_ptr<AutoKgqaStrategy> strategy;
    std::shared_ptr<net::Client> client = std::make_shared<net::Client>();

    Answer ask(const tests::ModelServer& server, const std::string& text) {
        llm::Access access;
        access.openAiBaseUrl = server.openAiUrl();
        const std::shared_ptr<llm::ChatModel> model =
            must(llm::makeChatModel("openai:test", access, std::make_shared<net::Client>()));
        strategy =
            std::make_unique<AutoKgqaStrategy>(StrategyParts{.model = model, .numbers = numbers});
        return askAgain(text);
    }
    Answer askAgain(const std::string& text) {
        events.clear();
        return answering::ask(*strategy, {text, history, {base}},
                              [&](const Event& event) { events.push_back(toJson(event)); }, {});
    }
    [[nodiscard]] std::vector<json> calls(const std::string& purpose) const {
        std::vector<json> all;
        for (const json& event : events)
            if (event["kind"] == "model_asked" && event["purpose"] == purpose) all.push_back(event);
        return all;
    }
    knowledge::KnowledgeBase remote(const std::string& url) {
        const auto far = folder.path() / "far.kb";
        must(knowledge::makeRemoteBase(far, {.url = url, .prefixes = {{"", "http://example.org/"}}},
                                       client, {}));
        return must(knowledge::KnowledgeBase::open(far)).reachedBy(client);
    }
    /// Asks who painted it, and looks whether the part of the graph is the right one.
    void expectSnow(const std::string& name) {
        const tests::ModelServer server({queries(snowBy), says("Bo Carter painted it [1].", 1)});
        const Answer answer = ask(server, "Who painted " + name + "?");
        ASSERT_EQ(answer.status, AnswerStatus::Answered) << answer.text;
        EXPECT_EQ(answer.result.rows[0][0].text, "Bo Carter");
        EXPECT_THAT(labels("terminals"), Contains("Snow"));
        EXPECT_THAT(shown(), AllOf(HasSubstr(":p5 a :Painting"), HasSubstr("rdfs:range :Artist")));
    }
    /// What the first call for a query shows.
    [[nodiscard]] std::string shown() const {
        const auto asked = calls("gather");
        return asked.empty() ? "" : asked[0]["messages"][1]["content"].get<std::string>();
    }
    [[nodiscard]] json subgraph() const {
        for (const json& event : events)
            if (event["kind"] == "subgraph_chosen") return event;
        return {};
    }
    [[nodiscard]] std::vector<std::string> labels(const std::string& member) const {
        std::vector<std::string> all;
        const json chosen = subgraph();
        for (const json& one : chosen.at(member)) all.push_back(one["label"]);
        return all;
    }
};

}  // namespace

TEST_F(AutoKgqa, AnswersFromAQueryThatNamesTheLinkedThing) {
    const tests::ModelServer server({queries(snowBy), says("Bo Carter painted it [1].", 1)});
    const Answer answer = ask(server, "Who painted Snow?");
    ASSERT_EQ(answer.status, AnswerStatus::Answered) << answer.text;
    ASSERT_EQ(answer.result.rows.size(), 1U);
    EXPECT_EQ(answer.result.rows[0][0].iri, "http://example.org/bo");
    EXPECT_EQ(answer.result.source, 1);
    EXPECT_EQ(answer.sources[0].kind, "sparql");
    EXPECT_EQ(answer.strategy, "auto-kgqa");
    EXPECT_EQ(answer.modelCalls, 2) << "one query needs no choice";
}

TEST_F(AutoKgqa, ShowsTheModelTheFactsAndTheWordsOfThatPartAlone) {
    const tests::ModelServer server({queries(snowBy), says("Bo [1].", 1)});
    (void)ask(server, "Who painted Snow?");
    EXPECT_THAT(shown(), HasSubstr(":p5 a :Painting"));
    EXPECT_THAT(shown(), HasSubstr("rdfs:label \"Snow\""));
    EXPECT_THAT(shown(), AllOf(HasSubstr(":paintedBy a rdf:Property"),
                               HasSubstr("rdfs:range :Artist"), HasSubstr("skos:example")));
    EXPECT_THAT(shown(), AllOf(Not(HasSubstr("Heron")), Not(HasSubstr(":berths"))));
}

TEST_F(AutoKgqa, TellsTheTraceWhatItChose) {
    const tests::ModelServer server({queries(snowBy), says("Bo [1].", 1)});
    (void)ask(server, "Which painting is Snow, by Bo Carter?");
    EXPECT_THAT(labels("matches"), Contains("Snow"));
    EXPECT_THAT(labels("terminals"), AllOf(Contains("Snow"), Contains("Bo Carter")));
    std::vector<std::string> tree;
    const json chosen = subgraph();
    for (const json& fact : chosen.at("tree"))
        tree.push_back(fact["subject"]["label"].get<std::string>() + " " +
                       fact["property"]["label"].get<std::string>() + " " +
                       fact["object"]["label"].get<std::string>());
    EXPECT_THAT(tree, Contains("Snow painted by Bo Carter"));
    EXPECT_THAT(chosen["facts"], Not(IsEmpty()));
    EXPECT_GT(chosen["read"], 10);
    EXPECT_EQ(toJson(*eventFromJson(chosen)), chosen);
}

TEST_F(AutoKgqa, FitsTheWindow) {
    numbers.contextTokens = 2600;
    const tests::ModelServer server({queries(snowBy), says("Bo [1].", 1)});
    (void)ask(server, "Who painted Snow, The Blue Door, Two Chairs and Harbour at Dawn?");
    const auto messages = calls("gather").at(0)["messages"];
    const auto tokens = text::estimatedTokens(messages[0]["content"].get<std::string>()) +
                        text::estimatedTokens(messages[1]["content"].get<std::string>());
    EXPECT_LE(tokens, 2600U - 650U);
    EXPECT_THAT(shown(), HasSubstr("Snow"));
}

TEST_F(AutoKgqa, TakesCandidatesOfTheSameRowsForOne) {
    numbers.candidates = 3;
    const tests::ModelServer server(
        {queries(snowBy), queries(snowByName), queries(snowBy + " # again"), says("Bo [1].", 1)});
    const Answer answer = ask(server, "Who painted Snow?");
    EXPECT_EQ(answer.result.rows[0][0].text, "Bo Carter");
    EXPECT_THAT(calls("gather"), SizeIs(3));
    EXPECT_THAT(calls("result"), IsEmpty());
    EXPECT_THAT(answer.sources[0].notes, Contains("3 of 3 candidate queries gave these rows."));
}

TEST_F(AutoKgqa, LetsTheModelChooseWhereCandidatesDiffer) {
    numbers.candidates = 2;
    const tests::ModelServer server({queries(doorBy), queries(snowBy),
                                     chooses(R"({"why": "w", "number": 2})"), says("So [2].", 2)});
    const Answer answer = ask(server, "And Snow, by whom is it?");
    ASSERT_THAT(calls("result"), SizeIs(1));
    const std::string prompt = calls("result")[0]["messages"][0]["content"];
    EXPECT_THAT(prompt,
                AllOf(HasSubstr("[1] SPARQL"), HasSubstr("Ana Bell"), HasSubstr("Bo Carter"),
                      HasSubstr(":p5 a :Painting"), HasSubstr("The question: Who painted Snow?")));
    // The candidates come in any order.
    EXPECT_EQ(answer.result.source, 2);
    const std::string judged = calls("answer").at(0)["messages"][1]["content"];
    EXPECT_THAT(judged, AllOf(HasSubstr("[2] SPARQL"), Not(HasSubstr("[1] SPARQL"))));
}

TEST_F(AutoKgqa, AsksOnceMoreWhereTheChoiceHasNoNumberAndThenGoesByTheMajority) {
    numbers.candidates = 3;
    const tests::ModelServer server({queries(snowBy), queries(snowByName), queries(doorBy),
                                     chooses("The better one."), says("Bo [1].", 1)});
    const Answer answer = ask(server, "Who painted Snow?");
    ASSERT_THAT(calls("result"), SizeIs(2));
    EXPECT_THAT(calls("result")[1]["messages"][2]["content"].get<std::string>(),
                HasSubstr("one of these numbers"));
    EXPECT_EQ(answer.status, AnswerStatus::Answered) << answer.text;
    // The candidates come in any order; only what is chosen is judged.
    const std::string judged = calls("answer").at(0)["messages"][1]["content"];
    EXPECT_THAT(judged, AllOf(HasSubstr("Bo Carter"), Not(HasSubstr("Ana Bell"))));
}

TEST_F(AutoKgqa, TakesATruthAndConstructedTriplesForResults) {
    const tests::ModelServer truth(
        {queries("ASK { ?p rdfs:label \"Snow\" }"), says("Yes [1].", 1)});
    EXPECT_EQ(ask(truth, "Is there a painting called Snow?").result.rows[0][0].text, "true");
    const tests::ModelServer triples(
        {queries("CONSTRUCT { :p5 :paintedBy ?who } { :p5 :paintedBy ?who }"), says("Bo [1].", 1)});
    const Answer made = ask(triples, "Who painted Snow?");
    ASSERT_EQ(made.result.rows.size(), 1U) << made.text;
    EXPECT_EQ(made.result.rows[0][2].iri, "http://example.org/bo");
}

TEST_F(AutoKgqa, LivesWithBlankNodesInResults) {
    const tests::ModelServer server(
        {queries("SELECT ?boat ?place { ?boat :moored ?place }"), says("At one [1].", 1)});
    const Answer answer = ask(server, "Where is Swift Heron moored?");
    ASSERT_EQ(answer.result.rows.size(), 1U) << answer.text;
    EXPECT_EQ(answer.result.rows[0][0].iri, "http://example.org/heron");
    EXPECT_EQ(answer.result.rows[0][1].iri, "");
    EXPECT_THAT(shown(), HasSubstr(":pier \"North\"")) << "what the node says is shown";
}

TEST_F(AutoKgqa, SaysHonestlyThatNoQueryCouldBeRun) {
    numbers.candidates = 2;
    numbers.rounds = 2;
    const tests::ModelServer server({queries("SELECT nonsense"), queries("Snow was by Monet."),
                                     queries("SELECT ?x { ?x nope:y ?z }"), says("Monet.", 1)});
    const Answer answer = ask(server, "Who painted Snow?");
    EXPECT_EQ(answer.status, AnswerStatus::NotFound);
    EXPECT_THAT(answer.text, AllOf(HasSubstr("None of the queries"), HasSubstr("nope"),
                                   Not(HasSubstr("Monet"))));
    EXPECT_TRUE(answer.result.rows.empty());
    EXPECT_THAT(calls("answer"), IsEmpty()) << "the model is not asked to invent one";
    EXPECT_THAT(calls("gather"), SizeIs(3)) << "two candidates, and one that knows why they failed";
    EXPECT_THAT(calls("gather")[2]["messages"][1]["content"].get<std::string>(),
                HasSubstr("Queries so far"));
}

TEST_F(AutoKgqa, AsksAgainWhereAQueryFindsNothing) {
    const tests::ModelServer server(
        {queries("SELECT ?who { :p5 :soldBy ?who }"), queries(snowBy), says("Bo [2].", 2)});
    const Answer answer = ask(server, "Who painted Snow?");
    EXPECT_EQ(answer.result.source, 2);
    EXPECT_THAT(calls("gather")[1]["messages"][1]["content"].get<std::string>(),
                HasSubstr("Not in the graph: http://example.org/soldBy."));
}

TEST_F(AutoKgqa, ShowsTheWholeVocabularyWhereNothingMatches) {
    const tests::ModelServer server(
        {queries("SELECT ?p { ?p a :Painting }"), says("These [1].", 1)});
    const Answer answer = ask(server, "Qwertz zuiop?");
    EXPECT_EQ(answer.status, AnswerStatus::Answered) << answer.text;
    EXPECT_THAT(labels("matches"), IsEmpty());
    EXPECT_THAT(shown(), AllOf(HasSubstr(":paintedBy a rdf:Property"), HasSubstr(":berths")));
}

TEST_F(AutoKgqa, WorksWhereTheGraphFallsIntoParts) {
    const tests::ModelServer server({queries(snowBy), says("Bo [1].", 1)});
    const Answer answer = ask(server, "What do Snow and Swift Heron have in common?");
    EXPECT_EQ(answer.status, AnswerStatus::Answered) << answer.text;
    EXPECT_THAT(labels("terminals"), AllOf(Contains("Snow"), Contains("Swift Heron")));
    EXPECT_THAT(shown(), AllOf(HasSubstr(":heron a :Boat"), HasSubstr(":p5 a :Painting")));
}

TEST_F(AutoKgqa, WorksOnAHandfulOfFacts) {
    base = baseFromTurtle(folder.path(), ":ann rdfs:label \"Ann\" ; :likes :tea .");
    const tests::ModelServer server(
        {queries("SELECT ?what { :ann :likes ?what }"), says("Tea [1].", 1)});
    const Answer answer = ask(server, "What does Ann like?");
    EXPECT_EQ(answer.status, AnswerStatus::Answered) << answer.text;
    EXPECT_THAT(shown(), HasSubstr(":likes :tea"));
}

TEST_F(AutoKgqa, KnowsWhatTheConversationSpokeOf) {
    const tests::ModelServer first({queries(snowBy), says("Bo Carter painted it [1].", 1)});
    const Question asked{"Who painted Snow?", {}, {base}};
    history = {turnOf(asked, ask(first, asked.text))};
    const tests::ModelServer second({queries("SELECT ?born { :bo :bornIn ?born }",
                                             "Where was Bo "
                                             "born?"),
                                     says("In Oslo [1].", 1)});
    const Answer answer = ask(second, "Where was this person born?");
    EXPECT_THAT(labels("terminals"), Contains("Bo Carter"));
    EXPECT_THAT(shown(), AllOf(HasSubstr("User: Who painted Snow?"), HasSubstr(":bo a :Artist")));
    EXPECT_EQ(answer.understoodAs, "Where was Bo born?");
}

TEST_F(AutoKgqa, HasAConversationOfItsOwnForEachPerson) {
    const tests::ModelServer server({queries(snowBy), queries(snowBy), says("Bo [1].", 1)});
    (void)ask(server, "Who painted Snow?");
    (void)askAgain("Who painted The Blue Door?");
    EXPECT_THAT(shown(), AllOf(HasSubstr("Blue Door"), Not(HasSubstr("The conversation so far")),
                               Not(HasSubstr("Who painted Snow?"))));
    EXPECT_THAT(labels("matches"), Not(Contains("Snow")));
}

TEST_F(AutoKgqa, ShowsQueriesThatAPersonApproved) {
    const knowledge::Examples examples(base);
    must(examples.add("Who painted Harbour at Dusk?", doorBy, knowledge::sparqlLanguage()));
    base = must(knowledge::KnowledgeBase::open(base.folder()));  // as after a restart
    const tests::ModelServer server({queries(snowBy), says("Bo [1].", 1)});
    (void)ask(server, "Who painted Snow?");
    EXPECT_THAT(shown(), HasSubstr("- Who painted Harbour at Dusk?\n  " + doorBy));
}

TEST_F(AutoKgqa, DoesTheSameOverAnEndpoint) {
    const tests::SparqlServer endpoint(base.folder());
    base = remote(endpoint.url());
    expectSnow("Snow");
    EXPECT_THAT(subgraph()["notes"].dump(), HasSubstr("without a search index"));
}

TEST_F(AutoKgqa, LooksThingsUpInTheIndexOfAnEndpoint) {
    const tests::SparqlServer endpoint(base.folder());
    base = remote(endpoint.url());
    must(knowledge::indexRemote(base, false, {}, {}));
    // No label is "Dawn Harbour", and the index needs none.
    expectSnow("Dawn Harbour and Snow");
    EXPECT_THAT(labels("matches"), Contains("Harbour at Dawn"));
    EXPECT_FALSE(subgraph().contains("notes"));
}

class AutoKgqaElsewhere : public AutoKgqa,
                          public testing::WithParamInterface<tests::RealServer::Kind> {};

INSTANTIATE_TEST_SUITE_P(OfOxigraphAndVirtuoso, AutoKgqaElsewhere,
                         testing::Values(tests::RealServer::Kind::Oxigraph,
                                         tests::RealServer::Kind::Virtuoso));

TEST_P(AutoKgqaElsewhere, DoesTheSame) {
    tests::ensureApplication();
    const std::string turtle =
        std::string(testPrefixes) + std::string(museum) + std::string(harbour);
    const tests::RealServer server(GetParam(), turtle);
    if (!server.missing().empty()) GTEST_SKIP() << server.missing();
    base = remote(server.url());
    expectSnow("Snow");
    const tests::ModelServer model({queries(snowBy), says("Bo [1].", 1)});
    (void)ask(model, "Where is Swift Heron moored?");
    EXPECT_THAT(shown(), HasSubstr(":pier \"North\"")) << "blank nodes are followed";
}

}  // namespace tripletalk::answering
