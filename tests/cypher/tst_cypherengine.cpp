// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/cypherengine.h"
#include "support/graphs.h"

#include <algorithm>
#include <thread>

#include <gmock/gmock.h>

namespace tripletalk::cypher {

using namespace tripletalk::tests;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

namespace {

constexpr std::string_view film = R"(
:Film a owl:Class ; rdfs:label "motion picture"@en .
:ShortFilm rdfs:subClassOf :Film .
:directed_by a owl:ObjectProperty ; rdfs:label "director"@en .
:alien a :Film ; :title "Alien", "Das Wesen"@de ; :year "1979"^^xsd:gYear ; :directed_by :scott .
:boy a :ShortFilm ; :title "Boy and Bicycle" ; :year "1965"^^xsd:gYear ; :directed_by :scott .
:scott a foaf:Person ; foaf:name "Ridley Scott" ; :born "1937-11-30"^^xsd:date ;
    :knows [ foaf:name "Somebody" ] .
:other :title "Nothing" .
)";

struct CypherOverFilms : testing::Test {
    TemporaryFolder folder;
    std::unique_ptr<CypherEngine> engine = opened({});

    std::unique_ptr<CypherEngine> opened(const CypherEngine::Options& options) {
        storeFromTurtle(folder.path(), film);
        return must(CypherEngine::open(folder.path() / "graph.db", options));
    }
    /// Rows as texts.
    std::vector<std::string> rows(const std::string& query, const Map& parameters = {}) {
        std::vector<std::string> rows;
        for (const auto& row : must(engine->query(query, parameters, {}, {})).rows) {
            std::string text;
            for (const Value& value : row) text += (text.empty() ? "" : " ") + engine->shown(value);
            rows.push_back(text);
        }
        return rows;
    }
    Error refused(const std::string& query, const sparql::QueryLimits& limits = {}) {
        const auto answer = engine->query(query, {}, limits, {});
        if (answer) throw std::runtime_error("not refused: " + query);
        return answer.error();
    }
};

}  // namespace

TEST_F(CypherOverFilms, FindsThingsOfAClassAndOfThoseBelowIt) {
    EXPECT_THAT(rows("MATCH (f:Film) RETURN f"), UnorderedElementsAre("(alien)", "(boy)"));
    EXPECT_THAT(rows("MATCH (f:ShortFilm) RETURN labels(f)"), ElementsAre("['ShortFilm', 'Film']"));
    EXPECT_THAT(rows("MATCH (f:Film)-[:directed_by]->(p) RETURN f, p"),
                UnorderedElementsAre("(alien) (scott)", "(boy) (scott)"));
}

TEST_F(CypherOverFilms, KnowsNoClassesAndPropertiesAsThings) {
    EXPECT_THAT(rows("MATCH (n) WHERE n.name IS NULL RETURN n"),
                UnorderedElementsAre("(alien)", "(boy)", "(other)"));
}

TEST_F(CypherOverFilms, TakesNamesByIriLocalNameAndLabelAndThenLoosely) {
    for (const char* name :
         {"Film", "`http://example.org/Film`", "`motion picture`", "film", "MotionPicture"})
        EXPECT_EQ(rows("MATCH (f:" + std::string(name) + ") RETURN count(f)").at(0), "2") << name;
    for (const char* type : {"directed_by", "DIRECTED_BY", "directedBy", "director"})
        EXPECT_EQ(rows("MATCH ()-[r:" + std::string(type) + "]->() RETURN count(r), type(r)").at(0),
                  "2 directed_by")
            << type;
    EXPECT_EQ(rows("MATCH (p:`foaf:Person`) RETURN p.`foaf:name`").at(0), "Ridley Scott");
    EXPECT_EQ(rows("MATCH (f:Nothing) RETURN count(f)").at(0), "0");
}

TEST_F(CypherOverFilms, ReadsLiteralsByTheirType) {
    EXPECT_THAT(rows("MATCH (f:Film) WHERE f.year < 1970 RETURN f.year + 1"), ElementsAre("1966"));
    EXPECT_THAT(rows("MATCH (p) WHERE p.born < date('1940-01-01') RETURN p.born.month"),
                ElementsAre("11"));
}

TEST_F(CypherOverFilms, ComparesEachOfSeveralValues) {
    for (const char* title : {"Alien", "Das Wesen"}) {
        EXPECT_THAT(rows("MATCH (f {title: $t}) RETURN f", {{"t", title}}), ElementsAre("(alien)"));
        EXPECT_THAT(rows("MATCH (f:Film) WHERE f.title = $t RETURN f", {{"t", title}}),
                    ElementsAre("(alien)"));
    }
    EXPECT_THAT(rows("MATCH (f:Film) WHERE f.title STARTS WITH 'Das' RETURN f.title"),
                ElementsAre("['Alien', 'Das Wesen']"));
    EXPECT_THAT(rows("MATCH (f:Film) WHERE f.title <> 'Alien' RETURN f"), ElementsAre("(boy)"));
}

TEST_F(CypherOverFilms, BeginsAtAnIri) {
    EXPECT_THAT(
        rows("MATCH (p)<-[:directed_by]-(f) WHERE elementId(p) = 'http://example.org/scott' "
             "RETURN f"),
        UnorderedElementsAre("(alien)", "(boy)"));
    EXPECT_THAT(must(engine->explain("MATCH (p) WHERE elementId(p) = 'x' RETURN p")),
                HasSubstr("by its IRI"));
    EXPECT_THAT(rows("MATCH ()-[:knows]->(b) MATCH (c) WHERE elementId(c) = elementId(b) RETURN "
                     "c.name"),
                ElementsAre("Somebody"));
}

TEST_F(CypherOverFilms, AsksFirstRelationshipsAsSparqlDoes) {
    EXPECT_THAT(must(engine->explain("MATCH (f:ShortFilm)-[:directed_by]->(p) RETURN p")),
                testing::AllOf(HasSubstr("Join"), HasSubstr("SELECT")));
    EXPECT_THAT(must(engine->explain("MATCH (f {title: 'Alien'})-[:directed_by]->(p) RETURN p")),
                testing::Not(HasSubstr("SELECT")));
}

TEST_F(CypherOverFilms, ShowsNothingThatIsWithheld) {
    engine = opened({.withheld = {"http://example.org/title", "http://example.org/directed_by"}});
    EXPECT_THAT(rows("MATCH (f:Film) RETURN f.title"), ElementsAre("null", "null"));
    EXPECT_THAT(rows("MATCH (f:Film)-->(p) RETURN p"), IsEmpty());
}

TEST_F(CypherOverFilms, RefusesWhatWritesInOneSentence) {
    for (const char* query :
         {"CREATE (n)", "MATCH (n) SET n.a = 1", "MATCH (n) DETACH DELETE n", "MERGE (n) RETURN n",
          "MATCH (n) REMOVE n.a", "LOAD CSV FROM 'x' AS l RETURN l", "CALL db.labels()",
          "FOREACH (x IN [1] | CREATE (n))", "MATCH (n) RETURN n UNION CREATE (n)",
          "MATCH (n) CALL { RETURN 1 } RETURN n"}) {
        const Error error = refused(query);
        EXPECT_EQ(error.kind, ErrorKind::Forbidden) << query;
        EXPECT_TRUE(error.place) << query;
    }
}

TEST_F(CypherOverFilms, TellsWhereAMistakeIs) {
    const Error error = refused("MATCH (ü:Film)\nRETURN f.title, ü.");
    EXPECT_EQ(error.kind, ErrorKind::Syntax);
    ASSERT_TRUE(error.place);
    EXPECT_EQ(error.place->line, 2);
    EXPECT_EQ(error.place->column, 19);
    EXPECT_EQ(refused("RETURN siez([1])").message.text(),
              "There is no function siez. Did you mean size?");
}

TEST_F(CypherOverFilms, EndsWhatWouldNot) {
    const sparql::QueryLimits limits{.time = std::chrono::milliseconds(200), .memory = 8U << 20U};
    const auto isLimit = [](const Error& error) {
        return error.kind == ErrorKind::Timeout || error.kind == ErrorKind::Limit;
    };
    for (const char* query :
         {"UNWIND range(1, 100000000) AS x UNWIND range(1, 100000000) AS y RETURN count(*)",
          "RETURN size(range(1, 9000000000000000000))",
          "MATCH (a), (b), (c), (d), (e), (f), (g), (h), (i), (j), (k), (l), (m), (n), (o) RETURN "
          "count(*)",
          "UNWIND range(1, 10000000) AS x RETURN collect(x)",
          "UNWIND range(1, 100000) AS x UNWIND range(1, 1000) AS y RETURN x, y ORDER BY y",
          "RETURN reduce(s = 'x', i IN range(1, 60) | s + s)",
          "RETURN reduce(s = [1], i IN range(1, 60) | s + s)",
          "RETURN [x IN range(1, 1000) | [y IN range(1, 1000) | x * y]]",
          "UNWIND range(1, 1000000) AS x WITH DISTINCT x RETURN count(x)",
          "RETURN reduce(s = 'xx', n IN range(1, 60) | replace(s, 'x', 'xxxxx'))",
          "RETURN reduce(m = {a: 1}, n IN range(1, 60) | {a: m, b: m})",
          "WITH reduce(m = [1], n IN range(1, 60) | [m, m]) AS m RETURN m = m",
          "WITH range(1, 20000) AS l RETURN size([x IN l WHERE x + 0.5 IN reverse(l)])",
          "WITH reduce(s = 'a', n IN range(1, 18) | s + s) AS t UNWIND range(1, 100000) AS x "
          "RETURN count(t CONTAINS (substring(t, 0, 100000) + 'b' + x))"})
        EXPECT_TRUE(isLimit(refused(query, limits))) << query;
    // All that were named before are taken along.
    std::string columns = "MATCH (a) ";
    for (int i = 0; i < 500; ++i) columns += "WITH *, 1 AS a" + std::to_string(i) + " ";
    EXPECT_THAT(refused(columns + "RETURN a").message.text(), HasSubstr("100000 columns"));
    std::string clauses;
    for (int i = 0; i < 1'001; ++i) clauses += "UNWIND [1, 2] AS a" + std::to_string(i) + " ";
    EXPECT_THAT(refused(clauses + "RETURN a1").message.text(), HasSubstr("1000 clauses"));
    std::string deep = "RETURN ";
    for (int i = 0; i < 100'000; ++i) deep += "(";
    EXPECT_EQ(refused(deep, {.queryLength = 1'000'000}).kind, ErrorKind::Limit);
    std::string nots = "RETURN ";
    for (int i = 0; i < 20'000; ++i) nots += "NOT ";
    EXPECT_EQ(refused(nots + "true", {.queryLength = 1'000'000}).kind, ErrorKind::Limit);
    std::string sum = "RETURN 1";
    for (int i = 0; i < 40'000; ++i) sum += "+1";
    EXPECT_FALSE(engine->query(sum, {}, {.queryLength = 1'000'000}, {}));
    EXPECT_EQ(refused(std::string(200'000, ' ')).kind, ErrorKind::Limit);
}

TEST_F(CypherOverFilms, CountsWhatItGathers) {
    const std::string many = "UNWIND range(1, 1000) AS x UNWIND range(1, 200) AS y RETURN ";
    const sparql::QueryLimits limits{.time = std::chrono::minutes(1), .memory = 1U << 20U};
    EXPECT_EQ(refused(many + "size(collect(y))", limits).kind, ErrorKind::Limit);
    EXPECT_EQ(refused(many + "percentileDisc(y, 0.5)", limits).kind, ErrorKind::Limit);
    EXPECT_TRUE(engine->query(many + "count(y)", {}, limits, {}).ok());
}

TEST_F(CypherOverFilms, FindsTheLeastValueThatEnoughOthersDoNotExceed) {
    EXPECT_THAT(rows("UNWIND [40, 10, 30, 20] AS x RETURN percentileDisc(x, 0), "
                     "percentileDisc(x, 0.5), percentileDisc(x, 0.6), percentileDisc(x, 1)"),
                ElementsAre("10 20 30 40"));
}

TEST_F(CypherOverFilms, SkipsAmongManyRowsInTheirOrder) {
    EXPECT_THAT(rows("UNWIND range(1000, 1, -1) AS x RETURN x ORDER BY x SKIP 100 LIMIT 3"),
                ElementsAre("101", "102", "103"));
}

TEST_F(CypherOverFilms, IsCancelledByOthers) {
    const CancelToken token;
    std::thread other([&] { token.cancel(); });
    const auto answer =
        engine->query("UNWIND range(1, 1000000) AS x UNWIND range(1, 1000000) AS y RETURN count(*)",
                      {}, {.time = std::chrono::seconds(60)}, token);
    other.join();
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().kind, ErrorKind::Cancelled);
    EXPECT_THAT(rows("RETURN 1"), ElementsAre("1"));  // and is there for the next
}

TEST_F(CypherOverFilms, CutsWhatIsTooMuch) {
    const auto answer =
        must(engine->query("UNWIND range(1, 100) AS x RETURN x", {}, {.rows = 10}, {}));
    EXPECT_EQ(answer.rows.size(), 10U);
    EXPECT_TRUE(answer.truncated);
    EXPECT_FALSE(
        must(engine->query("UNWIND range(1, 10) AS x RETURN x", {}, {.rows = 10}, {})).truncated);
}

TEST_F(CypherOverFilms, MakesTermsOfValues) {
    const auto answer = must(
        engine->query("MATCH (p:Person) RETURN p, 1, 'a', null, [1, 'a'], p.born", {}, {}, {}));
    const auto term = [&](std::size_t i) { return engine->termOf(answer.rows.at(0).at(i)); };
    EXPECT_EQ(term(0), rdf::Term::iri("http://example.org/scott"));
    EXPECT_EQ(term(1)->datatype, "http://www.w3.org/2001/XMLSchema#integer");
    EXPECT_EQ(term(2), rdf::Term::literal("a"));
    EXPECT_EQ(term(3), std::nullopt);
    EXPECT_EQ(term(4), rdf::Term::literal("[1, 'a']"));
    EXPECT_EQ(term(5)->lexical, "1937-11-30");
}

}  // namespace tripletalk::cypher
