// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "base/textsearch.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::text {

using testing::ElementsAre;

TEST(Text, KnowsValidUtf8) {
    EXPECT_TRUE(isValidUtf8("Zürich 😀"));
    EXPECT_TRUE(isValidUtf8(""));
    EXPECT_FALSE(isValidUtf8("\xFF"));
    EXPECT_FALSE(isValidUtf8("cut \xC3"));
}

TEST(Text, ChangesCaseBeyondAscii) {
    EXPECT_EQ(toLower("ÄÖÜ ΣA"), "äöü σa");
    EXPECT_EQ(toUpper("straße é"), "STRASSE É");
}

TEST(Text, FoldsCaseAndAccents) {
    EXPECT_EQ(fold("Ça Ñ ß"), "ca n ss");
    EXPECT_EQ(fold("PLAIN 12"), "plain 12");
    EXPECT_EQ(fold("ﬁx"), "fix");
}

TEST(Text, TrimsSplitsAndJoins) {
    EXPECT_EQ(trim(" \t a b \n"), "a b");
    EXPECT_EQ(trim(" \n"), "");
    EXPECT_THAT(split("a,,b,", ','), ElementsAre("a", "", "b", ""));
    EXPECT_EQ(join({"a", "", "b"}, "-"), "a--b");
    EXPECT_EQ(join({}, "-"), "");
}

TEST(Text, IsFoundInTimeThatGrowsWithItsLength) {
    EXPECT_EQ(find("abcabc", "bc"), 1U);
    EXPECT_EQ(find("abcabc", "bc", 2), 4U);
    EXPECT_EQ(find("abc", "", 3), 3U);
    EXPECT_EQ(find("abc", "a", 4), std::string_view::npos);
    EXPECT_EQ(find({}, "a"), std::string_view::npos);
    EXPECT_EQ(find(std::string_view("a\0b", 3), "b"), 2U);
    // Days, if each place were compared with the whole part.
    const std::string part = std::string(8'000'000, 'a') + 'b';
    EXPECT_EQ(find(std::string(16'000'000, 'a'), part), std::string_view::npos);
    EXPECT_EQ(replaceAll(std::string(16'000'000, 'a'), part, "c").size(), 16'000'000U);
}

TEST(Text, ReplacesWithoutLookingAtWhatItPutIn) {
    EXPECT_EQ(replaceAll("aXbX", "X", "XX"), "aXXbXX");
    EXPECT_EQ(replaceAll("a", "", "b"), "a");
}

TEST(Text, CollapsesWhiteSpace) {
    EXPECT_EQ(collapseWhitespace("  a \n\t b  "), "a b");
    EXPECT_EQ(collapseWhitespace(" "), "");
}

TEST(Text, FindsWordsAndWhereTheyStand) {
    const std::string text = "Der Größe: 2,760 mm, 5.8.";
    std::vector<std::string> found;
    for (const Word& word : words(text)) {
        found.push_back(word.text);
        EXPECT_EQ(text.substr(word.begin, word.end - word.begin), word.text);
    }
    EXPECT_THAT(found, ElementsAre("Der", "Größe", "2,760", "mm", "5.8"));
}

TEST(Text, FindsWordsInInvalidTextWithoutHarm) {
    for (const Word& word : words("a \xFF\xFE b c")) EXPECT_FALSE(word.text.empty());
}

TEST(Text, TakesCharactersApartWhereScriptsWriteNoBlanks) {
    const auto texts = [](std::string_view text) {
        std::vector<std::string> found;
        for (const Word& word : wordsAndCharacters(text)) {
            EXPECT_EQ(text.substr(word.begin, word.end - word.begin), word.text);
            found.push_back(word.text);
        }
        return found;
    };
    using Texts = std::vector<std::string>;
    EXPECT_EQ(texts("《白河》有多长？"), (Texts{"白", "河", "有", "多", "长"}));
    EXPECT_EQ(texts("ABC１２３公司, Łódź"), (Texts{"ABC１２３", "公", "司", "Łódź"}));
    EXPECT_EQ(texts("ガ1.5m"), (Texts{"ガ", "1.5m"}));
    EXPECT_EQ(texts("plain words"), (Texts{"plain", "words"}));
}

TEST(Text, BringsFullWidthToTheUsualOne) {
    EXPECT_EQ(inUsualWidth("ＡＢＣ１２３，公司　ｶﾞ x² ﬁ"), "ABC123,公司 ガ x² ﬁ");
    EXPECT_EQ(inUsualWidth("plain"), "plain");
}

TEST(Text, KnowsScriptsWithoutBlanks) {
    EXPECT_TRUE(isUnspaced("河 a"));
    EXPECT_TRUE(isUnspaced("ไทย"));
    EXPECT_FALSE(isUnspaced("a 河"));
    EXPECT_FALSE(isUnspaced("Łódź"));
    EXPECT_FALSE(isUnspaced(""));
}

TEST(Text, ElidesAtACharactersBorder) {
    EXPECT_EQ(elide("abc", 3), "abc");
    EXPECT_EQ(elide("abcd", 3), "abc…");
    EXPECT_EQ(elide("aüü", 2), "a…");
}

TEST(Text, FormatsNumbersAsAPersonWould) {
    EXPECT_EQ(formatNumber(5), "5");
    EXPECT_EQ(formatNumber(-0.5), "-0.5");
    EXPECT_EQ(formatNumber(2760), "2760");
    EXPECT_EQ(formatNumber(0.1 + 0.2), "0.30000000000000004");
    EXPECT_EQ(formatNumber(0.00001), "0.00001");
    EXPECT_EQ(formatNumber(123456789012.0), "123456789012");
}

TEST(Text, ParsesWholeNumbersOnly) {
    double value = 0;
    EXPECT_TRUE(parseNumber(" +5.5e1 ", value));
    EXPECT_EQ(value, 55);
    EXPECT_TRUE(parseNumber("-3", value));
    EXPECT_EQ(value, -3);
    for (const char* bad : {"", "5 mm", "2,760", "inf", "nan", "1e999", "-inf", "--5", "+-5"})
        EXPECT_FALSE(parseNumber(bad, value)) << bad;
}

}  // namespace tripletalk::text
