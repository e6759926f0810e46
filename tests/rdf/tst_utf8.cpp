// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/utf8.h"

#include <gtest/gtest.h>

namespace tripletalk::rdf {

TEST(Utf8, AcceptsEveryLength) {
    EXPECT_EQ(firstInvalidUtf8(""), std::string_view::npos);
    EXPECT_EQ(firstInvalidUtf8("a ü € 😀 \xED\x9F\xBF \xEE\x80\x80 \xF4\x8F\xBF\xBF"),
              std::string_view::npos);
}

TEST(Utf8, SaysWhereTheFirstFaultIs) {
    EXPECT_EQ(firstInvalidUtf8("ab\xFF"), 2u);
    EXPECT_EQ(firstInvalidUtf8("ü\x80"), 2u);
    EXPECT_EQ(firstInvalidUtf8("a\xC3("), 1u);
    EXPECT_EQ(firstInvalidUtf8("a\xE2\x82"), 1u);
}

TEST(Utf8, RefusesOverlongFormsSurrogatesAndWhatIsBeyondUnicode) {
    for (const char* bad : {"\xC0\x80", "\xC1\xBF", "\xE0\x9F\xBF", "\xF0\x8F\xBF\xBF",
                            "\xED\xA0\x80", "\xED\xBF\xBF", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80"})
        EXPECT_EQ(firstInvalidUtf8(bad), 0u);
}

}  // namespace tripletalk::rdf
