// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/answer/answerparts.h"
#include "app/chat/turnmodel.h"
#include "app/derivation/promptmodel.h"
#include "app/derivation/sourcemodel.h"
#include "app/derivation/stepmodel.h"
#include "app/world.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::app;
using answering::AnswerPart;
using answering::AnswerResult;
using Mode = QAbstractItemModelTester::FailureReportingMode;

namespace {

answering::Source passage(int n, const std::string& text) {
    answering::Source source{.n = n, .kind = "passage"};
    source.text = text;
    return source;
}

TurnPtr turnWith(std::shared_ptr<RunRecord> record, const QString& run = "r1") {
    auto turn = std::make_shared<ShownTurn>(ShownTurn{"t1", {}, "How many?"});
    turn->runs.push_back({run, "Offline", 3, 1000, std::move(record)});
    return turn;
}

QVariant read(const TurnModel& model, int role, int row = 0) {
    return model.data(model.index(row), role);
}

TEST(SourceModel, AddsNewSourcesAndUpdatesChangedOnes) {
    SourceModel model;
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.update({passage(1, "a")});
    model.update({passage(1, "a"), passage(2, "b")});
    EXPECT_EQ(inserted.size(), 2);
    EXPECT_EQ(changed.size(), 0);
    model.update({passage(1, "a, longer"), passage(2, "b")});
    EXPECT_EQ(changed.size(), 1);
    EXPECT_EQ(model.data(model.index(0), SourceModel::TextRole).toString(), "a, longer");
    EXPECT_EQ(model.rowOf(2), 1);
    EXPECT_EQ(model.rowOf(9), -1);
    model.update({passage(5, "of another run")});
    EXPECT_EQ(model.rowCount(), 1);
}

TEST(SourceModel, GivesAQueryItsTable) {
    SourceModel model;
    model.update({test::robotSource()});
    ASSERT_NE(model.table(1), nullptr);
    EXPECT_EQ(model.table(1)->rows(), 3);
    EXPECT_EQ(model.data(model.index(0), SourceModel::FoundRole).toInt(), 3);
}

TEST(StepModel, UpdatesAStepWhenItEnds) {
    StepModel model;
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    TimelineStep step{.kind = "sql"};
    step.running = true;
    model.update({step});
    step.running = false;
    step.ms = 12;
    model.update({step});
    EXPECT_EQ(changed.size(), 1);
    EXPECT_EQ(model.data(model.index(0), StepModel::DurationRole).toDouble(), 12);
    EXPECT_EQ(model.totalMs(), 12);
    model.update({});
    EXPECT_EQ(model.rowCount(), 0);
}

PromptCall callWith(std::string prompt, std::string reply = {}) {
    PromptCall call{.call = 7, .purpose = "answer", .round = 0, .model = "m", .messages = {}};
    call.messages.push_back({"user", std::move(prompt)});
    call.reply = std::move(reply);
    return call;
}

QStringList bodies(const PromptModel& model) {
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row)
        if (const auto text = model.data(model.index(row), PromptModel::BodyRole).toString();
            !text.isEmpty())
            all << text;
    return all;
}

TEST(PromptModel, AddsAndChangesOnlyTheReplyWhileItStreams) {
    PromptModel model;
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    model.update({callWith("Hello")});
    EXPECT_EQ(model.rowCount(), 3);
    model.update({callWith("Hello", "Hi")});
    EXPECT_EQ(model.rowCount(), 5);
    model.update({callWith("Hello", "Hi there")});
    EXPECT_EQ(bodies(model), (QStringList{"Hello", "Hi there"}));
    EXPECT_EQ(inserted.size(), 2);
    EXPECT_EQ(reset.size(), 0);
    EXPECT_EQ(model.textOf(0), QStringLiteral("── user ──\nHello\n\n── reply ──\nHi there"));
    EXPECT_EQ(model.rowOf(7), 0);
    EXPECT_EQ(model.rowOf(8), -1);
}

TEST(PromptModel, CutsLongTextsIntoPiecesThatMakeTheWhole) {
    std::string text;
    for (int line = 0; line < 500; ++line) text += "line " + std::to_string(line) + "\n";
    text += std::string(5000, 'x');
    PromptModel model;
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    model.update({callWith(text)});
    EXPECT_GT(model.rowCount(), 5);
    EXPECT_EQ(model.textOf(1), QString::fromStdString(text));
    for (const QString& piece : bodies(model)) EXPECT_LE(piece.size(), 2000);
    model.toggle(1);
    EXPECT_EQ(model.rowCount(), 2);
    EXPECT_EQ(model.textOf(1), QString::fromStdString(text));
}

/// Work that grew with the square of the reply held up the window for minutes.
TEST(PromptModel, CutsTheLongestReplyThatHasNoLines) {
    PromptModel model;
    const std::string longest(std::size_t{32} << 20, 'x');
    model.update({callWith("Hello", longest)});
    EXPECT_EQ(model.rowCount(), 4 + static_cast<int>((longest.size() + 1'999) / 2'000));
}

TEST(PromptModel, FindsAPhraseEverywhereAndGoesFromHitToHit) {
    PromptModel model;
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    model.update({callWith("red and RED", "no"), callWith("blue", "Red")});
    model.toggle(1);
    model.search("red");
    EXPECT_EQ(model.hits(), 3);
    EXPECT_EQ(model.hitPlace(), 0);
    EXPECT_EQ(model.data(model.index(model.hitRow()), PromptModel::BodyRole), "red and RED");
    model.move(1);
    EXPECT_EQ(model.hitPlace(), 8);
    model.move(-2);
    EXPECT_EQ(model.data(model.index(model.hitRow()), PromptModel::BodyRole), "Red");
    model.search("green");
    EXPECT_EQ(model.hits(), 0);
    EXPECT_EQ(model.hitRow(), -1);
}

TEST(StepModel, SaysWhatCameAfterAStepAndAddsUp) {
    StepModel model;
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    TimelineStep bad{.kind = "sql", .round = 1};
    bad.error = Sentence::verbatim("The query is wrong.");
    model.update({bad});
    EXPECT_EQ(model.data(model.index(0), StepModel::NextKindRole).toString(), "");
    TimelineStep next{.kind = "model", .purpose = "gather", .round = 2, .call = 4};
    next.tokens = 10;
    model.update({bad, next});
    EXPECT_EQ(model.data(model.index(0), StepModel::NextKindRole).toString(), "model");
    EXPECT_EQ(model.data(model.index(1), StepModel::CallRole).toInt(), 4);
    EXPECT_EQ(model.failures(), 1);
    EXPECT_EQ(model.rounds(), 2);
    EXPECT_EQ(model.modelCalls(), 1);
    EXPECT_EQ(model.tokens(), 10);
}

TEST(TurnModel, ChangesExactlyTheRolesThatAPieceOfTextConcerns) {
    TurnModel model;
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    auto record = std::make_shared<RunRecord>();
    model.append(turnWith(record));
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    record->add({.body = answering::AnswerDelta{"Three **robots**"}});
    model.runChanged(0, {"answer_delta"});
    ASSERT_EQ(changed.size(), 1);
    const auto roles = changed.front().at(2).value<QList<int>>();
    EXPECT_TRUE(roles.contains(TurnModel::AnswerPartsRole));
    EXPECT_FALSE(roles.contains(TurnModel::QuestionRole));
    EXPECT_FALSE(roles.contains(TurnModel::TableRole));
    EXPECT_EQ(reset.size(), 0);
    const QVariantMap part = read(model, TurnModel::AnswerPartsRole).toList().value(0).toMap();
    EXPECT_TRUE(part["text"].toString().contains("<strong>robots"));
    EXPECT_EQ(read(model, TurnModel::StatusRole).toString(), "running");
}

TEST(TurnModel, ShowsTheResultAsATableAndTheCitedSources) {
    TurnModel model;
    auto record = std::make_shared<RunRecord>();
    model.append(turnWith(record));
    answering::Trace trace("r1", [&](const answering::Event& event) { record->add(event); });
    test::Scripted().answer({"How many?", {}, {}}, trace, {});
    model.runChanged(0, {"result_chosen", "answer_finished"});
    auto* table = read(model, TurnModel::TableRole).value<ResultTable*>();
    ASSERT_NE(table, nullptr);
    EXPECT_EQ(table->rows(), 3);
    EXPECT_EQ(read(model, TurnModel::SourcesRole).value<QList<int>>(), QList<int>{1});
    EXPECT_EQ(read(model, TurnModel::StatusRole).toString(), "answered");
    EXPECT_EQ(read(model, TurnModel::UnderstoodRole).toString(), "How many? (turn 1)");
}

TEST(TurnModel, TellsAListOfRowsByItsLeadIfATableShowsThem) {
    const AnswerPart list{.kind = AnswerPart::Kind::List,
                          .text = "2 results for robots",
                          .sources = {1},
                          .items = {"Ada: 40 kg", "Bo: –"},
                          .of = AnswerPart::Of::Result};
    AnswerResult result{"table", {{"robot", true}, {"mass", false, "kg"}}, {}, 1, true};
    result.rows = {{{"Ada", "http://x/ada"}, {"40", "", "number"}},
                   {{"Bo", "http://x/bo"}, {"", "", "null"}}};
    const auto shown = [&](const answering::AnswerParts& parts) {
        TurnModel model;
        auto record = std::make_shared<RunRecord>();
        record->add({.body = answering::ResultChosen{told(result, {})}});
        record->add({.body = finished(answering::AnswerStatus::Answered, parts)});
        model.append(turnWith(record));
        EXPECT_EQ(hasTable(parts),
                  read(model, TurnModel::TableRole).value<ResultTable*>() != nullptr);
        QString html;
        for (const QVariant& part : read(model, TurnModel::AnswerPartsRole).toList())
            html += part.toMap()["text"].toString();
        return html.replace(QRegularExpression("<[^>]*>"), " ").simplified();
    };
    EXPECT_EQ(shown({list, {.kind = AnswerPart::Kind::Table}}), "2 results for robots. [1]");
    EXPECT_EQ(shown({list}), "2 results for robots: [1] Ada: 40 kg Bo: –");
    EXPECT_EQ(shown({{.kind = AnswerPart::Kind::Table, .text = "2 rows", .sources = {1}}}), "[1]");
}

TEST(TurnModel, GoesBackAndForthBetweenAnswers) {
    TurnModel model;
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    auto first = std::make_shared<RunRecord>();
    first->add({.body = answering::AnswerDelta{"first"}});
    auto second = std::make_shared<RunRecord>();
    second->add({.body = answering::AnswerDelta{"second"}});
    model.append(turnWith(first));
    model.addRun(0, {"r2", "Offline", 3, 2000, second});
    EXPECT_EQ(read(model, TurnModel::AnswerTextRole).toString(), "second");
    EXPECT_EQ(read(model, TurnModel::RunCountRole).toInt(), 2);
    EXPECT_EQ(model.rowOfRun("r1"), -1);
    model.showRun(0, 0);
    EXPECT_EQ(read(model, TurnModel::AnswerTextRole).toString(), "first");
    model.showRun(0, -1);
    EXPECT_EQ(read(model, TurnModel::RunIndexRole).toInt(), 0);
}

TEST(TurnModel, AnAnswerThatIsStillOnDiskIsLoading) {
    TurnModel model;
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    model.replace({turnWith(nullptr)});
    EXPECT_EQ(read(model, TurnModel::StatusRole).toString(), "loading");
    EXPECT_EQ(read(model, TurnModel::AnswerTextRole).toString(), "");
    auto record = std::make_shared<RunRecord>();
    record->add({.body = answering::AnswerFinished{.status = answering::AnswerStatus::Answered,
                                                   .answer = "Three."}});
    model.setRecord(0, record);
    EXPECT_EQ(read(model, TurnModel::StatusRole).toString(), "answered");
    EXPECT_EQ(read(model, TurnModel::AnswerTextRole).toString(), "Three.");
}

TEST(TurnModel, ShowsOtherTurnsFromARowOn) {
    TurnModel model;
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    for (const char* run : {"r1", "r2", "r3"})
        model.append(turnWith(std::make_shared<RunRecord>(), run));
    model.replaceFrom(1, {turnWith(std::make_shared<RunRecord>(), "r4")});
    EXPECT_EQ(model.rowCount(), 2);
    EXPECT_EQ(model.rowOfRun("r4"), 1);
    EXPECT_EQ(model.rowOfRun("r2"), -1);
    EXPECT_EQ(reset.size(), 0);
}

TEST(TurnModel, SaysThatAnAnswerWasMadeOnAnEarlierVersionOfTheBase) {
    TurnModel model;
    const TurnPtr turn = turnWith(std::make_shared<RunRecord>());
    turn->runs.front().base = "b";
    turn->runs.front().generation = 3;
    model.append(turn);
    model.setBase("b", 3);
    EXPECT_FALSE(read(model, TurnModel::OutdatedRole).toBool());
    model.setBase("b", 4);
    EXPECT_TRUE(read(model, TurnModel::OutdatedRole).toBool());
    model.setBase("other", 9);
    EXPECT_FALSE(read(model, TurnModel::OutdatedRole).toBool());
}

TEST(TurnModel, MarksOneTurnAsCurrent) {
    TurnModel model;
    model.append(turnWith(std::make_shared<RunRecord>(), "r1"));
    model.append(turnWith(std::make_shared<RunRecord>(), "r2"));
    model.setCurrent(0);
    model.setCurrent(1);
    EXPECT_FALSE(read(model, TurnModel::CurrentRole, 0).toBool());
    EXPECT_TRUE(read(model, TurnModel::CurrentRole, 1).toBool());
}

}  // namespace
