// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "passages/outline.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::passages {

using testing::ElementsAre;
using testing::IsEmpty;

namespace {

/// One line a block: "1 heading", "paragraph", "* item | item", "headers // row; row".
std::vector<std::string> shown(const Outline& outline) {
    std::vector<std::string> lines;
    const auto join = [](const std::vector<std::string>& parts) {
        std::string text;
        for (const std::string& part : parts) (text += text.empty() ? "" : " | ") += part;
        return text;
    };
    for (const Block& block : outline.blocks) {
        if (block.kind == Block::Kind::Heading)
            lines.push_back(std::to_string(block.level) + ' ' + block.text);
        else if (block.kind == Block::Kind::Paragraph)
            lines.push_back(block.text);
        else if (block.kind == Block::Kind::List)
            lines.push_back("* " + join(block.items));
        else {
            std::string line = join(block.table.headers) + " //";
            for (const auto& row : block.table.rows) line += ' ' + join(row) + ';';
            lines.push_back(line);
        }
    }
    return lines;
}

}  // namespace

TEST(Markdown, IsReadAsHeadingsProseListsAndTables) {
    const Outline outline = readMarkdown(
        "# Lamps\n\nOld *brass*\nlamps with [links](http://x.example/).\n\n## Parts\n\n- wick\n- "
        "glass\n  - tall\n  - `short`\n\n"
        "| Part | Price |\n| --- | ---: |\n| wick | 2 |\n| | |\n| glass | |\n");
    EXPECT_THAT(shown(outline),
                ElementsAre("1 Lamps", "Old brass lamps with links.", "2 Parts",
                            "* wick | glass | tall | short", "Part | Price // wick | 2; glass;"));
}

TEST(Markdown, TakesTheTitleOfItsFrontMatter) {
    const Outline outline = readMarkdown("---\ntitle: \"Lamp care\"\nlayout: page\n---\nText.\n");
    EXPECT_EQ(outline.title, "Lamp care");
    EXPECT_THAT(shown(outline), ElementsAre("Text."));
}

TEST(Markdown, ReadsHtmlInsideItWithoutRunningAnything) {
    EXPECT_THAT(shown(readMarkdown(
                    "Before.\n\n<p>In <b>HTML</b></p><script>alert(1)</script>\n\nAfter.\n")),
                ElementsAre("Before.", "In HTML", "After."));
}

TEST(Html, IsReadAsHeadingsProseListsAndTables) {
    const Outline outline = readHtml(
        "<!DOCTYPE html><html><head><title>Care &amp; "
        "use</title><style>p{}</style></head><body><!-- no -->"
        "<h1>Care</h1><p>One<br>two.</p><div>Three</div><ul><li><p>wick</p><li>glass</ul>"
        "<table><caption>Prices:</caption><tr><th>Part<th>Price</tr><tr><td>wick</td><td><b>2</"
        "b>&nbsp;EUR</td></tr></table>tail");
    EXPECT_EQ(outline.title, "Care & use");
    EXPECT_THAT(shown(outline), ElementsAre("1 Care", "One two.", "Three", "* wick | glass",
                                            "Prices:", "Part | Price // wick | 2 EUR;", "tail"));
}

TEST(Html, SpreadsCellsThatSpanRowsAndColumns) {
    const Outline outline = readHtml(
        "<table><tr><th rowspan=2>Lamp</th><th "
        "colspan=\"2\">Size</th></tr><tr><th>wide</th><th>high</th></tr>"
        "<tr><td "
        "rowspan=2>brass</td><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>");
    EXPECT_THAT(shown(outline),
                ElementsAre("Lamp | Size wide | Size high // brass | 1 | 2; brass | 3 | 4;"));
}

TEST(Html, SkipsWhatIsNoTextEvenUnclosed) {
    EXPECT_THAT(shown(readHtml("<p>a</p><script>if (a</b) \"</p>\"</script><p>b</p><style>x")),
                ElementsAre("a", "b"));
    EXPECT_THAT(shown(readHtml("5 < 6 and <b attr='>'>bold</b")), ElementsAre("5 < 6 and bold"));
}

TEST(Html, KeepsATableInsideATableInItsCell) {
    EXPECT_THAT(shown(readHtml("<table><tr><td>a</td><td><table><tr><td>b</td><td>c</td></tr></"
                               "table></td></tr></table>")),
                ElementsAre(" // a | b c;"));
}

TEST(PlainText, IsReadAsTitleParagraphsAndLists) {
    const Outline outline =
        readPlainText("Lamp care\n\nTrim the\nwick.\n\n- brass\n  old\n2) glass\n");
    EXPECT_EQ(outline.title, "Lamp care");
    EXPECT_THAT(shown(outline), ElementsAre("Trim the wick.", "* brass old | glass"));
}

TEST(TableRows, SayEachValueWithItsHeader) {
    EXPECT_EQ(rowText({{"Part", "Price"}, {{"wick", "2"}}}, 0), "Part is wick, Price is 2");
    EXPECT_EQ(rowText({{}, {{"Height", "20 cm"}}}, 0), "Height: 20 cm");
    EXPECT_EQ(rowText({{"Part"}, {{"wick", "", "old"}}}, 0), "Part is wick, old");
}

}  // namespace tripletalk::passages
