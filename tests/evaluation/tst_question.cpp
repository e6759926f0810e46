// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "evaluation/question.h"

#include <filesystem>

#include <gtest/gtest.h>

namespace tripletalk::evaluation {
namespace {

Result<std::vector<Question>> read(const std::string& content) {
    const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
    const auto path = std::filesystem::path(::testing::TempDir()) /
                      (std::string("tst_question_") + test->name() + ".jsonl");
    EXPECT_TRUE(writeFileAtomically(path, content).ok());
    auto questions = readQuestions(path);
    std::filesystem::remove(path);
    return questions;
}

const std::string lookupLine =
    R"({"conversation":1,"turn":1,"type":"lookup","question":"How heavy?","gold":[{"number":1650,"unit":"kg"}]})";

TEST(QuestionFile, ReadsEveryKindOfGoldAndStatement) {
    const auto questions = read(
        R"({"conversation":2,"turn":3,"type":"complex","question":"q","gold":[[{"iri":"urn:a","label":"A"},{"range":[1,2]}],[{"text":"x"},{"number":3}]]})"
        "\n\n"
        R"({"conversation":2,"turn":4,"type":"abstract","question":"q","facts":[{"text":["a","b"],"source":"urn:a"}],"forbidden":[{"text":["c"],"source":"d.md"}],"needs":"text"})"
        "\n");
    ASSERT_TRUE(questions.ok()) << questions.error().toText();
    ASSERT_EQ(questions->size(), 2U);
    const auto& complex = questions->front();
    EXPECT_EQ(complex.conversation, "2");
    EXPECT_EQ(complex.turn, 3);
    ASSERT_EQ(complex.gold.size(), 2U);
    EXPECT_EQ(complex.gold[0][0].kind, GoldCell::Kind::Entity);
    EXPECT_EQ(complex.gold[0][1].kind, GoldCell::Kind::Span);
    EXPECT_EQ(complex.gold[1][0].kind, GoldCell::Kind::Text);
    EXPECT_EQ(complex.gold[1][1].kind, GoldCell::Kind::Number);
    const auto& abstract = questions->back();
    EXPECT_EQ(abstract.facts.front().text, (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(abstract.forbidden.front().source, "d.md");
    EXPECT_EQ(abstract.needs, "text");
}

TEST(QuestionFile, NamesTheLineThatIsNoJson) {
    const auto questions = read(lookupLine + "\n{\"conversation\":\n");
    ASSERT_FALSE(questions.ok());
    EXPECT_EQ(questions.error().kind, ErrorKind::Syntax);
    EXPECT_EQ(questions.error().place->line, 2);
}

TEST(QuestionFile, RefusesAQuestionWithoutGoldAndAnUnknownType) {
    EXPECT_FALSE(
        read(R"({"conversation":1,"turn":1,"type":"lookup","question":"q","gold":[]})").ok());
    EXPECT_FALSE(
        read(R"({"conversation":1,"turn":1,"type":"abstract","question":"q","facts":[]})").ok());
    EXPECT_FALSE(
        read(R"({"conversation":1,"turn":1,"type":"riddle","question":"q","gold":[{"text":"x"}]})")
            .ok());
    EXPECT_FALSE(
        read(
            R"({"conversation":1,"turn":1,"type":"lookup","question":"q","gold":[{"colour":"x"}]})")
            .ok());
}

TEST(QuestionFile, IsAnErrorIfEmptyOrMissing) {
    EXPECT_EQ(read("\n\n").error().kind, ErrorKind::Input);
    EXPECT_EQ(readQuestions("/nowhere/questions.jsonl").error().kind, ErrorKind::NotFound);
}

}  // namespace
}  // namespace tripletalk::evaluation
