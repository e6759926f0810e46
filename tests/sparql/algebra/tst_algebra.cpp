// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/algebra/algebra.h"
#include "sparql/algebra/translator.h"
#include "sparql/parser/parser.h"
#include "support/graphs.h"

#include <gtest/gtest.h>

namespace tripletalk::sparql {

namespace {

using tests::must;

std::string algebraOf(const std::string& query) {
    return toText(Translator().query(must(parse("PREFIX : <e:>" + query))));
}

TEST(Algebra, JoinsAllPatternsOfAGroupInOne) {
    EXPECT_EQ(algebraOf("SELECT ?a { ?a :p ?b . { ?b :q ?c } ?c :r 1 }"),
              "Project ?a\n"
              "  Join\n"
              "    Pattern ?a <e:p> ?b\n"
              "    Pattern ?b <e:q> ?c\n"
              "    Pattern ?c <e:r> 1\n");
}

TEST(Algebra, FiltersTheWholeGroup) {
    EXPECT_EQ(algebraOf("SELECT ?a { FILTER(?a > 1 && ?b > 2) ?a :p ?b }"),
              "Project ?a\n"
              "  Filter ?a > 1 && ?b > 2\n"
              "    Pattern ?a <e:p> ?b\n");
}

TEST(Algebra, GivesTheFilterOfAnOptionalGroupToTheJoin) {
    EXPECT_EQ(algebraOf("SELECT * { ?a :p ?b OPTIONAL { ?a :q ?c FILTER(?c > ?b) } }"),
              "Project ?a ?b ?c\n"
              "  LeftJoin ?c > ?b\n"
              "    Pattern ?a <e:p> ?b\n"
              "    Pattern ?a <e:q> ?c\n");
}

TEST(Algebra, KeepsTheFilterOfAGroupInsideAnOptionalOneThere) {
    EXPECT_EQ(algebraOf("SELECT * { ?a :p ?b OPTIONAL { { ?a :q ?c FILTER(?c > ?b) } } }"),
              "Project ?a ?b ?c\n"
              "  LeftJoin\n"
              "    Pattern ?a <e:p> ?b\n"
              "    Filter ?c > ?b\n"
              "      Pattern ?a <e:q> ?c\n");
}

TEST(Algebra, JoinsWhatFollowsAnOptionalPartBeforeIt) {
    EXPECT_EQ(algebraOf("SELECT * { ?a :p ?b OPTIONAL { ?a :q ?c } ?b :r ?d }"),
              "Project ?a ?b ?c ?d\n"
              "  LeftJoin\n"
              "    Join\n"
              "      Pattern ?a <e:p> ?b\n"
              "      Pattern ?b <e:r> ?d\n"
              "    Pattern ?a <e:q> ?c\n");
}

TEST(Algebra, LeavesAnOptionalPartWhereWhatFollowsSharesItsVariable) {
    EXPECT_EQ(algebraOf("SELECT * { ?a :p ?b OPTIONAL { ?a :q ?c } ?c :r ?d }"),
              "Project ?a ?b ?c ?d\n"
              "  Join\n"
              "    LeftJoin\n"
              "      Pattern ?a <e:p> ?b\n"
              "      Pattern ?a <e:q> ?c\n"
              "    Pattern ?c <e:r> ?d\n");
}

TEST(Algebra, SpellsPathsOut) {
    EXPECT_EQ(algebraOf("SELECT * { ?a ^:p/(:q|:r)/:s+ ?b }"),
              "Project ?a ?b\n"
              "  Join\n"
              "    Pattern _:path 1 <e:p> ?a\n"
              "    Pattern _:path 1 (<e:q> | <e:r>) _:path 2\n"
              "    Path _:path 2 <e:s>+ ?b\n");
}

TEST(Algebra, CountsAnAlternativeThatIsWrittenTwiceTwice) {
    EXPECT_EQ(algebraOf("SELECT * { ?a :p|:p ?b }"),
              "Project ?a ?b\n"
              "  Union\n"
              "    Pattern ?a <e:p> ?b\n"
              "    Pattern ?a <e:p> ?b\n");
}

TEST(Algebra, SplitsANegatedSetByDirection) {
    EXPECT_EQ(algebraOf("SELECT * { ?a !(:p|^:q) ?b }"),
              "Project ?a ?b\n"
              "  Union\n"
              "    Pattern ?a !(<e:p>) ?b\n"
              "    Pattern ?b !(<e:q>) ?a\n");
}

TEST(Algebra, TakesAggregatesOutOfExpressions) {
    EXPECT_EQ(algebraOf("SELECT ?a (SUM(?b) / COUNT(*) AS ?m) { ?a :p ?b } GROUP BY ?a "
                        "HAVING(MAX(?b) > 1) ORDER BY ?m"),
              "Project ?a ?m\n"
              "  OrderBy ASC(?m)\n"
              "    Extend ?m = ?_:aggregate 1 / ?_:aggregate 2\n"
              "      Filter ?_:aggregate 3 > 1\n"
              "        Group ?a, _:aggregate 1 = SUM(?b), _:aggregate 2 = COUNT(*), _:aggregate 3 "
              "= MAX(?b)\n"
              "          Pattern ?a <e:p> ?b\n");
}

TEST(Algebra, KnowsWhichVariablesAreCertain) {
    const Algebra algebra = Translator().group(
        must(parse("SELECT * { ?a <e:p> ?b OPTIONAL { ?b <e:q> ?c } BIND(?a AS ?d) BIND(1/0 AS ?e) "
                   "{ ?a <e:r> ?f } UNION { ?a <e:s> ?g } }"))
            .where);
    for (const char* name : {"a", "b", "d"}) EXPECT_TRUE(algebra.scope.isCertain(name)) << name;
    for (const char* name : {"c", "e", "f", "g"}) {
        EXPECT_TRUE(algebra.scope.has(name)) << name;
        EXPECT_FALSE(algebra.scope.isCertain(name)) << name;
    }
}

}  // namespace

}  // namespace tripletalk::sparql
