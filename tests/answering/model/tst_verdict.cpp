// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/model/verdict.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

namespace {

llm::ChatReply reply(std::string content) {
    llm::ChatReply reply;
    reply.content = std::move(content);
    return reply;
}

/// Streams `whole` cut in two at each place; what is shown must not depend on the cut.
std::string streamed(const std::string& whole) {
    std::string all;
    for (std::size_t cut = 0; cut <= whole.size(); ++cut) {
        std::string shown;
        AnswerStream stream([&](std::string_view piece) { shown += piece; });
        stream.add(whole.substr(0, cut));
        stream.add(whole.substr(cut));
        if (cut == 0) all = shown;
        EXPECT_EQ(shown, all) << cut;
    }
    return all;
}

}  // namespace

TEST(Verdict, IsReadFromItsObject) {
    const auto verdict = verdictOf(reply(
        R"({"verdict": "answer", "why": "w", "results": [{"source": 2, "columns": ["a"], "values": []}], "answer": "A [2]."})"));
    ASSERT_TRUE(verdict);
    EXPECT_EQ(verdict->kind, VerdictKind::Answer);
    ASSERT_EQ(verdict->results.size(), 1U);
    EXPECT_EQ(verdict->results[0].source, 2);
    EXPECT_EQ(verdict->results[0].columns, std::vector<std::string>{"a"});
    EXPECT_EQ(verdict->answer, "A [2].");
}

TEST(Verdict, TakesNumbersOrOneObjectForTheListOfResults) {
    EXPECT_EQ(verdictOf(reply(R"({"answer": "a", "results": [3]})"))->results.at(0).source, 3);
    EXPECT_EQ(
        verdictOf(reply(R"({"answer": "a", "results": {"source": "[4]"}})"))->results.at(0).source,
        4);
    EXPECT_TRUE(verdictOf(reply(R"({"answer": "a", "results": 0})"))->results.empty());
}

TEST(Verdict, IsNoWishToLookFurtherWhereNothingCanFollow) {
    const auto verdicts = [](bool last) {
        return verdictSchema(last).at("properties").at("verdict").at("enum");
    };
    using nlohmann::ordered_json;
    EXPECT_EQ(verdicts(false), ordered_json::array({"answer", "look_further", "not_in_base"}));
    EXPECT_EQ(verdicts(true), ordered_json::array({"answer", "not_in_base"}));
}

TEST(Verdict, WithoutAnAnswerLooksFurther) {
    EXPECT_EQ(verdictOf(reply(R"({"verdict": "answer", "answer": ""})"))->kind,
              VerdictKind::LookFurther);
    EXPECT_EQ(verdictOf(reply(R"({"verdict": "not_in_base", "answer": "No."})"))->kind,
              VerdictKind::NotInBase);
}

TEST(Verdict, TakesProseForTheAnswer) {
    const auto verdict = verdictOf(reply("It weighs 5 kg [1]."));
    ASSERT_TRUE(verdict);
    EXPECT_EQ(verdict->answer, "It weighs 5 kg [1].");
    const auto none = verdictOf(reply("NOT_FOUND: no price."));
    EXPECT_EQ(none->kind, VerdictKind::NotInBase);
    EXPECT_EQ(none->answer, "no price.");
    EXPECT_FALSE(verdictOf(reply("")));
    EXPECT_FALSE(verdictOf(reply(R"({"verdict": "answ)")));
}

TEST(AnswerStream, ShowsTheAnswerOfAnObjectAsItIsWritten) {
    EXPECT_EQ(
        streamed(
            R"({"verdict": "answer", "why": "because \"x\"", "results": [], "answer": "Tab\tü \ud83d\ude00 \"q\" [1]."})"),
        "Tab\tü 😀 \"q\" [1].");
}

TEST(AnswerStream, ShowsNothingOfAVerdictThatLooksFurther) {
    EXPECT_EQ(streamed(R"({"verdict": "look_further", "why": "w", "answer": "maybe"})"), "");
}

TEST(AnswerStream, ShowsTheAnswerThatStandsBeforeItsVerdict) {
    EXPECT_EQ(streamed(R"({"answer" : "Rome [1].", "verdict": "answer", "why": "w"})"),
              "Rome [1].");
    EXPECT_EQ(streamed(R"({"why": "answer", "verdict": "answer", "answer": 5})"), "");
}

TEST(AnswerStream, LosesNothingAroundWhatIsNoJson) {
    EXPECT_EQ(streamed("{\"answer\": \"a\tb\\x c\nd \xC3\x28 \\ud800\\u0041 e\"}"),
              "a\tb c\nd \uFFFD(  e");
}

TEST(AnswerStream, ShowsProseAsItIsButNeverTheMark) {
    EXPECT_EQ(streamed("It is 5."), "It is 5.");
    EXPECT_EQ(streamed("NOT_FOUND: no price."), "");
}

}  // namespace tripletalk::answering
