// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/inducer.h"
#include "support/graphs.h"
#include "support/kept.h"

#include <optional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::induction;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

namespace {

constexpr const char* ns = "http://example.org/";

/// What a person chose of tables; every graph must come back out of them, triple by triple.
class Chosen : public testing::Test {
  protected:
    void read(std::string_view turtle, const TableChoices& choices) {
        database.reset();
        store.emplace(tests::storeFromTurtle(folder.path(), turtle));
        const auto file = folder.path() / "database.db";
        induced.emplace(tests::must(induce(*store, file, {.tables = choices}, {}, CancelToken())));
        database.emplace(tests::must(sqlite::Database::open(file, sqlite::OpenMode::ReadOnly)));
        const tests::Kept kept = tests::compareKept(*store, *database, induced->schema);
        EXPECT_TRUE(kept.whole()) << kept.toText();
    }

    [[nodiscard]] std::vector<std::string> tables() const {
        std::vector<std::string> found;
        for (const Table& table : induced->schema.tables)
            if (!table.hidden && table.kind != TableKind::Side && table.kind != TableKind::Entities)
                found.push_back(table.name);
        return found;
    }
    [[nodiscard]] std::vector<std::string> columns(const std::string& name) const {
        std::vector<std::string> found;
        if (const Table* table = induced->schema.table(name))
            for (const Column& column : table->columns)
                if (!column.hidden) found.push_back(column.name);
        return found;
    }
    std::vector<std::string> rows(std::string_view sql) {
        std::vector<std::string> found;
        tests::must(database->each(sql, [&](sqlite::Statement& row) {
            std::string line;
            for (int i = 0; i < row.columnCount(); ++i)
                line += (i > 0 ? "|" : "") +
                        (row.isNull(i) ? std::string("-") : sqlite::toText(row.value(i)));
            found.push_back(line);
        }));
        return found;
    }

    tests::TemporaryFolder folder;
    std::optional<graph::TripleStore> store;
    std::optional<Induced> induced;
    std::optional<sqlite::Database> database;
};

std::string iri(const std::string& name) { return ns + name; }

constexpr const char* artists =
    ":a1 a :Actor ; rdfs:label 'Ada' ; :born 1980 ; :plays :r1, :r2 ."
    ":a2 a :Actor ; rdfs:label 'Ben' ; :height 2 ."
    ":s1 a :Singer ; rdfs:label 'Cleo' ; :born 1985 ; :town 'Belmare' ; :with :a1 ."
    ":r1 a :Role ; :playedBy :a1 . :r2 a :Role ; :playedBy :s1 .";

TEST_F(Chosen, MergedClassesAreOneTableWithAColumnThatTellsTheKind) {
    read(artists, {.merges = {{{iri("Actor"), iri("Singer")}, "artist"}}});
    EXPECT_THAT(tables(), UnorderedElementsAre("role", "artist", "artist_plays"));
    EXPECT_THAT(
        rows("SELECT artist_id, type, label, born, town FROM artist ORDER BY 1"),
        ElementsAre("a1|Actor|Ada|1980|-", "a2|Actor|Ben|-|-", "s1|Singer|Cleo|1985|Belmare"));
    EXPECT_EQ(induced->schema.table("artist")->column("with_")->references, "artist");
    EXPECT_THAT(induced->schema.table("artist")->classes,
                UnorderedElementsAre(iri("Actor"), iri("Singer")));
}

TEST_F(Chosen, WithoutALabelAMergedTableIsNamedAfterItsClassesOrTheOneAboveThem) {
    read(artists, {.merges = {{{iri("Actor"), iri("Singer")}, ""}}});
    EXPECT_THAT(tables(), UnorderedElementsAre("role", "actor_or_singer", "actor_or_singer_plays"));
    read(
        std::string(artists) + ":Actor rdfs:subClassOf :Artist . :Singer rdfs:subClassOf :Artist .",
        {.merges = {{{iri("Actor"), iri("Singer")}, ""}}});
    EXPECT_THAT(tables(), UnorderedElementsAre("artist", "role", "artist_plays"));
}

constexpr const char* vehicles =
    ":Car rdfs:subClassOf :Vehicle . :Bus rdfs:subClassOf :Vehicle . :Van rdfs:subClassOf :Vehicle "
    "."
    ":c1 a :Car ; :weight 1 ; :doors 5 . :c2 a :Car ; :weight 2 ; :doors 3 ."
    ":b1 a :Bus ; :weight 3 . :v1 a :Van ; :weight 4 ; :doors 4 .";

TEST_F(Chosen, AClassThatIsApartHasATableOfItsOwnAndTheOthersStayTogether) {
    read(vehicles, {});
    EXPECT_THAT(tables(), ElementsAre("vehicle"));
    read(vehicles, {.apart = {iri("Bus")}});
    EXPECT_THAT(rows("SELECT bus_id, weight FROM bus"), ElementsAre("b1|3"));
    EXPECT_THAT(rows("SELECT type, weight FROM vehicle ORDER BY weight"),
                ElementsAre("Car|1", "Car|2", "Bus|3", "Van|4"));
    read(vehicles, {.apart = {iri("Bus"), iri("Car"), iri("Van")}});
    EXPECT_THAT(tables(), UnorderedElementsAre("bus", "car", "van", "vehicle"));
    EXPECT_THAT(columns("bus"), ElementsAre("bus_id", "weight"));
}

TEST_F(Chosen, AMergeWinsOverClassesThatAreApart) {
    read(vehicles, {.merges = {{{iri("Bus"), iri("Car")}, "coach"}}, .apart = {iri("Bus")}});
    EXPECT_THAT(rows("SELECT type, weight FROM coach ORDER BY weight"),
                ElementsAre("Car|1", "Car|2", "Bus|3"));
}

TEST_F(Chosen, WhatTheGraphDoesNotHaveIsNotHeeded) {
    read(vehicles, {.merges = {{{iri("Bus"), iri("Ship")}, ""}}, .apart = {iri("Plane")}});
    EXPECT_THAT(tables(), ElementsAre("vehicle"));
}

TEST_F(Chosen, NodesThatAreApartAreARowEach) {
    const char* papers =
        ":p1 a :Paper ; :author [ :name 'Ada' ], [ :name 'Ben' ] . :p2 a :Paper ; :author [ :name "
        "'Ada' ] .";
    read(papers, {});
    EXPECT_THAT(rows("SELECT count(*) FROM author"), ElementsAre("2"));
    const Table& author = *induced->schema.table("author");
    ASSERT_THAT(author.classes, ElementsAre(author.label));
    read(papers, {.apart = {author.label}});
    EXPECT_THAT(rows("SELECT count(*) FROM author"), ElementsAre("3"));
}

TEST_F(Chosen, InlinedNodesThatAreApartHaveATableAgain) {
    const char* offers =
        ":o1 a :Offer ; :price [ :amount 3 ; :currency 'EUR' ] ."
        ":o2 a :Offer ; :price [ :amount 4 ; :currency 'EUR' ] .";
    read(offers, {});
    EXPECT_THAT(columns("offer"), ElementsAre("offer_id", "price_amount", "price_currency"));
    const std::vector<std::string> inlined = induced->schema.table("offer")->inlined;
    ASSERT_EQ(inlined.size(), 1U);
    read(offers, {.apart = {inlined.front()}});
    EXPECT_THAT(columns("offer"), ElementsAre("offer_id", "price"));
    EXPECT_THAT(rows("SELECT amount, currency FROM price ORDER BY 1"),
                ElementsAre("3|EUR", "4|EUR"));
}

TEST_F(Chosen, AListHasAllValuesInATableOfItsOwnAndNoneInAColumn) {
    const char* books =
        ":b1 a :Book ; :isbn 'One' ; :by :p . :b2 a :Book ; :isbn 'Two' ; :by :p ."
        ":p a :Person ; :age 7 .";
    read(books, {.lists = {{{iri("Book"), iri("isbn")}, true}, {{iri("Book"), iri("by")}, true}}});
    EXPECT_THAT(columns("book"), ElementsAre("book_id"));
    EXPECT_THAT(rows("SELECT isbn FROM book_isbn ORDER BY 1"), ElementsAre("One", "Two"));
    EXPECT_THAT(rows("SELECT count(*) FROM book_by"), ElementsAre("2"));
}

TEST_F(Chosen, WhatIsNoListHasAColumnWithTheFirstOfSeveralValues) {
    const char* books = ":b1 a :Book ; :isbn '1', '2' . :b2 a :Book ; :isbn '3' .";
    read(books, {});
    EXPECT_THAT(columns("book"), ElementsAre("book_id"));
    read(books, {.lists = {{{iri("Book"), iri("isbn")}, false}}});
    EXPECT_THAT(rows("SELECT isbn FROM book ORDER BY 1"), ElementsAre("1", "3"));
    EXPECT_THAT(rows("SELECT isbn FROM book_isbn ORDER BY 1"), ElementsAre("1", "2", "3"));
}

}  // namespace
