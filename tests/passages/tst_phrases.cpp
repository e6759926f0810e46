// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "passages/phrases.h"

#include <gtest/gtest.h>

namespace tripletalk::passages {

namespace {
const auto& english = language::languageOf("en");
const auto& german = language::languageOf("de");

std::string fact(const std::string& label, const std::vector<std::string>& values,
                 bool toEntities = true) {
    return factSentence(phraseOf(label, "x", english, toEntities), values, english);
}
std::string reverse(const std::string& label, const std::vector<std::string>& subjects) {
    return reverseSentence(phraseOf(label, "x", english, true), "Halle", subjects, english);
}
}  // namespace

TEST(Phrases, WordFactsByTheShapeOfTheLabel) {
    EXPECT_EQ(fact("has supplier", {"Nord"}), "It has supplier Nord.");
    EXPECT_EQ(fact("weight", {"14 g"}, false), "Its weight is 14 g.");
    EXPECT_EQ(fact("is part of", {"Set 1"}), "It is part of Set 1.");
    EXPECT_EQ(fact("built at", {"Halle"}), "It is built at Halle.");
    EXPECT_EQ(fact("belongs to", {"Nord"}), "It belongs to Nord.");
    EXPECT_EQ(fact("sells", {"Tea", "Milk"}), "It sells Tea and Milk.");
}

TEST(Phrases, TellANounInSFromAVerb) {
    EXPECT_EQ(fact("series", {"Nord"}), "Its series is Nord.");
    EXPECT_EQ(phraseOf("lens", "mainLens", english, true).shape, PhraseShape::Noun);
    EXPECT_EQ(phraseOf("sells", "sells", english, true).shape, PhraseShape::Verb);
    EXPECT_EQ(fact("number of employees", {"12"}, false), "Its number of employees is 12.");
}

TEST(Phrases, WriteDatesForPeople) {
    EXPECT_EQ(dateForPeople("2017-09-05", english), "5 September 2017 (2017-09-05)");
    for (const std::string other : {"2017-13-05", "2017-09-5", "R17-4420815", "next year", ""})
        EXPECT_EQ(dateForPeople(other, english), other);
    EXPECT_EQ(dateForPeople("2017-09-05", german), "2017-09-05");
}

TEST(Phrases, UseThePluralForSeveralValues) {
    EXPECT_EQ(fact("colour", {"red", "blue", "green"}), "Its colours are red, blue and green.");
    EXPECT_EQ(fact("seats", {"5"}, false), "Its seats are 5.");
}

TEST(Phrases, PutTheUnitOfALabelBehindItsNumbers) {
    const Phrase phrase = phraseOf("Depth (mm)", "depth_mm", english, false);
    EXPECT_EQ(phrase.words, "depth");
    EXPECT_EQ(factSentence(phrase, {"14"}, english), "Its depth is 14 mm.");
    EXPECT_EQ(factSentence(phrase, {"unknown"}, english), "Its depth is unknown.");
}

TEST(Phrases, TurnRelationsAround) {
    EXPECT_EQ(reverse("has supplier", {"Tea", "Milk"}), "It is the supplier of Tea and Milk.");
    EXPECT_EQ(reverse("built at", {"Kettle"}), "Kettle is built at Halle.");
    EXPECT_EQ(reverse("built at", {"Kettle", "Pan"}), "Kettle and Pan are built at Halle.");
    EXPECT_EQ(reverse("belongs to", {"Kettle", "Pan"}), "Kettle and Pan belong to Halle.");
    EXPECT_EQ(reverse("sells", {"Nord"}), "Nord sells Halle.");
}

TEST(Phrases, GuessNoGrammarOfOtherLanguages) {
    const Phrase phrase = phraseOf("Gewicht", "gewicht", german, false);
    EXPECT_EQ(factSentence(phrase, {"14", "15"}, german), "Gewicht: 14, 15.");
    EXPECT_EQ(reverseSentence(phrase, "Halle", {"A"}, german), "A – Gewicht: Halle.");
    EXPECT_EQ(typeSentence("Halle", {"Stadt"}, german), "Halle (Stadt).");
}

TEST(Phrases, NameTheTypes) {
    EXPECT_EQ(typeSentence("Nord", {"Supplier", "Agent"}, english),
              "Nord is a Supplier and an Agent.");
    EXPECT_EQ(typeSentence("Nord", {}, english), "");
}

}  // namespace tripletalk::passages
