// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "cli/command.h"
#include "commandtest.h"
#include "support/testbases.h"

#include <sstream>

#include <gmock/gmock.h>

namespace tripletalk::cli {

using namespace tripletalk::tests;
using nlohmann::json;
using testing::HasSubstr;

namespace {

struct ExamplesCommand : CommandTest {
    TemporaryFolder folder;
    std::string kb = baseFromTurtle(folder.path(), museum).folder().string();

    int run(std::vector<std::string> words) {
        words.insert(words.begin(), "examples");
        words.insert(words.end(), {"--kb", kb});
        return CommandTest::run(words);
    }
};

}  // namespace

TEST_F(ExamplesCommand, AddsListsExportsImportsAndRemoves) {
    ASSERT_EQ(run({"add", "How many artists?", "SELECT count(*) AS n FROM artist"}), Done) << err;
    ASSERT_EQ(run({"list"}), Done) << err;
    EXPECT_THAT(out, HasSubstr("number, 1 row: n"));
    const std::string file = (folder.path() / "e.jsonl").string();
    ASSERT_EQ(run({"export", file}), Done) << err;
    EXPECT_THAT(*readFile(file), HasSubstr("\"question\":\"How many artists?\""));
    ASSERT_EQ(run({"remove", "1"}), Done) << err;
    EXPECT_EQ(out, "");
    ASSERT_EQ(run({"import", file, "--json"}), Done) << err;
    EXPECT_EQ(json::parse(out), json::parse(R"({"taken": 1, "refused": []})"));
    ASSERT_EQ(run({"list", "--json"}), Done) << err;
    EXPECT_EQ(json::parse(out)["examples"][0]["query"], "SELECT count(*) AS n FROM artist");
}

TEST_F(ExamplesCommand, KeepsSparqlBesideSql) {
    ASSERT_EQ(run({"add", "How many artists?", "SELECT count(*) AS n FROM artist"}), Done) << err;
    ASSERT_EQ(run({"add", "--sparql", "How many artists?",
                   "SELECT (COUNT(?a) AS ?n) { ?a a <http://example.org/Artist> }"}),
              Done)
        << err;
    EXPECT_THAT(out, HasSubstr("sparql, number, 1 row: n"));
    ASSERT_EQ(run({"list", "--json"}), Done) << err;
    const json listed = json::parse(out)["examples"];
    ASSERT_EQ(listed.size(), 2U);
    EXPECT_EQ(listed[0]["language"], "sql");
    EXPECT_EQ(listed[1]["language"], "sparql");
    EXPECT_EQ(run({"add", "--sparql", "q", "SELECT label FROM artist"}), Failed);
}

TEST_F(ExamplesCommand, SaysWhatIsWrong) {
    EXPECT_EQ(run({"add", "How many?"}), WrongUsage);
    EXPECT_EQ(run({"sing"}), WrongUsage);
    EXPECT_EQ(run({"remove", "first"}), WrongUsage);
    EXPECT_EQ(run({"remove", "7"}), Failed);
    EXPECT_EQ(run({"add", "q", "DELETE FROM artist"}), Failed);
    EXPECT_THAT(err, HasSubstr("SELECT"));
}

}  // namespace tripletalk::cli
