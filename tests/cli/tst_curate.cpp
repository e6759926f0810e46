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

struct Curate : CommandTest {
    TemporaryFolder folder;
    std::string kb = baseFromTurtle(folder.path(), museum).folder().string();

    int run(std::vector<std::string> words) {
        words.insert(words.end(), {"--kb", kb});
        return CommandTest::run(words);
    }
    std::string file(const std::string& tables) const {
        return writeText(
                   folder.path() / "c.json",
                   R"({"format": "tripletalk-curation", "version": 1, "tables": [)" + tables + "]}")
            .string();
    }
};

const std::string artist =
    R"({"table": {"class": "http://example.org/Artist"}, "name": "creator", "nmae": 1})";

}  // namespace

TEST_F(Curate, ShowsAppliesAndExportsWhatAFileSays) {
    const std::string wanted = file(artist);
    ASSERT_EQ(run({"curate", "diff", wanted}), Done) << err;
    EXPECT_THAT(out, HasSubstr("artist: name \"artist\" -> \"creator\""));
    EXPECT_THAT(out, HasSubstr("not heeded: tables[0].nmae"));
    ASSERT_EQ(run({"sql", "SELECT count(*) FROM artist"}), Done) << err;
    ASSERT_EQ(run({"curate", "apply", wanted, "--json"}), Done) << err;
    EXPECT_EQ(json::parse(out)["generation"], 2);
    ASSERT_EQ(run({"sql", "SELECT count(*) FROM creator"}), Done) << err;
    ASSERT_EQ(run({"schema", "--ddl"}), Done);
    EXPECT_THAT(out, HasSubstr("CREATE TABLE creator"));
    ASSERT_EQ(run({"curate", "show"}), Done);
    EXPECT_THAT(out, HasSubstr("\"artist\" -> \"creator\""));
    const std::string exported = (folder.path() / "e.json").string();
    ASSERT_EQ(run({"curate", "export", exported}), Done) << err;
    ASSERT_EQ(run({"curate", "diff", exported}), Done);
    EXPECT_THAT(out, HasSubstr("No changes."));
}

TEST_F(Curate, ExportsATemplateOfEverythingThatChangesNothing) {
    const std::string exported = (folder.path() / "t.json").string();
    ASSERT_EQ(run({"curate", "export", exported, "--template"}), Done) << err;
    EXPECT_THAT(*readFile(exported), HasSubstr("http://example.org/paintedBy"));
    ASSERT_EQ(run({"curate", "diff", exported}), Done) << err;
    EXPECT_THAT(out, HasSubstr("No changes."));
}

TEST_F(Curate, RefusesAFileWholly) {
    EXPECT_EQ(
        run({"curate", "apply",
             file(artist +
                  R"(, {"table": {"class": "http://example.org/Painting"}, "name": "CREATOR"})")}),
        WrongUsage);
    EXPECT_THAT(err, HasSubstr("another table has the name"));
    EXPECT_EQ(run({"curate", "apply", file("3")}), Failed);
    EXPECT_EQ(run({"sql", "SELECT count(*) FROM artist"}), Done);
    EXPECT_EQ(run({"curate", "apply"}), WrongUsage);
    EXPECT_EQ(run({"curate", "apply", (folder.path() / "none").string()}), Failed);
}

TEST_F(Curate, PrintsTheShapeOfItsManual) {
    ASSERT_EQ(run({"curate", "show", "--json"}), Done);
    const json shown = json::parse(out);
    for (const char* member :
         {"changes", "unmatched", "refused", "rebuild", "generation", "curation"})
        EXPECT_TRUE(shown.contains(member)) << member;
}

}  // namespace tripletalk::cli
