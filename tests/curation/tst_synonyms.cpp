// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "curation/edits.h"
#include "curation/synonyms.h"

#include <gmock/gmock.h>

namespace tripletalk::curation {

using testing::ElementsAre;
using testing::IsEmpty;

namespace {

const TableId car{.classIri = "http://x/Car"};
const ColumnId maker{.predicate = "http://x/maker"};

/// A word for each kind of thing.
Curation everyKind() {
    Curation curation;
    TableCuration& table = tableIn(curation, car);
    table.synonyms = {"automobile"};
    table.computed = {{.name = "mean", .expression = "1", .synonyms = {"average"}}};
    ColumnCuration& column = columnIn(table, maker);
    column.synonyms = {"brand"};
    column.values = {{"VW", {"Volkswagen"}}};
    curation.views = {{.name = "fast", .select = "SELECT 1", .synonyms = {"speedy"}}};
    return curation;
}

std::vector<std::string> wordsOf(const Curation& curation) {
    std::vector<std::string> words;
    for (const GivenWord& one : givenWords(curation)) words.push_back(one.word);
    return words;
}

}  // namespace

TEST(Synonyms, AreListedOfWhateverHasSome) {
    EXPECT_THAT(wordsOf(everyKind()),
                ElementsAre("automobile", "brand", "Volkswagen", "average", "speedy"));
}

TEST(Synonyms, AreTakenOutOneByOneAndLeaveNothingBehind) {
    Curation curation = everyKind();
    for (const GivenWord& one : givenWords(curation)) EXPECT_TRUE(removeWord(curation, one));
    EXPECT_THAT(wordsOf(curation), IsEmpty());
    ASSERT_EQ(curation.tables.size(), 1U) << "the computed column is no synonym";
    EXPECT_THAT(curation.tables[0].columns, IsEmpty());
    EXPECT_FALSE(removeWord(curation, {"brand", {car, maker}}));
    EXPECT_THAT(curation.tables[0].columns, IsEmpty());
}

TEST(Synonyms, AreTheSameWhateverTheirCase) {
    Curation curation = everyKind();
    EXPECT_FALSE(addWord(curation, {"BRAND", {car, maker}}));
    EXPECT_TRUE(hasWord(curation, {"Brand", {car, maker}}));
    EXPECT_TRUE(addWord(curation, {"marque", {car, maker}}));
    EXPECT_TRUE(changeWord(curation, {"Marque", {car, maker}}, "make"));
    EXPECT_TRUE(hasWord(curation, {"make", {car, maker}}));
    EXPECT_TRUE(changeWord(curation, {"make", {car, maker}}, "brand")) << "there already";
    EXPECT_THAT(columnIn(curation.tables[0], maker).synonyms, ElementsAre("brand"));
}

TEST(Synonyms, NeedAComputedColumnOrViewThatIsThere) {
    Curation aside;
    for (const GivenWord& one : givenWords(everyKind())) {
        const bool isOfTheCurationItself = one.word == "average" || one.word == "speedy";
        EXPECT_EQ(addWord(aside, one), !isOfTheCurationItself) << one.word;
        makeRoom(aside, everyKind(), one.place);
        addWord(aside, one);
        EXPECT_TRUE(hasWord(aside, one)) << one.word;
    }
    EXPECT_EQ(aside, everyKind());
}

}  // namespace tripletalk::curation
