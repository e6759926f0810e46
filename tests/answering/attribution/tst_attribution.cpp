// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/attribution/attribution.h"
#include "llm/providers.h"
#include "support/graphs.h"

#include <mutex>

#include <gmock/gmock.h>

namespace tripletalk::answering {

using namespace tripletalk::tests;
using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

Source passage(int n, const std::string& title, const std::string& text) {
    Source source;
    source.n = n;
    source.kind = "passage";
    source.title = title;
    source.text = text;
    return source;
}

/// Two passages say the same, one says something else, one is about nothing that was asked.
AnsweredRun museumRun(const std::string& strategy) {
    AnsweredRun run;
    run.run = "abc";
    run.question = "Where does the ferry to the island leave, and what does it cost?";
    run.answer.status = AnswerStatus::Answered;
    run.answer.strategy = strategy;
    run.answer.text = "It leaves from the old harbour [1][2]. A ticket costs 14.50 euros [3].";
    run.answer.sources = {
        passage(1, "Ferry", "The ferry to the island leaves from the old harbour every hour."),
        passage(2, "Ferry", "The ferry to the island leaves from the old harbour every hour!"),
        passage(3, "Prices", "A ticket for the boat costs 14.50 euros, children travel free."),
        passage(4, "Weather", "Winters bring snow, and summers are mild with little rain.")};
    return run;
}

struct Attributing : testing::Test {
    std::unique_ptr<llm::Embedder> embedder = must(llm::makeEmbedder("builtin", {}, nullptr));
    AttributionOptions options;
    std::vector<json> events;
    Trace trace{"run", [this](const Event& event) { events.push_back(toJson(event)); }};
    std::mutex mutex;
    std::vector<std::vector<int>> asked;

    AttributionPlan plan(const std::string& strategy) {
        return must(planAttribution(museumRun(strategy), *embedder, options, {}));
    }
    /// A model that says what it is given, in its own words.
    Rewriter scripted() {
        return [this](const std::vector<int>& left, Trace&,
                      const CancelToken&) -> Result<std::string> {
            const std::lock_guard lock(mutex);
            asked.push_back(left);
            const auto has = [&](int n) { return std::ranges::find(left, n) != left.end(); };
            std::string text;
            if (has(1) || has(2)) text += "It leaves from the old harbour [1]. ";
            if (has(3)) text += "A ticket costs 14.50 euros [3].";
            return text.empty() ? "NOT_FOUND: nothing is known." : text;
        };
    }
    static double percentOf(const std::vector<AttributedCluster>& clusters, int source) {
        for (const auto& cluster : clusters)
            if (std::ranges::find(cluster.sources, source) != cluster.sources.end())
                return cluster.percent;
        return -1;
    }
};

}  // namespace

TEST_F(Attributing, AsksNoModelOfAPersonsOwnQueryAndRefusesAStrategyThatIsGone) {
    EXPECT_EQ(plan("corrected").calls, 0);
    EXPECT_EQ(plan("control").calls, 0);
    const auto gone = planAttribution(museumRun("clairvoyance"), *embedder, options, {});
    ASSERT_FALSE(gone);
    EXPECT_THAT(gone.error().message.text(), HasSubstr("\"clairvoyance\""));
}

TEST_F(Attributing, PutsSourcesThatSayTheSameTogether) {
    EXPECT_THAT(plan("sql+passages").clusters,
                ElementsAre(ElementsAre(1, 2), ElementsAre(3), ElementsAre(4)));
}

TEST_F(Attributing, AQueryAndAPassageWithTheAnswersValueAreOneCluster) {
    AnsweredRun run = museumRun("sql+passages");
    Source query;
    query.n = 5;
    query.kind = "sql";
    query.columns = {{"price"}};
    query.rows = {{{"14.50", "", "number"}}};
    run.answer.sources.push_back(query);
    const auto planned = must(planAttribution(run, *embedder, options, {}));
    EXPECT_THAT(planned.clusters,
                ElementsAre(ElementsAre(1, 2), ElementsAre(3, 5), ElementsAre(4)));
}

TEST_F(Attributing, ANumberThatStandsAnywhereJoinsNothing) {
    AnsweredRun run = museumRun("sql+passages");
    run.answer.text = "It leaves every 4 minutes [1].";
    run.answer.sources = {
        passage(1, "Ferry", "The ferry to the island leaves from the old harbour, 4 an hour."),
        passage(2, "Weather", "Winters bring snow on 4 days, and summers are mild.")};
    EXPECT_THAT(must(planAttribution(run, *embedder, options, {})).clusters,
                ElementsAre(ElementsAre(1), ElementsAre(2)));
}

TEST_F(Attributing, TellsTheCostBeforeAnyCall) {
    options.repeats = 2;
    const auto planned = plan("sql+passages");
    EXPECT_EQ(planned.calls, 6);
    EXPECT_GT(planned.promptTokens, 6 * 700);
    EXPECT_EQ(plan("offline").calls, 0);
}

TEST_F(Attributing, RedundantSourcesShareTheirNumberAndIdleOnesHaveNone) {
    const auto clusters =
        must(attribute(plan("sql+passages"), scripted(), *embedder, options, trace, {}));
    EXPECT_EQ(asked.size(), 3U);
    EXPECT_GT(percentOf(clusters, 1), 0);
    EXPECT_EQ(percentOf(clusters, 1), percentOf(clusters, 2));
    EXPECT_GT(percentOf(clusters, 3), 0);
    EXPECT_EQ(percentOf(clusters, 4), 0);
    double sum = 0;
    for (const auto& cluster : clusters) sum += cluster.percent;
    EXPECT_NEAR(sum, 100, 1e-9);
    EXPECT_GE(clusters[0].contribution, clusters[1].contribution);
}

TEST_F(Attributing, TellsARunOfItsOwnAboutTheAnswer) {
    must(attribute(plan("sql+passages"), scripted(), *embedder, options, trace, {}));
    EXPECT_EQ(events.front()["kind"], "run_started");
    EXPECT_EQ(events.front()["about"], "abc");
    EXPECT_EQ(events.front()["calls"], 3);
    EXPECT_EQ(events.back()["kind"], "attribution_finished");
    EXPECT_EQ(events.back()["clusters"].size(), 3U);
    EXPECT_TRUE(trace.ended());
}

TEST_F(Attributing, NeedsNoModelForAnOfflineAnswer) {
    const auto clusters = must(attribute(plan("offline"), {}, *embedder, options, trace, {}));
    EXPECT_GT(percentOf(clusters, 1), 0);
    EXPECT_GT(percentOf(clusters, 3), 0);
    EXPECT_EQ(percentOf(clusters, 4), 0);
    for (const auto& cluster : clusters)
        if (cluster.sources.front() == 3) {
            EXPECT_THAT(cluster.without, HasSubstr("harbour"));
            EXPECT_THAT(cluster.without, testing::Not(HasSubstr("14.50")));
        }
}

TEST_F(Attributing, StopsAtAnErrorAndWhenCancelled) {
    const Rewriter failing = [](const std::vector<int>&, Trace&,
                                const CancelToken&) -> Result<std::string> {
        return Error{ErrorKind::Network, Sentence::verbatim("The server is away.")};
    };
    EXPECT_EQ(attribute(plan("sql"), failing, *embedder, options, trace, {}).error().kind,
              ErrorKind::Network);
    EXPECT_EQ(events.back()["kind"], "run_failed");

    const CancelToken cancel;
    Trace second("run2", [this](const Event& event) { events.push_back(toJson(event)); });
    const Rewriter cancelling = [&](const std::vector<int>&, Trace&,
                                    const CancelToken& token) -> Result<std::string> {
        cancel.cancel();
        return token.error();
    };
    EXPECT_EQ(attribute(plan("sql"), cancelling, *embedder, options, second, cancel).error().kind,
              ErrorKind::Cancelled);
    EXPECT_EQ(events.back()["kind"], "run_cancelled");
}

TEST_F(Attributing, FindsTheLastAnswerOfATrace) {
    const auto event = [](const char* run, const char* kind, json members) {
        members["run"] = run;
        members["kind"] = kind;
        return members;
    };
    const std::vector<json> told{
        event("1", "run_started", {{"question", "And it?"}, {"strategy", "sql"}}),
        event("1", "understood", {{"text", "How high is Snow?"}}),
        event("1", "answer_finished", {{"status", "answered"}, {"answer", "400 mm [1]."}}),
        event("2", "run_started", {{"question", "Why?"}}),
        event("2", "answer_finished", {{"status", "not_found"}, {"answer", "No."}})};
    const auto found = must(lastAnswerOf(told));
    EXPECT_EQ(found.run, "1");
    EXPECT_EQ(found.question, "How high is Snow?");
    EXPECT_EQ(found.answer.text, "400 mm [1].");
    EXPECT_EQ(lastAnswerOf({}).error().kind, ErrorKind::NotFound);
}

TEST_F(Attributing, WithoutSourcesThereIsNothingToAttribute) {
    EXPECT_EQ(planAttribution(AnsweredRun(), *embedder, options, {}).error().kind,
              ErrorKind::Input);
}

}  // namespace tripletalk::answering
