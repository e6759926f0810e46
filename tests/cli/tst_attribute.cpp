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

namespace {

struct Attribute : CommandTest {
    TemporaryFolder folder;
    std::string kb = baseFromTurtle(folder.path(), museum).folder().string();
    std::string trace = (folder.path() / "trace.jsonl").string();

    int attribute(std::vector<std::string> more = {}) {
        more.insert(more.begin(), {"attribute", "--kb", kb, "--trace", trace});
        return run(more);
    }
    /// An answer that a model gave from two passages.
    void writeModelTrace() const {
        const json sources = {
            {{"n", 1}, {"kind", "passage"}, {"title", "Snow"}, {"text", "Snow is 400 mm high."}},
            {{"n", 2}, {"kind", "passage"}, {"title", "Bo Carter"}, {"text", "Born in Oslo."}}};
        std::string lines;
        for (const json& event : std::vector<json>{
                 {{"kind", "run_started"},
                  {"run", "r1"},
                  {"question", "How high is Snow?"},
                  {"strategy", "sql+passages"},
                  {"model", "openai:x"}},
                 {{"kind", "tool_returned"}, {"tool", "search"}, {"sources", sources}},
                 {{"kind", "answer_finished"},
                  {"status", "answered"},
                  {"answer", "Snow is 400 mm high [1]."}}})
            lines += event.dump() + "\n";
        writeText(trace, lines);
    }
};

}  // namespace

TEST_F(Attribute, SaysWhatAnOfflineAnswerRestsOnWithoutAModel) {
    ASSERT_EQ(run({"ask", "--kb", kb, "--trace", trace, "How many paintings are there?"}), Done);
    ASSERT_EQ(attribute(), Done) << err;
    EXPECT_THAT(out, HasSubstr("100 %\n    [1] SELECT"));
    EXPECT_EQ(err, "");
}

TEST_F(Attribute, AsksTheModelThatAnsweredWithoutEachSourceAndTellsTheCostFirst) {
    writeModelTrace();
    const tests::ModelServer server({
        {.match = "400 mm", .content = "Snow is 400 mm high [1]."},
        {.content = "NOT_FOUND: The height of Snow is not known."},
    });
    setenv("OPENAI_BASE_URL", server.openAiUrl().c_str(), 1);
    const int onlyCost = attribute({"--cost"});
    EXPECT_THAT(err, HasSubstr("2 model calls of together about"));
    EXPECT_TRUE(server.modelRequests().empty());
    const int status = attribute({"--json", "--out", (folder.path() / "events.jsonl").string()});
    unsetenv("OPENAI_BASE_URL");
    EXPECT_EQ(onlyCost, Done);
    ASSERT_EQ(status, Done) << err;
    const json told = json::parse(out);
    EXPECT_EQ(told["about"], "r1");
    EXPECT_EQ(told["clusters"][0]["sources"], json::array({1}));
    EXPECT_DOUBLE_EQ(told["clusters"][0]["percent"], 100);
    EXPECT_DOUBLE_EQ(told["clusters"][1]["percent"], 0);
    EXPECT_EQ(server.modelRequests().size(), 2U);
    EXPECT_THAT(*readFile(folder.path() / "events.jsonl"), HasSubstr("\"about\":\"r1\""));
}

TEST_F(Attribute, ObeysThePrivacyRule) {
    writeModelTrace();
    ASSERT_EQ(run({"privacy", "--kb", kb, "schema"}), Done) << err;
    EXPECT_EQ(attribute(), Failed);
    EXPECT_THAT(err, HasSubstr("privacy rule"));
}

TEST_F(Attribute, NeedsAnAnswerInTheTrace) {
    writeText(trace, "{\"kind\":\"run_started\"}\nhalf");
    EXPECT_EQ(attribute(), Failed);
    EXPECT_EQ(run({"attribute", "--kb", kb}), WrongUsage);
}

}  // namespace tripletalk::cli
