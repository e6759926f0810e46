// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/components/wordhighlighter.h"

#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::app;

namespace {

QStringList marked(const QString& text, const QString& words) {
    QStringList all;
    for (const auto& [place, length] : WordHighlighter::wordsIn(text, words))
        all << text.mid(place, length);
    return all;
}

TEST(WordHighlighter, MarksWordsWithTheirEndingsWhateverTheirCaseAndAccents) {
    EXPECT_EQ(marked("Émile’s lamps, 𝄞 a LAMP and lampoons", "lamp emile"),
              (QStringList{"Émile", "lamps", "LAMP"}));
    EXPECT_EQ(marked("in it is", "in it"), QStringList());
    EXPECT_EQ(marked("<b>red</b>", "red"), QStringList{"red"});
    EXPECT_EQ(marked("red", ""), QStringList());
}

TEST(WordHighlighter, MarksPhrasesAnywhere) {
    EXPECT_EQ(WordHighlighter::phrasesIn("Select SELECTed", "select").size(), 2);
    EXPECT_TRUE(WordHighlighter::phrasesIn("abc", "").isEmpty());
}

}  // namespace
