// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/inducer.h"
#include "induction/reshape/reshape.h"
#include "support/graphs.h"
#include "support/kept.h"

#include <optional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::induction;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAre;

namespace {

/// Every graph of these tests must come back out of the reshaped tables, triple by triple.
class Reshaped : public testing::Test {
  protected:
    void read(std::string_view turtle, rdf::Syntax syntax = rdf::Syntax::Turtle) {
        store.emplace(tests::storeFromTurtle(folder.path(), turtle, syntax));
        const auto file = folder.path() / "database.db";
        induced.emplace(tests::must(induce(*store, file, {}, {}, CancelToken())));
        database.emplace(tests::must(sqlite::Database::open(file, sqlite::OpenMode::ReadWrite)));
        expectWhole();
    }

    void expectWhole() {
        const tests::Kept kept = tests::compareKept(*store, *database, induced->schema);
        EXPECT_TRUE(kept.whole()) << kept.toText();
        EXPECT_EQ(rows("PRAGMA foreign_key_check"), std::vector<std::string>());
    }

    /// Rows as "a|b", NULL as "-".
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

    const Table& table(const std::string& name) {
        const Table* found = induced->schema.table(name);
        if (!found) throw std::runtime_error("no table " + name);
        return *found;
    }
    const Column& column(const std::string& in, const std::string& name) {
        const Column* found = table(in).column(name);
        if (!found) throw std::runtime_error("no column " + name);
        return *found;
    }
    /// Tables of entities and of what they have that a question may use.
    std::vector<std::string> tables() {
        std::vector<std::string> names;
        for (const Table& each : induced->schema.tables)
            if (!each.hidden && each.kind != TableKind::Side && each.kind != TableKind::Entities)
                names.push_back(each.name);
        return names;
    }

    tests::TemporaryFolder folder;
    std::optional<graph::TripleStore> store;
    std::optional<Induced> induced;
    std::optional<sqlite::Database> database;
};

}  // namespace

TEST_F(Reshaped, ANodeThatOnlyCarriesValuesStandsInTheRowItBelongsTo) {
    read(
        ":b1 a :Book ; rdfs:label 'Rivers' ; :hasPrice [ :amount 12.5 ; :currency 'EUR' ] ."
        ":b2 a :Book ; rdfs:label 'Hills' ; :hasPrice [ :amount 20.0 ] ."
        ":b3 a :Book ; rdfs:label 'Lakes' .");
    EXPECT_THAT(tables(), ElementsAre("book"));
    EXPECT_THAT(rows("SELECT label, price_amount, price_currency FROM book ORDER BY book_id"),
                ElementsAre("Rivers|12.5|EUR", "Hills|20|-", "Lakes|-|-"));
    EXPECT_TRUE(column("book", "price").hidden);
    EXPECT_EQ(column("book", "price_amount").of, "price");
    EXPECT_EQ(column("book", "price_amount").label, "price amount");
    EXPECT_THAT(table("book").comment, HasSubstr("price_"));
    EXPECT_THAT(rows("SELECT count(*) FROM entity WHERE \"table\" = 'book'"), ElementsAre("5"));
    ASSERT_EQ(induced->reshaped.size(), 1U);
    EXPECT_EQ(induced->reshaped[0].kind, "inline");
}

TEST_F(Reshaped, ATypedNodeWithAnIriIsInlinedTooAndKeepsItsClass) {
    read(
        ":b1 a :Book ; rdfs:label 'Rivers' ; :price :p1 . :p1 a :Price ; :amount 12 ; :price 3 ."
        ":b2 a :Book ; rdfs:label 'Hills' ; :price :p2 . :p2 a :Price ; :amount 14 ; :price 4 .");
    EXPECT_THAT(tables(), ElementsAre("book"));
    EXPECT_THAT(rows("SELECT price, price_amount, price_value FROM book ORDER BY 1"),
                ElementsAre("p1|12|3", "p2|14|4"));
    EXPECT_TRUE(column("book", "price_amount").notNull);
    EXPECT_THAT(rows("SELECT class FROM entity WHERE key = 'p1'"), ElementsAre("Price"));
}

TEST_F(Reshaped, ALabelThatOnlyRepeatsTheValuesIsNoName) {
    read(
        ":b1 a :Book ; :price :p1 . :p1 a :Price ; rdfs:label '0,38 EUR' ; :amount 0.38 ;"
        " :currency 'EUR' . :b2 a :Book ; :price :p2 . :p2 a :Price ; rdfs:label '1.200,00 EUR' ;"
        " :amount 1200.0 ; :currency 'EUR' .");
    EXPECT_THAT(rows("SELECT price_amount, price_currency, price_label FROM book ORDER BY 1"),
                ElementsAre("0.38|EUR|0,38 EUR", "1200|EUR|1.200,00 EUR"));
    EXPECT_TRUE(column("book", "price_label").hidden);
}

TEST_F(Reshaped, NodesInsideNodesEndUpInOneRow) {
    read(
        ":p1 a :Play ; rdfs:label 'Ashes' ; :staging [ :season 'spring' ;"
        " :budget [ :sum 1200 ; :code 'EUR' ] ] ."
        ":p2 a :Play ; rdfs:label 'Glass' ; :staging [ :season 'autumn' ] .");
    EXPECT_THAT(tables(), ElementsAre("play"));
    EXPECT_THAT(rows("SELECT label, staging_season, staging_budget_sum, staging_budget_code "
                     "FROM play ORDER BY 1"),
                ElementsAre("Ashes|spring|1200|EUR", "Glass|autumn|-|-"));
    EXPECT_EQ(column("play", "staging_budget_sum").of, "staging_budget");
    EXPECT_EQ(column("play", "staging_budget").of, "staging");
}

TEST_F(Reshaped, TwoLinksToNodesOfOneClassAreTwoGroupsOfColumns) {
    read(
        ":b1 a :Book ; rdfs:label 'Rivers' ; :width [ a :Quantity ; :value 12 ; :unit 'cm' ] ;"
        " :height [ a :Quantity ; :value 20 ; :unit 'cm' ] ."
        ":b2 a :Book ; rdfs:label 'Hills' ; :width [ a :Quantity ; :value 9 ; :unit 'mm' ] .");
    EXPECT_THAT(tables(), ElementsAre("book"));
    EXPECT_THAT(rows("SELECT width_value, width_unit, height_value FROM book ORDER BY label"),
                ElementsAre("9|mm|-", "12|cm|20"));
}

TEST_F(Reshaped, WhatIsSharedNamedOrReachedInAnotherWayKeepsItsTable) {
    read(
        ":v1 a :Venue ; :address _:one . :v2 a :Venue ; :address _:one ."
        "_:one :street 'Mill Lane 4' .");
    EXPECT_THAT(tables(), ElementsAre("address", "venue"));
    read(
        ":b1 a :Book ; :price :p1 . :b2 a :Book ; :price :p2 . :p1 a :Price ; :amount 1 ."
        ":p2 a :Price ; :amount 2 . :i1 a :Invoice ; :bills :p1, :p2 .");
    EXPECT_THAT(tables(), Contains("price"));
    read(
        ":b1 a :Book ; :author :a1 . :b2 a :Book ; :author :a2 . :a1 a :Author ; rdfs:label 'A' ;"
        " :born 1 . :a2 a :Author ; rdfs:label 'B' ; :born 2 .");
    EXPECT_THAT(tables(), ElementsAre("author", "book"));
    read(":b1 a :Book ; :price :p1 . :b2 a :Book ; :price :gone . :p1 a :Price ; :amount 1 .");
    EXPECT_THAT(tables(), ElementsAre("book", "price"));
    read(":b1 a :Book ; :price :p1 . :p1 a :Price ; :amount 1, 2 .");
    EXPECT_THAT(tables(), Contains("price"));
}

TEST_F(Reshaped, InlinedFactsKeepTheirGraphLanguageAndDatatype) {
    read(
        ":g { :b1 a :Book ; :price [ :amount '7'^^xsd:byte ; :note 'teuer'@de , 'dear'@en ] ."
        " :b2 a :Book ; :price [ :amount '08'^^xsd:integer ; :note 'cheap'@en ] ; :year 7 }"
        ":h { :b3 a :Book ; :price [ :amount 'x'^^xsd:integer ; :rare 1 ] }",
        rdf::Syntax::TriG);
    EXPECT_THAT(tables(), ElementsAre("book"));
}

TEST_F(Reshaped, AViewHasTheColumnsOfInlinedNodesToo) {
    read(
        ":Toy rdfs:subClassOf :Product . :Book rdfs:subClassOf :Product ."
        ":b1 a :Book ; rdfs:label 'B' ; :pages 3 ; :price [ a :Price ; :amount 12 ] ."
        ":t1 a :Toy ; rdfs:label 'T' ; :age 3 ; :price [ a :Price ; :amount 5 ] .");
    EXPECT_THAT(rows("SELECT label, price_amount FROM product ORDER BY 1"),
                ElementsAre("B|12", "T|5"));
    EXPECT_TRUE(column("product", "price").hidden);
    EXPECT_FALSE(column("product", "price_amount").hidden);
}

TEST_F(Reshaped, ListsAreTablesOfTheirItemsInOrder) {
    read(
        ":p1 a :Play ; :acts ( 'Dawn' 'Noon' 'Dawn' ) ; :cast ( :ada :ben ) ."
        ":p2 a :Play ; :acts ( 'One' ) ; :cast ( :ben ) . :p3 a :Play ; :acts () ."
        ":ada a :Actor ; rdfs:label 'Ada' . :ben a :Actor ; rdfs:label 'Ben' .");
    EXPECT_THAT(tables(), ElementsAre("actor", "play", "play_acts", "play_cast"));
    EXPECT_THAT(rows("SELECT play_id, acts, position FROM play_acts ORDER BY 1, 3"),
                ElementsAre("p1|Dawn|1", "p1|Noon|2", "p1|Dawn|3", "p2|One|1"));
    EXPECT_THAT(rows("SELECT play_id, actor_id, position FROM play_cast ORDER BY 1, 3"),
                ElementsAre("p1|ada|1", "p1|ben|2", "p2|ben|1"));
    EXPECT_EQ(table("play_cast").kind, TableKind::Link);
    EXPECT_TRUE(column("play", "acts").hidden);
    EXPECT_TRUE(column("play", "acts_undescribed").hidden);
}

TEST_F(Reshaped, AListMayHaveItemsOfSeveralKinds) {
    read(":a a :Album ; :tracks ( :t1 'encore' :bonus ) . :t1 a :Track ; rdfs:label 'One' .");
    EXPECT_THAT(rows("SELECT tracks_text, track_id, tracks_undescribed, position FROM album_tracks "
                     "ORDER BY position"),
                ElementsAre("-|t1|-|1", "encore|-|-|2", "-|-|bonus|3"));
}

TEST_F(Reshaped, ListNodesWithNamesAndTheTypeListAreListsToo) {
    read(
        ":shelf a :Shelf ; :order :n1 . :n1 a rdf:List ; rdf:first :b1 ; rdf:rest :n2 ."
        ":n2 a rdf:List ; rdf:first :b2 ; rdf:rest rdf:nil . :b1 a :Book . :b2 a :Book ."
        "_:lone rdf:first 'left over' ; rdf:rest rdf:nil .");
    EXPECT_THAT(rows("SELECT book_id, position FROM shelf_order ORDER BY 2"),
                ElementsAre("b1|1", "b2|2"));
    EXPECT_TRUE(table("list").hidden);
    EXPECT_FALSE(table("list_node").hidden);
}

TEST_F(Reshaped, MalformedSharedAndNestedListsStayNodes) {
    std::string turtle =
        ":s1 a :Survey ; :points [ rdf:first 5, 6 ; rdf:rest rdf:nil ] ."
        ":s2 a :Survey ; :points [ rdf:first 7 ] ."
        ":s3 a :Survey ; :points [ rdf:first 8 ; rdf:rest 'end' ] ."
        ":s4 a :Survey ; :points _:ring . _:ring rdf:first 9 ; rdf:rest _:ring ."
        ":s5 a :Survey ; :points _:tail . :s6 a :Survey ; :points [ rdf:first 10 ; rdf:rest _:tail "
        "]"
        " . _:tail rdf:first 11 ; rdf:rest rdf:nil ."
        ":s7 a :Survey ; :points [ rdf:first 12 ; rdf:rest rdf:nil ; :note 'checked' ] ."
        ":s8 a :Survey ; :points ( 13 13 ) . :s9 a :Survey ; :points ( ( 1 2 ) ( 3 ) ) .";
    for (int i = 10; i < 30; ++i)  // several values in few nodes leave the column in place
        turtle += ":s" + std::to_string(i) + " a :Survey ; :points ( 0 ) .";
    read(turtle);
    EXPECT_THAT(rows("SELECT survey_id, points_text, list_node_id IS NULL, position FROM "
                     "survey_points WHERE points_text IS NULL OR points_text > 0 ORDER BY 1, 4"),
                ElementsAre("s8|13|1|1", "s8|13|1|2", "s9|-|0|1", "s9|-|0|2"));
    EXPECT_FALSE(column("survey", "points").hidden);
    EXPECT_FALSE(table("points_list_node").hidden);
}

TEST_F(Reshaped, SuggestsWhatAPersonMayDecide) {
    read(
        ":a1 a :Actor ; rdfs:label 'Ada' ; :born 1980 ; :town 'Arden' ; :in :c ."
        ":s1 a :Singer ; rdfs:label 'Cleo' ; :born 1985 ; :town 'Arden' ; :in :c ."
        ":s2 a :Singer ; rdfs:label 'Dan' ; :born 1975 ; :town 'Corvo' ; :in :c ."
        ":s3 a :Singer ; rdfs:label 'Eva' ; :born 1965 ; :town 'Corvo' ; :in :c ."
        ":c a :City ; rdfs:label 'Arden' ; :people 7 .");
    std::vector<std::string> found;
    for (const Reshaping& each : induced->suggestions)
        found.push_back(each.kind + " " + each.tables.front());
    EXPECT_THAT(found, ElementsAre("merge singer", "inline city"));
}

TEST_F(Reshaped, SuggestsARowForEachNodeAndAListWhereTheRuleIsNotSure) {
    std::string graph =
        ":p1 :author [ :name 'Ada' ], [ :name 'Bo' ] . :p2 :author [ :name 'Ada' ] . :b0 a :Book ; "
        ":isbn '0', 'x' "
        ".";
    for (int i = 1; i < 25; ++i)
        graph += ":b" + std::to_string(i) + " a :Book ; :isbn '" + std::to_string(i) + "' .";
    read(graph);
    std::vector<std::string> found;
    for (const Reshaping& each : induced->suggestions)
        found.push_back(each.kind + " " + each.tables.back() + ": " + each.reason.text());
    EXPECT_THAT(found,
                UnorderedElementsAre(
                    "nodes author: 3 nodes without an IRI are 2 rows, since they say the same.",
                    "list book_isbn: 1 of 25 rows have several values, and the column the first of "
                    "them."));
}

TEST_F(Reshaped, AContainerIsATableOfItsMembersByPosition) {
    read(
        ":p a :Paper ; rdfs:label 'Rivers' ; :authors [ a rdf:Seq ; rdf:_1 :a ; rdf:_2 :b ;"
        " rdf:_10 :a ] . :q a :Paper ; rdfs:label 'Hills' ; :authors [ a rdf:Seq ; rdf:_1 :b ] ."
        ":a a :Person ; rdfs:label 'Ann' . :b a :Person ; rdfs:label 'Ben' .");
    EXPECT_THAT(tables(), ElementsAre("paper", "paper_authors", "person"));
    EXPECT_THAT(rows("SELECT * FROM paper_authors WHERE paper_id = 'p' ORDER BY position"),
                ElementsAre("p|a|1", "p|b|2", "p|a|10"));
    EXPECT_TRUE(column("paper", "authors").hidden);
    EXPECT_TRUE(column("paper_authors", "person_id").copy);
    ASSERT_EQ(induced->reshaped.size(), 1U);
    EXPECT_EQ(induced->reshaped[0].kind, "list");
}

TEST_F(Reshaped, AContainerOfAThousandMembersIsOneTableToo) {
    std::string members;
    for (int i = 1; i <= 1000; ++i)
        members += " ; rdf:_" + std::to_string(i) + " 'word " + std::to_string(i) + "'";
    read(":t a :Text ; rdfs:label 'Long' ; :words [ a rdf:Seq" + members + " ] .");
    EXPECT_THAT(rows("SELECT count(*), count(DISTINCT words), max(position) FROM text_words"),
                ElementsAre("1000|1000|1000"));
    EXPECT_THAT(rows("SELECT words FROM text_words WHERE position = 737"), ElementsAre("word 737"));
}

TEST_F(Reshaped, AContainerThatNothingLeadsToStays) {
    read(
        ":s a rdf:Seq ; rdf:_1 :a ; rdf:_2 :b . :a rdfs:label 'A' ; a :Item . :b rdfs:label 'B' ; "
        "a :Item .");
    EXPECT_THAT(tables(), Contains("seq"));
    EXPECT_FALSE(column("seq", "_1").hidden);
}

TEST_F(Reshaped, TablesOfAGraphMayHaveTheNamesOfWhatContainersAre) {
    read(
        ":i a :Item ; rdfs:label 'I' ; :member [ a rdf:Bag ; rdf:_1 :m ; rdf:_2 :m2 ] ."
        ":m a :Member ; rdfs:label 'M' . :m2 a :Member ; rdfs:label 'M2' .");
    EXPECT_THAT(rows("SELECT * FROM item_member ORDER BY position"),
                ElementsAre("i|m|1", "i|m2|2"));
}

namespace {
const std::string winery =
    "@prefix owl: <http://www.w3.org/2002/07/owl#> . :grape a owl:ObjectProperty ."
    ":Wine a owl:Class ; rdfs:label 'Wine' . :Grape a owl:Class ; rdfs:label 'Grape' ."
    ":Merlot a owl:Class ; rdfs:label 'Merlot' ; rdfs:subClassOf :Grape .";
}

TEST_F(Reshaped, RestrictionsAreLinksOfTheirClassesApartFromTheHierarchy) {
    read(winery +
         ":Red a owl:Class ; rdfs:subClassOf :Wine , [ a owl:Restriction ; owl:onProperty :grape ;"
         " owl:someValuesFrom :Merlot ] . :Rose a owl:Class ; rdfs:subClassOf :Wine ,"
         " [ a owl:Restriction ; owl:onProperty :grape ; owl:someValuesFrom :Grape ] .");
    EXPECT_THAT(rows("SELECT * FROM class_grape ORDER BY 1"),
                ElementsAre("Red|Merlot", "Rose|Grape"));
    EXPECT_THAT(rows("SELECT * FROM class_sub_class_of ORDER BY 1"),
                ElementsAre("Merlot|Grape", "Red|Wine", "Rose|Wine"));
    EXPECT_EQ(column("class_sub_class_of", "sub_class_of_id").references, "class");
    EXPECT_TRUE(table("class_sub_class_of_restriction").hidden);
    EXPECT_TRUE(table("restriction").hidden);
}

TEST_F(Reshaped, AKindOfRestrictionIsToldWhereAPropertyHasSeveral) {
    read(
        winery +
        ":Red rdfs:subClassOf [ owl:onProperty :grape ; owl:someValuesFrom :Merlot ] ; a owl:Class "
        "."
        ":Rose rdfs:subClassOf [ owl:onProperty :grape ; owl:allValuesFrom :Grape ] ; a owl:Class ."
        ":Cru a owl:Class ; rdfs:subClassOf [ owl:onProperty :grape ; owl:cardinality 1 ] .");
    EXPECT_THAT(rows("SELECT * FROM class_grape ORDER BY 1"),
                ElementsAre("Cru|-|exactly|1", "Red|Merlot|some|-", "Rose|Grape|all|-"));
    EXPECT_THAT(tables(), Not(Contains(HasSubstr("restriction"))));
}

TEST_F(Reshaped, ARestrictionThatSaysMoreStaysToBeSeen) {
    read(winery +
         ":Red a owl:Class ; rdfs:subClassOf :Wine , :r . :r a owl:Restriction ; owl:onProperty"
         " :grape ; owl:someValuesFrom :Merlot ; rdfs:comment 'Mostly.' .");
    EXPECT_THAT(rows("SELECT * FROM class_grape"), ElementsAre("Red|Merlot"));
    EXPECT_THAT(tables(), Contains("restriction"));
    EXPECT_FALSE(table("class_sub_class_of_restriction").hidden);
}

TEST_F(Reshaped, FactsOfRestrictionsInSeveralGraphsAreKept) {
    read(
        "@prefix owl: <http://www.w3.org/2002/07/owl#> . :g { :grape a owl:ObjectProperty ."
        ":Red a owl:Class ; rdfs:subClassOf :Wine , _:r . :Wine a owl:Class ."
        "_:r a owl:Restriction ; owl:onProperty :grape } :h { _:r owl:someValuesFrom :Wine ."
        ":Red rdfs:subClassOf _:r }",
        rdf::Syntax::TriG);
    EXPECT_THAT(rows("SELECT * FROM class_grape"), ElementsAre("Red|Wine"));
}

TEST_F(Reshaped, NodesThatSayTheSameAreOneRowUnlessMoreIsSaidOfOne) {
    const std::string papers =
        ":p a :Paper ; rdfs:label 'P' ; :by _:a , _:b . :q a :Paper ; rdfs:label 'Q' ; :by _:c ."
        "_:a :name 'Ann' . _:b :name 'Ben' . _:c :name 'Ann' .";
    read(papers);
    EXPECT_THAT(rows("SELECT count(*), count(DISTINCT name) FROM by_"), ElementsAre("2|2"));
    EXPECT_THAT(rows("SELECT paper_id FROM paper_by JOIN by_ USING (by_id) WHERE name = 'Ann'"),
                ElementsAre("p", "q"));
    read(papers + ":x :likes _:c ; rdfs:label 'X' . :y :likes :p ; rdfs:label 'Y' .");
    EXPECT_THAT(rows("SELECT count(*), count(DISTINCT name) FROM by_"), ElementsAre("3|2"));
}
