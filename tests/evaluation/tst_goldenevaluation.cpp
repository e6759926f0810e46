// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0

// An evaluation as version 0.1.0 kept it, and the question set of a base that it packed.
#include "answering/offline/offlinestrategy.h"
#include "base/file.h"
#include "base/text.h"
#include "evaluation/journal.h"
#include "evaluation/keptquestions.h"
#include "evaluation/report.h"
#include "knowledge/pack.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::evaluation {

using namespace tripletalk::tests;
using testing::ElementsAre;
using testing::Gt;
using testing::HasSubstr;
using testing::SizeIs;

namespace {

namespace fs = std::filesystem;

const fs::path golden = GOLDEN_DIR;

std::vector<Record> goldenRecords() { return must(readFolder(golden / "runs")); }

std::vector<std::string> outcomesOf(const std::vector<Record>& records) {
    std::vector<std::string> all;
    for (const Record& record : records)
        all.push_back(record.configuration + " " + record.conversation + "." +
                      std::to_string(record.turn) + " " +
                      std::string(toString(record.score.verdict)));
    return all;
}

}  // namespace

TEST(GoldenEvaluation, KeepsHowEveryQuestionEnded) {
    const auto records = goldenRecords();
    EXPECT_THAT(outcomesOf(records),
                ElementsAre("offline 1.1 right", "offline 1.2 right", "offline 2.1 right",
                            "offline 2.2 abstained", "offline 2.3 wrong", "sql 1.1 right",
                            "sql 1.2 wrong"));
    EXPECT_EQ(records[4].type, QuestionType::Abstract);
    EXPECT_EQ(records[4].score.reason.text(), "\"closed on Sundays\" is not stated.");
}

TEST(GoldenEvaluation, KeepsWhatWasAnsweredByWhomAndAtWhatCost) {
    const Record record = goldenRecords().at(5);
    EXPECT_EQ(record.questions, "questions.jsonl");
    EXPECT_EQ(record.question, "How tall is Snow?");
    EXPECT_EQ(record.answeredBy, "a script");
    EXPECT_EQ(record.settings.at("strategy"), "sql");
    EXPECT_EQ(record.settings.at("model"), "ollama:scripted");
    EXPECT_EQ(record.base.at("name"), "Museum");
    EXPECT_EQ(record.answer.at("answer"), "Snow is 400 mm tall [1].");
    EXPECT_EQ(record.usage("model_calls"), 2);
    EXPECT_EQ(record.usage("prompt_tokens"), 2419);
    EXPECT_THAT(record.modelMs.at("total"), Gt(0));
    EXPECT_THAT(record.timingsMs.at("total"), Gt(0));
}

TEST(GoldenEvaluation, IsReadWholeAndWrittenAsItWas) {
    for (const char* file : {"offline.jsonl", "sql.jsonl"}) {
        const std::string lines = must(readFile(golden / "runs" / file));
        for (const auto& line : text::split(lines, '\n'))
            if (!line.empty()) {
                const auto written = nlohmann::json::parse(line);
                EXPECT_EQ(toJson(must(recordFromJson(written))), written);
            }
    }
}

TEST(GoldenEvaluation, IsJudgedAsItWas) {
    const auto questions = must(readQuestions(golden / "questions.jsonl"));
    for (const Record& record : goldenRecords())
        for (const Question& question : questions)
            if (question.question == record.question) {
                const Score now = score(question, record.answer);
                EXPECT_EQ(now.verdict, record.score.verdict) << record.question;
                EXPECT_EQ(now.reason.text(), record.score.reason.text()) << record.question;
            }
}

TEST(GoldenEvaluation, IsReportedAsItWas) {
    const std::string now = markdownReport(goldenRecords());
    const std::string then = must(readFile(golden / "report.md"));
    int rows = 0;
    for (const auto& line : text::split(then, '\n'))
        if (line.starts_with("| offline |") || line.starts_with("| sql |") ||
            line.starts_with("- ")) {
            EXPECT_THAT(now, HasSubstr(std::string(line)));
            ++rows;
        }
    EXPECT_EQ(rows, 13);
}

TEST(GoldenEvaluation, GoesOnWhereItEnded) {
    const TemporaryFolder folder;
    fs::copy(golden / "runs", folder.path());
    Journal journal(folder.path());
    const auto records = goldenRecords();
    must(journal.open("sql", records[5].settings, true));
    const auto kept = must(journal.keptTurns({records[5], records[6]}));
    EXPECT_THAT(outcomesOf(kept), ElementsAre("sql 1.1 right", "sql 1.2 wrong"));
}

TEST(GoldenEvaluation, TheQuestionsOfABaseAreComparedWithTheirLastRun) {
    const TemporaryFolder folder;
    const fs::path kb = folder.path() / "museum.kb";
    must(knowledge::unpack(GOLDEN_BASE, kb, {}, {}, CancelToken()));
    const KeptQuestions set(must(knowledge::KnowledgeBase::open(kb)));
    const auto all = must(set.list());
    ASSERT_THAT(all, SizeIs(3));
    EXPECT_EQ(all[0].question.question, "How tall is Snow?");
    EXPECT_EQ(all[0].question.gold.at(0).at(0).low, 400);
    EXPECT_EQ(all[0].question.gold.at(0).at(0).unit, "mm");
    EXPECT_EQ(all[1].question.expect, Expect::Absent);
    EXPECT_EQ(all[2].id, 3);

    const Subject offline{"offline", {}, [] {
                              return Result<std::unique_ptr<answering::AnswerStrategy>>(
                                  std::make_unique<answering::OfflineStrategy>(
                                      must(llm::makeEmbedder("builtin", {}, nullptr)), 5));
                          }};
    const auto reruns = must(set.run(offline, 1, {}));
    std::vector<std::string> changes;
    for (const Rerun& one : reruns)
        changes.push_back(std::string(toString(one.record.score.verdict)) + ", " +
                          std::string(toString(one.change())));
    EXPECT_THAT(changes, ElementsAre("right, same", "right, same", "right, new"));
}

}  // namespace tripletalk::evaluation
