// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "conversations/conversationstore.h"

#include <cstdlib>
#include <filesystem>
#include <future>
#include <latch>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::conversations;
using nlohmann::json;
using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;

namespace {

class ConversationStoreTest : public testing::Test {
  protected:
    void SetUp() override {
        std::string pattern = (std::filesystem::temp_directory_path() / "ttXXXXXX").string();
        m_folder = mkdtemp(pattern.data());
    }
    void TearDown() override { std::filesystem::remove_all(m_folder); }

    [[nodiscard]] std::filesystem::path file() const { return m_folder / "conversations.db"; }

    [[nodiscard]] ConversationStore open() const {
        auto store = ConversationStore::open(file());
        if (!store) ADD_FAILURE() << store.error().toText();
        return std::move(*store);
    }

    /// A conversation of one turn with one finished run.
    static void fill(const ConversationStore& store, const std::string& id,
                     const std::string& question, const std::string& answer, Instant when) {
        ASSERT_TRUE(store.create({id, "About " + id, "base", false, when, when}));
        ASSERT_TRUE(store.addTurn({id + "-t", id, "", question, when}));
        ASSERT_TRUE(
            store.addRun({id + "-r", id + "-t", {{"strategy", "offline"}}, "base", 3, when}));
        ASSERT_TRUE(store.addEvents(
            id + "-r", {{{"seq", 1}, {"kind", "run_started"}},
                        {{"seq", 2}, {"kind", "answer_finished"}, {"answer", answer}}}));
    }

    std::filesystem::path m_folder;
};

TEST_F(ConversationStoreTest, BringsBackTurnsRunsAndEventsAfterReopening) {
    fill(open(), "one", "How many?", "Twelve [1].", 1000);

    const auto turns = open().turns("one");
    ASSERT_TRUE(turns) << turns.error().toText();
    ASSERT_EQ(turns->size(), 1u);
    EXPECT_EQ(turns->front().question, "How many?");
    EXPECT_EQ(turns->front().shownRun, "one-r");
    ASSERT_EQ(turns->front().runs.size(), 1u);
    const conversations::Run& run = turns->front().runs.front();
    EXPECT_EQ(run.generation, 3);
    EXPECT_EQ(run.configuration, (json{{"strategy", "offline"}}));
    ASSERT_EQ(run.events.size(), 2u);
    EXPECT_EQ(run.events[1]["answer"], "Twelve [1].");
}

TEST_F(ConversationStoreTest, IsMadeOnceWhenTwoWindowsOpenItAtOnce) {
    for (int round = 0; round < 20; ++round) {
        const auto path = m_folder / (std::to_string(round) + ".db");
        std::latch ready(2);
        const auto openIt = [&] {
            ready.arrive_and_wait();
            const auto store = ConversationStore::open(path);
            return store ? std::string() : store.error().toText();
        };
        auto other = std::async(std::launch::async, openIt);
        EXPECT_EQ(openIt(), "");
        EXPECT_EQ(other.get(), "");
    }
}

TEST_F(ConversationStoreTest, ListsPinnedConversationsFirstThenByLastUse) {
    const auto store = open();
    for (const auto& [id, when] : {std::pair{"a", 1}, {"b", 2}, {"c", 3}})
        ASSERT_TRUE(store.create({id, id, "", false, when, when}));
    ASSERT_TRUE(store.setPinned("a", true));

    const auto all = store.list();
    ASSERT_TRUE(all);
    EXPECT_THAT(*all, ElementsAre(Field(&Conversation::id, "a"), Field(&Conversation::id, "c"),
                                  Field(&Conversation::id, "b")));
}

TEST_F(ConversationStoreTest, ADeletedConversationCanComeBackUntilTheNextOpening) {
    {
        const auto store = open();
        fill(store, "one", "first", "answer", 1);
        fill(store, "two", "second", "answer", 2);
        ASSERT_TRUE(store.remove("one"));
        ASSERT_TRUE(store.remove("two"));
        EXPECT_TRUE(store.list()->empty());
        EXPECT_TRUE(store.search("first")->empty());
        ASSERT_TRUE(store.restore("one"));
    }
    const auto store = open();
    EXPECT_THAT(*store.list(), ElementsAre(Field(&Conversation::id, "one")));
    EXPECT_EQ(store.restore("two").error().kind, ErrorKind::NotFound);
    EXPECT_TRUE(store.turns("two")->empty());
    const auto raw = sqlite::Database::open(file(), sqlite::OpenMode::ReadOnly);
    EXPECT_EQ(*raw->integer("SELECT count(*) FROM message WHERE text = 'second'"), 0)
        << "nor do its texts stay for the search";
    EXPECT_EQ(*raw->integer("SELECT count(*) FROM message"), 2);
}

TEST_F(ConversationStoreTest, ADeletedConversationComesBackAlthoughAnotherWindowWasOpened) {
    const auto store = open();
    fill(store, "one", "first", "answer", 1);
    ASSERT_TRUE(store.remove("one"));
    const auto other = open();
    EXPECT_TRUE(other.list()->empty());
    ASSERT_TRUE(store.restore("one"));
    EXPECT_THAT(*other.list(), ElementsAre(Field(&Conversation::id, "one")));
    EXPECT_EQ(store.turns("one")->size(), 1u);
}

TEST_F(ConversationStoreTest, SearchesQuestionsAndAnswersByBeginningsOfWords) {
    const auto store = open();
    fill(store, "one", "Which bridges are long?", "The river crossing [1].", 1);
    fill(store, "two", "Who wrote it?", "Zoë Ångström [1].", 2);

    EXPECT_THAT(*store.search("bridg"), ElementsAre(Field(&Found::conversation, "one")));
    EXPECT_THAT(*store.search("angstrom"), ElementsAre(Field(&Found::conversation, "two")));
    EXPECT_THAT(*store.search("river cross"),
                ElementsAre(Field(&Found::snippet, HasSubstr("\x02river\x03"))));
    EXPECT_TRUE(store.search("\"*) OR")->empty());
    EXPECT_TRUE(store.search("  ")->empty());
}

TEST_F(ConversationStoreTest, KeepsAQuestionWithItsRunOrNeither) {
    const auto store = open();
    ASSERT_TRUE(store.create({"one", "About one", "base", false, 1, 1}));
    conversations::Turn turn{"t", "one", "", "How many?", 2};
    turn.runs.push_back({"r", "t", {{"strategy", "offline"}}, "base", 3, 2});
    ASSERT_TRUE(store.addTurn(turn));
    ASSERT_EQ(store.turns("one")->size(), 1u);
    EXPECT_EQ(store.turns("one")->front().shownRun, "r");
    EXPECT_EQ(store.turns("one")->front().runs.size(), 1u);

    turn.id = "u";  // its run cannot be kept: there is one of this id
    EXPECT_FALSE(store.addTurn(turn));
    EXPECT_EQ(store.turns("one")->size(), 1u);
}

TEST_F(ConversationStoreTest, ADuplicateHasEverythingUnderIdsOfItsOwn) {
    const auto store = open();
    fill(store, "one", "first", "answer", 1);
    ASSERT_TRUE(store.addTurn({"one-u", "one", "one-t", "second", 2}));
    ASSERT_TRUE(store.setFeedback("one-r", {.opinion = 1, .example = 7, .kept = 8}));
    ASSERT_TRUE(store.duplicate("one", {"two", "Copy", "base", false, 5, 6}));

    const auto turns = store.turns("two");
    ASSERT_TRUE(turns);
    ASSERT_EQ(turns->size(), 2u);
    EXPECT_NE(turns->front().id, "one-t");
    EXPECT_EQ(turns->back().parent, turns->front().id);
    ASSERT_EQ(turns->front().runs.size(), 1u);
    EXPECT_EQ(turns->front().shownRun, turns->front().runs.front().id);
    EXPECT_NE(turns->front().shownRun, "one-r");
    EXPECT_EQ(turns->front().runs.front().feedback.opinion, 0) << "the example is the original's";
    EXPECT_EQ(turns->front().runs.front().feedback.example, 0);
    EXPECT_EQ(turns->front().runs.front().events.back()["answer"], "answer");
    EXPECT_THAT(*store.list(),
                ElementsAre(Field(&Conversation::id, "two"), Field(&Conversation::id, "one")));
    EXPECT_EQ(store.list()->front().updated, 6);
    EXPECT_EQ(store.search("answer")->size(), 2u);
    EXPECT_EQ(store.turns("one")->size(), 2u);
}

TEST_F(ConversationStoreTest, KeepsTheBasesThatAreAskedTogether) {
    const std::vector<NamedBase> two{{"b", "Ships \"and\" towns"}, {"c", "报纸"}};
    ASSERT_TRUE(open().create({.id = "one", .title = "One", .base = "a", .others = two}));
    EXPECT_EQ(open().conversation("one")->others, two);
    ASSERT_TRUE(open().duplicate("one", {.id = "copy", .title = "Copy", .others = two}));
    EXPECT_EQ(open().conversation("copy")->others, two);
    ASSERT_TRUE(open().setOthers("one", {two[1]}));
    EXPECT_THAT(open().conversation("one")->others, ElementsAre(two[1]));
}

TEST_F(ConversationStoreTest, TakesNoBaseFromWhatCannotBeRead) {
    ASSERT_TRUE(open().create({.id = "one", .title = "One"}));
    for (const char* content : {"", "no JSON", "{}", "7", R"([7, {"name": "x"}, {"id": 7}])"}) {
        const auto raw = sqlite::Database::open(file(), sqlite::OpenMode::ReadWrite);
        ASSERT_TRUE(raw->run("UPDATE conversation SET others = ?", content));
        EXPECT_TRUE(open().conversation("one")->others.empty()) << content;
    }
}

TEST_F(ConversationStoreTest, NoticesWhatAnotherConnectionWrites) {
    const auto store = open();
    const auto before = store.foreignVersion();
    fill(store, "mine", "q", "a", 1);
    EXPECT_EQ(*store.foreignVersion(), *before);
    fill(open(), "theirs", "q", "a", 1);
    EXPECT_NE(*store.foreignVersion(), *before);
}

TEST_F(ConversationStoreTest, StoresAPromptThatSeveralCallsShareOnce) {
    const std::string prompt(50'000, 'x');
    const auto store = open();
    fill(store, "one", "q", "a", 1);
    const auto asked = [&](int seq) {
        return json{{"seq", seq},
                    {"kind", "model_asked"},
                    {"messages",
                     {{{"role", "system"}, {"content", prompt}},
                      {{"role", "user"}, {"content", "short"}}}}};
    };
    for (int seq = 3; seq < 43; ++seq) ASSERT_TRUE(store.addEvents("one-r", {asked(seq)}));

    const auto turns = store.turns("one");
    ASSERT_TRUE(turns);
    EXPECT_EQ(turns->front().runs.front().events.back(), asked(42));
    auto raw = sqlite::Database::open(file(), sqlite::OpenMode::ReadOnly);
    ASSERT_TRUE(raw);
    EXPECT_LT(*raw->integer("SELECT sum(length(content)) FROM event"), 50'000);
}

TEST_F(ConversationStoreTest, TakesThePromptsOfWhatWasDeletedAway) {
    const std::string shared(300, 's');
    const std::string own(300, 'o');
    {
        const auto store = open();
        for (const std::string id : {"one", "two"}) {
            fill(store, id, "question", "answer", 1);
            ASSERT_TRUE(
                store.addEvents(id + "-r", {{{"seq", 3},
                                             {"kind", "model_asked"},
                                             {"messages",
                                              {{{"role", "system"}, {"content", shared}},
                                               {{"role", "user"}, {"content", id + own}}}}}}));
        }
        ASSERT_TRUE(store.remove("one"));
    }
    EXPECT_EQ(open().events("two-r")->back()["messages"],
              (json{{{"role", "system"}, {"content", shared}},
                    {{"role", "user"}, {"content", "two" + own}}}));
    const auto raw = sqlite::Database::open(file(), sqlite::OpenMode::ReadOnly);
    EXPECT_EQ(*raw->integer("SELECT count(*) FROM prompt"), 2);
    EXPECT_EQ(*raw->integer("SELECT count(*) FROM prompt WHERE content LIKE 'one%'"), 0);
}

TEST_F(ConversationStoreTest, RenamesAndChoosesTheRunThatIsShown) {
    const auto store = open();
    fill(store, "one", "q", "a", 1);
    ASSERT_TRUE(store.addRun({"again", "one-t", json::object(), "base", 4, 5}));
    EXPECT_EQ(store.turns("one")->front().shownRun, "again");
    ASSERT_TRUE(store.showRun("one-t", "one-r"));
    ASSERT_TRUE(store.rename("one", "Other"));
    EXPECT_EQ(store.turns("one")->front().shownRun, "one-r");
    EXPECT_EQ(store.list()->front().title, "Other");
}

TEST_F(ConversationStoreTest, RemembersThePathAndWhatAPersonWroteAndSaid) {
    {
        const auto store = open();
        fill(store, "one", "q", "a", 1);
        ASSERT_TRUE(store.addTurn({"other", "one", "", "q, in other words", 2}));
        EXPECT_EQ(store.list()->front().shownTurn, "other");
        ASSERT_TRUE(store.showTurn("one", "one-t"));
        ASSERT_TRUE(store.setDraft("one", "half a ques"));
        ASSERT_TRUE(store.setFeedback("one-r", {-1, 7, 8}));
    }
    const auto store = open();
    EXPECT_EQ(store.list()->front().shownTurn, "one-t");
    EXPECT_EQ(store.conversation("one")->draft, "half a ques");
    EXPECT_EQ(store.conversation("none").error().kind, ErrorKind::NotFound);
    const auto outline = store.outline("one");
    ASSERT_TRUE(outline);
    const conversations::Run& run = outline->front().runs.front();
    EXPECT_EQ(run.feedback.opinion, -1);
    EXPECT_EQ(run.feedback.example, 7);
    EXPECT_EQ(run.feedback.kept, 8);
    EXPECT_TRUE(run.events.empty());
    EXPECT_EQ(store.events("one-r")->size(), 2u);
}

TEST_F(ConversationStoreTest, KnowsAPersonsTitle) {
    const auto store = open();
    fill(store, "one", "q", "a", 1);
    EXPECT_FALSE(store.list()->front().titled);
    ASSERT_TRUE(store.rename("one", "Written"));
    EXPECT_EQ(store.list()->front().title, "Written");
    EXPECT_TRUE(store.list()->front().titled);
}

TEST_F(ConversationStoreTest, ARunWithAPurposeIsNotTheAnswerThatIsShown) {
    const auto store = open();
    fill(store, "one", "q", "a", 1);
    ASSERT_TRUE(
        store.addRun({"extra", "one-t", json::object(), "base", 4, 5, {}, "attribution", "one-r"}));
    const auto outline = store.outline("one");
    EXPECT_EQ(outline->front().shownRun, "one-r");
    EXPECT_EQ(outline->front().runs.back().purpose, "attribution");
    EXPECT_EQ(outline->front().runs.back().about, "one-r");
}

TEST_F(ConversationStoreTest, KeepsTheNewestRunAboutAnAnswerWithThatAnswer) {
    const auto store = open();
    fill(store, "one", "q", "a", 1);
    conversations::Run about{.id = "x1", .turn = {}, .created = 5};
    about.purpose = "attribution";
    about.about = "one-r";
    about.events = {{{"seq", 1}, {"kind", "attribution_finished"}}};
    ASSERT_TRUE(store.addRunAbout(about));
    about.id = "x2";
    about.created = 6;
    about.events = {{{"seq", 1}, {"kind", "run_cancelled"}}};
    ASSERT_TRUE(store.addRunAbout(about));
    ASSERT_EQ(store.eventsAbout("one-r", "attribution")->size(), 1u);
    EXPECT_EQ(store.eventsAbout("one-r", "attribution")->front()["kind"], "run_cancelled");
    EXPECT_TRUE(store.eventsAbout("one-r", "title")->empty());
    about.id = "x3";
    about.about = "of a chat that is not kept";
    EXPECT_TRUE(store.addRunAbout(about));
    EXPECT_TRUE(store.eventsAbout(about.about, "attribution")->empty());
}

TEST_F(ConversationStoreTest, BringsAFileOfTheFirstFormatUpToDate) {
    {
        auto raw = sqlite::Database::open(file(), sqlite::OpenMode::Create);
        ASSERT_TRUE(raw);
        ASSERT_TRUE(raw->execute(R"sql(
            CREATE TABLE conversation(
                id TEXT PRIMARY KEY, title TEXT NOT NULL, base TEXT NOT NULL,
                pinned INTEGER NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL,
                deleted INTEGER NOT NULL DEFAULT 0);
            CREATE TABLE turn(
                id TEXT PRIMARY KEY, conversation TEXT NOT NULL REFERENCES conversation
                ON DELETE CASCADE, parent TEXT NOT NULL, question TEXT NOT NULL,
                created INTEGER NOT NULL, shown_run TEXT NOT NULL DEFAULT '');
            CREATE TABLE run(
                id TEXT PRIMARY KEY, turn TEXT NOT NULL REFERENCES turn ON DELETE CASCADE,
                configuration TEXT NOT NULL, base TEXT NOT NULL, generation INTEGER NOT NULL,
                created INTEGER NOT NULL);
            CREATE TABLE event(
                run TEXT NOT NULL REFERENCES run ON DELETE CASCADE, seq INTEGER NOT NULL,
                content TEXT NOT NULL, PRIMARY KEY(run, seq)) WITHOUT ROWID;
            CREATE TABLE prompt(hash TEXT PRIMARY KEY, content TEXT NOT NULL) WITHOUT ROWID;
            CREATE VIRTUAL TABLE message USING fts5(
                text, turn UNINDEXED, tokenize = 'unicode61 remove_diacritics 2');
            INSERT INTO conversation VALUES ('old', 'Old', 'base', 1, 1, 2, 0);
            INSERT INTO turn VALUES ('t', 'old', '', 'How many?', 1, 'r');
            INSERT INTO run VALUES ('r', 't', '{}', 'base', 3, 1);
            PRAGMA user_version = 1;)sql"));
    }
    const auto store = open();
    EXPECT_THAT(*store.list(), ElementsAre(Field(&Conversation::title, "Old")));
    EXPECT_EQ(store.outline("old")->front().shownRun, "r");
    EXPECT_TRUE(store.showTurn("old", "t"));
    ASSERT_TRUE(store.setOthers("old", {{"b", "B"}}));
    EXPECT_EQ(store.list()->front().others.size(), 1u);
}

TEST_F(ConversationStoreTest, RefusesAFileOfANewerProgram) {
    { const auto store = open(); }
    {
        auto raw = sqlite::Database::open(file(), sqlite::OpenMode::ReadWrite);
        ASSERT_TRUE(raw);
        ASSERT_TRUE(raw->execute("PRAGMA user_version = 99"));
    }
    const auto store = ConversationStore::open(file());
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().kind, ErrorKind::Version);
}

}  // namespace
