// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/canonicaljson.h"
#include "rdf/jsonnumber.h"

#include <gtest/gtest.h>

namespace tripletalk::rdf {

using nlohmann::json;

TEST(JsonNumbers, AreWrittenAsJavaScriptDoes) {
    EXPECT_EQ(scriptNumber(0), "0");
    EXPECT_EQ(scriptNumber(-0.0), "0");
    EXPECT_EQ(scriptNumber(-1.5), "-1.5");
    EXPECT_EQ(scriptNumber(0.000001), "0.000001");
    EXPECT_EQ(scriptNumber(0.00000123), "0.00000123");
    EXPECT_EQ(scriptNumber(1e-7), "1e-7");
    EXPECT_EQ(scriptNumber(1.25e-7), "1.25e-7");
    EXPECT_EQ(scriptNumber(123456789012345680000.0), "123456789012345680000");
    EXPECT_EQ(scriptNumber(1e21), "1e+21");
    EXPECT_EQ(scriptNumber(5e-324), "5e-324");
}

TEST(JsonNumbers, AreIntegersOrDoublesOfXsd) {
    EXPECT_TRUE(isJsonInteger(json(5.0)));
    EXPECT_FALSE(isJsonInteger(json(5.5)));
    EXPECT_FALSE(isJsonInteger(json(1e21)));
    EXPECT_EQ(integerText(json(-0.0)), "0");
    EXPECT_EQ(integerText(json(1e20)), "100000000000000000000");
    EXPECT_EQ(integerText(json(18446744073709551615U)), "18446744073709551615");
    EXPECT_EQ(doubleText(json(100)), "1.0E2");
    EXPECT_EQ(doubleText(json(-0.00125)), "-1.25E-3");
    EXPECT_EQ(doubleText(json(5.3)), "5.3E0");
}

TEST(CanonicalJson, OrdersNamesAsUtf16AndEscapesWhatMustBe) {
    const json value{
        {"\U0001F600", 1}, {"\uFB33", 2}, {"a", "\x01\"\\\n\u20AC"}, {"B", json::array()}};
    EXPECT_EQ(canonicalJson(value),
              "{\"B\":[],\"a\":\"\\u0001\\\"\\\\\\n\u20AC\",\"\U0001F600\":1,\"\uFB33\":2}");
}

}  // namespace tripletalk::rdf
