// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/ask.h"
#include "answering/offline/offlinestrategy.h"
#include "answering/questions/examplequestions.h"
#include "answering/questions/followupquestions.h"
#include "answering/reading/termjson.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "app/window/translation.h"
#include "app/world.h"
#include "knowledge/importfiles.h"
#include "sample/sample.h"

#include <set>

#include <QTemporaryDir>
#include <gtest/gtest.h>

using namespace tripletalk;

namespace {

/// Made questions over generated graphs of two kinds must be answered from tables, with every word
/// understood, in every language of the window.
class MadeQuestions : public testing::TestWithParam<std::tuple<std::string, const char*>> {
  protected:
    void SetUp() override {
        m_translation.use(std::get<1>(GetParam()));
        const std::filesystem::path folder = m_folder.path().toStdString();
        ASSERT_TRUE(
            sample::writeSample({.out = folder, .seed = 5, .vocabulary = std::get<0>(GetParam())}));
        const auto made = knowledge::importFiles({folder / "sample.ttl"}, folder / "base.kb", {},
                                                 {}, CancelToken());
        ASSERT_TRUE(made) << made.error().toText();
        m_base.emplace(*knowledge::KnowledgeBase::open(folder / "base.kb"));
    }

    /// In the language of the window.
    [[nodiscard]] QStringList examples() const {
        QStringList said;
        for (const auto& example : answering::exampleQuestions(m_base->schema()))
            said << app::translated(example.words);
        return said;
    }

    answering::Answer ask(const QString& question, const std::vector<answering::Turn>& history,
                          const nlohmann::json& reading = {}) {
        answering::OfflineStrategy strategy(nullptr);
        nlohmann::json unplaced = nlohmann::json::array();
        const auto answer = answering::ask(
            strategy, {app::utf8(question), history, {*m_base}, reading},
            [&](const answering::Event& event) {
                if (const auto* told = std::get_if<answering::ReadingTold>(&event.body))
                    unplaced = told->reading["unplaced"];
            },
            CancelToken());
        EXPECT_EQ(answer.status, answering::AnswerStatus::Answered) << question.toStdString();
        EXPECT_TRUE(unplaced.empty()) << question.toStdString() << " " << unplaced;
        return answer;
    }

    void TearDown() override { m_translation.use("en"); }

    app::Translation m_translation;
    QTemporaryDir m_folder;
    std::optional<knowledge::KnowledgeBase> m_base;
};

TEST_P(MadeQuestions, AreAnsweredAndSoAreThoseThatGoOnFromThem) {
    const QStringList examples = this->examples();
    EXPECT_EQ(examples.size(), 4);
    qsizetype further = 0;
    for (const QString& example : examples) {
        const auto answer = ask(example, {});
        const answering::Turn turn = answering::turnOf({app::utf8(example), {}, {*m_base}}, answer);
        for (const Sentence& next : answering::followUps(answer, m_base->schema())) {
            EXPECT_FALSE(ask(app::translated(next), {turn}).text.empty());
            ++further;
        }
    }
    EXPECT_GE(further, 3);
    const auto many = ask(examples.last(), {});
    EXPECT_TRUE(answering::followUps(many, m_base->schema()).empty());  // a number alone
}

/// In no order.
std::multiset<std::string> rowsOf(const answering::Answer& answer) {
    std::multiset<std::string> rows;
    for (const auto& row : answer.result.rows) {
        std::string line;
        for (const auto& cell : row) line += cell.text + "\t";
        rows.insert(line);
    }
    return rows;
}

TEST_P(MadeQuestions, MeanWhatTheirWordsAreReadAs) {
    const auto& wording = language::Wording::forTag(std::get<1>(GetParam()));
    for (const auto& example : answering::exampleQuestions(m_base->schema())) {
        if (!example.term) continue;
        const QString words = app::translated(example.words);
        answering::reading::ScoredReading meant;
        meant.term = *example.term;
        const auto given = ask(words, {}, toJson(meant, wording));
        EXPECT_EQ(rowsOf(given), rowsOf(ask(words, {}))) << words.toStdString();
    }
}

TEST(FollowUps, NothingFoundLeadsNowhere) { EXPECT_TRUE(answering::followUps({}, {}).empty()); }

TEST_P(MadeQuestions, AreInTheLanguageOfTheWindow) {
    const bool english = std::get<1>(GetParam()) == std::string("en");
    EXPECT_EQ(examples().last().startsWith("How many"), english);
}

/// Answers as scripted, and notes what it was given to read.
class Noting : public app::test::Scripted {
  public:
    explicit Noting(nlohmann::json& reading) : m_reading(reading) {}

    void answer(const answering::Question& question, answering::Trace& trace,
                const CancelToken& cancel) override {
        m_reading = question.reading;
        Scripted::answer(question, trace, cancel);
    }

  private:
    nlohmann::json& m_reading;
};

TEST(OfferedQuestions, AreAskedAsTheyAreMeantWhereNoModelReadsThem) {
    nlohmann::json reading;
    app::test::World world([&](const auto&...) {
        std::unique_ptr<answering::AnswerStrategy> noting = std::make_unique<Noting>(reading);
        return Result<decltype(noting)>(std::move(noting));
    });
    ASSERT_TRUE(world.openRobots());
    app::Session& session = world.session();
    const QString offered = session.bases()->examples().last();
    const auto ask = [&](const QString& question) {
        reading = "nothing";
        session.chat()->ask(question);
        return app::test::until([&] { return !session.chat()->running(); });
    };
    ASSERT_TRUE(ask(offered));
    EXPECT_EQ(reading["target"], "robot");
    EXPECT_EQ(reading["select"][0]["function"], "count");
    reading = "nothing";
    session.chat()->askAgain(0);
    ASSERT_TRUE(app::test::until([&] { return !session.chat()->running(); }));
    EXPECT_EQ(reading["target"], "robot") << "asked again as well";
    ASSERT_TRUE(ask("How heavy are they?"));
    EXPECT_TRUE(reading.is_null());
}

INSTANTIATE_TEST_SUITE_P(OfCarsAndOfMusic, MadeQuestions,
                         testing::Combine(testing::Values("cars", "music"),
                                          testing::Values("en", "de", "es")));

}  // namespace
