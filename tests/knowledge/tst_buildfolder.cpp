// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "knowledge/baselock.h"
#include "knowledge/buildfolder.h"
#include "support/graphs.h"

#include <cerrno>
#include <functional>
#include <mutex>
#include <set>

#include <gmock/gmock.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

/// What was synced since it was emptied, by its path at that moment.
std::mutex syncing;
std::set<std::string> synced;

/// Done once, before the next lock is tried.
std::function<void()> beforeLocking;

}  // namespace

// In place of the C library's, in this program.
extern "C" int fsync(int fd) {
    const std::lock_guard guard(syncing);
    std::error_code failed;
    synced.insert(
        std::filesystem::read_symlink("/proc/self/fd/" + std::to_string(fd), failed).string());
    return static_cast<int>(::syscall(SYS_fsync, fd));
}
extern "C" int flock(int fd, int operation) noexcept {
    if (const auto first = std::exchange(beforeLocking, {})) first();
    return static_cast<int>(::syscall(SYS_flock, fd, operation));
}

namespace tripletalk::knowledge {

using namespace tripletalk::tests;
namespace fs = std::filesystem;

namespace {

/// As NFS and FUSE answer.
int refuseFlags(const char*, const char*, unsigned int flags) {
    errno = flags != 0 ? EINVAL : EIO;
    return -1;
}

struct Building : testing::Test {
    TemporaryFolder folder;
    fs::path target = folder.path() / "x.kb";

    void commit(const std::string& content, RenameCall rename) const {
        auto build = must(BuildFolder::create(target));
        must(writeFileAtomically(build.path() / "content", content));
        must(build.commit(rename));
    }
    [[nodiscard]] std::string content() const { return must(readFile(target / "content")); }
    /// Nothing else is left in the folder, hidden or not.
    [[nodiscard]] bool isAlone() const {
        return std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()) == 1;
    }
};

}  // namespace

TEST_F(Building, ReplacesAFolderWhateverTheFileSystemCanDo) {
    for (const RenameCall rename : {&renameInKernel, &refuseFlags}) {
        commit("new", rename);
        EXPECT_EQ(content(), "new");
        commit("newer", rename);
        EXPECT_EQ(content(), "newer");
        EXPECT_TRUE(isAlone());
        fs::remove_all(target);
    }
}

TEST_F(Building, FindsTheOldFolderWhereAProgramWasKilledWhileItReplacedIt) {
    commit("old", renameInKernel);
    fs::rename(target, folder.path() / ".x.kb.before");
    { const auto build = must(BuildFolder::create(target)); }
    EXPECT_EQ(content(), "old");
    EXPECT_TRUE(isAlone());
}

TEST_F(Building, ClearsTheOldFolderWhereAProgramWasKilledAfterIt) {
    commit("new", renameInKernel);
    fs::create_directory(folder.path() / ".x.kb.before");
    { const auto build = must(BuildFolder::create(target)); }
    EXPECT_EQ(content(), "new");
    EXPECT_TRUE(isAlone());
}

TEST_F(Building, IsOnDiskBeforeItIsThere) {
    for (const char* content : {"new", "newer"}) {
        auto build = must(BuildFolder::create(target));
        const fs::path inside = build.path() / "dense";
        fs::create_directory(inside);
        writeText(inside / "index", content);
        writeText(build.path() / "content", content);
        synced.clear();
        must(build.commit());
        // By the names that they had before the folder took the target's.
        const auto building = (folder.path() / ".x.kb.building").string();
        EXPECT_THAT(synced,
                    testing::IsSupersetOf({building, building + "/content", building + "/dense",
                                           building + "/dense/index", folder.path().string()}))
            << content;
    }
}

TEST_F(Building, IsLockedByTheNameAndNotByAFileThatLostIt) {
    // One has the lock while its file is opened here, and lets it go; another takes it.
    auto first = std::make_unique<BaseLock>(must(BaseLock::take(target)));
    std::unique_ptr<BaseLock> second;
    beforeLocking = [&] {
        first.reset();
        second = std::make_unique<BaseLock>(must(BaseLock::take(target)));
    };
    const auto third = BaseLock::take(target);
    ASSERT_FALSE(third.ok());
    EXPECT_EQ(third.error().kind, ErrorKind::Locked);
    second.reset();
    EXPECT_TRUE(BaseLock::take(target).ok());
}

TEST_F(Building, LosesNothingThatAPersonWrote) {
    const auto before = folder.path() / "before";
    const auto now = folder.path() / "now";
    for (const auto& each : {before, now}) fs::create_directory(each);
    must(copyLasting(before, now));
    writeText(before / "examples.db", "examples");
    writeText(before / "questions.jsonl", "questions");
    must(copyLasting(before, now));
    EXPECT_EQ(must(readFile(now / "examples.db")), "examples");
    EXPECT_EQ(must(readFile(now / "questions.jsonl")), "questions");

    fs::remove(before / "questions.jsonl");
    fs::create_directory(before / "questions.jsonl");  // it is there, and cannot be copied
    const auto copied = copyLasting(before, folder.path());
    ASSERT_FALSE(copied.ok());
    EXPECT_EQ(copied.error().kind, ErrorKind::Io);
    EXPECT_NE(copied.error().toText().find("questions.jsonl"), std::string::npos);
}

}  // namespace tripletalk::knowledge
