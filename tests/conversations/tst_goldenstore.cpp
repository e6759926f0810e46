// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0

// Conversations as version 0.1.0 kept and exported them: nothing of them is lost.
#include "answering/answer/answerbuilder.h"
#include "base/file.h"
#include "conversations/conversationstore.h"
#include "conversations/export.h"
#include "support/graphs.h"

#include <gmock/gmock.h>

namespace tripletalk::conversations {

using namespace tripletalk::tests;
using answering::Answer;
using answering::AnswerStatus;
using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;

namespace {

namespace fs = std::filesystem;
using StoredRun = conversations::Run;  // a test has a member called Run

struct GoldenStore : testing::Test {
    GoldenStore() { fs::copy(fs::path(GOLDEN_DIR) / "conversations.db", folder.path()); }

    TemporaryFolder folder;

    [[nodiscard]] ConversationStore store() const {
        return must(ConversationStore::open(folder.path() / "conversations.db"));
    }
    /// The turns of the conversation with this title.
    [[nodiscard]] std::vector<Turn> turns(const std::string& title) const {
        for (const Conversation& one : must(store().list()))
            if (one.title == title) return must(store().turns(one.id));
        throw std::runtime_error("no conversation " + title);
    }
    static Answer answerOf(const StoredRun& run) { return answering::answerOf(run.events); }
};

const std::string pictures = "Pictures and painters";

}  // namespace

TEST_F(GoldenStore, ListsItsConversations) {
    const auto all = must(store().list());
    std::vector<std::string> titles;
    for (const Conversation& one : all) titles.push_back(one.title);
    EXPECT_THAT(titles, ElementsAre(pictures, "Who painted Snow?", "Tell me slowly about Snow"));
    EXPECT_TRUE(all[0].pinned);
    EXPECT_TRUE(all[0].titled);
    EXPECT_EQ(all[0].draft, "And the tall");
    EXPECT_EQ(all[0].base, "99a9e615b9f2d1da");
    EXPECT_THAT(all[0].others, IsEmpty());
    EXPECT_EQ(all[0].created, 1795352728923);
    EXPECT_GE(all[0].updated, all[0].created);
    EXPECT_FALSE(all[1].pinned);
}

TEST_F(GoldenStore, KeepsTheBranchThatIsShown) {
    const auto all = turns(pictures);
    ASSERT_THAT(all, SizeIs(3));
    EXPECT_EQ(all[1].parent, all[0].id);
    EXPECT_EQ(all[2].parent, all[0].id);
    EXPECT_EQ(all[2].question, "Which pictures were made before 1905?");
    const auto path = shownPath(all, must(store().list()).front().shownTurn);
    ASSERT_THAT(path, SizeIs(2));
    EXPECT_EQ(path[0].question, "How many pictures are there?");
    EXPECT_EQ(path[1].question, "And which of them were painted by Bo Carter?");
}

TEST_F(GoldenStore, KeepsEveryAnswerOfAQuestion) {
    const Turn turn = turns(pictures).at(1);
    ASSERT_THAT(turn.runs, SizeIs(3));
    std::vector<std::string> texts;
    for (const StoredRun& run : turn.runs) texts.push_back(answerOf(run).text);
    EXPECT_THAT(
        texts,
        ElementsAre("3 results for picture of Bo Carter: [3]\n\n- The Blue Door\n- Two Chairs\n"
                    "- Snow",
                    "Bo Carter painted The Blue Door, Two Chairs and Snow [1].", "3 rows [1]"));
    EXPECT_EQ(turn.shownRun, turn.runs[2].id);
    EXPECT_EQ(answerOf(turn.runs[1]).strategy, "sql+passages");
    EXPECT_EQ(turn.runs[1].configuration.at("name"), "Museum model");
    EXPECT_EQ(turn.runs[1].configuration.at("rounds"), 4);
    EXPECT_EQ(turn.runs[1].generation, 3);
}

TEST_F(GoldenStore, KeepsTheQueryThatAPersonWrote) {
    const Turn turn = turns(pictures).at(1);
    const Answer corrected = answerOf(turn.runs.at(2));
    EXPECT_EQ(corrected.strategy, "corrected");
    EXPECT_EQ(corrected.understoodAs, "Which pictures were painted by Bo Carter?");
    EXPECT_THAT(corrected.sources.at(0).query, HasSubstr("ORDER BY picture.year"));
    EXPECT_EQ(corrected.result.rows.at(0).at(0).iri, "http://example.org/museum/p4");
    EXPECT_EQ(turn.runs[2].events.at(0).at("about"), turn.runs[1].id);
    EXPECT_EQ(turn.runs[2].configuration.at("name"), "Corrected by you");
}

TEST_F(GoldenStore, KeepsPromptsWhole) {
    const StoredRun run = turns(pictures).at(1).runs.at(1);
    std::vector<std::string> prompts;
    for (const json& event : run.events)
        if (event.at("kind") == "model_asked")
            for (const json& message : event.at("messages"))
                prompts.push_back(message.at("content"));
    ASSERT_THAT(prompts, SizeIs(4));
    EXPECT_THAT(prompts[0], HasSubstr("CREATE TABLE picture ("));
    EXPECT_THAT(prompts[0], HasSubstr("A masterpiece is a picture"));
    EXPECT_THAT(prompts[1], HasSubstr("This is round 1 of 4"));
    EXPECT_THAT(prompts[3], StartsWith("Question: Which pictures were painted by Bo Carter?"));
}

TEST_F(GoldenStore, KeepsWhatAPersonSaidOfAnswers) {
    const auto all = turns(pictures);
    const Feedback& kept = all.at(0).runs.at(0).feedback;
    EXPECT_EQ(kept.opinion, 1);
    EXPECT_EQ(kept.example, 3);
    EXPECT_EQ(kept.kept, 3);
    EXPECT_EQ(all.at(1).runs.at(2).feedback.example, 4);
    EXPECT_EQ(turns("Tell me slowly about Snow").at(2).runs.at(0).feedback.opinion, -1);
}

TEST_F(GoldenStore, KeepsWhatWasStoppedAndWhatFailed) {
    const auto all = turns("Tell me slowly about Snow");
    const Answer stopped = answerOf(all.at(0).runs.at(0));
    EXPECT_EQ(stopped.status, AnswerStatus::Cancelled);
    EXPECT_THAT(stopped.text, StartsWith("Snow"));
    const Answer failed = answerOf(all.at(1).runs.at(0));
    EXPECT_EQ(failed.status, AnswerStatus::Failed);
    ASSERT_TRUE(failed.error);
    EXPECT_THAT(failed.error->message.text(), HasSubstr("could not be loaded: out of memory"));
    const Answer answered = answerOf(all.at(2).runs.at(0));
    EXPECT_EQ(answered.text, "The roof of the Great Hall is made of glass [3].");
    EXPECT_EQ(answered.sources.at(2).title, "Guide to the museum › The Great Hall");
}

TEST_F(GoldenStore, KeepsTheOtherStrategies) {
    const auto all = turns("Who painted Snow?");
    EXPECT_EQ(answerOf(all.at(0).runs.at(0)).strategy, "sparql");
    EXPECT_EQ(answerOf(all.at(0).runs.at(0)).sources.at(0).kind, "sparql");
    EXPECT_EQ(answerOf(all.at(1).runs.at(0)).strategy, "control");
    EXPECT_EQ(answerOf(all.at(2).runs.at(0)).status, AnswerStatus::NotFound);
}

TEST_F(GoldenStore, KeepsWhatMatteredForAnAnswer) {
    const StoredRun about = turns("Tell me slowly about Snow").at(2).runs.at(0);
    const auto events = must(store().eventsAbout(about.id, "attribution"));
    ASSERT_FALSE(events.empty());
    EXPECT_EQ(events.front().at("about"), about.id);
    const json& clusters = events.back().at("clusters");
    EXPECT_EQ(clusters.at(0).at("sources"), json::array({3}));
    EXPECT_DOUBLE_EQ(clusters.at(0).at("percent"), 100);
    EXPECT_EQ(clusters.at(0).at("without"), "The roof is not described [1].");
}

TEST_F(GoldenStore, IsFoundByItsWords) {
    const auto ofAnswer = must(store().search("glass"));
    ASSERT_THAT(ofAnswer, SizeIs(1));
    EXPECT_THAT(ofAnswer[0].snippet, HasSubstr("\x02glass\x03"));
    EXPECT_EQ(ofAnswer[0].turn, turns("Tell me slowly about Snow").at(2).id);
    EXPECT_THAT(must(store().search("mayor atlan")), SizeIs(1));
    EXPECT_THAT(must(store().search("submarine")), IsEmpty());
}

TEST_F(GoldenStore, GoesOn) {
    const auto opened = store();
    const Conversation first = must(opened.list()).front();
    must(opened.addTurn({"new", first.id, first.shownTurn, "And the tallest?", first.updated}));
    must(opened.addRun({"run", "new"}));
    must(opened.addEvents("run", {{{"seq", 1}, {"kind", "answer_finished"}, {"answer", "Ja."}}}));
    EXPECT_THAT(must(store().turns(first.id)), SizeIs(4));
}

// Of the answers what a person reads; how they were made may be told in other words.
TEST_F(GoldenStore, IsExportedAsBefore) {
    const Conversation first = must(store().list()).front();
    const json now = toJson({{first, "Museum", must(store().turns(first.id))}});
    const json then = json::parse(must(readFile(fs::path(GOLDEN_DIR) / "exported.json")));
    const auto shape = [](json exported) {
        for (json& turn : exported["conversations"][0]["turns"])
            for (json& run : turn["runs"]) {
                const json answer = run.at("answer");
                run["answer"] = {{"status", answer.at("status")},
                                 {"answer", answer.at("answer")},
                                 {"understood_as", answer.at("understood_as")},
                                 {"result", answer.at("result")},
                                 {"strategy", answer.at("strategy")},
                                 {"sources", answer.at("sources").size()},
                                 {"usage", answer.at("usage")}};
                run["events"] = run.at("events").size();
            }
        return exported;
    };
    EXPECT_EQ(shape(now), shape(then));
}

}  // namespace tripletalk::conversations
