// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "passages/htmlentities.h"

#include <gtest/gtest.h>

namespace tripletalk::passages {

TEST(HtmlEntities, AreReplacedByTheirCharacters) {
    EXPECT_EQ(withoutEntities("caf&eacute; &amp; cr&#232;me &#x1F600; 5&nbsp;&euro;"),
              "café & crème 😀 5 €");
}

TEST(HtmlEntities, AreDecodedOnce) { EXPECT_EQ(withoutEntities("&amp;lt;"), "&lt;"); }

TEST(HtmlEntities, ThatAreBrokenStayOrBecomeTheReplacementCharacter) {
    EXPECT_EQ(withoutEntities("R&D &unknown; &; &#; &#xZZ; &"), "R&D &unknown; &; &#; &#xZZ; &");
    EXPECT_EQ(withoutEntities("&#0; &#xD800; &#x110000;"), "\uFFFD \uFFFD \uFFFD");
}

}  // namespace tripletalk::passages
