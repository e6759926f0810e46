// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "cli/command.h"
#include "commandtest.h"
#include "support/testbases.h"
#include "support/testmodelserver.h"

#include <gmock/gmock.h>
#include <stdlib.h>

namespace tripletalk::cli {

using namespace tripletalk::tests;
using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

namespace {

struct Evaluating : CommandTest {
    TemporaryFolder folder;
    std::string kb = baseFromTurtle(folder.path(), museum).folder().string();
    std::string runs = (folder.path() / "runs").string();
    std::string questions =
        writeText(
            folder.path() / "q.jsonl",
            R"({"conversation":1,"turn":1,"type":"lookup","question":"How many paintings are there?","gold":[{"number":5}]})"
            "\n"
            R"({"conversation":"b","turn":1,"type":"lookup","question":"How many artists are there?","gold":[{"number":3}]})"
            "\n")
            .string();

    int eval(std::vector<std::string> more) {
        more.insert(more.begin(), {"eval", "--kb", kb, "--questions", questions, "--out", runs});
        return run(more);
    }
    [[nodiscard]] std::string kept(const std::string& name) const {
        auto content = readFile(std::filesystem::path(runs) / name);
        return content ? *content : std::string();
    }
};

}  // namespace

TEST_F(Evaluating, KeepsLinesReportAndChartAndGoesOnOnlyWhenAskedTo) {
    ASSERT_EQ(eval({"--conversations", "1"}), Done) << err;
    EXPECT_THAT(out, HasSubstr("offline: 1 of 1 right"));
    EXPECT_EQ(eval({}), WrongUsage);
    EXPECT_THAT(err, HasSubstr("--resume"));
    ASSERT_EQ(eval({"--resume", "--parallel", "2"}), Done) << err;
    EXPECT_THAT(out, HasSubstr("offline: 1 of 2 right, 1 wrong"));
    EXPECT_THAT(err, Not(HasSubstr("offline 1.1"))) << "asked again";
    EXPECT_THAT(kept("report.md"), HasSubstr("b.1 lookup, **wrong**"));
    EXPECT_THAT(kept("chart.svg"), HasSubstr("<svg"));
    std::filesystem::remove(std::filesystem::path(runs) / "report.md");
    ASSERT_EQ(run({"eval", "--report", runs}), Done) << err;
    EXPECT_THAT(kept("report.md"), HasSubstr("b.1 lookup, **wrong**"));
}

TEST_F(Evaluating, NamesAPromptBudgetAndWhoAnswered) {
    const tests::ModelServer server({{.content = R"({"sql": "SELECT COUNT(*) FROM painting"})"}});
    setenv("OPENAI_BASE_URL", server.openAiUrl().c_str(), 1);
    const int status = eval({"--strategies", "control,offline", "--model", "openai:x",
                             "--context-tokens", "8192", "--answered-by", "a script"});
    unsetenv("OPENAI_BASE_URL");
    ASSERT_EQ(status, Done) << err;
    const std::string lines = kept("control-8k.jsonl");
    const json first = json::parse(lines.substr(0, lines.find('\n')));
    EXPECT_EQ(first["configuration"], "control @8k");
    EXPECT_EQ(first["answered_by"], "a script");
    EXPECT_EQ(first["outcome"], "right") << first["reason"];
    EXPECT_EQ(first["answer"]["usage"]["model_calls"], 1);
    EXPECT_GT(first["model_ms"]["total"], 0);
    EXPECT_FALSE(kept("offline.jsonl").empty());
    EXPECT_THAT(kept("report.md"), HasSubstr("- control @8k: a script"));
}

TEST_F(Evaluating, ToldWrongIsExitStatus2) {
    EXPECT_EQ(run({"eval", "--kb", kb}), WrongUsage);
    EXPECT_EQ(eval({"--conversations", "nine"}), WrongUsage);
    EXPECT_EQ(eval({"--parallel", "0"}), WrongUsage);
    EXPECT_EQ(run({"eval", "--report", (folder.path() / "none").string()}), Failed);
}

TEST_F(Evaluating, TheSetOfABaseSaysBetterWorseAndSame) {
    const auto questionsOf = [&](std::vector<std::string> words) {
        words.insert(words.begin(), "questions");
        words.insert(words.end(), {"--kb", kb});
        return run(words);
    };
    ASSERT_EQ(questionsOf({"add", "How many paintings are there?"}), Done) << err;
    EXPECT_THAT(out, HasSubstr("1  How many paintings are there?\n    5"));
    ASSERT_EQ(questionsOf({"run"}), Done) << err;
    EXPECT_THAT(out, HasSubstr("0 better, 0 worse, 0 same, 1 new"));
    ASSERT_EQ(questionsOf({"run"}), Done) << err;
    EXPECT_THAT(out, HasSubstr("0 better, 0 worse, 1 same, 0 new"));
    const std::string file = (folder.path() / "kept.jsonl").string();
    ASSERT_EQ(questionsOf({"export", file}), Done) << err;
    ASSERT_EQ(questionsOf({"remove", "1"}), Done) << err;
    EXPECT_EQ(questionsOf({"run"}), Failed);
    ASSERT_EQ(questionsOf({"import", file}), Done) << err;
    EXPECT_EQ(out, "1 taken\n");
    EXPECT_EQ(questionsOf({"add"}), WrongUsage);
    EXPECT_EQ(questionsOf({"remove", "first"}), WrongUsage);
}

}  // namespace tripletalk::cli
