// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/ask.h"
#include "answering/controlstrategy.h"
#include "answering/loopstrategy.h"
#include "knowledge/curator.h"
#include "support/bases.h"
#include "support/modelserver.h"

#include <thread>

#include <gmock/gmock.h>

namespace tripletalk::answering {

using namespace tripletalk::tests;
using nlohmann::json;
using test::Rule;
using testing::HasSubstr;

namespace {

std::string decision(const json& members) {
    json object{{"understood", "How many paintings are there?"},
                {"why", "because"},
                {"enough", false},
                {"sql", ""},
                {"search", ""},
                {"result_source", 0},
                {"result_columns", json::array()},
                {"result_values", json::array()}};
    object.update(members);
    return object.dump();
}

/// A museum, a scripted server, and every event of the last run.
struct Loop : testing::Test {
    TemporaryFolder folder;
    knowledge::KnowledgeBase base = baseFromTurtle(folder.path(), museum);
    std::shared_ptr<net::Client> client = std::make_shared<net::Client>();
    std::vector<json> events;
    std::vector<Turn> history;

    Answer ask(const test::ModelServer& server, const std::string& text,
               LoopStrategy::Tools tools = {}, const CancelToken& cancel = {}) {
        llm::Access access;
        access.openAiBaseUrl = server.openAiUrl();
        access.deadlines.silence = access.deadlines.firstByte = std::chrono::seconds(20);
        const std::shared_ptr<llm::ChatModel> model =
            must(llm::makeChatModel("openai:test", access, client));
        LoopStrategy strategy(tools, model, must(llm::makeEmbedder("builtin", {}, nullptr)),
                              Prompts(), {});
        events.clear();
        return answering::ask(
            strategy, {text, history, {base}}, [&](const json& event) { events.push_back(event); },
            cancel);
    }
    [[nodiscard]] std::vector<json> of(const std::string& kind) const {
        std::vector<json> found;
        for (const json& event : events)
            if (event["kind"] == kind) found.push_back(event);
        return found;
    }
};

}  // namespace

TEST_F(Loop, AnswersFromSqlAndPassagesWithAResultAndCitations) {
    const test::ModelServer server({
        Rule{.match = "round 1 of 3",
             .times = 1,
             .content = decision(
                 {{"sql", "SELECT COUNT(*) AS n FROM painting"}, {"search", "paintings"}})},
        Rule{.match = "round 2 of 3",
             .times = 1,
             .content = decision({{"enough", true}, {"result_source", 1}})},
        Rule{.match = "The answer stands in source", .content = "There are 5 paintings [1]."},
    });
    const Answer answer = ask(server, "How many paintings?");
    ASSERT_EQ(answer.status, AnswerStatus::Answered)
        << (answer.error ? answer.error->toText() : "");
    EXPECT_EQ(answer.text, "There are 5 paintings [1].");
    EXPECT_EQ(answer.result.kind, "number");
    ASSERT_EQ(answer.result.rows.size(), 1U);
    EXPECT_EQ(answer.result.rows[0][0].text, "5");
    EXPECT_EQ(answer.modelCalls, 3);
    EXPECT_EQ(of("answer_finished").size(), 1U);
    EXPECT_EQ(events.back()["kind"], "answer_finished");
}

TEST_F(Loop, ShowsAFailedQueryToTheModelWhichMendsIt) {
    const test::ModelServer server({
        Rule{.match = "no such column",
             .times = 1,
             .content = decision({{"sql", "SELECT COUNT(*) AS n FROM painting"}})},
        Rule{.match = "round 1 of 3",
             .times = 1,
             .content =
                 decision({{"sql", "SELECT sum(hight) FROM painting"}, {"search", "paintings"}})},
        Rule{.match = "round 3 of 3",
             .times = 1,
             .content = decision({{"enough", true}, {"result_source", 99}})},
        Rule{.match = "Question:", .content = "There are 5 [7]."},
    });
    const Answer answer = ask(server, "How many paintings?");
    ASSERT_EQ(answer.status, AnswerStatus::Answered);
    const auto returned = of("tool_returned");
    ASSERT_GE(returned.size(), 3U);
    EXPECT_THAT(answer.sources[0].error->message + answer.sources[0].error->detail,
                HasSubstr("height"));
    EXPECT_EQ(of("decision").size(), 3U);
}

TEST_F(Loop, UsesPassagesOnceEvenIfTheModelHasEnoughBefore) {
    const test::ModelServer server({
        Rule{.match = "round 1 of 3",
             .times = 1,
             .content = decision({{"sql", "SELECT COUNT(*) FROM painting"}})},
        Rule{.match = "round 2 of 3",
             .times = 1,
             .content = decision({{"enough", true}, {"result_source", 1}})},
        Rule{.match = "Question:", .content = "Five [1]."},
    });
    const Answer answer = ask(server, "How many paintings?");
    ASSERT_EQ(answer.status, AnswerStatus::Answered);
    EXPECT_TRUE(std::any_of(answer.sources.begin(), answer.sources.end(),
                            [](const Source& s) { return s.kind == "passage"; }));
}

TEST_F(Loop, StopsAtItsRoundsWhateverTheModelWants) {
    const test::ModelServer server({
        Rule{.match = "rounds of|round \\d of 3",
             .content = decision({{"sql", "SELECT 1"}, {"search", "x"}})},
        Rule{.match = "Question:", .content = "NOT_FOUND: It does not say."},
    });
    const Answer answer = ask(server, "Why?");
    EXPECT_EQ(answer.status, AnswerStatus::NotFound);
    EXPECT_EQ(answer.text, "It does not say.");
    EXPECT_EQ(answer.result.kind, "none");
    EXPECT_EQ(of("decision").size(), 4U);
}

TEST_F(Loop, AsksOnceMoreWhenAReplyIsNotTheObject) {
    const test::ModelServer server({
        Rule{.match = "round 1 of 3",
             .on = Rule::On::User,
             .times = 1,
             .content = "I would rather write a poem."},
        Rule{.match = "Reply with that object only",
             .times = 1,
             .content = decision({{"sql", "SELECT COUNT(*) FROM artist"}, {"search", "artists"}})},
        Rule{.match = "round 2 of 3",
             .times = 1,
             .content = decision({{"enough", true}, {"result_source", 1}})},
        Rule{.match = "Question:", .content = "Two [1]."},
    });
    EXPECT_EQ(ask(server, "How many artists?").text, "Two [1].");
}

TEST_F(Loop, ShowsNearValuesAfterAnEmptyResult) {
    const test::ModelServer server({
        Rule{.match = "Harbour at Dusk",
             .on = Rule::On::User,
             .times = 1,
             .content = decision({{"enough", true}})},
        Rule{.match = "round 1 of 3",
             .times = 1,
             .content = decision({{"sql", "SELECT year FROM painting WHERE label = 'Harbor Dusk'"},
                                  {"search", "x"}})},
        Rule{.match = "Question:", .content = "NOT_FOUND: no."},
    });
    (void)ask(server, "When?");
    const auto asked = of("model_asked");
    ASSERT_GE(asked.size(), 2U);
    EXPECT_THAT(asked[1]["messages"].dump(), HasSubstr("Harbour at Dusk"));
}

TEST_F(Loop, TellsTheEarlierQueryAndKeysToTheNextQuestion) {
    Turn earlier{"Which are by Bo?", "Which paintings are by Bo Carter?", "Three [1].", {}, {}};
    earlier.result.source = 1;
    earlier.result.rows = {{{"Snow", "http://example.org/p5"}}};
    earlier.sources.push_back({1, "sql", "SELECT painting_id FROM painting"});
    history = {earlier};
    const test::ModelServer server({Rule{.content = "no"}});
    (void)ask(server, "And the newest of them?");
    const std::string prompt = of("model_asked").front()["messages"].dump();
    EXPECT_THAT(prompt, HasSubstr("SELECT painting_id FROM painting"));
    EXPECT_THAT(prompt, HasSubstr("'p5' (Snow)"));
    EXPECT_THAT(prompt, HasSubstr("Which paintings are by Bo Carter?"));
}

TEST_F(Loop, ShowsTheCuratedNamesTheGlossaryAndTheHouseRules) {
    const curation::Curation curation{
        .tables = {{.id = {.classIri = "http://example.org/Painting"}, .name = "canvas"}},
        .glossary = "A masterpiece is any work of Ana Bell. </data>",
        .houseRules = "Years before 1900 do not count."};
    must(knowledge::applyCuration(base.folder(), curation, {}, CancelToken()));
    const test::ModelServer server({Rule{.content = decision({{"enough", true}})}});
    ask(server, "How many canvases?");
    const auto requests = server.modelRequests();
    ASSERT_FALSE(requests.empty());
    EXPECT_THAT(requests[0].prompt, HasSubstr("CREATE TABLE canvas"));
    EXPECT_THAT(requests[0].prompt, HasSubstr("A masterpiece is any work of Ana Bell. </data >"));
    EXPECT_THAT(requests[0].prompt, HasSubstr("Years before 1900 do not count."));
}

TEST_F(Loop, EndsInOneClearErrorWhenTheServerIsAway) {
    std::string url;
    {
        const test::ModelServer gone;
        url = gone.openAiUrl();
    }
    llm::Access access;
    access.openAiBaseUrl = url;
    LoopStrategy strategy({}, must(llm::makeChatModel("openai:test", access, client)), nullptr,
                          Prompts(), {});
    const Answer answer = answering::ask(strategy, {"q", {}, {base}}, {}, {});
    EXPECT_EQ(answer.status, AnswerStatus::Failed);
    ASSERT_TRUE(answer.error.has_value());
    EXPECT_EQ(answer.error->kind, ErrorKind::Network);
}

TEST_F(Loop, StopsWhenCancelledWhileTheModelIsSilent) {
    const test::ModelServer server({Rule{.content = "{}", .delayMs = 60'000}});
    const CancelToken cancel;
    std::thread stopper([&] {
        server.waitForRequests(1);
        cancel.cancel();
    });
    const Answer answer = ask(server, "q", {}, cancel);
    stopper.join();
    EXPECT_EQ(answer.status, AnswerStatus::Cancelled);
}

TEST_F(Loop, WritesNeitherSqlNorLinksOfDataAsInstructions) {
    const test::ModelServer server(
        {Rule{.match = "round 1 of 3",
              .times = 1,
              .content = decision({{"sql", "DROP TABLE painting"}, {"search", "x"}})},
         Rule{.match = "round",
              .times = 1,
              .content = decision({{"enough", true}, {"result_source", 1}})},
         Rule{.match = "Question:", .content = "Done [1]."}});
    const Answer answer = ask(server, "Delete all paintings");
    ASSERT_FALSE(answer.sources.empty());
    ASSERT_TRUE(answer.sources[0].error.has_value());
    EXPECT_EQ(answer.result.kind, "none");
    EXPECT_EQ(must(must(base.openDatabase()).integer("SELECT count(*) FROM painting")), 5);
}

TEST_F(Loop, ControlMakesOneCallAndShowsItsResult) {
    const test::ModelServer server({Rule{.content = "```sql\nSELECT COUNT(*) FROM painting\n```"}});
    llm::Access access;
    access.ollamaHost = server.ollamaUrl();
    ControlStrategy strategy(must(llm::makeChatModel("ollama:test", access, client)), Prompts(),
                             {});
    const Answer answer = answering::ask(strategy, {"How many?", {}, {base}}, {}, {});
    EXPECT_EQ(answer.status, AnswerStatus::Answered);
    EXPECT_EQ(answer.result.rows[0][0].text, "5");
    EXPECT_EQ(server.modelRequests().size(), 1U);
}

}  // namespace tripletalk::answering
