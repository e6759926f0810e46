// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "passages/documentreader.h"
#include "retrieval/temporaryfolder.h"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::passages {

using testing::ElementsAre;

class DocumentsTest : public testing::Test {
  protected:
    Result<std::vector<retrieval::Passage>> read(const char* name, const std::string& content) {
        std::ofstream(m_folder.file(name), std::ios::binary) << content;
        return readDocument(m_folder.file(name));
    }
    /// "heading: text" of each unit.
    std::vector<std::string> units(const char* name, const std::string& content) {
        std::vector<std::string> lines;
        auto found = read(name, content);
        EXPECT_TRUE(found.ok());
        if (found.ok())
            for (const auto& unit : *found) lines.push_back(unit.heading + ": " + unit.text);
        return lines;
    }
    ErrorKind failure(const char* name, const std::string& content) {
        const auto found = read(name, content);
        return found.ok() ? ErrorKind::Internal : found.error().kind;
    }

    retrieval::TemporaryFolder m_folder;
};

TEST_F(DocumentsTest, KeepTheHeadingsAboveEachUnit) {
    EXPECT_THAT(units("care.md",
                      "# Lamps\n\nIntro.\n\nMore.\n\n## Wick\n\nTrim it.\n\n### "
                      "Often\n\nDaily.\n\n## Glass\n\nWash it.\n"),
                ElementsAre(": Intro.\nMore.", "Wick: Trim it.", "Wick › Often: Daily.",
                            "Glass: Wash it."));
}

TEST_F(DocumentsTest, GiveASmallTableAsAWhole) {
    EXPECT_THAT(
        units("t.md",
              "# T\n\nPrices in EUR:\n\n| Part | Price |\n| --- | --- |\n| wick | 2 |\n| glass | 9 "
              "|\n"),
        ElementsAre(": Prices in EUR:",
                    ": Prices in EUR:\nPart is wick, Price is 2\nPart is glass, Price is 9"));
}

TEST_F(DocumentsTest, GiveALargerTableAsAWholeAndEachOfItsRows) {
    std::string table = "| Part | Price |\n| --- | --- |\n";
    for (int i = 0; i < 30; ++i) table += "| part number " + std::to_string(i) + " | 9 |\n";
    const auto found = units("t.md", table);
    ASSERT_EQ(found.size(), 31U);
    EXPECT_THAT(found.front(), testing::HasSubstr("\nPart is part number 29, Price is 9"));
    EXPECT_EQ(found.back(), ": Part is part number 29, Price is 9");
}

TEST_F(DocumentsTest, NameTitleSourceAndType) {
    const auto found = read("care.HTML", "<title>Lamp care</title><p>Trim.</p>");
    ASSERT_TRUE(found.ok());
    ASSERT_EQ(found->size(), 1U);
    EXPECT_EQ(found->front().title, "Lamp care");
    EXPECT_EQ(found->front().source, "care.HTML");
    EXPECT_EQ(found->front().type, "document");
    EXPECT_EQ(found->front().kind, retrieval::PassageKind::Document);
    EXPECT_EQ(read("plain.txt", "All lower prose without a title, which ends with a stop.")
                  ->front()
                  .title,
              "plain");
}

TEST_F(DocumentsTest, SplitLongProse) {
    std::string prose;
    for (int i = 0; i < 200; ++i) prose += "This is sentence number " + std::to_string(i) + ". ";
    const auto found = read("long.txt", prose);
    ASSERT_TRUE(found.ok());
    EXPECT_GT(found->size(), 2U);
    for (const auto& unit : *found) EXPECT_LE(unit.text.size(), 1500U);
    EXPECT_TRUE(found->back().text.ends_with("number 199."));
}

TEST_F(DocumentsTest, ThatCannotBeReadAreErrors) {
    EXPECT_EQ(failure("empty.txt", " \n"), ErrorKind::Input);
    EXPECT_EQ(failure("binary.md", std::string("ab\0cd", 5)), ErrorKind::Input);
    EXPECT_EQ(failure("latin.txt", "caf\xE9"), ErrorKind::Input);
    const auto missing = readDocument(m_folder.file("missing.md"));
    ASSERT_FALSE(missing.ok());
    EXPECT_EQ(missing.error().kind, ErrorKind::NotFound);
}

TEST(Documents, AreKnownByTheirNames) {
    EXPECT_TRUE(isDocument("a/b.MD"));
    EXPECT_TRUE(isDocument("b.html"));
    EXPECT_FALSE(isDocument("b.ttl"));
}

}  // namespace tripletalk::passages
