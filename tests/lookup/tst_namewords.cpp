// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/namewords.h"

#include <bit>

#include <gmock/gmock.h>

namespace tripletalk::lookup {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> found;
    wordsOf(text, found);
    return found;
}

}  // namespace

TEST(NameWords, AreLowerCaseWithoutPunctuationAtTheirEnds) {
    EXPECT_THAT(words("The U.S. of A"), ElementsAre("the", "u.s", "of", "a"));
    EXPECT_THAT(words("\"Rock'n'Roll\" (live),  AC/DC!"),
                ElementsAre("rock'n'roll", "live", "ac/dc"));
}

TEST(NameWords, OfPunctuationAloneStayWhole) {
    EXPECT_THAT(words("C ++ & ..."), ElementsAre("c", "++", "&", "..."));
    EXPECT_THAT(words(" \t\n "), IsEmpty());
}

TEST(NameWords, AreSplitAtAnyWhiteSpace) {
    EXPECT_THAT(words("one\ttwo\nthree\u00A0four\u3000five"),
                ElementsAre("one", "two", "three", "four", "five"));
}

TEST(NameWords, AreInAsciiWhereTheirLettersHaveIt) {
    EXPECT_THAT(words("Łódź Straße Bjørn Ærø Crème"),
                ElementsAre("lodz", "strasse", "bjorn", "aero", "creme"));
    EXPECT_THAT(words("Москва Αθήνα"), ElementsAre("moskva", "athena"));
    EXPECT_THAT(words("1914–1918 «l’État»"), ElementsAre("1914-1918", "l'etat"));
}

TEST(NameWords, OfOtherAlphabetsStayAsTheyAre) {
    EXPECT_THAT(words("القاهرة ירושלים 서울 대학교"),
                ElementsAre("القاهرة", "ירושלים", "서울", "대학교"));
    EXPECT_THAT(words("हिन्दी भाषा"), ElementsAre("हिन्दी", "भाषा"));
}

TEST(NameWords, OfUnspacedScriptsAreEachCharacterWithItsNext) {
    EXPECT_THAT(words("清华大学"), ElementsAre("清华", "华大", "大学", "学"));
    EXPECT_THAT(words("iPhone手机15"), ElementsAre("iphone", "手机", "机", "15"));
    EXPECT_THAT(words("阿尔·爱因"), ElementsAre("阿尔", "尔", "爱因", "因"));
    EXPECT_THAT(words("《红楼》（上）"), ElementsAre("红楼", "楼", "上"));
    EXPECT_THAT(words("ガス"), ElementsAre("ガス", "ス"));
}

TEST(NameWords, AreCutWhereNobodyWouldWriteThem) {
    EXPECT_THAT(words(std::string(500, 'x')), ElementsAre(SizeIs(128)));
    std::string text;
    for (int i = 0; i < 2000; ++i) text += "a ";
    EXPECT_THAT(words(text), SizeIs(1000));
    // Not inside a character.
    std::string arabic;
    for (int i = 0; i < 100; ++i) arabic += "xم";
    EXPECT_THAT(words(arabic), ElementsAre(SizeIs(127)));
}

TEST(NameWords, OfBytesThatAreNoTextAreHarmless) {
    EXPECT_THAT(words("\xFF\xC0 lamp \x80"), testing::Contains("lamp"));
    EXPECT_EQ(marksOf(""), 0U);
    EXPECT_NE(marksOf("\xF0"), 0U);
}

TEST(NameWords, HaveAllMarksOfWhatTheyBeginWith) {
    for (const std::string word : {"lamp", "l", "清华", "été", "2013-04"})
        for (std::size_t bytes = 1; bytes <= word.size(); ++bytes) {
            if (bytes < word.size() && (static_cast<unsigned char>(word[bytes]) & 0xC0U) == 0x80U)
                continue;  // inside a character
            const Marks begun = marksOf(word.substr(0, bytes));
            EXPECT_EQ(marksOf(word) & begun, begun) << word << ", " << bytes << " bytes";
        }
    EXPECT_EQ(std::popcount(marksOf("lamp") & initialMarks), 1);
}

}  // namespace tripletalk::lookup
