// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph/literalvalue.h"

#include <gtest/gtest.h>

namespace tripletalk::graph {

namespace {

rdf::Term typed(std::string lexical, const std::string& type) {
    return rdf::Term::literal(std::move(lexical), "http://www.w3.org/2001/XMLSchema#" + type);
}
std::optional<double> number(std::string lexical, const std::string& type) {
    return numberOf(typed(std::move(lexical), type));
}
std::optional<double> instant(std::string lexical, const std::string& type) {
    return instantOf(typed(std::move(lexical), type));
}

}  // namespace

TEST(NumberOf, ReadsEveryNumericForm) {
    EXPECT_EQ(number("+05", "integer"), 5);
    EXPECT_EQ(number("-1.50", "decimal"), -1.5);
    EXPECT_EQ(number(".5", "decimal"), 0.5);
    EXPECT_EQ(number("5.", "decimal"), 5);
    EXPECT_EQ(number("1.5e3", "double"), 1500);
    EXPECT_EQ(number(" 2E-1\n", "float"), 0.2);
    EXPECT_EQ(number("true", "boolean"), 1);
    EXPECT_EQ(number("0", "boolean"), 0);
}

TEST(NumberOf, RefusesWhatTheTypeDoesNotAllow) {
    for (const auto& [lexical, type] : {std::pair("1.5", "integer"),
                                        {"1e3", "decimal"},
                                        {"", "integer"},
                                        {"-", "integer"},
                                        {".", "decimal"},
                                        {"1e", "double"},
                                        {"1,5", "decimal"},
                                        {"yes", "boolean"},
                                        {"0x1", "integer"},
                                        {"+-1", "integer"},
                                        {"NaN", "double"},
                                        {"INF", "double"},
                                        {"1e999", "double"},
                                        {"128", "byte"},
                                        {"-1", "nonNegativeInteger"},
                                        {"0", "positiveInteger"},
                                        {"65536", "unsignedShort"},
                                        {"5", "string"},
                                        {"2020", "gYear"}})
        EXPECT_EQ(number(lexical, type), std::nullopt) << lexical << " " << type;
    EXPECT_EQ(numberOf(rdf::Term::literal("5")), std::nullopt);
    EXPECT_EQ(numberOf(rdf::Term::iri("5")), std::nullopt);
}

TEST(InstantOf, CountsSecondsFrom1970) {
    EXPECT_EQ(instant("1970-01-01", "date"), 0);
    EXPECT_EQ(instant("2000-02-29", "date"), 951782400);
    EXPECT_EQ(instant("2001-09-09T01:46:40Z", "dateTime"), 1000000000);
    EXPECT_EQ(instant("2001-09-09T03:46:40.25+02:00", "dateTime"), 1000000000.25);
    EXPECT_EQ(instant("1969-12-31T24:00:00", "dateTime"), 0);
    EXPECT_EQ(instant("1970-01-01T00:00:00-01:30", "dateTimeStamp"), 5400);
    EXPECT_EQ(instant("1971", "gYear"), 31536000);
    EXPECT_EQ(instant("1970-02", "gYearMonth"), 31 * 86400);
    EXPECT_EQ(instant("0001-01-01", "date"), -62135596800);
    EXPECT_EQ(instant("-0001-01-01", "date"), -62135596800 - (366 + 365) * 86400.0);
    EXPECT_EQ(instant("12000-01-01", "date"), 316516204800);
}

TEST(InstantOf, RefusesDatesThatDoNotExist) {
    for (const auto& [lexical, type] : {std::pair("2001-02-29", "date"),
                                        {"1900-02-29", "date"},
                                        {"2001-13-01", "date"},
                                        {"2001-00-01", "date"},
                                        {"01-01-01", "date"},
                                        {"02001-01-01", "date"},
                                        {"2001-1-1", "date"},
                                        {"2001-01-01T00:00:00", "date"},
                                        {"2001-01-01", "dateTime"},
                                        {"2001-01-01T25:00:00", "dateTime"},
                                        {"2001-01-01T24:00:01", "dateTime"},
                                        {"2001-01-01T00:60:00", "dateTime"},
                                        {"2001-01-01T00:00:00.", "dateTime"},
                                        {"2001-01-01T00:00:00+15:00", "dateTime"},
                                        {"2001-01-01 00:00:00", "dateTime"},
                                        {"next year", "gYear"},
                                        {"", "date"},
                                        {"12:00:00", "time"},
                                        {"2001-01-01", "string"}})
        EXPECT_EQ(instant(lexical, type), std::nullopt) << lexical << " " << type;
}

}  // namespace tripletalk::graph
