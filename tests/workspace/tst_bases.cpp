// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "knowledge/baselock.h"
#include "support/testbases.h"
#include "support/unprivileged.h"
#include "workspace/baselist.h"

#include <gmock/gmock.h>

namespace tripletalk::workspace {

using namespace tripletalk::tests;
namespace fs = std::filesystem;

namespace {

struct BasesTest : testing::Test {
    TemporaryFolder folder;
    fs::path base = folder.path() / "bases" / "test.kb";

    void SetUp() override {
        fs::create_directory(folder.path() / "bases");
        baseFromTurtle(folder.path() / "bases", museum);
    }
    [[nodiscard]] std::size_t listed() const { return listBases(folder.path(), {}).size(); }
};

}  // namespace

TEST_F(BasesTest, AreListedWithTheirSize) {
    const auto all = listBases(folder.path(), {});
    ASSERT_EQ(all.size(), 1u);
    EXPECT_EQ(all.front().folder, base);
    EXPECT_GT(all.front().bytes, 10'000);
    EXPECT_GT(all.front().manifest.triples, 0);
}

TEST_F(BasesTest, AFolderInABaseThatMayNotBeReadIsLeftOut) {
    const auto bytes = listBases(folder.path(), {}).front().bytes;
    fs::create_directories(base / "closed" / "inside");
    writeText(base / "text", "seen");
    const Unprivileged here(folder.path());
    fs::permissions(base / "closed", fs::perms::none);
    const auto all = listBases(folder.path(), {});
    fs::permissions(base / "closed", fs::perms::owner_all);
    ASSERT_EQ(all.size(), 1u);
    EXPECT_FALSE(all.front().error);
    EXPECT_GE(all.front().bytes, bytes + 4);
}

TEST_F(BasesTest, ADeletedBaseComesBackUntilItIsGoneForGood) {
    const auto aside = must(setAside(base));
    EXPECT_EQ(listed(), 0u);
    must(putBack(aside, base));
    EXPECT_EQ(listed(), 1u);

    EXPECT_TRUE(asideBases(folder.path()).empty());
    const auto again = must(setAside(base));
    EXPECT_EQ(asideBases(folder.path()), std::vector{again});
    fs::remove_all(again);
    EXPECT_FALSE(putBack(again, base));
}

TEST_F(BasesTest, ABaseThatIsBeingChangedIsNotDeleted) {
    const auto lock = must(knowledge::BaseLock::take(base));
    EXPECT_EQ(setAside(base).error().kind, ErrorKind::Locked);
    EXPECT_EQ(listed(), 1u);
}

TEST_F(BasesTest, ADeletedBaseDoesNotReplaceAnother) {
    const auto aside = must(setAside(base));
    baseFromTurtle(folder.path() / "bases", museum);
    EXPECT_EQ(putBack(aside, base).error().kind, ErrorKind::Usage);
    EXPECT_NE(must(setAside(base)), aside);
    must(putBack(aside, base));
    EXPECT_EQ(listed(), 1u);
}

TEST_F(BasesTest, AnOlderProgramsBaseIsListedByItsNameWithWhatItWasMadeOf) {
    const auto file = base / "manifest.json";
    auto manifest = nlohmann::json::parse(must(readFile(file)));
    manifest["version"] = knowledge::oldestVersion - 1;
    must(writeFileAtomically(file, manifest.dump()));
    const auto all = listBases(folder.path(), {});
    ASSERT_EQ(all.size(), 1u);
    EXPECT_EQ(all.front().error->kind, ErrorKind::Version);
    EXPECT_EQ(all.front().manifest.name, manifest["name"]);
    EXPECT_EQ(all.front().manifest.sources.size(), 1u);
}

}  // namespace tripletalk::workspace
