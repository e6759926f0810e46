// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/agenttalk.h"
#include "answering/tools/tool.h"
#include "base/text.h"

#include <gmock/gmock.h>

namespace tripletalk::answering::grasp {

using llm::Message;
using nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

namespace {

using Role = Message::Role;

const std::vector<llm::ToolSpec> someTools{toolOfOne("execute", "Runs.", "sparql"),
                                           toolOfOne("list", "Lists.", "subject")};

std::vector<std::string> callsIn(const std::string& reply) {
    std::vector<std::string> written;
    for (const llm::ToolCall& call : callsWrittenIn(reply, someTools))
        written.push_back(call.name + " " + call.arguments.dump());
    return written;
}

}  // namespace

TEST(GraspConversation, ReadsCallsThatAreWrittenOut) {
    const std::string call = R"({"name": "list", "arguments": {"subject": "ex:a"}})";
    const auto listA = testing::ElementsAre(R"(list {"subject":"ex:a"})");
    EXPECT_THAT(callsIn(call), listA);
    EXPECT_THAT(callsIn("I look at it.\n```json\n" + call + "\n```"), listA);
    EXPECT_THAT(callsIn("First this: <tool_call>" + call + "</tool_call>"), listA);
    EXPECT_THAT(
        callsIn(R"({"why": "w", "call": {"tool": "list", "arguments": {"subject": "ex:a"}}})"),
        listA);
    EXPECT_THAT(callsIn(R"({"list": {"subject": "ex:a"}})"), listA);
    EXPECT_THAT(callsIn("I call list with ex:a."), IsEmpty());
}

TEST(GraspConversation, ReadsSeveralCallsOfOneReply) {
    EXPECT_THAT(callsIn(R"(<tool_call>{"name": "list", "arguments": {"subject": "ex:a"}}</tool_call>
<tool_call>{"name": "moon", "arguments": {}}</tool_call>)"),
                testing::ElementsAre(R"(list {"subject":"ex:a"})", "moon {}"));
}

TEST(GraspConversation, ReadsAnEndingThatIsNoCall) {
    const auto answer =
        endingWrittenIn("```json\n{\"sparql\": \"ASK {}\", \"answer\": \"Yes.\"}\n```");
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->name, "answer");
    EXPECT_EQ(answer->arguments["answer"], "Yes.");
    EXPECT_EQ(endingWrittenIn(R"({"explanation": "No cranes."})")->name, "cancel");
    EXPECT_FALSE(endingWrittenIn(R"({"sparql": "ASK {}"})"));
    EXPECT_FALSE(endingWrittenIn("Yes."));
}

TEST(GraspConversation, ReadsAQueryInACodeBlock) {
    const std::string reply = "So it is:\n```sparql\nSELECT ?s { ?s ?p ?o }\n```\nThat is all.";
    EXPECT_EQ(queryFencedIn(reply), "SELECT ?s { ?s ?p ?o }");
    EXPECT_EQ(queryFencedIn("```\nASK {}"), "ASK {}") << "a reply that was cut";
    EXPECT_EQ(queryFencedIn("```json\n{\"a\": 1}\n```"), "");
    EXPECT_EQ(queryFencedIn("No query."), "");
    EXPECT_EQ(proseOf(reply), "So it is:\n\nThat is all.");
    EXPECT_EQ(proseOf(R"({"why": "because", "call": {}})"), "because");
}

TEST(GraspConversation, CutsTheOldestResultsFirst) {
    const std::string old = "old " + std::string(4000, 'x');
    const std::string recent = "recent " + std::string(4000, 'y');
    const std::vector<Message> dialogue{{Role::Assistant, "first"},  {Role::Tool, old},
                                        {Role::Assistant, "second"}, {Role::Tool, old},
                                        {Role::Assistant, "third"},  {Role::Tool, recent}};
    const auto all = fitted(dialogue, 100'000);
    EXPECT_EQ(all[1].content, old);
    const auto cut = fitted(dialogue, 2700);
    ASSERT_THAT(cut, SizeIs(6));
    EXPECT_THAT(cut[1].content, HasSubstr("left out for want of room"));
    EXPECT_EQ(cut[3].content, old);
    const auto least = fitted(dialogue, 10);
    EXPECT_THAT(least[3].content, HasSubstr("left out for want of room"));
    EXPECT_EQ(least[5].content, recent) << "the last round stays";
    EXPECT_THAT(fitted({}, 10), IsEmpty());
}

TEST(GraspConversation, CitesWhatTheAnswerRestsOn) {
    EXPECT_EQ(citedThroughout("Two ships sail there.", 3), "Two ships sail there [3].");
    EXPECT_EQ(citedThroughout("Heron [1]. Tern has 4 berths. The graph tells no more.", 3),
              "Heron [1]. Tern has 4 berths [3]. The graph tells no more.");
    EXPECT_EQ(citedThroughout("These:\n- Heron\n- Tern", 3), "These:\n- Heron [3]\n- Tern [3]");
    EXPECT_EQ(citedThroughout("**Swift Heron**", 3), "**Swift Heron** [3]");
    EXPECT_EQ(citedThroughout("Yes.", 0), "Yes.");
    EXPECT_EQ(citedThroughout("", 3), "");
}

TEST(GraspConversation, TellsEarlierTurnsAsMessages) {
    const auto messages = historyMessages(json::array({{{"question", "Who?"},
                                                        {"answer", "Bo."},
                                                        {"query", "SELECT"},
                                                        {"keys", "'ex:bo' (Bo)"}}}));
    ASSERT_THAT(messages, SizeIs(2));
    EXPECT_EQ(messages[0].content, "Who?");
    EXPECT_EQ(messages[1].role, Role::Assistant);
    EXPECT_EQ(messages[1].content, "Bo.\nThe query: SELECT\nIRIs in its result: 'ex:bo' (Bo)");
}

}  // namespace tripletalk::answering::grasp
