// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/model/replymembers.h"

#include <gtest/gtest.h>

namespace tripletalk::answering {

TEST(ChosenNumber, IsTheFirstThatNamesAResult) {
    const auto chosen = [](const std::string& reply) {
        llm::ChatReply said;
        said.content = reply;
        const auto number = chosenNumber(said, {1, 3});
        return number ? *number : 0;
    };
    EXPECT_EQ(chosen(R"({"why": "2 rows", "number": 3})"), 3);
    EXPECT_EQ(chosen(R"({"number": "[1]"})"), 1);
    EXPECT_EQ(chosen("I take [3], since it has 1 row."), 3);
    EXPECT_EQ(chosen("Of 2 the 1 st."), 1);
    EXPECT_EQ(chosen("0"), 0);
    EXPECT_EQ(chosen("none"), 0);
    EXPECT_EQ(chosen(""), 0);
}

}  // namespace tripletalk::answering
