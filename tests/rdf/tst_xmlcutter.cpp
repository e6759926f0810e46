// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/xmlcutter.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::rdf {

namespace {

std::vector<XmlPiece> piecesOf(std::string_view text) {
    auto source = ByteSource::ofText(text);
    XmlCutter cutter(source);
    std::vector<XmlPiece> pieces;
    for (XmlPiece piece; cutter.next(piece).value();) pieces.push_back(piece);
    return pieces;
}

std::vector<std::string> textsOf(std::string_view text) {
    std::vector<std::string> texts;
    for (const XmlPiece& piece : piecesOf(text)) texts.push_back(piece.text);
    return texts;
}

}  // namespace

TEST(XmlCutter, CutsAfterEveryTag) {
    EXPECT_THAT(
        textsOf("<?xml a='>'?>\n<!-- <b> --><a b='>' c=\">'\">x<b/>y<![CDATA[<c>]]>z</a>\n"),
        testing::ElementsAre("<?xml a='>'?>", "\n<!-- <b> -->", "<a b='>' c=\">'\">", "x<b/>",
                             "y<![CDATA[<c>]]>", "z</a>", "\n"));
}

TEST(XmlCutter, TakesADoctypeAsOne) {
    const std::string doctype =
        "<!DOCTYPE r [<!ENTITY a ']>'> <!-- ]> ' --> <?p ]>' ?> <!ENTITY b \"'\">]>";
    EXPECT_THAT(textsOf(doctype + "<r/>"), testing::ElementsAre(doctype, "<r/>"));
}

TEST(XmlCutter, KnowsPlaceAndDepth) {
    const auto pieces = piecesOf("<a>\r\n \xC3\xA9<b c='1' d='2'/>\n</a>");
    ASSERT_EQ(pieces.size(), 3u);
    EXPECT_EQ(pieces[0].depth, 1);
    EXPECT_EQ(pieces[1].depth, 1);
    EXPECT_EQ(pieces[1].attributes, 2);
    EXPECT_EQ(pieces[1].line, 1);
    EXPECT_EQ(pieces[1].column, 4);
    EXPECT_EQ(pieces[1].tagLine, 2);
    EXPECT_EQ(pieces[1].tagColumn, 3);
    EXPECT_EQ(pieces[1].text.substr(pieces[1].tag), "<b c='1' d='2'/>");
    EXPECT_EQ(pieces[2].depth, 0);
    EXPECT_EQ(pieces[2].tagLine, 3);
}

TEST(XmlCutter, LosesNothingOfABrokenText) {
    const std::string text =
        "<?x ?><!-- a --><!DOCTYPE a [<!ENTITY b 'c'>]><a b='c'><![CDATA[d]]></a>";
    for (std::size_t length = 0; length <= text.size(); ++length) {
        std::string together;
        for (const std::string& piece : textsOf(text.substr(0, length))) together += piece;
        EXPECT_EQ(together, text.substr(0, length));
    }
}

TEST(XmlAttribute, IsFoundByItsWholeName) {
    EXPECT_EQ(xmlAttribute("<a xml:lang = 'de' b=\"xml:lang='en'\"/>", "xml:lang"), "de");
    EXPECT_EQ(xmlAttribute("<a b=\"xml:lang='en'\">", "xml:lang"), std::nullopt);
    EXPECT_EQ(xmlAttribute("<a\n\txml:lang=''>", "xml:lang"), "");
    EXPECT_EQ(xmlAttribute("<a x-xml:lang='en'>", "xml:lang"), std::nullopt);
    EXPECT_EQ(xmlAttribute("<!-- xml:lang='en' -->", "xml:lang"), std::nullopt);
}

}  // namespace tripletalk::rdf
