// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/components/queryhighlighter.h"

#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <gtest/gtest.h>

using namespace tripletalk::app;

namespace {

/// The coloured words of a text, line by line, with the first letter of their colour's name.
QStringList coloured(const QString& language, const QString& text) {
    QTextDocument document(text);
    QueryHighlighter highlighter;
    highlighter.setProperty("language", language);
    for (const char* colour : {"keyword", "text", "number", "variable", "comment"})
        highlighter.setProperty(colour, QColor::fromRgb(static_cast<QRgb>(colour[0])));
    highlighter.setDocument(&document);
    highlighter.rehighlight();
    QStringList words;
    for (QTextBlock line = document.begin(); line.isValid(); line = line.next())
        for (const auto& range : line.layout()->formats())
            words << QChar(range.format.foreground().color().rgb() & 0xFFU) + QStringLiteral(":") +
                         line.text().mid(range.start, range.length);
    return words;
}

TEST(QueryHighlighter, ColoursTheWordsOfALanguage) {
    EXPECT_EQ(coloured("sql", "SELECT 'ä😀', 1.5 -- x"),
              (QStringList{"k:SELECT", "t:'ä😀'", "n:1.5", "c:-- x"}));
    EXPECT_EQ(coloured("sparql", "ASK { ?s ?p '😀' }"),
              (QStringList{"k:ASK", "v:?s", "v:?p", "t:'😀'"}));
}

TEST(QueryHighlighter, ColoursWhatGoesOverLines) {
    EXPECT_EQ(coloured("sql", "SELECT /* a\nb */ 1"),
              (QStringList{"k:SELECT", "c:/* a", "c:b */", "n:1"}));
    EXPECT_EQ(coloured("sparql", "ASK { ?s ?p '''a\nb''' }"),
              (QStringList{"k:ASK", "v:?s", "v:?p", "t:'''a", "t:b'''"}));
}

TEST(QueryHighlighter, LeavesOtherTextsAsTheyAre) {
    EXPECT_EQ(coloured("", "SELECT 1"), QStringList());
    EXPECT_EQ(coloured("nothing", "SELECT 1"), QStringList());
}

}  // namespace
