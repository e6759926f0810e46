// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/ask.h"
#include "answering/offline/offlinestrategy.h"
#include "evaluation/expectation.h"
#include "evaluation/keptquestions.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::evaluation {

using namespace tripletalk::tests;
using answering::Answer;
using answering::AnswerStatus;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

Answer answered(std::vector<std::vector<answering::Cell>> rows) {
    Answer answer;
    answer.status = AnswerStatus::Answered;
    answer.text = "So it is [1].";
    answer.result = {"table", {{"painting", true}, {"height", false, "mm"}}, std::move(rows), 1};
    return answer;
}

Answer prose(const std::string& text) {
    Answer answer;
    answer.status = AnswerStatus::Answered;
    answer.text = text;
    answer.sources = {{.n = 1,
                       .kind = "passage",
                       .title = "Snow › Size",
                       .text = "Snow was painted in 1920. It hangs in the hall.",
                       .iri = "http://example.org/p5"}};
    return answer;
}

struct Kept : testing::Test {
    TemporaryFolder folder;
    knowledge::KnowledgeBase base = baseFromTurtle(folder.path(), museum);
    Subject offline{"offline", {}, [] {
                        return Result<std::unique_ptr<answering::AnswerStrategy>>(
                            std::make_unique<answering::OfflineStrategy>(
                                must(llm::makeEmbedder("builtin", {}, nullptr)), 5));
                    }};

    Answer ask(const std::string& question) {
        return answering::ask(*must(offline.make()), {question, {}, {base}}, {}, {});
    }
    [[nodiscard]] KeptQuestions set() const { return KeptQuestions(base); }
};

}  // namespace

TEST(Expectation, TakesTheRowsOfAResultAsGold) {
    const auto question =
        must(questionFor("How high is Snow?",
                         answered({{{"Snow", "http://example.org/p5"}, {"400", "", "integer"}}})));
    ASSERT_EQ(question.gold.size(), 1U);
    EXPECT_EQ(question.type, QuestionType::Complex);
    EXPECT_EQ(question.gold[0][0].kind, GoldCell::Kind::Entity);
    EXPECT_EQ(question.gold[0][0].label, "Snow");
    EXPECT_EQ(question.gold[0][1].low, 400);
    EXPECT_EQ(question.gold[0][1].unit, "mm");
    EXPECT_EQ(toJson(must(questionFromJson(toJson(question)))), toJson(question));
}

TEST(Expectation, KnowsNoneAndAbsent) {
    EXPECT_EQ(must(questionFor("q", answered({}))).expect, Expect::None);
    Answer absent;
    absent.status = AnswerStatus::NotFound;
    EXPECT_EQ(must(questionFor("q", absent)).expect, Expect::Absent);
    absent.status = AnswerStatus::Failed;
    EXPECT_EQ(questionFor("q", absent).error().kind, ErrorKind::Input);
}

TEST(Expectation, TakesOfProseWhatAnotherWordingStatesToo) {
    const auto question = must(questionFor("q", prose("Snow is of 1920 [1]. I like it.")));
    std::vector<std::string> facts;
    for (const auto& fact : question.facts) facts.push_back(fact.text.front());
    EXPECT_THAT(facts, ElementsAre("1920", "Snow"));
    EXPECT_EQ(question.facts.front().source, "http://example.org/p5");
    EXPECT_THAT(
        must(questionFor("q", prose("It hangs in the hall [1]."))).facts.front().text.front(),
        HasSubstr("hangs in the hall"));
    EXPECT_EQ(questionFor("q", prose("It is nice.")).error().kind, ErrorKind::Input);
}

TEST_F(Kept, AnAnswerKeptIsRightWhenItIsAskedAgain) {
    const std::string question = "How many paintings are there?";
    must(set().add(question, ask(question)));
    const auto first = must(set().run(offline, 1, {}));
    ASSERT_EQ(first.size(), 1U);
    EXPECT_EQ(first[0].record.score.verdict, Verdict::Right) << first[0].record.score.reason.text();
    EXPECT_EQ(first[0].change(), Rerun::Change::New);
    EXPECT_EQ(must(set().run(offline, 1, {}))[0].change(), Rerun::Change::Same);
}

TEST_F(Kept, SaysWorseAfterTheGraphChangedAndBetterWhenItIsBack) {
    const std::string question = "How many paintings are there?";
    must(set().add(question, ask(question)));
    must(set().run(offline, 1, {}));
    base = baseFromTurtle(folder.path(),
                          std::string(museum) + ":p6 a :Painting ; rdfs:label \"Rain\" .\n");
    EXPECT_EQ(must(set().run(offline, 1, {}))[0].change(), Rerun::Change::Worse);
    base = baseFromTurtle(folder.path(), museum);
    const auto back = must(set().run(offline, 1, {}));
    EXPECT_EQ(back[0].change(), Rerun::Change::Better);
    EXPECT_EQ(back[0].before, Verdict::Wrong);
}

TEST_F(Kept, AChangedExpectationHasNoEarlierRun) {
    must(set().add("How many?", answered({{{"4", "", "integer"}}})));
    must(set().run(offline, 1, {}));
    must(set().add("how  MANY?", answered({{{"5", "", "integer"}}})));
    EXPECT_EQ(must(set().list()).size(), 1U);
    EXPECT_EQ(must(set().run(offline, 1, {}))[0].change(), Rerun::Change::New);
}

TEST_F(Kept, ExportsImportsAndRemoves) {
    must(set().add("How many?", answered({{{"5", "", "integer"}}})));
    Answer follow = answered({{{"7", "", "integer"}}});
    follow.standAlone = "How high is Snow?";
    must(set().add("And it?", follow));
    const std::string lines = must(set().exportLines());
    EXPECT_THAT(lines, HasSubstr("How high is Snow?"));
    must(set().remove(1));
    EXPECT_EQ(set().remove(1).error().kind, ErrorKind::NotFound);
    const auto taken = must(set().importLines(
        lines + "nonsense\n" +
        R"({"conversation":1,"turn":2,"type":"lookup","question":"And?","gold":[{"number":1}]})"));
    EXPECT_EQ(taken.taken, 2);
    ASSERT_EQ(taken.refused.size(), 2U);
    EXPECT_EQ(taken.refused[0].first, 3);
    EXPECT_THAT(taken.refused[1].second, HasSubstr("earlier question"));
    const auto all = must(set().list());
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(must(set().exportLines()).size(), lines.size());
}

TEST_F(Kept, AnEmptySetCannotBeRun) {
    EXPECT_EQ(set().run(offline, 1, {}).error().kind, ErrorKind::NotFound);
}

}  // namespace tripletalk::evaluation
