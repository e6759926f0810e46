// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/derivation/subgraphmodel.h"
#include "app/world.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tripletalk;
using app::SubgraphModel;
using testing::Contains;
using testing::ElementsAre;
using testing::Not;
using testing::SizeIs;
using Chosen = answering::SubgraphChosen;

namespace {

Chosen::Node node(const std::string& name) { return {"http://x/" + name, name}; }
Chosen::Fact fact(const std::string& subject, const std::string& object) {
    return {node(subject), node("by"), node(object)};
}

/// Snow and Bo are named; the tree also leads to other terminals.
Chosen chosen() {
    Chosen one;
    one.matches = {{"snow", "thing", "http://x/Snow", "Snow", 2},
                   {"by", "property", "http://x/by", "by", 0.9},
                   {"Bo", "thing", "http://x/Bo", "Bo", 2}};
    one.tree = {fact("Snow", "Studio"), fact("Bo", "Studio"), fact("Studio", "Oslo"),
                fact("Oslo", "Norway")};
    one.facts = {{node("Snow"), node("height"), {"", "4 m"}, 0.9},
                 {node("Snow"), node("label"), {"", "Snow"}, 0.8},
                 fact("Snow", "Studio")};
    one.notes = {"Some were left out."};
    return one;
}

std::vector<std::string> texts(const SubgraphModel& model) {
    std::vector<std::string> all;
    for (int row = 0; row < model.rowCount(); ++row)
        all.push_back(
            model.data(model.index(row), SubgraphModel::TextRole).toString().toStdString());
    return all;
}

struct Drawn : testing::Test {
    app::Tasks tasks{1};
    SubgraphModel model{tasks};
};

}  // namespace

TEST(JoiningFacts, AreTheTreeWithoutBranchesToOtherThings) {
    const auto facts = app::joiningFacts(chosen());
    ASSERT_THAT(facts, SizeIs(2));
    EXPECT_EQ(facts[0].object.label, "Studio");
    EXPECT_EQ(facts[1].subject.label, "Bo");
    EXPECT_TRUE(app::joiningFacts({}).empty());
}

TEST_F(Drawn, HasWhatTheQuestionNamesFirstAndTheFactsThatJoinAndFitIt) {
    const Chosen one = chosen();
    model.show(&one);
    EXPECT_THAT(texts(model), ElementsAre("Snow", "Bo", "by", "Studio", "by", "height", "4 m"));
    EXPECT_TRUE(model.data(model.index(1), SubgraphModel::ExpandedRole).toBool());
    EXPECT_FALSE(model.data(model.index(3), SubgraphModel::ExpandedRole).toBool());
    EXPECT_EQ(model.data(model.index(0), SubgraphModel::DetailRole).toString(),
              "“snow” in the question");
    EXPECT_EQ(model.data(model.index(3), SubgraphModel::SentenceRole).toString(), "Snow → by");
    EXPECT_EQ(model.edges()->rowCount(), 6);
    EXPECT_EQ(model.notes(), "Some were left out.");
}

TEST_F(Drawn, IsNeverTooLargeToRead) {
    Chosen one = chosen();
    one.tree.clear();
    for (int i = 0; i < 200; ++i) {
        const std::string name = "n" + std::to_string(i);
        one.matches.push_back({name, "thing", "http://x/" + name, name, 1});
        one.tree.push_back(fact(name, "Hub"));
    }
    model.show(&one);
    EXPECT_LE(model.rowCount(), 60);
    EXPECT_THAT(texts(model), Contains("Hub"));
}

TEST_F(Drawn, GoesWithItsRun) {
    const Chosen one = chosen();
    model.show(&one);
    model.show(nullptr);
    EXPECT_EQ(model.rowCount(), 0);
    EXPECT_EQ(model.edges()->rowCount(), 0);
    EXPECT_TRUE(model.notes().isEmpty());
    EXPECT_TRUE(model.bounds().isEmpty());
}
