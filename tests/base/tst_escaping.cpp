// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/escaping.h"

#include <gtest/gtest.h>

namespace tripletalk::text {

TEST(Escaping, QuotesACellOfCsvWhereItHasTo) {
    EXPECT_EQ(csvCell("plain text; it's"), "plain text; it's");
    EXPECT_EQ(csvCell("a,b"), "\"a,b\"");
    EXPECT_EQ(csvCell("5\" wide"), "\"5\"\" wide\"");
    EXPECT_EQ(csvCell("two\nlines"), "\"two\nlines\"");
    EXPECT_EQ(csvCell(""), "");
}

TEST(Escaping, LeavesNoMarkupInATextForHtmlOrXml) {
    EXPECT_EQ(escapedMarkup("<a href=\"x\" b='y'>R&D</a> é"),
              "&lt;a href=&quot;x&quot; b=&#39;y&#39;&gt;R&amp;D&lt;/a&gt; é");
}

TEST(Escaping, EncodesWhatHasAMeaningInAnAddress) {
    EXPECT_EQ(percentEncoded("a b/c?d=é~"), "a%20b%2Fc%3Fd%3D%C3%A9~");
    EXPECT_EQ(percentEncoded("/tmp/a b~", "/.-_"), "/tmp/a%20b%7E");
    EXPECT_EQ(percentEncoded(std::string_view("\0%", 2)), "%00%25");
}

TEST(Escaping, WritesBytesAsHexadecimalDigits) {
    EXPECT_EQ(hexadecimal(std::string_view("\0\x7f\xff", 3)), "007fff");
}

}  // namespace tripletalk::text
