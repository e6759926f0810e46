// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/ask.h"
#include "answering/strategies/controlstrategy.h"
#include "answering/strategies/loopstrategy.h"
#include "base/text.h"
#include "knowledge/curator.h"
#include "knowledge/examples.h"
#include "language/dictionary.h"
#include "support/testbases.h"
#include "support/testmodelserver.h"

#include <thread>

#include <gmock/gmock.h>

namespace tripletalk::answering {

using namespace tripletalk::tests;
using nlohmann::json;
using testing::HasSubstr;
using tests::Rule;

namespace {

std::string decision(const json& members) {
    json object{{"understood", "How many paintings are there?"},
                {"why", "because"},
                {"sql", ""},
                {"search", ""}};
    object.update(members);
    return object.dump();
}

std::string verdict(const std::string& word, const std::string& answer, int source = 0,
                    const json& members = json::object()) {
    json object{
        {"verdict", word}, {"why", "because"}, {"results", json::array()}, {"answer", answer}};
    if (source > 0)
        object["results"] = {
            {{"source", source}, {"columns", json::array()}, {"values", json::array()}}};
    object.update(members);
    object.update(members);
    return object.dump();
}

/// What the scripted model says to a gathering call of a round, and to the judging call.
Rule gathers(int round, const json& members) {
    return {.match = "This is round " + std::to_string(round) + " of",
            .times = 1,
            .content = decision(members)};
}
Rule judges(std::string content, int times = 100) {
    return {.match = "^Question: ",
            .on = Rule::On::User,
            .times = times,
            .content = std::move(content)};
}

/// A museum, a scripted server, and every event of the last run.
struct Loop : testing::Test {
    TemporaryFolder folder;
    knowledge::KnowledgeBase base = baseFromTurtle(folder.path(), museum);
    std::shared_ptr<net::Client> client = std::make_shared<net::Client>();
    std::vector<json> events;
    std::vector<Turn> history;
    ModelNumbers numbers;

    Answer ask(const tests::ModelServer& server, const std::string& text,
               LoopStrategy::Tools tools = {}, const CancelToken& cancel = {}) {
        llm::Access access;
        access.openAiBaseUrl = server.openAiUrl();
        access.deadlines.silence = access.deadlines.firstByte = std::chrono::seconds(20);
        const std::shared_ptr<llm::ChatModel> model =
            must(llm::makeChatModel("openai:test", access, client));
        LoopStrategy strategy(tools, model, must(llm::makeEmbedder("builtin", {}, nullptr)),
                              Prompts(), numbers);
        events.clear();
        return answering::ask(
            strategy, {text, history, {base}},
            [&](const Event& event) { events.push_back(toJson(event)); }, cancel);
    }
    [[nodiscard]] std::vector<json> of(const std::string& kind) const {
        std::vector<json> found;
        for (const json& event : events)
            if (event["kind"] == kind) found.push_back(event);
        return found;
    }
};

}  // namespace

TEST_F(Loop, AnswersFromSqlAndPassagesInTwoCalls) {
    const tests::ModelServer server({
        gathers(1, {{"sql", "SELECT COUNT(*) AS n FROM painting"}, {"search", "paintings"}}),
        judges(verdict("answer", "There are 5 paintings [1].", 1)),
    });
    const Answer answer = ask(server, "How many paintings?");
    ASSERT_EQ(answer.status, AnswerStatus::Answered)
        << (answer.error ? answer.error->toText() : "");
    EXPECT_EQ(answer.text, "There are 5 paintings [1].");
    EXPECT_EQ(answer.result.kind, "number");
    ASSERT_EQ(answer.result.rows.size(), 1U);
    EXPECT_EQ(answer.result.rows[0][0].text, "5");
    EXPECT_EQ(answer.modelCalls, 2);
    EXPECT_EQ(answer.understoodAs, "How many paintings are there?");
    EXPECT_EQ(of("answer_finished").size(), 1U);
    EXPECT_EQ(events.back()["kind"], "answer_finished");
}

TEST_F(Loop, TellsWhatItsQueryAsksForInParts) {
    const std::string query = "SELECT label FROM painting WHERE year > 1900";
    const tests::ModelServer server({
        gathers(1, {{"sql", query}, {"search", "paintings"}}),
        judges(verdict("answer", "Some are [1].", 1)),
    });
    ask(server, "Which paintings are younger than 1900?");
    const auto readings = of("reading");
    ASSERT_EQ(readings.size(), 1U);
    EXPECT_EQ(readings[0]["target"], "painting");
    ASSERT_EQ(readings[0]["filters"].size(), 1U);
    EXPECT_EQ(readings[0]["filters"][0]["column"], "year");
    EXPECT_EQ(readings[0]["filters"][0]["op"], ">");
}

TEST_F(Loop, TellsNoPartsOfAQueryThatNoReadingSays) {
    const tests::ModelServer server({
        gathers(1, {{"sql", "SELECT year / 100 FROM painting"}, {"search", "paintings"}}),
        judges(verdict("answer", "Centuries [1].", 1)),
    });
    ask(server, "Which centuries?");
    EXPECT_TRUE(of("reading").empty());
}

TEST_F(Loop, ShowsTheTableBeforeTheAnswerIsWritten) {
    const tests::ModelServer server({
        gathers(1, {{"sql", "SELECT label FROM painting"}, {"search", "paintings"}}),
        judges(verdict("answer", "Five paintings [1].", 1)),
    });
    (void)ask(server, "Which paintings?");
    const auto at = [&](const std::string& kind) {
        return std::find_if(events.begin(), events.end(),
                            [&](const json& event) { return event["kind"] == kind; });
    };
    EXPECT_LT(at("result_chosen"), at("answer_delta"));
}

TEST_F(Loop, ShowsAFailedQueryToTheModelWhichMendsItWithoutAJudgement) {
    const tests::ModelServer server({
        gathers(1, {{"sql", "SELECT sum(hight) FROM painting"}, {"search", "paintings"}}),
        gathers(2, {{"sql", "SELECT COUNT(*) AS n FROM painting"}}),
        judges(verdict("answer", "There are 5 [7].", 99)),
    });
    const Answer answer = ask(server, "How many paintings?");
    ASSERT_EQ(answer.status, AnswerStatus::Answered);
    EXPECT_THAT(answer.sources[0].error->message.text() + answer.sources[0].error->detail,
                HasSubstr("height"));
    EXPECT_THAT(server.modelRequests().at(1).prompt, HasSubstr("height"));
    EXPECT_EQ(answer.result.rows.at(0).at(0).text, "5") << "the last good query, not source 99";
}

TEST_F(Loop, SearchesForTheQuestionItselfWhereTheModelForgotTo) {
    numbers.required = Required::Both;
    const tests::ModelServer server({
        gathers(1, {{"sql", "SELECT COUNT(*) FROM painting"}}),
        judges(verdict("answer", "Five [1].", 1)),
    });
    const Answer answer = ask(server, "How many paintings?");
    ASSERT_EQ(answer.status, AnswerStatus::Answered);
    EXPECT_TRUE(std::any_of(answer.sources.begin(), answer.sources.end(),
                            [](const Source& s) { return s.kind == "passage"; }));
    EXPECT_EQ(answer.modelCalls, 2);
}

TEST_F(Loop, AsksTheTablesForWhatIsNamedWhereTheModelHasNoQuery) {
    numbers.required = Required::Both;
    const tests::ModelServer server({
        gathers(1, {{"understood", "What is the mood of Harbour at Dusk?"}, {"search", "mood"}}),
        judges(verdict("not_in_base", "The mood is not known.")),
    });
    const Answer answer = ask(server, "What is the mood of Harbour at Dusk?");
    EXPECT_EQ(answer.modelCalls, 2);
    EXPECT_THAT(answer.sources.at(0).query, HasSubstr("SELECT * FROM \"painting\" WHERE"));
    EXPECT_EQ(answer.sources.at(0).rows.size(), 1U);
}

TEST_F(Loop, ChecksTheQuestionAsItWasUnderstood) {
    const tests::ModelServer server({
        gathers(1,
                {{"understood", "Years?"}, {"sql", "SELECT year FROM painting"}, {"search", "x"}}),
        judges(verdict("answer", "Done [1].", 1)),
    });
    const Answer answer =
        ask(server, "And now, please, the years of The Blue Door and of Two Chairs");
    EXPECT_EQ(answer.status, AnswerStatus::Answered) << "its links stand beyond the short question";
}

TEST_F(Loop, ChecksAQuestionThatStandsAloneAsItWasAskedAndNotAsTheModelPutIt) {
    const Rule put = gathers(1, {{"understood", "Which paintings were not painted by Ana Bell?"},
                                 {"sql", "SELECT label FROM painting WHERE painted_by = 'bo'"}});
    const tests::ModelServer server(
        {put, put, judges(verdict("answer", "Three paintings [1].", 1))});
    const auto notes = [this] {
        std::string all;
        for (const json& checked : of("checked")) all += checked.dump();
        return all;
    };
    ask(server, "Which paintings are by Bo Carter?");
    EXPECT_THAT(notes(), testing::Not(HasSubstr("negates nothing")));
    history.push_back({"Which paintings are by Ana Bell?", {}, {}, {}, {}});
    ask(server, "And which are by others?");
    EXPECT_THAT(notes(), HasSubstr("negates nothing")) << "what goes on says too little alone";
}

TEST_F(Loop, DoesNotInsistAgainInLaterRounds) {
    numbers.required = Required::Both;
    const tests::ModelServer server({
        Rule{.match = "round \\d of", .content = decision({{"search", "paintings"}})},
        judges(verdict("look_further", "")),
    });
    numbers.rounds = 6;
    (void)ask(server, "How many paintings?");
    int insisted = 0;
    for (const auto& request : server.modelRequests())
        insisted += request.prompt.find("Give \"sql\"") != std::string::npos ? 1 : 0;
    EXPECT_EQ(insisted, 1);
}

TEST_F(Loop, MakesNoQueryWithAKeyWhereValuesMustStay) {
    const tests::ModelServer server(
        {Rule{.match = "round \\d of",
              .content = decision({{"understood", "How tall is the blue door?"}, {"sql", ""}})}});
    numbers.valuesStay = true;
    (void)ask(server, "How tall is the blue door?", {.passages = false});
    for (const auto& request : server.modelRequests())
        EXPECT_THAT(request.prompt, testing::Not(HasSubstr("'p3'")));
}

TEST_F(Loop, KeepsTheFirstMessageTheSameForAllQuestions) {
    const tests::ModelServer server({Rule{.match = "round", .content = decision(json::object())},
                                     judges(verdict("not_in_base", "No."))});
    std::set<std::string> firsts;
    for (const char* question : {"Who painted Snow?", "How tall is Two Chairs?"}) {
        (void)ask(server, question);
        firsts.insert(of("model_asked").front()["messages"][0]["content"].get<std::string>());
    }
    EXPECT_EQ(firsts.size(), 1U) << "servers reuse what they have read before";
}

TEST_F(Loop, SaysWhichOfSeveralMeaningsItTook) {
    base = baseFromTurtle(folder.path(), R"(
:Painting a rdfs:Class ; rdfs:label "Painting" . :Ship a rdfs:Class ; rdfs:label "Ship" .
:p1 a :Painting ; rdfs:label "Esmeralda" ; :year 1901 .
:s1 a :Ship ; rdfs:label "Esmeralda" ; :length 113 .
:s2 a :Ship ; rdfs:label "Gorch Fock" ; :length 89 .
)");
    const tests::ModelServer server({
        gathers(1, {{"understood", "How long is the Esmeralda?"},
                    {"sql", "SELECT length FROM ship WHERE ship_id = 's1'"},
                    {"search", "Esmeralda"}}),
        judges(verdict("answer", "113 [1].", 1)),
    });
    const Answer answer = ask(server, "How long is the Esmeralda?");
    ASSERT_EQ(answer.meanings.size(), 1U);
    EXPECT_EQ(answer.meanings[0].words, "Esmeralda");
    EXPECT_EQ(answer.meanings[0].chosen.table, "ship");
    EXPECT_EQ(answer.meanings[0].others[0].table, "painting");
}

TEST_F(Loop, TakesANameInAPassageForTheThing) {
    const tests::ModelServer server({
        gathers(1, {{"search", "Who painted Snow?"}}),
        judges(
            verdict("answer", "Bo Carter [1].", 0,
                    {{"results", {{{"source", 1}, {"values", {"Bo Carter", "400 mm", "no"}}}}}})),
    });
    const Answer answer = ask(server, "Who painted Snow?", {.sql = false});
    ASSERT_EQ(answer.result.rows.size(), 2U) << "a value that the text lacks is left out";
    EXPECT_EQ(answer.result.rows[0][0].iri, "http://example.org/bo");
    EXPECT_EQ(answer.result.rows[1][0].iri, "");
}

TEST_F(Loop, InsistsOnAMissingToolOnlyOnce) {
    numbers.required = Required::Both;
    const tests::ModelServer server({
        Rule{.match = "round \\d of", .content = decision({{"search", "paintings"}})},
        judges(verdict("answer", "Many [1].")),
    });
    EXPECT_EQ(ask(server, "How many paintings?").modelCalls, 3);
}

TEST_F(Loop, AsksForTheToolThatIsMissing) {
    numbers.required = Required::Both;
    const tests::ModelServer server({
        gathers(1, {{"search", "paintings"}}),
        Rule{.match = "Give \"sql\"",
             .times = 1,
             .content = decision({{"sql", "SELECT COUNT(*) AS n FROM painting"}})},
        judges(verdict("answer", "Five [1].", 1)),
    });
    EXPECT_EQ(ask(server, "How many paintings?").modelCalls, 3);
}

TEST_F(Loop, SearchesWhereNoQueryHasARow) {
    const tests::ModelServer server({
        gathers(1, {{"sql", "SELECT label FROM painting WHERE year > 3000"}}),
        judges(verdict("answer", "None [1].")),
    });
    const Answer answer = ask(server, "Which paintings are from the future?");
    EXPECT_EQ(answer.modelCalls, 2);
    EXPECT_TRUE(
        std::ranges::any_of(answer.sources, [](const Source& s) { return s.kind == "passage"; }));
}

TEST_F(Loop, SearchesNothingByItselfWhereAQueryAnswers) {
    const tests::ModelServer server({
        gathers(1, {{"sql", "SELECT COUNT(*) FROM painting"}}),
        judges(verdict("answer", "Five [1].", 1)),
    });
    const Answer answer = ask(server, "How many paintings?");
    EXPECT_EQ(answer.modelCalls, 2);
    EXPECT_EQ(answer.sources.size(), 1U);
}

TEST_F(Loop, NeedsOnlyOneToolWhereTheConfigurationSaysSo) {
    const tests::ModelServer server({
        gathers(1, {{"search", "paintings by Bo"}}),
        judges(verdict("answer", "Three [1].")),
    });
    numbers.required = Required::Either;
    EXPECT_EQ(ask(server, "What did Bo paint?").modelCalls, 2);
}

TEST_F(Loop, LooksFurtherForWhatTheSourcesLack) {
    const tests::ModelServer server({
        gathers(1, {{"understood", "When were they painted?"},
                    {"sql", "SELECT label FROM artist"},
                    {"search", "artists"}}),
        judges(verdict("look_further", "", 0, {{"why", "The years are missing."}}), 1),
        Rule{.match = "What they lack: The years are missing",
             .times = 1,
             .content = decision({{"understood", "When were they painted?"},
                                  {"sql", "SELECT label, year FROM painting"}})},
        judges(verdict("answer", "Done [1].", 1)),
    });
    const Answer answer = ask(server, "When were they painted?");
    EXPECT_EQ(answer.status, AnswerStatus::Answered);
    EXPECT_EQ(answer.modelCalls, 4);
    EXPECT_THAT(answer.text, testing::Not(HasSubstr("missing")));
}

TEST_F(Loop, StopsAtItsRoundsWhateverTheModelWants) {
    const tests::ModelServer server({
        Rule{.match = "round \\d of 3",
             .content = decision({{"sql", "SELECT 1"}, {"search", "x"}})},
        judges(verdict("look_further", "It does not say.")),
    });
    const Answer answer = ask(server, "Why?");
    EXPECT_EQ(answer.status, AnswerStatus::NotFound);
    EXPECT_EQ(answer.text, "It does not say.");
    EXPECT_EQ(answer.result.kind, "none");
    EXPECT_LE(answer.modelCalls, 6);
}

TEST_F(Loop, AsksOnceMoreWhenAReplyIsNotTheObject) {
    const tests::ModelServer server({
        Rule{.match = "round 1 of 3",
             .on = Rule::On::User,
             .times = 1,
             .content = "I would rather write a poem."},
        Rule{.match = "Reply with that object only",
             .times = 1,
             .content = decision({{"sql", "SELECT COUNT(*) FROM artist"}, {"search", "artists"}})},
        judges(verdict("answer", "Two [1].", 1)),
    });
    EXPECT_EQ(ask(server, "How many artists?").text, "Two [1].");
}

TEST_F(Loop, RepairsALiteralThatMatchesNothingAndSaysSo) {
    const tests::ModelServer server({
        gathers(1, {{"sql", "SELECT year FROM painting WHERE label = 'Harbor at Dusk'"},
                    {"search", "Harbour"}}),
        judges(verdict("answer", "Done [1].", 1)),
    });
    const Answer answer = ask(server, "When was Harbor at Dusk painted?");
    EXPECT_THAT(answer.sources.at(0).query, HasSubstr("Harbour at Dusk"));
    EXPECT_FALSE(answer.sources.at(0).notes.empty());
    EXPECT_EQ(answer.result.rows.size(), 1U);
    EXPECT_EQ(of("checked").size(), 1U);
}

TEST_F(Loop, HasTheAnswerWrittenFromTheQueryThatACheckPutInAnothersPlace) {
    const tests::ModelServer server({
        gathers(1, {{"sql", "SELECT label FROM painting ORDER BY year / 100 DESC LIMIT 1"},
                    {"search", "paintings"}}),
        judges(verdict("answer", "Four [2].", 2)),
    });
    const Answer answer = ask(server, "Which painting is of the latest century?");
    EXPECT_EQ(answer.result.rows.size(), 4U);
    const std::string prompt = server.modelRequests().back().lastUser;
    EXPECT_THAT(prompt, HasSubstr("year / 100 DESC LIMIT 4"));
    EXPECT_THAT(prompt, testing::Not(HasSubstr("year / 100 DESC LIMIT 1")));
}

TEST_F(Loop, QuotesThePassageOfWhatASearchNamesFirst) {
    const tests::ModelServer server({
        gathers(1, {{"search", "The painting Harbour at Dusk"}}),
        judges(verdict("answer", "Nice [1].")),
    });
    const Answer answer = ask(server, "Tell me about Harbour at Dusk", {.sql = false});
    ASSERT_FALSE(answer.sources.empty());
    EXPECT_EQ(answer.sources[0].title, "Harbour at Dusk");
}

TEST_F(Loop, HasAnAnswerWrittenAgainWhoseNumbersNoSourceHolds) {
    const tests::ModelServer server({
        gathers(1, {{"sql", "SELECT COUNT(*) AS n FROM painting"}, {"search", "paintings"}}),
        Rule{.match = "was not covered by the sources",
             .times = 1,
             .content = verdict("answer", "There are 5 [1].", 1)},
        judges(verdict("answer", "There are 77123 paintings [1].", 1)),
    });
    const Answer answer = ask(server, "How many paintings?");
    EXPECT_EQ(answer.text, "There are 5 [1].");
    EXPECT_TRUE(answer.unsupported.empty());
}

TEST_F(Loop, MarksWhatNoSourceHoldsIfTheModelInsists) {
    const tests::ModelServer server({
        gathers(1, {{"sql", "SELECT COUNT(*) AS n FROM painting"}, {"search", "paintings"}}),
        judges(verdict("answer", "There are 77123 paintings [1].", 1)),
    });
    const Answer answer = ask(server, "How many paintings?");
    EXPECT_THAT(answer.text, testing::StartsWith("⚠"));
    ASSERT_EQ(answer.unsupported.size(), 1U);
    EXPECT_EQ(answer.unsupported[0].what, "77123");
}

TEST_F(Loop, LetsCandidateQueriesVote) {
    const tests::ModelServer server({
        Rule{.match = "round 1 of",
             .times = 1,
             .content = decision({{"sql", "SELECT COUNT(*) AS n FROM artist"}, {"search", "x"}})},
        Rule{.match = "round 1 of",
             .times = 1,
             .content = decision({{"sql", "SELECT COUNT(*) AS n FROM painting"}})},
        Rule{.match = "round 1 of",
             .times = 1,
             .content = decision({{"sql", "SELECT COUNT(painting_id) AS n FROM painting"}})},
        judges(verdict("answer", "Five.", 99)),
    });
    numbers.candidates = 3;
    const Answer answer = ask(server, "How many paintings?");
    EXPECT_EQ(answer.result.rows.at(0).at(0).text, "5");
}

TEST_F(Loop, LetsTheModelChooseAmongMorePassages) {
    const tests::ModelServer server({
        gathers(1, {{"search", "a work of art in a collection"}}),
        Rule{.match = "Which of these passages help", .times = 1, .content = R"({"best": [2, 1]})"},
        judges(verdict("answer", "Done [1].")),
    });
    numbers.rerank = true;
    numbers.topK = 1;
    const Answer answer = ask(server, "What is there?", {.sql = false});
    EXPECT_EQ(answer.sources.size(), 1U);
    EXPECT_EQ(answer.modelCalls, 3);
}

TEST_F(Loop, TellsNoValueWhereValuesMustStay) {
    const tests::ModelServer server({
        gathers(1, {{"understood", "Which is the one at dusk?"},
                    {"sql", "SELECT label FROM painting WHERE label LIKE '%Harbour%'"}}),
    });
    numbers.valuesStay = true;
    const Answer answer = ask(server, "Which is the one at dusk?", {.passages = false});
    EXPECT_THAT(answer.text, HasSubstr("Harbour at Dusk"));
    EXPECT_EQ(answer.modelCalls, 1);
    for (const auto& request : server.modelRequests())
        EXPECT_THAT(request.prompt, testing::Not(HasSubstr("Dusk")));
}

TEST_F(Loop, TellsNoValueInAnErrorOrAnEarlierReadingWhereValuesMustStay) {
    const std::string leaking =
        "SELECT json_extract('{}', (SELECT group_concat(label) FROM painting))";
    const tests::ModelServer server({gathers(1, {{"understood", "Which?"}, {"sql", leaking}}),
                                     gathers(2, {{"understood", "Which?"}, {"sql", leaking}})});
    numbers.valuesStay = true;
    history = {
        {"Which is the one at dusk?", "Which painting is Harbour at Dusk?", "It is [1].", {}, {}}};
    (void)ask(server, "And what is it called?", {.passages = false});
    ASSERT_GE(server.modelRequests().size(), 2U);
    for (const auto& request : server.modelRequests())
        EXPECT_THAT(request.prompt, testing::Not(HasSubstr("Dusk")));
    EXPECT_THAT(server.modelRequests().back().prompt, HasSubstr("the query failed (syntax)"));
}

TEST_F(Loop, TellsNoValueOfWhatAQueryShouldHaveSaidWhereValuesMustStay) {
    const std::string nearly = "SELECT label FROM painting WHERE label LIKE '%Harbuor%'";
    const auto noted = [&] {
        const tests::ModelServer server({gathers(1, {{"understood", "Which?"}, {"sql", nearly}}),
                                         gathers(2, {{"understood", "Which?"}, {"sql", nearly}}),
                                         judges(verdict("not_in_base", "No."))});
        (void)ask(server, "Which is the Harbuor?", {.passages = false});
        return server.modelRequests().at(1).prompt;
    };
    EXPECT_THAT(noted(), HasSubstr("Harbour at Dusk")) << "it helps a model that may see it";
    numbers.valuesStay = true;
    const std::string prompt = noted();
    EXPECT_THAT(prompt, HasSubstr("this alone matches nothing"));
    EXPECT_THAT(prompt, testing::Not(HasSubstr("Harbour at")));
}

TEST_F(Loop, FitsItsPromptsIntoTheStatedWindow) {
    const tests::ModelServer server({
        Rule{.match = "round \\d of",
             .content = decision(
                 {{"sql", "SELECT * FROM painting"}, {"search", "paintings of the museum"}})},
        judges(verdict("look_further", "")),
    });
    for (const int window : {2500, 4096, 8192}) {
        numbers.contextTokens = window;
        (void)ask(server, "Which paintings are there?");
        for (const json& asked : of("model_asked")) {
            std::size_t tokens = 0;
            for (const json& message : asked["messages"])
                tokens += text::estimatedTokens(message["content"].get<std::string>());
            EXPECT_LE(tokens, static_cast<std::size_t>(window)) << asked["purpose"];
        }
    }
}

TEST_F(Loop, TellsTheEarlierQueryAndKeysToTheNextQuestion) {
    Turn earlier{"Which are by Bo?", "Which paintings are by Bo Carter?", "Three [1].", {}, {}};
    earlier.result.source = 1;
    earlier.result.rows = {{{"Snow", "http://example.org/p5"}}};
    earlier.sources.push_back({1, "sql", "SELECT painting_id FROM painting"});
    history = {earlier};
    const tests::ModelServer server({Rule{.content = "no"}});
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
    const tests::ModelServer server({Rule{.content = decision(json::object())}});
    ask(server, "How many canvases?");
    const auto requests = server.modelRequests();
    ASSERT_FALSE(requests.empty());
    EXPECT_THAT(requests[0].prompt, HasSubstr("CREATE TABLE canvas"));
    EXPECT_THAT(requests[0].prompt, HasSubstr("A masterpiece is any work of Ana Bell. </data >"));
    EXPECT_THAT(requests[0].prompt, HasSubstr("Years before 1900 do not count."));
}

TEST_F(Loop, TellsWhatWordsOfAnotherLanguageMayMean) {
    if (language::Dictionary("freedict-deu-eng").translations("gemälde").empty())
        GTEST_SKIP() << "no dictionary";
    const tests::ModelServer server({Rule{.content = decision(json::object())}});
    ask(server, "Wie viele Gemälde gibt es?");
    EXPECT_THAT(server.modelRequests().front().prompt,
                HasSubstr("\"Gemälde\": perhaps \"painting\""));
}

TEST_F(Loop, ShowsTheModelExamplesInSqlAlone) {
    const knowledge::Examples examples(base);
    const std::string question = "How many paintings are there?";
    must(examples.add(question, "SELECT COUNT(*) FROM painting"));
    must(examples.add(question, "SELECT ?work { ?work a ?kind }", knowledge::sparqlLanguage()));
    const tests::ModelServer server({Rule{.content = decision(json::object())}});
    ask(server, "How many paintings?");
    const std::string prompt = of("model_asked").front()["messages"].dump();
    EXPECT_THAT(prompt, HasSubstr("\\n- How many paintings are there?\\n  SELECT COUNT(*)"));
    EXPECT_THAT(prompt, Not(HasSubstr("?work a ?kind")));
}

TEST_F(Loop, EndsInOneClearErrorWhenTheServerIsAway) {
    std::string url;
    {
        const tests::ModelServer gone;
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
    const tests::ModelServer server({Rule{.content = "{}", .delayMs = 60'000}});
    const CancelToken cancel;
    std::thread stopper([&] {
        server.waitForRequests(1);
        cancel.cancel();
    });
    const Answer answer = ask(server, "q", {}, cancel);
    stopper.join();
    EXPECT_EQ(answer.status, AnswerStatus::Cancelled);
}

TEST_F(Loop, NeverRunsAStatementThatChangesAnything) {
    const tests::ModelServer server(
        {Rule{.match = "round",
              .content = decision({{"sql", "DROP TABLE painting"}, {"search", "x"}})},
         judges(verdict("answer", "Done [1].", 1))});
    const Answer answer = ask(server, "Delete all paintings");
    ASSERT_FALSE(answer.sources.empty());
    ASSERT_TRUE(answer.sources[0].error.has_value());
    EXPECT_EQ(answer.result.kind, "none");
    EXPECT_EQ(must(must(base.openDatabase()).integer("SELECT count(*) FROM painting")), 5);
}

TEST_F(Loop, ControlMakesOneCallAndShowsItsResult) {
    const tests::ModelServer server(
        {Rule{.content = "```sql\nSELECT COUNT(*) FROM painting\n```"}});
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
