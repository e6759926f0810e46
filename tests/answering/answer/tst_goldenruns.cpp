// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0

// Runs over a small museum as version 0.1.0 told of them (`ask --trace`, `attribute --out`, and a
// conversation's file): whatever becomes of events and answers, these still say the same.
#include "answering/answer/answerbuilder.h"
#include "answering/ask.h"
#include "answering/attribution/attribution.h"
#include "base/file.h"
#include "base/text.h"
#include "support/graphs.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

using namespace tripletalk::tests;
using nlohmann::json;
using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::Gt;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

namespace {

std::string fileOf(const std::string& name) {
    return must(readFile(std::filesystem::path(GOLDEN_RUNS_DIR) / name));
}

std::vector<json> eventsOf(const std::string& run) {
    std::vector<json> events;
    for (const auto& line : text::split(fileOf(run + ".jsonl"), '\n'))
        if (!line.empty()) events.push_back(json::parse(line));
    return events;
}

/// Of a run that has ended.
Answer answerOf(const std::string& run) {
    AnswerBuilder builder;
    for (const json& stored : eventsOf(run)) {
        const auto event = eventFromJson(stored);
        if (!event) throw std::runtime_error("an event of an unknown kind: " + stored.dump());
        EXPECT_FALSE(builder.ended());
        builder.add(*event);
    }
    EXPECT_TRUE(builder.ended());
    return builder.answer();
}

/// "Ana Bell <http://…> | 40": each row as it is shown, entities with their IRI.
std::vector<std::string> rowsOf(const std::vector<std::vector<Cell>>& rows) {
    std::vector<std::string> all;
    for (const auto& row : rows) {
        std::vector<std::string> cells;
        for (const Cell& cell : row)
            cells.push_back(cell.text + (cell.iri.empty() ? "" : " <" + cell.iri + ">"));
        all.push_back(text::join(cells, " | "));
    }
    return all;
}

const Source& source(const Answer& answer, int n) {
    const auto at = std::ranges::find(answer.sources, n, &Source::n);
    if (at == answer.sources.end()) throw std::runtime_error("no source " + std::to_string(n));
    return *at;
}

std::vector<std::string> stepsOf(const Answer& answer) {
    std::vector<std::string> kinds;
    for (const Step& step : answer.steps) kinds.push_back(step.kind);
    return kinds;
}

const std::string ofMuseum = "http://example.org/museum/";
const std::string blueDoor = "The Blue Door <" + ofMuseum + "p3>";

}  // namespace

TEST(GoldenRuns, OfflineAnswersKeepTheirRowsAndTheirQuery) {
    const Answer answer = answerOf("offline-list");
    EXPECT_EQ(answer.status, AnswerStatus::Answered);
    EXPECT_EQ(answer.text,
              "3 results for picture of Bo Carter: [1]\n\n- The Blue Door\n- Two Chairs\n- Snow");
    EXPECT_EQ(answer.understoodAs, "Which pictures were painted by Bo Carter?");
    EXPECT_EQ(answer.strategy, "offline");
    EXPECT_EQ(answer.result.kind, "list");
    EXPECT_EQ(answer.result.source, 1);
    EXPECT_TRUE(answer.result.complete);
    EXPECT_TRUE(answer.result.columns.at(0).entity);
    const auto rows =
        ElementsAre(blueDoor, "Two Chairs <" + ofMuseum + "p4>", "Snow <" + ofMuseum + "p5>");
    EXPECT_THAT(rowsOf(answer.result.rows), rows);
    const Source& query = source(answer, 1);
    EXPECT_EQ(query.kind, "sql");
    EXPECT_THAT(query.query, HasSubstr("\"artist_id\" = 'bo'"));
    EXPECT_THAT(rowsOf(query.rows), rows);
    EXPECT_EQ(answer.steps.at(0).kind, "reading");
    EXPECT_EQ(answer.steps.at(0).summary, "picture of Bo Carter");
    EXPECT_THAT(answer.timingsMs.at("total"), Gt(0));
}

TEST(GoldenRuns, NumbersKeepTheirUnit) {
    const Answer answer = answerOf("offline-number");
    EXPECT_EQ(answer.text, "Height of the canvas of Snow: **400 mm**. [1]");
    EXPECT_EQ(answer.result.kind, "number");
    EXPECT_EQ(answer.result.columns.at(0).name, "tall");
    EXPECT_EQ(answer.result.columns.at(0).unit, "mm");
    EXPECT_EQ(answer.result.rows.at(0).at(0).text, "400");
    EXPECT_EQ(answer.result.rows.at(0).at(0).datatype, "integer");
}

TEST(GoldenRuns, WhatWasNotFoundIsStillNotFound) {
    const Answer answer = answerOf("offline-not-found");
    EXPECT_EQ(answer.status, AnswerStatus::NotFound);
    EXPECT_THAT(answer.text,
                AllOf(StartsWith("This knowledge base does not seem to hold"),
                      HasSubstr("could not place: “1905”"), HasSubstr("\n\n- old picture")));
    EXPECT_EQ(answer.understoodAs, "Which pictures are older than 1905?");
    EXPECT_THAT(answer.result.rows, IsEmpty());
}

TEST(GoldenRuns, AnswersFromDocumentsKeepWhatTheyQuote) {
    const Answer answer = answerOf("offline-document");
    EXPECT_THAT(answer.text, HasSubstr("The museum is closed on Mondays. [1]"));
    const Source& document = source(answer, 1);
    EXPECT_EQ(document.kind, "document");
    EXPECT_EQ(document.title, "Guide to the museum › Opening hours");
    EXPECT_EQ(document.text, "The museum is closed on Mondays. On other days it opens at ten.");
    EXPECT_THAT(document.score, Gt(0));
    EXPECT_EQ(source(answer, 3).kind, "passage");
    EXPECT_THAT(source(answer, 3).iri, StartsWith(ofMuseum));
}

TEST(GoldenRuns, ALoopKeepsItsFailedQueryItsPassagesAndItsDoubts) {
    const Answer answer = answerOf("loop");
    EXPECT_EQ(answer.status, AnswerStatus::Answered);
    EXPECT_EQ(answer.strategy, "sql+passages");
    EXPECT_EQ(answer.model, "ollama:scripted");
    EXPECT_EQ(answer.understoodAs,
              "Which picture by Bo Carter is the tallest, and what is its frame made of?");
    EXPECT_EQ(answer.text,
              "The tallest picture by Bo Carter is **The Blue Door**, 2050 mm tall [7]. Its frame "
              "is made of oak [4]. ⚠ It was restored in 1987 [7].");
    EXPECT_EQ(answer.unsupported.size(), 1U);
    EXPECT_EQ(answer.unsupported.at(0).what, "1987");
    EXPECT_THAT(rowsOf(answer.result.rows), ElementsAre(blueDoor + " | 2050 | oak"));
    EXPECT_EQ(answer.result.columns.at(1).unit, "mm");

    const Source& failed = source(answer, 1);
    ASSERT_TRUE(failed.error);
    EXPECT_EQ(failed.error->kind, ErrorKind::NotFound);
    EXPECT_EQ(failed.error->message.text(),
              "There is no column \"height\". The nearest are: picture.weight.");
    EXPECT_EQ(failed.error->detail, "no such column: height");
    EXPECT_EQ(source(answer, 4).kind, "passage");
    EXPECT_EQ(source(answer, 4).title, "The Blue Door");
    EXPECT_EQ(source(answer, 4).iri, ofMuseum + "p3");
    EXPECT_THAT(source(answer, 4).text, HasSubstr("oak"));
    EXPECT_THAT(source(answer, 7).query, HasSubstr("ORDER BY picture.tall DESC LIMIT 1"));
    EXPECT_THAT(source(answer, 7).notes, ElementsAre("The query does not group."));
}

TEST(GoldenRuns, ALoopKeepsItsStepsAndWhatTheyCost) {
    const Answer answer = answerOf("loop");
    EXPECT_THAT(stepsOf(answer), ElementsAre("model", "decision", "sql", "search", "search",
                                             "model", "decision", "sql", "result", "check", "model",
                                             "decision", "model", "decision", "result"));
    EXPECT_EQ(answer.steps.at(1).summary, "the tallest one and its frame");
    EXPECT_THAT(answer.steps.at(2).error, HasSubstr("There is no column \"height\""));
    EXPECT_EQ(answer.steps.at(6).round, 2);
    EXPECT_EQ(answer.modelCalls, 4);
    EXPECT_EQ(answer.promptTokens, 6190);
    EXPECT_EQ(answer.completionTokens, 303);
    for (const char* part : {"selection", "sql", "search", "answer", "total"})
        EXPECT_THAT(answer.timingsMs.at(part), Gt(0)) << part;
}

TEST(GoldenRuns, WordsOfSeveralMeaningsKeepThem) {
    const Answer answer = answerOf("meanings");
    EXPECT_EQ(answer.strategy, "sql");
    ASSERT_EQ(answer.meanings.size(), 1U);
    EXPECT_EQ(answer.meanings.at(0).words, "Two Chairs");
    EXPECT_EQ(answer.meanings.at(0).chosen.iri, ofMuseum + "p4");
    EXPECT_EQ(answer.meanings.at(0).others.at(0).iri, ofMuseum + "w3");
}

TEST(GoldenRuns, QueriesThatVotedAreAllThere) {
    const Answer answer = answerOf("sql");
    EXPECT_EQ(answer.text, "Ana Bell painted two pictures [2].");
    EXPECT_EQ(answer.sources.size(), 3U);
    EXPECT_EQ(answer.modelCalls, 4);
    EXPECT_EQ(answer.result.source, 2);
    EXPECT_THAT(rowsOf(answer.result.rows), ElementsAre("2"));
    EXPECT_THAT(source(answer, 2).notes, Contains("2 of 3 candidate queries gave these rows."));
}

TEST(GoldenRuns, PassagesKeepTheOrderThatAModelGaveThem) {
    const Answer answer = answerOf("passages");
    EXPECT_EQ(answer.strategy, "passages");
    EXPECT_EQ(answer.text, "The roof of the Great Hall is made of glass [2].");
    EXPECT_EQ(source(answer, 2).text,
              "The Great Hall was rebuilt in 1931 after a fire. Its roof is made of glass.");
    EXPECT_THAT(rowsOf(answer.result.rows), ElementsAre("glass"));
    EXPECT_EQ(answer.modelCalls, 3);
}

TEST(GoldenRuns, SparqlKeepsTheQueryThatFoundNothingAndTheOneThatFound) {
    const Answer answer = answerOf("sparql");
    EXPECT_EQ(answer.strategy, "sparql");
    EXPECT_EQ(answer.text, "Bo Carter and Cy Duarte painted Snow [2].");
    EXPECT_EQ(source(answer, 1).kind, "sparql");
    EXPECT_THAT(source(answer, 1).rows, IsEmpty());
    EXPECT_THAT(source(answer, 1).notes,
                ElementsAre("The query found nothing. Not in the graph: " + ofMuseum + "madeBy."));
    EXPECT_THAT(source(answer, 2).query, HasSubstr("<" + ofMuseum + "paintedBy> ?who"));
    EXPECT_THAT(rowsOf(source(answer, 2).rows),
                ElementsAre("Bo Carter <" + ofMuseum + "bo>", "Cy Duarte <" + ofMuseum + "cy>"));
}

TEST(GoldenRuns, ControlKeepsItsOneQuery) {
    const Answer answer = answerOf("control");
    EXPECT_EQ(answer.strategy, "control");
    EXPECT_EQ(answer.text, "2 [1]");
    EXPECT_EQ(source(answer, 1).query, "SELECT count(*) AS rooms FROM room");
    EXPECT_EQ(answer.result.kind, "number");
}

TEST(GoldenRuns, ACorrectedRunKeepsThePersonsQuery) {
    const Answer answer = answerOf("corrected");
    EXPECT_EQ(answer.status, AnswerStatus::Answered);
    EXPECT_EQ(answer.strategy, "corrected");
    EXPECT_EQ(answer.model, "");
    EXPECT_EQ(answer.understoodAs, "Which pictures were painted by Bo Carter?");
    EXPECT_EQ(answer.text, "3 rows [1]");
    EXPECT_THAT(source(answer, 1).query, StartsWith("SELECT picture.picture_no, picture.year"));
    EXPECT_THAT(rowsOf(answer.result.rows),
                ElementsAre("Two Chairs <" + ofMuseum + "p4> | 1899", blueDoor + " | 1911",
                            "Snow <" + ofMuseum + "p5> | 1920"));
}

TEST(GoldenRuns, AFailureSaysWhatHappened) {
    const Answer answer = answerOf("failed");
    EXPECT_EQ(answer.status, AnswerStatus::Failed);
    ASSERT_TRUE(answer.error);
    EXPECT_EQ(answer.error->kind, ErrorKind::Server);
    EXPECT_EQ(answer.error->message.text(),
              "The model server refused (status 400): The model could not be loaded: out of "
              "memory.");
    EXPECT_THAT(stepsOf(answer), ElementsAre("model"));
    EXPECT_THAT(answer.steps.at(0).error, HasSubstr("out of memory"));
}

TEST(GoldenRuns, ACancelledRunKeepsWhatHadCome) {
    const Answer answer = answerOf("cancelled");
    EXPECT_EQ(answer.status, AnswerStatus::Cancelled);
    EXPECT_THAT(answer.text, StartsWith("There are two rooms [1]. The Great Hall is on the"));
    EXPECT_THAT(rowsOf(answer.result.rows), ElementsAre("2"));
    EXPECT_EQ(source(answer, 1).kind, "sql");
}

TEST(GoldenRuns, WhatMatteredForThemCanStillBeAsked) {
    for (const char* run : {"offline-document", "loop", "passages", "sparql", "corrected"}) {
        const AnsweredRun about = must(lastAnswerOf(eventsOf(run)));
        EXPECT_EQ(about.run, eventsOf(run).front().at("run")) << run;
        EXPECT_EQ(about.question, answerOf(run).standAlone) << run;
        EXPECT_EQ(about.answer.text, answerOf(run).text) << run;
        EXPECT_EQ(about.answer.sources.size(), answerOf(run).sources.size()) << run;
    }
}

TEST(GoldenRuns, AnAttributionIsNoAnswer) {
    EXPECT_EQ(lastAnswerOf(eventsOf("attribution")).error().kind, ErrorKind::NotFound);
    EXPECT_EQ(lastAnswerOf(eventsOf("attribution-offline")).error().kind, ErrorKind::NotFound);
}

TEST(GoldenRuns, AConversationsFileGoesOnWithItsTurns) {
    const auto turns = must(turnsFromJson(json::parse(fileOf("conversation.json"))));
    ASSERT_EQ(turns.size(), 2U);
    EXPECT_EQ(turns[0].question, "Which pictures were painted by Bo Carter?");
    EXPECT_EQ(turns[0].understoodAs, turns[0].question);
    EXPECT_THAT(turns[0].answer, StartsWith("3 results for picture of Bo Carter: [1]"));
    EXPECT_THAT(rowsOf(turns[0].result.rows), Contains(blueDoor));
    ASSERT_FALSE(turns[0].sources.empty());
    EXPECT_THAT(turns[0].sources[0].query, HasSubstr("= 'bo'"));
    EXPECT_TRUE(turns[0].reading.is_null());
    EXPECT_EQ(turns[1].understoodAs, "picture of Bo Carter");
    EXPECT_EQ(turns[1].reading.at("target"), "picture");
    EXPECT_EQ(turns[1].reading.at("filters").at(0).at("values").at(0).at("value"), "bo");
}

}  // namespace tripletalk::answering
