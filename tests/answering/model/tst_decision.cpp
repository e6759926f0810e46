// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/model/decision.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

namespace {
Decision read(const std::string& content) {
    llm::ChatReply reply;
    reply.content = content;
    auto decision = decisionOf(reply);
    EXPECT_TRUE(decision.ok()) << content;
    return decision ? *decision : Decision();
}
}  // namespace

TEST(Decision, ReadsTheObjectThatWasAskedFor) {
    const auto decision = read(
        R"({"understood": "u", "why": "w", "describe": ["a"], "sql": " SELECT 1 ", "search": ""})");
    EXPECT_EQ(decision.understood, "u");
    EXPECT_EQ(decision.why, "w");
    EXPECT_EQ(decision.query, "SELECT 1");
    EXPECT_THAT(decision.describe, testing::ElementsAre("a"));
    EXPECT_TRUE(decision.usesTools());
}

TEST(Decision, ForgivesProseFencesAndNeighbouringTypes) {
    const auto decision =
        read("Sure!\n```json\n{\"describe\": \"cars\", \"understood\": 5, \"sql\": null,}\n```");
    EXPECT_EQ(decision.understood, "5");
    EXPECT_THAT(decision.describe, testing::ElementsAre("cars"));
    EXPECT_EQ(decision.query, "");
    EXPECT_FALSE(decision.usesTools());
}

TEST(Decision, ReadsSparqlWhereThatIsTheTool) {
    const auto query = [](const std::string& content) {
        llm::ChatReply reply;
        reply.content = content;
        const auto decision = decisionOf(reply, "sparql");
        return decision ? decision->query : decision.error().message.text();
    };
    EXPECT_EQ(query(R"({"why": "w", "sparql": "ASK { ?s ?p ?o }"})"), "ASK { ?s ?p ?o }");
    EXPECT_EQ(query("```sparql\nPREFIX x: <y>\nASK {}\n```"), "PREFIX x: <y>\nASK {}");
    EXPECT_EQ(query("prefix x: <y> ASK {}"), "prefix x: <y> ASK {}");
    EXPECT_EQ(query(R"({"name": "run_sparql", "arguments": {"query": "ASK {}"}})"), "ASK {}");
    EXPECT_EQ(decisionSchema("sparql", false, false)["required"].dump(),
              R"(["understood","why","sparql"])");
}

TEST(Decision, TakesAToolCallThatIsWrittenOut) {
    EXPECT_EQ(read(R"({"name": "run_sql", "arguments": {"query": "SELECT 3"}})").query, "SELECT 3");
}

TEST(Decision, TakesABareStatement) {
    EXPECT_EQ(read("```sql\nSELECT a FROM b\n```").query, "SELECT a FROM b");
    EXPECT_EQ(read("SELECT a FROM b").query, "SELECT a FROM b");
    EXPECT_EQ(read("With x AS (SELECT 1) SELECT * FROM x").query,
              "With x AS (SELECT 1) SELECT * FROM x");
}

TEST(Decision, TakesToolCallsInsteadOfTheObject) {
    llm::ChatReply reply;
    reply.toolCalls = {{"1", "sql_query", {{"query", "SELECT 2"}}},
                       {"2", "search", {{"text", "blue lamp"}}}};
    const auto decision = decisionOf(reply);
    ASSERT_TRUE(decision.ok());
    EXPECT_EQ(decision->query, "SELECT 2");
    EXPECT_EQ(decision->search, "blue lamp");
}

TEST(Decision, SaysWhatIsExpectedWhenThereIsNothingToRead) {
    for (const std::string content : {"", "I cannot help with that.", "[1, 2]", "{}"}) {
        llm::ChatReply reply;
        reply.content = content;
        const auto decision = decisionOf(reply);
        ASSERT_FALSE(decision.ok()) << content;
        EXPECT_EQ(decision.error().kind, ErrorKind::Model);
    }
}

TEST(Decision, SchemaHasAMemberAToolInTheOrderOfThinking) {
    EXPECT_FALSE(decisionSchema("sql", false, false)["properties"].contains("search"));
    EXPECT_EQ(decisionSchema("sql", true, true)["required"].dump(),
              R"(["understood","why","describe","sql","search"])");
}

}  // namespace tripletalk::answering
