// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/corpus.h"
#include "answering/scriptedmodel.h"
#include "cinema.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

using namespace tripletalk::tests;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

namespace {

struct Corpus : Cinema {
    CorpusWriter writer;
    std::vector<CorpusExample> made;
    CorpusReport report;

    void write(const std::string& lines) {
        std::istringstream in(lines);
        report = must(writeCorpus(base, &in, writer,
                                  [&](const CorpusExample& one) -> Result<void> {
                                      made.push_back(one);
                                      return {};
                                  },
                                  {}, {}));
    }
};

const std::string castOfSolaris =
    R"({"question": "Who can be seen in Solaris?", "path": ["cast"], "thing": "Solaris"})"
    "\n";

}  // namespace

TEST_F(Corpus, TellsTheFactsOfAPathAsAnAnswerDoes) {
    write(castOfSolaris);
    ASSERT_THAT(made, SizeIs(1));
    EXPECT_TRUE(made[0].kept) << made[0].why.text();
    EXPECT_THAT(made[0].facts, ElementsAre("(Solaris, cast, Natalya Bondarchuk)",
                                           "(Solaris, cast, Donatas Banionis)"));
    EXPECT_EQ(made[0].text, "Solaris: Its casts are Natalya Bondarchuk and Donatas Banionis.");
    EXPECT_THAT(made[0].instruction, HasSubstr("(Solaris, cast, Donatas Banionis)"));
    const auto line = toJson(made[0]);
    EXPECT_EQ(line["output"], made[0].text);
    EXPECT_EQ(line["input"],
              "(Solaris, cast, Natalya Bondarchuk)\n(Solaris, cast, Donatas "
              "Banionis)");
}

TEST_F(Corpus, KeepsWhatAModelAnswersFromItsOwnTextAlone) {
    ScriptedModel model(
        ScriptedModel::texts({R"({"texts": ["Donatas Banionis and Natalya Bondarchuk play."]})"}),
        ScriptedModel::texts({ScriptedModel::verdict("Donatas Banionis [1].")}));
    writer.model = &model;
    write(castOfSolaris);
    EXPECT_TRUE(made.at(0).kept) << made[0].why.text();
    EXPECT_EQ(made[0].answer, "Donatas Banionis [1].");
    EXPECT_EQ(report.kept, 1);
}

TEST_F(Corpus, DropsWhatLostAFactOrAnswersSomethingElse) {
    ScriptedModel model(
        ScriptedModel::texts({R"({"texts": ["Donatas Banionis plays in it."]})",
                              R"({"texts": ["Donatas Banionis, Natalya Bondarchuk."]})"}),
        ScriptedModel::texts({ScriptedModel::verdict("Donatas Banionis [1]."),
                              ScriptedModel::verdict("Nobody knows, a D [1].")}));
    writer.model = &model;
    write(castOfSolaris +
          R"({"question": "Who acts in Solaris?", "path": ["cast"], "thing": "Solaris"})");
    ASSERT_THAT(made, SizeIs(2));
    EXPECT_FALSE(made[0].kept);
    EXPECT_EQ(made[0].why.text(), "The text lacks something that the path leads to.");
    EXPECT_FALSE(made[1].kept) << "an answer is compared word by word, not by its letters";
    EXPECT_EQ(made[1].why.text(), "The answer has nothing that the path leads to.");
}

TEST_F(Corpus, SaysWhereAPathLeadsNowhere) {
    write(
        R"({"question": "Who can be seen in Ran?", "path": ["cast"], "thing": "http://example.org/ran"})");
    ASSERT_THAT(made, SizeIs(1));
    EXPECT_EQ(made[0].why.text(), "Its path leads nowhere from what it asks about.");
    EXPECT_EQ(report.dropped, 1);
}

TEST_F(Corpus, StopsAtAsManyAsAreWanted) {
    writer.most = 3;
    write(cinemaExamples());
    EXPECT_THAT(made, SizeIs(3));
}

}  // namespace tripletalk::answering
