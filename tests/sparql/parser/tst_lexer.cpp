// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/parser/lexer.h"

#include <gtest/gtest.h>

namespace tripletalk::sparql {

namespace {

using Kind = Token::Kind;

std::vector<Token> tokensOf(std::string_view text) {
    std::vector<Token> tokens;
    Lexer lexer(text);
    do tokens.push_back(lexer.next());
    while (tokens.back().kind != Kind::End);
    tokens.pop_back();
    return tokens;
}

/// The kinds and values as one line: "Variable:x Symbol:= …".
std::string cut(std::string_view text) {
    static const char* const names[] = {"Iri",    "Name",    "Blank", "Variable", "String",
                                        "Lang",   "Int",     "Dec",   "Double",   "Word",
                                        "Symbol", "Comment", "Error", "End"};
    std::string all;
    for (const Token& token : tokensOf(text)) {
        all += (all.empty() ? "" : " ") + std::string(names[static_cast<int>(token.kind)]);
        if (token.kind == Kind::PrefixedName) all += ":" + token.prefix;
        if (token.kind != Kind::Error) all += ":" + token.value;
    }
    return all;
}

}  // namespace

TEST(SparqlLexer, CutsTheLongestToken) {
    EXPECT_EQ(cut("?x<=5&&$y!=1.5e3"),
              "Variable:x Symbol:<= Int:5 Symbol:&& Variable:y Symbol:!= Double:1.5e3");
    EXPECT_EQ(cut("?x<?a&&?b>?y"), "Variable:x Iri:?a&&?b Variable:y");
    EXPECT_EQ(cut("?x < ?a"), "Variable:x Symbol:< Variable:a");
    EXPECT_EQ(cut("1.5 .5 1. 2e1 1.e0"), "Dec:1.5 Dec:.5 Int:1 Symbol:. Double:2e1 Double:1.e0");
    EXPECT_EQ(cut("ex:a?/ex:b"), "Name:ex:a Symbol:? Symbol:/ Name:ex:b");
}

TEST(SparqlLexer, ReadsNamesWithTheirEscapes) {
    EXPECT_EQ(cut("ex:a.b. :c\\,d :%41b ex: ::"),
              "Name:ex:a.b Symbol:. Name::c,d Name::%41b Name:ex: Name:::");
    EXPECT_EQ(cut("_:a.1. _:1"), "Blank:a.1 Symbol:. Blank:1");
    EXPECT_EQ(cut("größe:straße ?größe"), "Name:größe:straße Variable:größe");
    EXPECT_EQ(cut("?a-b"), "Variable:a Symbol:- Word:B");
}

TEST(SparqlLexer, ReadsStringsWithTheirEscapes) {
    EXPECT_EQ(cut(R"("a\tb\"c" 'x' """q"r""s""" '''
''')"),
              "String:a\tb\"c String:x String:q\"r\"\"s String:\n");
    EXPECT_EQ(cut(R"("\u00e4\U0001F600\\u0041")"), "String:ä😀\\u0041");
    EXPECT_EQ(cut("'a'@EN-gb"), "String:a Lang:en-gb");
}

TEST(SparqlLexer, ReadsCodePointsAnywhere) {
    EXPECT_EQ(cut("\\u0053ELECT ?\\u0061"), "Word:SELECT Variable:a");
    EXPECT_EQ(cut("<http://ex/\\u0020>"), cut("<http://ex/ >"));
    EXPECT_EQ(cut(R"('\u0022' "\u0022")"), "String:\" Error");
    EXPECT_EQ(cut(R"('\uD800')"), "Error");
    EXPECT_EQ(cut(R"("\u005cn")"), "Error");
}

TEST(SparqlLexer, KnowsWhereATokenStandsInTheTextAsItWasGiven) {
    const auto tokens = tokensOf("\\u0053ELECT  ?ä");
    ASSERT_EQ(tokens.size(), 2U);
    EXPECT_EQ(tokens[0].begin, 0U);
    EXPECT_EQ(tokens[0].end, 11U);
    EXPECT_EQ(tokens[1].begin, 13U);
    EXPECT_EQ(tokens[1].end, 16U);
}

TEST(SparqlLexer, GoesOnBehindWhatIsNoToken) {
    EXPECT_EQ(cut("\"open\n?x"), "Error Variable:x");
    EXPECT_EQ(cut("'\\d+' ?x"), "Error Variable:x");
    EXPECT_EQ(cut("§ ?x"), "Error Variable:x");
    EXPECT_EQ(cut("\xff ?x"), "Error Variable:x");
    EXPECT_EQ(cut("@1 $ _: \\"), "Error Int:1 Error Error Error");
    EXPECT_EQ(cut("\xEF\xBB\xBF?x"), "Variable:x");
    EXPECT_EQ(cut("# only a comment"), "Comment:");
}

}  // namespace tripletalk::sparql
