// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "evaluation/scorer.h"

#include <gtest/gtest.h>

namespace tripletalk::evaluation {
namespace {

using nlohmann::json;

GoldCell entity(const std::string& iri, const std::string& label = "") {
    return {.kind = GoldCell::Kind::Entity, .text = iri, .label = label};
}
GoldCell number(double value, const std::string& unit = "") {
    return {.kind = GoldCell::Kind::Number, .unit = unit, .low = value, .high = value};
}
GoldCell text(const std::string& value) { return {.text = value}; }

Question ask(std::vector<std::vector<GoldCell>> gold) {
    Question question;
    question.type = QuestionType::Complex;
    question.gold = std::move(gold);
    return question;
}

json answered(const std::string& rows, const std::string& columns = "[]") {
    return {{"status", "answered"},
            {"result",
             {{"kind", "table"}, {"columns", json::parse(columns)}, {"rows", json::parse(rows)}}}};
}

Verdict judge(const Question& question, const std::string& rows,
              const std::string& columns = "[]") {
    return score(question, answered(rows, columns)).verdict;
}

TEST(Scorer, TakesRowsInAnyOrder) {
    const auto question = ask({{entity("urn:a")}, {entity("urn:b")}});
    EXPECT_EQ(judge(question, R"([[{"text":"B","iri":"urn:b"}],[{"text":"A","iri":"urn:a"}]])"),
              Verdict::Right);
}

TEST(Scorer, RefusesAMissingAnExtraAndADoubledRow) {
    const auto question = ask({{entity("urn:a")}, {entity("urn:b")}});
    EXPECT_EQ(judge(question, R"([[{"text":"A","iri":"urn:a"}]])"), Verdict::Wrong);
    EXPECT_EQ(
        judge(
            question,
            R"([[{"text":"A","iri":"urn:a"}],[{"text":"B","iri":"urn:b"}],[{"text":"C","iri":"urn:c"}]])"),
        Verdict::Wrong);
    EXPECT_EQ(
        judge(
            question,
            R"([[{"text":"A","iri":"urn:a"}],[{"text":"B","iri":"urn:b"}],[{"text":"B","iri":"urn:b"}]])"),
        Verdict::Wrong);
    EXPECT_EQ(judge(question, R"([[{"text":"A","iri":"urn:a"}],[{"text":"A","iri":"urn:a"}]])"),
              Verdict::Wrong);
}

TEST(Scorer, WantsTheEntityNotOnlyItsLabel) {
    const auto question = ask({{entity("urn:a", "Velora 220 i")}});
    EXPECT_EQ(judge(question, R"([[{"text":"Velora 220 i"}]])"), Verdict::Wrong);
    EXPECT_EQ(judge(question, R"([[{"text":"Velora 220 i","iri":"urn:b"}]])"), Verdict::Wrong);
}

TEST(Scorer, ForgivesALabelBesideItsEntityButNothingElse) {
    const auto question = ask({{entity("urn:a", "Velora 220 i")}});
    EXPECT_EQ(
        judge(question, R"([[{"text":"Velora 220 i","iri":"urn:a"},{"text":"velora 220 i"}]])"),
        Verdict::Right);
    EXPECT_EQ(
        judge(question, R"([[{"text":"a","iri":"urn:a"},{"text":"Velora 220 i","iri":"urn:a"}]])"),
        Verdict::Right);
    EXPECT_EQ(
        judge(question,
              R"([[{"text":"Velora 220 i","iri":"urn:a"},{"text":"45900","datatype":"integer"}]])"),
        Verdict::Wrong);
}

TEST(Scorer, AllowsHalfAPercent) {
    const auto question = ask({{number(1000)}});
    EXPECT_EQ(judge(question, R"([[{"text":"1004.9","datatype":"number"}]])"), Verdict::Right);
    EXPECT_EQ(judge(question, R"([[{"text":"1005.1","datatype":"number"}]])"), Verdict::Wrong);
}

TEST(Scorer, ReadsRoughTextAsAPersonButNumbersAsWritten) {
    const auto question = ask({{number(1650, "kg")}});
    EXPECT_EQ(judge(question, R"([[{"text":"1.650 kg","datatype":"text"}]])"), Verdict::Right);
    EXPECT_EQ(judge(question, R"([[{"text":"1650","datatype":"integer"}]])"), Verdict::Right);
    EXPECT_EQ(judge(question, R"([[{"text":"1.65","datatype":"number"}]])"), Verdict::Wrong);
    EXPECT_EQ(judge(question, R"([[{"text":"1.65","datatype":"number"}]])",
                    R"([{"name":"weight","unit":"t"}])"),
              Verdict::Right);
    EXPECT_EQ(judge(ask({{number(1655, "kg")}}), R"([[{"text":"1.655","datatype":"number"}]])"),
              Verdict::Wrong);
}

TEST(Scorer, TakesASpanInOneCellOrTwo) {
    const auto question =
        ask({{GoldCell{.kind = GoldCell::Kind::Span, .unit = "km", .low = 420, .high = 460}}});
    EXPECT_EQ(judge(question, R"([[{"text":"420 - 460 km"}]])"), Verdict::Right);
    EXPECT_EQ(
        judge(question,
              R"([[{"text":"420","datatype":"integer"},{"text":"460","datatype":"integer"}]])"),
        Verdict::Right);
    EXPECT_EQ(judge(question, R"([[{"text":"420","datatype":"integer"}]])"), Verdict::Wrong);
    EXPECT_EQ(judge(question, R"([[{"text":"420 - 480 km"}]])"), Verdict::Wrong);
}

TEST(Scorer, ComparesTextFreeOfCaseAndAccents) {
    const auto question = ask({{text("Dünengelb"), number(3)}});
    EXPECT_EQ(judge(question, R"([[{"text":"3","datatype":"integer"},{"text":" dunengelb "}]])"),
              Verdict::Right);
    EXPECT_EQ(judge(question, R"([[{"text":"3","datatype":"integer"},{"text":"dunen"}]])"),
              Verdict::Wrong);
}

TEST(Scorer, FindsTheAssignmentWhereTolerancesOverlap) {
    const auto question = ask({{number(1000)}, {number(1004)}});
    EXPECT_EQ(
        judge(question,
              R"([[{"text":"1007","datatype":"number"}],[{"text":"1002","datatype":"number"}]])"),
        Verdict::Right);
}

TEST(Scorer, KnowsAbstainedFromWrong) {
    const auto question = ask({{number(3)}});
    EXPECT_EQ(score(question, {{"status", "not_found"}}).verdict, Verdict::Abstained);
    EXPECT_EQ(score(question, {{"status", "failed"}}).verdict, Verdict::Wrong);
    EXPECT_EQ(score(question, answered("[]")).verdict, Verdict::Wrong);
    EXPECT_EQ(score(question, json::array()).verdict, Verdict::Wrong);
    EXPECT_EQ(score(question, {{"status", "answered"}, {"result", {{"rows", 7}}}}).verdict,
              Verdict::Wrong);
}

/// An abstract question about a weight, and an answer whose source [1] holds it.
class AbstractScorer : public ::testing::Test {
  protected:
    AbstractScorer() {
        m_question.type = QuestionType::Abstract;
        m_question.facts = {{{"1650"}, "urn:a"}, {{"Oak Interior Package", "oak trim"}, "urn:p"}};
        m_question.forbidden = {{{"1800 kg"}, "urn:b"}};
    }
    Verdict judge(const std::string& prose) const {
        const json answer = {{"status", "answered"},
                             {"answer", prose},
                             {"sources",
                              {{{"n", 1},
                                {"kind", "sql"},
                                {"rows", {{{{"text", "1650"}, {"datatype", "integer"}}}}}},
                               {{"n", 2},
                                {"kind", "passage"},
                                {"text", "The Oak Interior Package has open-pored oak trim."}}}}};
        return score(m_question, answer).verdict;
    }
    Question m_question;
};

TEST_F(AbstractScorer, WantsEveryFactWithACitedHolder) {
    EXPECT_EQ(judge("It weighs 1,650 kg [1]. Inside there is oak trim [2]."), Verdict::Right);
    EXPECT_EQ(judge("It weighs 1,650 kg [1]."), Verdict::Wrong);
    EXPECT_EQ(judge("It weighs 1,650 kg. Inside there is oak trim [2]."), Verdict::Wrong);
    EXPECT_EQ(judge("It weighs 1,650 kg [2]. Inside there is oak trim [2]."), Verdict::Wrong);
    EXPECT_EQ(judge("It weighs 1,650 kg [3]. Inside there is oak trim [2]."), Verdict::Wrong);
}

TEST_F(AbstractScorer, TakesAtMost120Words) {
    std::string padding;
    for (int i = 0; i < 111; ++i) padding += " word";
    const std::string facts = "It weighs 1,650 kg [1]. Inside there is oak trim [2].";
    EXPECT_EQ(judge(facts + padding), Verdict::Right);
    EXPECT_EQ(judge(facts + padding + " word"), Verdict::Wrong);
}

TEST_F(AbstractScorer, RefusesWhatIsTrueOfANeighbour) {
    EXPECT_EQ(
        judge("It weighs 1,650 kg [1]. Inside there is oak trim [2]. It weighs 1.800 kg [1]."),
        Verdict::Wrong);
}

}  // namespace
}  // namespace tripletalk::evaluation
