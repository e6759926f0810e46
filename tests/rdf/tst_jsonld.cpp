// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "files.h"
#include "outcome.h"
#include "rdf/jsonldloader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::rdf {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::Pair;
using namespace std::string_view_literals;

const std::string people = R"({"@vocab": "http://e/", "knows": {"@type": "@id"}})";

Outcome readJson(std::string_view text, const ReadOptions& options = {}) {
    return readTextAs(text, "a.jsonld", options);
}

/// The place of an error, "line:column".
std::string placeOf(const Outcome& outcome) {
    const auto place = outcome.error().place.value_or(Place{});
    return std::to_string(place.line) + ":" + std::to_string(place.column);
}

void put(const TestFolder& folder, std::string_view name, std::string_view content) {
    std::ofstream(folder.path(name), std::ios::binary) << content;
}

}  // namespace

TEST(JsonLd, ReadsNodesAsTheContextSays) {
    const auto outcome = readJson(R"({
        "@context": {"e": "http://e/", "name": "e:name", "born": {"@id": "e:born", "@type": "e:year"},
                     "knows": {"@id": "e:knows", "@type": "@id"}, "label": {"@id": "e:label", "@language": "EN"}},
        "@id": "e:ada", "@type": "e:Person", "name": "Ada", "born": "1815", "label": "Countess",
        "knows": ["e:bob", {"name": "Cy"}]})");
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    EXPECT_EQ(
        outcome.text(),
        "<http://e/ada> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <http://e/Person> .\n"
        "<http://e/ada> <http://e/born> \"1815\"^^<http://e/year> .\n"
        "<http://e/ada> <http://e/knows> <http://e/bob> .\n"
        "_:b1 <http://e/name> \"Cy\" .\n"
        "<http://e/ada> <http://e/knows> _:b1 .\n"
        "<http://e/ada> <http://e/label> \"Countess\"@en .\n"
        "<http://e/ada> <http://e/name> \"Ada\" .\n");
    EXPECT_EQ(outcome.report->prefixes.at("e"), "http://e/");
}

TEST(JsonLd, WritesNumbersAsTheRecommendationDoes) {
    const auto outcome = readJson(
        R"({"@id": "a:x", "a:p": [5, -0, 5.0, 0.1, 1e21, 12345678901234567890, true,
            {"@value": 1e2, "@type": "http://www.w3.org/2001/XMLSchema#double"}]})");
    std::vector<std::string> values;
    for (const Quad& quad : outcome.quads)
        values.push_back(quad.object.lexical + " " +
                         quad.object.datatype.substr(quad.object.datatype.find('#') + 1));
    EXPECT_THAT(values,
                ElementsAre("5 integer", "0 integer", "5 integer", "1.0E-1 double", "1.0E21 double",
                            "12345678901234567890 integer", "true boolean", "1.0E2 double"));
}

TEST(JsonLd, KeepsJsonInItsCanonicalForm) {
    const auto outcome = readJson(R"({"@id": "a:x", "a:p": {"@type": "@json",
        "@value": {"b": [1e21, 0.000001, 1.50, "\u20ac\t"], "a": null}}})");
    ASSERT_EQ(outcome.quads.size(), 1U);
    EXPECT_EQ(outcome.quads[0].object.lexical,
              "{\"a\":null,\"b\":[1e+21,0.000001,1.5,\"\xE2\x82\xAC\\t\"]}");
}

TEST(JsonLd, KeepsBlankNodesOfOneDocumentTogetherAndOfTwoApart) {
    const auto outcome =
        readJson("{\"@id\": \"_:x\", \"a:p\": {\"@id\": \"_:x\"}}\n{\"@id\": \"_:x\", \"a:p\": {}}",
                 {.blankPrefix = "f1"});
    EXPECT_EQ(outcome.text(), "_:f1nx <a:p> _:f1nx .\n_:f1d2_x <a:p> _:f1b1 .\n");
}

TEST(JsonLd, IgnoresKeywordsThatSayNothingOfANode) {
    const auto outcome =
        readJson(R"({"@id": "a:x", "a:p": "y", "@direction": "rtl", "@language": "de"})");
    EXPECT_EQ(outcome.text(), "<a:x> <a:p> \"y\" .\n");
}

TEST(JsonLd, TellsKeysThatMeanNothing) {
    const auto outcome = readJson(R"({"@id": "a:x", "a:p": 1, "name": "Ada", "_:q": 2})");
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    EXPECT_THAT(outcome.skipped(), ElementsAre(Pair("a blank node as a property", 1),
                                               Pair("a key that the context does not define", 1)));
    EXPECT_THAT(outcome.report->skipped[0].samples[0], HasSubstr("a.jsonld:1:"));
    EXPECT_THAT(readJson(R"({"@id": "a:x", "name": "Ada"})").error().toText(),
                HasSubstr("Nothing in the file \"a.jsonld\" could be read"));
}

TEST(JsonLd, TellsKeysThatTheContextIgnores) {
    const auto outcome =
        readJson(R"({"@context": {"name": null}, "@id": "a:x", "a:p": 1, "name": "X"})");
    EXPECT_EQ(outcome.quads.size(), 1U);
    EXPECT_THAT(outcome.skipped(), ElementsAre(Pair("a key that the context ignores", 1)));
}

TEST(JsonLd, TellsNamesThatStandForNothing) {
    const auto outcome = readJson(R"([{"@id": "a:x", "a:p": 1}, {"@id": "@foo", "a:p": 2},
        {"@id": "a:y", "a:p": {"@id": "@bar"}, "@type": ["@baz", "a:T"]}])");
    EXPECT_EQ(outcome.quads.size(), 2U);
    EXPECT_THAT(outcome.skipped(), ElementsAre(Pair("a name that stands for nothing", 3)));
}

TEST(JsonLd, CountsTheNodesThatFallWithTheirGraph) {
    const std::string nodes = R"([{"@id": "a:x", "a:p": 1}, {"@id": "a:y", "a:p": 1}])";
    const std::string inner = R"({"@id": "a:z", "a:q": {"@id": "a: b", "@graph": )" + nodes + "}}";
    const std::string fine = R"({"@id": "a:fine", "a:p": 2})";
    for (const std::string& text : {R"({"@id": "a: b", "@graph": )" + nodes + "}\n" + fine,
                                    "[" + inner + ", " + fine + "]"}) {
        const auto outcome = readJson(text, skip);
        EXPECT_EQ(outcome.quads.size(), 1U) << text;
        EXPECT_THAT(
            outcome.skipped(),
            ElementsAre(Pair("a node in a graph whose name is no good", 2), Pair("invalid IRI", 1)))
            << text;
    }
}

TEST(JsonLd, ReadsNamedGraphsAndTheNodeThatNamesThem) {
    for (const char* text :
         {R"({"@id": "a:g", "a:made": 1, "@graph": [{"@id": "a:x", "a:p": 2}]})",
          R"({"@graph": [{"@id": "a:x", "a:p": 2}], "a:made": 1, "@id": "a:g"})"}) {
        const auto outcome = readJson(text);
        const std::string integer = "\"^^<http://www.w3.org/2001/XMLSchema#integer> ";
        EXPECT_EQ(outcome.text(),
                  "<a:g> <a:made> \"1" + integer + ".\n<a:x> <a:p> \"2" + integer + "<a:g> .\n");
    }
}

TEST(JsonLd, ReadsAContextThatComesBehindItsGraph) {
    const auto outcome =
        readJson(R"({"@graph": [{"@id": "a:x", "name": "X"}], "@context": )" + people + "}");
    EXPECT_EQ(outcome.text(), "<a:x> <http://e/name> \"X\" .\n");
}

TEST(JsonLd, ReadsAGraphThatHasAnotherName) {
    const auto outcome = readJson(
        R"({"@context": {"nodes": "@graph", "@vocab": "http://e/"}, "nodes": [{"@id": "a:x", "name": 1},
            {"@id": "a:x", "name": "X"}]})",
        {.mostTriples = 1});
    EXPECT_EQ(outcome.quads.size(), 1U) << "item by item";
}

TEST(JsonLd, SaysWhatComesTooLateBehindALongGraph) {
    std::string text = R"({"@context": {}, "@graph": [{"@id": "a:x", "a:p": 1})";
    const std::string node =
        ",\n{\"@id\": \"a:x\", \"a:p\": \"" + std::string(1 << 20, 'x') + "\"}";
    for (int i = 0; i < 17; ++i) text += node;
    EXPECT_TRUE(readJson(text + "], \"name\": 1}").report.ok()) << "that means nothing";
    const auto outcome = readJson(text + "],\n\"@id\": \"a:g\"}");
    EXPECT_EQ(outcome.error().kind, ErrorKind::Limit);
    EXPECT_THAT(outcome.error().toText(), HasSubstr("\"@id\" stands behind a long @graph"));
    EXPECT_EQ(placeOf(outcome).substr(0, 3), "19:");
}

TEST(JsonLd, ReadsJsonLinesAndGzip) {
    const TestFolder folder;
    const std::string lines =
        "\xEF\xBB\xBF{\"@context\": " + people +
        ", \"@id\": \"a:x\", \"name\": \"X\"}\n{\"@id\": \"a:y\", \"a:p\": []}\n";
    EXPECT_EQ(readPath(folder.writeGzip("a.jsonld.gz", lines)).quads.size(), 1U);
    EXPECT_EQ(readPath(folder.write("a.jsonl", lines)).text(), "<a:x> <http://e/name> \"X\" .\n");
}

TEST(JsonLd, IsRelativeToTheFileWhereNothingElseIsSaid) {
    const TestFolder folder;
    const auto path = folder.write("a.jsonld", R"([{"@id": "#x", "a:p": {"@id": "y"}}])");
    const auto outcome = readPath(path);
    EXPECT_EQ(outcome.quads[0].subject.lexical, fileIri(path) + "#x");
    ASSERT_EQ(outcome.report->repaired.size(), 1U);
    EXPECT_EQ(outcome.report->repaired[0].count, 2);
    EXPECT_EQ(readPath(path, {.base = "http://b/c/d"}).text(),
              "<http://b/c/d#x> <a:p> <http://b/c/y> .\n");
    EXPECT_THAT(readJson(R"([{"@id": "x", "a:p": 1}])").error().toText(),
                HasSubstr("is relative, and the file does not say to what"));
}

TEST(JsonLdContext, LiesBesideTheFile) {
    const TestFolder folder;
    put(folder, "people.jsonld", "{\"@context\": [" + people + ", \"more.json\"]}");
    put(folder, "more.json", R"({"@context": {"age": "http://e/age"}})");
    put(folder, "w3id.org_people_v1.jsonld", "{\"@context\": " + people + "}");
    for (const char* name : {"people.jsonld", "./people.jsonld", "https://w3id.org/people/v1"}) {
        const auto path = folder.write(
            "a.jsonld", R"({"@context": ")" + std::string(name) + R"(", "@id": "a:x", "age": 5})");
        EXPECT_THAT(readPath(path).text(), HasSubstr("<a:x> <http://e/age> \"5\"")) << name;
    }
    const auto based = folder.write("b.jsonld", R"({"@context": "http://b/people.jsonld",
                                                    "@id": "a:x", "age": 5})");
    EXPECT_EQ(readPath(based, {.base = "http://b/"}).quads.size(), 1U);
}

TEST(JsonLdContext, IsNeverFetchedNorReadFromElsewhere) {
    const TestFolder folder;
    std::filesystem::create_directory(folder.path("in"));
    put(folder, "out.jsonld", "{\"@context\": " + people + "}");
    std::filesystem::create_symlink(folder.path("out.jsonld"), folder.path("in/link.jsonld"));
    const std::string outside = "file://" + folder.path("out.jsonld").string();
    for (const std::string_view name :
         {std::string_view(outside), "../out.jsonld"sv, "%2e%2e/out.jsonld"sv, "..%2Fout.jsonld"sv,
          "in/../../out.jsonld"sv, "link.jsonld"sv, "file:///etc/passwd"sv,
          "http://127.0.0.1:9/c.jsonld"sv, "a.jsonld/.."sv, ""sv, "none.jsonld"sv, "\\u0000"sv}) {
        const auto path = folder.write("in/a.jsonld", R"({"@context": ")" + std::string(name) +
                                                          R"(", "@id": "a:x", "name": 5})");
        const auto outcome = readPath(path);
        EXPECT_FALSE(outcome.report.ok()) << name;
        EXPECT_THAT(outcome.quads, IsEmpty()) << name;
    }
    const auto missing =
        folder.write("in/b.jsonld", "{\"@context\":\n\"https://w3id.org/people/v1\"}");
    const auto outcome = readPath(missing);
    EXPECT_EQ(outcome.error().kind, ErrorKind::NotFound);
    EXPECT_THAT(outcome.error().toText(),
                HasSubstr("<https://w3id.org/people/v1> can be put beside the file as "
                          "\"w3id.org_people_v1.jsonld\"; nothing is fetched"));
    EXPECT_EQ(placeOf(outcome), "2:1");
    EXPECT_EQ(ContextLoader::fileNameOf("https://schema.org/"), "schema.org.jsonld");
}

TEST(JsonLdContext, OfAnItemThatIsMissingCostsTheItem) {
    const auto outcome = readJson(
        R"([{"@context": "http://c/", "@id": "a:x", "a:p": 1}, {"@id": "a:y", "a:p": 2}])", skip);
    EXPECT_EQ(outcome.quads.size(), 1U);
    EXPECT_THAT(outcome.skipped(), ElementsAre(Pair("missing context", 1)));
}

TEST(JsonLdContext, OfSchemaOrgIsKnownAsAVocabulary) {
    for (const char* name : {"https://schema.org", "http://schema.org/", "https://www.schema.org/",
                             "https://schema.org/docs/jsonldcontext.jsonld"}) {
        const auto outcome = readJson(R"([{"@context": ")" + std::string(name) +
                                      R"(", "id": "a:x", "type": "Person", "name": "Ada"}])");
        EXPECT_THAT(outcome.text(), HasSubstr("<a:x> <http://schema.org/name> \"Ada\" .\n"))
            << name;
        EXPECT_THAT(outcome.text(), HasSubstr("#type> <http://schema.org/Person> .\n")) << name;
    }
}

TEST(JsonLdContext, ThatCouldNotBeReadIsNotReadAgain) {
    const TestFolder folder;
    put(folder, "c_x.jsonld", "{");
    ContextLoader loader({.folder = folder.path("")});
    JsonLdDiagnosis diagnosis([](JsonLdFinding&&) {});
    EXPECT_FALSE(loader.load("http://c/x", diagnosis));
    put(folder, "c_x.jsonld", "{}");
    EXPECT_FALSE(loader.load("http://c/x#2", diagnosis));
}

TEST(JsonLdContext, ThatLeadsBackToItselfIsRefused) {
    const TestFolder folder;
    put(folder, "a-context.jsonld", R"({"@context": "b-context.jsonld"})");
    put(folder, "b-context.jsonld", R"({"@context": ["a-context.jsonld"]})");
    put(folder, "c-context.jsonld", R"({"@context": {"@import": "c-context.jsonld"}})");
    for (const char* name : {"\"a-context.jsonld\"", "{\"@import\": \"c-context.jsonld\"}"}) {
        const auto path = folder.write("a.jsonld", R"({"@context": )" + std::string(name) + "}");
        EXPECT_EQ(readPath(path).error().kind, ErrorKind::Syntax) << name;
    }
}

TEST(JsonLdErrors, HaveTheirPlace) {
    const auto at = [](std::string_view text) {
        const auto outcome = readJson(text);
        return placeOf(outcome) + " " + outcome.error().message.text();
    };
    const std::string invalid = "This is not valid JSON-LD: ";
    EXPECT_EQ(at("[{\"@id\": \"a:x\",\n \"a:p\": tru}]"), "2:12 " + invalid + "syntax error.");
    EXPECT_EQ(at("[{\"a:p\": 1,\n \"a:p\": 2}]"), "2:6 " + invalid + "duplicate key.");
    EXPECT_EQ(at("{\"a:p\": 1,\n \"a:p\": 2}"), "2:9 " + invalid + "duplicate key.");
    EXPECT_EQ(at("[{\"a:p\":\n\"\xC3\x28\"}]"), "2:3 " + invalid + "syntax error.");
    EXPECT_EQ(at("[{\"a:p\": 1e400}]"), "1:14 " + invalid + "syntax error.");
    EXPECT_EQ(at(std::string_view("[{\"a:p\": \"\0\"}]", 15)), "1:11 " + invalid + "syntax error.");
    EXPECT_EQ(at("[{\"a:p\":\n {\"@value\": []}}]"),
              "2:3 " + invalid + "invalid value object value.");
    EXPECT_EQ(at("[{\"@id\": \"a:x\",\n\"a:p\": {\"@id\": \"b:y z\"}}]"),
              "2:16 " + invalid + "invalid IRI.");
    EXPECT_EQ(at("[{\"a:p\":\n{\"@value\": \"x\", \"@language\": \"e_n\"}}]"),
              "2:30 " + invalid + "invalid language tag.");
    EXPECT_EQ(at("[{\"a:p\": 1}\n{\"a:p\": 2}]"), "2:1 " + invalid + "syntax error.");
    EXPECT_EQ(at("{\"a:p\": 1} x"), "1:12 " + invalid + "syntax error.");
    EXPECT_EQ(at("{\"a:p\": 1,\n}"), "2:1 " + invalid + "syntax error.");
}

TEST(JsonLdErrors, OfAContextStandWhereItStands) {
    const TestFolder folder;
    const auto outcome =
        readPath(folder.write("a.jsonld", "{\"@context\":\n{\"@vocab\":\"rel/\"},\n\"p\": [1]}"));
    ASSERT_EQ(outcome.report->repaired.size(), 1U);
    EXPECT_THAT(outcome.report->repaired[0].samples, ElementsAre(HasSubstr(":2:11: ")));
}

TEST(JsonLdErrors, AroundAGraphHaveTheirPlace) {
    const auto outcome =
        readJson("{\"@graph\": [{\"a:p\": 1}],\n\"x\": tru, \"@context\": {}}", skip);
    EXPECT_EQ(outcome.error().kind, ErrorKind::Syntax);
    EXPECT_EQ(placeOf(outcome).substr(0, 2), "2:");
}

TEST(JsonLdErrors, RefuseWhatStandsTwiceAroundAGraph) {
    const auto errorOf = [](std::string_view text) {
        const auto outcome = readJson(text, skip);
        EXPECT_THAT(outcome.quads, IsEmpty()) << text;
        EXPECT_THAT(outcome.error().toText(), Not(HasSubstr("--on-error skip"))) << text;
        return outcome.error().message.text();
    };
    const std::string a = R"([{"@id": "a:x", "a:p": 1}])";
    EXPECT_THAT(errorOf(R"({"@graph": )" + a + R"(, "@graph": )" + a + "}"),
                HasSubstr("duplicate key"));
    EXPECT_THAT(errorOf(R"({"@context": {}, "@graph": )" + a + R"(, "@context": {"p": "a:p"}})"),
                HasSubstr("duplicate key"));
    EXPECT_THAT(errorOf(R"({"@graph": )" + a + R"(, "x": null, "x": null})"),
                HasSubstr("duplicate key"));
    EXPECT_THAT(errorOf(R"({"@context": {"n": "@graph"}, "@graph": )" + a + R"(, "n": )" + a + "}"),
                HasSubstr("colliding keywords"));
}

TEST(JsonLdErrors, TellAnObjectWhereAValueIsWanted) {
    const auto outcome =
        readJson(R"({"@context": {"J": {"@id": "a:J", "@context": {"J": "@json"}}}, "@graph": [
            {"@id": "a:x", "a:p": {"@type": "J", "@value": {"a": 1}}}, {"@id": "a:y", "a:p": 1}]})",
                 skip);
    EXPECT_EQ(outcome.quads.size(), 1U);
    EXPECT_THAT(outcome.skipped(), ElementsAre(Pair("invalid value object value", 1)));
}

TEST(JsonLdErrors, TellACutFile) {
    const std::string text =
        R"({"@context": {"p": "a:p"}, "@graph": [{"@id": "a:x", "p": "y\"z"}, 5]})";
    for (std::size_t size = 1; size < text.size(); ++size) {
        const auto outcome = readJson(text.substr(0, size), skip);
        EXPECT_EQ(outcome.error().kind, ErrorKind::Syntax) << text.substr(0, size);
    }
    EXPECT_TRUE(readJson(text).report.ok());
}

TEST(JsonLdErrors, CostTheItemOrTheTriple) {
    const auto outcome = readJson(R"({"@graph": [
        {"@id": "a:1", "a:p": "before"},
        {"@id": "a:2", "a:p": nul},
        {"@id": "a:3", "a:p": "x", "a:q": {"@value": "x", "@id": "a:y"}},
        {"@id": "a:4", "a:p": ["between", {"@id": "a: b"}, {"@value": "x", "@language": "?"}]},
        {"@id": "a:5", "a:p": "\ud800"},
        {"@id": "a:6", "a:p": "after"}]})",
                                  skip);
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    EXPECT_EQ(outcome.text(),
              "<a:1> <a:p> \"before\" .\n<a:4> <a:p> \"between\" .\n<a:6> <a:p> \"after\" .\n");
    EXPECT_THAT(outcome.skipped(),
                ElementsAre(Pair("invalid IRI", 1), Pair("invalid language tag", 1),
                            Pair("invalid value object", 1), Pair("syntax error", 2)));
}

TEST(JsonLdErrors, InIrisAreRepairedWhereThatIsWanted) {
    const auto outcome =
        readJson(R"([{"@id": "a:x y", "a:p": {"@id": "a:<"}}])", {.onError = OnError::Repair});
    EXPECT_EQ(outcome.text(), "<a:x%20y> <a:p> <a:%3C> .\n");
    EXPECT_EQ(outcome.report->repaired[0].count, 2);
}

}  // namespace tripletalk::rdf
