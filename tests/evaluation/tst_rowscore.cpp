// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "evaluation/assignment.h"
#include "evaluation/record.h"
#include "evaluation/report.h"
#include "evaluation/rowscore.h"
#include "support/graphs.h"

#include <algorithm>
#include <numeric>
#include <random>

#include <gmock/gmock.h>

namespace tripletalk::evaluation {

using namespace tripletalk::tests;
using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

namespace {

using Weighing = std::vector<std::vector<double>>;

double sumOf(const Weighing& weight, const std::vector<std::optional<std::size_t>>& pairs) {
    double sum = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i)
        if (pairs[i]) sum += weight[i][*pairs[i]];
    return sum;
}

/// Of all ways to pair at most as many rows as there are columns.
double bestSum(const Weighing& weight) {
    const std::size_t size = std::max(weight.size(), weight.front().size());
    std::vector<std::size_t> order(size);
    std::iota(order.begin(), order.end(), std::size_t{0});
    double best = 0;
    do {
        double sum = 0;
        for (std::size_t i = 0; i < weight.size(); ++i)
            if (order[i] < weight.front().size()) sum += weight[i][order[i]];
        best = std::max(best, sum);
    } while (std::ranges::next_permutation(order).found);
    return best;
}

ComparedRows rows(std::vector<std::vector<std::string>> all) { return {std::move(all)}; }
ComparedRows truth(bool is) { return {{}, is}; }

Question expecting(const std::string& gold) {
    return must(questionFromJson(json::parse(R"({"conversation": 1, "turn": 1, "type": "lookup",
        "question": "Q?", "gold": )" + gold + "}")));
}

json giving(const std::string& cells) {
    return {{"status", "answered"},
            {"result", {{"columns", json::array()}, {"rows", json::parse(cells)}}}};
}

}  // namespace

TEST(Assignment, IsTheBestOfAll) {
    std::mt19937 random(7);
    std::uniform_int_distribution<int> sizes(1, 6);
    std::uniform_int_distribution<int> weights(0, 4);
    for (int i = 0; i < 200; ++i) {
        Weighing weight(static_cast<std::size_t>(sizes(random)));
        const auto columns = static_cast<std::size_t>(sizes(random));
        for (auto& row : weight)
            for (std::size_t k = 0; k < columns; ++k) row.push_back(weights(random) / 4.0);
        const auto pairs = bestAssignment(weight);
        std::vector<std::size_t> taken;
        for (const auto& pair : pairs)
            if (pair) taken.push_back(*pair);
        EXPECT_EQ(taken.size(), std::min(weight.size(), columns));
        std::ranges::sort(taken);
        EXPECT_EQ(std::ranges::adjacent_find(taken), taken.end()) << "one to one";
        EXPECT_NEAR(sumOf(weight, pairs), bestSum(weight), 1e-9);
    }
    EXPECT_TRUE(bestAssignment({}).empty());
}

TEST(RowsF1, CountsCellsWhateverTheirOrderAndForgivesFurtherColumns) {
    const auto gold = rows({{"a", "1"}, {"b", "2"}});
    EXPECT_DOUBLE_EQ(rowsF1(gold, gold), 1);
    EXPECT_DOUBLE_EQ(rowsF1(gold, rows({{"2", "b"}, {"label", "1", "a"}})), 1);
    // Half of one row: TP 1.5, FN 0.5.
    EXPECT_DOUBLE_EQ(rowsF1(gold, rows({{"a", "9"}, {"b", "2"}})), 3 / 3.5);
    // A row too few: TP 1, FN 1. A row too many: TP 2, FP 1.
    EXPECT_DOUBLE_EQ(rowsF1(gold, rows({{"a", "1"}})), 2.0 / 3);
    EXPECT_DOUBLE_EQ(rowsF1(gold, rows({{"a", "1"}, {"b", "2"}, {"c", "3"}})), 0.8);
    EXPECT_DOUBLE_EQ(rowsF1(gold, rows({{"x"}, {"y"}})), 0);
}

TEST(RowsF1, PairsRowsSoThatMostFits) {
    // The first given row fits both; only if it takes the second has the other one something.
    const auto gold = rows({{"a", "1"}, {"a", "2"}});
    EXPECT_DOUBLE_EQ(rowsF1(gold, rows({{"a", "1", "2"}, {"a", "1"}})), 1);
    EXPECT_DOUBLE_EQ(rowsF1(rows({{"a"}, {"a"}}), rows({{"a"}})), 2.0 / 3) << "rows are counted";
    EXPECT_DOUBLE_EQ(rowsF1(rows({{"a", "a"}}), rows({{"a"}})), 2.0 / 3) << "and cells are";
}

TEST(RowsF1, ComparesATruthWithWhetherThereAreRows) {
    EXPECT_DOUBLE_EQ(rowsF1(truth(true), truth(true)), 1);
    EXPECT_DOUBLE_EQ(rowsF1(truth(true), truth(false)), 0);
    EXPECT_DOUBLE_EQ(rowsF1(truth(true), rows({{"a"}})), 1);
    EXPECT_DOUBLE_EQ(rowsF1(truth(false), rows({{"a"}})), 0);
    EXPECT_DOUBLE_EQ(rowsF1(rows({}), truth(false)), 1);
    EXPECT_DOUBLE_EQ(rowsF1(rows({{"a"}, {"b"}}), truth(true)), 1);
}

TEST(RowsF1, IsFullOfNothingAndNothing) {
    EXPECT_DOUBLE_EQ(rowsF1(rows({}), rows({})), 1);
    EXPECT_DOUBLE_EQ(rowsF1(rows({}), rows({{"a"}})), 0);
    EXPECT_DOUBLE_EQ(rowsF1(rows({{"a"}}), rows({})), 0);
}

TEST(RowsF1, ComparesManyRowsAsTheyStand) {
    std::vector<std::vector<std::string>> many;
    for (int i = 0; i < 1025; ++i) many.push_back({std::to_string(i), "x"});
    auto turned = many;
    for (auto& row : turned) std::ranges::reverse(row);
    auto shuffled = many;
    std::ranges::reverse(shuffled);
    EXPECT_DOUBLE_EQ(rowsF1(rows(many), rows(shuffled)), 1);
    EXPECT_DOUBLE_EQ(rowsF1(rows(many), rows(turned)), 0) << "whole rows, in the order of cells";
    shuffled.back() = {"1", "x"};
    EXPECT_DOUBLE_EQ(rowsF1(rows(many), rows(shuffled)), 1024.0 / 1025) << "as often as they stand";
    many.pop_back();
    turned.pop_back();
    EXPECT_DOUBLE_EQ(rowsF1(rows(many), rows(turned)), 1) << "1,024 are still assigned";
}

TEST(AnswerF1, ReadsCellsAsTheScorerDoes) {
    const Question heavy = expecting(R"([{"number": 1650, "unit": "kg"}])");
    EXPECT_EQ(answerF1(heavy, giving(R"([[{"text": "1.650 kg"}]])")), 1);
    EXPECT_EQ(answerF1(heavy, giving(R"([[{"text": "1.7 kg"}]])")), 0);
    const Question two = expecting(R"([[{"iri": "http://x/a"}, {"number": 1901}],
                                       [{"iri": "http://x/b"}, {"number": 1902}]])");
    EXPECT_EQ(
        answerF1(
            two,
            giving(
                R"([[{"text": "1902", "datatype": "integer"}, {"text": "B", "iri": "http://x/b"}],
                                      [{"text": "A", "iri": "http://x/a"}, {"text": "1901", "datatype": "integer"}]])")),
        1)
        << "years are as near to each other as weights are";
    EXPECT_DOUBLE_EQ(answerF1(two, giving(R"([[{"text": "A", "iri": "http://x/a"}]])")).value(),
                     0.4)
        << "TP 0.5, FN 1.5";
    const Question span = expecting(R"([{"range": [420, 460], "unit": "km"}])");
    EXPECT_EQ(answerF1(span, giving(R"([[{"text": "420 - 460 km"}]])")), 1);
    EXPECT_EQ(answerF1(span, giving(R"([[{"text": "420"}, {"text": "460"}]])")), 1);
}

TEST(AnswerF1, KnowsTruths) {
    const Question yes = expecting(R"([{"text": "true"}])");
    EXPECT_EQ(answerF1(yes, giving(R"([[{"text": "true"}]])")), 1);
    EXPECT_EQ(answerF1(yes, giving(R"([[{"text": "false"}]])")), 0);
    EXPECT_EQ(answerF1(yes, giving(R"([[{"text": "Oslo"}], [{"text": "Rome"}]])")), 1);
    EXPECT_EQ(answerF1(yes, giving("[]")), 0);
}

TEST(AnswerF1, TellsWhatCannotBeComparedFromWhatIsWrong) {
    const Question heavy = expecting(R"([{"number": 1650}])");
    EXPECT_EQ(answerF1(heavy, {{"status", "not_found"}}), 0);
    EXPECT_EQ(answerF1(heavy, json::array()), 0);
    EXPECT_EQ(answerF1(heavy, {{"status", "failed"}, {"error", {{"kind", "network"}}}}),
              std::nullopt);
    EXPECT_EQ(answerF1(heavy, {{"status", "failed"}, {"error", {{"kind", "model"}}}}), 0);
    Question prose = heavy;
    prose.gold.clear();
    prose.type = QuestionType::Abstract;
    EXPECT_EQ(answerF1(prose, giving("[]")), std::nullopt);
    Question none = heavy;
    none.gold.clear();
    none.expect = Expect::None;
    EXPECT_EQ(answerF1(none, giving("[]")), 1);
    EXPECT_EQ(answerF1(none, giving(R"([[{"text": "1"}]])")), 0);
    none.expect = Expect::Absent;
    EXPECT_EQ(answerF1(none, giving("[]")), std::nullopt);
}

TEST(AnswerF1, StandsInTheReportWhereItIsKnown) {
    Record record{.questions = "q", .configuration = "sql", .conversation = "1", .turn = 1};
    record.answer = json::object();
    EXPECT_THAT(markdownReport({record}), Not(HasSubstr("exact match")));
    std::vector<Record> records(3, record);
    records[0].f1 = 1;
    records[1].f1 = 0.5;
    EXPECT_THAT(markdownReport(records), HasSubstr("| F1 | exact match |"));
    EXPECT_THAT(markdownReport(records), HasSubstr("| 75 | 50 % |")) << "of two of three";
    EXPECT_EQ(must(recordFromJson(toJson(records[1]))).f1, 0.5);
    EXPECT_EQ(must(recordFromJson(toJson(records[2]))).f1, std::nullopt);
}

}  // namespace tripletalk::evaluation
