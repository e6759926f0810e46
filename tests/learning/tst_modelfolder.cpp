// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "learning/modelfolder.h"
#include "support/graphs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::learning {

using namespace tripletalk::tests;
using nlohmann::json;

namespace {

struct ModelFolder : testing::Test {
    TemporaryFolder folder;
    void SetUp() override {
        writeText(folder.path() / "a.bin", "learned");
        must(writeModelFolder(folder.path(), {"a.bin"}, {{"paths", 3}}));
    }
    ErrorKind refused() { return readModelFolder(folder.path(), {"a.bin"}).error().kind; }
};

}  // namespace

TEST_F(ModelFolder, GivesWhatItsOwnerWrote) {
    EXPECT_EQ(must(readModelFolder(folder.path(), {"a.bin"})), json({{"paths", 3}}));
}

TEST_F(ModelFolder, RefusesAFileThatIsNotTheOneThatWasWritten) {
    writeText(folder.path() / "a.bin", "LEARNED");
    EXPECT_EQ(refused(), ErrorKind::Input) << "of the same length";
    writeText(folder.path() / "a.bin", "learned, and more");
    EXPECT_EQ(refused(), ErrorKind::Input);
    std::filesystem::remove(folder.path() / "a.bin");
    EXPECT_EQ(refused(), ErrorKind::Input);
}

TEST_F(ModelFolder, RefusesAFileThatItDoesNotVouchFor) {
    writeText(folder.path() / "b.bin", "somebody's");
    EXPECT_EQ(readModelFolder(folder.path(), {"b.bin"}).error().kind, ErrorKind::Input);
}

TEST_F(ModelFolder, RefusesADamagedOrMissingDescription) {
    for (const char* text : {"", "{", "[]", "{}", R"({"version": "1", "about": {}})",
                             R"({"version": 1, "about": {}, "files": 3})"}) {
        writeText(folder.path() / "model.json", text);
        EXPECT_EQ(refused(), ErrorKind::Input) << text;
    }
    writeText(folder.path() / "model.json", R"({"version": 99, "about": {}, "files": {}})");
    EXPECT_EQ(refused(), ErrorKind::Version);
    std::filesystem::remove(folder.path() / "model.json");
    EXPECT_EQ(refused(), ErrorKind::NotFound);
}

}  // namespace tripletalk::learning
