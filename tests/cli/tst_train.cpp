// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "commandtest.h"
#include "knowledge/knowledgebase.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::cli {

using namespace tripletalk::tests;
using testing::AllOf;
using testing::HasSubstr;

namespace {

struct TrainCommand : CommandTest {
    TemporaryFolder folder;
    std::string kb = baseFromTurtle(folder.path(), museum).folder().string();
    std::string examples =
        writeText(folder.path() / "paths.jsonl",
                  R"({"question": "Whose brush made Snow?", "path": ["painted by"]}
{"question": "How old is Snow?", "path": ["year"], "thing": "http://example.org/p5"}
{"question": "Whose brush made Snow?", "path": ["year"]}
)")
            .string();
    int ask(const std::string& question) {
        return run({"ask", "--kb", kb, "--strategy", "retrieve-rewrite-answer", question});
    }
};

}  // namespace

TEST_F(TrainCommand, SaysWhatWasLearnedAndWhatWasNot) {
    ASSERT_EQ(run({"train", "--kb", kb, "--examples", examples}), Done) << err;
    EXPECT_THAT(out,
                AllOf(HasSubstr("2 of 3 examples learned: 2 paths of 2 relations (2 of 1 hop)"),
                      HasSubstr("1 skipped (first: line 3): It contradicts"),
                      HasSubstr("Too few examples to hold some out")));
    ASSERT_EQ(ask("Whose brush made The Blue Door?"), Done);
    EXPECT_THAT(out, HasSubstr("**Bo Carter**. [1]"));
}

TEST_F(TrainCommand, AnswersWithoutAModelAndWithoutTraining) {
    ASSERT_EQ(ask("What is the height of Snow?"), Done);
    EXPECT_THAT(out, HasSubstr("**400 mm**. [1]"));
}

TEST_F(TrainCommand, RefusesWhatTellsNothingApart) {
    EXPECT_EQ(run({"train", "--kb", kb}), Failed) << "the base keeps no examples";
    EXPECT_THAT(err, HasSubstr("There are no examples to learn from."));
    EXPECT_EQ(run({"train", "--kb", kb, "--examples", "nowhere.jsonl"}), Failed);
    EXPECT_EQ(run({"train"}), WrongUsage);
}

TEST_F(TrainCommand, WritesACorpusALineAnExample) {
    ASSERT_EQ(run({"corpus", "--kb", kb, "--examples", examples}), Done) << err;
    const auto first = nlohmann::json::parse(out.substr(0, out.find('\n')));
    EXPECT_EQ(first["output"], "Snow: It is painted by Bo Carter.");
    EXPECT_EQ(first["kept"], true);
    EXPECT_THAT(err, HasSubstr("2 kept, 0 dropped, 1 skipped"));
    const std::string file = (folder.path() / "corpus.jsonl").string();
    ASSERT_EQ(run({"corpus", "--kb", kb, "--examples", examples, "--out", file, "--limit", "1"}),
              Done);
    EXPECT_EQ(must(readFile(file)), first.dump() + "\n");
}

TEST_F(TrainCommand, WritesNoCorpusByAModelThatMaySeeNoValue) {
    ASSERT_EQ(run({"privacy", "--kb", kb, "schema"}), Done) << err;
    EXPECT_EQ(run({"corpus", "--kb", kb, "--examples", examples, "--model", "ollama:m"}), Failed);
    EXPECT_THAT(err, HasSubstr("lets no value reach a model"));
    EXPECT_EQ(run({"corpus", "--kb", kb, "--examples", examples}), Done) << "by the program";
}

}  // namespace tripletalk::cli
