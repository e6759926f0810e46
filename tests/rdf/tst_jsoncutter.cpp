// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "files.h"
#include "rdf/jsoncutter.h"

#include <gtest/gtest.h>

namespace tripletalk::rdf {

namespace {

constexpr std::size_t anyLength = std::size_t{1} << 30;

}  // namespace

TEST(JsonCutter, CutsValuesWithTheirPlaces) {
    auto source = ByteSource::ofText("[ 1,\n \"\xC3\xBC\\\"]\", {\"a\": [\"}\"]}true ]");
    JsonCutter cutter(source);
    std::string_view text;
    EXPECT_TRUE(cutter.take('['));
    ASSERT_EQ(cutter.cut(text, anyLength), JsonCutter::Cut::Whole);
    EXPECT_EQ(text, "1");
    EXPECT_TRUE(cutter.take(','));
    cutter.peek();
    EXPECT_EQ(cutter.here().line, 2);
    EXPECT_EQ(cutter.here().column, 2);
    ASSERT_EQ(cutter.cut(text, anyLength), JsonCutter::Cut::Whole);
    EXPECT_EQ(text, "\"\xC3\xBC\\\"]\"");
    EXPECT_EQ(cutter.here().column, 8) << "characters, not bytes";
    EXPECT_TRUE(cutter.take(','));
    ASSERT_EQ(cutter.cut(text, anyLength), JsonCutter::Cut::Whole);
    EXPECT_EQ(text, "{\"a\": [\"}\"]}");
    EXPECT_FALSE(cutter.take(','));
    ASSERT_EQ(cutter.cut(text, anyLength), JsonCutter::Cut::Whole);
    EXPECT_EQ(text, "true");
    EXPECT_TRUE(cutter.take(']'));
    EXPECT_EQ(cutter.peek(), ByteSource::End);
    EXPECT_EQ(cutter.cut(text, anyLength), JsonCutter::Cut::EndsEarly);
}

TEST(JsonCutter, SaysWhatIsTooLongOrEndsEarly) {
    std::string_view text;
    auto source = ByteSource::ofText("[1, 2] \"abc");
    JsonCutter cutter(source);
    EXPECT_EQ(cutter.cut(text, 5), JsonCutter::Cut::TooLong);
    EXPECT_EQ(cutter.cut(text, 6), JsonCutter::Cut::Whole);
    EXPECT_EQ(cutter.cut(text, anyLength), JsonCutter::Cut::EndsEarly);
    EXPECT_EQ(text, "\"abc");
}

/// Pages of a file come one after the other, and what was read is forgotten, unless it is kept.
TEST(JsonCutter, GoesBackToWhatIsKeptInALongFile) {
    const TestFolder folder;
    const std::string item = "\"" + std::string(100'000, 'x') + "\"";
    std::string all;
    for (int i = 0; i < 50; ++i) all += item + ",\n";
    auto source = ByteSource::open(folder.write("long.json", all));
    ASSERT_TRUE(source);
    JsonCutter cutter(*source);
    std::string_view text;
    const auto pass = [&](int count) {
        for (int i = 0; i < count; ++i) {
            ASSERT_EQ(cutter.cut(text, anyLength), JsonCutter::Cut::Whole);
            ASSERT_EQ(text, item);
            ASSERT_TRUE(cutter.take(','));
        }
    };
    pass(15);
    cutter.peek();
    const auto mark = cutter.here();
    cutter.keepFrom(mark, anyLength);
    pass(30);
    EXPECT_EQ(cutter.since(mark).substr(0, item.size()), item);
    cutter.rewind(mark);
    cutter.keepNothing();
    EXPECT_EQ(cutter.here().line, 16);
    pass(35);
    EXPECT_EQ(cutter.peek(), ByteSource::End);
    EXPECT_EQ(cutter.here().line, 51);
}

TEST(JsonCutter, KeepsNoRunOfBlanksOfAnyLength) {
    const TestFolder folder;
    const auto path = folder.write("a.json", "[" + std::string(std::size_t{4} << 20, ' ') + "1]");
    for (const std::size_t most : {std::size_t{1} << 20, anyLength}) {
        auto source = ByteSource::open(path);
        ASSERT_TRUE(source.ok());
        JsonCutter cutter(*source);
        cutter.keepFrom(cutter.here(), most);
        EXPECT_TRUE(cutter.take('['));
        EXPECT_EQ(cutter.peek(), most == anyLength ? '1' : ByteSource::End);
        EXPECT_EQ(cutter.keepsTooMuch(), most != anyLength);
    }
}

}  // namespace tripletalk::rdf
