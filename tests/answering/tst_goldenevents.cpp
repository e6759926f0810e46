// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Traces that version 0.1.0 wrote (golden-runs/): they tell what they told.
#include "answering/answer/answerbuilder.h"
#include "answering/ask.h"
#include "answering/attribution/attribution.h"
#include "base/file.h"
#include "base/text.h"
#include "support/graphs.h"

#include <filesystem>

#include <gmock/gmock.h>

namespace tripletalk::answering {
namespace {

using nlohmann::json;
using tests::must;

const std::filesystem::path goldenRuns = GOLDEN_RUNS_DIR;

std::vector<json> eventsIn(const std::filesystem::path& file) {
    std::vector<json> events;
    for (const std::string& line : text::split(must(readFile(file)), '\n'))
        if (!line.empty()) events.push_back(json::parse(line));
    return events;
}

const json* last(const std::vector<json>& events, std::string_view kind) {
    const json* found = nullptr;
    for (const json& event : events)
        if (event.at("kind") == kind) found = &event;
    return found;
}

/// What of `stored` is not in `again`; what is empty need not be written.
void lose(const json& stored, const json& again, const std::string& path,
          std::vector<std::string>& lost) {
    if (stored.is_object() && again.is_object()) {
        for (const auto& [name, member] : stored.items())
            if (member != json(member.type()))
                lose(member, again.value(name, json()), path + "." + name, lost);
    } else if (stored.is_array() && again.is_array() && stored.size() == again.size()) {
        for (std::size_t i = 0; i < stored.size(); ++i) lose(stored[i], again[i], path, lost);
    } else if (stored != again) {
        lost.push_back(path);
    }
}

class GoldenTrace : public testing::TestWithParam<const char*> {};

TEST_P(GoldenTrace, TellsItsAnswer) {
    const auto events = eventsIn(goldenRuns / (std::string(GetParam()) + ".jsonl"));
    for (const json& event : events) EXPECT_TRUE(eventFromJson(event)) << event;
    const Answer answer = answerOf(events);
    EXPECT_EQ(answer.timingsMs.at("total"), events.back().at("t_ms"));
    if (const json* failed = last(events, RunFailed::kind)) {
        EXPECT_EQ(answer.status, AnswerStatus::Failed);
        EXPECT_EQ(answer.error->message.text(), failed->at("error").at("message"));
    } else if (const json* finished = last(events, AnswerFinished::kind)) {
        EXPECT_EQ(toString(answer.status), finished->at("status"));
        EXPECT_EQ(answer.text, finished->at("answer"));
        EXPECT_EQ(toJson(answer.result), finished->at("result"));
        EXPECT_EQ(toJson(answer)["meanings"], finished->value("meanings", json::array()));
        EXPECT_EQ(toJson(answer)["unsupported"], finished->value("unsupported", json::array()));
    } else {
        EXPECT_EQ(answer.status, AnswerStatus::Cancelled);
        EXPECT_NE(last(events, RunCancelled::kind), nullptr);
    }
    for (const json& event : events)
        for (const json& told : event.value("sources", json::array())) {
            const auto n = told.at("n").get<std::size_t>();
            ASSERT_LE(n, answer.sources.size());
            EXPECT_EQ(toJson(answer.sources[n - 1]).at("rows"), told.at("rows"));
            EXPECT_EQ(toJson(answer.sources[n - 1]).at("text"), told.at("text"));
        }
}

TEST_P(GoldenTrace, LosesNothingWhenItIsReadAndWritten) {
    std::vector<std::string> lost;
    for (const json& stored : eventsIn(goldenRuns / (std::string(GetParam()) + ".jsonl"))) {
        const auto event = eventFromJson(stored);
        ASSERT_TRUE(event) << stored;
        lose(stored, toJson(*event), stored.at("kind"), lost);
    }
    // They stood beside the result, which has them too.
    for (const char* twice : {"result_chosen.source", "result_chosen.columns"})
        std::erase(lost, twice);
    EXPECT_THAT(lost, testing::IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(Answering, GoldenTrace,
                         testing::Values("cancelled", "control", "corrected", "failed", "loop",
                                         "meanings", "offline-document", "offline-list",
                                         "offline-not-found", "offline-number", "passages",
                                         "sparql", "sql"));

TEST(GoldenEvents, OfAnAttributionTellTheirClusters) {
    for (const char* name : {"attribution.jsonl", "attribution-offline.jsonl"}) {
        const auto events = eventsIn(goldenRuns / name);
        const auto end = eventFromJson(events.back());
        ASSERT_TRUE(end && end->endsRun());
        json clusters = json::array();
        for (const auto& cluster : std::get<AttributionFinished>(end->body).clusters)
            clusters.push_back(toJson(cluster));
        EXPECT_EQ(clusters, events.back().at("clusters"));
    }
}

TEST(GoldenEvents, OfAConversationAreItsTurns) {
    const json written = json::parse(must(readFile(goldenRuns / "conversation.json")));
    EXPECT_EQ(toJson(must(turnsFromJson(written))), written);
}

}  // namespace
}  // namespace tripletalk::answering
