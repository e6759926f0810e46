// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::knowledge {

using namespace tripletalk::tests;
using retrieval::LinkKind;
using retrieval::ValueLink;
using testing::HasSubstr;

namespace {

/// Pumps that share their names, with the number in a column of its own.
struct LinkedRows : testing::Test {
    TemporaryFolder folder;
    KnowledgeBase base = baseFromTurtle(folder.path(), R"(
:Pump a rdfs:Class ; rdfs:label "Pump" .
:Maker a rdfs:Class ; rdfs:label "Maker" .
:m1 a :Maker ; rdfs:label "Olsen Works" ; :country "Norway" .
:m2 a :Maker ; rdfs:label "Bianchi Works" ; :country "Italy" .
:p1 a :Pump ; rdfs:label "Bilge Pump" ; :serial "K77-100" ; :maker :m1 ; :stand "Quay 1" .
:p2 a :Pump ; rdfs:label "Bilge Pump" ; :serial "L78-200" ; :maker :m2 ; :stand "Quay 2" .
:p3 a :Pump ; rdfs:label "Drain Pump" ; :serial "M79-300" ; :maker :m1 ; :stand "Quay 3" .
:p4 a :Pump ; rdfs:label "Drain Pump" ; :serial "N80-400" ; :maker :m1 ; :stand "Quay 4" .
)");
    retrieval::ValueIndex index = must(base.openValues());

    std::vector<ValueLink> entities(const std::string& question) {
        auto links = must(index.link(question));
        std::erase_if(links,
                      [](const ValueLink& link) { return link.entry.kind != LinkKind::Entity; });
        std::ranges::stable_sort(links, std::greater{}, &ValueLink::score);
        return links;
    }
};

}  // namespace

TEST_F(LinkedRows, TellEqualCandidatesApart) {
    const auto found = entities("how heavy is the bilge pump");
    ASSERT_EQ(found.size(), 2U);
    EXPECT_DOUBLE_EQ(found[0].score, found[1].score);
    EXPECT_THAT(found[0].detail, HasSubstr("Pump, "));
    EXPECT_NE(found[0].detail, found[1].detail);
}

TEST_F(LinkedRows, PreferTheOneWithOtherWordsOfTheQuestionInItsRow) {
    const auto byMaker = entities("the bilge pump made by Bianchi");
    ASSERT_FALSE(byMaker.empty());
    EXPECT_EQ(byMaker[0].entry.key, "p2");
    EXPECT_GT(byMaker[0].score, byMaker[1].score);
    const auto byPlace = entities("which bilge pump stands on quay 1");
    EXPECT_EQ(byPlace[0].entry.key, "p1");
}

TEST_F(LinkedRows, JoinAMentionThatIsSpreadOverTwoColumns) {
    for (const std::string question : {"weight of M79 drain pump", "drain pump M79-300"}) {
        const auto found = entities(question);
        ASSERT_FALSE(found.empty()) << question;
        EXPECT_EQ(found[0].entry.key, "p3") << question;
    }
    const auto whole = entities("weight of the M79-300 drain pump");
    EXPECT_TRUE(std::ranges::any_of(whole, [](const ValueLink& link) {
        return link.entry.key == "p3" && link.how == "row" && link.begin == 14 && link.end == 32;
    }));
}

TEST_F(LinkedRows, KnowCountriesByOtherNames) {
    const auto countries = [&](const std::string& question) {
        std::vector<std::string> values;
        for (const ValueLink& link : must(index.link(question)))
            if (link.entry.kind == LinkKind::Value) values.push_back(link.entry.text);
        return values;
    };
    using testing::Contains;
    EXPECT_THAT(countries("which makers are Norwegian?"), Contains("Norway"));
    EXPECT_THAT(countries("Hersteller aus Norwegen"), Contains("Norway"));
    EXPECT_THAT(countries("makers in IT"), Contains("Italy"));
    EXPECT_THAT(countries("makers of the Italian Republic"), Contains("Italy"));
    EXPECT_THAT(countries("is it in no country"), testing::IsEmpty());
}

}  // namespace tripletalk::knowledge
