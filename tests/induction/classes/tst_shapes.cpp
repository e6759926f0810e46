// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/inducer.h"
#include "support/graphs.h"
#include "support/kept.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::induction;
using testing::Contains;
using testing::ElementsAre;

namespace {

/// Tables of entities as "name: keys", in the order of their names.
std::vector<std::string> tablesOf(std::string_view turtle) {
    const tests::TemporaryFolder folder;
    const auto store = tests::storeFromTurtle(folder.path(), turtle);
    const auto file = folder.path() / "database.db";
    const auto induced = tests::must(induce(store, file, {}, {}, CancelToken()));
    const auto database = tests::must(sqlite::Database::open(file, sqlite::OpenMode::ReadOnly));
    const tests::Kept kept = tests::compareKept(store, database, induced.schema);
    EXPECT_TRUE(kept.whole()) << kept.toText();
    std::vector<std::string> found;
    for (const Table& table : induced.schema.tables) {
        if (table.kind != TableKind::Entity) continue;
        std::string line = table.name + ":";
        tests::must(
            database.each("SELECT " + sqlite::quoteIdentifier(table.key()->name) + " FROM " +
                              sqlite::quoteIdentifier(table.name) + " ORDER BY 1",
                          [&](sqlite::Statement& row) { line += " " + std::string(row.text(0)); }));
        found.push_back(line);
    }
    return found;
}

}  // namespace

TEST(Shapes, PartEntitiesByTheirPredicates) {
    EXPECT_THAT(
        tablesOf(":b1 :title 'Rivers' ; :pages 212 . :b2 :title 'Roads' ; :pages 340 ."
                 ":b3 :title 'Trains' ; :pages 128 ; :editor 'Lo' ."
                 ":r1 :surname 'Adler' ; :age 7 . :r2 :surname 'Brandt' ; :age 8 ; :town 'X' ."),
        ElementsAre("thing_with_pages: b1 b2 b3", "thing_with_surname: r1 r2"));
}

TEST(Shapes, SmallerSetsJoinTheOneThatHoldsThem) {
    EXPECT_THAT(tablesOf(":a :p 1 ; :q 2 ; :r 3 . :b :p 1 ; :q 2 ; :r 3 . :c :q 1 . :d :r 1 ."),
                ElementsAre("thing: a b c d"));
}

TEST(Shapes, GoByThePathOfTheIri) {
    EXPECT_THAT(tablesOf("<http://x.org/river/1> rdfs:label 'Isar' . "
                         "<http://x.org/river/2> rdfs:label 'Inn' ; :length 5 ."
                         "<http://x.org/lake/1> rdfs:label 'Chiemsee' . "
                         "<http://x.org/lake/2> rdfs:label 'Tegernsee' ."),
                ElementsAre("lake: lake/1 lake/2", "river: river/1 river/2"));
}

TEST(Shapes, AreNamedByTheLinkThatLeadsToThem) {
    EXPECT_THAT(tablesOf(":b1 a :Book ; :hasAuthor :x, :y . :b2 a :Book ; :hasAuthor :z ."
                         ":x :born 1900 . :y :born 1901 ; :died 1980 . :z :born 1902 ."),
                Contains("author: x y z"));
}

TEST(Shapes, GoByTheClassThatTheVocabularyDeclares) {
    EXPECT_THAT(tablesOf(":born rdfs:domain :Person . :name rdfs:domain :Agent ."
                         ":Person rdfs:subClassOf :Agent . :seat rdfs:range :City ."
                         ":x :born 1900 ; :name 'X' ; :seat :c . :y :name 'Y' . :z :born 1910 ; "
                         ":seat :c . :c :mayor 'M' ."),
                ElementsAre("agent: y", "city: c", "person: x z"));
}

TEST(Shapes, ADeclaredClassThatOthersHaveKeepsItsRowsApart) {
    EXPECT_THAT(tablesOf(":born rdfs:domain :Person . :x a :Person ; :born 1 . :y :born 2 ."),
                ElementsAre("person: x", "person_no_type: y"));
}

TEST(Shapes, ListNodesGoByTheLinkThatLeadsToTheList) {
    EXPECT_THAT(tablesOf(":p a :Play ; :acts ( 'a' 'b' ) ; :cast ( :x ) . :x a :Actor ."
                         ":q a :Play ; :acts _:ring . _:ring rdf:first 'c' ; rdf:rest _:ring ."),
                ElementsAre("actor: x", "acts_list_node: _:b1 _:b2 _:ring", "cast_list_node: _:b3",
                            "play: p q"));
}

TEST(Shapes, WhatIsLikeNothingElseIsOneGroupOfThings) {
    std::string turtle;
    for (int i = 0; i < 600; ++i) turtle += ":a" + std::to_string(i) + " :p 1 ; :q 2 . ";
    for (int i = 0; i < 4; ++i)
        turtle += ":b" + std::to_string(i) + " :only" + std::to_string(i) + " 1 . ";
    const auto tables = tablesOf(turtle);
    ASSERT_EQ(tables.size(), 2U);
    EXPECT_THAT(tables, Contains("thing: b0 b1 b2 b3"));
}

TEST(Shapes, AreNamedAfterTheClassThatTheyAreLike) {
    EXPECT_THAT(tablesOf(":a a :Animal ; rdfs:label 'Momo' ; :species 'lynx' ; :weight 18 ."
                         ":b rdfs:label 'Tilo' ; :species 'otter' ; :weight 8 ."
                         ":plan :feeds :b ; :hour 9 ; :day 2 ."),
                ElementsAre("animal: a", "animal_no_type: b", "thing: plan"));
}

TEST(Shapes, OfAttributesThatAreOftenLeftOutAreOneGroup) {
    std::string turtle;
    for (int i = 0; i < 64; ++i)
        for (int bit = 0; bit < 6; ++bit)
            if (((i >> bit) & 1) != 0 || i == 0)
                turtle += ":a" + std::to_string(i) + " :p" + std::to_string(bit) + " 1 . ";
    EXPECT_THAT(tablesOf(turtle), testing::SizeIs(1));
}

TEST(Shapes, TheItemsOfAListAreNamedByTheLinkToIt) {
    EXPECT_THAT(tablesOf(":p a :Play ; :hasPart ( :x :y ) . :q a :Play ; :hasPart ( :x ) ."
                         ":x :pages 4 . :y :pages 5 ."),
                Contains("part: x y"));
}

TEST(Shapes, ThatOverlapAreOneTableOfThings) {
    EXPECT_THAT(tablesOf("<urn:id:ada> :parent <urn:id:ben> ; :born 1931 ; :died 2004 ."
                         "<urn:id:ben> :spouse <urn:id:eva> ; :born 1899 ; :home 'Graz' ."
                         "<urn:id:eva> :spouse <urn:id:ben> ; :died 1960 ."
                         "<urn:id:finn> :parent <urn:id:ada> ; :home 'Linz' ; :trade 'smith' ."
                         "<urn:id:hugo> :trade 'smith' ; :died 1977 ."
                         "<urn:id:ida> :born 1902 ; :trade 'miller' ."),
                ElementsAre("thing: ada ben eva finn hugo ida"));
}

TEST(Shapes, WithRelationsOfTheirOwnStayKindsThoughTheyShareOne) {
    EXPECT_THAT(tablesOf(":f1 :director 'A' ; :year 1960 ; :country 'IT' . :f2 :director 'B' ; "
                         ":year 1970 ; :country 'FR' . :f3 :director 'C' ; :year 1980 ."
                         ":p1 :born 1900 ; :trade 'smith' ; :country 'IT' . :p2 :born 1910 ; "
                         ":trade 'baker' ; :country 'FR' . :p3 :born 1920 ; :trade 'smith' ."),
                ElementsAre("thing_with_born: p1 p2 p3", "thing_with_director: f1 f2 f3"));
}

TEST(Shapes, AreNotNamedByAPathThatAnythingMayHave) {
    EXPECT_THAT(tablesOf("<http://x.org/resource/1> :length 4 . <http://x.org/resource/2> :length "
                         "5 . <http://x.org/resource/3> :length 6 ."),
                ElementsAre("thing: 1 2 3"));
}

TEST(Shapes, AreNotNamedByALinkAmongThem) {
    EXPECT_THAT(tablesOf(":a :child :b , :c ; :born 1 . :b :child :d , :e ; :born 2 ."
                         ":c :child :f ; :born 3 . :d :born 4 . :e :born 5 . :f :born 6 ."),
                ElementsAre("thing: a b c d e f"));
}

TEST(Shapes, WithButANameGoByAllLinksThatLeadToThem) {
    EXPECT_THAT(tablesOf(":f1 :directed_by :x , :y ; :has_tags :s . :f2 :written_by :y , :z ; "
                         ":directed_by :z ; :has_tags :t . :x rdfs:label 'X' . :y rdfs:label 'Y' ."
                         ":z rdfs:label 'Z' . :s rdfs:label 'S' . :t rdfs:label 'T' ."),
                ElementsAre("directed_by: x y z", "tag: s t", "thing: f1 f2"));
}

TEST(Shapes, AreNamedByThePathOfTheirRelations) {
    EXPECT_THAT(tablesOf(":a <http://x.org/mill/power> 4 ; <http://x.org/mill/stones> 2 ."
                         ":b <http://x.org/mill/power> 5 . :c <http://x.org/river/length> 90 ; "
                         "<http://x.org/river/depth> 3 . :d <http://x.org/river/length> 120 ."),
                ElementsAre("mill: a b", "river: c d"));
}
