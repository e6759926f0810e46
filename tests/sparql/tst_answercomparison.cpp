// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/answercomparison.h"

#include <gtest/gtest.h>

namespace tripletalk::sparql {

namespace {

using rdf::Term;

Binding iri(const std::string& name) { return Term::iri("http://e/" + name); }
Binding blank(const std::string& label) { return Term::blank(label); }
Binding number(const std::string& form, const std::string& type) {
    return Term::literal(form, "http://www.w3.org/2001/XMLSchema#" + type);
}

QueryAnswer table(std::vector<std::string> variables, std::vector<std::vector<Binding>> rows) {
    QueryAnswer answer;
    answer.variables = std::move(variables);
    answer.rows = std::move(rows);
    return answer;
}

QueryAnswer pairs(const std::vector<std::pair<std::string, std::string>>& labels) {
    QueryAnswer answer = table({"x", "y"}, {});
    for (const auto& [x, y] : labels) answer.rows.push_back({blank(x), blank(y)});
    return answer;
}

bool same(const QueryAnswer& a, const QueryAnswer& b, const Comparison& comparison = {}) {
    return differenceOf(a, b, comparison).empty();
}

}  // namespace

TEST(AnswerComparison, TakesRowsAndColumnsInAnyOrderButEachAsOften) {
    const auto expected = table({"x", "y"}, {{iri("a"), iri("b")}, {iri("a"), {}}});
    EXPECT_TRUE(same(table({"y", "x"}, {{{}, iri("a")}, {iri("b"), iri("a")}}), expected));
    EXPECT_FALSE(same(table({"x", "y"}, {{iri("a"), iri("b")}}), expected));
    EXPECT_FALSE(same(table({"x", "y"}, {{iri("a"), {}}, {iri("a"), {}}}), expected));
    EXPECT_FALSE(same(table({"x"}, {{iri("a")}, {iri("a")}}), expected));
}

TEST(AnswerComparison, PairsBlankNodesOneToOne) {
    EXPECT_TRUE(same(pairs({{"a", "b"}, {"b", "a"}}), pairs({{"n", "m"}, {"m", "n"}})));
    EXPECT_FALSE(same(pairs({{"a", "b"}}), pairs({{"n", "n"}})));
    EXPECT_FALSE(same(pairs({{"a", "a"}}), pairs({{"n", "m"}})));
    // A ring of six looks like two rings of three from every place of it.
    const auto ring =
        pairs({{"a", "b"}, {"b", "c"}, {"c", "d"}, {"d", "e"}, {"e", "f"}, {"f", "a"}});
    const auto rings =
        pairs({{"a", "b"}, {"b", "c"}, {"c", "a"}, {"d", "e"}, {"e", "f"}, {"f", "d"}});
    EXPECT_FALSE(same(ring, rings));
    EXPECT_TRUE(same(rings, rings));
}

TEST(AnswerComparison, KnowsTheOrderButForTies) {
    const auto expected =
        table({"x", "y"}, {{iri("a"), iri("1")}, {iri("a"), iri("2")}, {iri("b"), iri("3")}});
    const auto tied =
        table({"x", "y"}, {{iri("a"), iri("2")}, {iri("a"), iri("1")}, {iri("b"), iri("3")}});
    const auto wrong =
        table({"x", "y"}, {{iri("b"), iri("3")}, {iri("a"), iri("1")}, {iri("a"), iri("2")}});
    const Comparison byX{.ordered = true, .orderedBy = {"x"}};
    EXPECT_TRUE(same(tied, expected, byX));
    EXPECT_FALSE(same(wrong, expected, byX));
    EXPECT_FALSE(same(tied, expected, {.ordered = true, .orderedBy = {"x", "y"}}));
    EXPECT_TRUE(same(wrong, expected));
}

TEST(AnswerComparison, TakesEqualValuesOnlyWhenTold) {
    const auto one = table({"x"}, {{number("1.0", "decimal")}});
    const auto other = table({"x"}, {{number("1.00", "decimal")}});
    EXPECT_FALSE(same(one, other));
    EXPECT_TRUE(same(one, other, {.byValue = true}));
    EXPECT_FALSE(same(one, table({"x"}, {{number("1.0", "double")}}), {.byValue = true}));
    EXPECT_FALSE(same(table({"x"}, {{number("1", "integer")}}),
                      table({"x"}, {{number("01", "integer")}}), {.byValue = true}));
}

TEST(AnswerComparison, LetsReducedSolutionsComeLessOften) {
    const auto expected = table({"x"}, {{iri("a")}, {iri("a")}, {iri("b")}});
    EXPECT_TRUE(same(table({"x"}, {{iri("a")}, {iri("b")}}), expected, {.lax = true}));
    EXPECT_FALSE(same(table({"x"}, {{iri("a")}}), expected, {.lax = true}));
    EXPECT_FALSE(same(table({"x"}, {{iri("b")}, {iri("b")}, {iri("a")}}), expected, {.lax = true}));
}

TEST(AnswerComparison, ComparesTruthsAndTriples) {
    QueryAnswer yes;
    yes.form = QueryForm::Ask;
    yes.truth = true;
    QueryAnswer no = yes;
    no.truth = false;
    EXPECT_TRUE(same(yes, yes));
    EXPECT_FALSE(same(yes, no));
    QueryAnswer graph;
    graph.form = QueryForm::Construct;
    graph.triples = {{Term::blank("a"), Term::iri("p"), Term::blank("b")}};
    QueryAnswer loop = graph;
    loop.triples[0].object = Term::blank("a");
    EXPECT_TRUE(same(graph, graph));
    EXPECT_FALSE(same(loop, graph));
    EXPECT_FALSE(same(yes, graph));
}

}  // namespace tripletalk::sparql
