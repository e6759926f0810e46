// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/derivation/mattered.h"
#include "app/world.h"

#include <QAbstractItemModelTester>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::app;
using test::until;

namespace {

answering::Source toldPassage(int n, const std::string& text) {
    answering::Source source{.n = n, .kind = "passage"};
    source.title = "P" + std::to_string(n);
    source.text = text;
    return source;
}

/// Answers from two passages without a model; a question with "nothing" in it finds none.
class TwoPassages : public answering::AnswerStrategy {
  public:
    [[nodiscard]] std::string_view name() const override { return "offline"; }

    void answer(const answering::Question& question, answering::Trace& trace,
                const CancelToken&) override {
        const bool byModel = question.text.find("model") != std::string::npos;
        answering::startRun(trace, question, byModel ? "passages" : "offline",
                            byModel ? "ollama:large" : "");
        trace.emit(answering::Understood{question.text});
        if (question.text.find("nothing") == std::string::npos)
            trace.emit(
                answering::ToolReturned{.call = 1,
                                        .tool = "search",
                                        .numbers = {1, 2},
                                        .sources = {toldPassage(1, "Ada weighs 40 kilograms."),
                                                    toldPassage(2, "The sea is deep and blue.")}});
        trace.emit(answering::AnswerFinished{.status = answering::AnswerStatus::Answered,
                                             .answer = "Ada weighs 40 kg [1].",
                                             .citations = {1}});
    }
};

Result<std::unique_ptr<answering::AnswerStrategy>> twoPassages(
    const workspace::Configuration&, const std::vector<knowledge::KnowledgeBase>&,
    const llm::Access&) {
    return std::unique_ptr<answering::AnswerStrategy>(std::make_unique<TwoPassages>());
}

class MatteredTest : public testing::Test {
  protected:
    void SetUp() override { ASSERT_TRUE(m_world.openRobots()); }

    Mattered& mattered() { return *m_world.session().derivation()->mattered(); }
    bool ask(const QString& question) {
        m_world.session().chat()->ask(question);
        return until([&] { return !m_world.session().chat()->running(); });
    }
    bool reaches(Mattered::State state) {
        return until([&] { return mattered().state() == state; });
    }
    QVariant first(int role) { return mattered().data(mattered().index(0), role); }

    test::World m_world{twoPassages};
};

TEST_F(MatteredTest, DoesAtOnceWhatCostsNothingAndPutsTheCitedSourceFirst) {
    const QAbstractItemModelTester tester(&mattered(),
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    ASSERT_TRUE(ask("How heavy is Ada?"));
    ASSERT_EQ(mattered().state(), Mattered::Idle);
    mattered().plan();
    ASSERT_TRUE(reaches(Mattered::Done));
    EXPECT_EQ(mattered().calls(), 0);
    ASSERT_EQ(mattered().rowCount(), 2);
    EXPECT_EQ(first(Mattered::NumbersRole).value<QList<int>>(), QList<int>{1});
    EXPECT_EQ(first(Mattered::TitlesRole).toStringList(), QStringList{"P1"});
    EXPECT_GT(first(Mattered::PercentRole).toDouble(), 50);
}

TEST_F(MatteredTest, IsKeptWithTheAnswerButIsNoAnswerItself) {
    ASSERT_TRUE(ask("How heavy is Ada?"));
    mattered().plan();
    ASSERT_TRUE(reaches(Mattered::Done));
    m_world.restart();
    m_world.session().start({}, {});
    ASSERT_TRUE(until([&] { return m_world.session().chat()->turns()->rowCount() == 1; }));
    ASSERT_TRUE(reaches(Mattered::Done));
    EXPECT_EQ(mattered().rowCount(), 2);
    const auto* turns = m_world.session().chat()->turns();
    EXPECT_EQ(turns->data(turns->index(0), TurnModel::RunCountRole).toInt(), 1);
}

TEST_F(MatteredTest, AsksThePersonBeforeAnAnswersModelElsewhereIsAsked) {
    m_world.session().settings()->setOllamaHost("http://models.example:11434");
    ASSERT_TRUE(ask("What does the model say of Ada?"));
    mattered().plan();
    ASSERT_TRUE(reaches(Mattered::Planned));
    ASSERT_GT(mattered().calls(), 0);
    Consent& consent = *m_world.session().consent();
    mattered().start();
    EXPECT_TRUE(consent.asking());
    EXPECT_EQ(consent.departures().front().toMap()["host"], "models.example");
    EXPECT_EQ(mattered().state(), Mattered::Planned);
    consent.refuse();
    EXPECT_EQ(mattered().state(), Mattered::Planned);
}

TEST_F(MatteredTest, OfSeveralBasesConsentAndRuleOfEachHold) {
    ASSERT_TRUE(m_world.openGraph("factory", m_world.write("factory.ttl", test::manyRobots(3))));
    Session& session = m_world.session();
    const QString factory = session.bases()->currentId();
    const QString folder = session.bases()->folder();
    ASSERT_TRUE(m_world.openRobots());
    session.settings()->setOllamaHost("http://models.example:11434");
    session.configurations()->setModel("ollama:large");
    session.configurations()->setStrategy("grasp");
    session.chat()->others()->add(factory);
    ASSERT_TRUE(until([&] { return !session.chat()->others()->opening(); }));
    session.chat()->ask("What does the model say of Ada?");
    session.consent()->send(true);
    ASSERT_TRUE(until([&] { return !session.chat()->running(); }));
    mattered().plan();
    ASSERT_TRUE(reaches(Mattered::Planned));
    session.consent()->revoke(1);
    mattered().start();
    EXPECT_EQ(session.consent()->bases(), "“factory”");
    session.consent()->refuse();
    session.baseKeeper()->setPrivacy(folder, "schema");
    ASSERT_TRUE(until([&] {
        return session.bases()->entryOf(folder)->manifest.privacy == knowledge::Privacy::Schema;
    }));
    mattered().start();
    session.consent()->send(false);
    ASSERT_TRUE(reaches(Mattered::Failed));
    EXPECT_EQ(mattered().error(),
              "The privacy rule of this knowledge base lets no value reach a model.");
    session.baseKeeper()->remove(folder);
    ASSERT_TRUE(until([&] { return !session.bases()->entryOf(folder); }));
    mattered().plan();
    EXPECT_EQ(mattered().error(),
              "A knowledge base that this answer is from is not there any more.");
}

TEST_F(MatteredTest, HasNothingToLookIntoWithoutSources) {
    EXPECT_EQ(mattered().state(), Mattered::Nothing);
    ASSERT_TRUE(ask("nothing"));
    EXPECT_EQ(mattered().state(), Mattered::Nothing);
    mattered().plan();
    mattered().start();
    EXPECT_EQ(mattered().state(), Mattered::Nothing);
}

}  // namespace
