// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/lenientjson.h"

#include <string>

#include <gtest/gtest.h>

using namespace tripletalk;
using llm::extractJsonObject;
using nlohmann::json;

namespace {

void expectRead(const std::string& reply, const json& expected) {
    const auto read = extractJsonObject(reply);
    ASSERT_TRUE(read) << reply << ": " << read.error().toText();
    EXPECT_EQ(*read, expected) << reply;
}

TEST(LenientJson, ReadsABareObject) {
    expectRead(R"({"a": [1, {"b": null}]})", {{"a", {1, {{"b", nullptr}}}}});
}

TEST(LenientJson, FindsAnObjectInProseAndFences) {
    expectRead("Sure! Here it is:\n```json\n{\"a\": 1}\n```\nAnything else?", {{"a", 1}});
    expectRead("The set {1, 2} is wrong, so {\"a\": 1} it is.", {{"a", 1}});
    expectRead("a { b {\"a\": 1}", {{"a", 1}});
}

TEST(LenientJson, ForgivesTrailingCommas) {
    expectRead("{\"a\": [1, 2,\n], \"b\": {\"c\": 1, },}", {{"a", {1, 2}}, {"b", {{"c", 1}}}});
}

TEST(LenientJson, ForgivesCommentsAndPythonWords) {
    expectRead("{\"a\": True, // yes\n \"b\": None, /* no\n */ \"c\": False}",
               {{"a", true}, {"b", nullptr}, {"c", false}});
}

TEST(LenientJson, ForgivesLineBreaksInsideStrings) {
    expectRead("{\"sql\": \"SELECT 1\n\tFROM t\"}", {{"sql", "SELECT 1\n\tFROM t"}});
}

TEST(LenientJson, LeavesStringsAlone) {
    const json tricky = {{"a", "b } , ] // True \" \\ {"}};
    expectRead(tricky.dump(), tricky);
    expectRead(R"({"url": "http://x/y", "t": "None,}"})", {{"url", "http://x/y"}, {"t", "None,}"}});
}

TEST(LenientJson, SaysWhenThereIsNoObject) {
    for (const char* reply : {"", "I do not know.", "[1, 2]", "42"}) {
        const auto read = extractJsonObject(reply);
        ASSERT_FALSE(read) << reply;
        EXPECT_EQ(read.error().kind, ErrorKind::Model);
    }
}

TEST(LenientJson, SaysWhenAnObjectEndsTooEarly) {
    const std::string whole = R"({"a": {"b": "c d"}, "e": [1]})";
    for (std::size_t size = 1; size < 6; ++size)
        EXPECT_FALSE(extractJsonObject(whole.substr(0, size))) << size;
    EXPECT_FALSE(extractJsonObject(R"({"sql": "SELECT)"));
}

TEST(LenientJson, IsNotBroughtDownByHostileText) {
    EXPECT_FALSE(extractJsonObject(std::string(200'000, '{')));
    std::string deep;
    for (int i = 0; i < 50'000; ++i) deep += "{\"a\":";
    EXPECT_FALSE(extractJsonObject(deep));
    EXPECT_FALSE(extractJsonObject("{\"a\": \xFF\xFE}"));
}

}  // namespace
