// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "commandtest.h"
#include "knowledge/knowledgebase.h"
#include "sparql/results/resultwriter.h"
#include "sparql/sparqlsource.h"
#include "support/httpserver.h"
#include "support/testbases.h"

#include <atomic>

#include <gmock/gmock.h>

namespace tripletalk::cli {

using namespace tripletalk::tests;
using testing::HasSubstr;
using tripletalk::tests::HttpAnswer;
using tripletalk::tests::HttpRequest;
using tripletalk::tests::HttpServer;

namespace {

std::string decodedQuery(const HttpRequest& request) {
    const std::string& place = request.method == "GET" ? request.path : request.body;
    const std::string text = place.substr(place.find("query=") + 6);
    std::string all;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool escape = text[i] == '%' && i + 2 < text.size();
        all += escape ? static_cast<char>(std::stoi(text.substr(i + 1, 2), nullptr, 16)) : text[i];
        if (escape) i += 2;
    }
    return all;
}

/// The engine over a base's graph, behind HTTP.
class GraphServer {
  public:
    explicit GraphServer(const knowledge::KnowledgeBase& base) : m_base(base) {}

    HttpAnswer answer(const HttpRequest& request) {
        if (++asked > dies) return {500, {{"Content-Type", "text/plain"}}, "out of order"};
        const auto source = must(m_base.openSparql());
        const auto answer = source->query(decodedQuery(request), {}, CancelToken());
        if (!answer) return {400, {{"Content-Type", "text/plain"}}, answer.error().toText()};
        return {200,
                {{"Content-Type", "application/sparql-results+json"}},
                must(sparql::write(*answer, sparql::ResultFormat::Json))};
    }
    std::atomic<int> asked = 0;
    std::atomic<int> dies = 1'000'000;

  private:
    knowledge::KnowledgeBase m_base;
};

struct IndexCommand : CommandTest {
    TemporaryFolder folder;
    knowledge::KnowledgeBase base = baseFromTurtle(folder.path(), museum);
    GraphServer graph{base};
    HttpServer server{[this](const HttpRequest& request) { return graph.answer(request); }};
    std::string far = (folder.path() / "far.kb").string();

    nlohmann::json index(std::vector<std::string> words) {
        words.insert(words.begin(), {"index", "--json", "--kb"});
        EXPECT_EQ(run(words), Done) << err;
        return nlohmann::json::parse(out);
    }
};

}  // namespace

TEST_F(IndexCommand, FindsEntitiesAndPropertiesOfAGraphHere) {
    ASSERT_EQ(run({"index", "--kb", base.folder().string(), "--find", "harbour dawn"}), Done)
        << err;
    EXPECT_THAT(out, HasSubstr("1.75  Harbour at Dawn  <http://example.org/p1>"));
    EXPECT_THAT(out, HasSubstr("type: Painting"));
    const auto found = index({base.folder().string(), "--find", "height", "--k", "1"});
    EXPECT_EQ(found["found"]["properties"][0]["iri"], "http://example.org/height");
    EXPECT_EQ(found["found"]["properties"][0]["popularity"], 5);
}

TEST_F(IndexCommand, FetchesTheIndexOfAnEndpoint) {
    ASSERT_EQ(run({"import", "--endpoint", server.url(), "--kb", far}), Done) << err;
    EXPECT_EQ(run({"index", "--kb", far, "--find", "snow"}), Failed);
    EXPECT_THAT(err, HasSubstr("tripletalk-cli index"));
    const auto here = index({base.folder().string()});
    const auto there = index({far});
    EXPECT_EQ(there["entities"], here["entities"]);
    EXPECT_EQ(there["properties"], here["properties"]);
    EXPECT_EQ(index({far, "--find", "snow"})["found"]["entities"][0]["label"], "Snow");
    graph.asked = 0;
    EXPECT_EQ(index({far})["unchanged"], true);
    EXPECT_EQ(graph.asked, 1);
    EXPECT_GT(index({far, "--anew"})["asked"], 5);
}

TEST_F(IndexCommand, GoesOnWhereTheEndpointDied) {
    ASSERT_EQ(run({"import", "--endpoint", server.url(), "--kb", far}), Done) << err;
    graph.dies = graph.asked + 5;
    EXPECT_EQ(run({"index", "--kb", far}), Failed);
    EXPECT_THAT(err, HasSubstr("out of order"));
    EXPECT_EQ(run({"index", "--kb", far, "--find", "snow"}), Failed);  // no half of one
    graph.dies = 1'000'000;
    EXPECT_EQ(index({far})["resumed"], true);
    EXPECT_EQ(index({far, "--find", "snow"})["found"]["entities"][0]["label"], "Snow");
}

}  // namespace tripletalk::cli
