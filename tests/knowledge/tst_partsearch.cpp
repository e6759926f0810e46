// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/curator.h"
#include "knowledge/partsearch.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::knowledge {

using namespace tripletalk::tests;
using testing::Contains;
using testing::IsEmpty;
using testing::Not;
using Kind = FoundPart::Kind;
using Holds = FoundPart::Holds;

namespace {

struct SearchedParts : testing::Test {
    TemporaryFolder folder;
    KnowledgeBase base = baseFromTurtle(folder.path(), museum);

    [[nodiscard]] std::vector<FoundPart> found(const std::string& text,
                                               const std::string& table = "painting") const {
        return must(must(PartSearch::open(base)).find(text, table, 20));
    }
    [[nodiscard]] std::vector<std::string> texts(const std::string& text) const {
        std::vector<std::string> all;
        for (const FoundPart& one : found(text)) all.push_back(one.text);
        return all;
    }
};

TEST_F(SearchedParts, AreColumnsByTheBeginningOfAWord) {
    const auto parts = found("hei");
    ASSERT_FALSE(parts.empty());
    EXPECT_EQ(parts.front(), (FoundPart{.kind = Kind::Column,
                                        .table = "painting",
                                        .column = "height",
                                        .text = "height",
                                        .detail = "Painting",
                                        .holds = Holds::Number,
                                        .unit = "mm"}));
}

TEST_F(SearchedParts, AreValuesAndThingsByName) {
    EXPECT_THAT(found("lisbon"), Contains(FoundPart{.kind = Kind::Value,
                                                    .table = "artist",
                                                    .column = "born_in",
                                                    .value = "Lisbon",
                                                    .text = "Lisbon",
                                                    .detail = "born in, Artist"}));
    const auto doors = found("blue door");
    ASSERT_FALSE(doors.empty());
    EXPECT_EQ(doors.front().kind, Kind::Thing);
    EXPECT_EQ(doors.front().text, "The Blue Door");
    EXPECT_EQ(doors.front().value, "p3");
}

TEST_F(SearchedParts, AreLinksByWhatTheyLeadTo) {
    EXPECT_THAT(found("artist"), Contains(FoundPart{.kind = Kind::Column,
                                                    .table = "painting",
                                                    .column = "painted_by",
                                                    .text = "painted by",
                                                    .detail = "Painting → Artist",
                                                    .holds = Holds::Link}));
}

TEST_F(SearchedParts, AreTheColumnsAtHandWhereNothingIsWritten) {
    const auto names = texts("");
    EXPECT_THAT(names, Contains("height"));
    EXPECT_THAT(names, Contains("born in")) << "of the table that a link leads to";
    EXPECT_THAT(found("", "artist"), Not(Contains(testing::Field(&FoundPart::text, "height"))));
}

TEST_F(SearchedParts, AreToldApartWhereTheyAreCalledAlike) {
    base = baseFromTurtle(folder.path(), R"(
:Car a rdfs:Class ; rdfs:label "Car" .
:a a :Car ; rdfs:label "A" ; :range "300 - 400 km" . :b a :Car ; rdfs:label "B" ; :range "350 - 500 km" .
:c a :Car ; rdfs:label "C" ; :range "200 - 450 km" .
)");
    std::vector<std::string> names;
    for (const FoundPart& one : found("range", "car")) names.push_back(one.text);
    EXPECT_THAT(names, testing::ElementsAre("range min", "range max"));
}

TEST_F(SearchedParts, OfAColumnAreItselfAndWhatItHoldsTheCommonestFirst) {
    const PartSearch search = must(PartSearch::open(base));
    const auto towns = must(search.ofColumn("artist", "born_in", {}, 20));
    ASSERT_EQ(towns.size(), 3U);
    EXPECT_EQ(towns[0].kind, Kind::Column);
    EXPECT_EQ(towns[1].value, "Lisbon");
    EXPECT_EQ(towns[2].value, "Oslo");
    const auto painters = must(search.ofColumn("painting", "painted_by", {}, 1));
    ASSERT_EQ(painters.size(), 2U);
    EXPECT_EQ(painters[1], (FoundPart{.kind = Kind::Thing,
                                      .table = "artist",
                                      .column = "artist_id",
                                      .value = "bo",
                                      .text = "Bo Carter",
                                      .detail = "Artist"}));
    EXPECT_EQ(must(search.ofColumn("painting", "height", {}, 20)).size(), 1U)
        << "numbers are typed";
    EXPECT_THAT(must(search.ofColumn("painting", "nothing", {}, 20)), IsEmpty());
}

TEST_F(SearchedParts, OfAColumnAreThoseThatHoldWhatIsWritten) {
    const PartSearch search = must(PartSearch::open(base));
    const auto towns = must(search.ofColumn("artist", "born_in", " SLO ", 20));
    ASSERT_EQ(towns.size(), 2U);
    EXPECT_EQ(towns[1].value, "Oslo");
    const auto painters = must(search.ofColumn("painting", "painted_by", "o cart", 20));
    ASSERT_EQ(painters.size(), 2U) << "by what a thing is called";
    EXPECT_EQ(painters[1].value, "bo");
    EXPECT_EQ(must(search.ofColumn("artist", "born_in", "it's", 20)).size(), 1U);
}

TEST_F(SearchedParts, AreClassesByTheBeginningOfAWord) {
    const PartSearch search = must(PartSearch::open(base));
    const auto named = search.classes(" ARTI", 5);
    ASSERT_EQ(named.size(), 1U);
    EXPECT_EQ(named.front(),
              (FoundPart{.kind = Kind::Class, .table = "artist", .column = "", .text = "Artist"}));
    EXPECT_THAT(search.classes("", 5), IsEmpty());
    EXPECT_THAT(search.classes("rtist", 5), IsEmpty());
}

TEST_F(SearchedParts, AreNothingHidden) {
    const curation::TableCuration hidden{.id = {.classIri = "http://example.org/Artist"},
                                         .hidden = true};
    must(applyCuration(base.folder(), {.tables = {hidden}}, {}, CancelToken()));
    base = must(KnowledgeBase::open(base.folder()));
    EXPECT_THAT(texts("lisbon"), Not(Contains("Lisbon")));
    EXPECT_THAT(texts("born"), IsEmpty());
}

}  // namespace

}  // namespace tripletalk::knowledge
