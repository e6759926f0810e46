// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/explanation/queryexplanation.h"

#include <algorithm>

#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::answering;
using induction::Column;
using induction::ColumnRole;

namespace {

Column column(const char* name, const char* type = "TEXT", ColumnRole role = ColumnRole::Literal,
              const char* unit = "", const char* references = "") {
    Column made;
    made.name = name;
    made.type = type;
    made.role = role;
    made.unit = unit;
    made.references = references;
    return made;
}

/// Lamps with a maker, and the shops that sell them.
induction::Schema lamps() {
    induction::Schema schema;
    induction::Table maker{.name = "maker"};
    maker.columns = {column("maker_id", "TEXT", ColumnRole::Key),
                     column("label", "TEXT", ColumnRole::Label), column("country")};
    induction::Table lamp{.name = "desk_lamp"};
    lamp.columns = {column("desk_lamp_id", "TEXT", ColumnRole::Key),
                    column("label", "TEXT", ColumnRole::Label),
                    column("price", "REAL", ColumnRole::Literal, "EUR"),
                    column("colour"),
                    column("made_on"),
                    column("maker", "TEXT", ColumnRole::ForeignKey, "", "maker")};
    induction::Table sold{.name = "sold_in", .kind = induction::TableKind::Link};
    sold.columns = {column("desk_lamp_id", "TEXT", ColumnRole::ForeignKey, "", "desk_lamp"),
                    column("shop")};
    schema.tables = {maker, lamp, sold};
    return schema;
}

QueryExplanation explained(const std::string& sql) { return explainQuery(sql, lamps()); }

/// One step a line, deeper ones indented.
std::string words(const std::string& sql) {
    std::string all;
    for (const auto& step : explained(sql).steps)
        all += std::string(static_cast<std::size_t>(step.level) * 2, ' ') + step.text.text() + "\n";
    return all;
}

TEST(QueryExplanation, SaysConditionsOrderAndLimitInPlainWords) {
    EXPECT_EQ(words("SELECT label, price FROM desk_lamp WHERE price > 40 AND colour = 'red' "
                    "ORDER BY price DESC, label LIMIT 5 OFFSET 10;"),
              "Looks at each desk lamp.\n"
              "Keeps those for which price is more than 40 EUR.\n"
              "Keeps those for which colour is “red”.\n"
              "Shows name of the desk lamp, price.\n"
              "Sorts by price, largest first; name of the desk lamp, from A to Z.\n"
              "Skips 10 rows and keeps the next 5.\n");
    EXPECT_FALSE(explained("SELECT label FROM desk_lamp").partly);
}

TEST(QueryExplanation, SaysJoinsByTheirForeignKeys) {
    EXPECT_EQ(words("SELECT l.label, m.country FROM desk_lamp AS l JOIN maker m "
                    "ON m.maker_id = l.maker"),
              "Looks at each desk lamp.\n"
              "Takes with each desk lamp the maker that its maker names.\n"
              "Shows name of the desk lamp, country of the maker.\n");
    EXPECT_EQ(words("SELECT * FROM maker m LEFT JOIN \"desk_lamp\" l ON (l.maker = m.maker_id)"),
              "Looks at each maker.\n"
              "Takes with each maker every desk lamp whose maker names it; one without any stays.\n"
              "Shows every column.\n");
    EXPECT_EQ(words("SELECT 1 FROM maker CROSS JOIN desk_lamp"),
              "Looks at each maker.\nTakes with it each desk lamp.\nShows 1.\n");
}

TEST(QueryExplanation, SaysGroupsAndFunctions) {
    EXPECT_EQ(words("SELECT maker, COUNT(*) AS n, AVG(price) FROM desk_lamp GROUP BY maker "
                    "HAVING COUNT(DISTINCT colour) >= 2 ORDER BY n DESC"),
              "Looks at each desk lamp.\n"
              "Puts those together that have the same maker.\n"
              "Keeps the groups for which the number of different values of colour is at least 2.\n"
              "Shows maker, the number of rows (called “n”), the average of price.\n"
              "Sorts by the number of rows, largest first.\n");
    EXPECT_EQ(words("SELECT substr(made_on, 1, 4), MAX(price) FROM desk_lamp GROUP BY 1"),
              "Looks at each desk lamp.\n"
              "Puts those together that have the same the year of made on.\n"
              "Shows the year of made on, the largest price.\n");
}

TEST(QueryExplanation, SaysEveryKindOfCondition) {
    const auto said = [](const std::string& condition) {
        const auto all = explained("SELECT label FROM desk_lamp WHERE " + condition);
        return all.steps.at(1).text.text();
    };
    EXPECT_EQ(said("price BETWEEN 10 AND 20"),
              "Keeps those for which price is from 10 EUR to 20 EUR.");
    EXPECT_EQ(said("40 < price"), "Keeps those for which price is more than 40 EUR.");
    EXPECT_EQ(said("colour IN ('red', 'blue')"),
              "Keeps those for which colour is one of “red”, “blue”.");
    EXPECT_EQ(said("colour NOT IN ('red')"), "Keeps those for which colour is not “red”.");
    EXPECT_EQ(said("lower(colour) LIKE '%re%'"), "Keeps those for which colour contains “re”.");
    EXPECT_EQ(said("colour NOT LIKE 're%'"),
              "Keeps those for which it is not so that colour begins with “re”.");
    EXPECT_EQ(said("made_on >= '2020-01-01'"),
              "Keeps those for which made on is “2020-01-01” or later.");
    EXPECT_EQ(said("price IS NOT NULL"), "Keeps those for which price is known.");
    EXPECT_EQ(said("(colour = 'red' OR colour <> 'blue')"),
              "Keeps those for which colour is “red” or colour is not “blue”.");
    EXPECT_EQ(said("COALESCE(price, 0) * 2 != 4"),
              "Keeps those for which price, or 0 where it is not known × 2 is not 4.");
}

TEST(QueryExplanation, SaysQueriesInsideConditions) {
    EXPECT_EQ(
        words("SELECT label FROM desk_lamp AS l WHERE l.desk_lamp_id IN (SELECT "
              "s.desk_lamp_id FROM sold_in s WHERE s.shop = 'here')"),
        "Looks at each desk lamp.\n"
        "Keeps those for which desk lamp is among what another query finds: desk lamp of each "
        "sold in for which shop is “here”.\n"
        "Shows name of the desk lamp.\n");
    EXPECT_EQ(explained("SELECT label FROM desk_lamp l WHERE NOT EXISTS (SELECT 1 FROM sold_in s "
                        "WHERE s.desk_lamp_id = l.desk_lamp_id)")
                  .steps[1]
                  .text.text(),
              "Keeps those for which another query finds nothing: sold in for which desk lamp is "
              "desk lamp.");
}

TEST(QueryExplanation, SaysListsQueriesInFromAndUnions) {
    EXPECT_EQ(words("WITH dear(x) AS (SELECT maker FROM desk_lamp WHERE price > 100) "
                    "SELECT x FROM dear UNION SELECT maker_id FROM maker ORDER BY 1"),
              "First makes a list called “dear”:\n"
              "  Looks at each desk lamp.\n"
              "  Keeps those for which price is more than 100 EUR.\n"
              "  Shows maker.\n"
              "Looks at the rows of the list “dear”.\n"
              "Shows x.\n"
              "Adds, without repeating rows:\n"
              "  Looks at each maker.\n"
              "  Shows maker.\n"
              "Sorts by x, smallest first.\n");
    EXPECT_EQ(
        words("SELECT lamp FROM (SELECT desk_lamp_id AS lamp, RANK() OVER (PARTITION BY maker "
              "ORDER BY price DESC) AS place FROM desk_lamp) WHERE place <= 1"),
        "Looks at the rows of a query of its own:\n"
        "  Looks at each desk lamp.\n"
        "  Shows desk lamp, the place by price, largest first among those with the same maker.\n"
        "Keeps those for which place is at most 1.\n"
        "Shows lamp.\n");
    EXPECT_EQ(words("SELECT rank() OVER (ORDER BY price) AS place FROM desk_lamp"),
              "Looks at each desk lamp.\n"
              "Shows the place by price, smallest first.\n");
}

TEST(QueryExplanation, SaysRecursion) {
    const auto all = words(
        "WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up "
        "WHERE n < 5) SELECT n FROM up");
    EXPECT_NE(all.find("Does it again with what it found"), std::string::npos);
    EXPECT_NE(all.find("Shows n + 1."), std::string::npos);
}

TEST(QueryExplanation, ShowsAsSqlWhatItCannotSay) {
    const auto all = explained(
        "SELECT CASE WHEN price > 9 THEN 'dear' END FROM desk_lamp "
        "WHERE colour GLOB 'r*' AND soundex(colour) = 'R300'");
    EXPECT_TRUE(all.partly);
    EXPECT_EQ(all.steps[1].text.text(), "Keeps those for which ‹colour GLOB 'r*'›.");
    EXPECT_EQ(all.steps[2].text.text(), "Keeps those for which ‹soundex(colour)› is “R300”.");
    EXPECT_EQ(all.steps[3].text.text(), "Shows ‹CASE WHEN price > 9 THEN 'dear' END›.");
    EXPECT_TRUE(explained("PRAGMA table_list").partly);
    EXPECT_TRUE(explained("").partly);
}

TEST(QueryExplanation, NamesTheColumnsConcernedButNotKeys) {
    using Columns = std::vector<std::pair<std::string, std::string>>;
    EXPECT_EQ(explained("SELECT l.desk_lamp_id, upper(l.COLOUR) FROM desk_lamp l JOIN maker m "
                        "ON l.maker = m.maker_id WHERE soundex(m.country) = 'x'")
                  .columns,
              (Columns{{"desk_lamp", "colour"}, {"desk_lamp", "maker"}, {"maker", "country"}}));
}

TEST(QueryExplanation, ComesToAnEndWhateverItReads) {
    const std::string sql =
        "WITH a AS (SELECT x, COUNT(*) FILTER (WHERE y > 1) OVER w FROM t JOIN u USING (id) WHERE "
        "NOT (a IS NOT b) OR c NOT BETWEEN 1 AND CASE WHEN 1 THEN 2 ELSE 3 END WINDOW w AS "
        "(ORDER BY z)) SELECT a.*, (SELECT max(q) FROM a), CAST(x AS INT), -1 || 'z' FROM a, "
        "json_each('[]') "
        "WHERE x IN a AND (y, z) IN (VALUES (1, 2)) EXCEPT SELECT 1 LIMIT 2, 3";
    for (std::size_t size = 0; size <= sql.size(); ++size) explained(sql.substr(0, size));
    EXPECT_FALSE(explained(sql).steps.empty());
}

TEST(QueryExplanation, CountsASingleRow) {
    EXPECT_EQ(words("SELECT label FROM desk_lamp LIMIT 1"),
              "Looks at each desk lamp.\n"
              "Shows name of the desk lamp.\n"
              "Keeps the first row.\n");
}

TEST(QueryExplanation, TakesAMarkInAValueAsItIs) {
    EXPECT_EQ(words("SELECT label FROM desk_lamp WHERE colour = '%1'"),
              "Looks at each desk lamp.\n"
              "Keeps those for which colour is “%1”.\n"
              "Shows name of the desk lamp.\n");
}

}  // namespace
