// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "servedbases.h"
#include "sparql/engine.h"
#include "support/realdata.h"

#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

// W3C's tests of the SPARQL 1.1 Protocol and of its Service Description, as the suite's own
// manifests tell them. Those about updates are not run: a served base takes none.

using namespace tripletalk;
using tests::HeardAnswer;
using tests::ServedBases;
using tests::TemporaryFolder;

namespace {

const std::filesystem::path suite = tests::testData() / "w3c/sparql/sparql11";

/// Solutions over a manifest; an unbound variable is "".
std::vector<std::map<std::string, std::string>> solutions(const std::filesystem::path& manifest,
                                                          const std::string& query) {
    const TemporaryFolder folder;
    tests::storeFromFiles(folder.path(), {manifest});
    const auto engine = tests::must(sparql::Engine::open(folder.path() / "graph.db"));
    const auto answer = tests::must(engine->query(query, {}, CancelToken()));
    std::vector<std::map<std::string, std::string>> all;
    for (const auto& row : answer.rows) {
        auto& solution = all.emplace_back();
        for (std::size_t i = 0; i < row.size(); ++i)
            solution[answer.variables[i]] = row[i] ? row[i]->lexical : "";
    }
    return all;
}

/// The graphs that the tests ask, each by its name.
knowledge::KnowledgeBase dataOf(const std::filesystem::path& manifest,
                                const std::filesystem::path& folder) {
    const auto graphs = solutions(manifest, R"(
        PREFIX ut: <http://www.w3.org/2009/sparql/tests/test-update#>
        SELECT DISTINCT ?file ?name {
            ?test ut:graphData [ ut:graph ?file; rdfs:label ?name ] })");
    std::string trig;
    for (auto graph : graphs) {
        const auto file = std::filesystem::path(graph["file"]).filename();
        trig += "<" + graph["name"] + "> {\n" +
                tests::must(readFile(manifest.parent_path() / file)) + "}\n";
    }
    const auto file = tests::writeText(folder / "data.trig", trig);
    knowledge::ImportOptions options;
    options.embedder = tests::must(llm::makeEmbedder("builtin", {}, nullptr));
    tests::must(knowledge::importFiles({file}, folder / "test.kb", options, {}, CancelToken()));
    return tests::must(knowledge::KnowledgeBase::open(folder / "test.kb"));
}

/// One request of each test and what it expects.
constexpr const char* testsOfQueries = R"(
    PREFIX mf: <http://www.w3.org/2001/sw/DataAccess/tests/test-manifest#>
    PREFIX ht: <http://www.w3.org/2011/http#>
    PREFIX cnt: <http://www.w3.org/2011/content#>
    SELECT ?name ?method ?path ?body ?encoding ?type ?format ?truth
           (GROUP_CONCAT(SUBSTR(STRAFTER(STR(?code), "StatusCode"), 1, 1); separator="") AS ?statuses)
    {
        ?test mf:name ?name; mf:action/ht:requests/rdf:first ?request .
        FILTER(REGEX(STR(?test), "#(bad_)?query_|#bad_multiple_queries"))
        ?request ht:methodName ?method; ht:absolutePath ?path; ht:resp ?response .
        ?response mf:expectedStatus ?code .
        OPTIONAL { ?request ht:body [ cnt:chars ?body; cnt:characterEncoding ?encoding ] }
        OPTIONAL { ?request ht:headers/rdf:rest*/rdf:first
                       [ ht:fieldName "content-type"; ht:fieldValue ?type ] }
        OPTIONAL { ?response mf:expectedFormat ?format }
        OPTIONAL { ?response mf:expectedBoolean ?truth }
    }
    GROUP BY ?name ?method ?path ?body ?encoding ?type ?format ?truth)";

/// ASCII in the encoding that a test wants its body in.
std::string inEncoding(const std::string& ascii, const std::string& encoding) {
    if (encoding != "UTF-16") return ascii;
    std::string bytes = "\xFF\xFE";
    for (const char c : ascii) bytes += {c, '\0'};
    return bytes;
}

/// The type of content as the tests call kinds of formats.
std::string kindOf(const HeardAnswer& answer) {
    const auto has = [&](const std::string& type) {
        return answer.head.find("Content-Type: " + type) != std::string::npos;
    };
    if (has("text/turtle") || has("application/n-triples")) return "RDF";
    if (!has("application/sparql-results+json")) return "";
    return answer.json().contains("boolean") ? "boolean" : "tabular";
}

class W3cProtocol : public testing::Test {
  protected:
    void SetUp() override {
        if (!std::filesystem::exists(suite)) GTEST_SKIP() << "no " << suite;
    }
};

}  // namespace

TEST_F(W3cProtocol, IsKeptByEveryTestOfQueries) {
    const auto manifest = suite / "protocol/manifest.ttl";
    const TemporaryFolder folder;
    const ServedBases served({dataOf(manifest, folder.path())});
    const auto all = solutions(manifest, testsOfQueries);
    EXPECT_EQ(all.size(), 20U);
    for (auto test : all) {
        SCOPED_TRACE(test["name"]);
        net::HeaderFields headers;
        if (!test["type"].empty()) headers.emplace_back("Content-Type", test["type"]);
        const std::string target =
            "/bases/test/sparql" + test["path"].substr(std::string("/sparql/").size());
        const HeardAnswer answer =
            served.ask(test["method"], target, headers, inEncoding(test["body"], test["encoding"]));
        EXPECT_NE(test["statuses"].find(std::to_string(answer.status / 100)), std::string::npos)
            << answer.status << answer.body;
        if (!test["format"].empty()) {
            EXPECT_EQ(kindOf(answer), test["format"]);
        }
        if (!test["truth"].empty()) {
            EXPECT_EQ(answer.json()["boolean"].get<bool>(), test["truth"] == "true");
        }
    }
}

TEST_F(W3cProtocol, IsDescribedByTheServiceItself) {
    const TemporaryFolder folder;
    const ServedBases served({dataOf(suite / "protocol/manifest.ttl", folder.path())});
    const auto listed = solutions(suite / "service-description/manifest.ttl", R"(
        SELECT ?test { ?test a ?type FILTER(STRENDS(STR(?type), "ServiceDescriptionTest")) })");
    ASSERT_EQ(listed.size(), 3U) << "returns-rdf, has-endpoint-triple, conforms-to-schema";
    const HeardAnswer answer = served.get("/bases/test/sparql");
    EXPECT_EQ(kindOf(answer), "RDF");
    const auto description = tests::writeText(folder.path() / "description.ttl", answer.body);
    // The vocabulary's classes and what each of its properties leads to.
    const auto fit = solutions(description, R"(
        PREFIX sd: <http://www.w3.org/ns/sparql-service-description#>
        SELECT ?endpoint {
            ?service a sd:Service; sd:endpoint ?endpoint; sd:supportedLanguage sd:SPARQL11Query;
                     sd:resultFormat ?format; sd:defaultDataset ?dataset .
            ?dataset a sd:Dataset; sd:defaultGraph ?graph . ?graph a sd:Graph .
            FILTER(STRSTARTS(STR(?format), "http://www.w3.org/ns/formats/")) })");
    ASSERT_FALSE(fit.empty()) << answer.body;
    for (const auto& solution : fit)
        EXPECT_EQ(solution.at("endpoint"), "http://localhost/bases/test/sparql");
}
