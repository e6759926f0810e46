// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "language/wording.h"

#include <gmock/gmock.h>

namespace tripletalk::language {
namespace {

Token numberIn(const char* tag, const char* text) {
    for (const Token& token : Wording::forTag(tag).tokens(text))
        if (token.number) return token;
    return {};
}

TEST(Wording, ReadsNumbersAsTheLanguageWritesThem) {
    EXPECT_EQ(numberIn("en", "over 2,760 mm").number, 2760);
    EXPECT_EQ(numberIn("en", "over 5.8 l").number, 5.8);
    EXPECT_EQ(numberIn("de", "über 2.760 mm").number, 2760);
    EXPECT_EQ(numberIn("de", "über 5,8 l").number, 5.8);
    EXPECT_EQ(numberIn("en", "under 40k").number, 40000);
    EXPECT_EQ(numberIn("en", "2 million people").number, 2000000);
    EXPECT_EQ(numberIn("en", "the three of them").number, 3);
}

TEST(Wording, KeepsAUnitWithItsNumber) {
    EXPECT_EQ(numberIn("en", "at 240 km/h or so").unit, "km/h");
    EXPECT_EQ(numberIn("en", "300kg").unit, "kg");
    EXPECT_EQ(numberIn("en", "12 boats").unit, "");
    EXPECT_EQ(Wording::forTag("en").unit("cm")->base, Wording::forTag("en").unit("km")->base);
}

TEST(Wording, KnowsTheLanguageOfAQuestion) {
    EXPECT_EQ(Wording::forText("Wie lang ist das Boot?", "en").language(), "de");
    EXPECT_EQ(Wording::forText("How long is the boat?", "de").language(), "en");
    EXPECT_EQ(Wording::forText("Xyz", "de").language(), "de");
    EXPECT_EQ(Wording::forTag("fi").language(), "en");
}

TEST(Wording, KnowsQuestionsThatNoFactAnswers) {
    EXPECT_TRUE(Wording::forTag("en").asksForNoFact("Why did it sink?"));
    EXPECT_TRUE(Wording::forTag("en").asksForNoFact("Which one do you think is best?"));
    EXPECT_FALSE(Wording::forTag("en").asksForNoFact("Would you list the boats?"));
    EXPECT_FALSE(Wording::forTag("en").asksForNoFact("Which boats will sail?"));
    EXPECT_TRUE(Wording::forTag("de").asksForNoFact("Welches Boot würdest du kaufen?"));
    EXPECT_TRUE(Wording::forTag("es").asksForNoFact("¿Por qué se hundió?"));
}

TEST(Wording, KnowsWordsWhoseUmlautsAreSpelledOut) {
    const Wording& german = Wording::forTag("de");
    for (const char* question :
         {"Welches Auto hat den höchsten Preis?", "Welches Auto hat den hoechsten Preis?"}) {
        const auto tokens = german.tokens(question);
        const auto found = german.cuesAt(tokens, 4);
        ASSERT_FALSE(found.empty()) << question;
        EXPECT_EQ(found.front().cue->degree, 2) << question;
    }
    EXPECT_TRUE(german.isStop("fuer"));
    EXPECT_EQ(&Wording::forText("Was wissen wir ueber Autos?"), &german);
}

TEST(Wording, FindsTheLongestCueFirst) {
    const Wording& wording = Wording::forTag("en");
    const auto tokens = wording.tokens("the most expensive one");
    const auto cues = wording.cuesAt(tokens, 1);
    ASSERT_GE(cues.size(), 2U);
    EXPECT_EQ(cues[0].length, 2U);
    EXPECT_EQ(cues[0].cue->kind, CueKind::Adjective);
    EXPECT_EQ(cues[0].cue->degree, 2);
    EXPECT_EQ(cues[1].cue->kind, CueKind::Most);
}

TEST(Wording, ReadsEachCharacterWhereNoBlanksStand) {
    const Wording& wording = Wording::forTag("zh");
    EXPECT_EQ(&Wording::forText("白河的长度是多少？"), &wording);
    const auto tokens = wording.tokens("它是什么时候建成的");
    ASSERT_EQ(tokens.size(), 9U);
    EXPECT_TRUE(tokens[1].stop);
    const auto hints = wording.cuesAt(tokens, 2);
    ASSERT_FALSE(hints.empty());
    EXPECT_EQ(hints.front().cue->kind, CueKind::Hint);
    EXPECT_EQ(hints.front().length, 4U);
    EXPECT_EQ(wording.cuesAt(tokens, 6).front().cue->kind, CueKind::Verb);
}

TEST(Wording, ReadsUnitsBehindNumbersWithoutBlanks) {
    const Wording& wording = Wording::forTag("zh");
    for (const char* text : {"超过386平方公里的湖", "超过３８６平方公里的湖"}) {
        const auto tokens = wording.tokens(text);
        ASSERT_EQ(tokens.size(), 5U) << text;
        EXPECT_EQ(tokens[2].number, 386);
        EXPECT_EQ(tokens[2].unit, "平方公里");
    }
    EXPECT_EQ(wording.tokens("30万元").front().number, 300000);
    EXPECT_EQ(wording.tokens("５ ｋｍ").front().unit, "km");
    EXPECT_EQ(wording.tokens("５ ｋｍ").front().end, std::string("５ ｋｍ").size());
}

TEST(Wording, TellsFormsOfAWordFromWordsMadeOfIt) {
    const Wording& english = Wording::forTag("en");
    EXPECT_EQ(english.stem("charge"), english.stem("charging"));
    EXPECT_FALSE(english.isInflected("charge", "charging"));
    EXPECT_EQ(english.stem("city"), english.stem("cities"));
    EXPECT_TRUE(english.isInflected("city", "cities"));
    EXPECT_TRUE(Wording::forTag("de").isInflected("preis", "preise"));
}

TEST(Wording, HearsWhatRefersToSomethingSaidBefore) {
    const Wording& english = Wording::forTag("en");
    for (const char* refers : {"What does it cost?", "Which of these is red?", "And the cheapest?",
                               "What does the latter weigh?", "Who bought the red one?"})
        EXPECT_TRUE(english.refersBack(refers)) << refers;
    for (const char* alone :
         {"Which cars cost less than 100 euros?", "Which cars that are red are fast?",
          "Cars and their prices", "How many cars are there?"})
        EXPECT_FALSE(english.refersBack(alone)) << alone;
    EXPECT_TRUE(Wording::forTag("de").refersBack("Und das billigste?"));
    EXPECT_FALSE(Wording::forTag("de").refersBack("Welche Autos sind rot?"));
}

TEST(Wording, MakesStemsOfPlurals) {
    const Wording& wording = Wording::forTag("en");
    EXPECT_EQ(wording.stem("categories"), wording.stem("category"));
    EXPECT_EQ(wording.stem("boxes"), wording.stem("box"));
    EXPECT_EQ(wording.stem("children"), "child");
    EXPECT_EQ(wording.stem("status"), "status");
}

}  // namespace
}  // namespace tripletalk::language
