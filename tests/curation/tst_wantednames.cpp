// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "curation/wantednames.h"

#include <gtest/gtest.h>

namespace tripletalk::curation {

TEST(Expression, ClosesNoParenthesisThatItDidNotOpen) {
    for (const char* expression :
         {"length_max * 2", "(length_max + 1) * (2)", "')' || label", "\"odd ) name\" + 1"})
        EXPECT_TRUE(whyNoExpression(expression).empty()) << expression;
    for (const char* expression : {"1) AS x, (2", "1) FROM car WHERE (1", ")", "(1", "(1))", "1)"})
        EXPECT_FALSE(whyNoExpression(expression).empty()) << expression;
}

TEST(Expression, EndsNoStatement) {
    EXPECT_FALSE(whyNoExpression("1; 2").empty());
    EXPECT_TRUE(whyNoExpression("'1; 2'").empty());
}

}  // namespace tripletalk::curation
