// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/inducer.h"
#include "induction/plan/nameortext.h"
#include "support/graphs.h"
#include "support/kept.h"

#include <optional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::induction {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class NameOrText : public testing::Test {
  protected:
    /// Every graph of these tests must be read back whole.
    void read(std::string_view turtle, const std::string& language = "") {
        store.emplace(tests::storeFromTurtle(folder.path(), turtle));
        const auto file = folder.path() / "database.db";
        schema = tests::must(induce(*store, file, {language}, {}, CancelToken())).schema;
        database.emplace(tests::must(sqlite::Database::open(file, sqlite::OpenMode::ReadOnly)));
        const tests::Kept kept = tests::compareKept(*store, *database, schema);
        EXPECT_TRUE(kept.whole()) << kept.toText();
    }
    /// Rows in their order as "a|b", NULL as "-".
    std::vector<std::string> rows(const std::string& select) {
        std::vector<std::string> found;
        tests::must(database->each(select + " ORDER BY 1, 2", [&](sqlite::Statement& row) {
            std::string line;
            for (int i = 0; i < row.columnCount(); ++i)
                line += (i > 0 ? "|" : "") +
                        (row.isNull(i) ? std::string("-") : sqlite::toText(row.value(i)));
            found.push_back(line);
        }));
        return found;
    }
    /// Of the visible columns beside key and label.
    std::vector<std::string> columns(const std::string& table) {
        std::vector<std::string> found;
        for (const Column& column : schema.table(table)->columns)
            if (!column.hidden && column.role != ColumnRole::Key &&
                column.role != ColumnRole::Label)
                found.push_back(column.name + (column.showsNames ? " shown" : ""));
        return found;
    }

    tests::TemporaryFolder folder;
    std::optional<graph::TripleStore> store;
    std::optional<sqlite::Database> database;
    Schema schema;
};

TEST_F(NameOrText, IsOneColumnWithTheKeyBesideIt) {
    read(
        ":a a :F ; :maker :m . :b a :F ; :maker 'someone' . :c a :F ; :maker :Old_Mill ."
        ":m a :M ; rdfs:label 'Mara' .");
    EXPECT_THAT(columns("f"), ElementsAre("maker shown", "maker_id"));
    EXPECT_THAT(rows("SELECT f_id, maker, maker_id FROM f"),
                ElementsAre("a|Mara|m", "b|someone|-", "c|Old Mill|-"));
}

TEST_F(NameOrText, NeedsNoKeyWhereNothingHasARow) {
    read(":a a :F ; :maker :New_Mill . :b a :F ; :maker 'someone' .");
    EXPECT_THAT(columns("f"), ElementsAre("maker shown"));
}

TEST_F(NameOrText, OfSeveralIsOneTable) {
    read(":a a :F ; :maker :m , 'someone' , :Old_Mill . :b a :F . :m a :M ; rdfs:label 'Mara' .");
    EXPECT_THAT(columns("f"), IsEmpty());
    EXPECT_THAT(rows("SELECT f_id, maker, m_id FROM f_maker"),
                ElementsAre("a|Mara|m", "a|Old Mill|-", "a|someone|-"));
}

TEST_F(NameOrText, ShowsTheNameInTheLanguageOfTheBase) {
    read(
        ":a a :F ; :maker :m . :b a :F ; :maker 'jemand'@de , 'someone'@en ."
        ":m a :M ; rdfs:label 'mill'@en , 'M\u00fchle'@de .",
        "de");
    EXPECT_THAT(rows("SELECT f_id, maker FROM f"), ElementsAre("a|M\u00fchle", "b|jemand"));
}

TEST_F(NameOrText, ShowsDatesAsTheyAreReadAndWhatIsNoneAsItIsWritten) {
    std::string turtle = ":a a :F ; :made :Unknown . :b a :F ; :made 'soon' .";
    for (int day = 1; day <= 28; ++day) {
        const std::string number = std::to_string(day + 10);
        turtle += ":d" + number + " a :F ; :made '1974/11/" + (day < 10 ? "0" : "") +
                  std::to_string(day) + "' .";
    }
    read(turtle);
    EXPECT_THAT(rows("SELECT f_id, made FROM f WHERE f_id < 'd12'"),
                ElementsAre("a|Unknown", "b|soon", "d11|1974-11-01"));
}

TEST_F(NameOrText, ShowsNoNodeWithoutAName) {
    read(":a a :F ; :maker [ a :M ; :town 'Bath' ; :sees :a ] . :b a :F ; :maker 'someone' .");
    EXPECT_THAT(rows("SELECT f_id, maker, maker_id IS NULL FROM f"),
                ElementsAre("a|-|0", "b|someone|1"));
}

TEST_F(NameOrText, LeavesNumbersBesideThingsNumbers) {
    read(":a a :F ; :year 1961 . :b a :F ; :year 1970 . :c a :F ; :year :Unknown .");
    EXPECT_EQ(schema.table("f")->column("year")->type, "INTEGER");
    EXPECT_THAT(rows("SELECT f_id, year, year_undescribed FROM f"),
                ElementsAre("a|1961|-", "b|1970|-", "c|-|Unknown"));
}

TEST_F(NameOrText, LeavesTheLinksTheirNameWhereNumbersAreFew) {
    read(":a a :F ; :next :b . :b a :F ; :next :c . :c a :F ; :next 7 .");
    EXPECT_THAT(columns("f"), ElementsAre("next_text", "next"));
}

TEST_F(NameOrText, OfAListIsTheTableOfItsItems) {
    read(":a a :F ; :maker ( 'x' 'y' ) . :b a :F ; :maker 'someone' . :c a :F ; :maker ( 'z' ) .");
    EXPECT_THAT(rows("SELECT f_id, position, maker FROM f_maker"),
                ElementsAre("a|1|x", "a|2|y", "c|1|z"));
}

}  // namespace
}  // namespace tripletalk::induction
