// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Whole conversations over a graph, with a model server that follows a script.
#include "graspconversations.h"
#include "knowledge/examples.h"

namespace tripletalk::answering::grasp {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;

TEST_F(GraspConversations, AnswerWithTheColumnsAskedForAndThingsByTheirIris) {
    const Answer answer =
        ask({looksUp(), runsQuery(), answersWith("**Swift Heron** and **Little Tern** [1].")});
    ASSERT_EQ(answer.status, AnswerStatus::Answered) << answer.text;
    EXPECT_EQ(answer.text, "**Swift Heron** and **Little Tern** [1].");
    EXPECT_EQ(answer.strategy, "grasp");
    ASSERT_THAT(answer.result.columns, SizeIs(1));
    EXPECT_EQ(answer.result.columns[0].name, "ship");
    ASSERT_THAT(answer.result.rows, SizeIs(2));
    EXPECT_EQ(answer.result.rows[0][0].iri, "http://example.org/heron");
    EXPECT_EQ(answer.result.rows[0][0].text, "Swift Heron");
    ASSERT_THAT(answer.sources, SizeIs(1));
    EXPECT_EQ(answer.sources[0].kind, "sparql");
    EXPECT_THAT(answer.unsupported, testing::IsEmpty());
    EXPECT_EQ(answer.modelCalls, 3);
}

TEST_F(GraspConversations, GoOnFromMessageToMessage) {
    (void)ask({looksUp(), runsQuery(), answersWith("Two [1].")});
    ASSERT_THAT(requests, SizeIs(3));
    const json& messages = requests[2]["messages"];
    ASSERT_THAT(messages, SizeIs(7));
    EXPECT_EQ(messages[2]["content"], "I look for the harbour.");
    EXPECT_EQ(messages[2]["tool_calls"][1]["function"]["name"], "search_property");
    EXPECT_EQ(messages[3]["role"], "tool");
    EXPECT_EQ(messages[3]["tool_call_id"], messages[2]["tool_calls"][0]["id"]);
    EXPECT_THAT(std::string(messages[3]["content"]), HasSubstr("Port Anemone"));
    EXPECT_THAT(std::string(messages[4]["content"]), HasSubstr("sails to (:sailsTo)"));
    EXPECT_THAT(std::string(messages[6]["content"]), HasSubstr("Source [1]: 2 rows"));
    EXPECT_THAT(toolsCalled(),
                ElementsAre("search_entity", "search_property", "execute", "answer"));
}

TEST_F(GraspConversations, OfferTheToolsOfTheirSet) {
    const auto offered = [&](ToolSet set) {
        options.numbers.toolSet = set;
        (void)ask({replies("", {callOf("cancel", {{"explanation", "no"}})})});
        return toolsOffered();
    };
    EXPECT_THAT(offered(ToolSet::Base), ElementsAre("execute", "answer", "cancel"));
    EXPECT_THAT(offered(ToolSet::Search), ElementsAre("search_entity", "search_property", "list",
                                                      "execute", "answer", "cancel"));
    EXPECT_THAT(offered(ToolSet::SearchExtended),
                ElementsAre("search_entity", "search_property", "search_property_of_entity",
                            "search_object_of_property", "list", "execute", "answer", "cancel"));
    EXPECT_THAT(offered(ToolSet::SearchConstrained),
                ElementsAre("search_constrained", "list", "execute", "answer", "cancel"));
    EXPECT_THAT(offered(ToolSet::SearchAutocomplete),
                ElementsAre("search_autocomplete", "list", "execute", "answer", "cancel"));
    must(knowledge::Examples(base).add("Which ships are there?", "SELECT ?s { ?s a ?c }",
                                       knowledge::sparqlLanguage()));
    EXPECT_THAT(offered(ToolSet::Base), ElementsAre("find_similar_examples", "find_examples",
                                                    "execute", "answer", "cancel"));
}

TEST_F(GraspConversations, AskForAnObjectWhereTheServerTakesNoTools) {
    const auto writes = [](const std::string& tool, const json& arguments) {
        return replies(json{{"understood", "Which ships?"},
                            {"why", "w"},
                            {"call", {{"tool", tool}, {"arguments", arguments}}}}
                           .dump());
    };
    const Answer answer =
        ask({{.times = 1, .content = "tools is not supported", .refuse = {"tools"}},
             writes("execute", {{"sparql", toAnemone}}),
             writes("telescope", {{"at", "moon"}}),
             writes("answer", {{"sparql", toAnemone}, {"answer", "Two ships [1]."}})});
    ASSERT_EQ(answer.status, AnswerStatus::Answered) << answer.text;
    EXPECT_THAT(answer.result.rows, SizeIs(2));
    const std::string last = prompt(requests.size() - 1);
    EXPECT_THAT(last, HasSubstr("- execute: Runs one SPARQL 1.1 query"));
    EXPECT_THAT(last, HasSubstr("Source [1]: 2 rows"));
    EXPECT_THAT(last, HasSubstr("There is no tool \"telescope\". There are: search_entity"));
}

TEST_F(GraspConversations, TakeCallsThatAreWrittenIntoProse) {
    const Answer answer = ask(
        {replies("I run it. <tool_call>" + callOf("execute", {{"sparql", toAnemone}}).dump() +
                 "</tool_call>"),
         replies("```json\n" +
                 callOf("answer", {{"sparql", toAnemone}, {"answer", "Two ships [1]."}}).dump() +
                 "\n```")});
    ASSERT_EQ(answer.status, AnswerStatus::Answered) << answer.text;
    EXPECT_EQ(answer.text, "Two ships [1].");
    EXPECT_THAT(toolsCalled(), ElementsAre("execute", "answer"));
}

TEST_F(GraspConversations, TellOfUnknownToolsAndBrokenArguments) {
    Rule broken = replies(
        "", {json{{"name", "execute"}, {"arguments", "{\"sparql\": \"SELECT"}},
             callOf("functions.list", json::object()), callOf("teleport", {{"to", "north"}})});
    const Answer answer = ask({broken, answersWith("Two ships [1].")});
    ASSERT_EQ(answer.status, AnswerStatus::Answered);
    EXPECT_THAT(prompt(1), HasSubstr("The arguments are not valid JSON: {\"sparql\": \"SELECT"));
    EXPECT_THAT(prompt(1), HasSubstr("triples; 10 that differ are shown"));
    EXPECT_THAT(prompt(1), HasSubstr("There is no tool \"teleport\""));
}

TEST_F(GraspConversations, TellOfQueriesThatFailAndGoOn) {
    const Answer answer =
        ask({replies("", {callOf("execute", {{"sparql", "SELECT ?s { ?s nope:p ?o }"}})}),
             answersWith("x", "SELECT broken"), answersWith("Two ships.")});
    ASSERT_EQ(answer.status, AnswerStatus::Answered);
    EXPECT_THAT(prompt(1), HasSubstr("The query failed: "));
    EXPECT_THAT(prompt(2), HasSubstr("This cannot be the answer"));
    EXPECT_EQ(answer.text, "Two ships [3].") << "what cites nothing cites the answer's query";
    EXPECT_EQ(answer.result.source, 3);
}

TEST_F(GraspConversations, SendBackWhatNoSourceHolds) {
    const Answer answer = ask({runsQuery(), answersWith("**Grey Petrel** sails there [1]."),
                               answersWith("**Swift Heron** sails there [1].")});
    EXPECT_EQ(answer.text, "**Swift Heron** sails there [1].");
    EXPECT_THAT(prompt(2), HasSubstr("No source holds \"Grey Petrel\""));
    const Answer insisted = ask({runsQuery(), answersWith("**Grey Petrel** sails there [1]."),
                                 answersWith("**Grey Petrel** sails there [1].")});
    ASSERT_EQ(insisted.status, AnswerStatus::Answered);
    ASSERT_THAT(insisted.unsupported, SizeIs(1));
    EXPECT_EQ(insisted.unsupported[0].what, "Grey Petrel");
}

TEST_F(GraspConversations, GiveUpWithTheBestAttempt) {
    const Answer answer =
        ask({replies("", {callOf("cancel", {{"explanation", "There are no cranes."},
                                            {"best_attempt", {{"sparql", toAnemone}}}})})});
    EXPECT_EQ(answer.status, AnswerStatus::NotFound);
    EXPECT_EQ(answer.text, "There are no cranes. The best attempt is the query [1].");
    EXPECT_THAT(answer.sources, SizeIs(1));
    EXPECT_THAT(answer.result.rows, testing::IsEmpty());
}

TEST_F(GraspConversations, AskForAnEndingAndThenTakeTheLastQueryForIt) {
    const Answer answer = ask({runsQuery(), replies("It is **Swift Heron**."),
                               replies("It is **Swift Heron**, as I said.")});
    ASSERT_EQ(answer.status, AnswerStatus::Answered);
    EXPECT_THAT(prompt(2), HasSubstr("Your reply calls no tool."));
    EXPECT_THAT(answer.text, HasSubstr("It is **Swift Heron**, as I said [1]."));
    EXPECT_THAT(answer.text, HasSubstr("The model stopped without saying that it answers"));
    EXPECT_THAT(answer.result.rows, SizeIs(2));
}

TEST_F(GraspConversations, TakeAnEndingThatIsWrittenAndNotCalled) {
    const json written{{"sparql", toAnemone}, {"answer", "Two ships."}};
    const Answer answer = ask({replies("Here it is:\n```json\n" + written.dump() + "\n```")});
    ASSERT_EQ(answer.status, AnswerStatus::Answered) << answer.text;
    EXPECT_EQ(answer.text, "Two ships [1].");
    EXPECT_EQ(answer.modelCalls, 1);
    EXPECT_EQ(ask({replies(R"({"explanation": "No cranes."})")}).text, "No cranes.");
}

TEST_F(GraspConversations, TakeAQueryThatStandsInACodeBlock) {
    const std::string fenced = "This is it:\n```sparql\n" + toAnemone + "\n```";
    const Answer answer = ask({replies(fenced), replies(fenced)});
    ASSERT_EQ(answer.status, AnswerStatus::Answered) << answer.text;
    EXPECT_THAT(answer.result.rows, SizeIs(2));
    EXPECT_EQ(answer.sources.size(), 1U);
}

TEST_F(GraspConversations, SayThatThereIsNoAnswerWhereNothingWasTried) {
    const Answer answer = ask({replies("I do not know."), replies("I do not know.")});
    EXPECT_EQ(answer.status, AnswerStatus::NotFound);
    EXPECT_EQ(answer.text, "I do not know.");
}

TEST_F(GraspConversations, EndAfterTheirStepsAndTellTheModelBefore) {
    options.numbers.steps = 3;
    Rule round = runsQuery();
    round.times = -1;
    const Answer answer = ask({looksUp(), round});
    ASSERT_THAT(requests, SizeIs(3));
    EXPECT_THAT(prompt(1), Not(HasSubstr("No further look-up is possible.")));
    EXPECT_THAT(prompt(2), HasSubstr("No further look-up is possible."));
    EXPECT_EQ(answer.status, AnswerStatus::Answered);
    EXPECT_THAT(answer.text, HasSubstr("The model came to no end within its 3 steps: this is the "
                                       "last query that it ran."));
}

TEST_F(GraspConversations, EndWhereTheModelGoesRoundInCircles) {
    options.numbers.steps = 100;
    Rule round = looksUp();
    round.times = -1;
    const Answer answer = ask({round});
    EXPECT_EQ(answer.status, AnswerStatus::NotFound);
    EXPECT_THAT(requests, SizeIs(5)) << "three that bring nothing new, and one to end";
    EXPECT_THAT(answer.text, HasSubstr("The model went round in circles."));
    EXPECT_THAT(prompt(4), HasSubstr("No further look-up is possible."));
}

TEST_F(GraspConversations, AskAgainWhereAReplyWasCut) {
    Rule cut = replies("I think and think and");
    cut.finish = "length";
    const Answer answer = ask({cut, answersWith("Two ships.")});
    EXPECT_EQ(answer.status, AnswerStatus::Answered);
    EXPECT_THAT(prompt(1), HasSubstr("Your reply was cut off before its end."));
}

TEST_F(GraspConversations, KeepWithinTheContextWindow) {
    options.numbers.contextTokens = 6000;
    options.numbers.steps = 30;
    std::vector<Rule> rules;
    for (const char* variable : {"a", "b", "c", "d", "e", "f", "g", "h"})
        rules.push_back(replies(
            "", {callOf("execute",
                        {{"sparql", "SELECT * { ?" + std::string(variable) + " ?p ?o }"}})}));
    rules.push_back(answersWith("Two ships."));
    const Answer answer = ask(rules);
    EXPECT_EQ(answer.status, AnswerStatus::Answered);
    EXPECT_THAT(prompt(8), HasSubstr("left out for want of room"));
    EXPECT_THAT(prompt(8), HasSubstr("Source [8]: "));
    for (std::size_t call = 0; call < requests.size(); ++call)
        EXPECT_LT(prompt(call).size() / 4, 6000U) << call;
}

TEST_F(GraspConversations, GoOnFromEarlierQuestions) {
    Turn earlier{"Where does Little Tern sail?", "", "To Port Anemone [1].", {}, {}};
    earlier.result = {.kind = "list",
                      .columns = {{"dock", true}},
                      .rows = {{{"Port Anemone", "http://example.org/north"}}},
                      .source = 1};
    earlier.sources = {
        {.n = 1, .kind = "sparql", .query = "SELECT ?dock { :tern :sailsTo ?dock }"}};
    history = {earlier};
    (void)ask({runsQuery(), answersWith("Two ships.")});
    const json& messages = requests[0]["messages"];
    ASSERT_THAT(messages, SizeIs(4));
    EXPECT_EQ(messages[1]["content"], "Where does Little Tern sail?");
    EXPECT_THAT(std::string(messages[2]["content"]), HasSubstr("To Port Anemone"));
    EXPECT_THAT(std::string(messages[2]["content"]), HasSubstr("http://example.org/north"));
    EXPECT_EQ(messages[3]["content"], "Which ships sail to Port Anemone?");
    EXPECT_THAT(prompt(1), HasSubstr("Not looked up before: :builtIn is \"built in\"."))
        << "what was found before is known";
}

TEST_F(GraspConversations, LookTheAnswerOverWhereThatIsWanted) {
    options.numbers.feedback = true;
    const auto judges = [](const std::string& status, const std::string& text) {
        return replies("", {callOf("give_feedback", {{"status", status}, {"feedback", text}})});
    };
    const Answer answer =
        ask({answersWith("Two ships."), judges("refine", "Say which ones."),
             answersWith("**Swift Heron** and **Little Tern**."), judges("done", "Fine.")});
    EXPECT_EQ(answer.text, "**Swift Heron** and **Little Tern** [1].");
    EXPECT_EQ(requests[1]["tools"][0]["function"]["name"], "give_feedback");
    EXPECT_THAT(prompt(1), HasSubstr("Two ships."));
    EXPECT_THAT(prompt(1), HasSubstr("What it names: :sailsTo (sails to), :north (Port Anemone)"));
    EXPECT_THAT(prompt(1), HasSubstr("Source [1]: 2 rows"));
    EXPECT_THAT(prompt(2), HasSubstr("can be better:\nSay which ones."));
    std::vector<std::string> purposes;
    for (const json& event : events)
        if (event["kind"] == "model_asked") purposes.push_back(event["purpose"]);
    EXPECT_THAT(purposes, ElementsAre("gather", "feedback", "gather", "feedback"));
}

TEST_F(GraspConversations, AreLookedOverTwiceAtMost) {
    options.numbers.feedback = true;
    const auto again = [] {
        return replies("", {callOf("give_feedback", {{"status", "retry"}, {"feedback", "No."}})});
    };
    const Answer answer = ask({answersWith("Two."), again(), answersWith("Two ships."), again(),
                               answersWith("Two ships sail there.")});
    EXPECT_EQ(answer.text, "Two ships sail there [1].");
    EXPECT_EQ(answer.modelCalls, 5);
}

TEST_F(GraspConversations, StandWhereTheFeedbackIsOfNoUse) {
    options.numbers.feedback = true;
    EXPECT_EQ(ask({answersWith("Two ships."), replies("Nice."), replies("Very nice.")}).text,
              "Two ships [1].");
    const Answer kept = ask({answersWith("Two ships."),
                             replies(R"({"status": "refine", "feedback": "Say which."})"),
                             replies("Well."), replies("Well, well.")});
    EXPECT_EQ(kept.text, "Two ships [1].") << "what was looked over stands if nothing better comes";
}

TEST_F(GraspConversations, AnswerInWordsFromAllSources) {
    const Answer answer = ask(
        {runsQuery(), replies("", {callOf("execute", {{"sparql", "SELECT ?d { ?d a :Dock }"}})}),
         replies("", {callOf("answer", {{"answer",
                                         "**Swift Heron** sails to **Port Anemone** "
                                         "[1], one of 2 docks [2]."}})})},
        Task::Words);
    ASSERT_EQ(answer.status, AnswerStatus::Answered) << answer.text;
    EXPECT_EQ(answer.strategy, "grasp-words");
    EXPECT_THAT(answer.unsupported, testing::IsEmpty());
    EXPECT_THAT(toolsOffered(), testing::Contains("answer"));
    EXPECT_THAT(prompt(0), HasSubstr("What a query of the graph has shown counts more"));
    EXPECT_EQ(answer.result.source, 1);
}

}  // namespace tripletalk::answering::grasp
