// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/modelfacts.h"
#include "llm/modelserver.h"
#include "modelfixture.h"

using namespace tripletalk;
using namespace tripletalk::llm;
using nlohmann::json;

namespace {

tests::Page pageOf(const std::string& text) { return {200, {text}}; }

ModelList listed(const ModelFixture& at, Provider provider) {
    ModelList list = listModels(provider, at.access, *at.client, {});
    tellFacts(list.models, provider, at.access, *at.client, {});
    return list;
}

TEST(ModelFacts, CountParametersAsServersWriteThem) {
    EXPECT_EQ(parametersIn("8.0B"), 8'000'000'000);
    EXPECT_EQ(parametersIn("134.52M"), 134'520'000);
    EXPECT_EQ(parametersIn("999K"), 999'000);
    for (const char* none : {"", "B", "big", "8.0", "-1B", "nanB", "1e99B"})
        EXPECT_EQ(parametersIn(none), 0) << none;
}

TEST(ModelFacts, AreReadInTheWordsOfEachServer) {
    const auto of = [](const char* entry) { return factsOfListed(json::parse(entry)); };
    EXPECT_EQ(of(R"({"id":"a","meta":{"n_params":7000000000,"n_ctx_train":32768}})"),
              (ModelFacts{7'000'000'000, 32768}));
    EXPECT_EQ(of(R"({"id":"a","max_model_len":8192})"), (ModelFacts{0, 8192}));
    EXPECT_EQ(of(R"({"id":"a","loaded_context_length":4096,"max_context_length":131072})"),
              (ModelFacts{0, 4096}))
        << "what it was loaded with holds";
    EXPECT_EQ(of(R"({"id":"a","context_length":200000})"), (ModelFacts{0, 200000}));
    EXPECT_EQ(of(R"({"id":"a","context_window":131072})"), (ModelFacts{0, 131072}));
    EXPECT_EQ(of(R"({"name":"a","details":{"parameter_size":"3.2B"}})"),
              (ModelFacts{3'200'000'000, 0}));
    for (const char* odd :
         {R"({"id":"a"})", R"({"meta":[],"details":7})", R"({"max_model_len":"many"})",
          R"({"max_model_len":-5})", R"({"meta":{"n_params":"x","n_ctx_train":1.5}})"})
        EXPECT_EQ(of(odd), ModelFacts()) << odd;
}

TEST(ModelFacts, OfOllamaNameTheArchitecture) {
    EXPECT_EQ(factsOfShown(json::parse(R"({"model_info":{"general.architecture":"llama",
                  "general.parameter_count":3212749888,"llama.context_length":131072}})")),
              (ModelFacts{3'212'749'888, 131072}));
    EXPECT_EQ(factsOfShown(json::parse(R"({"model_info":[1]})")), ModelFacts());
    EXPECT_EQ(factsOfShown(json()), ModelFacts());
}

TEST(ModelFacts, AreAskedOfOllamaForEachModel) {
    ModelFixture at{};
    at.server.setPage("/api/tags", pageOf(R"({"models":[
        {"name":"small","details":{"parameter_size":"1.2B"}}, {"name":"embed-it"}]})"));
    at.server.setPage("/api/show", pageOf(R"({"model_info":{"general.architecture":"x",
        "general.parameter_count":1234567890,"x.context_length":2048}})"));
    const auto list = listed(at, Provider::Ollama);
    ASSERT_EQ(list.models.size(), 2U);
    EXPECT_EQ(list.models[0].facts, ModelFacts()) << "an embedder is not asked for";
    EXPECT_EQ(list.models[1].facts, (ModelFacts{1'234'567'890, 2048}));
    EXPECT_EQ(at.server.requests().at(1).body.at("model"), "small");
}

TEST(ModelFacts, AModelOfWhichNothingIsToldTakesNothingFromTheOthers) {
    ModelFixture at{};
    at.server.setPage("/api/tags", pageOf(R"({"models":[{"name":"a"},{"name":"b"}]})"));
    at.server.setPage("/api/show", {404, {R"({"error":"no such model"})"}});
    const auto list = listed(at, Provider::Ollama);
    EXPECT_EQ(list.trouble, Trouble::None);
    EXPECT_EQ(list.models.size(), 2U);
    EXPECT_EQ(at.server.requests().size(), 3U);
    at.access.ollamaHost = "http://127.0.0.1:1";  // it is gone
    auto models = list.models;
    tellFacts(models, Provider::Ollama, at.access, *at.client, {});
    EXPECT_EQ(models.size(), 2U);
}

TEST(ModelFacts, TheWindowThatLlamaCppWasStartedWithHolds) {
    ModelFixture at{};
    at.server.setPage("/v1/models", pageOf(R"({"data":[
        {"id":"m.gguf","meta":{"n_params":270000000,"n_ctx_train":32768}}]})"));
    at.server.setPage("/props", pageOf(R"({"default_generation_settings":{"n_ctx":2048}})"));
    const auto list = listed(at, Provider::OpenAi);
    ASSERT_EQ(list.models.size(), 1U);
    EXPECT_EQ(list.models[0].facts, (ModelFacts{270'000'000, 2048}));
}

}  // namespace
