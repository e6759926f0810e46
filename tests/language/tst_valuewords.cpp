// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "language/language.h"
#include "language/valuewords.h"

#include <gmock/gmock.h>

namespace tripletalk::language {
namespace {

using testing::Contains;
using testing::Not;
using testing::Pair;

TEST(ValueWords, AreThoseOfAllLanguages) {
    const ValueWords& words = valueWords();
    for (const auto& [yes, no] :
         {std::pair("yes", "no"), std::pair("ja", "nein"), std::pair("oui", "non"),
          std::pair("si", "no"), std::pair("ja", "nee"), std::pair("sim", "nao"),
          std::pair("true", "false"), std::pair("y", "n")})
        EXPECT_THAT(words.yesNo, Contains(Pair(yes, no)));
    for (const char* unit : {"hour", "stunde", "heure", "hora", "giorno"})
        EXPECT_TRUE(words.units.contains(unit)) << unit;
    EXPECT_THAT(words.durations, Contains(Pair("stunden", 'h')));
    EXPECT_THAT(words.durations, Contains(Pair("segundos", 's')));
}

TEST(ValueWords, KnowFunctionWordsFolded) {
    for (const char* word : {"the", "uber", "die", "cual", "los"})
        EXPECT_TRUE(isFunctionWord(word)) << word;
    for (const char* word : {"car", "son", "sobre", "Auto"})
        EXPECT_FALSE(isFunctionWord(word)) << word;
    for (const std::string_view word : functionWords()) EXPECT_EQ(text::fold(word), word);
}

TEST(ValueWords, MakeTheFormsOfAWord) {
    EXPECT_THAT(formsOf("category"), Contains("categories"));
    EXPECT_THAT(formsOf("categories"), Contains("category"));
    EXPECT_THAT(formsOf("lampen"), Contains("lampe"));
    EXPECT_THAT(formsOf("narices"), Contains("nariz"));
    EXPECT_THAT(formsOf("gas"), Not(Contains("ga"))) << "too short to be a plural";
    EXPECT_THAT(formsOf("des"), Not(Contains("d")));
    EXPECT_THAT(demonymsOf("franzosischen"), Contains("franzosisch"));
    EXPECT_THAT(demonymsOf("germans"), Contains("german"));
}

}  // namespace
}  // namespace tripletalk::language
