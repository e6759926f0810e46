// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "support/graphs.h"
#include "workspace/configuration.h"

#include <gmock/gmock.h>

namespace tripletalk::workspace {

using testing::HasSubstr;
using tests::must;

TEST(Configuration, KeepsTheNumbersOfAnAgent) {
    Configuration agent{.name = "Agent", .strategy = "grasp", .model = "openai:m"};
    agent.steps = 12;
    agent.tools = "search_constrained";
    agent.feedback = true;
    const Configuration read = must(configurationFromJson(toJson(agent)));
    EXPECT_EQ(toJson(read), toJson(agent));
    EXPECT_EQ(mostRounds(read), 12);
    EXPECT_EQ(mostRounds({.strategy = "sql", .rounds = 4}), 4);
    // As versions wrote it that knew no agent.
    auto older = toJson(agent);
    for (const char* name : {"steps", "tools", "feedback"}) older.erase(name);
    EXPECT_EQ(must(configurationFromJson(older)).tools, "search_extended");
}

TEST(Configuration, RefusesStepsAndToolsThatThereAreNot) {
    Configuration agent{.strategy = "grasp", .model = "openai:m"};
    EXPECT_TRUE(validated(agent));
    agent.steps = 1;
    EXPECT_EQ(validated(agent).error().message.text(), "The number of steps must be 2 to 200.");
    agent.steps = 2;
    agent.tools = "crystal_ball";
    const auto refused = validated(agent);
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message.text(), HasSubstr("crystal_ball"));
    EXPECT_THAT(refused.error().detail, HasSubstr("search_autocomplete"));
}

}  // namespace tripletalk::workspace
