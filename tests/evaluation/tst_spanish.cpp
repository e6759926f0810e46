// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// What resources/language/es.json says is enough to answer simple questions in Spanish without a
// model. Both files of questions were written before the language's words were; the second one was
// asked for the first time when all was done.
#include "answering/offline/offlinestrategy.h"
#include "evaluation/runner.h"
#include "support/testbases.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace tripletalk::evaluation {
namespace {

namespace fs = std::filesystem;
using tests::must;

const fs::path folder = SPANISH_DIR;

class Spanish : public testing::Test {
  protected:
    static void SetUpTestSuite() {
        s_folder = std::make_unique<tests::TemporaryFolder>();
        knowledge::ImportOptions options;
        options.language = "es";
        options.embedder = must(llm::makeEmbedder("builtin", {}, nullptr));
        must(knowledge::importFiles({folder / "coches.ttl"}, s_folder->path() / "coches.kb",
                                    options, {}, CancelToken()));
    }
    static void TearDownTestSuite() { s_folder.reset(); }

    /// How many questions of the file are answered right; the others are printed.
    static int right(const char* file) {
        const auto base = must(knowledge::KnowledgeBase::open(s_folder->path() / "coches.kb"));
        const auto offline = []() -> Result<std::unique_ptr<answering::AnswerStrategy>> {
            return std::unique_ptr<answering::AnswerStrategy>(
                std::make_unique<answering::OfflineStrategy>(nullptr));
        };
        Journal journal(s_folder->path() / fs::path(file).stem());
        must(journal.open("offline", nlohmann::json::object(), false));
        const Plan plan{base,
                        file,
                        must(readQuestions(folder / file)),
                        {{"offline", nlohmann::json::object(), offline}}};
        const auto records = must(evaluate(plan, journal, {}, {}));
        for (const Record& record : records)
            if (record.score.verdict != Verdict::Right)
                std::cout << record.question << ' ' << record.score.reason.text() << '\n'
                          << record.answer.value("answer", "") << '\n';
        return static_cast<int>(std::ranges::count(
            records, Verdict::Right, [](const Record& one) { return one.score.verdict; }));
    }

    static inline std::unique_ptr<tests::TemporaryFolder> s_folder;
};

TEST_F(Spanish, QuestionsAreAnswered) { EXPECT_EQ(right("questions.jsonl"), 20); }

TEST_F(Spanish, QuestionsThatNobodyLookedAtAreAnsweredMostly) {
    EXPECT_GE(right("questions-held-out.jsonl"), 7);
}

}  // namespace
}  // namespace tripletalk::evaluation
