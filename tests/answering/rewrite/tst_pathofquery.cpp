// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/pathofquery.h"
#include "sparql/parser/parser.h"
#include "support/graphs.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

using namespace tripletalk::tests;

namespace {

std::optional<BegunPath> pathIn(const std::string& query) {
    return pathOf(must(sparql::parse(
        query,
        {.prefixes = {{"", "http://e/"}, {"rdfs", "http://www.w3.org/2000/01/rdf-schema#"}}})));
}

std::string told(const std::optional<BegunPath>& begun) {
    if (!begun) return "none";
    return (begun->name.empty() ? begun->thing : begun->name) + " " + toText(begun->path);
}

const std::string bornOfDirector = "http://e/f <http://e/director>/<http://e/born>";

}  // namespace

TEST(PathOfQuery, IsAChainFromAThingToWhatIsAskedFor) {
    EXPECT_EQ(told(pathIn("SELECT ?b { :f :director ?d . ?d :born ?b }")), bornOfDirector);
    EXPECT_EQ(told(pathIn("SELECT DISTINCT ?b { ?d :born ?b . :f :director ?d }")), bornOfDirector)
        << "in any order";
    EXPECT_EQ(told(pathIn("SELECT ?b { :f :director/:born ?b }")), bornOfDirector);
    EXPECT_EQ(told(pathIn("SELECT ?b { ?b ^(:director/:born) :f }")), bornOfDirector);
    EXPECT_EQ(told(pathIn("SELECT ?f { ?f :director :d }")), "http://e/d ^<http://e/director>");
    EXPECT_EQ(told(pathIn("SELECT ?x { :a :p ?b . ?c :q ?b . ?c :r ?x }")),
              "http://e/a <http://e/p>/^<http://e/q>/<http://e/r>")
        << "more than two hops, and inverse ones";
}

TEST(PathOfQuery, BeginsAtANameToo) {
    EXPECT_EQ(told(pathIn("SELECT ?d { ?f rdfs:label \"Solaris\" ; :director ?d }")),
              "Solaris <http://e/director>");
}

TEST(PathOfQuery, MayAskForNamesAndSayClasses) {
    EXPECT_EQ(told(pathIn("SELECT ?n { :f a :Film ; :director ?d . ?d rdfs:label ?n }")),
              "http://e/f <http://e/director>");
    EXPECT_EQ(told(pathIn("SELECT ?d ?n { :f :director ?d OPTIONAL { ?d rdfs:label ?n } }")),
              "http://e/f <http://e/director>");
}

TEST(PathOfQuery, IsNoneWhereMoreIsAsked) {
    for (const char* query :
         {"SELECT (COUNT(?d) AS ?n) { :f :director ?d }", "ASK { :f :director ?d }",
          "SELECT ?d { :f :director ?d } ORDER BY ?d LIMIT 1",
          "SELECT ?d { :f :director ?d FILTER(?d > 3) }",
          "SELECT ?d { :f :director ?d . ?d :born :oslo }", "SELECT ?d { ?f :director ?d }",
          "SELECT ?d { :f :director|:producer ?d }", "SELECT ?d { :f :director+ ?d }",
          "SELECT ?d { :f ?p ?d }", "SELECT ?d ?b { :f :director ?d . ?d :born ?b }",
          "SELECT * { :f :director ?d }",
          "SELECT ?d { { :f :director ?d } UNION { :g :director ?d } }",
          "SELECT ?d { :f :director ?d . :g :director ?d }",
          "SELECT ?d { :f :director ?d MINUS { ?d :dead true } }"})
        EXPECT_EQ(told(pathIn(query)), "none") << query;
}

}  // namespace tripletalk::answering
