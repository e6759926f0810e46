// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "base/ownfolder.h"

#include <cerrno>
#include <csignal>
#include <fstream>
#include <functional>
#include <future>

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

std::function<void(int)> whenSynced;

}  // namespace

/// Instead of that of the C library, so that a test sees what is brought to the disk, and when.
extern "C" int fsync(int fd) {
    if (whenSynced) whenSynced(fd);
    return static_cast<int>(::syscall(SYS_fsync, fd));
}

namespace tripletalk {

namespace {

class FileTest : public OwnFolder {};

}  // namespace

TEST_F(FileTest, ReadsBackWhatWasWritten) {
    const std::string content("a\0\n\xFF", 4);
    ASSERT_TRUE(writeFileAtomically(path("f"), content).ok());
    EXPECT_EQ(*readFile(path("f")), content);
    ASSERT_TRUE(writeFileAtomically(path("f"), "shorter").ok());
    EXPECT_EQ(*readFile(path("f")), "shorter");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder()),
                            std::filesystem::directory_iterator()),
              1);
}

TEST_F(FileTest, IsOnTheDiskBeforeItStandsInTheOldOnesPlace) {
    ASSERT_TRUE(writeFileAtomically(path("f"), "old").ok());
    int times = 0;
    whenSynced = [&](int fd) {
        ++times;
        EXPECT_EQ(*readFile("/proc/self/fd/" + std::to_string(fd)), "the new text");
        EXPECT_EQ(*readFile(path("f")), "old");
    };
    const auto written = writeFileAtomically(path("f"), "the new text");
    whenSynced = nullptr;
    EXPECT_TRUE(written.ok());
    EXPECT_EQ(times, 1);
}

TEST_F(FileTest, SaysWhatIsMissing) {
    const auto missing = readFile(path("none"));
    ASSERT_FALSE(missing.ok());
    EXPECT_EQ(missing.error().kind, ErrorKind::NotFound);
    EXPECT_NE(missing.error().message.text().find("none"), std::string::npos);
    EXPECT_FALSE(readFile(path("")).ok());
    EXPECT_EQ(writeFileAtomically(path("none/f"), "x").error().kind, ErrorKind::Io);
}

TEST_F(FileTest, LeavesTheOldFileWhereWritingFails) {
    ASSERT_TRUE(writeFileAtomically(path("f"), "old").ok());
    rlimit before{};
    ::getrlimit(RLIMIT_FSIZE, &before);
    const rlimit few{10, before.rlim_max};
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    ::setrlimit(RLIMIT_FSIZE, &few);
    const auto written = writeFileAtomically(path("f"), "a new text");
    const auto longer = writeFileAtomically(path("f"), "a new text that is too long");
    ::setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    EXPECT_TRUE(written.ok());
    EXPECT_EQ(longer.error().kind, ErrorKind::Io);
    EXPECT_EQ(*readFile(path("f")), "a new text");
}

TEST_F(FileTest, HashesTextAndFilesAlike) {
    const std::string abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    EXPECT_EQ(sha256("abc"), abc);
    std::ofstream(path("f")) << "abc";
    EXPECT_EQ(*sha256OfFile(path("f")), abc);
    const std::string large(3 << 20, 'x');
    std::ofstream(path("large")) << large;
    EXPECT_EQ(*sha256OfFile(path("large")), sha256(large));
    EXPECT_FALSE(sha256OfFile(path("none")).ok());
}

TEST(IoError, TellsAFullDiskApart) {
    errno = ENOSPC;
    EXPECT_EQ(ioError(say("Sentence", "Writing \"%1\" failed."), "f").kind, ErrorKind::DiskFull);
    errno = EACCES;
    EXPECT_EQ(ioError(say("Sentence", "Writing \"%1\" failed."), "f").kind, ErrorKind::Io);
}

TEST_F(FileTest, IsWrittenWholeByWhoeverWritesAtOnce) {
    const auto write = [&](char letter) {
        for (int i = 0; i < 100; ++i)
            EXPECT_TRUE(writeFileAtomically(path("f"), std::string(10'000, letter)).ok());
    };
    auto other = std::async(std::launch::async, write, 'a');
    write('b');
    other.wait();
    const std::string content = *readFile(path("f"));
    EXPECT_EQ(content, std::string(10'000, content.front()));
}

TEST_F(FileTest, LeavesNothingBesideWhereItCannotBeReplaced) {
    std::filesystem::create_directory(path("f"));
    EXPECT_EQ(writeFileAtomically(path("f"), "text").error().kind, ErrorKind::Io);
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder()),
                            std::filesystem::directory_iterator()),
              1);
}

}  // namespace tripletalk
