// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "evaluation/report.h"
#include "evaluation/scorechart.h"
#include "support/graphs.h"

#include <gmock/gmock.h>

namespace tripletalk::evaluation {

using namespace tripletalk::tests;
using testing::HasSubstr;
using testing::Not;

namespace {

Record answered(const std::string& configuration, int turn, Verdict verdict) {
    Record record;
    record.questions = "q.jsonl";
    record.configuration = configuration;
    record.settings = {{"model", "openai:x"}};
    record.answeredBy = "a person";
    record.conversation = "1";
    record.turn = turn;
    record.question = "How | many <b>?";
    record.score = {verdict,
                    verdict == Verdict::Right ? Sentence() : Sentence::verbatim("Missing: *all*.")};
    record.timingsMs = {{"sql", 10.0 * turn}, {"total", 12.0 * turn}};
    record.modelMs = {{"total", 2000}};
    record.answer = {
        {"usage",
         {{"model_calls", turn}, {"prompt_tokens", 100 * turn}, {"completion_tokens", 7}}}};
    return record;
}

std::vector<Record> twoConfigurations() {
    return {answered("sql", 1, Verdict::Wrong), answered("sql", 2, Verdict::Right),
            answered("sql", 3, Verdict::Wrong), answered("both @8k", 1, Verdict::Right),
            answered("both @8k", 2, Verdict::Abstained)};
}

}  // namespace

TEST(Report, CountsOutcomesByTypeAndConfigurationWithAccuracyAndPoints) {
    const std::string report = markdownReport(twoConfigurations());
    EXPECT_THAT(
        report,
        HasSubstr("| both @8k | 2 | 1 / 0 / 1 | 0 / 0 / 0 | 0 / 0 / 0 | 1 / 0 / 1 | 50 % | 1 |"));
    EXPECT_THAT(report, HasSubstr("| sql | 3 | 1 / 2 / 0 |"));
    EXPECT_THAT(report, HasSubstr("| 33.3 % | 0 |"));
    EXPECT_LT(report.find("| both @8k | 2"), report.find("| sql | 3")) << "the better one first";
}

TEST(Report, ComparesOnTheQuestionsThatAllWereAsked) {
    const std::string report = markdownReport(twoConfigurations());
    EXPECT_THAT(report, HasSubstr("every configuration was asked"));
    EXPECT_THAT(report, HasSubstr("| sql | 2 | 1 / 1 / 0 |"));
}

TEST(Report, TellsMeanAndMedianOfTimesCallsAndTokens) {
    const std::string report =
        markdownReport({answered("sql", 1, Verdict::Right), answered("sql", 2, Verdict::Right),
                        answered("sql", 6, Verdict::Right)});
    EXPECT_THAT(report, HasSubstr("| sql | 0 (0) | 0 (0) | 30 (20) | 0 (0) | 36 (24) | 2 (2) |"));
    EXPECT_THAT(report, HasSubstr("| sql | 3 (2) | 300 (200) | 7 (7) |"));
    EXPECT_THAT(report, HasSubstr("- sql: a person"));
}

TEST(Report, ListsWhatIsNotRightAsPlainText) {
    const std::string report = markdownReport(twoConfigurations());
    EXPECT_THAT(report,
                HasSubstr("- 1.3 lookup, **wrong**: How \\| many \\<b\\>? Missing: \\*all\\*."));
    EXPECT_THAT(report, HasSubstr("**abstained**"));
}

TEST(Report, IsMadeAgainFromTheFilesAlone) {
    const TemporaryFolder folder;
    must(writeRecords(folder.path() / "sql.jsonl", twoConfigurations()));
    const auto file = must(writeReport(folder.path()));
    EXPECT_EQ(must(readFile(file)), markdownReport(twoConfigurations()));
    EXPECT_THAT(must(readFile(folder.path() / "chart.svg")), HasSubstr("both @8k"));
    const TemporaryFolder empty;
    EXPECT_EQ(writeReport(empty.path()).error().kind, ErrorKind::NotFound);
}

TEST(Chart, DrawsSharesWithNumbersForLightAndDark) {
    auto records = twoConfigurations();
    records[0].configuration = "<script>";
    const std::string chart = svgChart(questionSets(records));
    EXPECT_THAT(chart, HasSubstr("prefers-color-scheme: dark"));
    EXPECT_THAT(chart, HasSubstr("width=\"65\" height=\"12\" class=\"right\""));
    EXPECT_THAT(chart, HasSubstr("1 / 0 / 1"));
    EXPECT_THAT(chart, Not(HasSubstr("<script")));
}

}  // namespace tripletalk::evaluation
