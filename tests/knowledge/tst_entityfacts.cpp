// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/curator.h"
#include "knowledge/entityfacts.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::knowledge {

using namespace tripletalk::tests;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

namespace {

struct KnownFacts : testing::Test {
    TemporaryFolder folder;
    KnowledgeBase base = baseFromTurtle(folder.path(), R"(
:Pump a rdfs:Class ; rdfs:label "Pump" .
:maker rdfs:label "made by" .
:p1 a :Pump ; rdfs:label "Bilge Pump" ; rdfs:comment "It pumps." ; :mass 4.5 ; :maker :m1 ; :secret "S" .
:p2 a :Pump ; rdfs:label "Drain Pump" ; :mass 5 ; :maker :m1 ; :secret "T" .
:p3 a :Pump ; rdfs:label "Hand Pump" ; :mass 6 ; :maker :m1 ; :secret "U" ; :part [ :size 3 ] .
:m1 a :Maker ; rdfs:label "Olsen Works" ; :country "Norway" .
)");

    static const FactGroup* group(const FactCard& card, const std::string& label,
                                  bool incoming = false) {
        for (const FactGroup& group : card.groups)
            if (group.label == label && group.incoming == incoming) return &group;
        return nullptr;
    }
    FactCard card(const std::string& name, int values = 10) {
        auto facts = must(EntityFacts::open(base));
        return must(facts.card(must(facts.find(name)), values, {}));
    }
};

}  // namespace

TEST_F(KnownFacts, AreFoundByIriAndByKey) {
    const FactCard pump = card("p1");
    EXPECT_EQ(pump.entity.text, "Bilge Pump");
    EXPECT_EQ(pump.entity.classLabel, "Pump");
    EXPECT_EQ(pump.key, "p1");
    EXPECT_EQ(pump.description, "It pumps.");
    EXPECT_EQ(card(pump.entity.name).entity.id, pump.entity.id);
    auto facts = must(EntityFacts::open(base));
    EXPECT_EQ(facts.find("no such thing").error().kind, ErrorKind::NotFound);
}

TEST_F(KnownFacts, AreGroupedByPredicateWithNamesForPeople) {
    const FactCard pump = card("p1");
    const FactGroup* maker = group(pump, "made by");
    ASSERT_NE(maker, nullptr);
    ASSERT_EQ(maker->values.size(), 1U);
    EXPECT_EQ(maker->values[0].text, "Olsen Works");
    EXPECT_EQ(maker->values[0].classLabel, "Maker");
    const FactGroup* mass = group(pump, "mass");
    ASSERT_NE(mass, nullptr);
    EXPECT_EQ(mass->values[0].text, "4.5");
    EXPECT_THAT(mass->values[0].datatype, HasSubstr("decimal"));
}

TEST_F(KnownFacts, ComeInPagesWhereThereAreMany) {
    auto facts = must(EntityFacts::open(base));
    const FactCard maker = must(facts.card(must(facts.find("m1")), 2, {}));
    const FactGroup* made = group(maker, "made by", true);
    ASSERT_NE(made, nullptr);
    EXPECT_EQ(made->count, 3);
    EXPECT_EQ(made->values.size(), 2U);
    const auto rest = must(facts.values(maker.entity.id, made->predicate, true, 2, 10, {}));
    ASSERT_EQ(rest.size(), 1U);
    EXPECT_EQ(rest[0].text, "Hand Pump");
}

TEST_F(KnownFacts, OfBlankNodesAreShownToo) {
    const FactCard pump = card("p3");
    const FactGroup* part = group(pump, "part");
    ASSERT_NE(part, nullptr);
    EXPECT_TRUE(part->values[0].name.starts_with("_:"));
    const FactCard inner = card(part->values[0].name);
    ASSERT_EQ(inner.groups.size(), 2U);
    EXPECT_EQ(inner.groups[0].values[0].text, "3");
    EXPECT_TRUE(inner.groups[1].incoming);
}

TEST_F(KnownFacts, KeepWhatAPersonNamedAndHid) {
    curation::Curation curation = curation::templateOf(base.induced(), {});
    for (auto& table : curation.tables)
        for (auto& column : table.columns) {
            if (column.id.predicate.ends_with("secret")) column.hidden = true;
            if (column.id.predicate.ends_with("mass")) column.label = "weight in kg";
        }
    must(applyCuration(base.folder(), curation, {}, {}));
    base = must(base.current());
    const FactCard pump = card("p1");
    EXPECT_EQ(group(pump, "secret"), nullptr);
    EXPECT_NE(group(pump, "weight in kg"), nullptr);
    auto facts = must(EntityFacts::open(base));
    EXPECT_THAT(must(facts.turtle(pump.entity.id)).text, Not(HasSubstr("secret")));
}

TEST_F(KnownFacts, BecomeTurtleWithTheGraphsPrefixes) {
    auto facts = must(EntityFacts::open(base));
    const auto turtle = must(facts.turtle(must(facts.find("p1"))));
    EXPECT_TRUE(turtle.complete);
    EXPECT_THAT(turtle.text, HasSubstr(":p1 a :Pump"));
    EXPECT_THAT(turtle.text, HasSubstr("rdfs:label \"Bilge Pump\""));
}

TEST_F(KnownFacts, EndWhenTheyAreNotWantedAnyMore) {
    auto facts = must(EntityFacts::open(base));
    const auto id = must(facts.find("m1"));
    const CancelToken stopped;
    stopped.cancel();
    EXPECT_EQ(facts.card(id, 5, stopped).error().kind, ErrorKind::Cancelled);
}

}  // namespace tripletalk::knowledge
