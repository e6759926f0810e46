// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/ask.h"
#include "answering/offline/offlinestrategy.h"
#include "answering/rewrite/cinema.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

namespace {

struct OfflinePath : Cinema {
    Answer ask(const std::string& text) {
        OfflineStrategy strategy(nullptr);
        return answering::ask(strategy, {text, {}, {base}}, {}, {});
    }
};

constexpr const char* wording = "Which film-maker is behind Ran?";

}  // namespace

TEST_F(OfflinePath, AnswersAWordingThatWasLearned) {
    const Answer before = ask(wording);
    EXPECT_FALSE(before.result.rows.size() == 1 && before.result.rows[0][0].iri == ex("akira"));
    train();
    const Answer answer = ask(wording);
    ASSERT_EQ(answer.status, AnswerStatus::Answered) << answer.text;
    EXPECT_EQ(answer.strategy, "offline");
    ASSERT_EQ(answer.result.rows.size(), 1U);
    EXPECT_EQ(answer.result.rows[0][0].iri, ex("akira"));
    EXPECT_EQ(answer.sources[0].kind, "sparql");
}

TEST_F(OfflinePath, ReadsWhatIsNoPathAsBefore) {
    const Answer before = ask("How many films are there?");
    train();
    const Answer after = ask("How many films are there?");
    ASSERT_EQ(after.result.rows, before.result.rows);
    EXPECT_EQ(after.sources[0].kind, "sql");
}

}  // namespace tripletalk::answering
