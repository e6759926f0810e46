// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/modelfixture.h"
#include "llm/remoteembedder.h"

#include <array>
#include <cmath>
#include <limits>

using namespace tripletalk;
using namespace tripletalk::llm;
using nlohmann::json;
using testing::HasSubstr;
using On = tests::Rule::On;

namespace {

float dot(const Vector& a, const Vector& b) {
    float sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
    return sum;
}

class EmbedderOf : public testing::TestWithParam<const char*> {};

TEST_P(EmbedderOf, GivesUnitVectorsInTheOrderOfTheTexts) {
    ModelFixture f({});
    const auto embedder = makeEmbedder(GetParam(), f.access, f.client);
    ASSERT_TRUE(embedder);
    const auto vectors = (*embedder)->embed({"red apple", "green pear", "red apples"}, {});
    ASSERT_TRUE(vectors) << vectors.error().toText();
    ASSERT_EQ(vectors->size(), 3U);
    for (const Vector& vector : *vectors) EXPECT_NEAR(dot(vector, vector), 1, 1e-5);
    EXPECT_GT(dot((*vectors)[0], (*vectors)[2]), dot((*vectors)[0], (*vectors)[1]));
}

TEST_P(EmbedderOf, CutsManyTextsIntoBatches) {
    ModelFixture f({});
    const auto embedder = makeEmbedder(GetParam(), f.access, f.client);
    ASSERT_TRUE(embedder);
    const std::vector<std::string> texts(150, "text");
    const auto vectors = (*embedder)->embed(texts, {});
    ASSERT_TRUE(vectors);
    EXPECT_EQ(vectors->size(), 150U);
    EXPECT_EQ(f.server.requests().size(), 3U);
    EXPECT_TRUE((*embedder)->embed({}, {})->empty());
}

TEST_P(EmbedderOf, SendsNoEmptyText) {
    ModelFixture f({});
    const auto embedder = makeEmbedder(GetParam(), f.access, f.client);
    ASSERT_TRUE((*embedder)->embed({"", "  \n"}, {}));
    const json sent = f.server.requests().at(0).body["input"];
    ASSERT_EQ(sent.size(), 2U);
    for (const json& text : sent) EXPECT_NE(text, "");
}

TEST_P(EmbedderOf, NoticesAChangedNumberOfDimensions) {
    ModelFixture f({{.match = "changed", .on = On::Embedding, .vectors = {{1.0, 0.0}}}});
    const auto embedder = makeEmbedder(GetParam(), f.access, f.client);
    ASSERT_TRUE((*embedder)->embed({"first"}, {}));
    const auto vectors = (*embedder)->embed({"changed"}, {});
    ASSERT_FALSE(vectors);
    EXPECT_EQ(vectors.error().kind, ErrorKind::Model);
    EXPECT_THAT(vectors.error().message.text(), HasSubstr("vectors of 64 and of 2 numbers"));
}

TEST_P(EmbedderOf, RefusesVectorsThatAreWrong) {
    const std::vector<tests::Rule> wrong = {
        {.on = On::Embedding, .vectors = {{1.0, 2.0}}},
        {.on = On::Embedding, .vectors = {{1.0, 2.0}, {1.0}}},
        {.on = On::Embedding, .vectors = {{1.0}, {1.0}, {1.0}}},
        {.on = On::Embedding, .vectors = json::array()},
        {.on = On::Embedding, .raw = "{\"embeddings\": [[1], [\"x\"]], \"data\": 7}"},
        {.on = On::Embedding, .raw = "<html>"},
        {.on = On::Embedding, .malformed = true}};
    for (const tests::Rule& rule : wrong) {
        ModelFixture f({rule});
        const auto embedder = makeEmbedder(GetParam(), f.access, f.client);
        const auto vectors = (*embedder)->embed({"a", "b"}, {});
        ASSERT_FALSE(vectors);
        EXPECT_EQ(vectors.error().kind, ErrorKind::Model) << vectors.error().toText();
    }
}

TEST_P(EmbedderOf, PassesOnWhatTheServerSays) {
    ModelFixture f({{.on = On::Embedding, .content = "no such model", .status = 404}});
    const auto embedder = makeEmbedder(GetParam(), f.access, f.client);
    const auto vectors = (*embedder)->embed({"a"}, {});
    ASSERT_FALSE(vectors);
    EXPECT_EQ(vectors.error().kind, ErrorKind::Server);
    EXPECT_THAT(vectors.error().message.text(), HasSubstr("no such model"));
}

TEST_P(EmbedderOf, StopsWhenCancelled) {
    ModelFixture f({});
    const CancelToken cancel;
    cancel.cancel();
    const auto embedder = makeEmbedder(GetParam(), f.access, f.client);
    EXPECT_EQ((*embedder)->embed({"a"}, cancel).error().kind, ErrorKind::Cancelled);
}

INSTANTIATE_TEST_SUITE_P(Both, EmbedderOf, testing::Values("ollama:e", "openai:e"),
                         [](const auto& spec) { return std::string(spec.param).substr(0, 6); });

TEST(RemoteEmbedder, ReadsPlainNumbersWhereAServerKnowsNoBase64) {
    ModelFixture f({{.on = On::Embedding, .refuse = {"encoding_format"}}});
    const auto embedder = makeEmbedder("openai:e", f.access, f.client);
    ASSERT_TRUE((*embedder)->embed({"a"}, {}));
    EXPECT_EQ(f.server.requests().size(), 2U);
    ASSERT_TRUE((*embedder)->embed({"b"}, {}));
    EXPECT_EQ(f.server.requests().size(), 3U);
}

TEST(RemoteEmbedder, PutsVectorsInTheOrderOfTheTextsByTheirIndex) {
    ModelFixture f({{.on = On::Embedding, .raw = R"({"data": [{"index": 2, "embedding": [0, 0, 1]},
                                         {"index": 0, "embedding": [1, 0, 0]},
                                         {"index": 1, "embedding": [0, 1, 0]}]})"}});
    const auto embedder = makeEmbedder("openai:e", f.access, f.client);
    const auto vectors = (*embedder)->embed({"a", "b", "c"}, {});
    ASSERT_TRUE(vectors) << vectors.error().toText();
    EXPECT_THAT(*vectors, testing::ElementsAre(Vector{1, 0, 0}, Vector{0, 1, 0}, Vector{0, 0, 1}));
}

TEST(RemoteEmbedder, RefusesOneIndexTwice) {
    ModelFixture f({{.on = On::Embedding, .raw = R"({"data": [{"index": 1, "embedding": [1, 0]},
                                         {"index": 1, "embedding": [0, 1]}]})"}});
    const auto embedder = makeEmbedder("openai:e", f.access, f.client);
    const auto vectors = (*embedder)->embed({"a", "b"}, {});
    ASSERT_FALSE(vectors);
    EXPECT_EQ(vectors.error().kind, ErrorKind::Model);
    EXPECT_EQ(vectors.error().detail, "an embedding is missing");
}

TEST(RemoteEmbedder, KnowsWhatModelsWantBeforeTheirTexts) {
    for (const auto& [model, query, passage] : std::vector<std::array<std::string, 3>>{
             {"intfloat/multilingual-e5-large", "query: ", "passage: "},
             {"nomic-embed-text:v1.5", "search_query: ", "search_document: "},
             {"embeddinggemma:300m", "task: search result | query: ", "title: none | text: "},
             {"snowflake-arctic-embed2", "query: ", ""},
             {"BAAI/bge-small-en-v1.5",
              "Represent this sentence for searching relevant passages: ", ""},
             {"mxbai-embed-large", "Represent this sentence for searching relevant passages: ", ""},
             {"bge-m3", "", ""},
             {"multilingual-e5-large-instruct", "", ""},
             {"all-minilm", "", ""},
             {"text-embedding-3-small", "", ""}}) {
        EXPECT_EQ(promptsOf(model).query, query) << model;
        EXPECT_EQ(promptsOf(model).passage, passage) << model;
    }
}

TEST(Normalise, LeavesZeroAndRefusesWhatIsNoNumber) {
    Vector zero(3, 0.0F);
    EXPECT_TRUE(normalise(zero));
    EXPECT_EQ(zero, Vector(3, 0.0F));
    Vector wrong = {1.0F, std::numeric_limits<float>::quiet_NaN()};
    EXPECT_FALSE(normalise(wrong));
}

}  // namespace
