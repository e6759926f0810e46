// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/harbours.h"
#include "answering/offline/choosingmodel.h"
#include "answering/offline/chosenreadingstrategy.h"
#include "answering/offline/modeltrials.h"
#include "answering/scriptedmodel.h"
#include "support/graphs.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

namespace {

using testing::HasSubstr;

/// The second of the first list that it sees, wherever that stands later.
ChoosingModel::Choose theSecond() {
    return [second = std::string()](const std::vector<std::string>& list) mutable {
        if (second.empty()) second = list.at(1);
        return number(static_cast<std::size_t>(std::ranges::find(list, second) - list.begin()) + 1);
    };
}

struct ChosenReading : Offline {
    static constexpr const char* doubtful = "skippers with Ketch boats";
    static constexpr const char* hardlyUnderstood = "depth of skippers";
    static constexpr const char* sure = "What is the price of the Grey Petrel?";

    Answer askBy(llm::ChatModel& model, const std::string& text,
                 std::shared_ptr<offline::ModelTrials> trials = nullptr) {
        const auto base = tests::must(knowledge::KnowledgeBase::open(s_folder / "kb"));
        ChosenReadingStrategy strategy(
            {.model = std::shared_ptr<llm::ChatModel>(&model, [](llm::ChatModel*) {}),
             .trials = std::move(trials)});
        return answering::ask(strategy, {text, {}, {base}}, {}, {});
    }
};

TEST_F(ChosenReading, IsWhatTheModelChoosesWhereverItStands) {
    ChoosingModel model(theSecond());
    const Answer answer = askBy(model, doubtful);
    EXPECT_EQ(answer.strategy, "readings");
    ASSERT_FALSE(answer.result.rows.empty());
    EXPECT_THAT(model.shown[0][1], HasSubstr("→ " + answer.result.rows[0][0].text));
    EXPECT_NE(answer.result.rows, ask(doubtful).result.rows);
    EXPECT_THAT(answer.text, HasSubstr("misunderstood")) << "the rules are no surer than before";
    ASSERT_EQ(model.shown.size(), 3U) << "the rules would tell another";
    EXPECT_THAT(model.shown[1],
                testing::ElementsAreArray(model.shown[0].rbegin(), model.shown[0].rend()));
}

TEST_F(ChosenReading, IsTheRulesOwnWhereTheModelPrefersAPlace) {
    ChoosingModel model([](const std::vector<std::string>& list) { return number(list.size()); });
    EXPECT_EQ(askBy(model, doubtful).result.rows, ask(doubtful).result.rows);
    EXPECT_EQ(model.shown.size(), 2U);
}

TEST_F(ChosenReading, CostsOneCallWhereTheModelAgrees) {
    ChoosingModel model(always(number(1)));
    EXPECT_EQ(askBy(model, doubtful).text, ask(doubtful).text);
    EXPECT_EQ(model.shown.size(), 1U);
}

TEST_F(ChosenReading, IsNotToldForItsPlaceAloneWhereTheRulesWouldSayNothing) {
    ASSERT_TRUE(ask(hardlyUnderstood).result.rows.empty());
    ChoosingModel model(always(number(1)));
    EXPECT_TRUE(askBy(model, hardlyUnderstood).result.rows.empty());
    EXPECT_EQ(model.shown.size(), 2U);
    ChoosingModel other(theSecond());
    EXPECT_FALSE(askBy(other, hardlyUnderstood).result.rows.empty()) << "chosen twice";
}

TEST_F(ChosenReading, HasNoRowsWhereNoneIsMeant) {
    ChoosingModel model(always(number(0)));
    const Answer answer = askBy(model, doubtful);
    EXPECT_TRUE(answer.result.rows.empty()) << answer.text;
    EXPECT_THAT(answer.text, HasSubstr("misunderstood")) << "passages are quoted";
}

TEST_F(ChosenReading, IsNotAskedForWhereTheRulesAreSure) {
    ChoosingModel model(always(number(0)));
    EXPECT_EQ(askBy(model, sure).text, ask(sure).text);
    EXPECT_TRUE(model.shown.empty());
}

TEST_F(ChosenReading, IsTheRulesOwnWhereTheModelSaysNothingOfUse) {
    ChoosingModel model(always("Boats are nice."));
    EXPECT_EQ(askBy(model, doubtful).text, ask(doubtful).text);
}

TEST_F(ChosenReading, IsTheRulesOwnWhereTheModelCannotChooseWhatIsKnown) {
    ChoosingModel model(always(number(2)));
    const auto trials = std::make_shared<offline::ModelTrials>();
    const Answer answer = askBy(model, hardlyUnderstood, trials);
    EXPECT_EQ(answer.text, ask(hardlyUnderstood).text);
    const std::size_t tried = model.shown.size();
    const auto decided = std::ranges::find(answer.steps, "decision", &Step::kind);
    ASSERT_NE(decided, answer.steps.end());
    EXPECT_THAT(decided->summary, HasSubstr("the rules decide alone"));
    askBy(model, hardlyUnderstood, trials);
    EXPECT_EQ(model.shown.size(), tried) << "that is known of it";
}

TEST_F(ChosenReading, FailsWithItsModel) {
    ScriptedModel model({Error{ErrorKind::Network, say("Sentence", "The server is away.")}}, {});
    const Answer answer = askBy(model, doubtful);
    ASSERT_TRUE(answer.error);
    EXPECT_EQ(answer.error->kind, ErrorKind::Network);
}

}  // namespace

}  // namespace tripletalk::answering
