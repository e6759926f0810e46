// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/jsontext.h"
#include "base/text.h"

#include <gtest/gtest.h>

namespace tripletalk {

using nlohmann::json;

TEST(JsonText, IsUtf8WhateverWasPutIn) {
    const json value{{"name", "l\xE4tin"}, {"cut", "\xC3"}};
    EXPECT_TRUE(text::isValidUtf8(jsonText(value)));
    EXPECT_EQ(parsedJson(jsonText(value)).at("name"), "l\uFFFDtin");
}

TEST(JsonText, IndentsWhereAsked) { EXPECT_EQ(jsonText({{"a", 1}}, 1), "{\n \"a\": 1\n}"); }

TEST(JsonText, IsReadBackAsItWas) {
    const json value{{"brackets", "[[{{\"\\"}, {"list", {1, 2.5, nullptr, true}}};
    EXPECT_EQ(parsedJson(jsonText(value)), value);
}

TEST(JsonText, IsDiscardedWhereItIsNoJson) {
    EXPECT_TRUE(parsedJson("{\"a\":").is_discarded());
    EXPECT_TRUE(parsedJson("{} {}").is_discarded());
    EXPECT_TRUE(parsedJson("").is_discarded());
}

TEST(JsonText, IsDiscardedWhereItIsTooDeep) {
    const auto nested = [](int depth) {
        const auto levels = static_cast<std::size_t>(depth);
        return std::string(levels, '[') + std::string(levels, ']');
    };
    EXPECT_FALSE(parsedJson(nested(deepestJson)).is_discarded());
    EXPECT_TRUE(parsedJson(nested(deepestJson + 1)).is_discarded());
    EXPECT_TRUE(parsedJson(nested(1'000'000)).is_discarded());
    std::string beside;
    for (int i = 0; i < 1000; ++i) beside += (i ? ",[" : "[[") + std::string("{}]");
    EXPECT_FALSE(parsedJson(beside + "]").is_discarded()) << "beside, not inside one another";
    const std::string quoted(10'000, '[');
    EXPECT_EQ(parsedJson(jsonText(json{quoted})), json{quoted}) << "brackets of a text are none";
}

TEST(JsonText, IsReadPastQuotationMarksInATextHoweverManyBracketsFollow) {
    const std::string brackets(10'000, '[');
    const json quoted{"one \" only " + brackets};
    EXPECT_EQ(parsedJson(jsonText(quoted)), quoted);
    EXPECT_TRUE(parsedJson("[\"one \\\" only\", " + brackets).is_discarded());
    EXPECT_TRUE(
        parsedJson("[\"one \\\\\", " + brackets + std::string(10'000, ']') + "]").is_discarded());
}

TEST(JsonText, ReplacesWhatIsNoCharacter) {
    EXPECT_EQ(wellFormed("größe"), "größe");
    EXPECT_EQ(wellFormed("gr\xF6\xDF"
                         "e"),
              "gr\uFFFD\uFFFD"
              "e");
    EXPECT_EQ(wellFormed(""), "");
}

}  // namespace tripletalk
