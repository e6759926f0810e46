// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/ask.h"
#include "answering/offline/offlinestrategy.h"
#include "answering/reading/learnedwords.h"
#include "curation/edits.h"
#include "knowledge/curator.h"
#include "knowledge/examples.h"
#include "knowledge/taughtwords.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::answering::offline {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAre;

/// Ferries between ports, in countries that border on each other.
constexpr std::string_view ferries = R"(
:Ferry a rdfs:Class ; rdfs:label "Ferry" .
:Port a rdfs:Class ; rdfs:label "Port" .
:Country a rdfs:Class ; rdfs:label "Country" .
:Captain a rdfs:Class ; rdfs:label "Captain" .
:borders rdfs:label "borders" . :leaves rdfs:label "leaves" . :reaches rdfs:label "reaches" .
:fare rdfs:label "fare" . :deck rdfs:label "deck" . :master rdfs:label "master" .
:c1 a :Country ; rdfs:label "Norland" ; :borders :c2, :c3 .
:c2 a :Country ; rdfs:label "Sudland" ; :borders :c1 .
:c3 a :Country ; rdfs:label "Westmark" ; :borders :c1 .
:p1 a :Port ; rdfs:label "Alden" ; :berths 12 .
:p2 a :Port ; rdfs:label "Birk" ; :berths 4 .
:p3 a :Port ; rdfs:label "Corran" ; :berths 7 .
:m1 a :Captain ; rdfs:label "Ada Lund" .
:m2 a :Captain ; rdfs:label "Bo Falk" .
:f1 a :Ferry ; rdfs:label "Heron" ; :leaves :p1 ; :reaches :p2 ; :fare 20 ; :deck "open" ; :master :m1 .
:f2 a :Ferry ; rdfs:label "Petrel" ; :leaves :p2 ; :reaches :p1 ; :fare 35 ; :deck "open" ; :master :m2 .
:f3 a :Ferry ; rdfs:label "Tern" ; :leaves :p1 ; :reaches :p3 ; :fare 50 ; :deck "closed" ; :master :m2 .
:f4 a :Ferry ; rdfs:label "Gannet" ; :leaves :p3 ; :reaches :p1 ; :fare 65 ; :deck "closed" ; :master :m1 .
)";

struct Taught : testing::Test {
    tests::TemporaryFolder folder;
    knowledge::KnowledgeBase base = tests::baseFromTurtle(folder.path(), ferries);

    void teach(const std::string& question, const std::string& query) {
        const auto added = knowledge::Examples(base).add(question, query);
        ASSERT_TRUE(added.ok()) << added.error().toText();
    }

    /// Another name for a table or one of its columns.
    void name(const std::string& table, const std::string& column, const std::string& word) {
        curation::Curation curation = base.curation();
        const auto& effective = base.effective();
        for (std::size_t t = 0; t < effective.ids.size(); ++t) {
            const induction::Table& known = effective.schema.tables[t];
            if (known.name != table) continue;
            auto& entry = tableIn(curation, effective.ids[t].id);
            if (column.empty()) entry.synonyms.push_back(word);
            for (std::size_t c = 0; c < known.columns.size(); ++c)
                if (known.columns[c].name == column)
                    columnIn(entry, effective.ids[t].columns[c]).synonyms.push_back(word);
        }
        const auto applied = knowledge::applyCuration(base.folder(), curation, {}, CancelToken());
        ASSERT_TRUE(applied.ok()) << applied.error().toText();
        base = tests::must(knowledge::KnowledgeBase::open(base.folder()));
    }

    /// Another name for a value of a column.
    void nameValue(const std::string& column, const std::string& value, const std::string& word) {
        auto place = knowledge::synonymPlace(base, column);
        ASSERT_TRUE(place);
        place->item = value;
        const auto done = knowledge::setSynonym(base, {word, *place}, knowledge::WordState::On);
        ASSERT_TRUE(done.ok()) << done.error().toText();
        base = tests::must(knowledge::KnowledgeBase::open(base.folder()));
    }

    nlohmann::json toldReading = {};  ///< of the last answer

    Answer ask(const std::string& text) {
        const Question question{text, {}, {base}, {}};
        OfflineStrategy strategy(nullptr);
        toldReading = nullptr;
        const auto keepReading = [this](const Event& event) {
            if (const auto* told = std::get_if<ReadingTold>(&event.body))
                toldReading = told->reading;
        };
        return answering::ask(strategy, question, keepReading, {});
    }

    std::vector<std::string> cells(const std::string& text) {
        std::vector<std::string> all;
        const Answer answer = ask(text);
        for (const auto& row : answer.result.rows)
            for (const Cell& cell : row) all.push_back(cell.text);
        return all;
    }

    bool isByTaught(const std::string& text) {
        return ask(text).understoodAs.find("as taught by") != std::string::npos;
    }
};

TEST_F(Taught, IsToldInTheWordsOfItsQueryAndCanBeChangedPartByPart) {
    teach("Which ferries are cheap?", "SELECT label FROM ferry WHERE fare < 40");
    const Answer answer = ask("Which ferries are cheap?");
    EXPECT_THAT(answer.text,
                AllOf(HasSubstr("2 results for"), HasSubstr("fare"), Not(HasSubstr("taught"))));
    EXPECT_FALSE(toldReading.is_null());
}

TEST_F(Taught, IsToldByTheQuestionWhereItsQueryHasNoWords) {
    teach("Which ferries are cheap?",
          "SELECT label FROM ferry WHERE fare < (SELECT max(fare) - 20 FROM ferry)");
    const Answer answer = ask("Which ferries are cheap?");
    EXPECT_THAT(answer.text, HasSubstr("2 results for “Which ferries are cheap?”"));
    EXPECT_TRUE(toldReading.is_null());
}

TEST_F(Taught, KnowsAnotherWordForAValue) {
    EXPECT_THAT(cells("Which ferries are airy?"), Not(UnorderedElementsAre("Heron", "Petrel")));
    nameValue("ferry.deck", "open", "airy");
    EXPECT_THAT(cells("Which ferries are airy?"), UnorderedElementsAre("Heron", "Petrel"));
    EXPECT_THAT(cells("How many airy ferries are there?"), ElementsAre("2"));
    EXPECT_THAT(cells("Which airy ferry has the highest fare?"), ElementsAre("Petrel"));
    EXPECT_THAT(ask("How many airy ferries are there?").text, HasSubstr("open"));
}

TEST_F(Taught, AnswersTheSameQuestionByTheTaughtQuery) {
    teach("How many pleasant crossings are there?",
          "SELECT count(*) AS n FROM ferry WHERE deck = 'open'");
    const Answer answer = ask("how many pleasant crossings are there");
    EXPECT_EQ(answer.result.rows.at(0).at(0).text, "2");
    EXPECT_THAT(answer.understoodAs,
                AllOf(HasSubstr("as taught by"), HasSubstr("How many pleasant crossings")));
    EXPECT_THAT(answer.text, Not(HasSubstr("misunderstood")));
}

TEST_F(Taught, AnswersWhatSaysTheSameInAnotherWay) {
    teach("How many pleasant crossings leave Alden?",
          "SELECT count(*) AS n FROM ferry WHERE deck = 'open' AND leaves = 'p1'");
    EXPECT_THAT(cells("What is the number of pleasant crossings leaving Alden?"), ElementsAre("1"));
    EXPECT_THAT(cells("Count the pleasant crossings that leave Alden."), ElementsAre("1"));
    EXPECT_THAT(cells("Pleasant crossings that leave Alden: how many?"), ElementsAre("1"));
}

TEST_F(Taught, PutsAnotherValueIntoTheQuery) {
    teach("Which crossings are on a deck that is open?",
          "SELECT label FROM ferry WHERE deck = 'open'");
    EXPECT_THAT(cells("Which crossings are on a deck that is closed?"),
                UnorderedElementsAre("Tern", "Gannet"));
    const Answer answer = ask("Which crossings are on a deck that is closed?");
    EXPECT_THAT(answer.understoodAs, HasSubstr("closed"));
    EXPECT_FALSE(isByTaught("Which crossings are on a deck that is purple?"));
}

TEST_F(Taught, PutsAnotherThingIntoTheQuery) {
    teach("Which boss is on the Heron?",
          "SELECT c.label FROM captain c JOIN ferry f ON f.master = c.captain_id "
          "WHERE f.label = 'Heron'");
    EXPECT_THAT(cells("Which boss is on the Petrel?"), ElementsAre("Bo Falk"));
    EXPECT_THAT(cells("The Tern: which boss is on it?"), ElementsAre("Bo Falk"));
}

TEST_F(Taught, PutsAnotherNumberIntoTheQuery) {
    teach("Which crossings are a bargain below 30?", "SELECT label FROM ferry WHERE fare < 30");
    EXPECT_THAT(cells("Which crossings are a bargain below 60?"),
                UnorderedElementsAre("Heron", "Petrel", "Tern"));
}

TEST_F(Taught, LeavesANumberThatMayBeSeveralThings) {
    teach("Which crossings are odd with 20?",
          "SELECT label FROM ferry WHERE fare = 20 OR fare > 20 + 40");
    EXPECT_FALSE(isByTaught("Which crossings are odd with 35?"));
}

TEST_F(Taught, TellsWhereFromAndWhereTo) {
    teach("Which crossings go from Alden to Birk?",
          "SELECT label FROM ferry WHERE leaves = 'p1' AND reaches = 'p2'");
    EXPECT_THAT(cells("Which crossings go from Alden to Corran?"), ElementsAre("Tern"));
    EXPECT_THAT(cells("Which crossings go from Corran to Alden?"), ElementsAre("Gannet"));
    EXPECT_FALSE(isByTaught("Which crossings go to Alden from Birk?"));
    EXPECT_FALSE(isByTaught("Which crossings go to Alden?"));
}

TEST_F(Taught, AnswersNothingThatSaysMoreOrLess) {
    teach("Which crossings are pleasant?", "SELECT label FROM ferry WHERE deck = 'open'");
    for (const char* other :
         {"Which crossings are not pleasant?", "How many crossings are pleasant?",
          "Which crossings are pleasant and cheap?", "Which crossings are there?",
          "Which crossings are pleasant for 35?", "Which crossings are the most pleasant?",
          "Which captains are pleasant?", "How many crossings are pleasant for each deck?"})
        EXPECT_FALSE(isByTaught(other)) << other;
}

TEST_F(Taught, HearsFunctionWordsWhereThereAreNoOthers) {
    teach("What does the Heron take?", "SELECT fare FROM ferry WHERE label = 'Heron'");
    EXPECT_THAT(cells("What does the Tern take?"), ElementsAre("50"));
    EXPECT_FALSE(isByTaught("What does the Tern offer?"));
}

TEST_F(Taught, FollowsTheLaterOfTwoLessons) {
    teach("Which crossings are pleasant?", "SELECT label FROM ferry WHERE deck = 'open'");
    teach("What crossings are pleasant?", "SELECT label FROM ferry WHERE fare < 30");
    EXPECT_THAT(cells("List the pleasant crossings."), ElementsAre("Heron"));
}

TEST_F(Taught, TellsWhatIsAskedFrom) {
    teach("How many ferries call at pleasant ports?",
          "SELECT count(*) AS n FROM ferry WHERE deck = 'open'");
    EXPECT_TRUE(isByTaught("Count the ferries that call at pleasant ports."));
    EXPECT_FALSE(isByTaught("How many pleasant ports do ferries call at?"));
    teach("Find the ids of pleasant boats.", "SELECT ferry_id FROM ferry WHERE deck = 'open'");
    EXPECT_FALSE(isByTaught("Find the names of pleasant boats."));
}

TEST_F(Taught, ForgetsWhatIsTakenBack) {
    teach("Which crossings are pleasant?", "SELECT label FROM ferry WHERE deck = 'open'");
    ASSERT_TRUE(isByTaught("Which crossings are pleasant?"));
    ASSERT_TRUE(knowledge::Examples(base).remove(1).ok());
    EXPECT_FALSE(isByTaught("Which crossings are pleasant?"));
}

TEST_F(Taught, HearsTheNamesThatAPersonGave) {
    name("ferry", "", "crossing");
    EXPECT_THAT(cells("How many crossings are there?"), ElementsAre("4"));
    teach("Which ferries are pleasant?", "SELECT label FROM ferry WHERE deck = 'open'");
    EXPECT_THAT(cells("Which crossings are pleasant?"), UnorderedElementsAre("Heron", "Petrel"));
}

TEST_F(Taught, KnowsLinksByOtherNames) {
    name("country_borders", "", "neighbours");
    EXPECT_THAT(cells("How many neighbours does Norland have?"), ElementsAre("2"));
    name("ferry", "master", "steers");
    EXPECT_THAT(cells("Who steers the Heron?"), ElementsAre("Ada Lund"));
    EXPECT_THAT(cells("Which ferries steers Bo Falk?"), UnorderedElementsAre("Petrel", "Tern"));
}

TEST_F(Taught, LearnsTheOneWordThatNothingElsePlaces) {
    teach("What is the average toll of the ferries?", "SELECT avg(fare) AS toll FROM ferry");
    const auto learned = tests::must(reading::learnedWords(base));
    ASSERT_EQ(learned.size(), 1U);
    EXPECT_EQ(learned[0].word, "toll");
    EXPECT_EQ(learned[0].ref, (ColumnRef{"ferry", "fare"}));
    EXPECT_EQ(learned[0].question, "What is the average toll of the ferries?");
    EXPECT_THAT(cells("What is the toll of the Tern?"), ElementsAre("50"));
}

TEST_F(Taught, HeedsNoWordThatIsSwitchedOff) {
    teach("What is the average toll of the ferries?", "SELECT avg(fare) AS toll FROM ferry");
    tests::must(knowledge::setLearned(base, "toll", knowledge::WordState::Off));
    EXPECT_NE(cells("What is the toll of the Tern?"), std::vector<std::string>{"50"});
    ASSERT_EQ(tests::must(reading::learnedWords(base)).size(), 1U) << "it is kept";
    EXPECT_TRUE(tests::must(reading::learnedWords(base))[0].off);
    tests::must(knowledge::setLearned(base, "toll", knowledge::WordState::Gone));
    EXPECT_THAT(tests::must(reading::learnedWords(base)), IsEmpty());
    tests::must(knowledge::setLearned(base, "toll", knowledge::WordState::On));
    EXPECT_THAT(cells("What is the toll of the Tern?"), ElementsAre("50"));
}

TEST_F(Taught, HeedsNoSynonymThatIsSwitchedOff) {
    const auto place = *knowledge::synonymPlace(base, "ferry.fare");
    tests::must(knowledge::setSynonym(base, {"toll", place}, knowledge::WordState::On));
    EXPECT_THAT(cells("What is the toll of the Tern?"), ElementsAre("50"));
    tests::must(knowledge::setSynonym(base, {"toll", place}, knowledge::WordState::Off));
    EXPECT_NE(cells("What is the toll of the Tern?"), std::vector<std::string>{"50"})
        << "the base was not opened anew";
}

TEST_F(Taught, LearnsNoWordThatMayStandForSeveralThings) {
    // For a value that is not named, for one of two columns, or of two words.
    teach("How many pleasant ferries are there?",
          "SELECT count(*) AS n FROM ferry WHERE deck = 'open'");
    teach("Which ferries have gizmos?", "SELECT label, fare, deck FROM ferry");
    teach("Which zorgs have gizmos?", "SELECT count(DISTINCT fare) AS n FROM ferry");
    EXPECT_THAT(tests::must(reading::learnedWords(base)), IsEmpty());
}

TEST_F(Taught, LearnsNoVerbs) {
    teach("Which ferries can be frobnicated?", "SELECT count(DISTINCT fare) AS n FROM ferry");
    EXPECT_THAT(tests::must(reading::learnedWords(base)), IsEmpty());
}

TEST_F(Taught, LearnsNothingWhereTwoLessonsDiffer) {
    teach("What is the highest toll of the ferries?", "SELECT max(fare) AS toll FROM ferry");
    teach("What is the highest toll of the ports?", "SELECT max(berths) AS toll FROM port");
    EXPECT_THAT(tests::must(reading::learnedWords(base)), IsEmpty());
}

}  // namespace
}  // namespace tripletalk::answering::offline
