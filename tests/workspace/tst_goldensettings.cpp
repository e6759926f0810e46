// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0

// What version 0.1.0 remembered between two sessions.
#include "base/file.h"
#include "support/graphs.h"
#include "workspace/answerer.h"
#include "workspace/queryhistory.h"
#include "workspace/settingsfile.h"

#include <gmock/gmock.h>

namespace tripletalk::workspace {

using namespace tripletalk::tests;
using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

namespace fs = std::filesystem;

Settings golden(const char* name) { return must(loadSettings(fs::path(GOLDEN_DIR) / name)); }

std::vector<std::string> namesOf(const Settings& settings) {
    std::vector<std::string> names;
    for (const Configuration& one : settings.configurations) names.push_back(one.name);
    return names;
}

}  // namespace

TEST(GoldenSettings, KeepEveryConfiguration) {
    const Settings settings = golden("settings.json");
    EXPECT_THAT(namesOf(settings), ElementsAre("Offline", "Museum model", "Rows only", "Text only",
                                               "Graph", "Control"));
    EXPECT_EQ(settings.configuration, "Museum model");
    std::vector<std::string> strategies;
    for (const Configuration& one : settings.configurations) {
        strategies.push_back(one.strategy);
        EXPECT_TRUE(validated(one)) << one.name;
    }
    EXPECT_THAT(strategies,
                ElementsAre("offline", "sql+passages", "sql", "passages", "sparql", "control"));
}

TEST(GoldenSettings, KeepWhatAConfigurationSays) {
    const Settings settings = golden("settings.json");
    const Configuration model = must(savedConfiguration(settings, "Museum model"));
    EXPECT_EQ(model.model, "ollama:scripted");
    EXPECT_EQ(model.embedder, "builtin");
    EXPECT_EQ(model.rounds, 4);
    EXPECT_EQ(model.topK, 6);
    EXPECT_EQ(model.contextTokens, 8192);
    EXPECT_DOUBLE_EQ(model.temperature, 0.7);
    EXPECT_EQ(model.required, "both");
    const Configuration rows = must(savedConfiguration(settings, "Rows only"));
    EXPECT_EQ(rows.candidates, 3);
    EXPECT_EQ(rows.required, "either");
    const Configuration text = must(savedConfiguration(settings, "Text only"));
    EXPECT_TRUE(text.rerank);
    EXPECT_EQ(text.embedder, "none");
    EXPECT_EQ(text.required, "none");
    EXPECT_EQ(must(savedConfiguration(settings, "Control")).model, "openai:scripted");
    EXPECT_EQ(must(savedConfiguration(settings, "Offline")).model, "offline");
}

TEST(GoldenSettings, KeepWhatAPersonSet) {
    const Settings settings = golden("settings.json");
    EXPECT_EQ(settings.theme, "dark");
    EXPECT_DOUBLE_EQ(settings.textScale, 1.25);
    EXPECT_EQ(settings.language, "de");
    EXPECT_EQ(settings.dataLanguage, "en");
    EXPECT_TRUE(settings.reducedMotion);
    EXPECT_EQ(settings.ollamaHost, "http://models.example:11434");
    EXPECT_EQ(settings.openAiBaseUrl, "http://models.example/v1");
    EXPECT_EQ(settings.base, "/home/me/museum.kb");
    EXPECT_EQ(settings.conversation, "d2deade3-46f8-47ac-9b6f-b8bbd0c9877a");
    EXPECT_THAT(settings.otherBases, ElementsAre("/home/me/elsewhere.kb"));
    EXPECT_EQ(settings.window.at("panel"), "derivation");
}

TEST(GoldenSettings, KeepTheNetworkAndWhatMayLeaveTheComputer) {
    const Settings settings = golden("settings.json");
    EXPECT_EQ(settings.proxy, "http");
    EXPECT_EQ(settings.proxyHost, "proxy.example");
    EXPECT_EQ(settings.proxyPort, 3128);
    EXPECT_EQ(settings.proxyUser, "me");
    EXPECT_EQ(settings.certificates, "/home/me/own.pem");
    EXPECT_THAT(settings.consents, ElementsAre(Consent{"99a9e615b9f2d1da", "models.example",
                                                       "Museum", "2026-11-22T10:00:00Z"}));
}

TEST(GoldenSettings, AConfigurationWhoseStrategyIsGoneSaysSo) {
    const Settings settings = golden("settings-strategy-gone.json");
    EXPECT_THAT(namesOf(settings), ElementsAre("Offline", "Oracle"));
    EXPECT_EQ(settings.configuration, "Oracle");
    const Configuration gone = must(savedConfiguration(settings, "Oracle"));
    EXPECT_EQ(gone.strategy, "clairvoyance");
    EXPECT_EQ(gone.model, "ollama:scripted");
    const auto checked = validated(gone);
    ASSERT_FALSE(checked);
    EXPECT_EQ(checked.error().kind, ErrorKind::Usage);
    EXPECT_EQ(checked.error().message.text(), "There is no strategy \"clairvoyance\".");
}

TEST(GoldenSettings, AConfigurationWhoseStrategyIsGoneOutlivesOtherChanges) {
    const TemporaryFolder folder;
    const auto file = folder.path() / "settings.json";
    fs::copy(fs::path(GOLDEN_DIR) / "settings-strategy-gone.json", file);
    const Settings before = must(loadSettings(file));
    Settings after = before;
    after.theme = "dark";
    must(updateSettings(before, after, file));
    EXPECT_EQ(must(savedConfiguration(must(loadSettings(file)), "Oracle")).strategy,
              "clairvoyance");
}

TEST(GoldenSettings, QueriesThatRanAreStillThere) {
    const QueryHistory history(fs::path(GOLDEN_DIR) / "queries.json");
    EXPECT_THAT(
        history.of("99a9e615b9f2d1da"),
        ElementsAre("SELECT label FROM artist ORDER BY label", "SELECT count(*) FROM artist"));
    EXPECT_THAT(history.of("99a9e615b9f2d1da", knowledge::sparqlLanguage()),
                ElementsAre(HasSubstr("a <http://example.org/museum/Room>")));
}

}  // namespace tripletalk::workspace
