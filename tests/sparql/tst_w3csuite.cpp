// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/answercomparison.h"
#include "sparql/parser.h"
#include "sparql/resulttexts.h"
#include "sparql/testdata.h"
#include "sparql/w3csuite.h"

#include <gtest/gtest.h>

namespace tripletalk::sparql {

TEST(ResultTexts, ReadTheTermsOfTsvAndTheFieldsOfCsv) {
    const auto tsv = readTsvResults("?x\t?y\n<http://e/a>\t\"a\\tb\"@en\n\t-7\n_:n\t_:n\n");
    ASSERT_TRUE(tsv) << tsv.error().toText();
    EXPECT_EQ(tsv->variables, (std::vector<std::string>{"x", "y"}));
    ASSERT_EQ(tsv->rows.size(), 3U);
    EXPECT_EQ(tsv->rows[0][1], rdf::Term::literal("a\tb", {}, "en"));
    EXPECT_FALSE(tsv->rows[1][0]);
    EXPECT_EQ(tsv->rows[1][1],
              rdf::Term::literal("-7", "http://www.w3.org/2001/XMLSchema#integer"));
    EXPECT_EQ(tsv->rows[2][0], tsv->rows[2][1]);
    const auto csv = readCsvTexts("x,y\r\n\"a\"\"\r\nb\",_:n\r\n,\r\n");
    ASSERT_TRUE(csv);
    ASSERT_EQ(csv->rows.size(), 2U);
    EXPECT_EQ(csv->rows[0][0], rdf::Term::literal("a\"\r\nb"));
    EXPECT_EQ(csv->rows[0][1], rdf::Term::blank("n"));
    EXPECT_FALSE(csv->rows[1][1]);
}

TEST(W3cSuite, ReadsEveryFileThatATestExpects) {
    const auto folder = testData("w3c/sparql");
    if (!std::filesystem::exists(folder)) GTEST_SKIP() << "no " << folder;
    const W3cSuite suite(folder);
    const auto tests = suite.evaluationTests();
    ASSERT_TRUE(tests) << tests.error().toText();
    for (const EvaluationTest& test : *tests) {
        const auto text = suite.queryText(test);
        ASSERT_TRUE(text) << test.id << ": " << text.error().toText();
        const auto query = parse(*text);
        ASSERT_TRUE(query) << test.id << ": " << query.error().toText();
        const auto expected = suite.expected(test, query->form);
        ASSERT_TRUE(expected) << test.id << ": " << expected.error().toText();
        EXPECT_EQ(differenceOf(*expected, *expected, {.ordered = true}), "") << test.id;
        EXPECT_TRUE(suite.data(test, *query)) << test.id;
    }
}

}  // namespace tripletalk::sparql
