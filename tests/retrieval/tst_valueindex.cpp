// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/temporaryfolder.h"
#include "retrieval/valueindex.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::retrieval {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAre;

class ValueIndexTest : public testing::Test {
  protected:
    void SetUp() override {
        for (const char* name :
             {"Kestrel 40 x Alpine Tent Pro M", "Kestrel 40 x Alpine Tent",
              "Kestrel 55 x Alpine Tent Pro M", "Kestrel 40 x Coastal Tent Pro M", "Brass Lantern",
              "Copper Kettle", "Copper Lantern", "Bill of Loading", "Jürgen Brandström",
              "R17-4420815", "R18-1190334", "東京タワー"})
            entity(name);
        entries.push_back({LinkKind::Value, "Göteborg", "supplier", "city", {}, {}, {}, 12});
        entries.push_back({LinkKind::Value, "Göteborg", "warehouse", "city", {}, {}, {}, 3});
        entries.push_back(
            {LinkKind::Table, "Supplier", "supplier", {}, {}, "urn:c:Supplier", {}, 4});
        entries.push_back({LinkKind::Column,
                           "has delivery address",
                           "supplier",
                           "delivery_address",
                           {},
                           "urn:p:d",
                           {},
                           4});
        entity("Supplier Nord");
    }
    void entity(const std::string& name) {
        entries.push_back(
            {LinkKind::Entity, name, "thing", {}, "k-" + name, "urn:e:" + name, name, 1});
    }
    const ValueIndex& index() {
        if (!m_index) {
            auto builder = ValueIndexBuilder::create(m_folder.file("values.db"));
            EXPECT_TRUE(builder.ok());
            for (const ValueEntry& entry : entries) EXPECT_TRUE(builder->add(entry).ok());
            EXPECT_TRUE(builder->finish().ok());
            auto opened = ValueIndex::open(m_folder.file("values.db"));
            EXPECT_TRUE(opened.ok());
            m_index = std::make_unique<ValueIndex>(std::move(*opened));
        }
        return *m_index;
    }
    std::vector<ValueLink> links(const std::string& text) {
        auto found = index().link(text);
        EXPECT_TRUE(found.ok());
        return found.ok() ? *found : std::vector<ValueLink>{};
    }
    std::vector<std::string> names(const std::string& text) {
        std::vector<std::string> found;
        for (const ValueLink& link : links(text)) found.push_back(link.entry.text);
        return found;
    }
    std::string first(const std::string& text) {
        const auto found = names(text);
        return found.empty() ? "" : found.front();
    }

    std::vector<ValueEntry> entries;
    TemporaryFolder m_folder;

  private:
    std::unique_ptr<ValueIndex> m_index;
};

TEST_F(ValueIndexTest, LinksAnExactNameInsideAQuestion) {
    const std::string question = "How heavy is the brass lantern, please?";
    const auto found = links(question);
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found[0].entry.text, "Brass Lantern");
    EXPECT_DOUBLE_EQ(found[0].score, 1);
    EXPECT_EQ(found[0].how, "exact");
    EXPECT_EQ(question.substr(found[0].begin, found[0].end - found[0].begin), "brass lantern");
    EXPECT_EQ(found[0].entry.key, "k-Brass Lantern");
    EXPECT_EQ(found[0].entry.iri, "urn:e:Brass Lantern");
}

TEST_F(ValueIndexTest, FindsANameWhoseWordsAreReorderedAndLeftOut) {
    EXPECT_EQ(first("price of the alpine tent pro 40x m?"), "Kestrel 40 x Alpine Tent Pro M");
    EXPECT_EQ(first("tent coastal kestrel"), "Kestrel 40 x Coastal Tent Pro M");
}

TEST_F(ValueIndexTest, PrefersTheNameWithoutLeftOverWords) {
    EXPECT_EQ(first("kestrel 40x alpine tent"), "Kestrel 40 x Alpine Tent");
    EXPECT_EQ(first("kestrel 40x alpine tent pro m"), "Kestrel 40 x Alpine Tent Pro M");
}

TEST_F(ValueIndexTest, LinksTheVeryNameInsideALongerMentionIfThatIsWanted) {
    entity("The Herons");
    entity("Herons Album");
    const std::string question = "Which albums are by The Herons?";
    const auto spans = [&](const LinkOptions& options) {
        const auto all = index().link(question, options);
        std::vector<std::string> found;
        for (const ValueLink& link : all.value())
            found.push_back(question.substr(link.begin, link.end - link.begin));
        return found;
    };
    EXPECT_THAT(spans({}), testing::ElementsAre("albums are by The Herons"));
    EXPECT_THAT(spans({.inside = true}),
                testing::ElementsAre("albums are by The Herons", "The Herons"));
}

TEST_F(ValueIndexTest, ForgivesTypos) {
    auto found = links("who made the copper ketle");
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found[0].entry.text, "Copper Kettle");
    EXPECT_EQ(found[0].how, "typo");
    EXPECT_LT(found[0].score, 1);
    EXPECT_EQ(first("Jurgen Brandstorm"), "Jürgen Brandström");
}

TEST_F(ValueIndexTest, NeverTakesANumberForAnother) {
    for (const ValueLink& link : links("kestrel 56 x alpine tent pro m"))
        EXPECT_LT(link.score, 0.95);
    EXPECT_THAT(names("R17-4420816"), Not(Contains("R18-1190334")));
    EXPECT_THAT(names("how much is 4421"), IsEmpty());
}

TEST_F(ValueIndexTest, UnderstandsPluralsAndBeginnings) {
    auto found = links("list all brass lanterns");
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found[0].entry.text, "Brass Lantern");
    EXPECT_EQ(found[0].how, "plural");
    found = links("copper kett");
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found[0].entry.text, "Copper Kettle");
    EXPECT_EQ(found[0].how, "prefix");
}

TEST_F(ValueIndexTest, IgnoresAccentsAndCase) {
    EXPECT_THAT(names("which suppliers are in GOTEBORG"), Contains("Göteborg").Times(2));
}

TEST_F(ValueIndexTest, ReturnsEqualCandidatesMoreUsedFirst) {
    const auto found = links("goteborg");
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].entry.table, "supplier");
    EXPECT_EQ(found[1].entry.table, "warehouse");
    EXPECT_DOUBLE_EQ(found[0].score, found[1].score);
}

TEST_F(ValueIndexTest, ReturnsMoreEqualCandidatesThanAsked) {
    for (int i = 0; i < 12; ++i)
        entries.push_back(
            {LinkKind::Entity, "Twin Peak", "hill", {}, std::to_string(i), {}, {}, i});
    const auto found = links("how high is twin peak?");
    ASSERT_EQ(found.size(), 12U);
    EXPECT_EQ(found[0].entry.uses, 11);
}

TEST_F(ValueIndexTest, CountsTheNamesOfOneEntityAsOneCandidate) {
    entries.push_back({LinkKind::Entity, "Storm Lamp", "lamp", {}, "lamp-7", {}, "Storm Lamp", 1});
    entries.push_back({LinkKind::Entity, "Lamp Storm", "lamp", {}, "lamp-7", {}, "Storm Lamp", 1});
    EXPECT_THAT(names("storm lamp"), ElementsAre("Storm Lamp"));
}

TEST_F(ValueIndexTest, FindsAThingByEachOfItsNames) {
    auto builder = ValueIndexBuilder::create(m_folder.file("names.db"));
    ASSERT_TRUE(builder.ok());
    ASSERT_TRUE(
        builder
            ->add({LinkKind::Entity, "Storm Lamp", "lamp", {}, "lamp-7", "urn:7", "Storm Lamp", 5},
                  {"lamp-7", "Sturmlampe", "storm lamp"})
            .ok());
    ASSERT_TRUE(builder->finish().ok());
    const auto opened = ValueIndex::open(m_folder.file("names.db"));
    ASSERT_TRUE(opened.ok());
    for (const std::string name : {"Storm Lamp", "lamp-7", "Sturmlampe"}) {
        const auto found = opened->nearest(name, 5);
        ASSERT_TRUE(found.ok());
        ASSERT_FALSE(found->empty()) << name;
        const ValueEntry& entry = found->front().entry;
        EXPECT_EQ(entry.text, name);
        EXPECT_EQ(entry.table, "lamp");
        EXPECT_EQ(entry.key, "lamp-7");
        EXPECT_EQ(entry.iri, "urn:7");
        EXPECT_EQ(entry.label, "Storm Lamp");
        EXPECT_EQ(entry.uses, 5);
    }
}

TEST_F(ValueIndexTest, NeverLinksFunctionWordsAlone) {
    EXPECT_THAT(names("what is the number of it?"), IsEmpty());
    EXPECT_EQ(first("where is the bill loading"), "Bill of Loading");
}

TEST_F(ValueIndexTest, LinksNothingToAbsentNames) {
    EXPECT_THAT(names("Who founded the Velvet Observatory?"), IsEmpty());
    EXPECT_THAT(names(""), IsEmpty());
    EXPECT_THAT(names("?!"), IsEmpty());
}

TEST_F(ValueIndexTest, LinksTablesBesideNamesThatContainThem) {
    const auto found = links("address of supplier nord");
    std::vector<std::string> texts;
    for (const ValueLink& link : found) texts.push_back(link.entry.text);
    EXPECT_THAT(texts, Contains("Supplier Nord"));
    EXPECT_THAT(texts, Contains("Supplier"));
    EXPECT_THAT(names("what delivery addresses are there"), Contains("has delivery address"));
}

TEST_F(ValueIndexTest, FindsTwoMentionsInOneQuestion) {
    EXPECT_THAT(names("is the copper kettle heavier than the brass lantern?"),
                ElementsAre("Copper Kettle", "Brass Lantern"));
}

TEST_F(ValueIndexTest, FindsIdentifiersWholeAndInPart) {
    EXPECT_EQ(first("weight of R17-4420815"), "R17-4420815");
    EXPECT_EQ(first("weight of r17"), "R17-4420815");
    EXPECT_EQ(first("and 1190334?"), "R18-1190334");
}

TEST_F(ValueIndexTest, FindsNamesInScriptsWithoutBlanks) {
    EXPECT_EQ(first("東京タワーの高さは"), "東京タワー");
}

TEST_F(ValueIndexTest, NamesTheNearestEntriesToALiteral) {
    const auto found = index().nearest("Gotheborg", 3);
    ASSERT_TRUE(found.ok());
    ASSERT_FALSE(found->empty());
    EXPECT_EQ((*found)[0].entry.text, "Göteborg");
    const auto kestrels = index().nearest("Kestrel Alpine Pro", 2);
    ASSERT_TRUE(kestrels.ok());
    EXPECT_EQ(kestrels->size(), 2U);
    EXPECT_THAT((*kestrels)[0].entry.text, testing::HasSubstr("Alpine Tent Pro"));
}

TEST_F(ValueIndexTest, UnderstandsShortenedWordsAndInitials) {
    entity("International Harbour Department");
    entity("Nils Brandström");
    auto found = links("who runs the Intl. Harbour Dept");
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found[0].entry.text, "International Harbour Department");
    EXPECT_EQ(found[0].how, "shortened");
    for (const std::string question : {"who runs the IHD?", "who runs the I.H.D.?"}) {
        found = links(question);
        ASSERT_FALSE(found.empty()) << question;
        EXPECT_EQ(found[0].entry.text, "International Harbour Department");
        EXPECT_EQ(found[0].how, "initials");
    }
    EXPECT_EQ(first("J. Brandström"), "Jürgen Brandström");
    EXPECT_EQ(first("where is N Brandström"), "Nils Brandström");
}

TEST_F(ValueIndexTest, UnderstandsNumbersAndUnitsWrittenAnotherWay) {
    for (const char* range : {"300 km", "1,200 km"})
        entries.push_back({LinkKind::Value, range, "bike", "range", {}, {}, {}, 1});
    EXPECT_EQ(first("a range of 300km"), "300 km");
    EXPECT_EQ(first("a range of 300 kilometres"), "300 km");
    EXPECT_EQ(first("Reichweite 1.200 Kilometer"), "1,200 km");
    EXPECT_EQ(first("a range of 1200 km"), "1,200 km");
}

TEST_F(ValueIndexTest, KnowsCountriesByCodesAdjectivesAndOtherNames) {
    for (const char* country : {"United States", "Germany", "South Korea", "FR"})
        entries.push_back({LinkKind::Value, country, "supplier", "country", {}, {}, {}, 1});
    EXPECT_EQ(first("offices in the US"), "United States");
    EXPECT_EQ(first("American suppliers"), "United States");
    EXPECT_EQ(first("Lieferanten in den Vereinigten Staaten"), "United States");
    EXPECT_EQ(first("Lieferanten aus Deutschland"), "Germany");
    EXPECT_EQ(first("which deutschen Lieferanten"), "Germany");
    EXPECT_EQ(first("Republic of Korea"), "South Korea");
    EXPECT_EQ(first("french suppliers"), "FR");
    EXPECT_THAT(names("show us what is in it"), Not(Contains("United States")));
}

TEST_F(ValueIndexTest, CountsUnknownNamesAgainstAPartialMatch) {
    EXPECT_THAT(names("is there a Zorquim Brandström"), IsEmpty());
    EXPECT_EQ(first("is there a Brandström"), "Jürgen Brandström");
    EXPECT_THAT(names("weight of R17-9999999"), IsEmpty());
}

TEST_F(ValueIndexTest, TakesNobodyForSomebodyElseOfWhomHalfTheNameIsKnown) {
    entity("Anna Maria Berg");
    entity("Anna Maria Holm");
    EXPECT_THAT(names("who is anna maria"),
                UnorderedElementsAre("Anna Maria Berg", "Anna Maria Holm"));
    EXPECT_THAT(names("who is anna maria Zwirn"), IsEmpty());
}

TEST_F(ValueIndexTest, TakesTwoLettersForInitialsInCapitalsAlone) {
    entity("Bergen Museum");
    EXPECT_EQ(first("where is BM"), "Bergen Museum");
    EXPECT_THAT(names("where is bm"), Not(Contains("Bergen Museum")));
}

TEST_F(ValueIndexTest, GivesEqualCandidatesEqualScores) {
    for (const char* name : {"Amber Signal Kit", "Brass Signal Kit", "Signal Kit Brass Bell"})
        entity(name);
    const auto found = links("where is the signal kit");
    ASSERT_GE(found.size(), 3U);
    EXPECT_DOUBLE_EQ(found[0].score, found[1].score);
    EXPECT_GT(found[1].score, found[2].score);
}

TEST_F(ValueIndexTest, LeavesProseOut) {
    std::string prose = "zephyr";
    for (int i = 0; i < 40; ++i) prose += " word" + std::string(1, static_cast<char>('a' + i % 26));
    entries.push_back({LinkKind::Value, prose, "supplier", "history", {}, {}, {}, 1});
    EXPECT_THAT(names("zephyr"), IsEmpty());
}

TEST_F(ValueIndexTest, OfNothingLinksNothing) {
    entries.clear();
    EXPECT_THAT(names("brass lantern"), IsEmpty());
}

TEST(ValueIndex, ThatIsMissingIsAnError) {
    const auto opened = ValueIndex::open("/nonexistent/values.db");
    ASSERT_FALSE(opened.ok());
    EXPECT_EQ(opened.error().kind, ErrorKind::NotFound);
}

}  // namespace tripletalk::retrieval
