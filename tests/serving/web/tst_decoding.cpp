// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "serving/web/decoding.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tripletalk::serving;
using namespace std::string_literals;
using testing::ElementsAre;
using testing::Optional;

TEST(PercentDecoded, ReadsEscapesAndNothingElse) {
    EXPECT_EQ(percentDecoded("a%2Fb%2fc"), "a/b/c");
    EXPECT_EQ(percentDecoded("%C3%A4"), "ä");
    EXPECT_EQ(percentDecoded("%00x"), "\0x"s);
    EXPECT_EQ(percentDecoded("100%"), "100%");
    EXPECT_EQ(percentDecoded("%2"), "%2");
    EXPECT_EQ(percentDecoded("%zz%4"), "%zz%4");
    EXPECT_EQ(percentDecoded("%252F"), "%2F") << "once alone";
}

TEST(PercentDecoded, TakesPlusForABlankOnlyInForms) {
    EXPECT_EQ(percentDecoded("a+b"), "a+b");
    EXPECT_EQ(percentDecoded("a+b%2B", true), "a b+");
}

TEST(Base64, IsReadInBothAlphabetsWithAndWithoutItsEnd) {
    EXPECT_EQ(fromBase64("dXNlcjpwYXNz"), "user:pass");
    EXPECT_EQ(fromBase64("Zg=="), "f");
    EXPECT_EQ(fromBase64("Zg"), "f");
    EXPECT_EQ(fromBase64("+/+/"), fromBase64("-_-_"));
    EXPECT_EQ(fromBase64("+/+/"), "\xfb\xff\xbf");
    EXPECT_EQ(fromBase64("Zm9v!YmFy"), "foo") << "up to what is none";
    EXPECT_EQ(fromBase64(""), "");
}

TEST(Parameters, KeepTheirOrderAndTheirRepetitions) {
    const Parameters parameters("query=ASK+%7B%7D&g=1&g=2&empty=&bare&g=1%261");
    EXPECT_THAT(parameters.find("query"), Optional("ASK {}"s));
    EXPECT_THAT(parameters.all("g"), ElementsAre("1", "2", "1&1"));
    EXPECT_THAT(parameters.find("g"), Optional("1"s));
    EXPECT_THAT(parameters.find("empty"), Optional(""s));
    EXPECT_THAT(parameters.find("bare"), Optional(""s));
    EXPECT_FALSE(parameters.find("other"));
    EXPECT_FALSE(Parameters("").find(""));
    EXPECT_THAT(Parameters("a=b=c").find("a"), Optional("b=c"s));
}

namespace {

std::string chosen(std::string_view accept) {
    const std::vector<std::string> offered{"text/turtle", "application/json", "text/csv"};
    const auto index = acceptable(accept, offered);
    return index ? offered[*index] : "";
}

}  // namespace

TEST(Acceptable, IsTheFirstOfferedWhereAnythingIsTaken) {
    EXPECT_EQ(chosen(""), "text/turtle");
    EXPECT_EQ(chosen("  "), "text/turtle");
    EXPECT_EQ(chosen("*/*"), "text/turtle");
}

TEST(Acceptable, IsWhatHasTheHighestQuality) {
    EXPECT_EQ(chosen("text/csv"), "text/csv");
    EXPECT_EQ(chosen("TEXT/CSV"), "text/csv");
    EXPECT_EQ(chosen("text/turtle;q=0.5, text/csv;q=0.8, application/json ; q=0.7"), "text/csv");
    EXPECT_EQ(chosen("text/csv, text/turtle"), "text/turtle") << "of equals the first offered";
    EXPECT_EQ(chosen("text/html, application/xhtml+xml, */*;q=0.1"), "text/turtle");
    EXPECT_EQ(chosen("application/json;charset=utf-8;q=0.9, */*;q=0.1"), "application/json");
}

TEST(Acceptable, FollowsTheMostExactRange) {
    EXPECT_EQ(chosen("text/*"), "text/turtle");
    EXPECT_EQ(chosen("text/*, text/turtle;q=0"), "text/csv");
    EXPECT_EQ(chosen("text/turtle;q=0, */*"), "application/json");
    EXPECT_EQ(chosen("*/*;q=0.9, text/*;q=0.2"), "application/json");
}

TEST(Acceptable, IsNothingWhereNothingIsTaken) {
    EXPECT_EQ(chosen("image/png"), "");
    EXPECT_EQ(chosen("*/*;q=0"), "");
    EXPECT_EQ(chosen("text/csv;q=nonsense"), "");
    EXPECT_EQ(chosen("text/csv;q=nan"), "");
    EXPECT_EQ(chosen("text"), "");
    EXPECT_EQ(chosen(",,;;,"), "");
}
