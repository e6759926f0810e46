// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "files.h"
#include "rdf/bytesource.h"

#include <gtest/gtest.h>

namespace tripletalk::rdf {

namespace {

std::string drain(ByteSource& source) {
    std::string all;
    for (int c = source.peek(); c != ByteSource::End; c = source.peek()) {
        all += static_cast<char>(c);
        source.advance();
    }
    return all;
}

std::string noise(std::size_t size) {
    std::string text;
    for (std::uint32_t state = 7; text.size() < size; state = state * 1664525 + 1013904223)
        text += static_cast<char>('a' + (state >> 24) % 26);
    return text;
}

}  // namespace

TEST(ByteSource, GivesAPlainFileAsItIs) {
    const TestFolder folder;
    const std::string content = noise(200'000);
    auto source = ByteSource::open(folder.write("a.nt", content));
    ASSERT_TRUE(source.ok());
    EXPECT_EQ(source->size(), 200'000);
    EXPECT_EQ(drain(*source), content);
    EXPECT_FALSE(source->error());
}

TEST(ByteSource, UnpacksGzip) {
    const TestFolder folder;
    const std::string content = noise(200'000);
    auto source = ByteSource::open(folder.writeGzip("a.nt.gz", content));
    ASSERT_TRUE(source.ok());
    EXPECT_LT(source->size(), 200'000);
    EXPECT_EQ(drain(*source), content);
    EXPECT_FALSE(source->error());
}

TEST(ByteSource, SaysThatAGzipFileIsCutOff) {
    const TestFolder folder;
    const auto path = folder.writeGzip("a.nt.gz", noise(200'000));
    for (const std::uintmax_t bytesLost : {1, 8, 5000}) {
        std::filesystem::resize_file(path, std::filesystem::file_size(path) - bytesLost);
        auto source = ByteSource::open(path);
        ASSERT_TRUE(source.ok());
        drain(*source);
        ASSERT_TRUE(source->error()) << bytesLost;
        EXPECT_EQ(source->error()->kind, ErrorKind::Input);
        EXPECT_NE(source->error()->message.text().find("cut off"), std::string::npos)
            << source->error()->toText();
    }
}

TEST(ByteSource, SaysThatAGzipFileIsDamaged) {
    const TestFolder folder;
    const auto path = folder.writeGzip("a.nt.gz", noise(200'000));
    std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(50'000);
    file << std::string(2000, '\x55');
    file.close();
    auto source = ByteSource::open(path);
    ASSERT_TRUE(source.ok());
    drain(*source);
    ASSERT_TRUE(source->error());
    EXPECT_NE(source->error()->message.text().find("damaged"), std::string::npos)
        << source->error()->toText();
}

TEST(ByteSource, LooksAheadAcrossItsPages) {
    const TestFolder folder;
    const std::string content = noise(70'000);
    auto source = ByteSource::open(folder.write("a.nt", content));
    ASSERT_TRUE(source.ok());
    for (int i = 0; i < 65'530; ++i) {
        ASSERT_NE(source->peek(), ByteSource::End);
        source->advance();
    }
    EXPECT_EQ(source->peek(20), content[65'550]);
    EXPECT_EQ(source->peek(10'000), ByteSource::End);
}

TEST(ByteSource, RefusesFoldersMissingAndEmptyFiles) {
    const TestFolder folder;
    EXPECT_EQ(ByteSource::open(folder.path("none.nt")).error().kind, ErrorKind::NotFound);
    EXPECT_EQ(ByteSource::open(folder.path("")).error().kind, ErrorKind::Input);
    EXPECT_EQ(ByteSource::open(folder.write("e.nt", "")).error().kind, ErrorKind::Input);
}

}  // namespace tripletalk::rdf
