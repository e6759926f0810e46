// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "cli/commandtest.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::cli {

using namespace tripletalk::tests;
using testing::HasSubstr;

struct ExportCommand : CommandTest {
    TemporaryFolder folder;
    std::string kb = baseFromTurtle(folder.path(), museum).folder().string();
    std::string target = (folder.path() / "out").string();

    int exportTo(const std::string& format, std::vector<std::string> more = {}) {
        std::vector<std::string> words{"export", "--kb", kb, "--format", format};
        words.insert(words.end(), more.begin(), more.end());
        return run(words);
    }
};

TEST_F(ExportCommand, WritesTheDatabaseAndTellsItsTables) {
    ASSERT_EQ(exportTo("csv", {target}), Done) << err;
    EXPECT_THAT(out, HasSubstr("painting (5)\n"));
    EXPECT_THAT(*readFile(target + "/painting.csv"), HasSubstr("Snow,400,1920,bo\r\n"));
    EXPECT_EQ(exportTo("csv", {target}), WrongUsage);
    EXPECT_THAT(err, HasSubstr("use --replace"));
    EXPECT_EQ(exportTo("csv", {target, "--replace"}), Done);
}

TEST_F(ExportCommand, PrintsASchemaWhereNoFileIsNamed) {
    ASSERT_EQ(exportTo("dbml"), Done) << err;
    EXPECT_THAT(out, HasSubstr("Table \"painting\" {\n"));
    const std::string printed = out;
    ASSERT_EQ(exportTo("dbml", {target}), Done) << err;
    EXPECT_EQ(*readFile(target), printed);
    ASSERT_EQ(exportTo("sql", {"--json"}), Done);
    EXPECT_THAT(nlohmann::json::parse(out)["text"].get<std::string>(),
                HasSubstr("CREATE TABLE \"painting\""));
}

TEST_F(ExportCommand, SaysWhatIsMissing) {
    EXPECT_EQ(exportTo("xlsx", {target}), WrongUsage);
    EXPECT_THAT(err, HasSubstr("csv, parquet, sqlite, sql, mermaid, dbml"));
    EXPECT_EQ(exportTo("parquet"), WrongUsage);
    EXPECT_EQ(exportTo("sql", {target, target}), WrongUsage);
    EXPECT_EQ(run({"export", "--kb", kb, target}), WrongUsage);
    EXPECT_FALSE(std::filesystem::exists(target));
}

}  // namespace tripletalk::cli
