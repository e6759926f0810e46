// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/chat/readingparts.h"

#include <gmock/gmock.h>

using namespace tripletalk::app;
using nlohmann::json;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

json reading() {
    return json::parse(R"json({
        "target": "old_robot", "entity_asked": false, "group": null, "order": null,
        "aggregate": {"text": "average mass", "table": "robot", "column": "mass",
                      "function": "avg", "alternatives": []},
        "select": [],
        "filters": [{"text": "colour is red", "table": "robot", "column": "colour",
                     "values": [{"value": "red", "shown": "red"}],
                     "alternatives": [{"table": "robot", "column": "eye_colour", "text": "eye colour",
                                       "detail": "robot", "score": 0.8}]}],
        "unplaced": ["shiny"]})json");
}

std::vector<std::string> texts(const std::vector<ReadingPart>& parts) {
    std::vector<std::string> all;
    for (const ReadingPart& part : parts) all.push_back(part.text);
    return all;
}

TEST(ReadingParts, TellsWhatIsAskedOfWhatAndOnWhichConditions) {
    const auto parts = readingParts(reading());
    EXPECT_THAT(texts(parts), ElementsAre("average mass", "old robot", "colour is red", "shiny"));
    EXPECT_EQ(parts[2].choices.front().text, "eye colour");
    EXPECT_FALSE(parts[1].removable);
    EXPECT_TRUE(parts[3].unplaced());
}

TEST(ReadingParts, ReadsNothingOutOfOtherJson) {
    EXPECT_THAT(readingParts(json()), IsEmpty());
    EXPECT_THAT(readingParts({{"filters", 5}}), IsEmpty());
    EXPECT_THAT(readingParts({{"target", {1, 2}}}), IsEmpty());
}

TEST(ReadingParts, AnotherChoiceTakesThePlaceAndLeavesAWayBack) {
    const json changed = withChoice(reading(), "/filters/0", 0);
    EXPECT_EQ(changed["filters"][0]["column"], "eye_colour");
    EXPECT_EQ(changed["filters"][0]["values"], reading()["filters"][0]["values"]);
    const json back = withChoice(changed, "/filters/0", 0);
    EXPECT_EQ(back["filters"][0]["column"], "colour");
    EXPECT_EQ(withChoice(reading(), "/filters/0", 9), reading());
    EXPECT_EQ(withChoice(reading(), "nowhere", 0), reading());
    EXPECT_EQ(withChoice(reading(), "/target", 0), reading());
}

TEST(ReadingParts, WhatFitsAsWellInTheSameTableIsOffered) {
    EXPECT_THAT(asLikely(reading()), IsEmpty());  // 0.8 is less than 1
    json close = reading();
    close["filters"][0]["alternatives"][0]["score"] = 0.98;
    const auto likely = asLikely(close);
    ASSERT_EQ(likely.size(), 1U);
    EXPECT_EQ(likely.front()["filters"][0]["column"], "eye_colour");
    EXPECT_EQ(likely.front()["text"], "eye colour");
    json named = close;
    named["filters"][0]["alternatives"][0]["text"] = named["filters"][0]["text"];
    EXPECT_THAT(asLikely(named), IsEmpty()) << "the column of its name";
    close["filters"][0]["alternatives"][0]["table"] = "other";
    EXPECT_THAT(asLikely(close), IsEmpty());
}

TEST(ReadingParts, WithoutAPartTheThingsThemselvesMayBeAsked) {
    const json unfiltered = without(reading(), "/filters/0");
    EXPECT_THAT(unfiltered["filters"], IsEmpty());
    EXPECT_EQ(unfiltered["entity_asked"], false);
    const json listed = without(reading(), "/aggregate");
    EXPECT_TRUE(listed["aggregate"].is_null());
    EXPECT_EQ(listed["entity_asked"], true);
    EXPECT_THAT(without(reading(), "/unplaced/0")["unplaced"], IsEmpty());
    EXPECT_EQ(without(reading(), "/filters/7"), reading());
}

}  // namespace
