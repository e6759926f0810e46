// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/answer/answerparts.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using PartKind = AnswerPart::Kind;

AnswerPart robots() {
    return {.kind = PartKind::List,
            .text = "3 results for robots",
            .sources = {1, 2},
            .items = {"Ada: 40 kg", "Bo: –"},
            .more = "… and 1 more",
            .of = AnswerPart::Of::Result};
}

AnswerResult rows(std::size_t columns, std::size_t count) {
    AnswerResult result{"table", std::vector<ResultColumn>(columns, ResultColumn{"c"})};
    result.rows.assign(count, std::vector<Cell>(columns, Cell{"x"}));
    return result;
}

TEST(AnswerParts, MakeTheAnswerInWords) {
    EXPECT_EQ(textOf({textPart("Robots [1]."), robots(), notePart("And no more.")}),
              "Robots [1].\n\n3 results for robots: [1] [2]\n\n- Ada: 40 kg\n- Bo: –\n"
              "- … and 1 more\n\nAnd no more.");
    EXPECT_EQ(textOf({{.kind = PartKind::Table, .text = "5 rows", .sources = {1}}}), "5 rows [1]");
    EXPECT_EQ(textOf({{.kind = PartKind::List, .items = {"a", "b"}}}), "- a\n- b");
    EXPECT_EQ(textOf({textPart("Robots."), {.kind = PartKind::Table}}), "Robots.");
}

TEST(AnswerParts, ATableTakesThePlaceOfItsRowsInWords) {
    const AnswerPart table{.kind = PartKind::Table};
    EXPECT_EQ(textBeside({robots()}), textOf({robots()})) << "nothing else shows the rows";
    EXPECT_EQ(textBeside({robots(), table}), "3 results for robots. [1] [2]");
    EXPECT_EQ(textBeside({{.kind = PartKind::Table, .text = "5 rows", .sources = {1}}}), "[1]");
    AnswerPart other = robots();
    other.of = AnswerPart::Of::Nothing;
    EXPECT_EQ(textBeside({other, table}), textOf({other}));
}

TEST(AnswerParts, ButtonsTakeThePlaceOfOfferedReadings) {
    const AnswerPart offered{.kind = PartKind::List,
                             .text = "Nothing found. Did you mean one of these?",
                             .items = {"boats", "ships"},
                             .of = AnswerPart::Of::Readings};
    EXPECT_EQ(textBeside({offered}, true), offered.text);
    EXPECT_EQ(textBeside({offered}), offered.text + "\n\n- boats\n- ships");
}

TEST(AnswerParts, AResultIsATableIfItIsMoreThanAGlance) {
    const auto isTable = [](const AnswerResult& result) {
        AnswerParts parts;
        addTable(parts, result);
        return hasTable(parts);
    };
    EXPECT_FALSE(isTable({}));
    EXPECT_FALSE(isTable(rows(1, 12)));
    EXPECT_TRUE(isTable(rows(1, 13)));
    EXPECT_FALSE(isTable(rows(2, 1)));
    EXPECT_TRUE(isTable(rows(2, 2)));
    EXPECT_TRUE(isTable(rows(3, 1)));
}

TEST(AnswerParts, OfAPlainTextAreThatTextAndTheTable) {
    Answer answer;
    EXPECT_THAT(partsOf(answer), IsEmpty());
    answer.text = "Two boats: x and x [1].";
    answer.result = rows(1, 2);
    EXPECT_THAT(partsOf(answer), ElementsAre(textPart(answer.text)));
    answer.result = rows(2, 2);
    EXPECT_THAT(partsOf(answer),
                ElementsAre(textPart(answer.text), AnswerPart{.kind = PartKind::Table}));
    answer.text = "2 rows [1]";
    answer.result = rows(1, 2);
    answer.strategy = "corrected";
    EXPECT_TRUE(hasTable(partsOf(answer))) << "a person's query brings no words";
}

TEST(AnswerParts, AreToldOnlyWhereTheySayMoreThanTheText) {
    const AnswerFinished plain =
        finished(AnswerStatus::Answered, {textPart("A [2], b [1]."), {.kind = PartKind::Table}});
    EXPECT_EQ(plain.answer, "A [2], b [1].");
    EXPECT_THAT(plain.citations, ElementsAre(2, 1));
    EXPECT_THAT(plain.parts, IsEmpty());
    EXPECT_THAT(finished(AnswerStatus::Answered, {robots()}).parts, ElementsAre(robots()));
    EXPECT_THAT(finished(AnswerStatus::NotFound, {notePart("No.")}).parts,
                ElementsAre(notePart("No.")));
}

}  // namespace
}  // namespace tripletalk::answering
