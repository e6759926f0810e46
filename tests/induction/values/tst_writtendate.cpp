// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/values/cleaning.h"
#include "induction/values/writtendate.h"
#include "induction/values/writtenform.h"
#include "support/graphs.h"

#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::induction;

namespace {

std::string iso(std::string_view text, DayOrder order = DayOrder::DayFirst) {
    const auto date = readDate(text, order);
    return !date ? "unread" : date->iso.empty() ? "missing" : date->iso;
}

/// What a column of these texts becomes; "-" where there is no cell.
struct DateColumn {
    Conversion conversion;
    std::vector<CleaningSuggestion> suggestions;
    std::vector<std::string> cells;
};

DateColumn columnOf(const std::vector<Literal>& literals) {
    ColumnEvidence evidence;
    for (const Literal& literal : literals) evidence.see(literal);
    DateColumn column{evidence.decide("born", "born"), evidence.suggestions("born", "born"), {}};
    for (const Literal& literal : literals) {
        const auto cells = column.conversion.cells(literal);
        column.cells.push_back(cells ? sqlite::toText(cells->front()) : "-");
    }
    return column;
}

DateColumn columnOf(const std::vector<std::string>& texts) {
    std::vector<Literal> literals;
    for (const std::string& text : texts) literals.push_back({text});
    return columnOf(literals);
}

using Texts = std::vector<std::string>;

}  // namespace

TEST(WrittenDate, IsReadInDigits) {
    EXPECT_EQ(iso("1974-11-30"), "1974-11-30");
    EXPECT_EQ(iso("1974/11/30"), "1974-11-30");
    EXPECT_EQ(iso("1974.1.3"), "1974-01-03");
    EXPECT_EQ(iso("30.11.1974"), "1974-11-30");
    EXPECT_EQ(iso("3. 1. 1974", DayOrder::MonthFirst), "1974-01-03");
    EXPECT_EQ(iso("03/04/2014"), "2014-04-03");
    EXPECT_EQ(iso("03/04/2014", DayOrder::MonthFirst), "2014-03-04");
}

TEST(WrittenDate, IsReadInWords) {
    EXPECT_EQ(iso("Thu Oct 23 10:15:00 CEST 2014"), "2014-10-23T10:15:00+02:00");
    EXPECT_EQ(iso("Thu, 23 Oct 2014 10:15:00 -0500"), "2014-10-23T10:15:00-05:00");
    EXPECT_EQ(iso("October 23rd, 2014"), "2014-10-23");
    EXPECT_EQ(iso("30-Nov-1974"), "1974-11-30");
    EXPECT_EQ(iso("1. März 1974"), "1974-03-01");
    EXPECT_EQ(iso("30 de noviembre de 1974"), "1974-11-30");
    EXPECT_EQ(iso("Nov 1974"), "1974-11");
}

TEST(WrittenDate, HasATimeBehindIt) {
    EXPECT_EQ(iso("2012-07-20T13:30:29-04:00"), "2012-07-20T13:30:29-04:00");
    EXPECT_EQ(iso("2012-07-20 13:30"), "2012-07-20T13:30:00");
    EXPECT_EQ(iso("15.06.2025 18:40 UTC"), "2025-06-15T18:40:00Z");
    EXPECT_EQ(iso("2012-07-20T13:30:29.25Z"), "2012-07-20T13:30:29.25Z");
    EXPECT_EQ(iso("2012-07-20 25:30"), "unread");
    EXPECT_EQ(iso("Thu Oct 23 10:15:00 XYZ 2014"), "unread");
}

TEST(WrittenDate, MayBeAPartOrMissing) {
    EXPECT_EQ(iso("1974"), "1974");
    EXPECT_EQ(iso("1974-11"), "1974-11");
    EXPECT_EQ(iso("1974/11/00"), "1974-11");
    EXPECT_EQ(iso("1974-00-00"), "1974");
    EXPECT_EQ(iso("0000/00/00"), "missing");
    EXPECT_EQ(iso("0000-00-00 00:00:00"), "missing");
    EXPECT_EQ(iso("00.00.0000"), "missing");
}

TEST(WrittenDate, IsNoOtherText) {
    for (const char* text : {"", "12345", "1974-13-01", "1974-02-30", "31.04.1974", "1.25", "10:15",
                             "route 66 of 1974", "A0E0L2I0M1H0T-2D0", "1974-11/30", "+49 30 1974",
                             "v1.2.3", "2012-13"})
        EXPECT_EQ(iso(text), "unread") << text;
}

TEST(DateColumn, HasIsoDatesWhateverWayTheyWereWritten) {
    const DateColumn slashes = columnOf(Texts{"1974/11/30", "1980/01/02"});
    EXPECT_EQ(slashes.cells, (Texts{"1974-11-30", "1980-01-02"}));
    EXPECT_EQ(slashes.conversion.cleaning, "date");
    EXPECT_EQ(slashes.conversion.columns.front().rule.text(), "dates read, ISO 8601 date");
    EXPECT_EQ(slashes.conversion.form.date, "Y/M/D");
    EXPECT_EQ(columnOf(Texts{"30.11.1974", "02.01.1980"}).conversion.form.date, "D.M.Y");
}

TEST(DateColumn, OfIsoDatesIsToldToBeOneAndNeedsNoCleaning) {
    const DateColumn column = columnOf(Texts{"2012-07-20T13:30:29-04:00", "2012-07-21T13:30:29Z"});
    EXPECT_EQ(column.conversion.cleaning, "");
    EXPECT_EQ(column.conversion.columns.front().rule.text(), "ISO 8601 date and time");
    EXPECT_TRUE(column.suggestions.empty());
    EXPECT_EQ(
        columnOf(Texts{"1974", "1974-11", "1974-11-30"}).conversion.columns.front().rule.text(),
        "ISO 8601 date, some a year or a month alone");
}

TEST(DateColumn, KeepsTheBlankThatSqlWritesBeforeATime) {
    const DateColumn column = columnOf(Texts{"1972-03-31 09:47:22", "1976-06-15 03:40:06"});
    EXPECT_EQ(column.conversion.cleaning, "");
    EXPECT_EQ(column.cells.front(), "1972-03-31 09:47:22");
    EXPECT_EQ(columnOf(Texts{"1972-03-31T09:47:22", "1976-06-15T03:40:06", "1976-06-15 03:40:06"})
                  .cells.back(),
              "1976-06-15T03:40:06");
}

TEST(DateColumn, LearnsTheOrderFromDatesThatHaveOnlyOne) {
    EXPECT_EQ(columnOf(Texts{"03/04/2014", "30/04/2014"}).cells.front(), "2014-04-03");
    EXPECT_EQ(columnOf(Texts{"03/04/2014", "04/30/2014"}).cells.front(), "2014-03-04");
    const DateColumn unknown = columnOf(Texts{"03/04/2014", "05/06/2014"});
    EXPECT_EQ(unknown.cells.front(), "03/04/2014") << "nobody knows: a person may switch it on";
    ASSERT_EQ(unknown.suggestions.size(), 1U);
    EXPECT_LE(unknown.suggestions.front().confidence, 0.5);
    EXPECT_EQ(columnOf(Texts{"13/04/2014", "04/30/2014"}).cells.front(), "13/04/2014");
}

TEST(DateColumn, IsNotKeptFromBeingOneByAFewOtherValuesNorByMissingOnes) {
    Texts texts(30, "1974/11/30");
    texts.emplace_back("in spring");
    texts.emplace_back("0000/00/00");
    const DateColumn column = columnOf(texts);
    EXPECT_EQ(column.cells.front(), "1974-11-30");
    EXPECT_EQ(column.cells[30], "-");
    EXPECT_EQ(column.cells[31], "-");
    EXPECT_TRUE(column.conversion.selective);
    ASSERT_EQ(column.suggestions.size(), 1U);
    EXPECT_EQ(column.suggestions.front().failed.count, 1);
    EXPECT_EQ(columnOf(Texts{"1974/11/30", "in spring", "1980/01/02"}).cells.front(), "1974/11/30");
}

TEST(DateColumn, TakesWhatIsNoValidDateOfItsDatatype) {
    const std::string date = "http://www.w3.org/2001/XMLSchema#date";
    const DateColumn column = columnOf(std::vector<Literal>{
        {"1974/11/30", date}, {"1980-01-02", date}, {"0000-00-00", date}, {"1.2.1990"}});
    EXPECT_EQ(column.cells, (Texts{"1974-11-30", "1980-01-02", "-", "1990-02-01"}));
}

TEST(DateColumn, IsNoneOfYearsOrMonthsAlone) {
    EXPECT_EQ(columnOf(Texts{"1974", "1980"}).conversion.columns.front().type, "INTEGER");
    EXPECT_EQ(columnOf(Texts{"2010-11", "2011-12"}).conversion.columns.front().rule.text(), "");
}

TEST(DateColumn, IsWrittenBackFromItsCellsByBothWays) {
    const auto database = tests::must(sqlite::Database::inMemory());
    for (const char* pattern : {"Y/M/D", "D.M.Y", "M/D/Y"})
        for (const char* cell : {"1974-11-30", "1974-11", "1974", "1974-11-30T10:15:00-04:00"}) {
            const WrittenForm form{.date = pattern};
            const auto text = written(form, sqlite::Value(std::string(cell)));
            const auto fromSql = database.value("SELECT " + writtenSql(form, "c", "", "TEXT") +
                                                " FROM (SELECT '" + cell + "' AS c)");
            EXPECT_EQ(text, sqlite::toText(tests::must(fromSql))) << pattern << " of " << cell;
        }
    EXPECT_EQ(written({.date = "D.M.Y"}, sqlite::Value(std::string("1974-11-30"))), "30.11.1974");
}
