// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Property paths as sections 9 and 18.4 of the standard define them.
#include "sparql/graphengine.h"

#include <gtest/gtest.h>

namespace tripletalk::sparql {

namespace {

using tests::GraphEngine;
using tests::must;
using Rows = std::vector<std::string>;

/// A cycle of three with a tail that ends in a text, and a node that leads to itself.
constexpr std::string_view ring = R"(
:a :p :b . :b :p :c . :c :p :a . :c :q :d . :d :q "end" . :e :p :e .
)";

class SparqlPaths : public testing::Test {
  protected:
    Rows rows(const std::string& query) { return m_ring.rows(query); }
    bool holds(const std::string& pattern) {
        return must(m_ring.ask("ASK { " + pattern + " }")).truth;
    }

    GraphEngine m_ring{ring};
};

TEST_F(SparqlPaths, OfNoStepsLeadFromEachNodeToItself) {
    const Rows nodes{"a a", "b b", "c c", "d d", "e e", "end end"};
    EXPECT_EQ(rows("SELECT * { ?x :none* ?y }"), nodes);
    EXPECT_EQ(rows("SELECT * { ?x :none? ?y }"), nodes);
    EXPECT_EQ(rows("SELECT * { ?x (:none?/:none*) ?y }"), nodes);
    EXPECT_EQ(rows("SELECT ?x { ?x :none* ?x }"), (Rows{"a", "b", "c", "d", "e", "end"}));
}

TEST_F(SparqlPaths, OfNoStepsLeadFromAGivenTermToItselfThoughItIsNoNode) {
    EXPECT_TRUE(holds(":x :p* :x"));
    EXPECT_TRUE(holds(":x :p? :x"));
    EXPECT_TRUE(holds("'text' :p* 'text'"));
    EXPECT_TRUE(holds(":p :none* :p"));
    EXPECT_FALSE(holds(":x :p* :y"));
    EXPECT_FALSE(holds(":x :p+ :x"));
    EXPECT_EQ(rows("SELECT ?x { :x :p* ?x }"), (Rows{"x"}));
    EXPECT_EQ(rows("SELECT ?x { ?x :p? 7 }"), (Rows{"7"}));
    EXPECT_EQ(rows("SELECT ?x { :x (:p|:q)* ?x }"), (Rows{"x"}));
    EXPECT_EQ(rows("SELECT ?x { FILTER EXISTS { :x :p* :x } BIND(1 AS ?x) }"), (Rows{"1"}));
    // The path itself knows nodes only; what a variable has from elsewhere is joined.
    EXPECT_EQ(rows("SELECT * { VALUES ?x { :x :e } ?x :none* ?y }"), (Rows{"e e"}));
    EXPECT_EQ(rows("SELECT * { VALUES (?x ?y) { (:x :x) (:a :a) (:a :c) } ?x :p* ?y }"),
              (Rows{"a a", "a c"}));
    EXPECT_EQ(rows("SELECT * { BIND(:x AS ?x) ?x :none? ?y }"), Rows());
}

TEST_F(SparqlPaths, GoAroundCyclesOnce) {
    EXPECT_EQ(rows("SELECT ?x { :a :p+ ?x }"), (Rows{"a", "b", "c"}));
    EXPECT_EQ(rows("SELECT ?x { ?x :p+ :a }"), (Rows{"a", "b", "c"}));
    EXPECT_EQ(rows("SELECT ?x { :a :p* ?x }"), (Rows{"a", "b", "c"}));
    EXPECT_EQ(rows("SELECT ?x { :e :p+ ?x }"), (Rows{"e"}));
    EXPECT_EQ(rows("SELECT ?x { ?x :p+ ?x }"), (Rows{"a", "b", "c", "e"}));
    EXPECT_EQ(rows("SELECT ?x { ?x :p ?x }"), (Rows{"e"}));
    EXPECT_EQ(rows("SELECT ?x { ?x :p/:p/:p ?x }"), (Rows{"a", "b", "c", "e"}));
    EXPECT_EQ(rows("SELECT (COUNT(*) AS ?n) { :a :p* :a }"), (Rows{"1"}));
    EXPECT_EQ(rows("SELECT (COUNT(*) AS ?n) { :a :p+ :a }"), (Rows{"1"}));
    EXPECT_EQ(rows("SELECT (COUNT(*) AS ?n) { ?x :p+ ?y }"), (Rows{"10"}));
    EXPECT_EQ(rows("SELECT (COUNT(*) AS ?n) { ?x :p* ?y }"), (Rows{"12"}));
}

TEST_F(SparqlPaths, StayTheSameWhenAClosureIsClosedAgain) {
    const Rows all = rows("SELECT * { ?x (:p|:q)* ?y }");
    EXPECT_EQ(all.size(), 3U * 5 + 2 + 1 + 1);
    for (const char* path :
         {"((:p|:q)*)*", "((:p|:q)+)*", "((:p|:q)*)+", "((:p|:q)+)?", "((:p|:q)?)+", "((:p|:q)?)*",
          "(:p?|:q)*", "(:p*|:q*)*", "^((^:p|^:q)*)", "(^(^:p|^:q))*", "(:p/:p*|:q)*"})
        EXPECT_EQ(rows(std::string("SELECT * { ?x ") + path + " ?y }"), all) << path;
    EXPECT_EQ(rows("SELECT ?x { :a ((:p)*)* ?x }"), (Rows{"a", "b", "c"}));
    EXPECT_EQ(rows("SELECT ?x { :a (:p/:p)* ?x }"), (Rows{"a", "b", "c"}));
    EXPECT_EQ(rows("SELECT ?x { :a (:p/:p)? ?x }"), (Rows{"a", "c"}));
    EXPECT_EQ(rows("SELECT ?x { :a (:p+/:q)+ ?x }"), (Rows{"d"}));
}

TEST(SparqlPathBags, KeepDuplicatesOfSequencesAndAlternativesAndNoneOfClosures) {
    GraphEngine graph(":s :p :m, :n . :m :q :t . :n :q :t . :s :r :t ; :u :t . :t :v :w .");
    EXPECT_EQ(graph.rows("SELECT ?x { :s :p/:q ?x }"), (Rows{"t", "t"}));
    EXPECT_EQ(graph.rows("SELECT ?x { ?x ^(:p/:q) :s }"), (Rows{"t", "t"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :s :r|:u ?x }"), (Rows{"t", "t"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :s :r|:r ?x }"), (Rows{"t", "t"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :s (:r|:u)|(:p/:q) ?x }"), (Rows{"t", "t", "t", "t"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :s (:p/:q)+ ?x }"), (Rows{"t"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :s (:p/:q)? ?x }"), (Rows{"s", "t"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :s (:r|:u|:r)* ?x }"), (Rows{"s", "t"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :s (:r|:u)/:v ?x }"), (Rows{"w", "w"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :s (:r|:u)/:v* ?x }"), (Rows{"t", "t", "w", "w"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :s (:p/:q)+/:v ?x }"), (Rows{"w"}));
    EXPECT_EQ(graph.rows("SELECT (COUNT(*) AS ?n) { :s (:p*/:q*) ?x }"), (Rows{"5"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :s !:p ?x }"), (Rows{"t", "t"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :s (!:p)+ ?x }"), (Rows{"t", "w"}));
}

TEST(SparqlPathBags, TakeAnyPredicateButThoseNegated) {
    GraphEngine graph(":a :p :b ; :q :c ; a :T . :d :p :a . :e :q :a .");
    EXPECT_EQ(graph.rows("SELECT ?x { :a !:p ?x }"), (Rows{"T", "c"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :a !a ?x }"), (Rows{"b", "c"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :a !(:p|a) ?x }"), (Rows{"c"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :a !^:p ?x }"), (Rows{"e"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :a !(^:p|^:q) ?x }"), Rows());
    EXPECT_EQ(graph.rows("SELECT ?x { :a !(^:p|:q) ?x }"), (Rows{"T", "b", "e"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :a !(:q|^:p|a) ?x }"), (Rows{"b", "e"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :a !() ?x }"), (Rows{"T", "b", "c"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :a !:none ?x }"), (Rows{"T", "b", "c"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :a ^(!:p) ?x }"), (Rows{"e"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :a (!(^:p|a))+ ?x }"), (Rows{"a", "b", "c", "e"}));
}

TEST(SparqlPathBags, FollowLists) {
    GraphEngine graph(":a :list (1 2 2 3) . :b :list () . :c :list ((4) 5) .");
    EXPECT_EQ(graph.rows("SELECT ?x { :a :list/rdf:rest*/rdf:first ?x }"),
              (Rows{"1", "2", "2", "3"}));
    EXPECT_EQ(graph.rows("SELECT (COUNT(*) AS ?n) { :b :list/rdf:rest*/rdf:first ?x }"),
              (Rows{"0"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :c :list/(rdf:rest*/rdf:first)+ ?x FILTER(!isBlank(?x)) }"),
              (Rows{"4", "5"}));
    EXPECT_EQ(graph.rows("SELECT (COUNT(?cell) AS ?place) ?x { :a :list/rdf:rest* ?cell . ?cell "
                         "rdf:rest*/rdf:first ?x FILTER(?x = 3) } GROUP BY ?x"),
              (Rows{"4 3"}));
    EXPECT_EQ(graph.rows("SELECT ?s { ?s :list/rdf:rest*/rdf:first 2 }"), (Rows{"a", "a"}));
}

TEST(SparqlPathGraphs, WalkWithinOneGraph) {
    GraphEngine graph(":a :p :b . :g1 { :b :p :c . :c :p :d } :g2 { :d :p :b . :x :q :y }",
                      rdf::Syntax::TriG);
    EXPECT_EQ(graph.rows("SELECT ?x { :a :p+ ?x }"), (Rows{"b"}));
    EXPECT_EQ(graph.rows("SELECT ?x { GRAPH :g1 { :b :p* ?x } }"), (Rows{"b", "c", "d"}));
    EXPECT_EQ(graph.rows("SELECT ?x { GRAPH :g3 { :b :p* ?x } }"), Rows());
    EXPECT_EQ(graph.rows("SELECT ?g ?x { GRAPH ?g { :b :p+ ?x } }"), (Rows{"g1 c", "g1 d"}));
    EXPECT_EQ(graph.rows("SELECT ?g ?x { GRAPH ?g { :z :p* ?x } }"), (Rows{"g1 z", "g2 z"}));
    EXPECT_EQ(graph.rows("SELECT ?g ?x { GRAPH ?g { ?x :none* ?x } }"),
              (Rows{"g1 b", "g1 c", "g1 d", "g2 b", "g2 d", "g2 x", "g2 y"}));
    EXPECT_EQ(graph.rows("SELECT ?g ?x ?y { GRAPH ?g { ?x ^:p/:p ?y } }"),
              (Rows{"g1 c c", "g1 d d", "g2 b b"}));
    EXPECT_EQ(graph.rows("SELECT ?x ?y { GRAPH ?x { ?y :p+ ?z } } GROUP BY ?x ?y"),
              (Rows{"g1 b", "g1 c", "g2 d"}));
    EXPECT_EQ(graph.rows("SELECT ?g ?x { VALUES ?g { :g2 } GRAPH ?g { ?x :p|:q ?y } }"),
              (Rows{"g2 d", "g2 x"}));
    EXPECT_EQ(graph.rows("SELECT ?x FROM :g1 FROM :g2 { :c :p+ ?x }"), (Rows{"b", "c", "d"}));
    EXPECT_EQ(graph.rows("SELECT ?x FROM NAMED :g2 { GRAPH ?g { ?x !:p ?y } }"), (Rows{"x"}));
    EXPECT_EQ(graph.rows("SELECT ?x FROM NAMED :g2 { GRAPH :g1 { :b :p* ?x } }"), Rows());
}

TEST_F(SparqlPaths, StandInTheRestOfAQueryLikeAnyPattern) {
    EXPECT_EQ(rows("SELECT ?x ?y { ?x :q ?z OPTIONAL { ?x :p+ ?y FILTER(?y != :a) } }"),
              (Rows{"c b", "c c", "d -"}));
    EXPECT_EQ(rows("SELECT ?x { ?x :p ?y FILTER NOT EXISTS { ?x :p+/:q ?z } }"), (Rows{"e"}));
    EXPECT_EQ(rows("SELECT ?x { ?x :p ?y MINUS { ?x :p*/:q ?z } }"), (Rows{"e"}));
    EXPECT_EQ(rows("SELECT ?x { { SELECT ?x { :a :p+ ?x } ORDER BY ?x LIMIT 2 } }"),
              (Rows{"a", "b"}));
    EXPECT_EQ(rows("SELECT ?x { :a :p+ ?x . ?x :q+ ?y } GROUP BY ?x"), (Rows{"c"}));
    EXPECT_EQ(rows("SELECT ?y { :a ^:p ?x ; :p ?y . ?x :q/:q ?z }"), (Rows{"b"}));
    EXPECT_EQ(m_ring.triples("CONSTRUCT { ?x :reaches ?y } { ?x :q+ ?y }"),
              (Rows{"c reaches d", "c reaches end", "d reaches end"}));
    EXPECT_EQ(rows("SELECT ?x { { ?x :q+ 'end' } UNION { ?x :p+ :e } }"), (Rows{"c", "d", "e"}));
    EXPECT_EQ(rows("SELECT * { [] :q+ [ :q ?x ] }"), (Rows{"end"}));
}

}  // namespace

}  // namespace tripletalk::sparql
