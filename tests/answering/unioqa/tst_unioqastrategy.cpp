// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/unioqa/bookshelf.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

TEST_F(Bookshelf, AnswersByAQueryInTheGraphsOwnNames) {
    const Answer answer =
        ask("Who wrote The Cyberiad?",
            {writes("MATCH (b:Book {label: 'The Cyberiad'})-[:writtenBy]->(p) RETURN p")},
            {says("answer", "Stanisław Lem [1].", 1)});
    ASSERT_EQ(answer.status, AnswerStatus::Answered) << answer.text;
    ASSERT_THAT(answer.result.rows, SizeIs(1));
    EXPECT_EQ(answer.result.rows[0][0].iri, "http://example.org/lem");
    EXPECT_EQ(answer.sources[0].kind, "cypher");
    EXPECT_EQ(answer.strategy, "uni-oqa");
    EXPECT_EQ(model->gatherCalls(), 1U);
    EXPECT_EQ(model->answerCalls(), 1U);
}

TEST_F(Bookshelf, ShowsTheGraphsWordsAsCypherWritesThem) {
    (void)ask("Who wrote The Cyberiad?",
              {writes("MATCH (b {label: 'The Cyberiad'})-[:writtenBy]->(p) RETURN p")},
              {says("answer", "Lem [1].", 1)});
    const std::string system = model->requests()[0].messages[0].content;
    EXPECT_THAT(system, AllOf(HasSubstr("Book (Book), 6 things"),
                              HasSubstr("writtenBy (written by) -> Person"),
                              HasSubstr("pages (pages) 204"), Not(HasSubstr("PREFIX"))));
    EXPECT_THAT(promptOf(0), HasSubstr("elementId 'http://example.org/cyberiad' (The Cyberiad)"));
}

TEST_F(Bookshelf, PutsTheThingOfTheNameIntoTheQueryWhateverItsSpelling) {
    const Answer answer =
        ask("Who wrote the cyberiad?",
            {writes("MATCH (b:Book {name: 'the cyberiad'})-[:writtenBy]->(p) RETURN p")},
            {says("answer", "Lem [1].", 1)});
    ASSERT_THAT(answer.result.rows, SizeIs(1));
    EXPECT_THAT(queriesOf(answer)[0], HasSubstr("elementId(b) = 'http://example.org/cyberiad'"));
    EXPECT_THAT(answer.sources[0].notes,
                testing::ElementsAre("\"the cyberiad\" became The Cyberiad."));
    EXPECT_EQ(model->gatherCalls(), 1U) << "one candidate is not asked for";
}

TEST_F(Bookshelf, LetsTheModelPickAmongThingsOfOneName) {
    const Answer answer =
        ask("Who directed Solaris?",
            {writes("MATCH (b {label: 'Solaris'})-[:director]->(p) RETURN p"), picks(2)},
            {says("answer", "Tarkovsky [1].", 1)});
    EXPECT_THAT(promptOf(1), AllOf(HasSubstr("names \"Solaris\""), HasSubstr("1. Solaris ["),
                                   HasSubstr("2. Solaris ["), HasSubstr("Who directed Solaris?")));
    EXPECT_THAT(queriesOf(answer)[0], HasSubstr("elementId(b) = "));
}

TEST_F(Bookshelf, TakesTheOneThatHasTheLabelsOfTheQueryWithoutAsking) {
    const Answer answer =
        ask("Who wrote the book Solaris?",
            {writes("MATCH (b:Book {label: 'Solaris'})-[:writtenBy]->(p) RETURN p")},
            {says("answer", "Lem [1].", 1)});
    EXPECT_EQ(model->gatherCalls(), 1U);
    EXPECT_THAT(queriesOf(answer)[0], HasSubstr("'http://example.org/book'"));
}

TEST_F(Bookshelf, DoesNotTakeAPickThatIsNotInTheList) {
    const std::string query = "MATCH (b {label: 'Solaris'})-[:writtenBy]->(p) RETURN p";
    const Answer answer =
        ask("Who wrote Solaris?",
            {writes(query), picks(7), "It must be Stalker [film].", writes(query)},
            {says("answer", "Stanisław Lem [2].", 2)});
    EXPECT_EQ(queriesOf(answer)[0], query) << "the query stays as it was written";
    EXPECT_THAT(promptOf(2), HasSubstr("Reply with one of these numbers: 0, 1, 2"));
}

TEST_F(Bookshelf, LeavesTheNameWhereNoneOfTheCandidatesIsMeant) {
    const Answer answer = ask(
        "Who wrote Solaris?",
        {writes("MATCH (b {label: 'Solaris'})-[:writtenBy]->(p) RETURN p"), picks(0), writes("")},
        {says("answer", "Stanisław Lem [2].", 2)});
    EXPECT_THAT(queriesOf(answer)[0], Not(HasSubstr("elementId")));
}

TEST_F(Bookshelf, AMentionWithoutAThingShiftsNoOther) {
    const Answer answer = ask(
        "Who wrote Zzyzx or the cyberiad?",
        {writes("MATCH (b)-[:writtenBy]->(p) WHERE b.label = 'Zzyzx' OR b.label = 'the cyberiad' "
                "RETURN p")},
        {says("answer", "Lem [1].", 1)});
    EXPECT_THAT(queriesOf(answer)[0],
                AllOf(HasSubstr("b.label = 'Zzyzx'"),
                      HasSubstr("OR elementId(b) = 'http://example.org/cyberiad'")));
    EXPECT_THAT(answer.sources[0].notes, testing::Contains("Nothing is called \"Zzyzx\"."));
}

TEST_F(Bookshelf, QuotesAndCommasInNamesAreSafe) {
    const Answer answer =
        ask("How many pages has O'Neill, \"The Iceman\"?",
            {writes(R"(MATCH (b:Book {label: 'O\'Neill, "The Iceman"'}) RETURN b.pages)")},
            {says("answer", "160 [1].", 1)});
    ASSERT_THAT(answer.result.rows, SizeIs(1)) << answer.text;
    EXPECT_EQ(answer.result.rows[0][0].text, "160");
    const Answer other =
        ask("Who wrote o'neill the iceman?",
            {writes(R"(MATCH (b:Book {label: 'o\'neill the iceman'})-[:writtenBy]->(p) RETURN p)")},
            {says("answer", "Eugene O'Neill [1].", 1)});
    EXPECT_THAT(queriesOf(other)[0], HasSubstr("'http://example.org/quotes'"));
}

TEST_F(Bookshelf, AChineseCommaSplitsNoListOfCandidates) {
    const Answer answer =
        ask("三体的作者是谁？",
            {writes("MATCH (b:Book {label: '三体'})-[:writtenBy]->(p) RETURN p"), picks(1)},
            {says("answer", "刘慈欣 [1]。", 1)});
    EXPECT_THAT(promptOf(1), AllOf(HasSubstr("三体 [漫画]"), HasSubstr("三体 [小说]"),
                                   Not(HasSubstr("黑暗森林"))));
    EXPECT_THAT(queriesOf(answer)[0], HasSubstr("elementId(b) = "));
    const Answer whole = ask("《三体，黑暗森林》有多少页？",
                             {writes("MATCH (b:Book {label: '三体，黑暗森林'}) RETURN b.pages")},
                             {says("answer", "470 [1]。", 1)});
    EXPECT_EQ(whole.result.rows[0][0].text, "470");
}

TEST_F(Bookshelf, PutsARelationThatTheThingHasInThePlaceOfOneThatItHasNot) {
    const Answer answer =
        ask("Who is The Cyberiad written by?",
            {writes("MATCH (b:Book {label: 'The Cyberiad'})-[:written]->(p) RETURN p")},
            {says("answer", "Stanisław Lem [2].", 2)});
    ASSERT_EQ(answer.status, AnswerStatus::Answered) << answer.text;
    EXPECT_THAT(queriesOf(answer), SizeIs(2));
    EXPECT_THAT(queriesOf(answer)[1], HasSubstr("-[:writtenBy]->(p)"));
    ASSERT_THAT(answer.result.rows, SizeIs(1));
    EXPECT_EQ(answer.result.rows[0][0].text, "Stanisław Lem");
    EXPECT_THAT(answer.sources[1].notes, testing::Contains("\"written\" became writtenBy."));
}

TEST_F(Bookshelf, RepairsEveryRelationAndTheWayItLeads) {
    const Answer answer =
        ask("Where was the one who illustrated The Cyberiad born?",
            {writes("MATCH (b {label: 'The Cyberiad'})-[:illustrated_by]->(p)-[:birth]->(c) "
                    "RETURN c")},
            {says("answer", "Kraków [2].", 2)});
    ASSERT_THAT(queriesOf(answer), SizeIs(2)) << answer.text;
    EXPECT_THAT(queriesOf(answer)[1], HasSubstr("<-[:illustrated]-(p)-[:bornIn]->(c)"));
    ASSERT_THAT(answer.result.rows, SizeIs(1));
    EXPECT_EQ(answer.result.rows[0][0].text, "Kraków");
}

TEST_F(Bookshelf, RepairsPropertiesAndValues) {
    const Answer answer = ask("How many pages has The Cyberiad?",
                              {writes("MATCH (b:Book {label: 'The Cyberiad'}) WHERE b.page > 1 "
                                      "RETURN b.page")},
                              {says("answer", "295 [2].", 2)});
    ASSERT_THAT(answer.result.rows, SizeIs(1)) << answer.text;
    EXPECT_EQ(answer.result.rows[0][0].text, "295");
    const Answer value = ask("Which books are science-fiction?",
                             {writes("MATCH (b:Book {genre: 'science-fiction'}) RETURN b")},
                             {says("answer", "Solaris [1].", 1)});
    EXPECT_THAT(queriesOf(value)[0], HasSubstr("genre: 'Science Fiction'"));
    EXPECT_THAT(value.result.rows, SizeIs(1));
}

TEST_F(Bookshelf, AQueryWithoutAnyRelationIsRunAsItIs) {
    const Answer answer =
        ask("How many books are there?", {writes("MATCH (b:Book) RETURN count(b) AS books")},
            {says("answer", "6 [1].", 1)});
    ASSERT_EQ(answer.status, AnswerStatus::Answered) << answer.text;
    EXPECT_EQ(answer.result.rows[0][0].text, "6");
}

TEST_F(Bookshelf, AnswersFromFactsWhereNoQueryCanBeRun) {
    const Answer answer = ask("Where was Stanisław Lem born?", {writes("MATCH (n RETURN n")},
                              {says("answer", "In Lviv [4].", 4)});
    ASSERT_EQ(answer.status, AnswerStatus::Answered) << answer.text;
    EXPECT_EQ(answer.sources[3].kind, "passage");
    std::string facts;
    for (const Source& source : answer.sources) facts += source.text;
    EXPECT_THAT(facts, HasSubstr("Stanisław Lem born in Lviv"));
}

TEST_F(Bookshelf, ValuesOfFactsAreWholeWhateverTheyHaveInThem) {
    const Answer answer = ask("What do you know of O'Neill, \"The Iceman\"?", {writes("")},
                              {says("answer", "Much [1].", 1)});
    std::string facts;
    for (const Source& source : answer.sources) facts += source.title + ": " + source.text + "\n";
    EXPECT_THAT(facts, HasSubstr("O'Neill, \"The Iceman\" written by Eugene O'Neill"));
}

TEST_F(Bookshelf, DoesNotBelieveAQueryThatTheQuestionSaysNothingOf) {
    const Answer answer =
        ask("Where was Stanisław Lem born?",
            {writes("MATCH (b:Book {label: 'The Cyberiad'})<-[:illustrated]-(p) RETURN p")},
            {says("answer", "In Lviv [2].", 2)});
    ASSERT_EQ(answer.status, AnswerStatus::Answered) << answer.text;
    std::vector<std::string> decisions;
    for (const auto& event : events)
        if (event["kind"] == "decision") decisions.push_back(event["why"]);
    EXPECT_THAT(decisions, testing::Contains(HasSubstr("is not believed")));
    EXPECT_THAT(promptOf(1), Not(HasSubstr("Daniel Mróz illustrated")));
}

TEST_F(Bookshelf, SaysWhatTheGraphDoesNotKnowAndGoesOn) {
    const Answer answer =
        ask("Which ships are fast?",
            {writes("MATCH (s:Ship)-[:sails]->(x) RETURN s"), writes("MATCH (b:Book) RETURN b")},
            {says("not_in_base", "There are no ships.", 0)});
    EXPECT_EQ(answer.status, AnswerStatus::NotFound);
    EXPECT_THAT(promptOf(1), HasSubstr("The graph knows no Ship, sails"));
}

TEST_F(Bookshelf, ARelationshipThatIsAskedForAsAPropertyIsTold) {
    (void)ask("Which books are by Lem?",
              {writes("MATCH (b:Book {writtenBy: 'Stanisław Lem'}) RETURN b"),
               writes("MATCH (b:Book)-[:writtenBy]->(p {label: 'Stanisław Lem'}) RETURN b")},
              {says("answer", "Two [2].", 2)});
    EXPECT_THAT(promptOf(1), HasSubstr("is no property but a relationship"));
}

TEST_F(Bookshelf, TwoQuestionsOfOneStrategyAreBothAnswered) {
    for (const char* title : {"The Cyberiad", "Solaris [novel]"}) {
        const Answer answer = ask("Who wrote " + std::string(title) + "?",
                                  {writes("MATCH (b:Book {label: '" + std::string(title) +
                                          "'})-[:writtenBy]->(p) RETURN p")},
                                  {says("answer", "Stanisław Lem [1].", 1)});
        EXPECT_EQ(answer.status, AnswerStatus::Answered) << answer.text;
    }
}

TEST_F(Bookshelf, AnEndpointIsNotAskedInCypher) {
    EXPECT_TRUE(UniOqaStrategy::descriptor().answersFrom.contains(Basis::Cypher));
    EXPECT_FALSE(UniOqaStrategy::descriptor().answersFrom.contains(Basis::Sparql));
}

}  // namespace tripletalk::answering
