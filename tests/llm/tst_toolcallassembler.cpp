// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/toolcallassembler.h"

#include <gtest/gtest.h>

using namespace tripletalk::llm;
using nlohmann::json;

namespace {

std::vector<ToolCall> assembled(const std::vector<json>& pieces) {
    ToolCallAssembler assembler;
    for (const json& piece : pieces) assembler.feed(piece);
    return assembler.calls(1);
}

TEST(ToolCallAssembler, JoinsArgumentsCutAtAnyPlace) {
    const std::string arguments = R"({"query": "a \"b\" ü", "k": 3})";
    for (std::size_t at = 0; at <= arguments.size(); ++at) {
        const auto calls = assembled(
            {{{"index", 0}, {"id", "x"}, {"function", {{"name", "search"}, {"arguments", ""}}}},
             {{"index", 0}, {"function", {{"arguments", arguments.substr(0, at)}}}},
             {{"index", 0}, {"function", {{"arguments", arguments.substr(at)}}}}});
        ASSERT_EQ(calls.size(), 1U);
        EXPECT_EQ(calls[0].id, "x");
        EXPECT_EQ(calls[0].name, "search");
        EXPECT_EQ(calls[0].arguments, json::parse(arguments)) << at;
    }
}

TEST(ToolCallAssembler, KeepsInterleavedCallsApart) {
    const auto calls = assembled(
        {{{"index", 1}, {"id", "b"}, {"function", {{"name", "two"}, {"arguments", "{\"n\":"}}}},
         {{"index", 0}, {"id", "a"}, {"function", {{"name", "one"}, {"arguments", "{\"n\":"}}}},
         {{"index", 1}, {"function", {{"arguments", "2}"}}}},
         {{"index", 0}, {"function", {{"arguments", "1}"}}}}});
    ASSERT_EQ(calls.size(), 2U);
    EXPECT_EQ(calls[0].name, "one");
    EXPECT_EQ(calls[0].arguments, json({{"n", 1}}));
    EXPECT_EQ(calls[1].arguments, json({{"n", 2}}));
}

TEST(ToolCallAssembler, UnderstandsServersWithoutIndexes) {
    const auto calls =
        assembled({{{"id", "a"}, {"function", {{"name", "one"}, {"arguments", "{"}}}},
                   {{"id", "a"}, {"function", {{"arguments", "}"}}}},
                   {{"id", "b"}, {"function", {{"name", "two"}, {"arguments", {{"n", 2}}}}}}});
    ASSERT_EQ(calls.size(), 2U);
    EXPECT_EQ(calls[0].arguments, json::object());
    EXPECT_EQ(calls[1].arguments, json({{"n", 2}}));
}

TEST(ToolCallAssembler, TakesAnyIndex) {
    const auto calls = assembled({{{"index", std::numeric_limits<std::int64_t>::max()},
                                   {"id", "a"},
                                   {"function", {{"name", "one"}, {"arguments", "{}"}}}},
                                  {{"id", "b"}, {"function", {{"arguments", "{}"}}}}});
    ASSERT_EQ(calls.size(), 1U);
    EXPECT_EQ(calls[0].id, "b");
}

TEST(ToolCallAssembler, NumbersCallsWithoutIds) {
    ToolCallAssembler assembler;
    assembler.feed({{"function", {{"name", "one"}, {"arguments", "{}"}}}});
    assembler.feed({{"function", {{"name", "two"}, {"arguments", "{}"}}}});
    const auto calls = assembler.calls(5);
    ASSERT_EQ(calls.size(), 2U);
    EXPECT_EQ(calls[0].id, "call_5");
    EXPECT_EQ(calls[1].id, "call_6");
}

TEST(ToolCallAssembler, KeepsMalformedArgumentsToBeShown) {
    const auto calls =
        assembled({{{"index", 0}, {"function", {{"name", "one"}, {"arguments", "{\"n\": "}}}}});
    ASSERT_EQ(calls.size(), 1U);
    EXPECT_EQ(calls[0].arguments, json({{"_malformed", "{\"n\": "}}));
}

TEST(ToolCallAssembler, KeepsArgumentsThatAreNestedTooDeeplyAsTheyAre) {
    std::string deep;
    for (int i = 0; i < 100'000; ++i) deep += R"({"a":)";
    deep += "1" + std::string(100'000, '}');
    const auto calls =
        assembled({{{"index", 0}, {"function", {{"name", "one"}, {"arguments", deep}}}}});
    ASSERT_EQ(calls.size(), 1U);
    EXPECT_EQ(calls[0].arguments, json({{"_malformed", deep}}));
}

TEST(ToolCallAssembler, SurvivesPiecesOfTheWrongShape) {
    const auto calls =
        assembled({42, nullptr, {{"function", 7}}, {{"index", "x"}, {"function", {{"name", 3}}}}});
    for (const auto& call : calls) EXPECT_TRUE(call.arguments.is_object());
}

TEST(ToolArguments, AreAlwaysAnObject) {
    EXPECT_EQ(toolArguments(nullptr), json::object());
    EXPECT_EQ(toolArguments(""), json::object());
    EXPECT_EQ(toolArguments("{\"a\": 1,}"), json({{"a", 1}}));
    EXPECT_EQ(toolArguments({1, 2}), json({{"_malformed", "[1,2]"}}));
}

}  // namespace
