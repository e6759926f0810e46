// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "support/testmodelserver.h"
#include "workspace/modelfit.h"

#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::workspace;
using llm::ModelFacts;

namespace {

Configuration withModel(const std::string& strategy = "sql+passages") {
    Configuration configuration;
    configuration.strategy = strategy;
    configuration.model = "ollama:m";
    return configuration;
}

knowledge::Manifest withTables() {
    knowledge::Manifest manifest;
    manifest.tables = 3;
    return manifest;
}

TEST(ModelFit, AModelOfWhichNothingIsToldLacksNothing) {
    EXPECT_EQ(shortageOf(withModel(), {}), Shortage::None);
    EXPECT_EQ(toJson(suited(withModel(), {}, nullptr)), toJson(withModel()));
}

TEST(ModelFit, ASmallModelChoosesAmongReadings) {
    const ModelFacts small{3'200'000'000, 131072};
    EXPECT_EQ(shortageOf(withModel(), small), Shortage::Parameters);
    const Configuration better = suited(withModel(), small, nullptr);
    EXPECT_EQ(better.strategy, "readings");
    EXPECT_EQ(better.contextTokens, withModel().contextTokens);
    EXPECT_EQ(shortageOf(better, small), Shortage::None);
    EXPECT_EQ(shortageOf(withModel(), {7'000'000'000, 131072}), Shortage::None);
}

TEST(ModelFit, AWindowThatIsTooSmallForQueriesIsEnoughToChoose) {
    const ModelFacts narrow{8'000'000'000, 2048};
    EXPECT_EQ(shortageOf(withModel(), narrow), Shortage::Window);
    const Configuration better = suited(withModel(), narrow, nullptr);
    EXPECT_EQ(better.strategy, "readings");
    EXPECT_EQ(better.contextTokens, 2048);
    EXPECT_EQ(shortageOf(better, narrow), Shortage::None);
}

TEST(ModelFit, TheWindowIsNoLargerThanTheModels) {
    const ModelFacts facts{8'000'000'000, 8192};
    EXPECT_EQ(shortageOf(withModel(), facts), Shortage::Room);
    const Configuration better = suited(withModel(), facts, nullptr);
    EXPECT_EQ(better.strategy, "sql+passages");
    EXPECT_EQ(better.contextTokens, 8192);
    Configuration smaller = withModel();
    smaller.contextTokens = 4096;
    EXPECT_EQ(suited(smaller, facts, nullptr).contextTokens, 4096) << "chosen by the person";
}

TEST(ModelFit, WhereValuesMustStayTheStrategyStays) {
    knowledge::Manifest base = withTables();
    const ModelFacts small{1'000'000'000, 0};
    EXPECT_EQ(suited(withModel(), small, &base).strategy, "readings");
    base.privacy = knowledge::Privacy::Schema;
    EXPECT_EQ(suited(withModel(), small, &base).strategy, "sql+passages");
}

TEST(ModelFit, NoModelLacksNothing) {
    EXPECT_EQ(shortageOf(Configuration(), {1000, 1000}), Shortage::None);
}

TEST(ModelFit, AWindowOfNoUseIsNotSet) {
    EXPECT_EQ(suited(withModel(), {0, 1}, nullptr).contextTokens, 1024);
}

TEST(ModelFit, AModelIsTriedAnewEachTime) {
    const tests::ModelServer server({{.match = ".", .content = R"({"number": 0})"}});
    llm::Access access;
    access.ollamaHost = server.ollamaUrl();
    const auto client = std::make_shared<net::Client>();
    const auto outcome = tryModel("ollama:always-none", access, client, {});
    ASSERT_TRUE(outcome) << outcome.error().toText();
    EXPECT_FALSE(outcome->passed());
    EXPECT_TRUE(outcome->ended());
    const std::size_t asked = server.modelRequests().size();
    EXPECT_GT(asked, 0U);
    EXPECT_EQ(tryModel("ollama:always-none", access, client, {}).value(), *outcome);
    EXPECT_EQ(server.modelRequests().size(), 2 * asked);
}

}  // namespace
