// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "workspace/departure.h"

#include <gmock/gmock.h>

namespace tripletalk::workspace {

using knowledge::Manifest;
using knowledge::Privacy;
using testing::IsEmpty;
using testing::SizeIs;

namespace {

struct Leaving : testing::Test {
    llm::Access access{.openAiBaseUrl = "https://api.example.org/v1",
                       .ollamaHost = "http://127.0.0.1:11434"};
    Manifest base = [] {
        Manifest manifest;
        manifest.tables = 3;
        manifest.passages = 10;
        manifest.embedders = {{"builtin", "a", 256}, {"openai:embed", "b", 8}};
        return manifest;
    }();
    Configuration configuration{.strategy = "sql+passages", .model = "openai:large"};

    [[nodiscard]] std::vector<Departure> departures() const {
        return departuresOf(configuration, access, base);
    }
};

}  // namespace

TEST_F(Leaving, NothingLeavesOfflineOrToAModelHere) {
    configuration.model = "ollama:small";
    EXPECT_THAT(departures(), IsEmpty());
    access.ollamaHost = "localhost:1234";
    EXPECT_THAT(departures(), IsEmpty());
    access.ollamaHost = "http://[::1]:11434/";
    EXPECT_THAT(departures(), IsEmpty());
    configuration.model = "openai:large";
    configuration.strategy = "offline";
    EXPECT_THAT(departures(), IsEmpty());
}

TEST_F(Leaving, NamesTheHostAndWhatGoesAlong) {
    const auto all = departures();
    ASSERT_THAT(all, SizeIs(1));
    EXPECT_EQ(all[0].host, "api.example.org");
    EXPECT_TRUE(all[0].question && all[0].schema && all[0].rows && all[0].passages);
    configuration.strategy = "sql";
    EXPECT_FALSE(departures()[0].passages);
    configuration.strategy = "passages";
    EXPECT_FALSE(departures()[0].schema || departures()[0].rows);
    configuration.model = "ollama:small";
    access.ollamaHost = "http://user@box.example:11434/path";
    EXPECT_EQ(departures()[0].host, "box.example");
}

TEST_F(Leaving, ObeysThePrivacyRule) {
    base.privacy = Privacy::Schema;
    ASSERT_THAT(departures(), SizeIs(1));
    EXPECT_TRUE(departures()[0].schema);
    EXPECT_FALSE(departures()[0].rows || departures()[0].passages || departures()[0].forbidden);
    base.privacy = Privacy::Local;
    EXPECT_TRUE(departures()[0].forbidden);
}

TEST_F(Leaving, CountsAnEmbedderElsewhereIfTheBaseHasItsIndex) {
    configuration.strategy = configuration.model = "offline";
    configuration.embedder = "openai:embed";
    ASSERT_THAT(departures(), SizeIs(1));
    EXPECT_FALSE(departures()[0].schema || departures()[0].rows || departures()[0].passages);
    base.privacy = Privacy::Schema;
    EXPECT_TRUE(departures()[0].forbidden);
    configuration.embedder = "openai:another";
    EXPECT_THAT(departures(), IsEmpty());
}

TEST_F(Leaving, AStrategyFitsWhatTheBaseHas) {
    for (const std::string& strategy : answering::strategyNames())
        EXPECT_EQ(misfitOf(strategy, base), Misfit::None) << strategy;
    base.tables = 0;
    EXPECT_EQ(misfitOf("sql", base), Misfit::NoTables);
    EXPECT_EQ(misfitOf("sql+passages", base), Misfit::None);
    base.passages = 0;
    EXPECT_EQ(misfitOf("sql+passages", base), Misfit::NoTables);
    EXPECT_EQ(misfitOf("passages", base), Misfit::NoPassages);
    EXPECT_EQ(misfitOf("offline", base), Misfit::None);
    base.privacy = Privacy::Schema;
    EXPECT_EQ(misfitOf("control", base), Misfit::ValuesStay);
    EXPECT_EQ(misfitOf("passages", base), Misfit::ValuesStay);
}

TEST_F(Leaving, AStrategyThatThereIsNotShowsItsModelEverythingAndIsRefused) {
    configuration.strategy = "clairvoyance";
    ASSERT_THAT(departures(), SizeIs(1));
    EXPECT_TRUE(departures()[0].schema && departures()[0].rows && departures()[0].passages);
    EXPECT_EQ(misfitOf("clairvoyance", base), Misfit::Unknown);
    const auto checked = validated(configuration);
    ASSERT_FALSE(checked);
    EXPECT_EQ(checked.error().message.text(), "There is no strategy \"clairvoyance\".");
}

TEST_F(Leaving, AModelIsUsuallyGivenTheFirstStrategyThatFitsTheBase) {
    EXPECT_EQ(usualStrategy(nullptr).name.value, "sql+passages");
    EXPECT_EQ(usualStrategy(&base).name.value, "sql+passages");
    base.remote = knowledge::Remote{"https://graph.example.org/sparql", false};
    EXPECT_EQ(usualStrategy(&base).name.value, "sparql");
}

TEST_F(Leaving, QueriesGoToTheEndpointOfARemoteBase) {
    base.remote = knowledge::Remote{"https://graph.example.org:8080/sparql", false};
    configuration = {.strategy = "sparql", .model = "ollama:small", .embedder = "none"};
    auto all = departures();
    ASSERT_THAT(all, SizeIs(1));
    EXPECT_EQ(all[0].host, "graph.example.org");
    EXPECT_TRUE(all[0].queries);
    EXPECT_FALSE(all[0].question || all[0].rows);
    base.remote->url = "http://localhost:3030/ds";
    EXPECT_THAT(departures(), IsEmpty());
}

TEST_F(Leaving, OnlyWhatAsksInSparqlFitsARemoteBase) {
    base.remote = knowledge::Remote{"https://graph.example.org/sparql", false};
    std::vector<std::string> fitting;
    for (const std::string& strategy : answering::strategyNames())
        if (misfitOf(strategy, base) == Misfit::None) fitting.push_back(strategy);
    EXPECT_THAT(fitting, testing::ElementsAre("sparql", "grasp", "grasp-words", "auto-kgqa",
                                              "retrieve-rewrite-answer"));
    base.privacy = Privacy::Schema;
    EXPECT_EQ(misfitOf("sparql", base), Misfit::ValuesStay);
}

TEST_F(Leaving, WithoutAModelARemoteBaseIsAskedOnceAnExcerptIsHere) {
    base.remote = knowledge::Remote{"https://graph.example.org/sparql", false};
    EXPECT_EQ(misfitOf("offline", base), Misfit::NoExcerpt);
    EXPECT_EQ(misfitOf("readings", base), Misfit::Remote);
    base.remote->excerpt = "2026-11-29T00:00:00Z";
    EXPECT_EQ(misfitOf("offline", base), Misfit::None);
    base.privacy = Privacy::Schema;
    EXPECT_EQ(misfitOf("offline", base), Misfit::None) << "no model sees a value";
}

}  // namespace tripletalk::workspace
