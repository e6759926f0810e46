// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/parser/functiontable.h"

#include <gtest/gtest.h>

using namespace tripletalk::sparql;

TEST(FunctionTable, FindsAFunctionByItsNameInAnyCase) {
    ASSERT_NE(findFunction("encode_for_URI"), nullptr);
    EXPECT_EQ(findFunction("encode_for_URI")->function, Function::EncodeForUri);
    EXPECT_EQ(findFunction("encode for uri"), nullptr);
    EXPECT_EQ(findFunction(""), nullptr);
}

TEST(FunctionTable, NamesEveryFunctionThatIsCalledByName) {
    for (int i = static_cast<int>(Function::Str); i < static_cast<int>(Function::Named); ++i) {
        const auto function = static_cast<Function>(i);
        if (function == Function::Exists || function == Function::NotExists) continue;
        EXPECT_NE(findFunction(function), nullptr) << i;
    }
}
