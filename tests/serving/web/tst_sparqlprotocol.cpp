// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/escaping.h"
#include "rdf/reader.h"
#include "servedbases.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tripletalk;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;
using tests::HeardAnswer;
using tests::museumBase;
using tests::ServedBases;

namespace {

constexpr const char* endpoint = "/bases/test/sparql";
const std::string queryType = "application/sparql-query";
const std::string formType = "application/x-www-form-urlencoded";

std::string encoded(const std::string& text) { return text::percentEncoded(text); }
std::string asked(const std::string& query) {
    return std::string(endpoint) + "?query=" + encoded(query);
}

struct SparqlProtocolTest : testing::Test {
    ServedBases served{{museumBase()}};

    HeardAnswer posted(const std::string& type, const std::string& body,
                       const std::string& query = {}) const {
        return served.ask(
            "POST", endpoint + query,
            type.empty() ? net::HeaderFields{} : net::HeaderFields{{"Content-Type", type}}, body);
    }
};

/// The graphs of W3C's tests of the protocol (SPARQL 1.1 test suite, "protocol").
std::string dataName(int n) {
    return "http://kasei.us/2009/09/sparql/data/data" + std::to_string(n) + ".rdf";
}
knowledge::KnowledgeBase protocolData(const std::filesystem::path& folder) {
    std::string trig;
    for (int n = 1; n <= 3; ++n)
        trig += "<" + dataName(n) + "> { <" + dataName(n) +
                "> a <http://xmlns.com/foaf/0.1/Document> }\n";
    const auto file = tests::writeText(folder / "data.trig", trig);
    knowledge::ImportOptions options;
    options.embedder = tests::must(llm::makeEmbedder("builtin", {}, nullptr));
    tests::must(knowledge::importFiles({file}, folder / "test.kb", options, {}, CancelToken()));
    return tests::must(knowledge::KnowledgeBase::open(folder / "test.kb"));
}
std::string graphParameters(const std::vector<int>& graphs, const std::vector<int>& named) {
    std::string text = "?";
    for (const int n : graphs) text += "default-graph-uri=" + encoded(dataName(n)) + "&";
    for (const int n : named) text += "named-graph-uri=" + encoded(dataName(n)) + "&";
    return text;
}
std::string isDocument(int n) { return "<" + dataName(n) + "> a ?type . "; }

}  // namespace

TEST_F(SparqlProtocolTest, TakesAQueryByGetAsAFormAndDirectly) {
    const std::string query = "ASK { ex:ana a ex:Artist }";
    const std::string whole = "PREFIX ex: <http://example.org/> " + query;
    for (const HeardAnswer& answer :
         {served.get(asked(whole)), posted(formType, "query=" + encoded(whole)),
          posted(queryType, whole), posted("application/sparql-query; charset=UTF-8", whole),
          posted("Application/X-WWW-Form-URLEncoded; charset=utf-8", "query=" + encoded(whole))}) {
        EXPECT_EQ(answer.status, 200) << answer.body;
        EXPECT_TRUE(answer.json()["boolean"].get<bool>());
    }
    EXPECT_FALSE(
        served.get(asked("ASK { <http://example.org/ana> a <http://example.org/Painting> }"))
            .json()["boolean"]
            .get<bool>());
}

TEST_F(SparqlProtocolTest, ReadsPlusAsABlankAndTheEscapeOfPlusAsPlus) {
    const auto answer =
        served.get(std::string(endpoint) + "?query=SELECT+(1+%2B+2+AS+?three)+%7B%7D");
    EXPECT_EQ(answer.json()["results"]["bindings"][0]["three"]["value"], "3") << answer.body;
}

TEST(SparqlProtocol, AsksTheDatasetThatTheRequestNames) {
    const tests::TemporaryFolder folder;
    const ServedBases served({protocolData(folder.path())});
    const auto truth = [&](const std::string& query, const std::vector<int>& graphs,
                           const std::vector<int>& named) {
        const auto parameters = graphParameters(graphs, named);
        const auto byPost =
            served.ask("POST", endpoint + parameters, {{"Content-Type", queryType}}, query);
        EXPECT_EQ(byPost.status, 200) << query << byPost.body;
        const auto byGet = served.get(endpoint + parameters + "query=" + encoded(query));
        const auto byForm = served.ask("POST", endpoint, {{"Content-Type", formType}},
                                       parameters.substr(1) + "query=" + encoded(query));
        EXPECT_EQ(byGet.body, byPost.body);
        EXPECT_EQ(byForm.body, byPost.body);
        return byPost.status == 200 && byPost.json()["boolean"].get<bool>();
    };
    const std::string both = "ASK { " + isDocument(1) + isDocument(2) + "}";
    EXPECT_TRUE(truth(both, {1, 2}, {}));
    EXPECT_FALSE(truth(both, {1}, {}));
    const std::string named =
        "ASK { GRAPH ?g1 { " + isDocument(1) + "} GRAPH ?g2 { " + isDocument(2) + "} }";
    EXPECT_TRUE(truth(named, {}, {1, 2}));
    EXPECT_FALSE(truth(named, {}, {1, 3}));
    EXPECT_FALSE(truth(named, {1, 2}, {}));
    const std::string full = "ASK { " + isDocument(3) + "GRAPH ?g1 { " + isDocument(1) +
                             "} GRAPH ?g2 { " + isDocument(2) + "} }";
    EXPECT_TRUE(truth(full, {3}, {1, 2}));
    EXPECT_FALSE(truth(full, {1}, {1, 2}));
    // The request's dataset counts more than the query's.
    const std::string own = "ASK FROM <" + dataName(3) + "> { GRAPH ?g1 { " + isDocument(1) +
                            "} GRAPH ?g2 { " + isDocument(2) + "} }";
    EXPECT_TRUE(truth(own, {}, {1, 2}));
    EXPECT_FALSE(truth("ASK FROM <" + dataName(3) + "> { " + isDocument(3) + "}", {1}, {}));
    // A graph that is not here is empty.
    EXPECT_FALSE(truth("ASK { ?s ?p ?o }", {0}, {}));
    EXPECT_TRUE(truth("ASK {}", {0}, {}));
}

TEST_F(SparqlProtocolTest, AnswersEachFormOfQueryInItsTypeOfContent) {
    const auto type = [&](const std::string& query) {
        const auto answer = posted(queryType, query);
        EXPECT_EQ(answer.status, 200) << query << answer.body;
        return answer.head;
    };
    EXPECT_THAT(type("SELECT (1 AS ?value) {}"),
                HasSubstr("Content-Type: application/sparql-results+json\r\n"));
    EXPECT_THAT(type("ASK {}"), HasSubstr("Content-Type: application/sparql-results+json\r\n"));
    EXPECT_THAT(type("DESCRIBE <http://example.org/ana>"), HasSubstr("Content-Type: text/turtle"));
    EXPECT_THAT(type("CONSTRUCT { ?s a ?t } WHERE { ?s a ?t }"),
                HasSubstr("Content-Type: text/turtle"));
    EXPECT_THAT(type("CONSTRUCT { <s> <p> 1 } WHERE {}"), HasSubstr("Content-Type: text/turtle"));
}

TEST_F(SparqlProtocolTest, WritesSolutionsInEveryFormat) {
    const std::string query = asked(
        "SELECT ?l WHERE { <http://example.org/ana> <http://www.w3.org/2000/01/rdf-schema#label> "
        "?l }");
    const auto json = served.get(query, "application/sparql-results+json");
    EXPECT_EQ(json.json()["results"]["bindings"][0]["l"]["value"], "Ana Bell");
    EXPECT_EQ(served.get(query, "application/json").body, json.body);
    EXPECT_THAT(served.get(query, "application/json").head,
                HasSubstr("Content-Type: application/json\r\n"));
    const auto xml = served.get(query, "application/sparql-results+xml");
    EXPECT_THAT(xml.body, AllOf(HasSubstr("http://www.w3.org/2005/sparql-results#"),
                                HasSubstr("<literal>Ana Bell</literal>")));
    EXPECT_THAT(served.get(query, "text/csv").body, StartsWith("l\r\nAna Bell"));
    EXPECT_THAT(served.get(query, "text/tab-separated-values").body,
                StartsWith("?l\n\"Ana Bell\""));
    EXPECT_THAT(served.get(query, "text/html, text/csv;q=0.5, */*;q=0.1").head,
                HasSubstr("Content-Type: text/csv"));
    EXPECT_EQ(served.get(query, "image/png").status, 406);
    EXPECT_EQ(served.get(query, "text/turtle").status, 406) << "solutions are no triples";
    EXPECT_THAT(json.head, AllOf(HasSubstr("X-Content-Type-Options: nosniff"),
                                 HasSubstr("Cache-Control: no-store")));
}

TEST_F(SparqlProtocolTest, WritesTriplesInEveryFormat) {
    const std::string query = asked("CONSTRUCT { ?s a ?t } WHERE { ?s a ?t }");
    const auto turtle = served.get(query, "text/turtle");
    EXPECT_THAT(turtle.body, HasSubstr("Artist"));
    const auto lines = served.get(query, "application/n-triples");
    EXPECT_THAT(
        lines.body,
        HasSubstr("<http://example.org/ana> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> "
                  "<http://example.org/Artist> .\n"));
    EXPECT_EQ(served.get(query, "application/sparql-results+json").body, turtle.body)
        << "some clients name the formats of solutions whatever they ask";
    EXPECT_EQ(served.get(query, "image/png").status, 406);
}

TEST_F(SparqlProtocolTest, RefusesWhatIsNoQueryOperation) {
    EXPECT_EQ(served.ask("PUT", asked("ASK {}"), {{"Content-Type", formType}}).status, 405);
    EXPECT_EQ(served.ask("DELETE", asked("ASK {}")).status, 405);
    EXPECT_EQ(served.get(asked("ASK {}") + "&query=SELECT%20%2A%20%7B%7D").status, 400);
    EXPECT_EQ(posted(formType, "query=ASK%7B%7D&query=ASK%7B%7D").status, 400);
    EXPECT_EQ(posted("text/plain", "ASK {}").status, 415);
    EXPECT_EQ(posted("", "query=ASK%20%7B%7D").status, 415);
    EXPECT_EQ(posted("", "ASK {}").status, 415);
    EXPECT_EQ(posted(formType, "").status, 400);
    EXPECT_EQ(posted("application/sparql-query; charset=UTF-16", "ASK {}").status, 415);
    EXPECT_EQ(posted(queryType, "ASK { ?s ?p \"\xff\" }").status, 400);
    EXPECT_EQ(posted(queryType, std::string("A\0S\0K\0 \0{\0}\0", 12)).status, 400) << "UTF-16";
}

TEST_F(SparqlProtocolTest, TellsWhereAQueryIsWrong) {
    const auto answer = served.get(asked("ASK {\n  ?s ?p"));
    EXPECT_EQ(answer.status, 400);
    EXPECT_THAT(answer.head, HasSubstr("Content-Type: text/plain; charset=utf-8"));
    EXPECT_THAT(answer.body, HasSubstr("query:2:"));
    EXPECT_EQ(served.get(asked("nonsense")).status, 400);
    EXPECT_EQ(served.get(asked("")).status, 400);
}

TEST_F(SparqlProtocolTest, GivesNoAnswerThatIsCutAtItsLimit) {
    const auto answer = posted(queryType, "SELECT * { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l }");
    EXPECT_EQ(answer.status, 500);
    EXPECT_THAT(answer.body, HasSubstr("add a LIMIT"));
}

TEST_F(SparqlProtocolTest, TakesNoUpdateInAnyForm) {
    const auto isRefused = [](const HeardAnswer& answer) {
        return answer.status >= 400 && answer.status < 500;
    };
    EXPECT_TRUE(isRefused(served.get(std::string(endpoint) + "?update=CLEAR%20ALL")));
    EXPECT_TRUE(isRefused(posted(formType, "update=CLEAR+ALL")));
    EXPECT_TRUE(isRefused(posted("application/sparql-update", "CLEAR ALL")));
    EXPECT_TRUE(isRefused(posted(queryType, "CLEAR ALL")));
    EXPECT_TRUE(isRefused(posted(queryType, "DELETE WHERE { ?s ?p ?o }")));
    EXPECT_EQ(served.get(asked("SELECT * { ?s ?p ?o }")).status, 200);
    EXPECT_GT(served.get(asked("SELECT * { ?s ?p ?o }")).json()["results"]["bindings"].size(), 20U);
}

TEST_F(SparqlProtocolTest, FetchesNothingFromElsewhere) {
    EXPECT_EQ(served.get(asked("SELECT * { SERVICE <" + served.url() + "> { ?s ?p ?o } }")).status,
              403);
    EXPECT_EQ(served
                  .get(asked("SELECT * FROM <" + served.url() +
                             "/x> { SERVICE SILENT <http://127.0.0.1:1/> { ?s ?p ?o } }"))
                  .status,
              403);
}

TEST_F(SparqlProtocolTest, TellsTheHeadAloneToWhoeverAsksForIt) {
    const auto whole = served.get(asked("ASK {}"));
    const auto head = served.ask("HEAD", asked("ASK {}"));
    EXPECT_EQ(head.status, 200);
    EXPECT_EQ(head.body, "");
    EXPECT_THAT(head.head, HasSubstr("Content-Length: " + std::to_string(whole.body.size())));
}

TEST_F(SparqlProtocolTest, DescribesItselfWhereNothingIsAsked) {
    const auto turtle = served.get(endpoint);
    EXPECT_EQ(turtle.status, 200);
    EXPECT_THAT(turtle.head, HasSubstr("Content-Type: text/turtle"));
    const auto lines = served.get(endpoint, "application/n-triples").body;
    const std::string sd = "<http://www.w3.org/ns/sparql-service-description#";
    EXPECT_THAT(
        lines, HasSubstr("<http://www.w3.org/1999/02/22-rdf-syntax-ns#type> " + sd + "Service> ."));
    EXPECT_THAT(lines, HasSubstr(sd + "endpoint> <http://localhost/bases/test/sparql> ."));
    EXPECT_THAT(lines, HasSubstr(sd + "supportedLanguage> " + sd + "SPARQL11Query> ."));
    EXPECT_THAT(lines, HasSubstr("<http://rdfs.org/ns/void#triples> \"" +
                                 std::to_string(museumBase().manifest().triples) + "\""));
    EXPECT_EQ(served.get(endpoint, "text/html").status, 406);
}

TEST_F(SparqlProtocolTest, KnowsNoOtherBase) {
    EXPECT_EQ(served.get("/bases/other/sparql?query=ASK%7B%7D").status, 404);
    EXPECT_EQ(served.get("/bases/test/other").status, 404);
    EXPECT_EQ(served.get("/bases/test").status, 404);
}
