// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/filelock.h"
#include "base/ownfolder.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <unistd.h>

namespace tripletalk {

namespace {

class FileLockTest : public OwnFolder {
  protected:
    /// Whether somebody else could lock the file now, if only beside others.
    [[nodiscard]] bool isFree(const std::filesystem::path& file) const {
        const int other = ::open(lockFileOf(file).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
        const bool taken = ::flock(other, LOCK_SH | LOCK_NB) == 0;
        ::close(other);
        return taken;
    }
};

}  // namespace

TEST_F(FileLockTest, IsHeldByOneAloneUntilItGoes) {
    EXPECT_TRUE(isFree(path("f")));
    {
        const FileLock lock(path("f"));
        EXPECT_FALSE(isFree(path("f")));
        EXPECT_TRUE(isFree(path("g")));
    }
    EXPECT_TRUE(isFree(path("f")));
}

TEST_F(FileLockTest, KeepsNobodyOutWhereNothingCanBeLocked) {
    const FileLock lock(path("none/f"));
    const FileLock another(path("none/f"));
    EXPECT_FALSE(std::filesystem::exists(path("none")));
}

}  // namespace tripletalk
