// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/model/decision.h"
#include "answering/tools/tool.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

namespace {

const llm::ToolSpec describeSpec = toolOfOne("describe", "Shows tables.", "tables", true);
const llm::ToolSpec sqlSpec = toolOfOne("sql", "Runs SQL.", "query");
const llm::ToolSpec searchSpec = toolOfOne("search", "Finds passages.", "text");
const llm::ToolSpec sparqlSpec = toolOfOne("sparql", "Runs SPARQL.", "query");
/// Of two arguments.
const llm::ToolSpec listSpec{
    "list",
    "Lists triples.",
    {{"type", "object"},
     {"properties", {{"subject", {{"type", "string"}}}, {"property", {{"type", "string"}}}}},
     {"required", {"subject"}}}};

/// What the call of a tool asks; empty if it is not called.
std::string asked(const Decision& decision, const llm::ToolSpec& tool) {
    const llm::ToolCall* call = decision.call(tool.name);
    return call ? askedBy(tool, call->arguments) : std::string();
}

Decision read(const std::string& content) {
    llm::ChatReply reply;
    reply.content = content;
    auto decision = decisionOf(reply, {describeSpec, sqlSpec, searchSpec}, "sql");
    EXPECT_TRUE(decision.ok()) << content;
    return decision ? *decision : Decision();
}
std::string query(const Decision& decision) { return asked(decision, sqlSpec); }

}  // namespace

TEST(Decision, ReadsTheObjectThatWasAskedFor) {
    const auto decision = read(
        R"({"understood": "u", "why": "w", "describe": ["a"], "sql": " SELECT 1 ", "search": ""})");
    EXPECT_EQ(decision.understood, "u");
    EXPECT_EQ(decision.why, "w");
    EXPECT_EQ(query(decision), "SELECT 1");
    EXPECT_EQ(decision.call("describe")->arguments, (nlohmann::json{{"tables", {"a"}}}));
    EXPECT_EQ(decision.calls.size(), 2U) << "an empty search is none";
}

TEST(Decision, ForgivesProseFencesAndNeighbouringTypes) {
    const auto decision =
        read("Sure!\n```json\n{\"describe\": \"cars\", \"understood\": 5, \"sql\": null,}\n```");
    EXPECT_EQ(decision.understood, "5");
    EXPECT_EQ(decision.call("describe")->arguments, (nlohmann::json{{"tables", {"cars"}}}));
    EXPECT_EQ(decision.calls.size(), 1U);
    EXPECT_EQ(query(read(R"({"sql": {"query": "SELECT 4"}})")), "SELECT 4");
}

TEST(Decision, ReadsSparqlWhereThatIsTheTool) {
    const auto query = [](const std::string& content) {
        llm::ChatReply reply;
        reply.content = content;
        const auto decision = decisionOf(reply, {sparqlSpec}, "sparql");
        return decision ? asked(*decision, sparqlSpec) : decision.error().message.text();
    };
    EXPECT_EQ(query(R"({"why": "w", "sparql": "ASK { ?s ?p ?o }"})"), "ASK { ?s ?p ?o }");
    EXPECT_EQ(query("```sparql\nPREFIX x: <y>\nASK {}\n```"), "PREFIX x: <y>\nASK {}");
    EXPECT_EQ(query("prefix x: <y> ASK {}"), "prefix x: <y> ASK {}");
    EXPECT_EQ(query(R"({"name": "run_sparql", "arguments": {"query": "ASK {}"}})"), "ASK {}");
    EXPECT_EQ(decisionSchema({sparqlSpec})["required"].dump(), R"(["understood","why","sparql"])");
}

TEST(Decision, TakesAToolCallThatIsWrittenOut) {
    EXPECT_EQ(query(read(R"({"name": "run_sql", "arguments": {"query": "SELECT 3"}})")),
              "SELECT 3");
    const std::string pattern = R"({"sql": "SELECT name REGEXP '\bice\b'"})";
    EXPECT_EQ(query(read(pattern)), R"(SELECT name REGEXP '\bice\b')");
}

TEST(Decision, TakesABareStatement) {
    EXPECT_EQ(query(read("```sql\nSELECT a FROM b\n```")), "SELECT a FROM b");
    EXPECT_EQ(query(read("SELECT a FROM b")), "SELECT a FROM b");
    EXPECT_EQ(query(read("With x AS (SELECT 1) SELECT * FROM x")),
              "With x AS (SELECT 1) SELECT * FROM x");
}

TEST(Decision, TakesToolCallsInsteadOfTheObject) {
    llm::ChatReply reply;
    reply.toolCalls = {{"1", "sql_query", {{"query", "SELECT 2"}}},
                       {"2", "search", {{"text", "blue lamp"}}}};
    const auto decision = decisionOf(reply, {describeSpec, sqlSpec, searchSpec}, "sql");
    ASSERT_TRUE(decision.ok());
    EXPECT_EQ(query(*decision), "SELECT 2");
    EXPECT_EQ(asked(*decision, searchSpec), "blue lamp");
    EXPECT_EQ(decision->call("search")->id, "2");
}

TEST(Decision, ReadsACallOfAToolWithSeveralArguments) {
    const nlohmann::json arguments{{"subject", "x:ana"}, {"property", "x:by"}};
    const nlohmann::json written{{"why", "w"},
                                 {"call", {{"tool", "list"}, {"arguments", arguments}}}};
    llm::ChatReply object;
    object.content = written.dump();
    llm::ChatReply native;
    native.content = " Who made it? ";
    native.toolCalls = {{"1", "list", arguments}};
    for (const llm::ChatReply& reply : {object, native}) {
        const auto decision = decisionOf(reply, {listSpec, sparqlSpec}, "sparql");
        ASSERT_TRUE(decision.ok());
        ASSERT_EQ(decision->calls.size(), 1U);
        EXPECT_EQ(decision->calls[0].name, "list");
        EXPECT_EQ(decision->calls[0].arguments, arguments);
    }
    EXPECT_EQ(decisionOf(native, {listSpec}, "")->why, "Who made it?");
    EXPECT_EQ(decisionOf(native, {listSpec}, "")->said.toolCalls.size(), 1U);
    const auto schema = decisionSchema({listSpec, sparqlSpec});
    EXPECT_EQ(schema["required"].dump(), R"(["understood","why","call"])");
    EXPECT_EQ(schema["properties"]["call"]["anyOf"][1]["properties"]["tool"]["enum"][0], "sparql");
}

TEST(Decision, TakesTheToolWhoseNameIsMeant) {
    const llm::ToolSpec searchThing = toolOfOne("search_thing", "Finds things.", "name");
    llm::ChatReply reply;
    reply.toolCalls = {{"1", "search_thing_tool", {{"name", "Ana"}}}};
    const auto decision = decisionOf(reply, {searchSpec, searchThing});
    ASSERT_EQ(decision->calls.size(), 1U);
    EXPECT_EQ(decision->calls[0].name, "search_thing");
}

TEST(Decision, SaysWhatIsExpectedWhenThereIsNothingToRead) {
    for (const std::string content : {"", "I cannot help with that.", "[1, 2]", "{}"}) {
        llm::ChatReply reply;
        reply.content = content;
        const auto decision = decisionOf(reply, {sqlSpec}, "sql");
        ASSERT_FALSE(decision.ok()) << content;
        EXPECT_EQ(decision.error().kind, ErrorKind::Model);
    }
}

TEST(Decision, SchemaHasAMemberAToolInTheOrderOfThinking) {
    EXPECT_FALSE(decisionSchema({sqlSpec})["properties"].contains("search"));
    EXPECT_EQ(decisionSchema({describeSpec, sqlSpec, searchSpec})["required"].dump(),
              R"(["understood","why","describe","sql","search"])");
}

}  // namespace tripletalk::answering
