// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "base/ownfolder.h"

#include <cerrno>
#include <fstream>

#include <gtest/gtest.h>
#include <unistd.h>

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
    EXPECT_FALSE(std::filesystem::exists(path("f.new")));
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
    std::filesystem::create_directory(path("f.new"));  // where the new text would go
    EXPECT_FALSE(writeFileAtomically(path("f"), "new").ok());
    EXPECT_EQ(*readFile(path("f")), "old");
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

}  // namespace tripletalk
