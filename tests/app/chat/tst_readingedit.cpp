// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/chat/readingedit.h"

#include <gmock/gmock.h>

using namespace tripletalk::app;
using nlohmann::json;

namespace {

/// What the reader tells of "heavy robots that are red".
json ofReader() {
    return json::parse(R"json({
        "target": "robot", "wish": "rows", "things": false, "truth": false, "any": false,
        "select": [], "groups": [], "order": null, "other": null, "via": [], "links": [],
        "filters": [{"text": "colour red", "table": "robot", "column": "colour", "function": "",
                     "op": "=", "values": [{"value": "red", "shown": "red"}], "negated": false,
                     "alternatives": []}],
        "unplaced": ["heavy"], "probability": 0.5})json");
}

/// What the conversation's interpreter tells of "average mass of red robots by maker".
json ofInterpreter() {
    return json::parse(R"json({
        "target": "robot", "entity_asked": true, "select": [], "entities": [], "hints": [],
        "group": {"text": "maker", "table": "robot", "column": "maker"},
        "aggregate": {"text": "average mass", "table": "robot", "column": "mass", "function": "avg"},
        "order": {"text": "most robots", "table": "robot", "column": "", "function": "", "limit": 3,
                  "descending": true},
        "filters": [{"text": "mass more than 5", "table": "robot", "column": "mass", "op": ">",
                     "values": [], "numeric": true, "number": 5.0, "than": null}],
        "unplaced": []})json");
}

json edit(const char* text) { return json::parse(text); }

TEST(ReadingEdit, TurnsAnOrderAndSaysHowManyOfIt) {
    json reading =
        json::parse(R"json({"wish": "rows", "target": "boat", "text": "boats", "things": true,
        "select": [], "filters": [], "groups": [], "other": null, "order":
        {"table": "port", "column": "berths", "function": "maximum", "descending": true, "limit": 1}})json");
    const auto turned = edited(
        reading, {{"what", "turned"}, {"place", "/order"}, {"descending", false}, {"limit", 3}});
    ASSERT_TRUE(turned);
    EXPECT_EQ((*turned)["order"]["function"], "minimum");
    EXPECT_EQ((*turned)["order"]["descending"], false);
    EXPECT_EQ((*turned)["order"]["limit"], 3);
}

TEST(ReadingEdit, TellsWhatAWordOfHowManyMeansItself) {
    json reading = json::parse(R"json({"wish": "rows", "target": "school", "text": "", "things":
        false, "select": [{"table": "school", "column": "", "function": "count"}], "filters": [],
        "groups": [], "order": null, "other": null, "unplaced": ["students"]})json");
    const json means = {{"what", "column"}, {"table", "school"}, {"column", "enrollment"}};
    json ofWord = means;
    ofWord["word"] = "/unplaced/0";
    const auto made = edited(reading, ofWord);
    ASSERT_TRUE(made);
    ASSERT_EQ((*made)["select"].size(), 1U);
    EXPECT_EQ((*made)["select"][0]["column"], "enrollment");
    EXPECT_TRUE((*made)["groups"].empty());
    EXPECT_EQ((*edited(reading, means))["groups"].size(), 1U) << "added beside the count";
}

TEST(ReadingEdit, BeginsWithTheTableOfWhatIsSaidWhereNothingWasUnderstood) {
    json reading = json::parse(R"json({"wish": "rows", "target": "", "text": "", "things": false,
        "select": [], "filters": [], "groups": [], "order": null, "other": null,
        "unplaced": ["students"]})json");
    const auto made = edited(reading, {{"what", "column"},
                                       {"table", "school"},
                                       {"column", "enrollment"},
                                       {"word", "/unplaced/0"}});
    ASSERT_TRUE(made);
    EXPECT_EQ((*made)["target"], "school");
}

TEST(ReadingEdit, PutsAConditionInForAWord) {
    const auto made = edited(ofReader(), edit(R"json({"what": "condition", "table": "robot",
        "column": "mass", "operator": ">", "values": [{"value": "9", "shown": "9", "number": 9}],
        "word": "/unplaced/0"})json"));
    ASSERT_TRUE(made);
    ASSERT_EQ((*made)["filters"].size(), 2U);
    EXPECT_EQ((*made)["filters"][1]["op"], ">");
    EXPECT_EQ((*made)["filters"][1]["negated"], false);
    EXPECT_TRUE((*made)["unplaced"].empty()) << "the word has found its place";
}

TEST(ReadingEdit, TellsAColumnBesideTheThings) {
    const auto made = edited(
        ofReader(), edit(R"json({"what": "column", "table": "robot", "column": "mass"})json"));
    ASSERT_TRUE(made);
    EXPECT_EQ((*made)["select"][0]["column"], "mass");
    EXPECT_EQ((*made)["things"], true);
}

TEST(ReadingEdit, CountsWhatIsGrouped) {
    const auto made = edited(
        ofReader(), edit(R"json({"what": "group", "table": "robot", "column": "maker"})json"));
    ASSERT_TRUE(made);
    EXPECT_EQ((*made)["groups"][0]["column"], "maker");
    EXPECT_EQ((*made)["select"][0]["function"], "count");
    EXPECT_EQ((*made)["select"][0]["table"], "robot");
}

TEST(ReadingEdit, TellsTheHighestOfEachGroupWhereThingsWereRanked) {
    const json reading = json::parse(R"json({"wish": "rows", "target": "robot", "text": "robots",
        "things": true, "select": [], "filters": [], "groups": [], "other": null, "order":
        {"table": "robot", "column": "mass", "function": "", "descending": true, "limit": 1}})json");
    const auto made =
        edited(reading, edit(R"json({"what": "group", "table": "robot", "column": "maker"})json"));
    ASSERT_TRUE(made);
    ASSERT_EQ((*made)["select"].size(), 1U);
    EXPECT_EQ((*made)["select"][0]["column"], "mass");
    EXPECT_EQ((*made)["select"][0]["function"], "maximum");
    EXPECT_TRUE((*made)["order"].is_null());
}

TEST(ReadingEdit, SortsGroupsByNothingThatIsToldNoMore) {
    const json reading = json::parse(R"json({"wish": "rows", "target": "robot", "text": "",
        "things": false, "select": [{"table": "robot", "column": "mass", "function": "sum"}],
        "filters": [], "groups": [{"table": "robot", "column": "maker"}], "other": null, "order":
        {"table": "robot", "column": "mass", "function": "sum", "descending": true, "limit": 0}})json");
    const json average = {{"what", "function"}, {"place", "/select/0"}, {"function", "average"}};
    const auto made = edited(reading, average);
    ASSERT_TRUE(made);
    EXPECT_TRUE((*made)["order"].is_null());
    const auto narrowed = edited(reading, edit(R"json({"what": "condition", "table": "robot",
        "column": "mass", "operator": ">", "values": [{"value": "9", "number": 9}]})json"));
    ASSERT_TRUE(narrowed);
    EXPECT_EQ((*narrowed)["order"]["function"], "sum");
}

TEST(ReadingEdit, TurnsAComparisonRound) {
    const auto made = edited(ofReader(), edit(R"json({"what": "operator", "place": "/filters/0",
                                                      "operator": "=", "negated": true})json"));
    ASSERT_TRUE(made);
    EXPECT_EQ((*made)["filters"][0]["op"], "=");
    EXPECT_EQ((*made)["filters"][0]["negated"], true);
}

TEST(ReadingEdit, PutsAnotherValueInThePlaceOfOne) {
    const auto made = edited(ofReader(), edit(R"json({"what": "replace", "place": "/filters/0",
        "table": "maker", "column": "key", "operator": "=",
        "values": [{"value": "acme", "shown": "Acme"}]})json"));
    ASSERT_TRUE(made);
    EXPECT_EQ((*made)["filters"][0]["table"], "maker");
    EXPECT_EQ((*made)["filters"][0]["values"][0]["value"], "acme");
}

TEST(ReadingEdit, SortsByAColumn) {
    const auto made = edited(ofReader(), edit(R"json({"what": "order", "table": "robot",
                                                      "column": "mass", "descending": false})json"));
    ASSERT_TRUE(made);
    EXPECT_EQ((*made)["order"]["descending"], false);
    EXPECT_EQ((*made)["order"]["limit"], 0);
}

TEST(ReadingEdit, ChangesTheFunctionOfWhatIsAskedFor) {
    const json reading = shownForm(ofInterpreter());
    ASSERT_EQ(reading["select"][0]["function"], "avg");
    const auto made = edited(reading, edit(R"json({"what": "function", "place": "/select/0",
                                                   "function": "maximum"})json"));
    ASSERT_TRUE(made);
    EXPECT_EQ((*made)["select"][0]["function"], "maximum");
}

TEST(ReadingEdit, PutsAReadingOfTheInterpreterIntoTheReadersForm) {
    const json reading = shownForm(ofInterpreter());
    EXPECT_EQ(reading["wish"], "rows");
    EXPECT_EQ(reading["things"], false) << "what is computed has no things";
    EXPECT_EQ(reading["groups"][0]["column"], "maker");
    EXPECT_EQ(reading["filters"][0]["values"],
              json::parse(R"([{"value": "", "shown": "", "number": 5.0}])"));
    EXPECT_EQ(reading["order"]["function"], "count");
    EXPECT_EQ(reading["order"]["limit"], 3);
}

TEST(ReadingEdit, LeavesAloneWhatTheReaderHasNoWordsFor) {
    for (const char* one : {"about", "contrast", "unique", "difference", "either"}) {
        json reading = ofInterpreter();
        reading[one] = true;
        EXPECT_FALSE(isEditable(reading)) << one;
        EXPECT_EQ(shownForm(reading), reading) << one;
    }
    json described = ofReader();
    described["wish"] = "description";
    EXPECT_FALSE(isEditable(described));
    EXPECT_FALSE(isEditable(json()));
    EXPECT_FALSE(isEditable(json::parse(R"({"target": 5})")));
}

TEST(ReadingEdit, GroupsByWhatIsToldBesideWhatIsComputed) {
    json reading = ofReader();
    reading["select"] = json::parse(R"([{"table": "robot", "column": "", "function": "count"}])");
    const auto told = edited(reading, edit(R"json({"what": "column", "table": "robot",
                                                   "column": "maker"})json"));
    ASSERT_TRUE(told);
    EXPECT_EQ((*told)["groups"][0]["column"], "maker");
    EXPECT_EQ((*told)["things"], false);
    reading = ofReader();
    reading["things"] = true;
    reading["select"] = json::parse(R"([{"table": "robot", "column": "mass", "function": ""}])");
    reading["order"] = json::parse(R"({"table": "robot", "column": "mass", "function": "",
                                       "descending": true, "limit": 1})");
    const auto average = edited(reading, edit(R"json({"what": "function", "place": "/select/0",
                                                      "function": "avg"})json"));
    ASSERT_TRUE(average);
    EXPECT_EQ((*average)["things"], false) << "one number, of no thing";
    EXPECT_TRUE((*average)["order"].is_null());
}

TEST(ReadingEdit, LeavesOneValueWhereTheyArePutInAnOrder) {
    json reading = ofReader();
    reading["filters"][0] = json::parse(R"({"table": "robot", "column": "mass", "op": "between",
        "values": [{"value": "", "number": 5.0}, {"value": "", "number": 9.0}], "negated": false})");
    const auto with = [&](const char* op) {
        const json wanted{{"what", "operator"}, {"place", "/filters/0"}, {"operator", op}};
        return edited(reading, wanted)->at("filters")[0]["values"];
    };
    ASSERT_EQ(with(">").size(), 1U);
    EXPECT_EQ(with(">")[0]["number"], 5.0);
    EXPECT_EQ(with("<=")[0]["number"], 9.0);
}

TEST(ReadingEdit, ForgetsWhatAReplacedConditionWasComparedWith) {
    json reading = ofReader();
    reading["filters"][0]["than"] = ofReader();
    reading["filters"][0]["function"] = "count";
    const auto made = edited(reading, edit(R"json({"what": "replace", "place": "/filters/0",
        "table": "robot", "column": "colour", "operator": "=",
        "values": [{"value": "blue", "shown": "blue"}]})json"));
    ASSERT_TRUE(made);
    EXPECT_FALSE((*made)["filters"][0].contains("than"));
    EXPECT_EQ((*made)["filters"][0]["function"], "");
}

TEST(ReadingEdit, SortsByTheFirstOfWhatStandsElsewhere) {
    const auto made = edited(ofReader(), edit(R"json({"what": "order", "table": "maker",
                                                      "column": "founded", "descending": true})json"));
    ASSERT_TRUE(made);
    EXPECT_EQ((*made)["order"]["function"], "maximum");
    EXPECT_EQ((*made)["things"], true) << "rows are things in an order";
}

TEST(ReadingEdit, IsNoneForAPlaceThatIsNotThere) {
    EXPECT_FALSE(edited(ofReader(), edit(R"json({"what": "operator", "place": "/filters/7",
                                                 "operator": "="})json")));
    EXPECT_FALSE(edited(ofReader(), edit(R"json({"what": "dance", "place": "/filters/0"})json")));
    EXPECT_FALSE(edited(ofReader(), edit(R"json({"what": "condition"})json")));
    EXPECT_FALSE(edited(ofReader(), json()));
}

}  // namespace
