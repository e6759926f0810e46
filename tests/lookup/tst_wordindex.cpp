// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/wordindex.h"

#include <gmock/gmock.h>

namespace tripletalk::lookup {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

WordIndex indexOf(const std::vector<std::string>& names) {
    WordIndex index;
    for (std::uint32_t row = 0; row < names.size(); ++row) index.add(row, names[row]);
    return index;
}

/// The score of the only name; -99 where it is no candidate.
float score(const std::string& query, const std::string& name) {
    const auto hits = indexOf({name}).search(query, 1);
    return hits.empty() ? -99 : hits.front().score;
}

std::vector<std::uint32_t> rows(const std::vector<Hit>& hits) {
    std::vector<std::uint32_t> found;
    for (const Hit& hit : hits) found.push_back(hit.row);
    return found;
}

}  // namespace

TEST(WordIndex, ScoresAsTheTestVectorsOfGraspSay) {
    EXPECT_FLOAT_EQ(score("United State", "United States"), 1.75F);
    EXPECT_FLOAT_EQ(score("the U.S. of B", "the U.S. of A"), 2.25F);
    EXPECT_FLOAT_EQ(score("the U.S. of A the U.S. of A", "the U.S. of A"), 8);
    const WordIndex actors =
        indexOf({"Albert Einstein", "Albert Finney", "Carlos Alberto", "Peter Falk"});
    EXPECT_THAT(actors.search("Albert E", 10),
                ElementsAre(Hit{0, 1.75F}, Hit{1, 0.25F}, Hit{2, 0}));
}

TEST(WordIndex, CountsAWordThatSeveralKeywordsMeetOnce) {
    EXPECT_FLOAT_EQ(score("art arts", "arts"), 1.75F);
    EXPECT_FLOAT_EQ(score("lamp", "lamp lamp lampshade table"), 0.75F);
}

TEST(WordIndex, LooksShortKeywordsUpOnlyWhereNoneIsLonger) {
    EXPECT_THAT(indexOf({"Of mice"}).search("of lamps", 5), IsEmpty());
    EXPECT_THAT(rows(indexOf({"U2", "U2 live", "U21", "you"}).search("U2", 5)), ElementsAre(0, 1));
}

TEST(WordIndex, TakesTheBestNameOfARow) {
    WordIndex index;
    index.add(7, "United States of America");
    index.add(7, "USA");
    index.add(3, "USA Today");
    EXPECT_THAT(index.search("usa", 5), ElementsAre(Hit{7, 1}, Hit{3, 0.75F}));
}

TEST(WordIndex, PutsTheLowerRowFirstWhereScoresAreEqual) {
    WordIndex index;
    for (const std::uint32_t row : {9U, 2U, 5U}) index.add(row, "lamp");
    EXPECT_THAT(rows(index.search("lamp", 2)), ElementsAre(2, 5));
}

TEST(WordIndex, TakesTextsWithTabsAndLineBreaks) {
    EXPECT_FLOAT_EQ(score("second line", "first\tline\nsecond\r\nline"), 1.75F);
}

TEST(WordIndex, FindsPartsOfChineseNames) {
    const WordIndex schools = indexOf({"北京大学", "清华大学", "大学", "清华大学出版社"});
    EXPECT_THAT(rows(schools.search("清华", 1)), ElementsAre(1));
    EXPECT_THAT(rows(schools.search("清华大学", 2)), ElementsAre(1, 3));
    EXPECT_THAT(rows(schools.search("出版社在哪里", 1)), ElementsAre(3));
    EXPECT_THAT(rows(schools.search("学", 1)), ElementsAre(2));
}

TEST(WordIndex, FindsAnIriByItsLocalNameAndByItself) {
    WordIndex index;
    const std::vector<std::string> iris = {"http://example.org/bornIn", "urn:isbn:0451450523",
                                           "mailto:ida@example.org", "http://localhost/x#Köln"};
    for (std::uint32_t row = 0; row < iris.size(); ++row)
        for (const std::string& name : namesOfIri(iris[row])) index.add(row, name);
    EXPECT_THAT(rows(index.search("born", 1)), ElementsAre(0));
    EXPECT_THAT(rows(index.search("0451450523", 1)), ElementsAre(1));
    EXPECT_THAT(rows(index.search("urn:isbn:0451450523", 1)), ElementsAre(1));
    EXPECT_THAT(rows(index.search("ida@example.org", 1)), ElementsAre(2));
    EXPECT_THAT(rows(index.search("koln", 1)), ElementsAre(3));
}

TEST(WordIndex, OfNothingFindsNothing) {
    EXPECT_THAT(WordIndex().search("lamp", 5), IsEmpty());
    EXPECT_THAT(indexOf({"lamp", "", "..."}).search("", 5), IsEmpty());
    EXPECT_THAT(indexOf({"lamp"}).search("lamp", 0), IsEmpty());
}

}  // namespace tripletalk::lookup
