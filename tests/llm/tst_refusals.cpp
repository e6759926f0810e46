// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/refusals.h"

#include <gtest/gtest.h>

using nlohmann::json;
using tripletalk::llm::Refusals;

namespace {

using Body = nlohmann::ordered_json;

json error(const std::string& message, const json& parameter = nullptr) {
    return {{"error", {{"message", message}, {"param", parameter}}}};
}

TEST(Refusals, DropWhatTheServerNames) {
    Refusals refusals;
    Body body = {{"temperature", 0}, {"tools", json::array()}};
    EXPECT_EQ(refusals.learn("m", body, error("Unsupported value", "temperature").dump()),
              "temperature");
    EXPECT_EQ(body, Body({{"tools", json::array()}}));
    EXPECT_EQ(
        refusals.learn("m", body, R"({"error": "registry/library/m does not support tools"})"),
        "tools");
    EXPECT_EQ(body, Body::object());
}

TEST(Refusals, TurnMaxTokensIntoItsNewName) {
    Refusals refusals;
    Body body = {{"max_tokens", 9}};
    const auto words =
        error("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.").dump();
    EXPECT_EQ(refusals.learn("m", body, words), "max_tokens");
    EXPECT_EQ(body, Body({{"max_completion_tokens", 9}}));
    EXPECT_EQ(refusals.learn("m", body, words), "max_completion_tokens");
    EXPECT_EQ(body, Body::object());
    Body next = {{"max_tokens", 9}};
    refusals.apply("m", next);
    EXPECT_EQ(next, Body::object());
}

TEST(Refusals, TryALooserFormatBeforeNone) {
    Refusals refusals;
    Body body = {{"response_format", {{"type", "json_schema"}}}};
    const auto words = error("This response_format type is unavailable now").dump();
    EXPECT_EQ(refusals.learn("m", body, words), "response_format");
    EXPECT_EQ(body["response_format"]["type"], "json_object");
    Body next = {{"response_format", {{"type", "json_schema"}}}};
    refusals.apply("m", next);
    EXPECT_EQ(next["response_format"]["type"], "json_object");
    EXPECT_EQ(refusals.learn("m", body, words), "response_format");
    EXPECT_EQ(body, Body::object());
}

TEST(Refusals, AreRememberedForTheModelAlone) {
    Refusals refusals;
    Body body = {{"temperature", 0}};
    refusals.learn("m", body, error("temperature is not supported").dump());
    EXPECT_TRUE(refusals.refuses("m", "temperature"));
    EXPECT_FALSE(refusals.refuses("other", "temperature"));
    Body again = {{"temperature", 0}, {"model", "m"}};
    refusals.apply("m", again);
    EXPECT_EQ(json(again), json({{"model", "m"}}));
    Body others = {{"temperature", 0}};
    refusals.apply("other", others);
    EXPECT_EQ(json(others), json({{"temperature", 0}}));
}

TEST(Refusals, LearnNothingFromOtherErrors) {
    Refusals refusals;
    Body body = {{"temperature", 0}, {"tools", json::array()}};
    const Body before = body;
    EXPECT_EQ(
        refusals.learn("m", body, error("This model's maximum context length is 8192").dump()), "");
    EXPECT_EQ(refusals.learn("m", body, error("tools must follow", "messages").dump()), "");
    EXPECT_EQ(refusals.learn("m", body, "<html>temperature"), "temperature")
        << "words count in whatever shape";
    EXPECT_EQ(refusals.learn("m", body, ""), "");
    EXPECT_NE(body, before);
}

}  // namespace
