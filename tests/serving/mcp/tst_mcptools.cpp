// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/curator.h"
#include "mcptalk.h"
#include "schemacheck.h"

#include <set>

#include <gmock/gmock.h>

using namespace tripletalk;
using namespace tripletalk::serving;
using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using tests::faultOf;
using tests::McpTalk;
using tests::museumBase;
using tests::rpcRequest;

namespace {

const std::string labelIri = "<http://www.w3.org/2000/01/rdf-schema#label>";

/// A call of each tool that finds something in the museum.
const std::map<std::string, json> callOfEach{
    {"list_bases", json::object()},
    {"describe_schema", {{"base", "test"}}},
    {"describe_graph", {{"words", "painting"}}},
    {"describe_entity", {{"entity", "http://example.org/ana"}}},
    {"look_up", {{"words", "Harbour at Dawn"}}},
    {"search_passages", {{"text", "Who painted Harbour at Dawn?"}, {"limit", 3}}},
    {"query_sql", {{"query", "SELECT * FROM painting ORDER BY year"}}},
    {"query_sparql",
     {{"query",
       "SELECT ?p ?l WHERE { ?p a <http://example.org/Painting> ; " + labelIri + " ?l }"}}},
    {"query_cypher", {{"query", "MATCH (p:Painting) RETURN p.year AS year ORDER BY year"}}},
    {"ask", {{"question", "Which artists?"}}}};

std::string textOf(const json& result) {
    EXPECT_EQ(result["content"].size(), 1U);
    EXPECT_EQ(result["content"][0]["type"], "text");
    return result["content"][0]["text"].get<std::string>();
}

/// The text of an error that a tool tells.
std::string refusalOf(const json& result) {
    EXPECT_TRUE(result.value("isError", false)) << result.dump();
    EXPECT_FALSE(result.contains("structuredContent"));
    return textOf(result);
}

}  // namespace

TEST(McpTools, AreListedWithSchemasThatAreSchemas) {
    McpTalk talk({museumBase()});
    const json tools = talk.resultOf("tools/list")["tools"];
    std::set<std::string> names;
    for (const json& tool : tools) {
        const auto name = tool["name"].get<std::string>();
        EXPECT_TRUE(names.insert(name).second) << name;
        EXPECT_TRUE(callOfEach.contains(name)) << name;
        for (const char* schema : {"inputSchema", "outputSchema"}) {
            EXPECT_EQ(tests::faultOfSchema(tool[schema]), "") << name;
            EXPECT_EQ(tool[schema]["type"], "object") << name;
        }
        EXPECT_FALSE(tool["description"].get<std::string>().empty());
        EXPECT_EQ(tool["annotations"]["readOnlyHint"], true);
    }
    EXPECT_EQ(names.size(), callOfEach.size());
}

TEST(McpTools, GiveDataAfterTheirSchemasAndTheSameAsText) {
    McpTalk talk({museumBase()});
    for (const json& tool : talk.resultOf("tools/list")["tools"]) {
        const json arguments = callOfEach.at(tool["name"]);
        EXPECT_EQ(faultOf(arguments, tool["inputSchema"]), "") << tool["name"];
        const json result = talk.call(tool["name"], arguments);
        EXPECT_FALSE(result["isError"]) << result.dump();
        EXPECT_EQ(faultOf(result["structuredContent"], tool["outputSchema"]), "") << tool["name"];
        EXPECT_GT(textOf(result).size(), 20U) << tool["name"];
    }
}

TEST(McpTools, FindWhatIsInTheMuseum) {
    McpTalk talk({museumBase()});
    const auto found = [&](const std::string& tool) {
        return talk.call(tool, callOfEach.at(tool))["structuredContent"];
    };
    EXPECT_EQ(found("list_bases")["bases"][0]["triples"], museumBase().manifest().triples);
    EXPECT_THAT(found("describe_schema")["ddl"].get<std::string>(),
                AllOf(HasSubstr("CREATE TABLE painting"), HasSubstr("mm")));
    EXPECT_THAT(found("describe_graph")["vocabulary"].get<std::string>(), HasSubstr("paintedBy"));
    EXPECT_EQ(found("describe_entity")["label"], "Ana Bell");
    EXPECT_THAT(found("look_up")["matches"].dump(), HasSubstr("http://example.org/p1"));
    EXPECT_THAT(found("search_passages")["passages"][0].dump(), HasSubstr("Ana Bell"));
    EXPECT_EQ(found("query_sql")["total_rows"], 5);
    EXPECT_EQ(found("query_sparql")["total_rows"], 5);
    EXPECT_EQ(found("query_cypher")["rows"][0][0], "1899");
    const json asked = found("ask");
    EXPECT_EQ(asked["status"], "answered");
    EXPECT_EQ(asked["result"]["rows"][0][0]["iri"], "http://example.org/ana");
    EXPECT_EQ(asked["sources"][0]["query"], "SELECT id FROM artist");
}

TEST(McpTools, TellRowsByPages) {
    McpTalk talk({museumBase()});
    const json query = {{"query", "SELECT year FROM painting ORDER BY year"}};
    std::vector<std::string> years;
    json next = 0;
    int pages = 0;
    while (!next.is_null()) {
        json arguments = query;
        arguments["offset"] = next;
        arguments["limit"] = 2;
        const json page = talk.call("query_sql", arguments)["structuredContent"];
        EXPECT_EQ(page["total_rows"], 5);
        for (const json& row : page["rows"]) years.push_back(row[0].get<std::string>());
        next = page.value("next_offset", json());
        ASSERT_LE(++pages, 3);
    }
    EXPECT_THAT(years, testing::ElementsAre("1899", "1901", "1902", "1911", "1920"));
    json beyond = query;
    beyond["offset"] = 99;
    const json none = talk.call("query_sql", beyond)["structuredContent"];
    EXPECT_TRUE(none["rows"].empty());
    EXPECT_FALSE(none.contains("next_offset"));
}

TEST(McpTools, TellThingsWithTheirIrisAndNothingAsNull) {
    McpTalk talk({museumBase()});
    const json rows = talk.call(
        "query_sparql",
        {{"query",
          "SELECT ?a ?none WHERE { ?a a <http://example.org/Artist> OPTIONAL { ?a "
          "<http://example.org/none> ?none } } ORDER BY ?a"}})["structuredContent"]["rows"];
    EXPECT_EQ(rows[0][0], (json{{"label", "Ana Bell"}, {"iri", "http://example.org/ana"}}));
    EXPECT_TRUE(rows[0][1].is_null());
}

TEST(McpTools, SayWhatIsWrongInTheResultSoThatAModelReadsIt) {
    McpTalk talk({museumBase()});
    EXPECT_THAT(refusalOf(talk.call("query_sql", {{"query", "SELECT nothing FROM painting"}})),
                HasSubstr("nothing"));
    EXPECT_THAT(refusalOf(talk.call("query_sql", {{"query", "DELETE FROM painting"}})),
                Not(HasSubstr("rows)")));
    EXPECT_THAT(refusalOf(talk.call("query_sparql", {{"query", "SELECT"}})), HasSubstr("query:1:"));
    EXPECT_THAT(refusalOf(talk.call(
                    "query_sparql",
                    {{"query", "SELECT * { SERVICE <http://127.0.0.1:1/> { ?s ?p ?o } }"}})),
                HasSubstr("SERVICE"));
    EXPECT_THAT(refusalOf(talk.call("query_sql")), HasSubstr("\"query\""));
    EXPECT_THAT(refusalOf(talk.call("query_sql", {{"query", 3}})), HasSubstr("\"query\""));
    EXPECT_THAT(refusalOf(talk.call("describe_entity", {{"entity", "http://example.org/nobody"}})),
                HasSubstr("nobody"));
    EXPECT_THAT(refusalOf(talk.call("look_up", {{"words", "x"}, {"base", "opera"}})),
                HasSubstr("test"));
    EXPECT_THAT(refusalOf(talk.call("ask", {{"question", "x"}, {"conversation", "0123"}})),
                HasSubstr("conversation"));
    for (const json& limit :
         {json(0), json(501), json(1.5), json("5"), json(1e300), json(-1), json::array()})
        EXPECT_THAT(refusalOf(talk.call("query_sql", {{"query", "SELECT 1"}, {"limit", limit}})),
                    HasSubstr("from 1 to 500"))
            << limit;
    for (const json& tables : {json("painting"), json::array({1}), json::object()})
        EXPECT_THAT(refusalOf(talk.call("describe_schema", {{"tables", tables}})),
                    HasSubstr("list of texts"));
}

TEST(McpTools, AreCalledByNameWithAnObject) {
    McpTalk talk({museumBase()});
    EXPECT_EQ(talk.errorOf(rpcRequest(1, "tools/call", {{"name", "query_xml"}})), -32602);
    EXPECT_EQ(talk.errorOf(rpcRequest(1, "tools/call")), -32602);
    EXPECT_EQ(
        talk.errorOf(rpcRequest(1, "tools/call", {{"name", "list_bases"}, {"arguments", {1, 2}}})),
        -32602);
}

TEST(McpTools, TellTheirProgressToWhoeverSentAToken) {
    McpTalk talk({museumBase()});
    const json ask = {{"name", "ask"}, {"arguments", {{"question", "Which artists?"}}}};
    talk.resultOf("tools/call", ask);
    EXPECT_TRUE(talk.notifications.empty());
    for (const json& token : {json("p-1"), json(0)}) {
        talk.notifications.clear();
        json params = ask;
        params["_meta"] = {{"progressToken", token}};
        talk.resultOf("tools/call", params);
        ASSERT_GE(talk.notifications.size(), 2U);
        double before = 0;
        for (const json& told : talk.notifications) {
            EXPECT_EQ(told["method"], "notifications/progress");
            EXPECT_EQ(told["params"]["progressToken"], token);
            EXPECT_GT(told["params"]["progress"].get<double>(), before);
            before = told["params"]["progress"].get<double>();
            EXPECT_FALSE(told.contains("id"));
        }
    }
}

TEST(McpTools, GoOnInAConversation) {
    McpTalk talk({museumBase()});
    const json first = talk.call("ask", {{"question", "Which artists?"}})["structuredContent"];
    const json second =
        talk.call("ask", {{"question", "And works?"}, {"conversation", first["conversation"]}});
    EXPECT_THAT(second["structuredContent"]["answer"].get<std::string>(), HasSubstr("plus 1"));
    EXPECT_EQ(second["structuredContent"]["conversation"], first["conversation"]);
}

TEST(McpTools, TellAModelTheSchemaWithoutValuesWhereValuesStay) {
    const tests::TemporaryFolder folder;
    const auto base = tests::baseFromTurtle(folder.path(), tests::museum);
    tests::must(knowledge::setPrivacy(base.folder(), knowledge::Privacy::Schema));
    McpTalk talk({base});
    const json schema = talk.call("describe_schema");
    EXPECT_THAT(textOf(schema), HasSubstr("CREATE TABLE painting"));
    const json read = talk.resultOf("resources/read", {{"uri", "tripletalk://bases/test/schema"}});
    const json prompt = talk.resultOf(
        "prompts/get", {{"name", "question_of_base"}, {"arguments", {{"question", "Who?"}}}});
    EXPECT_THAT(prompt.dump(), HasSubstr("painting"));
    for (const std::string& told :
         {schema.dump(), read.dump(), prompt.dump(), talk.call("list_bases").dump()})
        for (const char* value : {"Ana Bell", "Lisbon", "Oslo", "Harbour", "1901", "1899", "Snow"})
            EXPECT_THAT(told, Not(HasSubstr(value)));
    for (const auto& [tool, arguments] : callOfEach) {
        if (tool == "list_bases" || tool == "describe_schema") continue;
        EXPECT_THAT(refusalOf(talk.call(tool, arguments)), HasSubstr("schema alone")) << tool;
    }
    EXPECT_EQ(talk.errorOf(rpcRequest(
                  1, "resources/read",
                  {{"uri", "tripletalk://bases/test/entities/http%3A%2F%2Fexample.org%2Fana"}})),
              -32602);
}

TEST(McpTools, ShowTheValuesOfASchemaWhereTheyMayBeTold) {
    McpTalk talk({museumBase()});
    EXPECT_THAT(textOf(talk.call("describe_schema")), HasSubstr("Lisbon"));
}
