// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0

// The data folder of version 0.1.0 (tests/conversations/golden and others), opened in the window.
#include "app/world.h"
#include "knowledge/pack.h"

#include <gmock/gmock.h>

using namespace tripletalk;
using namespace tripletalk::app;
using test::until;
namespace fs = std::filesystem;

namespace {

class GoldenWindow : public testing::Test {
  protected:
    void SetUp() override {
        fs::copy(tests() / "conversations/golden/conversations.db", data());
        fs::copy(tests() / "workspace/golden/settings.json", data());
        fs::create_directories(data() / "bases");
        ASSERT_TRUE(knowledge::unpack(tests() / "knowledge/golden/museum.kb.tar.gz",
                                      data() / "bases/museum.kb", {}, {}, CancelToken()));
    }
    static fs::path tests() { return fs::path(TRIPLETALK_SOURCE) / "tests"; }
    [[nodiscard]] fs::path data() const { return utf8(m_folder.path()); }

    Session& session() {
        if (!m_session)
            m_session =
                std::make_unique<Session>(data(), test::scripted, std::make_shared<net::Client>());
        return *m_session;
    }
    Chat& chat() { return *session().chat(); }
    QString shown(int role, int row) {
        return chat().turns()->data(chat().turns()->index(row), role).toString();
    }
    /// The conversation of the settings, or the one with this title.
    bool open(const QString& title = {}) {
        session().start({}, {});
        auto& all = *session().conversations();
        if (!until([&] { return all.count() == 3; })) return false;
        for (int row = 0; row < all.count() && !title.isEmpty(); ++row)
            if (all.data(all.index(row), ConversationModel::TitleRole) == title)
                chat().open(all.data(all.index(row), ConversationModel::IdRole).toString());
        return until([&] {
            return !chat().loading() && session().bases()->state() == Bases::Ready &&
                   chat().turns()->rowCount() > 0 && (title.isEmpty() || chat().title() == title) &&
                   shown(TurnModel::StatusRole, 0) != "loading";
        });
    }

  private:
    QTemporaryDir m_folder;
    std::unique_ptr<Session> m_session;
};

TEST_F(GoldenWindow, ShowsTheConversationThatWasShownLast) {
    ASSERT_TRUE(open());
    EXPECT_EQ(chat().title(), "Pictures and painters");
    EXPECT_EQ(chat().draft(), "And the tall");
    ASSERT_EQ(chat().turns()->rowCount(), 2);
    EXPECT_EQ(shown(TurnModel::AnswerTextRole, 0), "Number of pictures: **6**. [1]");
    EXPECT_EQ(shown(TurnModel::OpinionRole, 0), "1");
    EXPECT_EQ(shown(TurnModel::KeptRole, 0), "true");
    EXPECT_EQ(shown(TurnModel::AnswerTextRole, 1), "3 rows [1]");
    EXPECT_EQ(shown(TurnModel::UnderstoodRole, 1), "Which pictures were painted by Bo Carter?");
    EXPECT_EQ(shown(TurnModel::BylineRole, 1), "corrected by you");
    EXPECT_EQ(shown(TurnModel::RunCountRole, 1), "3");
    EXPECT_EQ(shown(TurnModel::BranchCountRole, 1), "2");
    chat().showBranch(1, 1);
    ASSERT_TRUE(until([&] { return shown(TurnModel::StatusRole, 1) == "answered"; }));
    EXPECT_EQ(shown(TurnModel::QuestionRole, 1), "Which pictures were made before 1905?");
}

TEST_F(GoldenWindow, ShowsHowAnAnswerWasMade) {
    ASSERT_TRUE(open());
    chat().select(1);
    chat().showRun(1, -1);
    Derivation& derivation = *session().derivation();
    ASSERT_TRUE(until([&] { return derivation.prompts()->calls() == 2; }));
    EXPECT_EQ(shown(TurnModel::BylineRole, 1), "sql+passages");
    const SourceModel& sources = *derivation.sources();
    const auto source = [&](int row, int role) {
        return sources.data(sources.index(row, 0), role).toString();
    };
    EXPECT_EQ(source(0, SourceModel::KindRole), "sql");
    EXPECT_EQ(source(0, SourceModel::FoundRole), "3");
    EXPECT_TRUE(source(0, SourceModel::QueryRole).contains("artist_id = 'bo'"));
    EXPECT_EQ(source(1, SourceModel::KindRole), "passage");
    EXPECT_EQ(source(1, SourceModel::TitleRole), "Bo Carter");
    EXPECT_EQ(derivation.steps()->modelCalls(), 2);
    EXPECT_EQ(derivation.steps()->failures(), 0);
    derivation.prompts()->search("A masterpiece is a picture");
    EXPECT_GT(derivation.prompts()->hits(), 0);
}

TEST_F(GoldenWindow, OffersTheReadingOfAnOfflineAnswerForChange) {
    ASSERT_TRUE(open());
    chat().showRun(1, -2);
    ASSERT_TRUE(until([&] { return shown(TurnModel::BylineRole, 1) == "offline"; }));
    const QVariantList parts =
        chat().turns()->data(chat().turns()->index(1), TurnModel::ReadingRole).toList();
    QStringList texts;
    for (const QVariant& part : parts) texts << part.toMap()["text"].toString();
    EXPECT_TRUE(texts.contains("Bo Carter")) << utf8(texts.join(", "));
}

TEST_F(GoldenWindow, ShowsWhatWasStoppedWhatFailedAndWhatMattered) {
    ASSERT_TRUE(open("Tell me slowly about Snow"));
    ASSERT_EQ(chat().turns()->rowCount(), 3);
    EXPECT_EQ(shown(TurnModel::StatusRole, 0), "cancelled");
    EXPECT_EQ(shown(TurnModel::StatusRole, 1), "failed");
    EXPECT_EQ(shown(TurnModel::ErrorRole, 1),
              "The model server refused (status 400): The model could not be loaded: out of "
              "memory.");
    EXPECT_EQ(shown(TurnModel::ErrorKindRole, 1), "server");
    EXPECT_EQ(shown(TurnModel::OpinionRole, 2), "-1");
    chat().select(2);
    const Mattered& mattered = *session().derivation()->mattered();
    ASSERT_TRUE(until([&] { return mattered.state() == Mattered::Done; }));
    EXPECT_EQ(mattered.data(mattered.index(0), Mattered::NumbersRole).value<QList<int>>(),
              QList<int>{3});
    EXPECT_EQ(mattered.data(mattered.index(0), Mattered::PercentRole).toInt(), 100);
}

TEST_F(GoldenWindow, HasItsConfigurations) {
    const Configurations& configurations = *session().configurations();
    EXPECT_EQ(configurations.names(), (QStringList{"Offline", "Museum model", "Rows only",
                                                   "Text only", "Graph", "Control"}));
    EXPECT_EQ(configurations.name(), "Museum model");
    EXPECT_EQ(configurations.strategy(), "sql+passages");
    EXPECT_EQ(configurations.rounds(), 4);
    EXPECT_EQ(configurations.problem(), "");
}

TEST_F(GoldenWindow, AConfigurationWhoseStrategyIsGoneSaysSo) {
    fs::copy(tests() / "workspace/golden/settings-strategy-gone.json", data() / "settings.json",
             fs::copy_options::overwrite_existing);
    Configurations& configurations = *session().configurations();
    EXPECT_EQ(configurations.name(), "Oracle");
    EXPECT_EQ(configurations.strategy(), "clairvoyance");
    EXPECT_EQ(configurations.problem(), "There is no strategy \"clairvoyance\".");
    configurations.use("Offline");
    EXPECT_EQ(configurations.problem(), "");
    EXPECT_TRUE(configurations.names().contains("Oracle"));
}

}  // namespace
