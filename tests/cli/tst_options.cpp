// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cli/options.h"

#include <gmock/gmock.h>

namespace tripletalk::cli {

namespace {
const std::vector<OptionSpec> specs{{"kb", "DIR", "", true}, {"k", "N"}, {"replace"}};
}

TEST(Options, TakeValuesSwitchesAndTheRestInAnyOrder) {
    const auto options = Options::parse({"a", "--kb", "x", "--replace", "--k=7", "b"}, specs);
    ASSERT_TRUE(options.ok());
    EXPECT_EQ(options->get("kb"), "x");
    EXPECT_TRUE(options->has("replace"));
    EXPECT_EQ(*options->number("k", 5, 1, 10), 7);
    EXPECT_THAT(options->rest(), testing::ElementsAre("a", "b"));
}

TEST(Options, EndAtTwoDashes) {
    const auto options = Options::parse({"--kb", "x", "--", "--replace"}, specs);
    ASSERT_TRUE(options.ok());
    EXPECT_THAT(options->rest(), testing::ElementsAre("--replace"));
}

TEST(Options, NameTheWordThatDoesNotFit) {
    for (const auto& words : std::vector<std::vector<std::string>>{
             {"--kb", "x", "--what"}, {"--kb"}, {}, {"--kb", "x", "--replace=1"}}) {
        const auto options = Options::parse(words, specs);
        ASSERT_FALSE(options.ok());
        EXPECT_EQ(options.error().kind, ErrorKind::Usage);
    }
    const auto options = Options::parse({"--kb", "x", "--k", "many"}, specs);
    ASSERT_TRUE(options.ok());
    EXPECT_FALSE(options->number("k", 5, 1, 10).ok());
}

}  // namespace tripletalk::cli
