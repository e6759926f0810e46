// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0

// What version 0.1.0 wrote, taken up by today's commands: its packed museum is asked on.
#include "base/file.h"
#include "base/text.h"
#include "cli/command.h"
#include "commandtest.h"
#include "support/testbases.h"
#include "support/testmodelserver.h"

#include <cstdlib>

#include <gmock/gmock.h>

namespace tripletalk::cli {

using namespace tripletalk::tests;
using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

namespace {

namespace fs = std::filesystem;

const fs::path goldenTests = GOLDEN_TESTS;  ///< the folder of all tests
const fs::path goldenRuns = goldenTests / "answering" / "golden-runs";

struct Golden : CommandTest {
    Golden() {
        ::setenv("TRIPLETALK_DATA", (folder.path() / "data").c_str(), 1);
        const auto pack = goldenTests / "knowledge" / "golden" / "museum.kb.tar.gz";
        EXPECT_EQ(run({"unpack", "--kb", kb, pack.string()}), Done) << err;
    }
    ~Golden() override { ::unsetenv("TRIPLETALK_DATA"); }

    TemporaryFolder folder;
    std::string kb = (folder.path() / "museum.kb").string();

    int ask(const std::string& question, std::vector<std::string> options = {}) {
        options.insert(options.begin(), {"ask", "--kb", kb, question});
        return run(options);
    }
    /// A file of the data folder as it was then.
    void remember(const std::string& name, const std::string& as) const {
        fs::create_directories(folder.path() / "data");
        fs::copy(goldenTests / "workspace" / "golden" / name, folder.path() / "data" / as);
    }
};

}  // namespace

TEST_F(Golden, AnswersInTheWordsOfItsCuration) {
    EXPECT_EQ(ask("How old is the Blue Door?"), Done);
    EXPECT_THAT(out, HasSubstr("Age of The Blue Door: **89"));
    EXPECT_EQ(ask("Which canvases were painted by artists from Portugal?"), Done);
    EXPECT_THAT(out, AllOf(HasSubstr("Gate at Noon"), Not(HasSubstr("Blue Door"))));
}

TEST_F(Golden, GoesOnWithAConversation) {
    const auto file = folder.path() / "conversation.json";
    fs::copy(goldenRuns / "conversation.json", file);
    EXPECT_EQ(ask("And which of them is the tallest?", {"--conversation", file.string()}), Done);
    EXPECT_THAT(out, HasSubstr("**The Blue Door**"));
    EXPECT_EQ(json::parse(must(readFile(file))).at("turns").size(), 3U);
}

TEST_F(Golden, AnswersAReadingOfATrace) {
    std::string reading;
    const std::string trace = must(readFile(goldenRuns / "offline-list.jsonl"));
    for (const auto& line : text::split(trace, '\n'))
        if (line.find(R"("kind":"reading")") != std::string_view::npos) reading = line;
    const auto file = writeText(folder.path() / "reading.json", reading);
    EXPECT_EQ(ask("as I meant it", {"--reading", file.string(), "--values", "label"}), Done);
    EXPECT_EQ(out, "The Blue Door\nTwo Chairs\nSnow\n");
}

TEST_F(Golden, SaysWhatMatteredForAnAnswerOfATrace) {
    const auto attribute = [&](const std::string& name) {
        const int status =
            run({"attribute", "--json", "--kb", kb, "--trace", (goldenRuns / name).string()});
        EXPECT_EQ(status, Done) << err;
        return json::parse(out, nullptr, false);
    };
    const json offline = attribute("offline-document.jsonl");
    EXPECT_EQ(offline.at("question"), "When does the museum open?");
    EXPECT_EQ(offline.at("clusters").at(0).at("sources"), json::array({1}));
    EXPECT_DOUBLE_EQ(offline.at("clusters").at(0).at("percent"), 100);

    const tests::ModelServer server({
        {.match = "made of glass", .content = "The roof of the Great Hall is made of glass [1]."},
        {.content = "NOT_FOUND: Nobody says."},
    });
    ::setenv("OLLAMA_HOST", server.ollamaUrl().c_str(), 1);
    const json passages = attribute("passages.jsonl");
    ::unsetenv("OLLAMA_HOST");
    EXPECT_EQ(passages.at("calls"), 5);
    EXPECT_EQ(passages.at("clusters").at(0).at("sources"), json::array({2}));
    EXPECT_DOUBLE_EQ(passages.at("clusters").at(0).at("percent"), 100);
}

TEST_F(Golden, ListsTheConfigurationsOfItsSettings) {
    remember("settings.json", "settings.json");
    EXPECT_EQ(run({"configurations", "list"}), Done) << err;
    EXPECT_THAT(out, AllOf(HasSubstr("* Museum model: sql+passages, ollama:scripted, embedder "
                                     "builtin, 4 rounds, top 6, 8192 tokens"),
                           HasSubstr("  Graph: sparql"), HasSubstr("  Control: control")));
}

TEST_F(Golden, AConfigurationWhoseStrategyIsGoneSaysSo) {
    remember("settings-strategy-gone.json", "settings.json");
    EXPECT_EQ(run({"configurations", "list"}), Done) << err;
    EXPECT_THAT(out, HasSubstr("* Oracle: clairvoyance"));
    EXPECT_NE(ask("How tall is Snow?", {"--configuration", "Oracle"}), Done);
    EXPECT_THAT(err, HasSubstr("There is no strategy \"clairvoyance\"."));
    EXPECT_EQ(out, "");
    EXPECT_EQ(ask("How tall is Snow?", {"--configuration", "Oracle", "--strategy", "offline"}),
              Done)
        << err;
    EXPECT_THAT(out, HasSubstr("400 mm"));
}

TEST_F(Golden, ReportsAnEvaluation) {
    fs::copy(goldenTests / "evaluation" / "golden" / "runs", folder.path() / "runs");
    EXPECT_EQ(run({"eval", "--report", (folder.path() / "runs").string()}), Done) << err;
    EXPECT_THAT(must(readFile(folder.path() / "runs" / "report.md")),
                HasSubstr("| offline | 5 | 2 / 0 / 1 | 1 / 0 / 0 | 0 / 1 / 0 | 3 / 1 / 1 |"));
}

}  // namespace tripletalk::cli
