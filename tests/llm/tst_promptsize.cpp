// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/promptsize.h"

#include <gtest/gtest.h>

using namespace tripletalk::llm;

namespace {

TEST(PromptSize, CountsCharactersOfMessagesAndTools) {
    ChatRequest request;
    request.messages = {{Message::Role::System, std::string(400, 'x')},
                        {Message::Role::User, "üüüü"}};
    EXPECT_EQ(estimatedTokens(request), 101);
    request.tools = {{"t", std::string(400, 'y'), {{"type", "object"}}}};
    EXPECT_GT(estimatedTokens(request), 200);
}

TEST(PromptSize, KnowsAFullWindowForACutPrompt) {
    EXPECT_TRUE(promptWasCut(5000, 4096, 4096));
    EXPECT_TRUE(promptWasCut(5000, 4095, 4096));
}

TEST(PromptSize, KnowsACountFarBelowWhatWasSentForACutPrompt) {
    EXPECT_TRUE(promptWasCut(10'000, 2048, 16'384));
    EXPECT_TRUE(promptWasCut(10'000, 2048, 0));
    EXPECT_TRUE(promptWasCut(16'000, 12'000, 16'384));
}

TEST(PromptSize, IsSilentAboutTokenizersThatPackWell) {
    EXPECT_FALSE(promptWasCut(1000, 700, 16'384));
    EXPECT_FALSE(promptWasCut(1000, 1400, 16'384));
}

TEST(PromptSize, IsSilentWhenItCannotKnow) {
    EXPECT_FALSE(promptWasCut(10'000, 0, 16'384));
    EXPECT_FALSE(promptWasCut(20, 3, 16'384));
}

}  // namespace
