// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/engine.h"
#include "sparql/graphengine.h"

#include <algorithm>
#include <set>
#include <thread>

#include <gtest/gtest.h>

namespace tripletalk::sparql {

namespace {

using tests::GraphEngine;
using tests::must;
using Rows = std::vector<std::string>;

constexpr std::string_view family = R"(
:ana :knows :ben, :cleo ; :age 40 ; :name "Ana"@en .
:ben :knows :cleo ; :age 30.5 ; :name "Ben" .
:cleo :knows :ana ; :age "old" .
:dan :boss :ana ; :boss :dan .
)";

TEST(SparqlEngine, JoinsFiltersAndOrders) {
    GraphEngine graph(family);
    EXPECT_EQ(graph.inOrder(
                  "SELECT ?a ?b { ?a :knows ?b . ?b :age ?n FILTER(?n > 5) } ORDER BY DESC(?n)"),
              (Rows{"cleo ana", "ana ben"}));
    EXPECT_EQ(graph.rows("SELECT ?a { ?a :name ?n FILTER(lang(?n) = 'en') }"), (Rows{"ana"}));
    EXPECT_EQ(graph.rows("SELECT ?a { ?a :name ?n FILTER(CONTAINS(?n, 'e')) }"), (Rows{"ben"}));
    EXPECT_EQ(graph.rows("SELECT ?a { ?a :age ?n FILTER(!(?n > 35)) }"), (Rows{"ben"}));
}

TEST(SparqlEngine, ComparesNumbersExactlyWhereDoublesAreTheSame) {
    GraphEngine graph(
        ":a :n 9007199254740993 . :b :n 9007199254740992 . :c :n true . :d :n "
        "\"INF\"^^xsd:double .");
    EXPECT_EQ(graph.rows("SELECT ?x { ?x :n ?n FILTER(?n > 9007199254740992) }"), (Rows{"a", "d"}));
    EXPECT_EQ(graph.rows("SELECT ?x { ?x :n ?n FILTER(?n < 5) }"), Rows());
}

TEST(SparqlEngine, LeavesUnboundWhatAnOptionalPartDoesNotFind) {
    GraphEngine graph(family);
    EXPECT_EQ(graph.rows("SELECT ?a ?n { ?a :knows ?b OPTIONAL { ?b :name ?n } }"),
              (Rows{"ana -", "ana Ben", "ben -", "cleo Ana"}));
    EXPECT_EQ(graph.rows("SELECT ?a ?c { ?a :age ?n OPTIONAL { ?a :knows ?b . ?b :name ?c . ?b "
                         ":age ?m FILTER(?m > ?n) } }"),
              (Rows{"ana -", "ben -", "cleo -"}));
    EXPECT_EQ(graph.rows("SELECT ?a ?x { ?a :age ?n OPTIONAL { ?a :name ?x } OPTIONAL { ?a :knows "
                         "?x } }"),
              (Rows{"ana Ana", "ben Ben", "cleo ana"}));
}

TEST(SparqlEngine, FindsByAFilterNothingThatAnOptionalPartLeftUnbound) {
    GraphEngine graph(family);
    const std::string optional = "SELECT ?a { ?a :age ?n OPTIONAL { ?a :knows ?b } ";
    EXPECT_EQ(graph.rows(optional + "FILTER(?b = :ana) }"), (Rows{"cleo"}));
    EXPECT_EQ(graph.rows(optional + "FILTER(sameTerm(?b, :dan)) }"), Rows());
    EXPECT_EQ(graph.rows("SELECT ?a { ?a :age ?n OPTIONAL { ?a :boss ?b } FILTER(?b = :ana) }"),
              Rows());
}

TEST(SparqlEngine, TakesNoLanguageForAnotherThatBeginsLikeIt) {
    GraphEngine graph(
        ":a :name \"colour\"@en . :b :name \"color\"@en-US . :c :name \"colur\"@enm . "
        ":d :name \"colur\"@eng-GB .");
    for (const char* condition : {"langMatches(lang(?n), 'en')", "langMatches(lang(?n), 'EN')",
                                  "langMatches(lang(concat(?n, ?n)), 'en')"})
        EXPECT_EQ(graph.rows("SELECT ?x { ?x :name ?n FILTER(" + std::string(condition) + ") }"),
                  (Rows{"a", "b"}))
            << condition;
}

TEST(SparqlEngine, LeavesOutWhatNobodyCanSayToDiffer) {
    GraphEngine graph(":a :p \"x\" . :b :p \"y\" . :c :p \"y\"^^:unknown . :d :p :e .");
    EXPECT_EQ(graph.rows("SELECT ?x { ?x :p ?v FILTER(?v NOT IN ('x')) }"), (Rows{"b", "d"}));
    EXPECT_EQ(graph.rows("SELECT ?x { ?x :p ?v FILTER(?v != 'x') }"), (Rows{"b", "d"}));
    EXPECT_EQ(graph.rows("SELECT ?x { ?x :p ?v FILTER(?v NOT IN ('x', :e)) }"), (Rows{"b"}));
}

TEST(SparqlEngine, TakesNaNForFalse) {
    GraphEngine graph(
        ":a :p \"NaN\"^^xsd:double . :b :p \"NaN\"^^xsd:float . :c :p 0.5e0 . :d :p 0e0 .");
    EXPECT_EQ(graph.rows("SELECT ?x { ?x :p ?v FILTER(?v) }"), (Rows{"c"}));
    EXPECT_EQ(graph.rows("SELECT ?x { ?x :p ?v FILTER(!?v) }"), (Rows{"a", "b", "d"}));
}

TEST(SparqlEngine, KeepsDuplicatesAsTheStandardCountsThem) {
    GraphEngine graph(family);
    EXPECT_EQ(graph.rows("SELECT ?a { ?a :knows ?b }"), (Rows{"ana", "ana", "ben", "cleo"}));
    EXPECT_EQ(graph.rows("SELECT DISTINCT ?a { ?a :knows ?b }"), (Rows{"ana", "ben", "cleo"}));
    EXPECT_EQ(graph.rows("SELECT ?a { { ?a :boss :ana } UNION { ?a :boss ?a } }"),
              (Rows{"dan", "dan"}));
}

TEST(SparqlEngine, TakesAwayWhatSharesAVariable) {
    GraphEngine graph(family);
    EXPECT_EQ(graph.rows("SELECT ?a { ?a :age ?n MINUS { ?a :name ?x } }"), (Rows{"cleo"}));
    EXPECT_EQ(graph.rows("SELECT ?a { ?a :age ?n MINUS { ?z :name ?x } }"),
              (Rows{"ana", "ben", "cleo"}));
    // One variable with the same value on both sides is enough, whether or not others have any.
    EXPECT_EQ(graph.rows("SELECT ?a { ?a :age ?n OPTIONAL { ?a :name ?m } MINUS { ?z :knows :ana "
                         "OPTIONAL { ?z :knows ?a } OPTIONAL { ?z :boss ?m } } }"),
              (Rows{"ben", "cleo"}));
    EXPECT_EQ(graph.rows("SELECT ?a { ?a :age ?n FILTER NOT EXISTS { ?a :name ?x } }"),
              (Rows{"cleo"}));
    EXPECT_EQ(graph.rows("SELECT ?a { ?a :age ?n FILTER(EXISTS { ?a :name ?x } || ?n = 'old') }"),
              (Rows{"ana", "ben", "cleo"}));
}

TEST(SparqlEngine, GroupsAndAggregates) {
    GraphEngine graph(family);
    EXPECT_EQ(
        graph.inOrder("SELECT ?a (COUNT(*) AS ?n) { ?a :knows ?b } GROUP BY ?a HAVING(COUNT(*) "
                      "> 1)"),
        (Rows{"ana 2"}));
    EXPECT_EQ(graph.rows("SELECT (COUNT(*) AS ?n) (SUM(?x) AS ?s) (MIN(?x) AS ?m) { ?a :none ?x }"),
              (Rows{"0 0 -"}));
    EXPECT_EQ(graph.rows("SELECT ?a (COUNT(*) AS ?n) { ?a :none ?x } GROUP BY ?a"), Rows());
    EXPECT_EQ(
        graph.rows("SELECT (COUNT(DISTINCT ?b) AS ?n) (COUNT(DISTINCT *) AS ?m) { ?a :knows ?b "
                   "}"),
        (Rows{"3 4"}));
    EXPECT_EQ(
        graph.rows("SELECT (GROUP_CONCAT(DISTINCT ?k; separator=', ') AS ?all) { { SELECT ?k { "
                   "VALUES ?k { 'b' 'a' 'b' } } ORDER BY ?k } }"),
        (Rows{"a, b"}));
}

TEST(SparqlEngine, CountsDifferentSolutionsWhateverTheirTermsAreNumbered) {
    // Numbers of one, two and three digits: 1 and 12 are not 11 and 2.
    std::string numbers;
    for (int i = 0; i < 60; ++i)
        numbers += ":n" + std::to_string(i) + " :p " + std::to_string(i) + " .\n";
    GraphEngine graph(numbers);
    EXPECT_EQ(graph.rows("SELECT (COUNT(DISTINCT *) AS ?n) { { [] :p ?x } UNION { ?x :p [] } "
                         "{ [] :p ?y } UNION { ?y :p [] } }"),
              (Rows{"14400"}));
}

TEST(SparqlEngine, WalksPathsAroundCycles) {
    GraphEngine graph(family);
    EXPECT_EQ(graph.rows("SELECT ?x { :ana :knows+ ?x }"), (Rows{"ana", "ben", "cleo"}));
    EXPECT_EQ(graph.rows("SELECT ?x { ?x :boss/:knows* :ben }"), (Rows{"dan"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :ben (:knows|^:boss)? ?x }"), (Rows{"ben", "cleo"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :ana !(:knows|:age|^:boss) ?x }"), (Rows{"Ana", "cleo"}));
    EXPECT_EQ(graph.rows("SELECT (COUNT(*) AS ?n) { ?a :knows+ ?b }"), (Rows{"9"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :nobody :knows* ?x }"), (Rows{"nobody"}));
    EXPECT_EQ(graph.rows("SELECT ?x { VALUES ?x { :nobody :ana } ?x :knows* ?x }"), (Rows{"ana"}));
    EXPECT_EQ(graph.rows("SELECT ?a { ?a :boss ?b . ?b :knows+ :ana }"), (Rows{"dan"}));
}

TEST(SparqlEngine, WalksLongPathsWithAllEdgesInMemory) {
    std::string chain;
    for (int i = 0; i < 3000; ++i)
        chain += ":n" + std::to_string(i) + " :next :n" + std::to_string(i + 1) + " .\n";
    GraphEngine graph(chain);
    EXPECT_EQ(graph.rows("SELECT (COUNT(*) AS ?n) { :n0 :next+ ?x }"), (Rows{"3000"}));
    EXPECT_EQ(graph.rows("SELECT (COUNT(*) AS ?n) { ?x ^(:next+) :n1500 }"), (Rows{"1500"}));
    EXPECT_EQ(graph.rows("ASK { :n3000 :next+ :n0 }"), Rows());
}

TEST(SparqlEngine, SeesTheGraphsThatAQueryNames) {
    const std::string graphs = ":a :p 0 . :g1 { :a :p 1 . :a :q 5 } :g2 { :a :p 1 . :b :p 2 }";
    GraphEngine graph(graphs, rdf::Syntax::TriG);
    EXPECT_EQ(graph.rows("SELECT ?o { :a :p ?o }"), (Rows{"0"}));
    EXPECT_EQ(graph.rows("SELECT ?o { GRAPH :g1 { :a :p ?o } }"), (Rows{"1"}));
    EXPECT_EQ(graph.rows("SELECT ?g ?o { GRAPH ?g { ?s :p ?o } }"), (Rows{"g1 1", "g2 1", "g2 2"}));
    EXPECT_EQ(graph.rows("SELECT ?g { GRAPH ?g { } }"), (Rows{"g1", "g2"}));
    EXPECT_EQ(graph.rows("SELECT ?g (COUNT(*) AS ?n) { GRAPH ?g { ?s ?p ?o } } GROUP BY ?g"),
              (Rows{"g1 2", "g2 2"}));
    EXPECT_EQ(graph.rows("SELECT ?g ?n { GRAPH ?g { SELECT (COUNT(*) AS ?n) { ?s ?p ?o } } }"),
              (Rows{"g1 2", "g2 2"}));
    EXPECT_EQ(graph.rows("SELECT ?g { GRAPH ?g { :a :p ?o FILTER NOT EXISTS { :a :q ?x } } }"),
              (Rows{"g2"}));
    EXPECT_EQ(graph.rows("SELECT ?s ?o FROM :g1 FROM :g2 { ?s :p ?o }"), (Rows{"a 1", "b 2"}));
    EXPECT_EQ(graph.rows("SELECT ?o FROM NAMED :g1 { GRAPH ?g { ?s :p ?o } }"), (Rows{"1"}));
    EXPECT_EQ(graph.rows("SELECT ?o FROM NAMED :g1 { ?s :p ?o }"), Rows());
    EXPECT_EQ(graph.rows("SELECT ?o FROM :elsewhere { ?s :p ?o }"), Rows());
}

TEST(SparqlEngine, MergesTheGraphsWhereItIsToldTo) {
    const Engine::Options merging{.mergesGraphs = true};
    const std::string graphs =
        ":a :p :b . :g1 { :a :p :b . :b :p :c } :g2 { :a :p :b . :c :p :d . :x :q :d }";
    GraphEngine graph(graphs, rdf::Syntax::TriG, merging);
    EXPECT_EQ(graph.rows("SELECT * { ?s :p ?o }"), (Rows{"a b", "b c", "c d"}));
    EXPECT_EQ(graph.rows("SELECT (COUNT(*) AS ?n) { ?s ?p ?o }"), (Rows{"4"}));
    EXPECT_EQ(graph.rows("SELECT ?x ?y { :a :p ?x . ?x :p ?y }"), (Rows{"b c"}));
    EXPECT_EQ(graph.rows("SELECT ?x { :a :p+ ?x }"), (Rows{"b", "c", "d"}));
    EXPECT_EQ(graph.rows("SELECT ?x { ?x (:p|:q)/^:q ?y }"), (Rows{"c", "x"}));
    EXPECT_EQ(graph.rows("SELECT ?x { ?x :p :d FILTER NOT EXISTS { ?x :p :b } }"), (Rows{"c"}));
    EXPECT_EQ(graph.rows("SELECT ?g { GRAPH ?g { :a :p :b } }"), (Rows{"g1", "g2"}));
    EXPECT_EQ(graph.rows("SELECT ?x { GRAPH :g1 { :a :p+ ?x } }"), (Rows{"b", "c"}));
    EXPECT_EQ(graph.rows("SELECT * FROM :g2 { ?s :p ?o }"), (Rows{"a b", "c d"}));
    EXPECT_EQ(graph.rows("SELECT * FROM NAMED :g2 { ?s :p ?o }"), Rows());
    EXPECT_EQ(graph.triples("DESCRIBE :a"), (Rows{"a p b"}));
    EXPECT_EQ(graph.triples("CONSTRUCT WHERE { ?x :p ?y }"), (Rows{"a p b", "b p c", "c p d"}));
}

TEST(SparqlEngine, LooksForNoTwinsWhereNoTripleHasAny) {
    const Engine::Options merging{.mergesGraphs = true};
    const std::string query = "PREFIX : <http://example.org/> SELECT * { ?s :p ?o . ?o :p* ?x }";
    GraphEngine named(":g { :a :p :b . :b :p :c }", rdf::Syntax::TriG, merging);
    EXPECT_EQ(named.rows("SELECT * { ?s :p ?o }"), (Rows{"a b", "b c"}));
    EXPECT_EQ(must(named.engine().explain(query)).sql.find("twin"), std::string::npos);
    GraphEngine apart(":g { :a :p :b } :h { :b :p :c }", rdf::Syntax::TriG, merging);
    EXPECT_EQ(apart.rows("SELECT * { ?s :p ?o }"), (Rows{"a b", "b c"}));
    EXPECT_EQ(must(apart.engine().explain(query)).sql.find("twin"), std::string::npos);
    GraphEngine plain(":a :p :b .", rdf::Syntax::Turtle, merging);
    GraphEngine usual(":a :p :b .");
    EXPECT_EQ(must(plain.engine().explain(query)).sql, must(usual.engine().explain(query)).sql);
    GraphEngine empty("", rdf::Syntax::Turtle, merging);
    EXPECT_EQ(empty.rows("SELECT * { ?s ?p ?o }"), Rows());
}

TEST(SparqlEngine, JoinsSubQueriesAndValues) {
    GraphEngine graph(family);
    EXPECT_EQ(
        graph.rows("SELECT ?a ?n { { SELECT ?a (COUNT(*) AS ?n) { ?a :knows ?b } GROUP BY ?a } "
                   "?a :name ?x }"),
        (Rows{"ana 2", "ben 1"}));
    EXPECT_EQ(
        graph.rows("SELECT ?a ?b { VALUES (?a ?b) { (:ana UNDEF) (:ben :cleo) (:ben :ana) } ?a "
                   ":knows ?b }"),
        (Rows{"ana ben", "ana cleo", "ben cleo"}));
    EXPECT_EQ(
        graph.rows("SELECT ?b { ?a :name ?n { SELECT ?b { ?a :boss ?b } } } VALUES ?b { :dan }"),
        (Rows{"dan", "dan"}));
}

TEST(SparqlEngine, GivesOneValueToWhatIsMadeOnce) {
    GraphEngine graph(family);
    EXPECT_EQ(
        graph.rows("SELECT (COUNT(*) AS ?n) { ?a :age ?x BIND(UUID() AS ?u) FILTER(?u = ?u && "
                   "sameTerm(?u, ?u)) }"),
        (Rows{"3"}));
    const auto answer =
        must(graph.ask("SELECT ?u (STR(?u) AS ?s) { ?a :age ?x BIND(UUID() AS ?u) }"));
    std::set<std::string> all;
    for (const auto& row : answer.rows) {
        EXPECT_EQ(row[0]->lexical, row[1]->lexical);
        all.insert(row[0]->lexical);
    }
    EXPECT_EQ(all.size(), 3U);
}

TEST(SparqlEngine, BindsManyValuesThatUseEachOther) {
    GraphEngine graph(":a :p 1 .");
    std::string binds = "BIND(?x AS ?v0) BIND(?x AS ?v1) ";
    for (int i = 2; i <= 60; ++i)
        binds += "BIND((?v" + std::to_string(i - 1) + " + ?v" + std::to_string(i - 2) + ") AS ?v" +
                 std::to_string(i) + ") ";
    EXPECT_EQ(graph.rows("SELECT ?v60 { ?a :p ?x " + binds + "}"), (Rows{"2504730781961"}));
}

TEST(SparqlEngine, BuildsTriplesByATemplate) {
    GraphEngine graph(family);
    EXPECT_EQ(graph.triples("CONSTRUCT { ?b :knownBy ?a . _:x :of ?b . ?n :of ?b } { ?a :boss ?b . "
                            "OPTIONAL { ?b :name ?n } }"),
              (Rows{"_ of ana", "_ of dan", "ana knownBy dan", "dan knownBy dan"}));
}

TEST(SparqlEngine, DescribesATermWithTheBlankNodesBehindIt) {
    GraphEngine graph(":a :p [ :q [ :r 1 ] ] ; :s :b . :b :p 2 .");
    EXPECT_EQ(graph.triples("DESCRIBE :a"), (Rows{"_ q _", "_ r 1", "a p _", "a s b"}));
    EXPECT_EQ(graph.triples("DESCRIBE ?x { ?x :p 2 }"), (Rows{"b p 2"}));
}

TEST(SparqlEngine, CutsAnswersThatAreTooLarge) {
    GraphEngine graph(family);
    const auto few = must(graph.ask("SELECT * { ?s ?p ?o }", {.rows = 3}));
    EXPECT_EQ(few.rows.size(), 3U);
    EXPECT_TRUE(few.truncated);
    EXPECT_FALSE(must(graph.ask("SELECT * { ?s :boss ?o }", {.rows = 2})).truncated);
    EXPECT_TRUE(must(graph.ask("SELECT * { ?s ?p ?o }", {.bytes = 100})).truncated);
    EXPECT_TRUE(must(graph.ask("CONSTRUCT WHERE { ?s ?p ?o }", {.rows = 3})).truncated);
}

TEST(SparqlEngine, RefusesWhatMayNotRun) {
    GraphEngine graph(family);
    EXPECT_EQ(graph.ask("SELECT * { SERVICE <http://example.org/> { ?s ?p ?o } }").error().kind,
              ErrorKind::Forbidden);
    EXPECT_EQ(graph.ask("DELETE WHERE { ?s ?p ?o }").error().kind, ErrorKind::Forbidden);
    EXPECT_EQ(graph.ask("SELECT * { ?s ?p ?o }", {.queryLength = 20}).error().kind,
              ErrorKind::Limit);
    EXPECT_EQ(graph.ask("SELECT * { ?s ?p }").error().kind, ErrorKind::Syntax);
}

TEST(SparqlEngine, StopsInTimeAndAnswersTheNextQuery) {
    GraphEngine graph(family);
    const std::string endless =
        "SELECT (COUNT(*) AS ?n) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l . ?m ?n1 ?o . ?p ?q "
        "?r "
        ". ?s ?t ?u . ?v ?w ?x . ?y ?z ?a1 . ?b1 ?c1 ?d1 . ?e1 ?f1 ?g1 }";
    const auto late = graph.ask(endless, {.time = std::chrono::milliseconds(50)});
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().kind, ErrorKind::Timeout);
    const CancelToken token;
    std::thread stopper([&] { token.cancel(); });
    const auto stopped = graph.ask(endless, {}, token);
    stopper.join();
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().kind, ErrorKind::Cancelled);
    EXPECT_EQ(graph.rows("SELECT ?x { ?x :boss :ana }"), (Rows{"dan"}));
}

TEST(SparqlEngine, StopsWhatTakesTooMuchMemory) {
    std::string numbers;
    for (int i = 0; i < 300; ++i)
        numbers += ":n" + std::to_string(i) + " :p " + std::to_string(i) + " .\n";
    GraphEngine graph(numbers);
    const auto sorted =
        graph.ask("SELECT DISTINCT ?a ?b ?c { ?a :p ?x . ?b :p ?y . ?c :p ?z }",
                  {.time = std::chrono::minutes(2), .rows = 100'000'000, .memory = 4U << 20U});
    ASSERT_FALSE(sorted);
    EXPECT_EQ(sorted.error().kind, ErrorKind::Limit);
    const auto walked = graph.ask("SELECT * { ?a !:q* ?b }", {.memory = 100});
    ASSERT_FALSE(walked);
    EXPECT_EQ(walked.error().kind, ErrorKind::Limit);
}

TEST(SparqlEngine, KnowsThePrefixesOfTheStore) {
    const tests::TemporaryFolder folder;
    auto builder = must(graph::TripleStoreBuilder::create(folder.path() / "graph.db"));
    must(builder.add({rdf::Term::iri("e:a"), rdf::Term::iri("e:p"), rdf::Term::iri("e:b")}));
    must(builder.addPrefix("mine", "e:"));
    must(builder.finish({}, CancelToken()));
    const auto engine = must(Engine::open(folder.path() / "graph.db"));
    EXPECT_EQ(must(engine->query("SELECT * { mine:a ?p ?o }", {}, CancelToken())).rows.size(), 1U);
    EXPECT_EQ(engine->prefixes().front().first, "mine");
}

TEST(SparqlEngine, KnowsThePrefixesThatEverybodyKnows) {
    const tests::TemporaryFolder folder;
    auto builder = must(graph::TripleStoreBuilder::create(folder.path() / "graph.db"));
    must(builder.add({rdf::Term::iri("e:a"),
                      rdf::Term::iri("http://www.w3.org/2000/01/rdf-schema#label"),
                      rdf::Term::literal("A")}));
    must(builder.addPrefix("foaf", "e:"));
    must(builder.finish({}, CancelToken()));
    const auto engine = must(Engine::open(folder.path() / "graph.db"));
    EXPECT_EQ(
        must(engine->query("SELECT * { foaf:a rdfs:label ?o }", {}, CancelToken())).rows.size(),
        1U);
}

TEST(SparqlEngine, ExplainsWhatItWouldRun) {
    GraphEngine graph(family);
    const auto explanation = must(graph.engine().explain(
        "PREFIX : <http://example.org/> SELECT ?a { ?a :knows ?b OPTIONAL { ?b :knows ?c . ?c :age "
        "?n } }"));
    EXPECT_TRUE(explanation.algebra.starts_with("Project ?a\n  LeftJoin\n")) << explanation.algebra;
    EXPECT_NE(explanation.sql.find("LEFT JOIN"), std::string::npos) << explanation.sql;
    EXPECT_NE(explanation.plan.find("USING COVERING INDEX"), std::string::npos) << explanation.plan;
}

TEST(SparqlEngine, JoinsMoreTablesThanSqliteDoesAtOnce) {
    GraphEngine graph(":a :p :a .");
    std::string patterns;
    for (int i = 0; i < 150; ++i)
        patterns += "?v" + std::to_string(i) + " :p ?v" + std::to_string(i + 1) + " . ";
    EXPECT_EQ(graph.rows("SELECT ?v0 ?v150 { " + patterns + "}"), (Rows{"a a"}));
    std::string optional;
    for (int i = 0; i < 60; ++i) optional += "OPTIONAL { ?a :p ?o" + std::to_string(i) + " } ";
    EXPECT_EQ(graph.rows("SELECT ?a ?o59 { ?a :p ?b " + optional + "}"), (Rows{"a a"}));
}

}  // namespace

}  // namespace tripletalk::sparql
