// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/valuecollector.h"
#include "retrieval/valueindex.h"
#include "support/graphs.h"

#include <gmock/gmock.h>

namespace tripletalk::knowledge {

using namespace tripletalk::tests;
using induction::Column;
using induction::ColumnRole;
using induction::Schema;
using induction::Table;
using induction::TableKind;
using retrieval::LinkKind;
using retrieval::ValueEntry;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

/// Boats, of which some are ferries: ferries have a table of their own, the other boats stand in a
/// hidden one, and a view shows all.
struct CollectedValues : testing::Test {
    TemporaryFolder folder;
    graph::TripleStore store = storeFromTurtle(folder.path(), R"(
:b1 a :Boat ; rdfs:label "Sea Swallow"@en, "Seeschwalbe"@de ; :harbour "Whitby" .
:f1 a :Ferry ; rdfs:label "Heron" ; :harbour "Dover" ; :next :b1 .
:f2 a :Ferry ; :next :b1 .
_:n rdfs:label "Nameless" .
:f1 :berth :mooring . :mooring rdfs:label "West Quay" . :f2 :berth _:q . _:q rdfs:label "East Quay" .
)");
    Schema schema;
    std::optional<retrieval::ValueIndex> index;

    void SetUp() override {
        const auto file = folder.path() / "database.db";
        auto database = must(sqlite::Database::open(file, sqlite::OpenMode::Create));
        must(database.execute(R"(
CREATE TABLE entity(key TEXT PRIMARY KEY, iri TEXT, label TEXT, class TEXT, "table" TEXT);
INSERT INTO entity VALUES ('b1', 'http://example.org/b1', 'Sea Swallow', 'Boat', 'plain_boat'),
  ('f1', 'http://example.org/f1', 'Heron', 'Ferry', 'ferry'), ('f2', 'http://example.org/f2', 'f2', 'Ferry', 'ferry'),
  ('_:n', '_:n', '_:n', NULL, 'thing'), ('mooring', 'http://example.org/mooring', 'West Quay', 'Berth', 'ferry'),
  ('_:q', '_:q', 'East Quay', NULL, 'ferry');
INSERT INTO entity VALUES ('_:c', '_:c', 'Old Crew', NULL, 'crew_node');
CREATE TABLE plain_boat(boat_id TEXT PRIMARY KEY, harbour TEXT, code TEXT);
INSERT INTO plain_boat VALUES ('b1', 'Whitby', 'secret');
CREATE TABLE ferry(ferry_id TEXT PRIMARY KEY, type TEXT, harbour TEXT, berth TEXT, berth_label TEXT);
INSERT INTO ferry VALUES ('f1', 'TugBoat', 'Dover', 'mooring', 'West Quay'), ('f2', 'TugBoat', 'Dover', '_:q', 'East Quay'),
  ('line:NightFerry', 'TugBoat', NULL, NULL, NULL);
INSERT INTO entity VALUES ('line:NightFerry', 'http://example.org/line:NightFerry', 'Line 7', 'Ferry', 'ferry');
CREATE TABLE crew_node(crew_id TEXT PRIMARY KEY);
CREATE VIEW boat AS SELECT boat_id, harbour FROM plain_boat UNION ALL SELECT ferry_id, harbour FROM ferry;
)"));
        const std::string boat = "http://example.org/Boat";
        const Column harbour{
            .name = "harbour", .predicate = "http://example.org/harbour", .label = "harbour"};
        const auto key = [](const std::string& name) {
            return Column{.name = name, .role = ColumnRole::Key};
        };
        Table plain{
            .name = "plain_boat", .classIri = boat, .label = "Boat", .hidden = true, .rows = 1};
        plain.columns = {key("boat_id"), harbour, {.name = "code", .hidden = true}};
        Table ferry{.name = "ferry", .label = "Ferry", .rows = 3};
        ferry.columns = {key("ferry_id"),
                         {.name = "type", .role = ColumnRole::Type},
                         harbour,
                         {.name = "berth", .role = ColumnRole::ForeignKey, .hidden = true},
                         {.name = "berth_label", .label = "berth label", .of = "berth"}};
        Table view{
            .name = "boat", .kind = TableKind::View, .classIri = boat, .label = "Boat", .rows = 4};
        view.columns = {key("boat_id"), harbour};
        Table node{.name = "crew_node", .label = "crew", .hidden = true, .rows = 2};
        node.columns = {key("crew_id")};
        view.from = {"plain_boat", "ferry"};
        schema.tables = {plain, ferry, node, view};
        must(collectValues(store, database, schema, folder.path() / "values.db", {}, {}));
        index.emplace(must(retrieval::ValueIndex::open(folder.path() / "values.db")));
    }
    std::vector<std::string> found(const std::string& name, LinkKind kind) {
        std::vector<std::string> places;
        for (const auto& link : must(index->link(name)))
            if (link.entry.kind == kind)
                places.push_back(link.entry.table + (link.entry.column.empty() ? "" : ".") +
                                 link.entry.column);
        return places;
    }
};

}  // namespace

TEST_F(CollectedValues, KnowEntitiesByNamesInAllLanguagesAndCountTheirUses) {
    for (const std::string name : {"Sea Swallow", "Seeschwalbe", "b1"}) {
        const auto links = must(index->nearest(name, 1));
        ASSERT_FALSE(links.empty()) << name;
        EXPECT_EQ(links.front().entry.key, "b1") << name;
        EXPECT_EQ(links.front().entry.uses, 2) << name;
    }
}

TEST_F(CollectedValues, KnowAClassThatIsAValueByItsWords) {
    const auto links = must(index->link("How many tug boats are there?"));
    const auto kind = std::ranges::find(
        links, "type", [](const retrieval::ValueLink& link) { return link.entry.column; });
    ASSERT_NE(kind, links.end());
    EXPECT_EQ(kind->entry.text, "TugBoat") << "as it stands in the cells";
    EXPECT_THAT(found("TugBoat", LinkKind::Value), ElementsAre("ferry.type"));
}

TEST_F(CollectedValues, KnowAThingWithoutALabelByTheLastPartOfItsKey) {
    EXPECT_THAT(found("NightFerry", LinkKind::Entity), ElementsAre("ferry"));
    EXPECT_THAT(found("night ferry", LinkKind::Entity), ElementsAre("ferry"));
}

TEST_F(CollectedValues, KnowBlankNodesByTheirNames) {
    EXPECT_THAT(found("Nameless", LinkKind::Entity), ElementsAre("thing"));
}

TEST_F(CollectedValues, KnowWhatStandsInTheRowOfAnotherAsAValueOnly) {
    for (const std::string name : {"West Quay", "East Quay"}) {
        EXPECT_THAT(found(name, LinkKind::Entity), IsEmpty()) << name;
        EXPECT_THAT(found(name, LinkKind::Value), ElementsAre("ferry.berth_label")) << name;
    }
    EXPECT_THAT(found("Old Crew", LinkKind::Entity), IsEmpty()) << "its table is hidden";
    EXPECT_THAT(found("mooring", LinkKind::Entity), IsEmpty());
}

TEST_F(CollectedValues, SpeakOfAHiddenTableByItsView) {
    EXPECT_THAT(found("Sea Swallow", LinkKind::Entity), ElementsAre("boat"));
    EXPECT_THAT(found("Whitby", LinkKind::Value), ElementsAre("boat.harbour"));
    EXPECT_THAT(found("boat", LinkKind::Table), ElementsAre("boat"));
}

TEST_F(CollectedValues, TakeNothingTwiceThroughAView) {
    EXPECT_THAT(found("Dover", LinkKind::Value), ElementsAre("ferry.harbour"));
}

TEST_F(CollectedValues, LeaveHiddenColumnsOut) {
    EXPECT_THAT(found("secret", LinkKind::Value), IsEmpty());
    EXPECT_THAT(found("code", LinkKind::Column), IsEmpty());
}

TEST_F(CollectedValues, StopWhenCancelled) {
    const CancelToken cancel;
    cancel.cancel();
    const auto database =
        must(sqlite::Database::open(folder.path() / "database.db", sqlite::OpenMode::ReadOnly));
    const auto done = collectValues(store, database, schema, folder.path() / "v2.db", {}, cancel);
    ASSERT_FALSE(done.ok());
    EXPECT_EQ(done.error().kind, ErrorKind::Cancelled);
}

}  // namespace tripletalk::knowledge
