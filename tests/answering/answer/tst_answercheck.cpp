// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/answer/answercheck.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

namespace {

std::vector<Source> sources() {
    Source passage;
    passage.n = 1;
    passage.kind = "passage";
    passage.title = "Aurion 220i";
    passage.text = "Aurion 220i is a car. It weighs 1.650 kg and costs 45,300.";
    Source rows;
    rows.n = 2;
    rows.kind = "sql";
    rows.columns = {{"label"}, {"average_price", false, "EUR"}};
    rows.rows = {{{"Velova"}, {"12.3456", "", "number"}}, {{"Brenova"}, {"7", "", "integer"}}};
    return {passage, rows};
}

std::vector<std::string> missing(const std::string& answer) {
    std::vector<std::string> found;
    for (const auto& claim : AnswerCheck("What of the X3?", sources()).unsupported(answer))
        found.push_back(claim.what);
    return found;
}

using testing::ElementsAre;
using testing::IsEmpty;

}  // namespace

TEST(AnswerCheck, AcceptsWhatTheSourcesHoldHoweverItIsWritten) {
    EXPECT_THAT(missing("It weighs **1,650 kg** [1]."), IsEmpty());
    EXPECT_THAT(missing("It costs 45.300 EUR [1]."), IsEmpty());
    EXPECT_THAT(missing("The average is 12.35 [2]."), IsEmpty()) << "rounded";
    EXPECT_THAT(missing("There are 2 of them [2]: **Velova** and **Brenova** [2]."), IsEmpty());
    EXPECT_THAT(missing("The X3 is not known."), ElementsAre(""))
        << "of the question, but nothing is cited";
}

TEST(AnswerCheck, TakesAQuantityInBoldForANumberAndItsUnit) {
    EXPECT_THAT(missing("It weighs **1650 kg** [1]."), IsEmpty());
    EXPECT_THAT(missing("It costs **45300 EUR** [1]."), IsEmpty()) << "the column says the unit";
    EXPECT_THAT(missing("Between **7 to 12.35 km** [2]."), IsEmpty());
    EXPECT_THAT(missing("It weighs **1651 kg** [1]."), ElementsAre("1651"));
    EXPECT_THAT(missing("It is a **7 Zenith** [2]."), ElementsAre("7 Zenith")) << "a name";
}

TEST(AnswerCheck, FindsNumbersAndNamesThatNoSourceHolds) {
    EXPECT_THAT(missing("It weighs 1,777 kg [1]."), ElementsAre("1,777"));
    EXPECT_THAT(missing("It is the **Marona** [1]."), ElementsAre("Marona"));
    EXPECT_THAT(missing("It is the **Aurion Marona** [1]."), ElementsAre("Aurion Marona"))
        << "known by half";
    EXPECT_THAT(missing("The 330d is faster [1]."), ElementsAre("330d"));
}

TEST(AnswerCheck, TakesGeneralWordsInBoldForNoNames) {
    EXPECT_THAT(missing("**No.** It costs 45,300 [1]."), IsEmpty());
    EXPECT_THAT(missing("The Velova is **shorter** [2]."), IsEmpty());
    EXPECT_THAT(missing("They are **no cars** [1]."), IsEmpty()) << "car, in the source";
    EXPECT_THAT(missing("It is **shorter than the Marona** [1]."),
                ElementsAre("shorter than the Marona"));
}

TEST(AnswerCheck, CountsRowsWithOneValue) {
    Source rows;
    rows.n = 1;
    rows.kind = "sql";
    rows.columns = {{"product"}, {"part"}};
    for (const char* product : {"A", "A", "A", "B", "B", "B", "B"})
        rows.rows.push_back({{product}, {"part"}});
    const AnswerCheck check("", {rows});
    EXPECT_THAT(check.unsupported("A has 3 parts, B has 4 [1]."), IsEmpty());
    EXPECT_THAT(check.unsupported("A has 5 parts [1]."), testing::SizeIs(1));
}

TEST(AnswerCheck, FindsFactsWithoutACitation) {
    EXPECT_THAT(missing("It weighs 1,650 kg."), ElementsAre(""));
    EXPECT_THAT(missing("Two cars [2]:\n\n1. Velova\n2. Brenova"), IsEmpty());
}

TEST(AnswerCheck, MarksTheSentencesItFound) {
    const AnswerCheck check("", sources());
    const std::string answer = "It weighs 1,650 kg [1]. It seats 9 [1].\n- It flies 800 m [1].";
    EXPECT_EQ(flagged(answer, check.unsupported(answer)),
              "It weighs 1,650 kg [1]. ⚠ It seats 9 [1].\n- ⚠ It flies 800 m [1].");
}

}  // namespace tripletalk::answering
