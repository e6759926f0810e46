// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "passages/sentences.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::passages {

using testing::ElementsAre;

TEST(Sentences, EndAtAMarkBeforeABlank) {
    EXPECT_THAT(sentencesOf("It is old. Is it? Yes!  So 5.8 litres."),
                ElementsAre("It is old.", "Is it?", "Yes!", "So 5.8 litres."));
}

TEST(Sentences, DoNotEndAtAbbreviationsAndInitials) {
    EXPECT_THAT(sentencesOf("Dr. J. Voss made it, e.g. for tea."),
                ElementsAre("Dr. J. Voss made it, e.g. for tea."));
    EXPECT_THAT(sentencesOf("W.V. Harris is a person. See example.org. It is old."),
                ElementsAre("W.V. Harris is a person.", "See example.org.", "It is old."));
}

TEST(Sentences, EndBehindAUnitOfANumber) {
    EXPECT_THAT(sentencesOf("Its power is 255 kW. It weighs 7 t. It is new."),
                ElementsAre("Its power is 255 kW.", "It weighs 7 t.", "It is new."));
}

TEST(Sentences, EndAtAnIdeographicFullStop) {
    EXPECT_THAT(sentencesOf("塔です。高い。"), ElementsAre("塔です。", "高い。"));
}

TEST(Sentences, GetAFullStopOnlyWhereTheyNeedOne) {
    EXPECT_EQ(asSentence("Done"), "Done.");
    EXPECT_EQ(asSentence("Done!"), "Done!");
}

TEST(Packing, FillsEachTextUpToTheLimit) {
    EXPECT_THAT(packed({"aaaa", "bbbb", "cccc"}, 9), ElementsAre("aaaa bbbb", "cccc"));
    EXPECT_THAT(packed({}, 9), ElementsAre());
}

TEST(Packing, LosesNothingOfAPieceThatIsTooLong) {
    std::string piece, joined;
    for (int i = 0; i < 40; ++i) piece += "wörd" + std::to_string(i) + ' ';
    for (const std::string& part : packed({piece}, 30)) {
        EXPECT_LE(part.size(), 30U);
        joined += part + ' ';
    }
    EXPECT_EQ(joined, piece);
}

TEST(Packing, NeverCutsACharacter) {
    for (const std::string& part : packed({"ääääääääääääääää"}, 7))
        EXPECT_TRUE(text::isValidUtf8(part)) << part;
}

}  // namespace tripletalk::passages
