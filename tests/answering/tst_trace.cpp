// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/trace.h"

#include <map>

#include <gmock/gmock.h>

namespace tripletalk::answering {
namespace {

using testing::ElementsAre;
using testing::Pair;

struct Recorder {
    std::vector<Event> events;
    TraceSink sink() {
        return [this](const Event& event) { events.push_back(event); };
    }
    [[nodiscard]] std::vector<std::string_view> kinds() const {
        std::vector<std::string_view> all;
        for (const Event& event : events) all.push_back(event.kind());
        return all;
    }
};

TEST(Trace, NumbersItsEventsAndNamesTheRun) {
    Recorder recorder;
    Trace trace("r1", recorder.sink());
    trace.emit(RunStarted{.question = "Why?", .strategy = "offline"});
    trace.emit(Understood{"Why?"});
    ASSERT_EQ(recorder.events.size(), 2U);
    EXPECT_EQ(recorder.events[0].seq, 1);
    EXPECT_EQ(recorder.events[1].seq, 2);
    EXPECT_EQ(recorder.events[1].run, "r1");
    EXPECT_GE(recorder.events[1].ms, recorder.events[0].ms);
}

TEST(Trace, DropsWhatComesAfterTheEnd) {
    Recorder recorder;
    Trace trace("r", recorder.sink());
    trace.emit(AnswerFinished());
    trace.emit(Decided());
    trace.fail({ErrorKind::Internal, Sentence::verbatim("too late")});
    EXPECT_THAT(recorder.kinds(), ElementsAre("answer_finished"));
    EXPECT_TRUE(trace.ended());
}

TEST(Trace, JoinsDeltasAndSendsThemBeforeTheNextEvent) {
    Recorder recorder;
    Trace trace("r", recorder.sink());
    std::string told;
    for (const char* piece : {"a", "b", "c", "d"}) trace.emit(AnswerDelta{piece});
    trace.emit(Decided());
    for (const Event& event : recorder.events)
        if (const auto* delta = std::get_if<AnswerDelta>(&event.body)) told += delta->text;
    EXPECT_EQ(told, "abcd");
    EXPECT_EQ(recorder.kinds().back(), "decision");
}

TEST(Trace, KeepsTheDeltasOfTwoCallsApart) {
    Recorder recorder;
    {
        Trace trace("r", recorder.sink());
        trace.emit(ModelDelta{1, "x"});
        trace.emit(ModelDelta{2, "y"});
        trace.emit(AnswerDelta{"z"});
    }
    std::map<std::int64_t, std::string> told;
    for (const Event& event : recorder.events) {
        const auto* delta = std::get_if<ModelDelta>(&event.body);
        told[delta ? delta->call : 0] += delta ? delta->text : "an answer";
    }
    EXPECT_THAT(told, ElementsAre(Pair(0, "an answer"), Pair(1, "x"), Pair(2, "y")));
}

TEST(Trace, EndsWithCancelledOrFailedByTheKindOfError) {
    Recorder recorder;
    Trace first("a", recorder.sink());
    first.fail({ErrorKind::Cancelled, Sentence::verbatim("stopped")});
    Trace second("b", recorder.sink());
    second.fail({ErrorKind::Io, Sentence::verbatim("no disk"), "detail", Place{"f", 3, 4}});
    EXPECT_THAT(recorder.kinds(), ElementsAre("run_cancelled", "run_failed"));
    const Error& error = std::get<RunFailed>(recorder.events[1].body).error;
    EXPECT_EQ(error.kind, ErrorKind::Io);
    EXPECT_EQ(error.place->line, 3);
}

TEST(Trace, GivesEveryRunAnotherId) { EXPECT_NE(newRunId(), newRunId()); }

}  // namespace
}  // namespace tripletalk::answering
