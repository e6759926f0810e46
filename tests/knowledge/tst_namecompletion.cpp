// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/curator.h"
#include "knowledge/namecompletion.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::knowledge {

using namespace tripletalk::tests;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

namespace {

struct Completed : testing::Test {
    TemporaryFolder folder;
    KnowledgeBase base = baseFromTurtle(folder.path(), museum);

    [[nodiscard]] NameHints hints(const std::string& text) const {
        return must(must(NameCompletion::open(base)).complete(text, 7));
    }
    [[nodiscard]] std::vector<std::string> names(const std::string& text) const {
        std::vector<std::string> found;
        for (const NameHint& hint : hints(text).hints) found.push_back(hint.text);
        return found;
    }
};

}  // namespace

TEST_F(Completed, GoesOnFromTheLettersOfAnEntity) {
    EXPECT_THAT(names("Who painted harb"), ElementsAre("Harbour at Dawn", "Harbour at Dusk"));
    const NameHints found = hints("Who painted Harbour at Du");
    EXPECT_EQ(found.begin, 12U);
    EXPECT_THAT(found.hints, ElementsAre(NameHint{"Harbour at Dusk", "Painting"}));
}

TEST_F(Completed, KnowsTablesAndColumns) {
    EXPECT_THAT(names("How many pain"), Contains("Painting"));
    EXPECT_THAT(hints("the highest hei").hints, Contains(NameHint{"height", "Painting"}));
}

TEST_F(Completed, FindsALaterWordOfAName) {
    EXPECT_THAT(names("the door called doo"), Contains("The Blue Door"));
}

TEST_F(Completed, StaysSilentWhereThereIsNothingToGoOnFrom) {
    for (const char* text : {"", "h", "Who painted ", "zzz", "Snow", "?!"})
        EXPECT_THAT(names(text), IsEmpty()) << text;
}

TEST_F(Completed, NeverTellsWhatIsHidden) {
    const curation::TableCuration hidden{.id = {.classIri = "http://example.org/Painting"},
                                         .hidden = true};
    must(applyCuration(base.folder(), {.tables = {hidden}}, {}, CancelToken()));
    base = must(KnowledgeBase::open(base.folder()));
    EXPECT_THAT(names("Who painted harb"), Not(Contains("Harbour at Dawn")));
    EXPECT_THAT(names("How many pain"), Not(Contains("Painting")));
}

}  // namespace tripletalk::knowledge
