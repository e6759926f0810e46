// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/textpacker.h"

#include <gtest/gtest.h>

namespace tripletalk::retrieval {

namespace {

std::vector<std::string> lanterns(int count) {
    std::vector<std::string> texts;
    for (int i = 0; i < count; ++i)
        texts.push_back("Lantern " + std::to_string(i * 7919 % 1000) +
                        " is a lamp. It is made of brass and burns for " + std::to_string(i % 97) +
                        " hours. It is sold by Nord Works, Halle.");
    return texts;
}

}  // namespace

TEST(TextPacker, GivesTextsBackInAnyOrder) {
    auto texts = lanterns(500);
    texts.emplace_back();
    texts.emplace_back("\0 and more", 10);
    texts.emplace_back("x");
    TextPacker packer(texts);
    EXPECT_FALSE(packer.dictionary().empty());
    std::vector<std::string> packed;
    for (const std::string& text : texts) packed.emplace_back(packer.pack(text));
    const TextUnpacker unpacker(packer.dictionary());
    for (std::size_t i = texts.size(); i-- > 0;) {
        const auto text = unpacker.unpack(packed[i]);
        ASSERT_TRUE(text.ok()) << i;
        EXPECT_EQ(*text, texts[i]);
    }
}

TEST(TextPacker, TakesAQuarterOfTextsThatLookAlike) {
    const auto texts = lanterns(1000);
    TextPacker packer(texts);
    std::size_t before = 0, after = 0;
    for (const std::string& text : texts) {
        before += text.size();
        after += packer.pack(text).size();
    }
    EXPECT_LT(after * 4, before);
}

TEST(TextPacker, GivesTheSameBytesForTheSameTexts) {
    const auto texts = lanterns(300);
    TextPacker one(texts), other(texts);
    EXPECT_EQ(one.dictionary(), other.dictionary());
    for (const std::string& text : texts) EXPECT_EQ(one.pack(text), std::string(other.pack(text)));
}

TEST(TextPacker, PacksAFewTextsWithoutADictionary) {
    TextPacker packer(lanterns(3));
    EXPECT_TRUE(packer.dictionary().empty());
    const std::string packed(packer.pack(lanterns(1).front()));
    const auto text = TextUnpacker("").unpack(packed);
    ASSERT_TRUE(text.ok());
    EXPECT_EQ(*text, lanterns(1).front());
}

TEST(TextPacker, KeepsEndlessTextsAsTheyAre) {
    TextPacker packer({});
    const std::string endless(3'000'000, 'a');
    const std::string packed(packer.pack(endless));
    EXPECT_EQ(packed.size(), endless.size() + 1);
    EXPECT_EQ(*TextUnpacker("").unpack(packed), endless);
}

TEST(TextPacker, NoticesOrBoundsWhatIsDamaged) {
    const auto texts = lanterns(200);
    TextPacker packer(texts);
    const std::string packed(packer.pack(texts[7]));
    const TextUnpacker unpacker(packer.dictionary());
    int noticed = 0;
    for (std::size_t i = 0; i < packed.size(); ++i) {
        std::string damaged = packed;
        damaged[i] = static_cast<char>(~damaged[i]);
        const auto text = unpacker.unpack(damaged);
        noticed += text ? 0 : 1;
        EXPECT_TRUE(!text || text->size() <= 1'000'000) << i;
        EXPECT_FALSE(unpacker.unpack(std::string_view(packed).substr(0, i)).ok()) << i;
    }
    EXPECT_GT(noticed, 0);
    EXPECT_FALSE(TextUnpacker("").unpack("no frame").ok());
    // A frame of two gigabytes of zeros would say so in its first bytes.
    EXPECT_FALSE(TextUnpacker("").unpack(std::string("\x28\xB5\x2F\xFD\xA0\0\0\0\x80", 9)).ok());
}

}  // namespace tripletalk::retrieval
