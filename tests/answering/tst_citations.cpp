// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/citations.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

using testing::ElementsAre;

namespace {
std::vector<Source> sources(int count) {
    std::vector<Source> all(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) all[static_cast<std::size_t>(i)].n = i + 1;
    return all;
}
}  // namespace

TEST(Citations, AreNumbersInBrackets) {
    EXPECT_THAT(citationsIn("It is 5 [2]. Also [1, 3] and [Source 2], not [a] or [x1] or [ ]."),
                ElementsAre(2, 1, 3));
    EXPECT_TRUE(citationsIn("[").empty());
}

TEST(Citations, OfSourcesThatDoNotExistAreDropped) {
    auto found = sources(2);
    found[1].error = Error{};
    EXPECT_EQ(writtenAnswer("A [1][2], B [7], C [1, 9].", found).text, "A [1], B , C [1].");
}

TEST(Citations, KeepOtherBracketsAsTheyAre) {
    EXPECT_EQ(writtenAnswer("see [here](x) [1]", sources(1)).text, "see [here](x) [1]");
}

TEST(WrittenAnswer, TellsNotFoundByItsMark) {
    const auto answer = writtenAnswer("NOT_FOUND: The prices are missing.", sources(0));
    EXPECT_TRUE(answer.notFound);
    EXPECT_EQ(answer.text, "The prices are missing.");
    EXPECT_FALSE(writtenAnswer("Nothing.", sources(0)).notFound);
}

TEST(AnswerStream, NeverShowsTheMarkWhereverThePiecesAreCut) {
    for (const std::string whole : {"NOT_FOUND: no price.", "Nothing costs more.", "NOT so"}) {
        for (std::size_t cut = 0; cut <= whole.size(); ++cut) {
            std::string shown;
            AnswerStream stream([&](std::string_view piece) { shown += piece; });
            stream.add(whole.substr(0, cut));
            stream.add(whole.substr(cut));
            EXPECT_EQ(shown, whole.starts_with("NOT_FOUND") ? "no price." : whole) << cut;
        }
    }
}

}  // namespace tripletalk::answering
