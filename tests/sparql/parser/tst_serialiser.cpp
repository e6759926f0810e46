// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/parser/parser.h"
#include "sparql/parser/serialiser.h"

#include <gtest/gtest.h>

namespace tripletalk::sparql {

namespace {

std::string rewritten(std::string_view text) {
    const auto query = parse(text);
    EXPECT_TRUE(query.ok()) << text << "\n" << query.error().toText();
    return query ? toText(*query) : "";
}

/// What becomes of the condition of a FILTER.
std::string condition(const std::string& text) {
    const auto query = parse("PREFIX ex: <http://ex/> ASK { FILTER(" + text + ") }");
    EXPECT_TRUE(query.ok()) << text << "\n" << query.error().toText();
    if (!query) return "";
    return toText(std::get<Filter>(query->where.elements.front()).condition, query->prefixes);
}

/// What becomes of a property path.
std::string path(const std::string& text) {
    const auto query = parse("PREFIX : <http://ex/> ASK { ?s " + text + " ?o }");
    EXPECT_TRUE(query.ok()) << text << "\n" << query.error().toText();
    if (!query) return "";
    const auto& triple = std::get<Triples>(query->where.elements.front()).patterns.front();
    return toText(std::get<Path>(triple.predicate), query->prefixes);
}

}  // namespace

TEST(SparqlSerialiser, WritesAQueryAsPeopleDo) {
    EXPECT_EQ(
        rewritten("prefix ex: <http://ex/> select distinct ?s (count(*) as ?n) from <http://g> "
                  "{ ?s a ex:C; ex:p 1, 'x'@en. ?t ex:q/^ex:r ?s optional { ?s ex:v ?v filter(?v > "
                  "1.5) } filter not exists { ?s ex:gone true } values (?a ?b) { (1 undef) } } "
                  "group by ?s having(count(*) > 1) order by desc(?n) ?s limit 10 offset 5"),
        R"(PREFIX ex: <http://ex/>
SELECT DISTINCT ?s (COUNT(*) AS ?n)
FROM <http://g>
WHERE {
  ?s a ex:C ;
    ex:p 1, "x"@en .
  ?t ex:q/^ex:r ?s .
  OPTIONAL {
    ?s ex:v ?v .
    FILTER (?v > 1.5)
  }
  FILTER NOT EXISTS {
    ?s ex:gone true .
  }
  VALUES (?a ?b) {
    (1 UNDEF)
  }
}
GROUP BY ?s
HAVING (COUNT(*) > 1)
ORDER BY DESC(?n) ?s
LIMIT 10
OFFSET 5
)");
}

TEST(SparqlSerialiser, WritesSubSelectsUnionsAndTheOtherForms) {
    EXPECT_EQ(
        rewritten(
            "SELECT * { { SELECT ?x { ?x ?p [] } } UNION { BIND(1 AS ?x) } } VALUES ?x { 1 }"),
        R"(SELECT *
WHERE {
  {
    SELECT ?x
    WHERE {
      ?x ?p _:b1 .
    }
  } UNION {
    BIND (1 AS ?x)
  }
}
VALUES ?x { 1 }
)");
    EXPECT_EQ(rewritten("CONSTRUCT WHERE { ?s ?p ?o }"),
              "CONSTRUCT {\n  ?s ?p ?o .\n}\nWHERE {\n  ?s ?p ?o .\n}\n");
    EXPECT_EQ(rewritten("DESCRIBE <http://x> ?y"), "DESCRIBE <http://x> ?y\n");
    EXPECT_EQ(rewritten("ASK {}"), "ASK\nWHERE { }\n");
}

TEST(SparqlSerialiser, WritesAsFewBracketsAsAnExpressionNeeds) {
    EXPECT_EQ(condition("((?a + ?b)) * ?c - (?d - (?e - 1))"), "(?a + ?b) * ?c - (?d - (?e - 1))");
    EXPECT_EQ(condition("(?a || ?b || ?c || (?d || ?e)) && !(?f = ?g)"),
              "(?a || ?b || ?c || ?d || ?e) && !(?f = ?g)");
    EXPECT_EQ(condition("-(5) + -5 - -?x"), "-(5) + -5 - -?x");
    EXPECT_EQ(condition("?a/?b/?c"), "?a / ?b / ?c");
    EXPECT_EQ(condition("(?a in (1, -2.5, 1e3)) = ex:f(distinct ?b)"),
              "(?a IN (1, -2.5, 1e3)) = ex:f(DISTINCT ?b)");
}

TEST(SparqlSerialiser, KeepsWhatAPathMeans) {
    for (const char* text : {"^:a/(:b|:c)*", "(:a/:b)/:c", "!(:a|^:b)", "!:a", "!()", "^(:a/:b)",
                             "((:a+)?)*", "^:a|:b/:c", "(^:a)+", "a/:b", "!^a"})
        EXPECT_EQ(path(text), text);
    EXPECT_EQ(path("(:a)*"), ":a*");
}

TEST(SparqlSerialiser, ShortensOnlyWhatReadsBackTheSame) {
    EXPECT_EQ(
        rewritten(
            "PREFIX a: <http://x/> PREFIX ab: <http://x/b/> ASK { a:1 ab:c <http://x/b/d/e> , "
            "a:d\\/e , <http://x/.> , a: }"),
        "PREFIX a: <http://x/>\nPREFIX ab: <http://x/b/>\nASK\nWHERE {\n  a:1 ab:c "
        "<http://x/b/d/e>, <http://x/d/e>, <http://x/.>, a: .\n}\n");
}

TEST(SparqlSerialiser, QuotesStringsSoThatTheyReadBackTheSame) {
    const std::string text = "ASK { ?s ?p '''a\"\\\\b\nc\\td''' , \"\\u00e4'\" , '5'^^<http://t> }";
    const auto query = parse(text);
    ASSERT_TRUE(query.ok()) << query.error().toText();
    const auto again = parse(toText(*query));
    ASSERT_TRUE(again.ok()) << again.error().toText();
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_EQ(std::get<Triples>(again->where.elements[0]).patterns[i].object,
                  std::get<Triples>(query->where.elements[0]).patterns[i].object);
}

}  // namespace tripletalk::sparql
