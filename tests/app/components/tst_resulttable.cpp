// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/components/resulttable.h"
#include "app/inlanguage.h"

#include <QAbstractItemModelTester>
#include <gtest/gtest.h>

using namespace tripletalk;
using app::ResultTable;

namespace {

ResultTable makeTable() {
    return {{{"name", true}, {"mass", false, "kg"}},
            {{{"Émile", "http://x/e"}, {"10", "", "integer"}},
             {{"zoe"}, {"9.333333333333", "", "number"}},
             {{"Anna, \"A\""}, {"", "", "null"}}}};
}

QStringList column(const ResultTable& table, int at) {
    QStringList texts;
    for (int row = 0; row < table.rowCount(); ++row)
        texts << table.data(table.index(row, at), Qt::DisplayRole).toString();
    return texts;
}

TEST(ResultTable, IsAWellBehavedModel) {
    ResultTable table = makeTable();
    const QAbstractItemModelTester tester(&table,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    EXPECT_EQ(table.rowCount(), 3);
    EXPECT_EQ(table.columnCount(), 2);
    EXPECT_EQ(table.rowCount(table.index(0, 0)), 0);
    table.sortBy(1);
    EXPECT_EQ(table.data(table.index(1, 0), ResultTable::IriRole).toString(), "http://x/e");
}

TEST(ResultTable, WritesNumbersAsTheLanguageDoesAndGroupsOnlyAmounts) {
    const ResultTable table{{{"built"}, {"mass", false, "kg"}, {"number plate"}},
                            {{{"1999", "", "integer"}, {"2500", "", "integer"}, {"A 1.5"}},
                             {{"1999.5", "", "number"}, {"2500.25", "", "number"}, {"1.5"}}}};
    const app::test::In german("de_DE");
    EXPECT_EQ(column(table, 0), (QStringList{"1999", "1999,5"}));
    EXPECT_EQ(column(table, 1), (QStringList{"2.500", "2.500,25"}));
    EXPECT_EQ(column(table, 2), (QStringList{"A 1.5", "1.5"})) << "a text, not a number";
}

TEST(ResultTable, SortsNumbersAsNumbersUpwardsDownwardsAndBack) {
    ResultTable table = makeTable();
    table.sortBy(1);
    EXPECT_EQ(column(table, 1), (QStringList{"9.3333", "10", ""}));
    table.sortBy(1);
    EXPECT_EQ(column(table, 1), (QStringList{"10", "9.3333", ""}));
    EXPECT_TRUE(table.descending());
    table.sortBy(1);
    EXPECT_EQ(column(table, 1), (QStringList{"10", "9.3333", ""}));
    EXPECT_EQ(table.sortColumn(), -1);
    EXPECT_EQ(column(table, 0).front(), QStringLiteral("Émile"));
}

TEST(ResultTable, NamesColumnsWithTheirUnitAndKnowsWhichAreNumeric) {
    const ResultTable table = makeTable();
    EXPECT_EQ(table.title(1), "mass (kg)");
    EXPECT_TRUE(table.numeric(1));
    EXPECT_FALSE(table.numeric(0));
    EXPECT_EQ(table.title(9), "");
}

TEST(ResultTable, SaysYesAndNo) {
    ResultTable table({{.name = "dimmable", .truth = true}},
                      {{{.text = "1", .datatype = "integer"}},
                       {{.text = "0", .datatype = "integer"}},
                       {{.text = "", .datatype = "null"}}});
    EXPECT_EQ(table.cellText(0, 0), "yes");
    EXPECT_EQ(table.cellText(1, 0), "no");
    EXPECT_EQ(table.cellText(2, 0), "");
    EXPECT_FALSE(table.numeric(0));
    table.filterBy("no");
    EXPECT_EQ(table.rows(), 1);
}

TEST(ResultTable, CopiesAsCsvWithFullNumbersAndQuotes) {
    EXPECT_EQ(makeTable().csv(),
              QStringLiteral("name,mass (kg)\r\nÉmile,10\r\nzoe,9.333333333333\r\n"
                             "\"Anna, \"\"A\"\"\",\r\n"));
}

TEST(ResultTable, CopiesTheShownRowsWithTheIrisOfTheirEntities) {
    ResultTable table = makeTable();
    EXPECT_TRUE(table.hasIris());
    table.filterBy("emile");
    EXPECT_EQ(table.csv(true),
              QStringLiteral("name,name IRI,mass (kg)\r\nÉmile,http://x/e,10\r\n"));
    EXPECT_EQ(table.cellText(0, 1), "10");
    EXPECT_EQ(table.cellIri(0, 0), "http://x/e");
    EXPECT_EQ(table.cellText(1, 0), "");
}

TEST(ResultTable, FiltersAndKeepsTheOrder) {
    ResultTable table = makeTable();
    const QAbstractItemModelTester tester(&table,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    table.sortBy(1);
    table.sortBy(1);
    table.filterBy("< 11", 1);
    EXPECT_EQ(column(table, 1), (QStringList{"10", "9.3333"}));
    EXPECT_EQ(table.rows(), 2);
    EXPECT_EQ(table.total(), 3);
    table.filterBy("");
    EXPECT_EQ(table.rows(), 3);
}

}  // namespace
