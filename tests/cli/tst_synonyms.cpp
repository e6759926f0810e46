// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cli/command.h"
#include "commandtest.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::cli {

using namespace tripletalk::tests;
using nlohmann::json;
using testing::HasSubstr;

namespace {

struct SynonymsCommand : CommandTest {
    TemporaryFolder folder;
    std::string kb = baseFromTurtle(folder.path(), museum).folder().string();

    int run(std::vector<std::string> words) {
        words.insert(words.end(), {"--kb", kb});
        return CommandTest::run(words);
    }
};

}  // namespace

TEST_F(SynonymsCommand, AddsListsAndRemoves) {
    ASSERT_EQ(run({"synonyms", "add", "artist", "creator"}), Done) << err;
    EXPECT_EQ(out, "creator -> artist\n");
    ASSERT_EQ(run({"synonyms", "add", "artist", "Creator"}), Done) << err;
    ASSERT_EQ(run({"synonyms", "list", "--json"}), Done) << err;
    EXPECT_EQ(json::parse(out), json::parse(R"({"synonyms": [{"word": "creator",
        "target": "artist"}], "learned": []})"));
    ASSERT_EQ(
        run({"ask", "How many creators are there?", "--strategy", "offline", "--values", "label"}),
        Done)
        << err;
    ASSERT_EQ(run({"synonyms", "remove", "artist", "creator"}), Done) << err;
    EXPECT_EQ(out, "");
}

TEST_F(SynonymsCommand, ListsWhatExamplesTeach) {
    ASSERT_EQ(
        run({"examples", "add", "How many zorgs are there?", "SELECT count(*) AS n FROM artist"}),
        Done)
        << err;
    ASSERT_EQ(run({"synonyms", "list"}), Done) << err;
    EXPECT_EQ(out, "zorgs -> artist    learned from example 1: How many zorgs are there?\n");
    ASSERT_EQ(run({"synonyms", "list", "--json"}), Done) << err;
    EXPECT_EQ(json::parse(out)["learned"][0]["example"], 1);
}

TEST_F(SynonymsCommand, SwitchesOffAndOn) {
    ASSERT_EQ(run({"synonyms", "add", "artist", "creator"}), Done) << err;
    ASSERT_EQ(run({"synonyms", "off", "artist", "Creator"}), Done) << err;
    EXPECT_EQ(out, "creator -> artist    switched off\n");
    ASSERT_EQ(run({"synonyms", "list", "--json"}), Done) << err;
    EXPECT_EQ(json::parse(out)["synonyms"], json::parse(R"([{"word": "creator",
        "target": "artist", "off": true}])"));
    ASSERT_EQ(run({"synonyms", "on", "artist", "creator"}), Done) << err;
    EXPECT_EQ(out, "creator -> artist\n");
    ASSERT_EQ(
        run({"examples", "add", "How many zorgs are there?", "SELECT count(*) AS n FROM artist"}),
        Done)
        << err;
    ASSERT_EQ(run({"synonyms", "off", "artist", "zorgs"}), Done) << err;
    EXPECT_THAT(out, HasSubstr("How many zorgs are there?    switched off\n"));
    ASSERT_EQ(run({"synonyms", "remove", "artist", "zorgs"}), Done) << err;
    EXPECT_EQ(out, "creator -> artist\n");
}

TEST_F(SynonymsCommand, RefusesWhatIsNotThere) {
    EXPECT_EQ(run({"synonyms", "add", "artist.nothing", "x"}), Failed);
    EXPECT_THAT(err, HasSubstr("There is no table or column \"artist.nothing\"."));
    EXPECT_EQ(run({"synonyms", "remove", "artist", "creator"}), Failed);
    EXPECT_THAT(err, HasSubstr("is no synonym of"));
    EXPECT_EQ(run({"synonyms", "add", "artist"}), WrongUsage);
    EXPECT_EQ(run({"synonyms", "add", "artist", " "}), WrongUsage);
}

}  // namespace tripletalk::cli
