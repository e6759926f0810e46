// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Sub-queries as sections 12 and 18.2.4 of the standard define them.
#include "sparql/graphengine.h"

#include <gtest/gtest.h>

namespace tripletalk::sparql {

namespace {

using tests::GraphEngine;
using Rows = std::vector<std::string>;

constexpr std::string_view teams = R"(
:red :has :ana, :ben, :cleo . :blue :has :dan, :eve . :green :size 0 .
:ana :points 7 . :ben :points 3 . :cleo :points 5 . :dan :points 9 . :eve :points 9 .
)";

TEST(SparqlSubQueries, GiveOnlyWhatTheyProject) {
    GraphEngine graph(teams);
    EXPECT_EQ(graph.rows("SELECT ?t ?p { ?t :size ?p { SELECT ?t { ?t :size ?n } } }"),
              (Rows{"green 0"}));
    // The ?p inside is another one.
    EXPECT_EQ(graph.rows("SELECT ?m ?p { ?m :points ?p FILTER(?p > 8) { SELECT ?m { ?t :has ?m ; "
                         ":has ?p } } }"),
              (Rows{"dan 9", "dan 9", "eve 9", "eve 9"}));
    EXPECT_EQ(graph.rows("SELECT ?n { { SELECT (?p AS ?n) { :ana :points ?p } } BIND(1 AS ?p) }"),
              (Rows{"7"}));
    EXPECT_EQ(graph.rows("SELECT * { { SELECT ?t { ?t :has ?m } GROUP BY ?t } }"),
              (Rows{"blue", "red"}));
    EXPECT_EQ(graph.rows("SELECT * { { SELECT * { :blue :has ?m } } ?m :points ?p }"),
              (Rows{"dan 9", "eve 9"}));
}

TEST(SparqlSubQueries, AreEvaluatedBeforeWhatStandsAround) {
    GraphEngine graph(teams);
    // The best of all, not the best of each team.
    EXPECT_EQ(graph.rows("SELECT ?t ?m { ?t :has ?m { SELECT ?m { ?m :points ?p } ORDER BY "
                         "DESC(?p) DESC(?m) LIMIT 1 } }"),
              (Rows{"blue eve"}));
    EXPECT_EQ(graph.rows("SELECT ?m { VALUES ?m { :ana } { SELECT ?m { ?m :points ?p } ORDER BY ?p "
                         "LIMIT 1 } }"),
              Rows());
    EXPECT_EQ(graph.rows("SELECT ?m { :red :has ?m { SELECT ?m { ?m :points ?p } ORDER BY ?p LIMIT "
                         "2 OFFSET 1 } }"),
              (Rows{"ana", "cleo"}));
    EXPECT_EQ(graph.rows("SELECT ?t { ?t :size ?n FILTER(?n = 0) { SELECT ?x { FILTER(!BOUND(?n)) "
                         "BIND(1 AS ?x) } } }"),
              (Rows{"green"}));
}

TEST(SparqlSubQueries, GroupAndAreGroupedAgain) {
    GraphEngine graph(teams);
    EXPECT_EQ(graph.rows("SELECT (MAX(?sum) AS ?most) { SELECT ?t (SUM(?p) AS ?sum) { ?t :has/"
                         ":points ?p } GROUP BY ?t }"),
              (Rows{"18"}));
    EXPECT_EQ(graph.rows("SELECT ?t ?m { ?t :has ?m . ?m :points ?best { SELECT ?t (MAX(?p) AS "
                         "?best) { ?t :has/:points ?p } GROUP BY ?t } }"),
              (Rows{"blue dan", "blue eve", "red ana"}));
    EXPECT_EQ(graph
                  .rows("SELECT ?t (?sum / ?all AS ?part) { { SELECT ?t (SUM(?p) AS ?sum) { ?t "
                        ":has/:points ?p } GROUP BY ?t } { SELECT (SUM(?p) AS ?all) { ?m :points "
                        "?p } } FILTER(?sum / ?all > 0.5) }")
                  .size(),
              1U);
    EXPECT_EQ(graph.rows("SELECT ?t ?n { ?t :size|:has ?x { SELECT ?t (COUNT(*) AS ?n) { ?t :has "
                         "?m } GROUP BY ?t HAVING(COUNT(*) > 2) } } GROUP BY ?t ?n"),
              (Rows{"red 3"}));
    EXPECT_EQ(graph.rows("SELECT * { { SELECT (COUNT(*) AS ?n) { ?x :none ?y } } }"), (Rows{"0"}));
    EXPECT_EQ(graph.rows("SELECT ?n { { SELECT (COUNT(DISTINCT ?p) AS ?n) { ?m :points ?p } } "
                         "{ SELECT DISTINCT ?one { ?m :points ?p BIND(1 AS ?one) } } }"),
              (Rows{"4"}));
}

TEST(SparqlSubQueries, StandInOptionalPartsFiltersAndUnions) {
    GraphEngine graph(teams);
    EXPECT_EQ(graph.rows("SELECT ?t ?n { ?t :size|:has ?x OPTIONAL { SELECT ?t (COUNT(*) AS ?n) { "
                         "?t :has ?m } GROUP BY ?t } } GROUP BY ?t ?n"),
              (Rows{"blue 2", "green -", "red 3"}));
    EXPECT_EQ(
        graph.rows("SELECT ?m { ?m :points ?p FILTER EXISTS { SELECT ?m { :blue :has ?m } } }"),
        (Rows{"dan", "eve"}));
    EXPECT_EQ(graph
                  .rows("SELECT ?m { ?m :points ?p FILTER NOT EXISTS { { SELECT ?m { ?t :has ?m } "
                        "LIMIT 0 } } }")
                  .size(),
              5U);
    EXPECT_EQ(graph.rows("SELECT ?m { ?m :points ?p MINUS { SELECT ?m { :red :has ?m } } }"),
              (Rows{"dan", "eve"}));
    EXPECT_EQ(graph.rows("SELECT ?m { { SELECT ?m { :red :has ?m } ORDER BY ?m LIMIT 1 } UNION { "
                         "SELECT ?m { :blue :has ?m } ORDER BY DESC(?m) LIMIT 1 } }"),
              (Rows{"ana", "eve"}));
    EXPECT_EQ(graph.rows("SELECT ?m { { SELECT ?m { :red :has ?m } ORDER BY ?m } UNION { "
                         "SELECT ?m { :blue :has ?m } ORDER BY DESC(?m) } }"),
              (Rows{"ana", "ben", "cleo", "dan", "eve"}));
    EXPECT_EQ(graph.rows("SELECT ?m { { SELECT ?m { ?t :has ?m } VALUES ?t { :blue } } }"),
              (Rows{"dan", "eve"}));
    EXPECT_EQ(graph
                  .rows("SELECT ?a ?b { { SELECT (?m AS ?a) { :blue :has ?m } } { SELECT (?m AS "
                        "?b) { :blue :has ?m } } }")
                  .size(),
              4U);
    EXPECT_EQ(graph.triples("CONSTRUCT { ?t :best ?p } { SELECT ?t (MAX(?v) AS ?p) { ?t "
                            ":has/:points ?v } GROUP BY ?t }"),
              (Rows{"blue best 9", "red best 7"}));
    EXPECT_EQ(graph.triples("DESCRIBE ?m { { SELECT ?m { ?m :points ?p } ORDER BY ?p LIMIT 1 } }"),
              (Rows{"ben points 3"}));
}

TEST(SparqlSubQueries, AreEvaluatedInEachGraph) {
    GraphEngine graph(":x :p 0 . :g1 { :x :p 1, 2, 3 . :y :p 1 } :g2 { :x :p 5, 4 }",
                      rdf::Syntax::TriG);
    EXPECT_EQ(graph.rows("SELECT ?g ?o { GRAPH ?g { { SELECT ?o { ?s :p ?o } ORDER BY ?o LIMIT 2 } "
                         "} }"),
              (Rows{"g1 1", "g1 1", "g2 4", "g2 5"}));
    EXPECT_EQ(
        graph.rows("SELECT ?g ?s ?n { GRAPH ?g { SELECT ?s (SUM(?o) AS ?n) { ?s :p ?o } GROUP "
                   "BY ?s } }"),
        (Rows{"g1 x 6", "g1 y 1", "g2 x 9"}));
    EXPECT_EQ(graph.rows("SELECT ?g ?o { GRAPH ?g { ?s :p ?o { SELECT (MAX(?v) AS ?o) { ?t :p ?v } "
                         "} } }"),
              (Rows{"g1 3", "g2 5"}));
    EXPECT_EQ(graph.rows("SELECT ?g ?n { { SELECT ?g (COUNT(*) AS ?n) { GRAPH ?g { ?s :p ?o } } "
                         "GROUP BY ?g } GRAPH ?g { :y :p 1 } }"),
              (Rows{"g1 4"}));
    EXPECT_EQ(graph.rows("SELECT ?o { GRAPH :g2 { { SELECT ?o { ?s :p ?o } ORDER BY ?o LIMIT 1 } } "
                         "}"),
              (Rows{"4"}));
    EXPECT_EQ(graph.rows("SELECT ?o { { SELECT ?o { ?s :p ?o } } }"), (Rows{"0"}));
    // The ?g inside is not projected, so it is another one.
    EXPECT_EQ(graph.rows("SELECT ?g { GRAPH ?g { { SELECT ?s { ?s :p ?g } } } } GROUP BY ?g"),
              (Rows{"g1", "g2"}));
    EXPECT_EQ(graph.rows("SELECT ?o FROM NAMED :g1 { GRAPH ?g { { SELECT (COUNT(*) AS ?o) { ?s ?p "
                         "?v } } } }"),
              (Rows{"4"}));
}

}  // namespace

}  // namespace tripletalk::sparql
