// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/parser/parser.h"
#include "sparql/parser/serialiser.h"

#include <random>
#include <set>

#include <gtest/gtest.h>

namespace tripletalk::sparql {

namespace {

Query parsed(std::string_view text, const ParseOptions& options = {}) {
    auto query = parse(text, options);
    EXPECT_TRUE(query.ok()) << text << "\n" << query.error().toText();
    return query.ok() ? std::move(*query) : Query{};
}

/// "line:column: message" of what is wrong with it.
std::string fault(std::string_view text, ErrorKind kind = ErrorKind::Syntax) {
    const auto query = parse(text);
    if (query.ok()) return "";
    EXPECT_EQ(query.error().kind, kind);
    return query.error().toText();
}

}  // namespace

TEST(SparqlParser, ReadsTriplesFiltersAndModifiers) {
    const Query query = parsed(
        "PREFIX ex: <http://ex/> SELECT DISTINCT ?s (COUNT(*) AS ?n) WHERE { ?s a ex:C ; "
        "ex:p ?o , 5 . FILTER(?o > 1.5 && !BOUND(?x)) } GROUP BY ?s HAVING (COUNT(*) > 1) ORDER BY "
        "DESC(?n) ?s LIMIT 10 OFFSET 2");
    EXPECT_TRUE(query.distinct);
    ASSERT_EQ(query.projection.size(), 2U);
    EXPECT_EQ(query.projection[1].variable->name, "n");
    ASSERT_EQ(query.where.elements.size(), 2U);
    const auto& triples = std::get<Triples>(query.where.elements[0]).patterns;
    ASSERT_EQ(triples.size(), 3U);
    EXPECT_EQ(std::get<rdf::Term>(triples[2].object),
              rdf::Term::literal("5", "http://www.w3.org/2001/XMLSchema#integer"));
    EXPECT_EQ(query.groupBy.size(), 1U);
    EXPECT_EQ(query.having.size(), 1U);
    ASSERT_EQ(query.orderBy.size(), 2U);
    EXPECT_TRUE(query.orderBy[0].descending);
    EXPECT_EQ(query.limit, 10U);
    EXPECT_EQ(query.offset, 2U);
}

TEST(SparqlParser, RefusesServiceWhereItIsNotWanted) {
    const std::string text = "ASK { ?s ?p ?o\n FILTER EXISTS { SERVICE <http://x/> { ?s ?p 1 } } }";
    EXPECT_TRUE(parse(text).ok());
    const auto refused = parse(text, {.service = false});
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().kind, ErrorKind::Forbidden);
    EXPECT_EQ(refused.error().place->line, 2);
}

TEST(SparqlParser, SpellsOutCollectionsAndBlankNodes) {
    const Query query = parsed("PREFIX : <http://x/> ASK { (1 [ :p 2 ]) :q _:b1 , [] , () }");
    const auto& triples = std::get<Triples>(query.where.elements.front()).patterns;
    ASSERT_EQ(triples.size(), 8U);
    std::set<std::string> blanks;
    for (const TriplePattern& triple : triples)
        for (const Node& node : {triple.subject, triple.object})
            if (const auto* variable = std::get_if<Variable>(&node)) {
                EXPECT_TRUE(variable->isBlank());
                blanks.insert(variable->name);
            }
    // two cells, two nodes in brackets, and the named one, which none of the others is called like
    EXPECT_EQ(blanks.size(), 5U);
    EXPECT_EQ(std::get<rdf::Term>(triples.back().object).lexical,
              "http://www.w3.org/1999/02/22-rdf-syntax-ns#nil");
}

TEST(SparqlParser, ReadsPaths) {
    const Query query = parsed("ASK { ?s ^<p>/(<q>|<r>)* ?o . ?s !(a|^<p>) ?o . ?s (<p>) +5 }");
    const auto& triples = std::get<Triples>(query.where.elements.front()).patterns;
    ASSERT_EQ(triples.size(), 3U);
    const Path inverse{Path::Kind::Inverse, {}, {{Path::Kind::Iri, "p"}}};
    const Path either{
        Path::Kind::Alternative, {}, {{Path::Kind::Iri, "q"}, {Path::Kind::Iri, "r"}}};
    EXPECT_EQ(std::get<Path>(triples[0].predicate),
              (Path{Path::Kind::Sequence, {}, {inverse, {Path::Kind::ZeroOrMore, {}, {either}}}}));
    EXPECT_EQ(std::get<Path>(triples[1].predicate).kind, Path::Kind::NegatedSet);
    EXPECT_EQ(std::get<Node>(triples[2].predicate), Node(rdf::Term::iri("p")));
    EXPECT_EQ(std::get<rdf::Term>(triples[2].object).lexical, "+5");
}

TEST(SparqlParser, ReadsEveryElementOfAGroup) {
    const Query query = parsed(
        "SELECT * { ?s ?p ?o . OPTIONAL { ?s ?q 1 } MINUS { ?s ?r 2 } { } UNION { } UNION { } "
        "GRAPH ?g "
        "{ } SERVICE SILENT <http://x> { } FILTER EXISTS { } BIND(1 AS ?b) VALUES ?v { UNDEF 'a' } "
        "{ "
        "SELECT (1 AS ?c) { } } }");
    ASSERT_EQ(query.where.elements.size(), 10U);
    EXPECT_EQ(std::get<Union>(query.where.elements[3]).groups.size(), 3U);
    EXPECT_TRUE(std::get<Service>(query.where.elements[5]).silent);
    const auto& exists = std::get<Call>(std::get<Filter>(query.where.elements[6]).condition.value);
    EXPECT_EQ(exists.function, Function::Exists);
    EXPECT_TRUE(exists.pattern);
    const auto& rows = std::get<Values>(query.where.elements[8]).rows;
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_FALSE(rows[0][0]);
    const auto& nested = std::get<NestedGroup>(query.where.elements[9]).group->elements;
    EXPECT_TRUE(std::holds_alternative<SubSelect>(nested.front()));
}

TEST(SparqlParser, BindsOperatorsAsTightlyAsTheStandardSays) {
    const auto same = [](const std::string& text, const std::string& bracketed) {
        EXPECT_EQ(toText(parsed("ASK { FILTER(" + text + ") }")),
                  toText(parsed("ASK { FILTER(" + bracketed + ") }")));
    };
    same("?a || ?b && ?c = ?d + ?e * -?f", "?a || (?b && (?c = (?d + (?e * (-?f)))))");
    same("?a - ?b - ?c", "(?a - ?b) - ?c");
    same("?a -1", "?a - 1");
    same("?a+1*2", "?a + (1 * 2)");
    same("!?a && ?b", "(!?a) && ?b");
}

TEST(SparqlParser, ResolvesIrisAgainstTheBaseThatStandsBeforeThem) {
    const Query query = parsed("BASE <sub/> PREFIX p: <#> ASK { p:a <b> '1'^^<c> }",
                               {.base = "http://ex.org/dir/file"});
    EXPECT_EQ(query.base, "http://ex.org/dir/sub/");
    const auto& triple = std::get<Triples>(query.where.elements.front()).patterns.front();
    EXPECT_EQ(triple.subject, Node(rdf::Term::iri("http://ex.org/dir/sub/#a")));
    EXPECT_EQ(std::get<rdf::Term>(triple.object).datatype, "http://ex.org/dir/sub/c");
}

TEST(SparqlParser, KnowsGivenPrefixesAndNotesThoseThatAreUsed) {
    const ParseOptions known{
        .prefixes = {{"a", "http://a/"}, {"b", "http://b/"}, {"c", "http://c/"}}};
    const Query query = parsed("PREFIX b: <http://mine/> ASK { a:x b:x a:y }", known);
    const std::vector<std::pair<std::string, std::string>> expected{{"b", "http://mine/"},
                                                                    {"a", "http://a/"}};
    EXPECT_EQ(query.prefixes, expected);
    EXPECT_TRUE(parse(toText(query)).ok());
}

TEST(SparqlParser, ReadsLiteralsAsTheirTypes) {
    const Query query = parsed(
        "PREFIX xsd: <http://www.w3.org/2001/XMLSchema#> ASK { ?s ?p 1, -2.0, 3e0, TRUE, "
        "'a'@DE-at, "
        "'b'^^xsd:string }");
    const auto& triples = std::get<Triples>(query.where.elements.front()).patterns;
    const std::string xsd = "http://www.w3.org/2001/XMLSchema#";
    const rdf::Term expected[] = {
        rdf::Term::literal("1", xsd + "integer"),  rdf::Term::literal("-2.0", xsd + "decimal"),
        rdf::Term::literal("3e0", xsd + "double"), rdf::Term::literal("true", xsd + "boolean"),
        rdf::Term::literal("a", "", "de-at"),      rdf::Term::literal("b")};
    ASSERT_EQ(triples.size(), std::size(expected));
    for (std::size_t i = 0; i < triples.size(); ++i)
        EXPECT_EQ(std::get<rdf::Term>(triples[i].object), expected[i]);
}

TEST(SparqlParser, SaysWhereAndWhatWasExpected) {
    EXPECT_EQ(
        fault("SELECT *\nWHERE { ?s ?p }"),
        "query:2:15: Expected a variable, an IRI, a literal, \"[\" or \"(\", but found \"}\".");
    EXPECT_EQ(fault("ASK { ?größe <p> 1 ?x }"),
              "query:1:20: Expected \".\", \";\" or \",\" behind a triple, but found \"?x\".");
    EXPECT_EQ(fault("ASK { ?s ?p 1"),
              "query:1:14: Expected a further pattern or \"}\", but the query ends here.");
    EXPECT_EQ(fault(""),
              "query:1:1: Expected SELECT, ASK, CONSTRUCT, DESCRIBE, PREFIX or BASE, but the "
              "query ends here.");
    EXPECT_EQ(fault("ASK { FILTER ?x = 1 }"),
              "query:1:14: Expected brackets around the condition or a function behind FILTER, but "
              "found \"?x\".");
    EXPECT_EQ(fault("ASK { ?s ?p 'a\\d' }"),
              "query:1:13: This string has the escape \\d, which cannot "
              "stand there; write \\\\ for a backslash.");
}

TEST(SparqlParser, SaysThatTriplesInTriplesAreNotReadYet) {
    const std::string notYet =
        "\"<<\" of SPARQL 1.2 is not read yet. A triple that is spoken of is an rdf:Statement "
        "here, "
        "with rdf:subject, rdf:predicate and rdf:object.";
    EXPECT_EQ(fault("SELECT * { <<?s ?p ?o>> ?q ?z }"), "query:1:12: " + notYet);
    EXPECT_EQ(fault("SELECT * { << <a:s> <a:p> 1 >> ?q ?z }"), "query:1:12: " + notYet);
    EXPECT_EQ(fault("SELECT * { ?r ?p <<( ?s ?p ?o )>> }"), "query:1:18: " + notYet);
    EXPECT_EQ(fault("SELECT * { ?r ?p ?o FILTER(?o = <<( <a:s> <a:p> 1 )>>) }"),
              "query:1:33: " + notYet);
    EXPECT_EQ(fault("ASK { ?s < <a:p> ?o }").find("SPARQL 1.2"), std::string::npos);
}

TEST(SparqlParser, ProposesWhatMayHaveBeenMeant) {
    EXPECT_EQ(fault("PREFIX foaf: <http://f/> ASK { ?s foa:name ?o }"),
              "query:1:35: The prefix \"foa:\" is not declared; begin the query with PREFIX foa: "
              "<…>. Did "
              "you mean \"foaf:\"?");
    EXPECT_EQ(fault("ASK { ?s rdfs:label ?o }"),
              "query:1:10: The prefix \"rdfs:\" is not declared; begin the query with PREFIX rdfs: "
              "<http://www.w3.org/2000/01/rdf-schema#>.");
    EXPECT_EQ(fault("SELECT (GROUP_CONCAT(?x, ',') AS ?y) { ?x ?p 1 }"),
              "query:1:24: Expected \")\" or \"; SEPARATOR = \"…\"\" behind the argument of "
              "GROUP_CONCAT, but found \",\".");
    EXPECT_EQ(fault("ASK { FILTER(STRSTART(?x, 'a')) }"),
              "query:1:14: SPARQL has no function STRSTART. Did you mean \"STRSTARTS\"?");
    EXPECT_EQ(fault("ASK { FILTER(SUBSTR(?x)) }"),
              "query:1:14: SUBSTR takes 2 to 3 arguments, but has 1.");
    EXPECT_EQ(fault("SELECT COUNT(?x) { ?x ?p 1 }"),
              "query:1:8: An expression in SELECT needs brackets and a name: (COUNT(…) AS ?name).");
    EXPECT_EQ(fault("SELECT ?x, ?y { ?x ?p ?y }"),
              "query:1:10: The columns of SELECT stand side by side without commas.");
    EXPECT_EQ(
        fault("SELECT * { ?x ?p ?y } LIMIT 5 ORDER BY ?x"),
        "query:1:31: ORDER cannot stand here: behind the pattern come GROUP BY, HAVING, ORDER BY, "
        "LIMIT and OFFSET, VALUES, each once and in this order.");
    EXPECT_EQ(fault("ASK { ?x <p q> 1 }"),
              "query:1:10: Expected a property (an IRI, a variable, \"a\" or a path), but found "
              "\"<\". An "
              "IRI stands between \"<\" and \">\" and has no blanks, quotation marks, braces or "
              "backslashes.");
    EXPECT_EQ(
        fault("ASK { FILTER(?x<?a&&?b>?y) }"),
        "query:1:16: Expected an operator, but found the IRI <?a&&?b>; to compare, write blanks "
        "around \"<\".");
}

TEST(SparqlParser, HoldsNamesToWhatTheStandardDemands) {
    EXPECT_EQ(fault("SELECT ?o { ?s ?p ?o } GROUP BY ?s"),
              "query:1:8: ?o is neither in GROUP BY nor inside an aggregate; add it to GROUP BY or "
              "write, "
              "for example, SAMPLE(?o).");
    EXPECT_EQ(fault("SELECT (YEAR(?o) AS ?y) (COUNT(*) AS ?n) { ?s ?p ?o } GROUP BY YEAR(?o)"),
              "query:1:21: GROUP BY has ?o only within an expression; name that in the pattern, "
              "BIND(… AS ?key), group by ?key and select it.");
    EXPECT_EQ(
        fault("SELECT * { ?s ?p ?o } GROUP BY ?s"),
        "query:1:8: SELECT * cannot stand with GROUP BY, HAVING or aggregates; name the columns.");
    EXPECT_EQ(
        fault("SELECT (COUNT(?s) AS ?s) { ?s ?p ?o }"),
        "query:1:22: AS cannot give the name ?s, which the pattern has already; use a new name.");
    EXPECT_EQ(fault("SELECT (1 AS ?x) (2 AS ?x) {}"),
              "query:1:24: AS cannot give the name ?x, which another column has already; use a new "
              "name.");
    EXPECT_EQ(
        fault("SELECT * { ?s ?p ?o BIND(1 AS ?o) }"),
        "query:1:21: BIND gives a value to ?o, which the pattern before it has already; use a new "
        "name.");
    EXPECT_EQ(fault("SELECT * { VALUES (?a ?b) { (1) } }"),
              "query:1:29: This row of VALUES has 1 values for 2 variables.");
    EXPECT_NE(fault("SELECT (SUM(COUNT(?x)) AS ?n) { ?x ?p 1 }"), "");
    EXPECT_NE(fault("SELECT ?x { ?x ?p 1 FILTER(COUNT(?x) > 1) }"), "");
    EXPECT_NE(fault("SELECT ?x { _:a ?p ?x OPTIONAL { _:a ?q 1 } }"), "");
    parsed("SELECT (COUNT(?o) AS ?n) (?n * 2 AS ?m) { ?s ?p ?o } GROUP BY ?s");
    parsed("SELECT ?k (MAX(?o) AS ?n) { ?s ?p ?o } GROUP BY (STR(?s) AS ?k)");
    parsed("SELECT ?x { { SELECT (COUNT(*) AS ?n) { ?a ?b ?c } } ?x ?p ?n }");
    parsed("SELECT ?x { ?x ?p 1 FILTER EXISTS { SELECT (COUNT(*) AS ?n) { ?x ?q 2 } } }");
    parsed("CONSTRUCT { _:a ?p ?o } { _:a ?p ?o }");
}

TEST(SparqlParser, RefusesUpdates) {
    for (const char* text :
         {"INSERT DATA { <a> <b> <c> }", "PREFIX : <http://x/> DELETE WHERE { ?s ?p ?o }",
          "load <http://x>", "CLEAR ALL", "DROP ALL", "CREATE GRAPH <g>", "ADD <a> TO <b>",
          "MOVE <a> TO <b>", "COPY <a> TO <b>", "WITH <g> DELETE { ?s ?p ?o } WHERE { ?s ?p ?o }"})
        EXPECT_NE(fault(text, ErrorKind::Forbidden), "") << text;
    EXPECT_NE(fault("ASK { } ; DROP ALL"), "");
}

TEST(SparqlParser, GivesUpWhereNestingWouldNeverEnd) {
    const auto repeated = [](std::string_view part, int times) {
        std::string text;
        for (int i = 0; i < times; ++i) text += part;
        return text;
    };
    constexpr int many = 100'000;
    for (const std::string& text :
         {repeated("{", many), "FILTER(" + repeated("(", many), "FILTER(" + repeated("STR(", many),
          "?s " + repeated("(", many), "?s ?p " + repeated("[ ?p ", many),
          "?s ?p " + repeated("(", many), repeated("OPTIONAL {", many),
          repeated("FILTER EXISTS {", many), repeated("{ SELECT * {", many),
          "FILTER(1" + repeated("+1", many) + ")", "BIND(1" + repeated("*1", many) + " AS ?x)"})
        EXPECT_NE(fault("SELECT * { " + text, ErrorKind::Limit), "") << text.substr(0, 20);
    parsed("ASK { FILTER(?x = 0" + repeated(" || ?x = 1", many) + ") }");
    parsed("ASK { ?s " + repeated("<p>/", many) + "<p> ?o }");
    parsed("ASK { ?s ?p (" + repeated("1 ", many) + ") }");
}

/// Each such part sees all names before it.
TEST(SparqlParser, TakesAThousandPartsAndNoMore) {
    const auto numbered = [](const std::string& before, const std::string& behind, int times) {
        std::string text;
        for (int i = 0; i < times; ++i) text += before + std::to_string(i) + behind;
        return text;
    };
    const std::pair<std::string, std::string> forms[] = {{"SELECT * { ", "}"}, {"SELECT ", "{}"}};
    for (const auto& [form, before, behind] :
         {std::tuple{0, "BIND(1 AS ?a", ") "}, std::tuple{0, "OPTIONAL { ?s ?p ?o", " } "},
          std::tuple{0, "MINUS { ?s ?p ?o", " } "}, std::tuple{0, "VALUES ?a", " { 1 } "},
          std::tuple{0, "{ ?s ?p ?o", " } "}, std::tuple{1, "(1 AS ?a", ") "},
          std::tuple{1, "(COUNT(?o) AS ?a", ") "}}) {
        const auto& [head, tail] = forms[form];
        parsed(head + numbered(before, behind, 900) + tail);
        EXPECT_NE(fault(head + numbered(before, behind, 1001) + tail, ErrorKind::Limit), "")
            << before;
    }
    EXPECT_NE(fault("SELECT (1 AS ?n) { ?s ?p ?o } GROUP BY " + numbered("(1 AS ?a", ") ", 1001),
                    ErrorKind::Limit),
              "");
    parsed("SELECT * { " + numbered("?s ?p ?o", " . ", 2000) + "}");
}

/// Texts that are almost queries: never a crash, and what parses is written and read again.
TEST(SparqlParser, SurvivesMutilatedQueries) {
    const std::string_view seeds[] = {
        "PREFIX ex: <http://ex/> SELECT DISTINCT ?s (COUNT(DISTINCT ?o) AS ?n) FROM <g> { ?s a "
        "ex:C ; "
        "ex:p/^ex:q* ?o , 'x'@en . FILTER(?o > -1.5 && REGEX(STR(?s), \"^a\\\\d\", 'i')) } GROUP "
        "BY ?s "
        "HAVING (SUM(?o) > 1) ORDER BY DESC(?n) LIMIT 3",
        "CONSTRUCT { ?s ?p [ <q> (1 2.0 3e0) ] } WHERE { { ?s ?p _:b } UNION { GRAPH ?g { ?s "
        "!(a|^<p>) "
        "?o } } OPTIONAL { ?s ?p ?o BIND(IF(BOUND(?x), 1, \"\"\"a\nb\"\"\") AS ?y) } MINUS { } }",
        "ASK { VALUES (?a ?b) { (UNDEF true) } { SELECT * { ?s ?p ?o FILTER NOT EXISTS { ?o ?p ?s "
        "} } } "
        "SERVICE SILENT <http://x> { ?a \\u0061 ?b } }"};
    const std::string_view pieces[] = {"{",     "}",  "(",      ")",   "<",    ">",   "?x",
                                       ".",     ";",  "|",      "^^",  "\"",   "'''", "\\",
                                       "\\u00", "a",  "@",      "_:b", "!",    "+1",  "COUNT",
                                       "BIND",  "AS", "SELECT", "ex:", "\xc3", "[]"};
    std::mt19937 random(20'260);
    std::size_t read = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string text(seeds[random() % std::size(seeds)]);
        for (unsigned changes = 1 + random() % 3; changes > 0; --changes) {
            const std::size_t at = random() % text.size();
            if (random() % 2 == 0)
                text.insert(at, pieces[random() % std::size(pieces)]);
            else
                text.erase(at, 1 + random() % 6);
        }
        const auto query = parse(text);
        if (!query) {
            ASSERT_FALSE(query.error().message.empty());
            ASSERT_GT(query.error().place->column, 0);
            continue;
        }
        ++read;
        const std::string written = toText(*query);
        const auto again = parse(written);
        ASSERT_TRUE(again.ok()) << text << "\n" << written << again.error().toText();
        ASSERT_EQ(toText(*again), written) << text;
    }
    EXPECT_GT(read, 500U);
}

}  // namespace tripletalk::sparql
