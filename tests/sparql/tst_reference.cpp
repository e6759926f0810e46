// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/reader.h"
#include "sparql/parser/parser.h"
#include "sparql/reference/referenceevaluator.h"
#include "support/graphs.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::tests;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

namespace {

/// A family, and two graphs with names.
constexpr std::string_view family = R"(
:ann :parent :bob, :cat ; :age 60 ; :name "Ann" .
:bob :parent :dan ; :age 35 ; :name "Bob" .
:cat :parent :eve, :dan ; :age 33 .
:dan :age 9 ; :knows :eve .
:eve :knows :dan ; :name "Eve"@en .
:g1 { :ann :likes :tea . :bob :likes :tea, :rum }
:g2 { :ann :likes :rum . _:x :likes :tea }
)";

std::vector<rdf::Quad> quadsOf(std::string_view trig) {
    std::vector<rdf::Quad> quads;
    rdf::ReadOptions options;
    options.format = &rdf::formatOf(rdf::Syntax::TriG);
    must(rdf::readText(std::string(testPrefixes) + std::string(trig), "test.trig", options,
                       [&](const rdf::Quad& quad) -> Result<void> {
                           quads.push_back(quad);
                           return {};
                       }));
    return quads;
}

sparql::Query parsed(const std::string& text) {
    return must(sparql::parse("PREFIX : <http://example.org/> " + text));
}

reference::Answer answerTo(const std::string& query, std::string_view trig = family) {
    return reference::Evaluator(quadsOf(trig)).select(parsed(query));
}

/// Each solution as "a=bob n=3", IRIs by their last name.
std::vector<std::string> rows(const std::string& query, std::string_view trig = family) {
    std::vector<std::string> all;
    for (const reference::Solution& solution : answerTo(query, trig).solutions) {
        std::string row;
        for (const auto& [name, term] : solution)
            row += (row.empty() ? "" : " ") + name + "=" +
                   (term.isBlank() ? "_" : term.lexical.substr(term.lexical.find_last_of('/') + 1));
        all.push_back(row);
    }
    return all;
}

}  // namespace

TEST(Reference, JoinsTriplesOfAPattern) {
    EXPECT_THAT(rows("SELECT ?x ?n { :ann :parent ?x . ?x :name ?n }"),
                UnorderedElementsAre("n=Bob x=bob"));
    EXPECT_THAT(rows("SELECT ?x { ?x :parent ?y . ?y :parent ?z }"),
                UnorderedElementsAre("x=ann", "x=ann", "x=ann"));
    EXPECT_THAT(rows("SELECT ?x { ?x :parent [ :parent :eve ] }"), UnorderedElementsAre("x=ann"));
    EXPECT_THAT(rows("SELECT ?x { ?x ?p ?x }"), IsEmpty());
    EXPECT_THAT(rows("SELECT * {}"), ElementsAre(""));
}

TEST(Reference, KeepsSolutionsThatHaveNoOptionalPart) {
    EXPECT_THAT(rows("SELECT ?x ?n { ?x :age ?a OPTIONAL { ?x :name ?n } }"),
                UnorderedElementsAre("n=Ann x=ann", "n=Bob x=bob", "x=cat", "x=dan"));
    EXPECT_THAT(rows("SELECT ?x ?n { ?x :age ?a OPTIONAL { ?x :name ?n FILTER (?a > 40) } }"),
                UnorderedElementsAre("n=Ann x=ann", "x=bob", "x=cat", "x=dan"));
    // A group of its own does not see what is outside.
    EXPECT_THAT(rows("SELECT ?x ?n { :ann :age ?a OPTIONAL { { ?x :name ?n FILTER (?a > 40) } } }"),
                ElementsAre(""));
}

TEST(Reference, UnitesAndSubtracts) {
    EXPECT_THAT(rows("SELECT ?x { { ?x :age 9 } UNION { ?x :knows :dan } UNION { ?x :age 9 } }"),
                UnorderedElementsAre("x=dan", "x=eve", "x=dan"));
    EXPECT_THAT(rows("SELECT ?x { ?x :age ?a MINUS { ?x :name ?n } }"),
                UnorderedElementsAre("x=cat", "x=dan"));
    EXPECT_THAT(rows("SELECT ?x { ?x :age 9 MINUS { ?y :name ?n } }"), ElementsAre("x=dan"));
}

TEST(Reference, FiltersByPatterns) {
    EXPECT_THAT(rows("SELECT ?x { ?x :age ?a FILTER NOT EXISTS { ?x :name ?n } }"),
                UnorderedElementsAre("x=cat", "x=dan"));
    EXPECT_THAT(rows("SELECT ?x { ?x :age ?a FILTER EXISTS { ?y :age ?b FILTER (?b > ?a + 20) } }"),
                UnorderedElementsAre("x=bob", "x=cat", "x=dan"));
    EXPECT_THAT(rows("SELECT ?x { ?x :age ?a FILTER NOT EXISTS { ?y :knows :bob } }").size(), 4U);
}

TEST(Reference, LooksIntoGraphsWithNames) {
    EXPECT_THAT(rows("SELECT ?g ?x { GRAPH ?g { ?x :likes :rum } }"),
                UnorderedElementsAre("g=g1 x=bob", "g=g2 x=ann"));
    EXPECT_THAT(rows("SELECT ?x { GRAPH :g2 { ?x :likes :tea } }"), ElementsAre("x=_"));
    EXPECT_THAT(rows("SELECT ?x { GRAPH :g3 { } }"), IsEmpty());
    EXPECT_THAT(rows("SELECT ?x { ?x :likes ?y }"), IsEmpty());
    EXPECT_THAT(rows("SELECT ?x FROM :g1 { ?x :likes :rum }"), ElementsAre("x=bob"));
    EXPECT_THAT(rows("SELECT ?g FROM NAMED :g2 { GRAPH ?g { ?x :likes :rum } }"),
                ElementsAre("g=g2"));
}

TEST(Reference, BindsAndTakesValues) {
    EXPECT_THAT(rows("SELECT ?b { :dan :age ?a BIND (?a * 2 AS ?b) }"), ElementsAre("b=18"));
    EXPECT_THAT(rows("SELECT ?b { :ann :name ?a BIND (?a * 2 AS ?b) }"), ElementsAre(""));
    EXPECT_THAT(rows("SELECT ?x ?a { VALUES (?x ?a) { (:dan UNDEF) (UNDEF 35) (:ann 1) } "
                     "?x :age ?a }"),
                UnorderedElementsAre("a=9 x=dan", "a=35 x=bob"));
    EXPECT_THAT(rows("SELECT ?x { ?x :age ?a } VALUES ?a { 9 33 33 }"),
                UnorderedElementsAre("x=dan", "x=cat", "x=cat"));
}

TEST(Reference, WalksPaths) {
    EXPECT_THAT(rows("SELECT ?x { :ann :parent+ ?x }"),
                UnorderedElementsAre("x=bob", "x=cat", "x=dan", "x=eve"));
    EXPECT_THAT(rows("SELECT ?x { :ann :parent/:parent ?x }"),
                UnorderedElementsAre("x=dan", "x=dan", "x=eve"));
    EXPECT_THAT(rows("SELECT ?x { ?x :parent* :dan }"),
                UnorderedElementsAre("x=dan", "x=bob", "x=cat", "x=ann"));
    EXPECT_THAT(rows("SELECT ?x { :dan :knows+ ?x }"), UnorderedElementsAre("x=dan", "x=eve"));
    EXPECT_THAT(rows("SELECT ?x { :bob :parent?/^:parent ?x }"),
                UnorderedElementsAre("x=ann", "x=bob", "x=cat"));
    EXPECT_THAT(rows("SELECT ?x { :dan :knows|^:parent ?x }"),
                UnorderedElementsAre("x=eve", "x=bob", "x=cat"));
    EXPECT_THAT(rows("SELECT ?x { :dan !(:age|^:parent) ?x }"),
                UnorderedElementsAre("x=eve", "x=eve"));
    EXPECT_THAT(rows("SELECT ?x { :nobody :parent* ?x }"), ElementsAre("x=nobody"));
    EXPECT_THAT(rows("SELECT ?x { ?x (:knows/:knows)+ ?x }"),
                UnorderedElementsAre("x=dan", "x=eve"));
}

TEST(Reference, GroupsAndCounts) {
    EXPECT_THAT(
        rows("SELECT ?x (COUNT(*) AS ?n) { ?x :parent ?y } GROUP BY ?x HAVING (COUNT(?y) > 1)"),
        UnorderedElementsAre("n=2 x=ann", "n=2 x=cat"));
    EXPECT_THAT(rows("SELECT (SUM(?a) AS ?s) (MIN(?a) AS ?l) (MAX(?a) AS ?m) { ?x :age ?a }"),
                ElementsAre("l=9 m=60 s=137"));
    EXPECT_THAT(rows("SELECT (COUNT(DISTINCT ?y) AS ?n) { ?x :parent ?y }"), ElementsAre("n=4"));
    EXPECT_THAT(rows("SELECT (COUNT(*) AS ?n) (SUM(?a) AS ?s) (MIN(?a) AS ?m) { :eve :age ?a }"),
                ElementsAre("n=0 s=0"));
    EXPECT_THAT(rows("SELECT ?x (COUNT(*) AS ?n) { ?x :none ?a } GROUP BY ?x"), IsEmpty());
    EXPECT_THAT(rows("SELECT (SUM(?n) AS ?s) { ?x :name ?n }"), ElementsAre(""));
}

TEST(Reference, OrdersAndCuts) {
    const auto oldest = answerTo("SELECT ?a { ?x :age ?a } ORDER BY DESC(?a) LIMIT 2 OFFSET 1");
    EXPECT_TRUE(oldest.isOrdered);
    EXPECT_THAT(rows("SELECT ?a { ?x :age ?a } ORDER BY DESC(?a) LIMIT 2 OFFSET 1"),
                ElementsAre("a=35", "a=33"));
    EXPECT_THAT(rows("SELECT ?n { ?x :age ?a OPTIONAL { ?x :name ?n } } ORDER BY ?n"),
                ElementsAre("", "", "n=Ann", "n=Bob"));
    EXPECT_THROW(rows("SELECT ?x { ?x :age ?a } LIMIT 1"), reference::Undefined);
    EXPECT_THAT(rows("SELECT DISTINCT ?y { ?x :parent ?y }").size(), 4U);
}

TEST(Reference, AsksSubQueriesFirst) {
    EXPECT_THAT(rows("SELECT ?x ?n { ?x :age 60 { SELECT ?x (COUNT(?y) AS ?n) { ?x :parent ?y } "
                     "GROUP BY ?x } }"),
                ElementsAre("n=2 x=ann"));
    EXPECT_THAT(rows("SELECT ?y { ?x :age 60 { SELECT ?y { ?x :parent ?y } } }").size(), 5U);
}

TEST(Reference, TreatsErrorsAsTheTablesOfLogicSay) {
    EXPECT_THAT(rows("SELECT ?x { ?x :age ?a FILTER (?none || ?a = 9) }"), ElementsAre("x=dan"));
    EXPECT_THAT(rows("SELECT ?x { ?x :age ?a FILTER (!(?none && ?a = 9)) }").size(), 3U);
    EXPECT_THAT(rows("SELECT ?x { ?x :age ?a FILTER (COALESCE(?none, ?a) IN (33, ?none)) }"),
                ElementsAre("x=cat"));
    EXPECT_THAT(rows("SELECT ?x { ?x :age ?a FILTER (?a NOT IN (33, ?none)) }"), IsEmpty());
    EXPECT_THAT(rows("SELECT ?b { BIND (IF(bound(?none), 1, 2) AS ?b) }"), ElementsAre("b=2"));
}

TEST(Reference, AnswersYesOrNo) {
    const reference::Evaluator evaluator(quadsOf(family));
    EXPECT_TRUE(evaluator.ask(parsed("ASK { :ann :parent ?x . ?x :parent :eve }")));
    EXPECT_FALSE(evaluator.ask(parsed("ASK { :eve :parent ?x }")));
}
