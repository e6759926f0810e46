// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/answer/answerbuilder.h"
#include "answering/prompt/prompttext.h"
#include "answering/strategies/correctedstrategy.h"
#include "support/testbases.h"
#include "support/testlanguage.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

using namespace tripletalk::tests;

namespace {

struct Corrected : testing::Test {
    TemporaryFolder folder;
    knowledge::KnowledgeBase base = baseFromTurtle(folder.path(), museum);
    std::vector<nlohmann::json> events;

    Answer answer(const std::string& query, const std::string& language = "sql") {
        AnswerBuilder builder;
        Trace trace("r2", [&](const Event& event) {
            events.push_back(toJson(event));
            builder.add(event);
        });
        const Question question{
            "How many?",
            {},
            {base},
            {{"query", query}, {"language", language}, {"run", "r1"}, {"text", "How many works?"}}};
        EXPECT_TRUE(CorrectedStrategy::answers(question));
        CorrectedStrategy().answer(question, trace, {});
        EXPECT_TRUE(trace.ended());
        return builder.answer();
    }
};

}  // namespace

TEST_F(Corrected, AnswersWithWhatThePersonsQueryGives) {
    const Answer found = answer("SELECT count(*) FROM painting");
    EXPECT_EQ(found.status, AnswerStatus::Answered);
    EXPECT_EQ(found.text, "5 [1]");
    EXPECT_EQ(found.understoodAs, "How many works?");
    EXPECT_EQ(found.strategy, "corrected");
    EXPECT_EQ(found.result.kind, "number");
    EXPECT_EQ(events.front().value("about", ""), "r1");
}

TEST_F(Corrected, SaysHowManyRowsThereAre) {
    EXPECT_EQ(answer("SELECT label FROM painting").text, "5 rows [1]");
}

TEST_F(Corrected, AnswersWithAQueryOfTheGraphItself) {
    const Answer found = answer("SELECT (count(?p) AS ?n) { ?p a :Painting }", "sparql");
    EXPECT_EQ(found.text, "5 [1]");
    EXPECT_EQ(found.sources.at(0).kind, "sparql");
}

TEST_F(Corrected, AnswersInALanguageThatWasAdded) {
    const ListingLanguage listing;
    const knowledge::AddedQueryLanguage added(listing);
    const Answer found = answer("all painting", "listing");
    EXPECT_EQ(found.text, "5 rows [1]");
    EXPECT_EQ(found.sources.at(0).kind, "listing");
    EXPECT_TRUE(found.sources.at(0).isQuery());
    EXPECT_THAT(sourcesText(found.sources, 1000), testing::HasSubstr("[1] Listing\n"));
    EXPECT_THAT(shapesText(found.sources), testing::HasSubstr("[1] Listing: all painting\n"));
}

TEST_F(Corrected, RefusesALanguageThatIsNotKnown) {
    const Answer found = answer("all painting", "listing");
    EXPECT_EQ(found.status, AnswerStatus::Failed);
    EXPECT_THAT(found.error->message.text(), testing::HasSubstr("listing"));
    EXPECT_TRUE(found.sources.empty());
}

TEST_F(Corrected, TellsOfAQueryThatFails) {
    const Answer found = answer("SELECT nothing FROM painting");
    EXPECT_EQ(found.status, AnswerStatus::NotFound);
    EXPECT_NE(found.text.find("nothing"), std::string::npos);
}

TEST_F(Corrected, IsNotAskedWhereThereIsNoQuery) {
    EXPECT_FALSE(CorrectedStrategy::answers({"How many?", {}, {base}}));
}

}  // namespace tripletalk::answering
