// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/thinksplitter.h"

#include <gtest/gtest.h>

using tripletalk::llm::ThinkSplitter;

namespace {

ThinkSplitter::Split splitAt(const std::string& text, std::size_t at) {
    ThinkSplitter splitter;
    ThinkSplitter::Split all;
    for (const auto& part :
         {splitter.feed(text.substr(0, at)), splitter.feed(text.substr(at)), splitter.finish()}) {
        all.content += part.content;
        all.thinking += part.thinking;
    }
    return all;
}

void expectSplit(const std::string& text, const std::string& content, const std::string& thinking) {
    for (std::size_t at = 0; at <= text.size(); ++at) {
        const auto split = splitAt(text, at);
        EXPECT_EQ(split.content, content) << text << " cut at " << at;
        EXPECT_EQ(split.thinking, thinking) << text << " cut at " << at;
    }
}

TEST(ThinkSplitter, KeepsThinkingApartHoweverItIsSplit) {
    expectSplit("<think>\nhm < 3 </ thin\n</think>\n\nRome.", "Rome.", "\nhm < 3 </ thin\n");
    expectSplit("  <think>a</think><think>b</think> Rome", "Rome", "ab");
}

TEST(ThinkSplitter, LeavesAnAnswerWithoutThinkingAlone) {
    expectSplit("Rome is <b>old</b>.", "Rome is <b>old</b>.", "");
    expectSplit("<thin ice", "<thin ice", "");
    expectSplit("", "", "");
}

TEST(ThinkSplitter, TakesATagInsideTheAnswerAsText) {
    expectSplit("Write <think> and </think> yourself.", "Write <think> and </think> yourself.", "");
}

TEST(ThinkSplitter, TakesThinkingThatNeverEndsAsThinking) {
    expectSplit("<think>and on </thi", "", "and on </thi");
}

TEST(ThinkSplitter, KeepsAnAnswerThatOnlyBeganLikeATag) { expectSplit("<thi", "<thi", ""); }

TEST(ThinkSplitter, GivesContentAtOnceWhenItIsSettled) {
    ThinkSplitter splitter;
    EXPECT_EQ(splitter.feed("Ro").content, "Ro");
    EXPECT_EQ(splitter.feed("me").content, "me");
}

TEST(ThinkSplitter, SplitsAWholeReplyAtALoneClosingTag) {
    const auto split = ThinkSplitter::splitWhole("let me see</think>\nRome");
    EXPECT_EQ(split.content, "Rome");
    EXPECT_EQ(split.thinking, "let me see");
    EXPECT_EQ(ThinkSplitter::splitWhole("Rome").content, "Rome");
}

}  // namespace
