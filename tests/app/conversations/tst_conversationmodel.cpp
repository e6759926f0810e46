// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/conversations/conversationmodel.h"
#include "app/world.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::app;
using conversations::Conversation;
using conversations::ConversationStore;
using test::until;

namespace {

struct ConversationModelTest : testing::Test {
    QTemporaryDir folder;
    std::filesystem::path file = utf8(folder.path()) + "/conversations.db";
    History history{file};
    ConversationModel model{history};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};

    [[nodiscard]] QStringList titles() const {
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row)
            all << model.data(model.index(row), ConversationModel::TitleRole).toString();
        return all;
    }
    void add(const std::string& id, const std::string& question, conversations::Instant when) {
        model.add({id, question, "base", false, when, when});
        history.write([id, question, when](const ConversationStore& store) {
            return store.addTurn({id + "-t", id, "", question, when});
        });
    }
};

TEST_F(ConversationModelTest, TellsTheWordsFoundAndTheirTurn) {
    add("a", "Which <bridges> are long?", 1);
    add("b", "Who wrote it?", 2);
    model.setSearch("bridg");
    ASSERT_TRUE(until([&] { return model.rowCount() == 1; }));
    const auto read = [&](int role) { return model.data(model.index(0), role).toString(); };
    EXPECT_EQ(read(ConversationModel::SnippetRole), "Which &lt;<b>bridges</b>&gt; are long?");
    EXPECT_EQ(read(ConversationModel::FoundTurnRole), "a-t");
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setSearch("");
    EXPECT_EQ(model.rowCount(), 2);
    EXPECT_EQ(changed.size(), 1);
    EXPECT_EQ(read(ConversationModel::SnippetRole), "");
}

TEST_F(ConversationModelTest, ADuplicateStandsOnTopAndIsStored) {
    add("a", "first", 1);
    add("b", "second", 2);
    model.duplicate("a", "first (copy)");
    EXPECT_EQ(titles(), (QStringList{"first (copy)", "second", "first"}));
    history.flush();
    const auto stored = ConversationStore::open(file)->list();
    EXPECT_EQ(stored->size(), 3u);
}

TEST_F(ConversationModelTest, ShowsWhatAnotherWindowWrote) {
    add("a", "mine", 1);
    history.flush();
    model.load();
    ASSERT_TRUE(ConversationStore::open(file)->create({"b", "theirs", "base", false, 2, 2}));
    QSignalSpy loaded(&model, &ConversationModel::loaded);
    model.refresh();
    ASSERT_TRUE(until([&] { return model.rowCount() == 2; }));
    EXPECT_EQ(titles(), (QStringList{"theirs", "mine"}));
    EXPECT_EQ(model.countOf("base"), 2);
}

TEST_F(ConversationModelTest, ReadsNothingAnewIfNobodyElseWrote) {
    add("a", "mine", 1);
    model.load();
    QSignalSpy loaded(&model, &ConversationModel::loaded);
    ASSERT_TRUE(until([&] { return loaded.size() == 1; }));
    model.refresh();
    model.rename("a", "renamed");
    bool read = false;
    history.read<int>(
        &model, [](const ConversationStore&) -> Result<int> { return 1; },
        [&](int) { read = true; });
    ASSERT_TRUE(until([&] { return read; }));
    EXPECT_EQ(loaded.size(), 1);
    EXPECT_EQ(titles(), QStringList{"renamed"});
}

TEST_F(ConversationModelTest, KeepsWhatHappensWhileTheListIsRead) {
    add("a", "one", 1);
    model.load();
    add("b", "two", 2);
    QSignalSpy loaded(&model, &ConversationModel::loaded);
    ASSERT_TRUE(until([&] { return loaded.size() == 1; }));
    EXPECT_EQ(titles(), (QStringList{"two", "one"}));
}

}  // namespace
