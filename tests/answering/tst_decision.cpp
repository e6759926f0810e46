// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/decision.h"

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
    const auto decision =
        read(R"({"understood": "u", "why": "w", "enough": true, "sql": " SELECT 1 ", "search": "",
                                  "result_source": 2, "result_columns": ["a"], "result_values": []})");
    EXPECT_EQ(decision.understood, "u");
    EXPECT_TRUE(decision.enough);
    EXPECT_EQ(decision.sql, "SELECT 1");
    EXPECT_EQ(decision.resultSource, 2);
    EXPECT_THAT(decision.resultColumns, testing::ElementsAre("a"));
}

TEST(Decision, ForgivesProseFencesAndNeighbouringTypes) {
    const auto decision = read(
        "Sure!\n```json\n{\"enough\": \"true\", \"result_source\": \"[3]\", \"result_columns\": "
        "\"name\", \"sql\": null,}\n```");
    EXPECT_TRUE(decision.enough);
    EXPECT_EQ(decision.resultSource, 3);
    EXPECT_THAT(decision.resultColumns, testing::ElementsAre("name"));
    EXPECT_EQ(decision.sql, "");
}

TEST(Decision, TakesABareStatement) {
    EXPECT_EQ(read("```sql\nSELECT a FROM b\n```").sql, "SELECT a FROM b");
    EXPECT_EQ(read("SELECT a FROM b").sql, "SELECT a FROM b");
    EXPECT_EQ(read("With x AS (SELECT 1) SELECT * FROM x").sql,
              "With x AS (SELECT 1) SELECT * FROM x");
}

TEST(Decision, TakesToolCallsInsteadOfTheObject) {
    llm::ChatReply reply;
    reply.toolCalls = {{"1", "sql_query", {{"query", "SELECT 2"}}},
                       {"2", "search", {{"text", "blue lamp"}}}};
    const auto decision = decisionOf(reply);
    ASSERT_TRUE(decision.ok());
    EXPECT_EQ(decision->sql, "SELECT 2");
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

TEST(Decision, SchemaHasAMemberATool) {
    EXPECT_TRUE(decisionSchema(true, false)["properties"].contains("sql"));
    EXPECT_FALSE(decisionSchema(true, false)["properties"].contains("search"));
    EXPECT_EQ(decisionSchema(true, true)["required"].size(),
              decisionSchema(true, true)["properties"].size());
}

}  // namespace tripletalk::answering
