// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "evaluation/resultcheck.h"
#include "evaluation/runner.h"
#include "evaluation/runtimes.h"
#include "support/testbases.h"

#include <atomic>
#include <mutex>

#include <gmock/gmock.h>

namespace tripletalk::evaluation {

using namespace tripletalk::tests;
using answering::AnswerStatus;
using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

/// What all strategies of a test were asked, with the length of the history.
struct Heard {
    std::mutex mutex;
    std::vector<std::string> questions;
    void add(const answering::Question& question) {
        const std::lock_guard lock(mutex);
        questions.push_back(question.text + " after " + std::to_string(question.history.size()));
    }
    [[nodiscard]] std::vector<std::string> sorted() {
        std::ranges::sort(questions);
        return questions;
    }
};

/// Counts the paintings, or claims a number of its own; "network" fails like a server that is away,
/// "wait" waits until it is cancelled.
class Counter : public answering::AnswerStrategy {
  public:
    explicit Counter(Heard& heard) : m_heard(heard) {}
    [[nodiscard]] std::string_view name() const override { return "counter"; }
    void answer(const answering::Question& question, answering::Trace& trace,
                const CancelToken& cancel) override {
        m_heard.add(question);
        trace.emit(answering::RunStarted{.strategy = "counter", .model = "none"});
        if (question.text == "network")
            return trace.fail({ErrorKind::Network, Sentence::verbatim("The server is away.")});
        if (question.text == "wait") {
            while (!cancel.cancelled()) std::this_thread::yield();
            return trace.fail(cancel.error());
        }
        const std::string count = question.text == "claim" ? "4" : "COUNT(*)";
        trace.emit(answering::ToolReturned{
            .tool = "sql",
            .numbers = {1},
            .sources = {{.n = 1,
                         .kind = "sql",
                         .query = "SELECT " + count + " AS n FROM painting LIMIT 1"}}});
        trace.emit(answering::AnswerFinished{
            .status = answering::AnswerStatus::Answered,
            .answer = "There are 5 [1].",
            .result = answering::ToldResult{{"number", {{"n"}}, {{{"5", "", "integer"}}}, 1}}});
    }

  private:
    Heard& m_heard;
};

Question counting(const std::string& conversation, int turn, const std::string& text) {
    Question question;
    question.conversation = conversation;
    question.turn = turn;
    question.question = text;
    question.gold = {{{.kind = GoldCell::Kind::Number, .low = 5, .high = 5}}};
    return question;
}

struct Runner : testing::Test {
    TemporaryFolder folder;
    knowledge::KnowledgeBase base = baseFromTurtle(folder.path(), museum);
    std::filesystem::path out = folder.path() / "out";
    Heard heard;

    Plan plan(std::vector<Question> questions) {
        Plan plan{base, "q.jsonl", std::move(questions), {}};
        plan.subjects.push_back({"counter @8k", {{"model", "none"}}, [this] {
                                     return Result<std::unique_ptr<answering::AnswerStrategy>>(
                                         std::make_unique<Counter>(heard));
                                 }});
        plan.answeredBy = "a test";
        return plan;
    }
    std::vector<Record> run(const Plan& plan, bool resume = false) {
        Journal journal(out);
        must(journal.open("counter @8k", {{"model", "none"}}, resume));
        return must(evaluate(plan, journal, {}, {}));
    }
    [[nodiscard]] std::filesystem::path file() const { return out / "counter-8k.jsonl"; }
};

}  // namespace

TEST_F(Runner, KeepsALineAQuestionWithAllThatAReportNeeds) {
    const auto records = run(plan({counting("1", 1, "count"), counting("1", 2, "again")}));
    ASSERT_EQ(records.size(), 2U);
    const auto kept = must(readRecords(file()));
    ASSERT_EQ(kept.size(), 2U);
    EXPECT_EQ(toJson(kept[1]), toJson(records[1]));
    EXPECT_EQ(kept[0].score.verdict, Verdict::Right) << kept[0].score.reason.text();
    EXPECT_EQ(kept[0].answeredBy, "a test");
    EXPECT_EQ(kept[0].configuration, "counter @8k");
    EXPECT_TRUE(kept[0].timingsMs.contains("total"));
    EXPECT_EQ(kept[0].answer["sources"][0]["n"], 1);
    EXPECT_THAT(heard.sorted(), ElementsAre("again after 1", "count after 0"));
}

TEST_F(Runner, TakesAResultThatItsQueryDoesNotReturnForWrong) {
    const auto records = run(plan({counting("1", 1, "claim")}));
    EXPECT_EQ(records[0].score.verdict, Verdict::Wrong);
    EXPECT_THAT(records[0].score.reason.text(), HasSubstr("run again"));
}

TEST_F(Runner, GoesOnInTheMiddleOfAConversation) {
    run(plan({counting("1", 1, "count"), counting("2", 1, "other")}));
    {
        std::ofstream half(file(), std::ios::app);
        half << R"({"questions":"q.jsonl","conf)";
    }
    heard.questions.clear();
    const auto records =
        run(plan({counting("1", 1, "count"), counting("1", 2, "more"), counting("2", 1, "other")}),
            true);
    EXPECT_THAT(heard.questions, ElementsAre("more after 1"));
    EXPECT_EQ(records.size(), 3U);
    EXPECT_EQ(must(readRecords(file())).size(), 3U);
}

TEST_F(Runner, AsksAgainFromWhereTheServerWasAway) {
    const std::vector<Question> questions{counting("1", 1, "count"), counting("1", 2, "network"),
                                          counting("1", 3, "more")};
    run(plan(questions));
    heard.questions.clear();
    run(plan(questions), true);
    EXPECT_THAT(heard.questions, ElementsAre("network after 1", "more after 2"));
    EXPECT_EQ(must(readRecords(file())).size(), 3U);
}

TEST_F(Runner, MixesNoAnswersOfOtherSettingsAndOverwritesNone) {
    run(plan({counting("1", 1, "count")}));
    Journal journal(out);
    EXPECT_EQ(journal.open("counter @8k", {{"model", "none"}}, false).error().kind,
              ErrorKind::Usage);
    EXPECT_EQ(journal.open("counter @8k", {{"model", "other"}}, true).error().kind,
              ErrorKind::Usage);
}

TEST_F(Runner, AsksConversationsBesideEachOtherAndAgain) {
    Plan two = plan({counting("1", 1, "a"), counting("2", 1, "b"), counting("1", 2, "c")});
    two.parallel = 3;
    two.repeat = 2;
    const auto records = run(two);
    EXPECT_THAT(heard.sorted(), ElementsAre("a after 0", "a after 0", "b after 0", "b after 0",
                                            "c after 1", "c after 1"));
    ASSERT_EQ(records.size(), 6U);
    EXPECT_EQ(records[5].repeat, 2);
}

TEST_F(Runner, AQuestionOverItsTimeIsWrongAndTheNextIsAsked) {
    Plan slow = plan({counting("1", 1, "wait"), counting("1", 2, "count")});
    slow.timeout = std::chrono::milliseconds(30);
    const auto records = run(slow);
    EXPECT_TRUE(records[0].timedOut);
    EXPECT_EQ(records[0].score.verdict, Verdict::Wrong);
    EXPECT_EQ(heard.questions.size(), 2U);
    heard.questions.clear();
    run(slow, true);
    EXPECT_TRUE(heard.questions.empty()) << "being slow is the configuration's own fault";
}

TEST_F(Runner, StopsWhenCancelledAndKeepsWhatIsDone) {
    const CancelToken cancel;
    Journal journal(out);
    must(journal.open("counter @8k", {{"model", "none"}}, false));
    const auto stopped = evaluate(plan({counting("1", 1, "count"), counting("1", 2, "wait")}),
                                  journal, cancel, [&](const Record&) { cancel.cancel(); });
    EXPECT_EQ(stopped.error().kind, ErrorKind::Cancelled);
    EXPECT_EQ(must(readRecords(file())).size(), 1U);
}

TEST(Runtimes, LeaveTheModelOut) {
    Runtimes runtimes;
    const auto add = [&](double ms, answering::EventBody body) {
        runtimes.add({.ms = ms, .body = std::move(body)});
    };
    add(0, answering::RunStarted());
    add(10, answering::ModelAsked{.call = 1, .purpose = "gather"});
    add(1010, answering::ModelAnswered{.call = 1, .purpose = "gather"});
    add(1015, answering::ToolCalled{2, "sql", 1, ""});
    add(1035, answering::ToolReturned{.call = 2, .tool = "sql"});
    add(1035, answering::ToolCalled{4, "listing", 1, ""});
    add(1042, answering::ToolReturned{.call = 4, .tool = "listing"});
    add(1043, answering::ModelAsked{.call = 3, .purpose = "answer"});
    add(1543, answering::ModelAnswered{.call = 3, .purpose = "answer"});
    add(1547, answering::AnswerFinished());
    const auto own = runtimes.own();
    EXPECT_DOUBLE_EQ(own.at("selection"), 15);
    EXPECT_DOUBLE_EQ(own.at("sql"), 20);
    EXPECT_DOUBLE_EQ(own.at("listing"), 7);
    EXPECT_DOUBLE_EQ(own.at("answer"), 5);
    EXPECT_DOUBLE_EQ(own.at("total"), 47);
    EXPECT_DOUBLE_EQ(runtimes.model().at("selection"), 1000);
    EXPECT_DOUBLE_EQ(runtimes.model().at("total"), 1500);
}

TEST_F(Runner, APassageMustHoldEveryCellOfTheResult) {
    const auto answer = [](const std::string& cell) {
        return json{{"result",
                     {{"source", 2},
                      {"kind", "text"},
                      {"columns", json::array({{{"name", "v"}}})},
                      {"rows", json::array({json::array({{{"text", cell}}})})}}},
                    {"sources",
                     json::array({{{"n", 2}, {"kind", "passage"}, {"text", "Snow is 400 mm."}}})}};
    };
    EXPECT_EQ(must(whyUnsupported(answer("400 mm"), {base}, {})).text(), "");
    EXPECT_THAT(must(whyUnsupported(answer("640 mm"), {base}, {})).text(),
                HasSubstr("does not hold"));
}

TEST_F(Runner, AResultOfSeveralSourcesMustStandInThoseThatAreCited) {
    const auto answer = [](const std::string& prose) {
        return json{
            {"answer", prose},
            {"result",
             {{"source", 1},
              {"kind", "table"},
              {"columns", json::array({{{"name", "n"}}, {{"name", "value"}}})},
              {"rows", json::array({json::array(
                           {{{"text", "5"}, {"datatype", "integer"}}, {{"text", "400 mm"}}})})}}},
            {"sources",
             json::array(
                 {{{"n", 1}, {"kind", "sql"}, {"query", "SELECT COUNT(*) AS n FROM painting"}},
                  {{"n", 2}, {"kind", "passage"}, {"text", "Snow is 400 mm high."}}})}};
    };
    EXPECT_EQ(
        must(whyUnsupported(answer("There are 5 [1], and Snow is 400 mm [2]."), {base}, {})).text(),
        "");
    EXPECT_THAT(must(whyUnsupported(answer("There are 5 [1]."), {base}, {})).text(),
                HasSubstr("run again"));
}

}  // namespace tripletalk::evaluation
