// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "servedbases.h"
#include "serving/asking.h"

#include <atomic>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::serving;
using answering::AnswerFinished;
using answering::AnswerStatus;
using tests::answersBy;
using tests::museumBase;

namespace {

/// Says what was asked, and all that was asked before.
void sayTheHistory(const answering::Question& question, answering::Trace& trace,
                   const CancelToken& /*cancel*/) {
    std::string text = question.text;
    for (const auto& turn : question.history) text += " < " + turn.question + " = " + turn.answer;
    trace.emit(AnswerFinished{.status = AnswerStatus::Answered, .answer = text});
}

Asking::Request request(const std::string& question, const std::string& conversation = {}) {
    return {.baseName = "museum",
            .base = museumBase(),
            .question = question,
            .conversation = conversation};
}

Result<std::shared_ptr<const GivenAnswer>> asked(Asking& asking, const Asking::Request& request) {
    return asking.ask(request, {}, CancelToken());
}

}  // namespace

TEST(Asking, GoesOnInAConversation) {
    Asking asking(answersBy(sayTheHistory));
    const auto first = tests::must(asked(asking, request("one")));
    EXPECT_EQ(first->answer.text, "one");
    const auto second = tests::must(asked(asking, request("two", first->conversation)));
    EXPECT_EQ(second->answer.text, "two < one = one");
    EXPECT_EQ(second->conversation, first->conversation);
    EXPECT_NE(second->id, first->id);
    EXPECT_EQ(tests::must(asked(asking, request("three")))->answer.text, "three") << "a new one";
}

TEST(Asking, KnowsNoConversationOfAnotherBase) {
    Asking asking(answersBy(sayTheHistory));
    const auto first = tests::must(asked(asking, request("one")));
    auto other = request("two", first->conversation);
    other.baseName = "opera";
    EXPECT_EQ(asked(asking, other).error().kind, ErrorKind::NotFound);
    EXPECT_EQ(asked(asking, request("two", "0123")).error().kind, ErrorKind::NotFound);
}

TEST(Asking, ForgetsTheOldestConversations) {
    Asking asking(answersBy(sayTheHistory));
    const auto first = tests::must(asked(asking, request("one")));
    const auto kept = tests::must(asked(asking, request("kept")));
    for (int i = 0; i < 127; ++i) tests::must(asked(asking, request("more")));
    EXPECT_FALSE(asked(asking, request("two", first->conversation)));
    EXPECT_TRUE(asked(asking, request("two", kept->conversation)));
    EXPECT_EQ(asking.given(first->id), nullptr);
}

TEST(Asking, TakesWhatWasSaidBeforeAsItWasSaid) {
    Asking asking(answersBy(sayTheHistory));
    auto next = request("two");
    next.said = {{"one", "first"}};
    EXPECT_EQ(tests::must(asked(asking, next))->answer.text, "two < one = first");
}

TEST(Asking, BringsTheSourcesOfWhatItSaidItself) {
    Asking asking(answersBy([](const auto& question, auto& trace, const CancelToken& cancel) {
        if (question.history.empty()) return tests::sayTheArtists(question, trace, cancel);
        trace.emit(
            AnswerFinished{.status = AnswerStatus::Answered,
                           .answer = std::to_string(question.history.front().sources.size())});
    }));
    const auto first = tests::must(asked(asking, request("Which artists?")));
    auto next = request("two");
    next.said = {{"Which artists?", first->answer.text}};
    EXPECT_EQ(tests::must(asked(asking, next))->answer.text, "1");
    next.said = {{"Which artists?", "something else"}};
    EXPECT_EQ(tests::must(asked(asking, next))->answer.text, "0");
}

TEST(Asking, RemembersWhatItGave) {
    Asking asking(answersBy(tests::sayTheArtists));
    const auto given = tests::must(asked(asking, request("Which artists?")));
    EXPECT_EQ(asking.given(given->id), given);
    EXPECT_EQ(given->base, "museum");
    EXPECT_EQ(given->question, "Which artists?");
    ASSERT_EQ(given->answer.sources.size(), 1U);
    EXPECT_EQ(asking.given("0123"), nullptr);
    EXPECT_EQ(asking.given(given->conversation), nullptr);
}

TEST(Asking, RefusesWhatIsNoQuestion) {
    Asking asking(answersBy(sayTheHistory));
    EXPECT_EQ(asked(asking, request(" \n")).error().kind, ErrorKind::Usage);
    EXPECT_TRUE(asked(asking, request(std::string(4'000, 'x'))));
    EXPECT_EQ(asked(asking, request(std::string(4'001, 'x'))).error().kind, ErrorKind::Limit);
}

TEST(Asking, TellsWhyAStrategyFailed) {
    Asking failing(answersBy([](const auto&, auto& trace, const auto&) {
        trace.fail({ErrorKind::Model, Sentence::verbatim("The model is asleep.")});
    }));
    const auto failed = asked(failing, request("one"));
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().kind, ErrorKind::Model);
    EXPECT_EQ(failed.error().message.text(), "The model is asleep.");
    Asking unmade([](const auto&) -> Result<std::unique_ptr<answering::AnswerStrategy>> {
        return Error{ErrorKind::Forbidden, Sentence::verbatim("No.")};
    });
    EXPECT_EQ(asked(unmade, request("one")).error().kind, ErrorKind::Forbidden);
}

TEST(Asking, EndsWhenItIsCancelled) {
    std::atomic<int> begun = 0;
    Asking asking(answersBy([&](const auto&, auto& trace, const CancelToken& cancel) {
        ++begun;
        while (!cancel.cancelled()) std::this_thread::yield();
        trace.fail(cancel.error());
    }));
    const CancelToken cancel;
    std::thread asker([&] {
        const auto answer = asking.ask(request("one"), {}, cancel);
        ASSERT_FALSE(answer);
        EXPECT_EQ(answer.error().kind, ErrorKind::Cancelled);
    });
    while (begun == 0) std::this_thread::yield();
    cancel.cancel();
    asker.join();
}

TEST(Asking, AnswersTwoAtATimeLetsEightWaitAndSendsAwayTheRest) {
    std::atomic<int> running = 0, most = 0, ended = 0, refused = 0;
    std::atomic<bool> go = false;
    Asking asking(answersBy([&](const auto&, auto& trace, const CancelToken&) {
        const int now = ++running;
        for (int seen = most; now > seen && !most.compare_exchange_weak(seen, now);) {
        }
        while (!go) std::this_thread::yield();
        --running;
        trace.emit(AnswerFinished{.status = AnswerStatus::Answered, .answer = "done"});
    }));
    std::vector<std::thread> askers;
    for (int i = 0; i < 20; ++i)
        askers.emplace_back([&] {
            const auto answer = asked(asking, request("one"));
            ++(answer ? ended : refused);
            EXPECT_TRUE(answer || answer.error().kind == ErrorKind::Limit);
        });
    // Ten find a place, whoever they are: nobody else is let in before one of them is done.
    while (refused < 10 || running < 2) std::this_thread::yield();
    go = true;
    for (auto& asker : askers) asker.join();
    EXPECT_EQ(most, 2);
    EXPECT_EQ(ended, 10);
    EXPECT_EQ(refused, 10);
    EXPECT_TRUE(asked(asking, request("one"))) << "there is room again";
}

TEST(Asking, LeavesTheQueueWhenItIsCancelled) {
    std::atomic<int> begun = 0;
    std::atomic<bool> go = false;
    Asking asking(answersBy([&](const auto&, auto& trace, const CancelToken&) {
        ++begun;
        while (!go) std::this_thread::yield();
        trace.emit(AnswerFinished{.status = AnswerStatus::Answered, .answer = "done"});
    }));
    std::vector<std::thread> running;
    for (int i = 0; i < 2; ++i)
        running.emplace_back([&] { EXPECT_TRUE(asked(asking, request("one"))); });
    while (begun < 2) std::this_thread::yield();
    const CancelToken cancel;
    cancel.cancel();
    EXPECT_EQ(asking.ask(request("two"), {}, cancel).error().kind, ErrorKind::Cancelled);
    EXPECT_EQ(begun, 2);
    go = true;
    for (auto& thread : running) thread.join();
}
