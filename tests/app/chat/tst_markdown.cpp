// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/chat/markdown.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using testing::HasSubstr;
using testing::Not;
using tripletalk::app::markdownBlocks;
using tripletalk::app::markdownToHtml;
using tripletalk::app::markdownToPlain;

namespace {

std::string html(std::string_view markdown, int sources = 3) {
    return markdownToHtml(markdown, sources).toStdString();
}

TEST(Markdown, MakesCitationsLinks) {
    const std::string text = html("Three [1]. Four [2, 3].");
    EXPECT_THAT(text, HasSubstr("href=\"cite:1\""));
    EXPECT_THAT(text, HasSubstr("href=\"cite:2\""));
    EXPECT_THAT(text, HasSubstr("href=\"cite:3\""));
    EXPECT_THAT(text, HasSubstr("Four "));
}

TEST(Markdown, ShowsACitationOnceWhereSentencesInARowHaveTheSame) {
    const auto links = [](std::string_view markdown) {
        return QString::fromStdString(html(markdown)).count(QLatin1String("href=\"cite:"));
    };
    EXPECT_EQ(links("Ada is red. [1] Her mass is 40 kg. [1] She is new. [1]"), 1);
    EXPECT_THAT(html("Ada is red. [1] Her mass is 40 kg. [1] She is new."),
                HasSubstr("Ada is red. Her mass is 40 kg. <a"));
    EXPECT_EQ(links("Ada is red. [1] Her mass is 40 kg. [2] She is new. [1]"), 3);
    EXPECT_EQ(links("Ada. [1, 2] Bo. [1, 2] Cy. [2]"), 3);
    EXPECT_EQ(links("- Ada. [1]\n- Bo. [1]"), 2) << "each line has its own";
}

TEST(Markdown, MakesCitationsLinksWhereverTheyStand) {
    const std::string link = "<a class=\"cite\" href=\"cite:1\">\u00A01\u00A0</a>";
    for (const char* text : {"| a |\n|---|\n| two [1] |", "| a [1] |\n|---|\n| b |", "# Two [1]",
                             "- **two [1]**", "~~two [1]~~", "> two [1]"})
        EXPECT_THAT(html(text), HasSubstr(link)) << text;
}

TEST(Markdown, LeavesNumbersThatAreNoSourceAlone) {
    EXPECT_THAT(html("In [2024] or [0] or [4]."), HasSubstr("[2024] or [0] or [4]"));
    EXPECT_THAT(html("`a[1]`"), Not(HasSubstr("cite:")));
}

TEST(Markdown, LoadsNothing) {
    for (const char* hostile :
         {"![x](http://evil/x.png)", "![x](file:///etc/passwd)", "<img src=\"http://evil/x.png\">",
          "a<br>b <b>c</b>", "<div style=\"background-image:url(http://evil)\">x</div>",
          "| a |\n|---|\n| ![x](http://evil/x.png) |", "<script>alert(1)</script>",
          "[![i](http://evil/i)](http://evil)"}) {
        const std::string text = html(hostile);
        EXPECT_THAT(text, Not(HasSubstr("<img"))) << hostile;
        EXPECT_THAT(text, Not(HasSubstr("<div"))) << hostile;
        EXPECT_THAT(text, Not(HasSubstr("<script"))) << hostile;
        EXPECT_THAT(text, Not(HasSubstr("<b>"))) << hostile;
        EXPECT_FALSE(text.empty()) << hostile;
    }
    EXPECT_THAT(html("a<br>b"), HasSubstr("a&lt;br&gt;b"));
}

TEST(Markdown, KeepsOnlyLinksThatABrowserMayFollow) {
    EXPECT_THAT(html("[a](https://example.org/)"), HasSubstr("href=\"https://example.org/\""));
    for (const char* odd : {"[a](javascript:alert(1))", "[a](file:///etc/passwd)", "[a](cite:9)"})
        EXPECT_THAT(html(odd), Not(HasSubstr("href"))) << odd;
}

TEST(Markdown, ShowsTablesListsAndCode) {
    EXPECT_THAT(html("| a | b |\n|---|--:|\n| 1 | 2 |"), HasSubstr("<td"));
    EXPECT_THAT(html("- a\n- b"), HasSubstr("<li>"));
    EXPECT_THAT(html("```\nx < y\n```"), HasSubstr("x &lt; y"));
}

TEST(Markdown, CutsAnAnswerIntoTextAndCode) {
    const auto parts = markdownBlocks("# A\n\nb [1]\n\n```sql x\nSELECT '<'\n```\n- c\n- d", 1);
    ASSERT_EQ(parts.size(), 3U);
    EXPECT_FALSE(parts[0].code);
    EXPECT_TRUE(parts[0].text.contains("<h1>A</h1>"));
    EXPECT_TRUE(parts[0].text.contains("href=\"cite:1\""));
    EXPECT_EQ(parts[1], (tripletalk::app::MarkdownBlock{true, "SELECT '<'", "sql"}));
    EXPECT_TRUE(parts[2].text.contains("<li>d</li>"));
    EXPECT_TRUE(markdownBlocks("", 0).empty());
    EXPECT_EQ(markdownBlocks("```\nhalf", 0).size(), 1U);
}

TEST(Markdown, ShowsTheBeginningOfATextWithoutEndAndSaysSo) {
    const auto parts = markdownBlocks(std::string(std::size_t{4} << 20, 'x'), 0);
    ASSERT_EQ(parts.size(), 2U);
    EXPECT_TRUE(parts[0].code) << "a word without end is not broken into lines";
    EXPECT_LT(parts[0].text.size(), 200'000);
    EXPECT_TRUE(parts[1].text.contains(QStringLiteral("too long"))) << parts[1].text.toStdString();
    const auto word = markdownBlocks(std::string(8000, 'x'), 0);
    ASSERT_EQ(word.size(), 1U);
    EXPECT_FALSE(word[0].code);
}

TEST(Markdown, ShowsWhatIsTooLargeToLayOutAsItIsWritten) {
    const auto repeated = [](const std::string& piece, int times) {
        std::string all;
        for (int i = 0; i < times; ++i) all += piece;
        return all;
    };
    const std::string table =
        repeated("|a", 1000) + "|\n" + repeated("|-", 1000) + "|\n" + repeated("|b\n", 1000);
    const std::string nested = repeated(">", 3000) + " x";
    const std::string listed = repeated("- ", 3000) + " x";
    const std::string emphasised = repeated("**a** ", 20'000);
    for (const std::string& large : {table, nested, listed, emphasised}) {
        const auto parts = markdownBlocks(large, 0);
        ASSERT_EQ(parts.size(), 1U) << large.substr(0, 40);
        EXPECT_TRUE(parts[0].code) << large.substr(0, 40);
        EXPECT_THAT(html(large), testing::StartsWith("<pre><code>")) << large.substr(0, 40);
    }
    const std::string usual =
        repeated("|a", 10) + "|\n" + repeated("|-", 10) + "|\n" + repeated("|b\n", 100);
    EXPECT_THAT(html(usual), HasSubstr("<td"));
}

TEST(Markdown, IsReadableWithoutItsMarks) {
    EXPECT_EQ(markdownToPlain("There are **3** [1].\n\n- `a`\n- b"),
              "There are 3 [1].\n\n  - a\n  - b");
}

}  // namespace
