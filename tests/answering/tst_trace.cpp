// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/trace.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {
namespace {

using nlohmann::json;
using testing::ElementsAre;

struct Recorder {
    std::vector<json> events;
    TraceSink sink() {
        return [this](const json& event) { events.push_back(event); };
    }
    [[nodiscard]] std::vector<std::string> kinds() const {
        std::vector<std::string> all;
        for (const json& event : events) all.push_back(event.at("kind"));
        return all;
    }
};

TEST(Trace, NumbersItsEventsAndNamesTheRun) {
    Recorder recorder;
    Trace trace("r1", recorder.sink());
    trace.emit("run_started", {{"question", "Why?"}});
    trace.emit("understood", {{"text", "Why?"}});
    ASSERT_EQ(recorder.events.size(), 2U);
    EXPECT_EQ(recorder.events[0].at("seq"), 1);
    EXPECT_EQ(recorder.events[1].at("seq"), 2);
    EXPECT_EQ(recorder.events[1].at("run"), "r1");
    EXPECT_EQ(recorder.events[1].at("v"), 1);
}

TEST(Trace, DropsWhatComesAfterTheEnd) {
    Recorder recorder;
    Trace trace("r", recorder.sink());
    trace.emit("answer_finished");
    trace.emit("decision");
    trace.fail({ErrorKind::Internal, Sentence::verbatim("too late")});
    EXPECT_THAT(recorder.kinds(), ElementsAre("answer_finished"));
    EXPECT_TRUE(trace.ended());
}

TEST(Trace, JoinsDeltasAndSendsThemBeforeTheNextEvent) {
    Recorder recorder;
    Trace trace("r", recorder.sink());
    std::string told;
    for (const char* piece : {"a", "b", "c", "d"}) trace.delta("answer_delta", 1, piece);
    trace.emit("decision");
    for (const json& event : recorder.events)
        if (event.at("kind") == "answer_delta") told += event.at("text").get<std::string>();
    EXPECT_EQ(told, "abcd");
    EXPECT_EQ(recorder.kinds().back(), "decision");
}

TEST(Trace, KeepsTheDeltasOfTwoCallsApart) {
    Recorder recorder;
    {
        Trace trace("r", recorder.sink());
        trace.delta("model_delta", 1, "x");
        trace.delta("model_delta", 2, "y");
    }
    std::map<int, std::string> told;
    for (const json& event : recorder.events)
        told[event.at("call").get<int>()] += event.at("text").get<std::string>();
    EXPECT_EQ(told, (std::map<int, std::string>{{1, "x"}, {2, "y"}}));
}

TEST(Trace, EndsWithCancelledOrFailedByTheKindOfError) {
    Recorder recorder;
    Trace first("a", recorder.sink());
    first.fail({ErrorKind::Cancelled, Sentence::verbatim("stopped")});
    Trace second("b", recorder.sink());
    second.fail({ErrorKind::Io, Sentence::verbatim("no disk"), "detail", Place{"f", 3, 4}});
    EXPECT_THAT(recorder.kinds(), ElementsAre("run_cancelled", "run_failed"));
    EXPECT_EQ(recorder.events[1]["error"]["kind"], "io");
    EXPECT_EQ(recorder.events[1]["error"]["place"]["line"], 3);
}

TEST(Trace, GivesEveryRunAnotherId) { EXPECT_NE(newRunId(), newRunId()); }

}  // namespace
}  // namespace tripletalk::answering
