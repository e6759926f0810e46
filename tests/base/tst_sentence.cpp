// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/sentence.h"
#include "base/sentencejson.h"

#include <gtest/gtest.h>

namespace tripletalk {
namespace {

TEST(Sentence, PutsInItsArguments) {
    const Sentence sentence =
        say("Sentence", "%2 of %1 rows, and %3 stays.").arg(1200, std::string("%1"));
    EXPECT_EQ(sentence.text(), "%1 of 1200 rows, and %3 stays.");
    EXPECT_EQ(sentence.source(), "%2 of %1 rows, and %3 stays.");
}

TEST(Sentence, IsSaidInOtherWordsWithSentencesInside) {
    const Sentence sentence =
        say("Sentence", "Reading %1 failed: %2")
            .arg(std::string("a.ttl"), say("Sentence", "There is no room on the disk."));
    const auto render = [](const Sentence& part) {
        return part.context().empty() ? part.source() : std::string("Kein Platz.");
    };
    EXPECT_EQ(sentence.said("%2 (%1)", render), "Kein Platz. (a.ttl)");
    EXPECT_EQ(sentence.text(), "Reading a.ttl failed: There is no room on the disk.");
}

TEST(Sentence, HidesASecretInWhatCameFromElsewhere) {
    const Sentence sentence =
        say("Sentence", "The server said: key %1").arg(std::string("no key abc here"));
    EXPECT_EQ(sentence.replaced("key", "***").text(), "The server said: key no *** abc here");
}

TEST(Sentence, IsSeveralOneBehindTheOther) {
    const Sentence both = Sentence::joined(
        {say("Sentence", "There is no table %1.").arg("a"), Sentence::verbatim("50 %1")}, " ");
    EXPECT_EQ(both.text(), "There is no table a. 50 %1");
    EXPECT_EQ(Sentence::joined({say("Sentence", "Stopped.")}, " "), say("Sentence", "Stopped."));
    EXPECT_TRUE(Sentence::joined({}, " ").empty());
}

TEST(Sentence, NamesWhatIsPossible) {
    EXPECT_EQ(eitherOf({Sentence::verbatim("a"), Sentence::verbatim("b"), Sentence::verbatim("c")})
                  .text(),
              "a or b or c");
    EXPECT_TRUE(eitherOf({}).empty());
}

TEST(Sentence, ComesBackFromAFileAsItWas) {
    const Sentence sentence =
        Sentence::joined({say("Sentence", "%1 and %2").arg(7, say("Sentence", "Stopped.")),
                          Sentence::verbatim("as it was")},
                         "; ");
    EXPECT_EQ(sentenceOfParts(nlohmann::json::parse(partsOf(sentence).dump())), sentence);
    nlohmann::json object = {{"n", 1}};
    putSentence(object, "why", sentence);
    EXPECT_EQ(object["why"], "7 and Stopped.; as it was");
    EXPECT_EQ(sentenceAt(object, "why"), sentence);
}

TEST(Sentence, IsATextInFilesOfEarlierVersions) {
    EXPECT_EQ(sentenceAt({{"why", "It was so."}}, "why"), Sentence::verbatim("It was so."));
    EXPECT_TRUE(sentenceAt({{"why", 7}}, "why").empty());
    EXPECT_TRUE(sentenceAt(nlohmann::json(), "why").empty());
}

TEST(Sentence, TakesAnythingForWhatItIsMadeOf) {
    nlohmann::json deep = "end";
    for (int i = 0; i < 1000; ++i) deep = {{"source", "%1"}, {"arguments", {deep}}};
    EXPECT_FALSE(sentenceOfParts(deep).empty());
    EXPECT_TRUE(sentenceOfParts(nlohmann::json::array({1})).empty());
    EXPECT_EQ(sentenceOfParts({{"context", 1}, {"source", "a"}, {"arguments", 3}}).text(), "a");
}

}  // namespace
}  // namespace tripletalk
