// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
//
// Names of tables, columns, keys and of what is linked but not described.
#include "induction/inducer.h"
#include "support/graphs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::induction;
using testing::ElementsAre;
using testing::UnorderedElementsAre;

namespace {

class NamesOfTables : public testing::Test {
  protected:
    void read(std::string_view turtle) {
        const auto store = tests::storeFromTurtle(folder.path(), turtle);
        const auto file = folder.path() / "database.db";
        induced = tests::must(induce(store, file, {}, {}, CancelToken()));
        EXPECT_EQ(induced.coverage.lost, 0);
        database.emplace(tests::must(sqlite::Database::open(file, sqlite::OpenMode::ReadOnly)));
    }

    /// Rows as "a|b".
    std::vector<std::string> rows(std::string_view sql) {
        std::vector<std::string> found;
        tests::must(database->each(sql, [&](sqlite::Statement& row) {
            std::string line;
            for (int i = 0; i < row.columnCount(); ++i)
                line += (i > 0 ? "|" : "") + sqlite::toText(row.value(i));
            found.push_back(line);
        }));
        return found;
    }

    tests::TemporaryFolder folder;
    Induced induced;
    std::optional<sqlite::Database> database;
};

}  // namespace

TEST_F(NamesOfTables, GivesTheKeysOfOneTableOneForm) {
    read(
        "<http://x.org/artist/1> a :Artist . <http://x.org/artist/10> a :Artist . "
        "<http://x.org/district/1> a :District . <http://x.org/district/2> a :District . "
        "<http://x.org/song/7> a :Song .");
    EXPECT_THAT(rows("SELECT artist_id FROM artist"),
                UnorderedElementsAre("artist/1", "artist/10"));
    EXPECT_THAT(rows("SELECT district_id FROM district"),
                UnorderedElementsAre("district/1", "district/2"));
    EXPECT_THAT(rows("SELECT song_id FROM song"), ElementsAre("7"));
}

TEST_F(NamesOfTables, KeepsKeysShortBesideTwinsThatNothingButTheirWholeIrisTellApart) {
    read(
        "<http://x.org/a/one> a :T . <https://x.org/a/one> a :T . <http://x.org/a/two> a :T . "
        "<http://x.org/a/three> a :T . <http://x.org/a/three/> a :T .");
    EXPECT_THAT(rows("SELECT t_id FROM t"),
                UnorderedElementsAre("http://x.org/a/one", "https://x.org/a/one", "two",
                                     "http://x.org/a/three", "http://x.org/a/three/"));
}

TEST_F(NamesOfTables, TellsCollidingNamesApartByWhereTheyComeFrom) {
    read(
        ":c a :Car ; :price 1 ; <http://other.org/price> 2 ; :hasPrice 3 ; "
        "<http://purl.org/dc/terms/price> 4 .");
    EXPECT_THAT(rows("SELECT price, has_price, price_other_org, price_dcterms FROM car"),
                ElementsAre("1|3|2|4"));
}

TEST_F(NamesOfTables, GivesCollidingNamesOfOneVocabularyNumbers) {
    read(":c a :Car ; :price 1 ; :Price 2 .");
    EXPECT_THAT(rows("SELECT price + price_2 FROM car"), ElementsAre("3"));
}

TEST_F(NamesOfTables, SplitsALabelInCamelCase) {
    read(
        ":a a :SoloArtist ; :hasFactorUnit 'g' ; :isPartOf :c . :c a :SoloArtist . "
        ":b a :BOM ; :kWh 3 . "
        ":SoloArtist rdfs:label 'SoloArtist' . :hasFactorUnit rdfs:label 'hasFactorUnit' .");
    EXPECT_THAT(rows("SELECT solo_artist_id, factor_unit, part_of FROM solo_artist "
                     "WHERE factor_unit = 'g'"),
                ElementsAre("a|g|c"));
    EXPECT_THAT(rows("SELECT kwh FROM bom"), ElementsAre("3"));
}

TEST_F(NamesOfTables, KeepsCodesOfUndescribedThingsWhole) {
    read(
        ":a a :F ; :unit <http://x.org/A0E0L2I0M1H0T-2D0> ; :since <http://x.org/2013-04-30> ; "
        ":place <http://x.org/floor_O> ; :land <http://x.org/South_Africa> .");
    EXPECT_THAT(rows("SELECT unit, since, place, land FROM f"),
                ElementsAre("A0E0L2I0M1H0T-2D0|2013-04-30|floor_O|South Africa"));
}

TEST_F(NamesOfTables, NamesAPredicateByItsOwnNameWhereItsLabelIsAnothers) {
    read(
        ":b a :Band ; :member :m, :n ; :name 'Trio' . :m a :Person ; :name 'M' . :n a :Person . "
        ":member rdfs:label 'name' . :name rdfs:label 'name' .");
    EXPECT_EQ(induced.schema.table("band_member")->kind, TableKind::Link);
}

TEST_F(NamesOfTables, MakesTheNamesOfOneNamespaceLongerTogetherWhereMoreThanAFewAreAlike) {
    read(":Q1 a :T ; :near <http://w.org/entity/Q1>, <http://w.org/entity/Q7> .");
    EXPECT_THAT(rows("SELECT near FROM t_near"), UnorderedElementsAre("entity/Q1", "entity/Q7"));
}
