// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/editor/querysketch.h"
#include "support/graphs.h"

#include <gmock/gmock.h>

namespace tripletalk::cypher {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using tests::must;
using Changes = QuerySketch::Changes;

namespace {

QuerySketch sketched(const std::string& query) { return must(QuerySketch::of(query)); }

/// What the query becomes, which is one itself.
std::string changed(const std::string& query, const Changes& changes) {
    std::string made = sketched(query).with(changes);
    (void)must(QuerySketch::of(made));
    return made;
}

}  // namespace

TEST(QuerySketch, SaysWhatAQueryNamesAndHowItHangsTogether) {
    const QuerySketch sketch = sketched(
        "MATCH (f:Film {title: 'Solaris', year: 1972})-[:director]->(p)<-[:cast*1..2]-(g) "
        "WHERE p.name = 'Andrei' AND elementId(g) = 'http://x/g' RETURN g.title, count(*)");
    ASSERT_THAT(sketch.nodes(), SizeIs(3));
    EXPECT_THAT(sketch.nodes()[0].labels, ElementsAre("Film"));
    EXPECT_EQ(sketch.nodes()[2].iri, "http://x/g");
    ASSERT_THAT(sketch.names(), SizeIs(2));
    EXPECT_EQ(sketch.names()[0].property, "title");
    EXPECT_EQ(sketch.names()[1].text, "Andrei");
    EXPECT_EQ(sketch.names()[1].node, 1U);
    ASSERT_THAT(sketch.steps(), SizeIs(2));
    EXPECT_EQ(sketch.steps()[1].direction, Direction::Left);
    EXPECT_TRUE(sketch.steps()[1].isPath);
    ASSERT_THAT(sketch.properties(), SizeIs(1));
    EXPECT_EQ(sketch.properties()[0].name, "title");
    EXPECT_EQ(sketch.properties()[0].node, 2U);
}

TEST(QuerySketch, TakesTheSameVariableForTheSameNodeWithinAPartOfAUnion) {
    const QuerySketch sketch = sketched(
        "MATCH (a)-[:x]->(b) OPTIONAL MATCH (b)-[:y]->(c) RETURN a UNION MATCH (a:L) RETURN a");
    EXPECT_THAT(sketch.nodes(), SizeIs(4));
    EXPECT_EQ(sketch.steps()[1].from, sketch.steps()[0].to);
    EXPECT_THAT(sketch.nodes()[0].labels, IsEmpty());
    EXPECT_THAT(sketch.nodes()[3].labels, ElementsAre("L"));
}

TEST(QuerySketch, HasNoRelationWhereAQueryHasNone) {
    const QuerySketch sketch = sketched("MATCH (n:Car) RETURN count(n)");
    EXPECT_THAT(sketch.steps(), IsEmpty());
    EXPECT_THAT(sketch.names(), IsEmpty());
    EXPECT_EQ(sketch.with({}), "MATCH (n:Car) RETURN count(n)");
}

TEST(QuerySketch, PutsAThingInThePlaceOfANameInAPattern) {
    EXPECT_EQ(changed("MATCH (f:Film {title: 'Solaris', year: 1972})-[:director]->(p) RETURN p",
                      {.things = {{0, "http://x/solaris"}}}),
              "MATCH (f:Film {year: 1972})-[:director]->(p) WHERE elementId(f) = "
              "'http://x/solaris' RETURN p");
}

TEST(QuerySketch, NamesANodeThatHadNoVariableAndKeepsTheCondition) {
    EXPECT_EQ(changed("MATCH ({title: 'Solaris'})-[:director]->(p) WHERE p.age > 3 OR p.age < 1 "
                      "RETURN p",
                      {.things = {{0, "http://x/solaris"}}}),
              "MATCH (thing1)-[:director]->(p) WHERE elementId(thing1) = 'http://x/solaris' AND "
              "(p.age > 3 OR p.age < 1) RETURN p");
}

TEST(QuerySketch, PutsAThingInThePlaceOfAnEquation) {
    EXPECT_EQ(changed("MATCH (f) WHERE toLower(f.title) = 'solaris' AND f.year = 1972 RETURN f",
                      {.things = {{0, "http://x/s"}}}),
              "MATCH (f) WHERE elementId(f) = 'http://x/s' AND f.year = 1972 RETURN f");
    EXPECT_EQ(changed("MATCH (f {name: 'A'}), (g) WHERE 'B' = g.name RETURN f, g",
                      {.things = {{0, "http://x/a"}, {1, "http://x/b"}}}),
              "MATCH (f), (g) WHERE elementId(f) = 'http://x/a' AND (elementId(g) = 'http://x/b') "
              "RETURN f, g");
}

TEST(QuerySketch, WritesOtherTextsRelationshipsAndProperties) {
    EXPECT_EQ(changed("MATCH (f {title: 'S', lang: 'ru'})-[r:made_by {since: 1}]->(p) "
                      "RETURN p.nam ORDER BY p.nam",
                      {.texts = {{1, "Russian"}},
                       .steps = {{0, {"directed by", Direction::Left}}},
                       .properties = {{0, "label"}, {1, "label"}}}),
              "MATCH (f {title: 'S', lang: 'Russian'})<-[r:`directed by` {since: 1}]-(p) "
              "RETURN p.label ORDER BY p.label");
    EXPECT_EQ(changed("MATCH (f {title: 'S', lang: 'ru'}) RETURN f",
                      {.things = {{0, "http://x/s"}}, .texts = {{1, "it's"}}}),
              "MATCH (f {lang: 'it\\'s'}) WHERE elementId(f) = 'http://x/s' RETURN f");
}

TEST(QuerySketch, ReadsAndChangesWhatStandsInExists) {
    const std::string query =
        "MATCH (p:Person) WHERE EXISTS { MATCH (p)<-[:by]-(f {title: 'S'}) } AND "
        "NOT (p)-[:spouse]->() RETURN p";
    EXPECT_THAT(sketched(query).steps(), SizeIs(2));
    EXPECT_THAT(changed(query, {.things = {{0, "http://x/s"}},
                                .steps = {{1, {"married", Direction::Right}}}}),
                HasSubstr("(f) WHERE elementId(f) = 'http://x/s' } AND NOT "
                          "(p)-[:married]->()"));
}

TEST(QuerySketch, ReadsSurrogatesInPairsAlone) {
    EXPECT_TRUE(QuerySketch::of("RETURN '\\uD83D\\uDE00'"));
    for (const char* half : {"\\uD83D", "\\uD83D\\u0041", "\\uD83D\\uE000", "\\uDE00"})
        EXPECT_FALSE(QuerySketch::of("RETURN '" + std::string(half) + "'")) << half;
}

TEST(QuerySketch, SaysWhereAQueryIsNone) {
    const auto sketch = QuerySketch::of("MATCH (n RETURN n");
    ASSERT_FALSE(sketch.ok());
    EXPECT_EQ(sketch.error().kind, ErrorKind::Syntax);
    EXPECT_TRUE(sketch.error().place.has_value());
    const auto writing = QuerySketch::of("CREATE (n) RETURN n");
    ASSERT_FALSE(writing.ok());
    EXPECT_EQ(writing.error().kind, ErrorKind::Forbidden);
}

}  // namespace tripletalk::cypher
