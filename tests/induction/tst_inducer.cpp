// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/inducer.h"
#include "support/graphs.h"
#include "support/realdata.h"

#include <cstdlib>
#include <optional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::induction;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsNull;
using testing::NotNull;
using testing::UnorderedElementsAre;

namespace {

class InducedDatabase : public testing::Test {
  protected:
    /// Every graph of these tests must come through whole.
    void induceStore(const std::string& language = "") {
        induced.emplace(tests::must(
            induce(*store, folder.path() / "database.db", {language}, {}, CancelToken())));
        database.emplace(tests::must(
            sqlite::Database::open(folder.path() / "database.db", sqlite::OpenMode::ReadOnly)));
        const Coverage& coverage = induced->coverage;
        EXPECT_EQ(coverage.lost, 0);
        EXPECT_EQ(coverage.inColumns + coverage.asVocabulary + coverage.inSideTables,
                  coverage.triples);
    }
    void read(std::string_view turtle, const std::string& language = "",
              rdf::Syntax syntax = rdf::Syntax::Turtle) {
        store.emplace(tests::storeFromTurtle(folder.path(), turtle, syntax));
        induceStore(language);
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
    const Table* table(const std::string& name) { return induced->schema.table(name); }
    const Column* column(const std::string& tableName, const std::string& name) {
        const Table* found = table(tableName);
        return found ? found->column(name) : nullptr;
    }

    tests::TemporaryFolder folder;
    std::optional<graph::TripleStore> store;
    std::optional<Induced> induced;
    std::optional<sqlite::Database> database;
};

}  // namespace

TEST_F(InducedDatabase, HasATableAClassAndAColumnAPredicate) {
    read(
        ":Car a owl:Class ; rdfs:label 'Motor Car' ; rdfs:comment 'It drives.' ."
        ":hasWeight rdfs:label 'has weight' ; rdfs:comment 'How heavy.' ."
        ":c1 a :Car ; rdfs:label 'One' ; :hasWeight 900 . :c2 a :Car ; rdfs:label 'Two' .");
    EXPECT_THAT(rows("SELECT motor_car_id, label, weight FROM motor_car ORDER BY 1"),
                ElementsAre("c1|One|900", "c2|Two|-"));
    EXPECT_EQ(table("motor_car")->comment, "It drives.");
    EXPECT_EQ(table("motor_car")->rows, 2);
    EXPECT_EQ(column("motor_car", "weight")->comment, "How heavy.");
    EXPECT_EQ(column("motor_car", "weight")->nulls, 1);
    EXPECT_EQ(column("motor_car", "weight")->type, "INTEGER");
    EXPECT_EQ(column("motor_car", "label")->role, ColumnRole::Label);
    EXPECT_TRUE(column("motor_car", "label")->notNull);
}

TEST_F(InducedDatabase, ListsEveryDescribedEntity) {
    read(":c1 a :Car ; rdfs:label 'One' . :c2 a :Car ; :p 1 .");
    EXPECT_THAT(
        rows("SELECT key, iri, label, class, \"table\" FROM entity ORDER BY key"),
        ElementsAre("c1|http://example.org/c1|One|Car|car", "c2|http://example.org/c2|c2|Car|car"));
}

TEST_F(InducedDatabase, UsesTheShortestEndingThatIsUniqueForAllOfATableAsKey) {
    read(
        "<http://x.org/a/one> a :T . <http://x.org/b/one> a :T . <http://x.org/a/two%20more> a :T "
        ". <urn:x:three> a :T .");
    EXPECT_THAT(rows("SELECT t_id FROM t"),
                UnorderedElementsAre("a/one", "b/one", "a/two more", "x:three"));
}

TEST_F(InducedDatabase, QuotesAndSuffixesKeywordsAndKeepsOtherScripts) {
    read(":o a :Order ; :Größe 1 ; :group 'x' ; <http://x.org/#цвет> 'red' .");
    EXPECT_THAT(rows("SELECT order_id, groesse, group_, цвет FROM order_"),
                ElementsAre("o|1|x|red"));
}

TEST_F(InducedDatabase, LinksByForeignKeyWhereThereIsOneObject) {
    read(
        ":c1 a :Car ; :hasMaker :m . :c2 a :Car ; :hasMaker :m . :m a :Maker ; rdfs:label 'Max' .");
    EXPECT_THAT(
        rows("SELECT car_id, m.label FROM car JOIN maker m ON car.maker = m.maker_id ORDER BY 1"),
        ElementsAre("c1|Max", "c2|Max"));
    EXPECT_EQ(column("car", "maker")->references, "maker");
    EXPECT_THAT(rows("PRAGMA foreign_key_list(car)"), testing::SizeIs(1));
}

TEST_F(InducedDatabase, LinksByATableWhereThereAreSeveralObjects) {
    read(":a a :Album ; :hasTrack :t1, :t2 . :t1 a :Track . :t2 a :Track .");
    EXPECT_THAT(rows("SELECT album_id, track_id FROM album_track ORDER BY 2"),
                ElementsAre("a|t1", "a|t2"));
    EXPECT_EQ(table("album_track")->kind, TableKind::Link);
}

TEST_F(InducedDatabase, TellsTheTwoEndsOfASelfRelationApart) {
    read(":a a :Part ; :fits :b, :c . :b a :Part ; :replaces :a . :c a :Part .");
    EXPECT_THAT(rows("SELECT part_id, fits_id FROM part_fits ORDER BY 2"),
                ElementsAre("a|b", "a|c"));
    EXPECT_THAT(rows("SELECT part_id, replaces FROM part WHERE replaces IS NOT NULL"),
                ElementsAre("b|a"));
}

TEST_F(InducedDatabase, KeepsSeveralPredicatesBetweenTheSameTypesApart) {
    read(":f a :Film ; :director :p ; :writer :q . :p a :Person . :q a :Person .");
    EXPECT_THAT(rows("SELECT director, writer FROM film"), ElementsAre("p|q"));
}

TEST_F(InducedDatabase, ReferencesEntityWhereALinkLeadsToSeveralClasses) {
    read(
        ":d a :Dept ; :owns :x, :y . :x a :Car . :y a :House . :e a :Desk ; :at :x . :g a :Desk ; "
        ":at :y .");
    EXPECT_EQ(column("dept_owns", "owns_id")->references, "entity");
    EXPECT_THAT(column("desk", "at")->rule.text(), HasSubstr("car (1 of 2) or house (1)"));
    EXPECT_THAT(rows("SELECT e.key FROM dept_owns o JOIN entity e ON e.key = o.owns_id"),
                UnorderedElementsAre("x", "y"));
}

TEST_F(InducedDatabase, NamesLinkTargetsThatAreNeverDescribed) {
    read(
        ":a a :Firm ; :country <http://db.org/South_Africa> ; :boss :p . :b a :Firm ; :boss :gone ."
        ":c a :Firm ; :country <http://db.org/India> . :p a :Person .");
    EXPECT_THAT(rows("SELECT firm_id, country, boss, boss_undescribed FROM firm ORDER BY 1"),
                ElementsAre("a|South Africa|p|-", "b|-|-|gone", "c|India|-|-"));
    EXPECT_THAT(rows("SELECT iri FROM undescribed WHERE name = 'South Africa'"),
                ElementsAre("http://db.org/South_Africa"));
    EXPECT_EQ(column("firm", "country")->role, ColumnRole::Undescribed);
    EXPECT_THAT(column("firm", "country_undescribed"), IsNull());
    EXPECT_THAT(rows("SELECT key FROM entity WHERE key = 'gone'"), testing::IsEmpty());
}

TEST_F(InducedDatabase, KeepsUndescribedTargetsOfSeveralLinksAndWholeWebAddresses) {
    read(
        ":a a :Firm ; :page <http://a.org/>, <http://a.org/x.html> ; :friend :b, :gone . :b a "
        ":Firm .");
    EXPECT_THAT(rows("SELECT page FROM firm_page"),
                UnorderedElementsAre("http://a.org/", "http://a.org/x.html"));
    EXPECT_THAT(rows("SELECT friend_id, friend_undescribed FROM firm_friend"),
                UnorderedElementsAre("b|-", "-|gone"));
}

TEST_F(InducedDatabase, GivesUndescribedThingsOfOneNameDifferentNames) {
    read(":a a :F ; :p <http://x.org/one/Rome> . :b a :F ; :p <http://x.org/two/Rome> .");
    EXPECT_THAT(rows("SELECT p FROM f"), UnorderedElementsAre("one/Rome", "two/Rome"));
}

TEST_F(InducedDatabase, MovesSeveralLiteralsToATableOfTheirOwn) {
    read(":a a :F ; :alias 'x', 'y' . :b a :F ; :alias 'z' .");
    EXPECT_THAT(rows("SELECT f_id, alias FROM f_alias"), UnorderedElementsAre("a|x", "a|y", "b|z"));
    EXPECT_THAT(column("f", "alias"), IsNull());
    EXPECT_EQ(table("f_alias")->kind, TableKind::Values);
}

TEST_F(InducedDatabase, HasTheFirstInTheColumnWhereFewHaveSeveralLiterals) {
    std::string turtle = ":x a :F ; :size 1, 2 . :none a :F .";
    for (int i = 0; i < 30; ++i)
        turtle += ":f" + std::to_string(i) + " a :F ; :size " + std::to_string(i) + " .";
    read(turtle);
    EXPECT_THAT(rows("SELECT size FROM f WHERE f_id IN ('x', 'f7')"),
                UnorderedElementsAre("1", "7"));
    EXPECT_THAT(rows("SELECT count(*) FROM f_size"), ElementsAre("32"));
    EXPECT_THAT(column("f", "size")->facts,
                ElementsAre("the first of several in 1 row; all in f_size"));
}

TEST_F(InducedDatabase, HasNoColumnWhereManyOfThoseWithAValueHaveSeveral) {
    std::string turtle = ":x a :F ; :size 1, 2 . :y a :F ; :size 3 .";
    for (int i = 0; i < 60; ++i) turtle += ":f" + std::to_string(i) + " a :F .";
    read(turtle);
    EXPECT_THAT(column("f", "size"), IsNull());
    EXPECT_THAT(rows("SELECT f_id, size FROM f_size"), UnorderedElementsAre("x|1", "x|2", "y|3"));
}

TEST_F(InducedDatabase, PrefersALanguageAndKeepsTheOthers) {
    read(":a a :F ; rdfs:label 'car'@en, 'Auto'@de . :b a :F ; rdfs:label 'Haus'@de .", "en");
    EXPECT_THAT(rows("SELECT label FROM f ORDER BY 1"), ElementsAre("Haus", "car"));
    EXPECT_THAT(rows("SELECT entity, attribute, value, language FROM other_language"),
                ElementsAre("a|label|Auto|de"));
    EXPECT_EQ(induced->coverage.inSideTables, 1);
}

TEST_F(InducedDatabase, MovesRarePredicatesAside) {
    std::string turtle = ":x :oddity 'strange' ; :odd :x .";
    turtle += ":x a :F .";
    for (int i = 0; i < 250; ++i)
        turtle += ":f" + std::to_string(i) + " a :F ; :size " + std::to_string(i) + " .";
    read(turtle);
    EXPECT_THAT(rows("SELECT entity, attribute, value FROM other_fact"),
                UnorderedElementsAre("x|oddity|strange", "x|odd|x"));
    EXPECT_THAT(column("f", "oddity"), IsNull());
}

TEST_F(InducedDatabase, LetsASubclassWithoutPredicatesOfItsOwnShareATable) {
    read(
        ":Manager rdfs:subClassOf :Employee . :Pilot rdfs:subClassOf :Employee ."
        ":a a :Employee ; :name 'A' . :b a :Manager ; :name 'B' . :c a :Pilot ; :name 'C' ; "
        ":licence 'X' .");
    EXPECT_THAT(rows("SELECT employee_id, type FROM employee ORDER BY 1"),
                ElementsAre("a|Employee", "b|Manager", "c|Pilot"));
    EXPECT_EQ(table("employee")->kind, TableKind::View);
    EXPECT_THAT(table("manager"), IsNull());
    EXPECT_THAT(rows("SELECT pilot_id FROM pilot"), ElementsAre("c"));
    EXPECT_THAT(column("employee", "type")->comment, HasSubstr("1 Employee, 1 Manager, 1 Pilot"));
}

TEST_F(InducedDatabase, FilesAnEntityUnderItsMostSpecificClassAndKeepsTheOthers) {
    read(
        ":Hardware rdfs:subClassOf :Product . :a a :Product, :Hardware ; :p 1 . :b a :Service, "
        ":Product ; :q 1 ."
        ":c a :Product ; :r 1 .");
    EXPECT_THAT(rows("SELECT hardware_id FROM hardware"), ElementsAre("a"));
    EXPECT_THAT(rows("SELECT class, implied FROM implied_class"),
                ElementsAre("Hardware|Product", "Service|Product"));
    EXPECT_THAT(rows("SELECT product_id, type FROM product ORDER BY 1"),
                ElementsAre("a|Hardware", "b|Service", "c|Product"));
    EXPECT_THAT(rows("SELECT service_id FROM service"), ElementsAre("b"));
}

TEST_F(InducedDatabase, IgnoresTypesThatSayNothing) {
    read(
        ":a a owl:NamedIndividual, :Car ; :p 1 . :b a owl:NamedIndividual, owl:Thing, :Car ; :p 2 "
        ".");
    EXPECT_THAT(rows("SELECT count(*) FROM car"), ElementsAre("2"));
}

TEST_F(InducedDatabase, KeepsEntitiesWithoutATypeAndBlankNodes) {
    read(":a :p 1 . :b a :Firm ; :hasAddress [ :city 'X' ] . [] :p 2 .");
    EXPECT_THAT(rows("SELECT p FROM thing ORDER BY 1"), ElementsAre("1", "2"));
    EXPECT_THAT(rows("SELECT address_city FROM firm"), ElementsAre("X"));
    EXPECT_THAT(rows("SELECT count(*) FROM entity WHERE key LIKE '_:%' AND class IS NULL"),
                ElementsAre("2"));
}

TEST_F(InducedDatabase, KeepsListNodesInATableOfTheirOwn) {
    read(":a a :Album ; :tracks ( 'one' 'two' ) .");
    EXPECT_THAT(rows("SELECT n.first_ FROM album JOIN tracks_list_node n ON "
                     "n.tracks_list_node_id = album.tracks"),
                ElementsAre("one"));
    EXPECT_EQ(table("tracks_list_node")->rows, 2);
}

TEST_F(InducedDatabase, MakesNoTablesOfVocabulary) {
    read(
        ":Car a owl:Class ; rdfs:label 'Car' ; :note 'own' ; rdfs:subClassOf [ a owl:Restriction ; "
        "owl:onProperty :p ] ."
        ":p a owl:DatatypeProperty ; rdfs:domain :Car . <http://x.org/> a owl:Ontology ; "
        "rdfs:label 'Cars' . :c a :Car ; :p 1 .");
    EXPECT_THAT(rows("SELECT key FROM entity"), ElementsAre("c"));
    EXPECT_THAT(rows("SELECT value FROM vocabulary WHERE attribute = 'note'"), ElementsAre("own"));
    EXPECT_GT(induced->coverage.asVocabulary, 5);
}

TEST_F(InducedDatabase, TreatsAGraphThatIsOnlyVocabularyAsData) {
    read(":Car a owl:Class ; rdfs:label 'Car' . :Bike a owl:Class ; rdfs:label 'Bike' .");
    EXPECT_THAT(rows("SELECT label FROM entity ORDER BY 1"), ElementsAre("Bike", "Car"));
}

TEST_F(InducedDatabase, ReadsTheUnionOfAllGraphsAndCountsEachTriple) {
    read(":a a :F ; :p 1 . :g { :a :p 1, 2 . }", "", rdf::Syntax::TriG);
    EXPECT_THAT(rows("SELECT p FROM f_p ORDER BY 1"), ElementsAre("1", "2"));
    EXPECT_EQ(induced->coverage.triples, 4);
}

TEST_F(InducedDatabase, CleansColumnsAndSaysHow) {
    read(
        ":a a :Car ; :length '2,760 mm' ; :use '5.8 - 6.2 l/100km' ; :charge '0:32 h' ; :new true ."
        ":b a :Car ; :length '980 mm' ; :use '7 l/100km' ; :charge '1:10 h' ; :new false .");
    EXPECT_THAT(rows("SELECT length, use_min, use_max, charge_minutes, new FROM car ORDER BY 1"),
                ElementsAre("980|7|7|70|0", "2760|5.8|6.2|32|1"));
    EXPECT_EQ(column("car", "length")->unit, "mm");
    EXPECT_THAT(column("car", "charge_minutes")->rule.text(), HasSubstr("minutes"));
}

TEST_F(InducedDatabase, MeasuresItsColumns) {
    read(":a a :F ; :kind 'x' . :b a :F ; :kind 'x' . :c a :F ; :kind 'y' . :d a :F .");
    const Column* kind = column("f", "kind");
    ASSERT_THAT(kind, NotNull());
    EXPECT_EQ(kind->distinct, 2);
    EXPECT_EQ(kind->nulls, 1);
    EXPECT_THAT(kind->samples, ElementsAre("x", "y"));
    EXPECT_TRUE(column("f", "f_id")->unique);
}

TEST_F(InducedDatabase, HasTheSameSchemaInItsDdl) {
    read(":a a :F ; :p :b, :gone ; :q 'x'@en, 'y'@de . :b a :G ; :r 1, 2 .");
    auto copy = tests::must(sqlite::Database::inMemory());
    const auto made = copy.execute(renderDdl(induced->schema));
    ASSERT_TRUE(made.ok()) << renderDdl(induced->schema);
    for (const Table& each : induced->schema.tables) {
        std::vector<std::string> names;
        for (const Column& wanted : each.columns) names.push_back(wanted.name);
        EXPECT_EQ(rows("SELECT name FROM pragma_table_info(" + sqlite::quoteText(each.name) + ")"),
                  names);
    }
}

TEST_F(InducedDatabase, IsTheSameEveryTime) {
    const std::string_view turtle =
        ":a a :F, :G ; :p :b ; <http://o.org/p> 3 . :b a :G ; rdfs:label 'b'@en, 'B'@de .";
    read(turtle);
    const auto first = toJson(induced->schema);
    database.reset();
    induceStore();
    EXPECT_EQ(toJson(induced->schema), first);
}

TEST_F(InducedDatabase, IsReadableByManyWhenDone) {
    read(":a a :F .");
    EXPECT_THAT(rows("PRAGMA journal_mode"), ElementsAre("wal"));
    EXPECT_THAT(rows("PRAGMA foreign_key_check"), testing::IsEmpty());
    EXPECT_THAT(rows("PRAGMA integrity_check"), ElementsAre("ok"));
}

TEST_F(InducedDatabase, LeavesNothingBehindWhenCancelled) {
    store.emplace(tests::storeFromTurtle(folder.path(), ":a a :F ; :p 1 ."));
    const CancelToken cancel;
    cancel.cancel();
    const auto stopped = induce(*store, folder.path() / "database.db", {}, {}, cancel);
    ASSERT_FALSE(stopped.ok());
    EXPECT_EQ(stopped.error().kind, ErrorKind::Cancelled);
    EXPECT_FALSE(std::filesystem::exists(folder.path() / "database.db"));
}

TEST_F(InducedDatabase, ReportsProgressToTheEnd) {
    store.emplace(tests::storeFromTurtle(folder.path(), ":a a :F ; :p 1 ."));
    std::vector<std::string> stages;
    tests::must(induce(
        *store, folder.path() / "database.db", {},
        [&](const Progress& progress) {
            if (progress.done == progress.total) stages.push_back(progress.stage);
        },
        CancelToken()));
    EXPECT_THAT(stages, ElementsAre("induce", "fill"));
}

TEST_F(InducedDatabase, TellsInAViewTheMostSpecificFurtherTypeOfWhatIsFiledElsewhere) {
    read(
        ":Zebra rdfs:subClassOf :Mammal . :Mammal rdfs:subClassOf :Animal ."
        ":a a :Exhibit . :b a :Exhibit . :z a :Zebra . :x a :Exhibit, :Animal, :Zebra .");
    EXPECT_THAT(rows("SELECT animal_id, type FROM animal ORDER BY 1"),
                ElementsAre("x|Zebra", "z|Zebra"));
}

TEST_F(InducedDatabase, OfALargerRealGraphAnswersByOneSelect) {
    const std::filesystem::path data = tests::testData();
    if (!std::filesystem::exists(data / "ck25" / "prod-inst.ttl"))
        GTEST_SKIP() << "no ck25 in " << data;
    store.emplace(tests::storeFromFiles(
        folder.path(), {data / "ck25" / "prod-inst.ttl", data / "ck25" / "prod-vocab.ttl"}));
    induceStore();
    EXPECT_THAT(rows("SELECT count(*) FROM hardware"), ElementsAre("1000"));
    EXPECT_THAT(
        rows("SELECT hardware_id, price_amount FROM hardware ORDER BY price_amount LIMIT 1"),
        ElementsAre(testing::EndsWith("|0")));
    EXPECT_THAT(rows("SELECT country, count(*) FROM supplier WHERE country IS NOT NULL GROUP BY "
                     "country ORDER BY 2 DESC LIMIT 1"),
                ElementsAre(HasSubstr("United States|")));
    // Everyone on staff, managers only, every product: one SELECT each.
    EXPECT_THAT(rows("SELECT count(*) FROM employee"), ElementsAre("53"));
    EXPECT_THAT(rows("SELECT count(*) FROM employee WHERE type = 'Manager'"), ElementsAre("6"));
    EXPECT_THAT(rows("SELECT type, count(*) FROM product GROUP BY type ORDER BY type"),
                ElementsAre("Hardware|1000", "Service|9"));
    EXPECT_THAT(column("hardware_compatible_product", "compatible_product_id")->facts,
                testing::Contains(HasSubstr("symmetric")));
    EXPECT_EQ(column("supplier", "lat")->type, "REAL");
    const Coverage& coverage = induced->coverage;
    EXPECT_GE((coverage.inColumns + coverage.asVocabulary) * 100, coverage.triples * 99);
}
