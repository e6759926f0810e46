// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/relationpath.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::answering {

TEST(RelationPath, IsWrittenAsAPropertyPathAndReadBack) {
    const RelationPath path{{"http://e/a"}, {"urn:b/c", true}, {"http://e/d|e"}};
    EXPECT_EQ(toText(path), "<http://e/a>/^<urn:b/c>/<http://e/d|e>") << "any IRI stands in it";
    EXPECT_EQ(pathFromText(toText(path)), path);
}

TEST(RelationPath, IsNothingElse) {
    for (const char* text : {"", "<>", "a", "<a", "<a><b>", "<a>/", "<a>|<b>", "^", "<a>//<b>"})
        EXPECT_FALSE(pathFromText(text)) << text;
}

TEST(RelationPath, IsAPatternThatNeverComesBack) {
    EXPECT_EQ(patternOf("<x>", {{"a"}}, "?answer"), "<x> <a> ?answer . ");
    EXPECT_EQ(patternOf("<x>", {{"a"}, {"b", true}}, "?answer"),
              "<x> <a> ?v1 . ?answer <b> ?v1 . FILTER(!sameTerm(?answer, <x>)) ");
    EXPECT_THAT(patternOf("<x>", {{"a"}, {"a", true}, {"a"}}, "?answer"),
                testing::EndsWith("?v2 <a> ?answer . FILTER(!sameTerm(?answer, <x>)) "
                                  "FILTER(!sameTerm(?answer, ?v1)) "));
}

}  // namespace tripletalk::answering
