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
    EXPECT_THAT(shown(readHtml("<p>a<noscript> turned on</noscript></p><template>t</template>b")),
                ElementsAre("a", "b"));
    EXPECT_THAT(shown(readHtml("5 < 6 and <b attr='>'>bold</b")), ElementsAre("5 < 6 and bold"));
}

TEST(Html, KeepsATableInsideATableInItsCell) {
    EXPECT_THAT(shown(readHtml("<table><tr><td>a</td><td><table><tr><td>b</td><td>c</td></tr></"
                               "table></td></tr></table>")),
                ElementsAre(" // a | b c;"));
}

TEST(Html, ReplacesEntitiesByTheirCharactersOnce) {
    EXPECT_THAT(shown(readHtml("caf&eacute; &amp; cr&#232;me &#x1F600; 5&nbsp;&euro;<hr>&amp;lt;"
                               "<hr>soft&shy;ly<hr>R&D &unknown; &; &")),
                ElementsAre("café & crème 😀 5 €", "&lt;", "softly", "R&D &unknown; &; &"));
}

TEST(Html, MakesNothingOfEntitiesThatADoctypeDeclares) {
    EXPECT_THAT(shown(readHtml("<!DOCTYPE html [<!ENTITY a \"aaaa\"><!ENTITY b SYSTEM "
                               "\"file:///etc/passwd\">]><p>&a;&b;</p>")),
                testing::Contains(testing::HasSubstr("&a;&b;")));
}

TEST(Html, KeepsALineTogetherWhereverItStands) {
    const auto line = ElementsAre("one two three");
    EXPECT_THAT(shown(readHtml("<b>one</b> two <i>three</i>")), line);
    EXPECT_THAT(shown(readHtml("<html><body><b>one</b> two <i>three</i></body></html>")), line);
    EXPECT_THAT(shown(readHtml("</div><b>one</b> two</p> <i>three</i>")), line);
}

TEST(Html, ReadsUtf8WhateverItsMetaTagSays) {
    EXPECT_THAT(shown(readHtml("<meta charset=iso-8859-1><p>Zürich</p>")), ElementsAre("Zürich"));
}

TEST(Html, ReadsWhatIsLeftOpenAndWronglyNested) {
    EXPECT_THAT(shown(readHtml("<ul><li>wick<ul><li>tall</ul><li>glass")),
                ElementsAre("* wick | tall | glass"));
    EXPECT_THAT(shown(readHtml("<table><tr><td>wick<td>2<tr><td>glass")),
                ElementsAre(" // wick | 2; glass;"));
    EXPECT_THAT(shown(readHtml("<h2>Care<p>Trim <b>the <i>wick</b> now</i>.</div></table><hr>x")),
                ElementsAre("2 Care", "Trim the wick now.", "x"));
}

TEST(Html, ReadsElementsThatStandDeeplyInEachOther) {
    for (const std::string tag : {"<b>", "<div>", "<ul><li>", "<table><tr><td>", "<x y='>'>"}) {
        std::string text = "begin ";
        for (int i = 0; i < 30'000; ++i) text += tag;
        text += "middle";
        for (int i = 0; i < 30'000; ++i) text += "</i></p></td></div>";
        const auto lines = shown(readHtml(text + " end"));
        std::string all;
        for (const std::string& line : lines) all += line + ' ';
        EXPECT_THAT(all, testing::ContainsRegex("begin.*middle.*end")) << tag;
    }
}

TEST(Html, DoesNotCompareAMillionAttributesWithEachOther) {
    std::string text = "<p>begin</p><p";
    for (int i = 0; i < 1'000'000; ++i) text += " a" + std::to_string(i);
    EXPECT_THAT(shown(readHtml(text + ">middle</p><p>end</p>")),
                ElementsAre("begin", "middle", "end"));
    EXPECT_THAT(shown(readHtml("<p>begin<img src='" + std::string(5'000'000, 'x') + "'>end</p>")),
                ElementsAre("beginend"));
}

TEST(Html, BoundsWhatCellsSpan) {
    std::string text = "<table>";
    for (int row = 0; row < 50; ++row) {
        text += "<tr>";
        for (int cell = 0; cell < 1000; ++cell) text += "<td colspan=9999999999 rowspan=100>x";
    }
    const auto outline = readHtml(text);
    std::size_t cells = 0;
    for (const auto& row : outline.blocks.at(0).table.rows) cells += row.size();
    EXPECT_LT(cells, 4'000'000U);
    EXPECT_GE(cells, 50'000U) << "each cell once at least";
}

TEST(Markdown, ReadsTablesOfVeryManyCellsAsText) {
    const auto table = [](int columns, int rows) {
        std::string text;
        for (const char* cell : {"|a", "|-"}) {
            for (int i = 0; i < columns; ++i) text += cell;
            text += "|\n";
        }
        for (int i = 0; i < rows; ++i) text += "|x|\n";
        return readMarkdown(text);
    };
    EXPECT_EQ(table(1000, 100).blocks.at(0).table.rows.size(), 100u);
    const auto large = table(1000, 2000);
    ASSERT_EQ(large.blocks.size(), 1u);
    EXPECT_EQ(large.blocks[0].kind, Block::Kind::Paragraph);
    EXPECT_THAT(large.blocks[0].text, testing::HasSubstr("|x|"));
}

/// Behind each line of marks cmark would look through all lines before it: for minutes.
TEST(Markdown, ReadsManyLinesOfMarksBehindALongParagraphAsText) {
    std::string text;
    for (int i = 0; i < 200'000; ++i) text += "a\n";
    for (int i = 0; i < 100'000; ++i) text += "|-\n";
    const auto read = readMarkdown(text);
    ASSERT_EQ(read.blocks.size(), 1u);
    EXPECT_THAT(read.blocks[0].text, testing::EndsWith("|-"));
}

TEST(Html, BoundsWhatTheCellsOfAllTablesSpan) {
    std::string text;
    for (int table = 0; table < 20; ++table) {
        text += "<table><tr><td colspan=100 rowspan=100>" + std::string(1000, 'x');
        for (int row = 0; row < 100; ++row) text += "<tr><td>";
        text += "</table>";
    }
    for (const Outline& outline : {readHtml(text), readMarkdown(text)}) {
        std::size_t bytes = 0;
        for (const Block& block : outline.blocks)
            for (const auto& row : block.table.rows)
                for (const std::string& cell : row) bytes += cell.size();
        EXPECT_GE(bytes, 20U * 1000);
        EXPECT_LE(bytes, 17 * text.size());
    }
}

TEST(Html, ReadsAnythingWithoutACrash) {
    const std::string whole =
        "<!DOCTYPE html><html><head><title>T</title><script>a<b</script></head><body><h1 "
        "a='b'>H</h1><table><tr><td rowspan=2>c&eacute;</td></tr></table><ul><li>&#x41;<svg><p>"
        "</svg></ul><!-- c --><?p?><![CDATA[x]]></body></html>";
    std::uint32_t state = 1;
    const auto next = [&] { return state = state * 1'664'525U + 1'013'904'223U; };
    for (int round = 0; round < 2000; ++round) {
        std::string broken = whole.substr(0, next() % (whole.size() + 1));
        for (int i = 0; i < 8 && !broken.empty(); ++i)
            broken[next() % broken.size()] = "<>&;/'\"! \n\0\xC3"[next() % 12];
        broken += whole.substr(next() % whole.size());
        for (const Block& block : readHtml(broken).blocks)
            EXPECT_FALSE(block.text.empty() && block.items.empty() && block.table.rows.empty());
    }
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
