// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/itemtexts.h"
#include "support/graphs.h"

#include <thread>

#include <gtest/gtest.h>

namespace tripletalk::lookup {

class ItemTextsTest : public testing::Test {
  protected:
    static constexpr std::uint32_t many = 40'000;  // of three dictionaries

    static std::string itemOf(std::uint32_t row) {
        return "http://example.org/lantern/" + std::to_string(row) +
               " Brass Lantern; type: Lamp; maker: Nord Works, Halle; burns oil of nuts for "
               "hours: " +
               std::to_string(row % 97);
    }
    std::string write(std::uint32_t rows) {
        IndexFileWriter file;
        EXPECT_TRUE(file.begin(Section::ItemText).ok());
        ItemTextsWriter texts(file, folder.path() / "beside");
        for (std::uint32_t row = 0; row < rows; ++row) EXPECT_TRUE(texts.add(itemOf(row)).ok());
        EXPECT_TRUE(texts.finish().ok());
        return *file.finish();
    }
    tests::TemporaryFolder folder;
};

TEST_F(ItemTextsTest, GiveEachRowItsItem) {
    const ItemTexts texts(*IndexFile::inMemory(write(many)));
    std::uint32_t right = 0;
    for (std::uint32_t row = many; row-- > 0;) right += texts.at(row) == itemOf(row) ? 1 : 0;
    EXPECT_EQ(right, many);
    EXPECT_EQ(texts.at(many), "");
    EXPECT_EQ(texts.at(std::numeric_limits<std::uint32_t>::max()), "");
}

TEST_F(ItemTextsTest, EndWithAFullDictionary) {
    const ItemTexts texts(*IndexFile::inMemory(write(16'384)));
    EXPECT_EQ(texts.at(16'383), itemOf(16'383));
    EXPECT_EQ(texts.at(16'384), "");
}

TEST_F(ItemTextsTest, OfNothingAreEmpty) {
    EXPECT_EQ(ItemTexts(*IndexFile::inMemory(write(0))).at(0), "");
}

TEST_F(ItemTextsTest, TakeLessThanHalfOfWhatItemsSay) {
    std::size_t said = 0;
    for (std::uint32_t row = 0; row < many; ++row) said += itemOf(row).size();
    const std::string bytes = write(many);
    EXPECT_LT(IndexFile::inMemory(bytes)->bytes(Section::ItemText).size() * 2, said);
}

TEST_F(ItemTextsTest, AreReadByThreadsBesideOneAnother) {
    const ItemTexts texts(*IndexFile::inMemory(write(many)));
    std::array<std::uint32_t, 4> right{};
    {
        std::vector<std::jthread> threads;
        for (std::uint32_t t = 0; t < right.size(); ++t)
            threads.emplace_back([&, t] {
                for (std::uint32_t i = 0; i < many; i += 7) {
                    const std::uint32_t row = (i * 13 + t * 9973) % many;
                    right[t] += texts.at(row) == itemOf(row) ? 1 : 0;
                }
            });
    }
    for (const std::uint32_t each : right) EXPECT_EQ(each, (many + 6) / 7);
}

}  // namespace tripletalk::lookup
