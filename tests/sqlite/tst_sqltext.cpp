// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sqlite/sqltext.h"

#include <gmock/gmock.h>

namespace tripletalk::sqlite {

using testing::ElementsAre;
using testing::Optional;

namespace {

std::vector<std::string> texts(const std::vector<SqlToken>& pieces) {
    std::vector<std::string> found;
    for (const SqlToken& piece : pieces) found.emplace_back(piece.text);
    return found;
}

}  // namespace

TEST(SqlText, CommentsArePiecesAndNoTokens) {
    const std::string sql = "SELECT 1 -- one\n/* two */ FROM t";
    EXPECT_THAT(texts(piecesOf(sql)),
                ElementsAre("SELECT", "1", "-- one", "/* two */", "FROM", "t"));
    const auto tokens = tokensOf(sql);
    EXPECT_THAT(texts(tokens), ElementsAre("SELECT", "1", "FROM", "t"));
    EXPECT_TRUE(tokens[2].spaceBefore);
}

TEST(SqlText, WhatIsNotClosedIsOpen) {
    for (const char* sql : {"'a", "'a''", "\"a", "[a", "/* a", "-- a", "'"})
        EXPECT_TRUE(piecesOf(sql).back().open) << sql;
    for (const char* sql : {"'a'", "'a'''", "\"a\"", "[a]", "/* a */", "a"})
        EXPECT_FALSE(piecesOf(sql).back().open) << sql;
}

TEST(SqlText, NamesAreFoundInUnfinishedQueries) {
    EXPECT_THAT(namesIn("SELECT \"Year\" FROM Painting WHERE x = 'text"),
                ElementsAre("select", "year", "from", "painting", "where", "x"));
    std::vector<std::string> found;
    for (const TableName& name :
         tableNamesIn("SELECT p.a FROM painting AS p, artist JOIN museum m"))
        found.push_back(name.table + "/" + name.alias);
    EXPECT_THAT(found, ElementsAre("painting/p", "artist/artist", "museum/m"));
}

TEST(SqlText, ParenthesesAreMatched) {
    EXPECT_THAT(closingParentheses(tokensOf("f(a, (b))")),
                Optional(ElementsAre(0, 7, 0, 0, 6, 0, 0, 0)));
    EXPECT_FALSE(closingParentheses(tokensOf("(a")));
    EXPECT_FALSE(closingParentheses(tokensOf("a)(")));
    EXPECT_TRUE(closingParentheses(tokensOf("a = '('")));
}

TEST(SqlText, OneStatementHasNothingBehindIt) {
    EXPECT_EQ(oneStatement("SELECT 1"), "SELECT 1");
    EXPECT_EQ(oneStatement("SELECT ';' ; -- end"), "SELECT ';' ");
    EXPECT_EQ(oneStatement("SELECT 1; SELECT 2"), std::nullopt);
    EXPECT_EQ(oneStatement(" -- nothing"), std::nullopt);
}

TEST(SqlText, AViewsBodyStandsBehindAs) {
    EXPECT_EQ(viewBody("CREATE VIEW \"as\"(a, b) AS SELECT 1 AS a, 2"), " SELECT 1 AS a, 2");
    EXPECT_EQ(viewBody("CREATE TABLE t(a)"), std::nullopt);
}

}  // namespace tripletalk::sqlite
