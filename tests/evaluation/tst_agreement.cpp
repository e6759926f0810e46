// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "evaluation/agreement.h"

#include <gtest/gtest.h>

namespace tripletalk::evaluation {
namespace {

using answering::Answer;
using answering::AnswerStatus;
using answering::Cell;

Answer tableOf(std::vector<answering::ResultColumn> columns, std::vector<std::vector<Cell>> rows) {
    Answer answer;
    answer.status = AnswerStatus::Answered;
    answer.text = "See the table [1].";
    answer.result = {"table", columns, rows, 1, true};
    answering::Source source{.n = 1, .kind = "sql", .query = "SELECT …"};
    source.columns = std::move(columns);
    source.rows = std::move(rows);
    answer.sources = {std::move(source)};
    return answer;
}

const Cell ada{"Ada", "http://x/ada"};
const Cell bo{"Bo", "http://x/bo"};
const Cell forty{"40", "", "integer"};
const Cell nine{"9", "", "integer"};

TEST(Agreement, TheOrderOfRowsAndTheNamesOfColumnsDoNotMatter) {
    const Answer names = tableOf({{"name", true}}, {{ada}, {bo}});
    const Answer turned = tableOf({{"robot", true}}, {{bo}, {ada}});
    for (const Answer& other : {names, turned}) {
        const auto agreement = agreementOf("Which robots?", names, other);
        ASSERT_TRUE(agreement) << agreement.error().toText();
        EXPECT_TRUE(agreement->same) << agreement->difference.text();
    }
}

TEST(Agreement, SaysWhatDiffers) {
    const Answer both = tableOf({{"name", true}}, {{ada}, {bo}});
    const Answer one = tableOf({{"name", true}}, {{ada}});
    const auto agreement = agreementOf("Which robots?", both, one);
    ASSERT_TRUE(agreement);
    EXPECT_FALSE(agreement->same);
    EXPECT_FALSE(agreement->difference.empty());
    const Answer other = tableOf({{"mass"}}, {{forty}});
    EXPECT_FALSE(agreementOf("How heavy?", other, tableOf({{"mass"}}, {{nine}}))->same);
}

TEST(Agreement, AFailedAnswerAgreesWithNone) {
    const Answer both = tableOf({{"name", true}}, {{ada}, {bo}});
    const auto agreement = agreementOf("Which robots?", both, Answer{});
    ASSERT_TRUE(agreement);
    EXPECT_FALSE(agreement->same);
    EXPECT_FALSE(agreementOf("Which robots?", Answer{}, Answer{}));
}

}  // namespace
}  // namespace tripletalk::evaluation
