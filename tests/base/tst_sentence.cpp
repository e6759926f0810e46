// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/sentence.h"

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

}  // namespace
}  // namespace tripletalk
