// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/values/cleaning.h"
#include "induction/values/typedvalue.h"

#include <gtest/gtest.h>

using namespace tripletalk::induction;
using tripletalk::sqlite::Value;

namespace {

const std::string xsd = "http://www.w3.org/2001/XMLSchema#";

ColumnEvidence evidenceOf(const std::vector<Literal>& literals) {
    ColumnEvidence evidence;
    for (const Literal& literal : literals) evidence.see(literal);
    return evidence;
}

CleanColumn columnOf(const std::vector<Literal>& literals, const std::string& label = "size") {
    return evidenceOf(literals).decide(label, label).columns.front();
}

Value cell(const std::vector<Literal>& literals, std::size_t index) {
    const auto cells = evidenceOf(literals).decide("size", "size").cells(literals[index]);
    return cells ? cells->front() : Value();
}

std::vector<Literal> many(const Literal& literal, std::size_t count) {
    return std::vector<Literal>(count, literal);
}

ValueKind kind(const std::string& lexical, const std::string& type) {
    return kindOf({lexical, xsd + type});
}

Value integer(std::int64_t number) { return number; }
Value real(double number) { return number; }
Value text(const char* words) { return std::string(words); }

}  // namespace

TEST(TypedValue, FollowsTheDatatype) {
    EXPECT_EQ(cell({{"true", xsd + "boolean", "", 1}, {"false", xsd + "boolean", "", 0}}, 0),
              integer(1));
    EXPECT_EQ(cell({{"3", xsd + "integer", "", 3}, {"+4", xsd + "int", "", 4}}, 1), integer(4));
    EXPECT_EQ(cell({{"3", xsd + "integer", "", 3}, {"4.5", xsd + "decimal", "", 4.5}}, 0), real(3));
    EXPECT_EQ(cell({{"1998", xsd + "gYear"}, {"-0044", xsd + "gYear"}}, 1), integer(-44));
    EXPECT_EQ(cell({{"2018-08-29", xsd + "date"}}, 0), text("2018-08-29"));
    EXPECT_EQ(cell({{"3", xsd + "integer", "", 3}, {"4"}}, 1), integer(4));
    EXPECT_EQ(columnOf({{"3", xsd + "integer", "", 3}, {"4 mm"}}).type, "TEXT");
}

TEST(TypedValue, KnowsWhatIsNoDateTimeOrDuration) {
    for (const auto& [lexical, type] : std::vector<std::pair<std::string, std::string>>{
             {"2020-02-29", "date"},
             {"2020-02-29+01:00", "date"},
             {"2020-02-29T24:00:00", "dateTime"},
             {"12:30:00.5Z", "time"},
             {"--02-29", "gMonthDay"},
             {"--12", "gMonth"},
             {"---31", "gDay"},
             {"2020-11", "gYearMonth"},
             {"2020-01-01T00:00:00Z", "dateTimeStamp"}})
        EXPECT_EQ(kind(lexical, type), ValueKind::Moment) << lexical;
    for (const char* lexical : {"P1Y2M3DT4H5M6.7S", "-P1D", "PT0S", "P2M"})
        EXPECT_EQ(kind(lexical, "duration"), ValueKind::Span) << lexical;
    for (const auto& [lexical, type] :
         std::vector<std::pair<std::string, std::string>>{{"2021-02-30", "date"},
                                                          {"2021-2-3", "date"},
                                                          {"25:00:00", "time"},
                                                          {"--13", "gMonth"},
                                                          {"---32", "gDay"},
                                                          {"--02-30", "gMonthDay"},
                                                          {"2020-01-01T00:00:00", "dateTimeStamp"},
                                                          {"98", "gYear"},
                                                          {"P", "duration"},
                                                          {"PT", "duration"},
                                                          {"P1DT", "duration"},
                                                          {"P1S", "duration"},
                                                          {"P1M1Y", "duration"},
                                                          {"PT1.5H", "duration"},
                                                          {"P1Y", "dayTimeDuration"},
                                                          {"P1D", "yearMonthDuration"},
                                                          {"abc", "integer"},
                                                          {"yes", "boolean"}})
        EXPECT_EQ(kind(lexical, type), ValueKind::Invalid) << lexical << " " << type;
    EXPECT_EQ(kind("INF", "double"), ValueKind::Other);
    EXPECT_EQ(kind("abc", "anyURI"), ValueKind::Other);
}

TEST(TypedValue, CountsDurationsInSecondsOrInMonths) {
    const CleanColumn seconds =
        columnOf({{"PT3M45S", xsd + "duration"}, {"P1DT1S", xsd + "dayTimeDuration"}}, "length");
    EXPECT_EQ(seconds.suffix, "_seconds");
    EXPECT_EQ(seconds.unit, "s");
    EXPECT_EQ(cell({{"PT3M45S", xsd + "duration"}}, 0), integer(225));
    EXPECT_EQ(cell({{"-PT1.5S", xsd + "duration"}}, 0), real(-1.5));
    EXPECT_EQ(cell({{"P1Y2M", xsd + "yearMonthDuration"}}, 0), integer(14));
    EXPECT_EQ(columnOf({{"P1Y2M", xsd + "duration"}}).suffix, "_months");
    EXPECT_EQ(columnOf({{"P1M", xsd + "duration"}, {"P30D", xsd + "duration"}}).type, "TEXT");
}

TEST(TypedValue, IsNotSpoiltByOneWrongLexicalFormInAThousand) {
    std::vector<Literal> literals = many({"7", xsd + "integer", "", 7}, 999);
    literals.push_back({"abc", xsd + "integer"});
    const ColumnEvidence evidence = evidenceOf(literals);
    const Conversion conversion = evidence.decide("size", "size");
    EXPECT_EQ(conversion.columns[0].type, "INTEGER");
    EXPECT_FALSE(conversion.cells(literals.back()));
    EXPECT_EQ(evidence.invalid().count, 1);
    EXPECT_EQ(evidence.invalid().samples, std::vector<std::string>{"abc"});

    std::vector<Literal> dates = many({"2020-01-01", xsd + "date"}, 200);
    dates.push_back({"2021-02-30", xsd + "date"});
    EXPECT_EQ(cell(dates, 0), text("2020-01-01"));
    EXPECT_EQ(cell(dates, 200), Value());
    EXPECT_EQ(columnOf(dates).rule.text(), "ISO 8601 date");
}

TEST(TypedValue, StaysTextWhereMoreThanOneInAHundredIsWrong) {
    std::vector<Literal> literals = many({"7", xsd + "integer", "", 7}, 98);
    literals.push_back({"abc", xsd + "integer"});
    literals.push_back({"def", xsd + "integer"});
    EXPECT_EQ(columnOf(literals).type, "TEXT");
    EXPECT_EQ(cell(literals, 98), text("abc"));
    EXPECT_EQ(columnOf({{"true", xsd + "boolean", "", 1}, {"yes", xsd + "boolean"}}).type, "TEXT");
}

TEST(TypedValue, NeverMakesAFractionNullForTheSakeOfIntegers) {
    std::vector<Literal> literals = many({"7", xsd + "decimal", "", 7}, 500);
    literals.push_back({"7.5", xsd + "decimal", "", 7.5});
    EXPECT_EQ(cell(literals, 500), real(7.5));
}

TEST(TypedValue, TellsTheMostFrequentDatatype) {
    const std::vector<Literal> literals{
        {"1", xsd + "int", "", 1}, {"2", xsd + "integer", "", 2}, {"3", xsd + "integer", "", 3}};
    EXPECT_EQ(evidenceOf(literals).decide("size", "size").datatype, xsd + "integer");
    EXPECT_EQ(evidenceOf({{"red"}}).decide("colour", "colour").datatype, "");
}
