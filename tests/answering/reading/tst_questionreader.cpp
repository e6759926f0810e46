// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/queriedgallery.h"
#include "answering/reading/questionreader.h"

#include <algorithm>
#include <set>

namespace tripletalk::answering::reading {
namespace {

using testing::AnyOf;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

struct ReadQuestion : QueriedGallery {
    std::unique_ptr<QuestionReader> reader =
        tests::must(QuestionReader::open(base, language::Wording::forTag("en")));

    std::vector<ScoredReading> readings(const std::string& question) {
        return tests::must(reader->read(question));
    }
    /// What the likeliest ten find: rules make readings, and fitted weights choose among them.
    std::vector<std::vector<std::string>> found(const std::string& question) {
        auto all = readings(question);
        EXPECT_FALSE(all.empty()) << question;
        if (all.size() > 10) all.resize(10);
        std::vector<std::vector<std::string>> rows;
        for (const ScoredReading& one : all) rows.push_back(rowsOf(one.query));
        return rows;
    }
};

TEST_F(ReadQuestion, Counts) {
    EXPECT_THAT(found("How many paintings are there?"), Contains(ElementsAre("7")));
    EXPECT_THAT(found("How many paintings were painted by Bo Carter?"), Contains(ElementsAre("3")));
    EXPECT_THAT(found("How many paintings were shown in Lisbon?"), Contains(ElementsAre("3")));
    EXPECT_THAT(found("How many different cities are there?"), Contains(ElementsAre("2")));
}

TEST_F(ReadQuestion, ListsThings) {
    EXPECT_THAT(found("List the names of all artists."),
                Contains(UnorderedElementsAre("ana", "bo", "cy")));
}

TEST_F(ReadQuestion, AsksForColumns) {
    EXPECT_THAT(found("Show the cities of all shows."),
                Contains(UnorderedElementsAre("Oslo", "Lisbon")));
    EXPECT_THAT(found("Show the price and year of all paintings."),
                Contains(UnorderedElementsAre("100.25|1901", "300.5|1902", "300.5|1911", "200|1899",
                                              "50|1920", "60|1921", "|1922")));
    EXPECT_THAT(found("Show the name and price of each painting."),
                Contains(UnorderedElementsAre("p1|100.25", "p2|300.5", "p3|300.5", "p4|200",
                                              "p5|50", "p6|60")));
}

TEST_F(ReadQuestion, AsksForAColumnOfAThing) {
    EXPECT_THAT(found("What is the price of \"The Blue Door\"?"), Contains(ElementsAre("300.5")));
    EXPECT_THAT(found("What is the city of the Winter Show?"), Contains(ElementsAre("Lisbon")));
}

TEST_F(ReadQuestion, KeepsToAValue) {
    EXPECT_THAT(found("Which artist was born in Oslo?"), Contains(ElementsAre("bo")));
    EXPECT_THAT(found("List the artists who were born in Lisbon or Oslo."),
                Contains(UnorderedElementsAre("ana", "bo")));
    EXPECT_THAT(found("Which paintings have the year 1901?"), Contains(ElementsAre("p1")));
    EXPECT_THAT(found("Find the paintings whose label contains \"Harbour\"."),
                Contains(UnorderedElementsAre("p1", "p2")));
}

TEST_F(ReadQuestion, FollowsLinks) {
    EXPECT_THAT(found("Which paintings were painted by Ana Bell?"),
                Contains(UnorderedElementsAre("p1", "p2")));
    EXPECT_THAT(found("Which artist painted The Blue Door?"), Contains(ElementsAre("bo")));
    EXPECT_THAT(found("Which artists have paintings shown in Oslo?"),
                Contains(UnorderedElementsAre("ana", "bo")));
}

TEST_F(ReadQuestion, ComparesNumbers) {
    EXPECT_THAT(found("Which paintings cost more than 200?"),
                Contains(UnorderedElementsAre("p2", "p3")));
    EXPECT_THAT(found("Which paintings have a price between 60 and 200?"),
                Contains(UnorderedElementsAre("p1", "p4", "p6")));
    EXPECT_THAT(found("How many paintings cost more than 100 and were painted by Ana Bell?"),
                Contains(ElementsAre("2")));
}

TEST_F(ReadQuestion, Calculates) {
    EXPECT_THAT(found("What is the total price of the paintings by Ana Bell?"),
                Contains(ElementsAre("400.75")));
    EXPECT_THAT(found("What are the minimum and maximum price of paintings?"),
                Contains(ElementsAre("50|300.5")));
}

TEST_F(ReadQuestion, FindsSuperlativesAndKeepsTies) {
    EXPECT_THAT(found("Which painting has the highest price?"),
                Contains(UnorderedElementsAre("p2", "p3")));
    EXPECT_THAT(found("Which is the oldest painting?"), Contains(ElementsAre("p4")));
    for (const char* question :
         {"What are the three cheapest paintings?", "What are the cheapest three paintings?",
          "Show the bottom 3 paintings by price", "Which are the bottom 3 cheapest paintings?"})
        EXPECT_THAT(found(question), Contains(UnorderedElementsAre("p5", "p6", "p1"))) << question;
    EXPECT_THAT(found("Show the top 2 paintings by price"),
                Contains(UnorderedElementsAre("p2", "p3")));
}

TEST_F(ReadQuestion, Groups) {
    EXPECT_THAT(found("For each artist, show the number of paintings."),
                Contains(UnorderedElementsAre("ana|2", "bo|3", "cy|2")));
    EXPECT_EQ(found("How many paintings does each artist have?").front(),
              found("For each artist, show the number of paintings.").front());
    EXPECT_THAT(found("How many shows are there in each city?"),
                Contains(UnorderedElementsAre("Lisbon|1", "Oslo|1")));
    EXPECT_THAT(found("Show the average price for each year."), Contains(Contains("1911|300.5")));
}

TEST_F(ReadQuestion, CountsWhatIsLinked) {
    EXPECT_THAT(found("Which artist has the most paintings?"), Contains(ElementsAre("bo")));
    EXPECT_THAT(found("Which artist has the fewest paintings?"),
                Contains(UnorderedElementsAre("ana", "cy")));
    EXPECT_THAT(found("Which artists have more than two paintings?"), Contains(ElementsAre("bo")));
}

TEST_F(ReadQuestion, ComparesWithTheAverage) {
    EXPECT_THAT(found("Which paintings have a price above the average?"),
                Contains(UnorderedElementsAre("p2", "p3", "p4")));
}

TEST_F(ReadQuestion, ComparesWithAllOfTheOthers) {
    EXPECT_THAT(found("Which paintings have a year above the year of all paintings painted by "
                      "Ana Bell?"),
                Contains(UnorderedElementsAre("p3", "p5", "p6", "p7")));
    EXPECT_THAT(found("Which paintings have a year below the minimum year of paintings painted by "
                      "Ana Bell?"),
                Contains(ElementsAre("p4")));
}

TEST_F(ReadQuestion, FindsTheRowOfAMaximum) {
    EXPECT_THAT(found("Which painting has the maximum price?"),
                Contains(UnorderedElementsAre("p2", "p3")));
}

TEST_F(ReadQuestion, FindsTextsByTheirBeginning) {
    EXPECT_THAT(found("Find the paintings whose label starts with \"Harbour\"."),
                Contains(UnorderedElementsAre("p1", "p2")));
    EXPECT_THAT(found("Find the paintings whose label ends with \"Harbour\"."),
                Contains(IsEmpty()));
}

TEST_F(ReadQuestion, OrdersByASuperlative) {
    EXPECT_THAT(
        found("List the names of paintings sorted by price from the highest to the lowest."),
        Contains(AnyOf(ElementsAre("p2", "p3", "p4", "p1", "p6", "p5", "p7"),
                       ElementsAre("p3", "p2", "p4", "p1", "p6", "p5", "p7"))));
}

TEST_F(ReadQuestion, UnderstandsNegation) {
    EXPECT_THAT(found("Which artists were not born in Oslo?"),
                Contains(UnorderedElementsAre("ana", "cy")));
    EXPECT_THAT(found("Which paintings were not shown at any show?"),
                Contains(UnorderedElementsAre("p5", "p6", "p7")));
    EXPECT_THAT(found("Which artists have no paintings?"), Contains(IsEmpty()));
}

TEST_F(ReadQuestion, AsksBothOfOneThing) {
    EXPECT_THAT(found("Which paintings were shown at both the Spring Show and the Winter Show?"),
                Contains(UnorderedElementsAre("p1", "p2")));
}

TEST_F(ReadQuestion, Orders) {
    EXPECT_THAT(found("List the names of the paintings ordered by year."),
                Contains(ElementsAre("p4", "p1", "p2", "p3", "p5", "p6", "p7")));
    EXPECT_THAT(found("Show the names of paintings sorted by price in descending order."),
                Contains(AnyOf(ElementsAre("p2", "p3", "p4", "p1", "p6", "p5", "p7"),
                               ElementsAre("p3", "p2", "p4", "p1", "p6", "p5", "p7"))));
}

TEST_F(ReadQuestion, SaysYesOrNo) {
    EXPECT_THAT(found("Was Ana Bell born in Lisbon?"), Contains(ElementsAre("true")));
    EXPECT_THAT(found("Is Ana Bell born in Oslo?"), Contains(ElementsAre("false")));
}

TEST_F(ReadQuestion, HasEachQueryOnceAndTheLikeliestFirst) {
    for (const char* question :
         {"Which artist has the most paintings?", "Which paintings cost more than 200?",
          "How many paintings were shown in Lisbon?"}) {
        const auto all = readings(question);
        EXPECT_GT(all.size(), 1U) << question;
        std::set<std::string> queries;
        for (const ScoredReading& one : all)
            EXPECT_TRUE(queries.insert(one.query).second) << one.query;
        EXPECT_TRUE(std::ranges::is_sorted(all, std::greater(), &ScoredReading::score));
    }
}

TEST_F(ReadQuestion, HasNoMoreReadingsThanAreWanted) {
    EXPECT_EQ(tests::must(reader->read("Which paintings cost more than 200?", {}, 2)).size(), 2U);
}

TEST_F(ReadQuestion, EndsWhereItIsCancelled) {
    CancelToken cancel;
    cancel.cancel();
    const auto read = reader->read("Which paintings cost more than 200?", {}, 2, cancel);
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.error().kind, ErrorKind::Cancelled);
}

TEST_F(ReadQuestion, HasReadingsWhoseQueriesAllRun) {
    for (const char* question :
         {"Which artist has the most paintings?", "Show the average price for each year.",
          "Which paintings were not shown at both the Spring Show and the Winter Show?",
          "Which artists were born in Oslo and have a painting above the average price?"})
        for (const ScoredReading& one : readings(question))
            EXPECT_TRUE(tables.sandbox().query(one.query, CancelToken()).ok()) << one.query;
}

TEST_F(ReadQuestion, TellsWhichWordsFoundNoPlace) {
    const auto all = readings("How many zeppelins were painted by Ana Bell?");
    ASSERT_FALSE(all.empty());
    EXPECT_THAT(all.front().open, Contains("zeppelins"));
    const auto known = readings("Which artist was born in Oslo?");
    ASSERT_FALSE(known.empty());
    EXPECT_THAT(known.front().open, IsEmpty());
}

TEST_F(ReadQuestion, HasNoReadingWhereNothingIsKnown) {
    EXPECT_THAT(readings("Which zeppelins float above Xanadu?"), IsEmpty());
    EXPECT_THAT(readings(""), IsEmpty());
}

TEST_F(ReadQuestion, IsReadTheSameTwice) {
    const std::string question =
        "For each artist, show the number of paintings above the average price.";
    const auto first = readings(question);
    const auto again = readings(question);
    const auto other = tests::must(
        tests::must(QuestionReader::open(base, language::Wording::forTag("en")))->read(question));
    ASSERT_FALSE(first.empty());
    for (const auto* second : {&again, &other}) {
        ASSERT_EQ(first.size(), second->size());
        for (std::size_t i = 0; i < first.size(); ++i) {
            EXPECT_EQ(first[i].query, (*second)[i].query);
            EXPECT_EQ(first[i].score, (*second)[i].score);
            EXPECT_EQ(first[i].features, (*second)[i].features);
        }
    }
}

}  // namespace
}  // namespace tripletalk::answering::reading
