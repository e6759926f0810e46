// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// The offline strategy over an endpoint: the same answers as over tables.
#include "answering/harbours.h"
#include "knowledge/remotebase.h"
#include "knowledge/remoteexcerpt.h"
#include "support/graphs.h"
#include "support/sparqlserver.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {
namespace {

using testing::HasSubstr;
using tests::must;

/// Asks about the boats at an endpoint, of whose graph all was fetched.
class OfflineAfar : public Offline {
  protected:
    void SetUp() override {
        const auto far = s_folder / "far";
        must(
            knowledge::makeRemoteBase(far, {.url = m_server.url(), .replace = true}, m_client, {}));
        must(knowledge::fetchExcerpt(base(), {}, {}, {}));
    }
    [[nodiscard]] knowledge::KnowledgeBase base() const {
        return must(knowledge::KnowledgeBase::open(s_folder / "far")).reachedBy(m_client);
    }
    Answer askAfar(const std::string& text, const nlohmann::json& reading = {}) {
        const Question question{text, m_talk, {base()}, reading};
        OfflineStrategy strategy(nullptr);
        m_events.clear();
        Answer answer =
            answering::ask(strategy, question,
                           [this](const Event& event) { m_events.push_back(toJson(event)); }, {});
        m_talk.push_back(turnOf(question, answer));
        return answer;
    }
    /// Each line of the text, without where it stands: rows without an order have none.
    static std::multiset<std::string> lines(const Answer& answer) {
        std::multiset<std::string> all;
        std::istringstream text(answer.text);
        for (std::string line; std::getline(text, line);) all.insert(line);
        return all;
    }
    void expectSame(const std::string& question) {
        const Answer here = ask(question);
        const Answer afar = askAfar(question);
        EXPECT_EQ(lines(afar), lines(here)) << question;
        EXPECT_EQ(afar.status, here.status) << question;
        EXPECT_EQ(afar.result.kind, here.result.kind) << question;
        ASSERT_EQ(afar.result.columns.size(), here.result.columns.size()) << question;
        for (std::size_t i = 0; i < here.result.columns.size(); ++i)
            EXPECT_EQ(afar.result.columns[i].unit, here.result.columns[i].unit) << question;
        for (const Source& source : afar.sources) EXPECT_NE(source.kind, "sql") << question;
    }

    tests::SparqlServer m_server{s_folder / "kb"};
    std::shared_ptr<net::Client> m_client = std::make_shared<net::Client>();
    std::vector<Turn> m_talk;
};

TEST_F(OfflineAfar, AnswersQuestionsAsOverTables) {
    for (const char* question :
         {"What is the price of the heron swift?", "How long is the Grey Petrel?",
          "Which harbour is the home of the Little Tern?", "How many boats are there?",
          "How many ketches are there in Norway?", "Which boat is the cheapest?",
          "Which boats are the longest?", "Which are the two most expensive boats?",
          "Which skipper sails the most boats?", "Which country has the most harbours?",
          "Which boats are longer than 1000 cm?", "Which boats were built after 2012?",
          "What is the average price of the boats?", "How many boats are there per rig?",
          "Which boats are not ketches?", "Is the Grey Petrel longer than the Little Tern?",
          "How much more expensive is the Grey Petrel than the Proud Gannet?",
          "What does the Grey Petrel cost, and how long is it?",
          "How does the Grey Petrel compare to the Proud Gannet?"}) {
        m_history.clear();
        m_talk.clear();
        expectSame(question);
    }
}

TEST_F(OfflineAfar, GoesOnWithAConversation) {
    for (const char* question : {"Which boat is the cheapest?", "How long is it?",
                                 "And the Grey Petrel?", "Which of the two is more expensive?"})
        expectSame(question);
}

TEST_F(OfflineAfar, AsksTheEndpointAndShowsWhatItAsked) {
    const Answer answer = askAfar("Which boat is the cheapest?");
    ASSERT_FALSE(answer.sources.empty());
    EXPECT_EQ(answer.sources.front().kind, "sparql");
    EXPECT_THAT(answer.sources.front().query, HasSubstr("<http://sea.example/Boat>"));
    EXPECT_EQ(answer.result.rows.at(0).at(0).iri, "http://sea.example/b3");
    EXPECT_EQ(answer.result.rows.at(0).at(0).text, "Little Tern");
}

TEST_F(OfflineAfar, SaysThatTheEndpointDoesNotAnswer) {
    m_server.dieAfter(0);
    const Answer answer = askAfar("How many boats are there?");
    ASSERT_TRUE(answer.error) << answer.text;
    EXPECT_EQ(answer.error->kind, ErrorKind::Server);
}

TEST_F(OfflineAfar, NeedsAnExcerptToReadBy) {
    std::filesystem::remove_all(s_folder / "far" / knowledge::excerptFolder);
    const Answer answer = askAfar("How many boats are there?");
    ASSERT_TRUE(answer.error);
    EXPECT_THAT(answer.error->message.text(), HasSubstr("excerpt"));
}

TEST_F(OfflineAfar, AnswersAReadingThatWasChanged) {
    static_cast<void>(askAfar("Which boat is the cheapest?"));
    nlohmann::json changed = reading();
    changed["order"]["descending"] = true;
    const Answer answer = askAfar("Which boat is the cheapest?", changed);
    EXPECT_EQ(answer.result.rows.at(0).at(0).text, "Grey Petrel");
}

}  // namespace
}  // namespace tripletalk::answering
