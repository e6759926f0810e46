// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/queriedgallery.h"
#include "answering/reading/questionreader.h"
#include "answering/reading/termjson.h"
#include "answering/reading/termwriter.h"

namespace tripletalk::answering::reading {
namespace {

using nlohmann::json;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

struct ToldTerm : QueriedGallery {
    const language::Wording& wording = language::Wording::forTag("en");
    std::unique_ptr<QuestionReader> reader = tests::must(QuestionReader::open(base, wording));

    Result<ScoredReading> readBack(const json& told) {
        return readingFromJson(told, reader->graph());
    }
    std::string query(const Term& term) {
        return TermWriter(term, reader->graph()).write().value_or("");
    }
    static json paintings() { return {{"target", "painting"}}; }
    static json price(json more = json::object()) {
        more.update({{"table", "painting"}, {"column", "price"}});
        return more;
    }
};

TEST_F(ToldTerm, IsReadBackWhole) {
    for (const char* question :
         {"Which paintings cost more than 100?", "Which artist has the most paintings?",
          "What is the average price of paintings per artist?", "Was Snow painted by Bo Carter?",
          "Which paintings were painted between 1900 and 1911?", "Tell me about The Blue Door",
          "Which paintings are cheaper than the average painting?",
          "Which artists have at least 3 paintings?", "Which artists have no paintings in a show?",
          "How much more expensive is The Blue Door than Harbour at Dawn?",
          "Cities of shows that have paintings of Ana Bell and of Bo Carter",
          "Cities of shows that have no paintings of Ana Bell"}) {
        const auto readings = tests::must(reader->read(question));
        EXPECT_FALSE(readings.empty()) << question;
        for (ScoredReading one : readings) {
            const auto read = readBack(toJson(one, wording));
            ASSERT_TRUE(read.ok()) << question << read.error().toText();
            EXPECT_EQ(query(read->term), one.query) << question;
            one.heard.reset();  // its words are told, not read
            EXPECT_EQ(toJson(*read, wording), toJson(one, wording)) << question;
        }
    }
}

TEST_F(ToldTerm, KeepsHowTheQuestionCallsThings) {
    ScoredReading one = tests::must(reader->read("Which paintings cost more than 100?")).front();
    one.heard.reset();
    one.others = {{"Gemälde", "painting", "translated", {one.term.head}},
                  {"Rot", "red", "translated"}};
    const json told = toJson(one, wording);
    EXPECT_EQ(told.at("text"), "Gemälde with price more than 100");
    EXPECT_EQ(toJson(tests::must(readBack(told)), wording), told);
}

TEST_F(ToldTerm, SaysWhichWordsAPartComesFrom) {
    const auto readings = tests::must(reader->read("Which paintings were painted by Bo Carter?"));
    ASSERT_FALSE(readings.empty());
    const json told = toJson(readings.front(), wording);
    ASSERT_EQ(told.at("filters").size(), 1U) << told.dump(1);
    EXPECT_EQ(told.at("filters")[0].at("mention"), "Bo Carter");
    EXPECT_EQ(told.at("target"), "painting");
    EXPECT_EQ(told.at("text"), "painting of Bo Carter");
}

TEST_F(ToldTerm, NeedsNoMoreThanItsTarget) {
    const auto read = readBack(paintings());
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(rowsOf(query(read->term)).size(), 7U);
}

TEST_F(ToldTerm, MayLoseASetOperation) {
    json told = paintings();
    told["filters"] = {price({{"op", ">"}, {"values", {{{"number", 100}}}}})};
    told["other"] = paintings();
    told["other"]["operation"] = "difference";
    told["other"]["filters"] = {price({{"op", ">"}, {"values", {{{"number", 200}}}}})};
    EXPECT_THAT(rowsOf(query(readBack(told)->term)), UnorderedElementsAre("p1", "p4"));
    told["other"] = nullptr;
    EXPECT_THAT(rowsOf(query(readBack(told)->term)), UnorderedElementsAre("p1", "p2", "p3", "p4"));
}

TEST_F(ToldTerm, IsRefusedIfItDoesNotFitTheSchema) {
    json endless = paintings();
    for (int i = 0; i < 9; ++i) {
        json inner = paintings();
        inner["filters"] = {price({{"op", "<"}, {"than", endless}})};
        endless = inner;
    }
    const auto with = [](const char* name, json value) {
        json told = paintings();
        told[name] = std::move(value);
        return told;
    };
    for (const json& wrong :
         {json(), json::object(), json{{"target", "sqlite_master"}}, json{{"target", 3}},
          with("select", {price({{"function", "drop"}})}),
          with("select", {{{"table", "painting"}, {"column", "price\" FROM x --"}}}),
          with("filters", {price({{"op", "; DROP"}})}), with("filters", {price({{"op", "<"}})}),
          with("filters", {price({{"op", "between"}, {"values", {{{"number", 1}}}}})}),
          with("other", paintings()), with("via", {"nowhere"}), endless}) {
        const auto read = readBack(wrong);
        ASSERT_FALSE(read.ok()) << wrong.dump();
        EXPECT_EQ(read.error().kind, ErrorKind::Usage) << wrong.dump();
    }
}

}  // namespace
}  // namespace tripletalk::answering::reading
