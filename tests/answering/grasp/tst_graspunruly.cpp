// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Conversations with models that do not keep to what they were told.
#include "graspconversations.h"

namespace tripletalk::answering::grasp {

using testing::HasSubstr;
using testing::SizeIs;

using GraspUnrulyModel = GraspConversations;

namespace {

const json givesUp{{"explanation", "There are no cranes."},
                   {"best_attempt", {{"sparql", toAnemone}}}};

}  // namespace

TEST_F(GraspUnrulyModel, WritesItsEndingInWhateverForm) {
    const std::string called =
        "I stop. <tool_call>" + callOf("cancel", givesUp).dump() + "</tool_call>";
    for (const std::string& written :
         {called, "I stop.\n```json\n" + givesUp.dump() + "\n```\nSorry.", givesUp.dump()}) {
        const Answer answer = ask({replies(written)});
        EXPECT_EQ(answer.status, AnswerStatus::NotFound) << written;
        EXPECT_EQ(answer.text, "There are no cranes. The best attempt is the query [1].")
            << written;
        EXPECT_THAT(answer.sources, SizeIs(1)) << written;
        EXPECT_EQ(answer.modelCalls, 1) << written;
    }
}

TEST_F(GraspUnrulyModel, BreaksItsWrittenEndingOff) {
    const std::string broken = R"(<tool_call>{"name": "answer", "arguments": {"sparql": "SELECT)";
    const Answer answer = ask({runsQuery(), replies(broken), replies(broken)});
    ASSERT_EQ(answer.status, AnswerStatus::Answered);
    EXPECT_THAT(prompt(2), HasSubstr("Your reply calls no tool."));
    EXPECT_THAT(answer.result.rows, SizeIs(2)) << "of the last query that did not fail";
}

TEST_F(GraspUnrulyModel, EndsInTheReplyThatLooksUp) {
    const Answer answer =
        ask({replies("", {callOf("execute", {{"sparql", toAnemone}}),
                          callOf("answer", {{"source", 1}, {"answer", "Two ships [1]."}})})});
    ASSERT_EQ(answer.status, AnswerStatus::Answered) << answer.text;
    EXPECT_THAT(answer.result.rows, SizeIs(2));
    EXPECT_EQ(answer.modelCalls, 1);
}

TEST_F(GraspUnrulyModel, EndsTwiceAndTheFirstEndingStands) {
    const json answers{{"sparql", toAnemone}, {"answer", "Two ships [1]."}};
    const Answer answer =
        ask({replies("", {callOf("answer", answers), callOf("cancel", givesUp)})});
    EXPECT_EQ(answer.status, AnswerStatus::Answered);
    EXPECT_EQ(answer.text, "Two ships [1].");
    EXPECT_EQ(ask({replies("", {callOf("cancel", givesUp), callOf("answer", answers)})}).status,
              AnswerStatus::NotFound);
    const Answer inWords = ask({replies("", {callOf("answer", {{"answer", "Two ships."}}),
                                             callOf("answer", {{"answer", "Three ships."}})})},
                               Task::Words);
    EXPECT_EQ(inWords.text, "Two ships.");
}

TEST_F(GraspUnrulyModel, WritesItsEndingAtItsLastStep) {
    options.numbers.steps = 2;
    const json written{{"sparql", toAnemone}, {"answer", "Two ships [1]."}};
    const Answer answer = ask({runsQuery(), replies("```json\n" + written.dump() + "\n```")});
    EXPECT_EQ(answer.status, AnswerStatus::Answered);
    EXPECT_EQ(answer.text, "Two ships [1].");
}

TEST_F(GraspUnrulyModel, UsesItsTokensUp) {
    options.numbers.steps = 100;
    options.numbers.contextTokens = 2'000'000;
    asked += std::string(3'000'000, ' ') + "Which?";
    std::vector<Rule> rules{runsQuery()};
    for (const char* variable : {"a", "b", "c", "d", "e", "f"})
        rules.push_back(replies(
            "", {callOf("execute",
                        {{"sparql", "SELECT * { ?" + std::string(variable) + " a :Dock }"}})}));
    const Answer answer = ask(rules);
    EXPECT_THAT(requests, SizeIs(4)) << "three of more than 850,000 tokens, and one to end";
    EXPECT_THAT(prompt(3), HasSubstr("No further look-up is possible."));
    EXPECT_THAT(answer.text, HasSubstr("no end within its 2000000 tokens of prompts"));
}

TEST_F(GraspUnrulyModel, AsksForWhatItMadeUp) {
    const Answer answer =
        ask({replies("", {callOf("execute", {{"sparql", "SELECT ?s { ?s :voyagesTo :north }"}}),
                          callOf("search_property_of_entity",
                                 {{"entity", ":heron"}, {"query", "voyages"}})}),
             runsQuery(), answersWith("Two ships [1].")});
    EXPECT_THAT(prompt(1), HasSubstr("The query was not run: :voyagesTo was never found before"));
    EXPECT_THAT(prompt(1), HasSubstr("sails to (:sailsTo)")) << "what there is instead";
    EXPECT_EQ(answer.status, AnswerStatus::Answered);
    EXPECT_THAT(toolsCalled(), testing::UnorderedElementsAre("execute", "search_property_of_entity",
                                                             "execute", "answer"))
        << "look-ups beside each other";
}

}  // namespace tripletalk::answering::grasp
