// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/answercomparison.h"
#include "sparql/parser/parser.h"
#include "sparql/results/resultwriter.h"
#include "sparql/resulttexts.h"
#include "sparql/testdata.h"
#include "sparql/w3csuite.h"
#include "support/graphs.h"

#include <fstream>

#include <gtest/gtest.h>

namespace tripletalk::sparql {

TEST(ResultTexts, ReadTheTermsOfTsvAndTheFieldsOfCsv) {
    const auto tsv = readTsvResults("?x\t?y\n<http://e/a>\t\"a\\tb\"@en\n\t-7\n_:n\t_:n\n");
    ASSERT_TRUE(tsv) << tsv.error().toText();
    EXPECT_EQ(tsv->variables, (std::vector<std::string>{"x", "y"}));
    ASSERT_EQ(tsv->rows.size(), 3U);
    EXPECT_EQ(tsv->rows[0][1], rdf::Term::literal("a\tb", {}, "en"));
    EXPECT_FALSE(tsv->rows[1][0]);
    EXPECT_EQ(tsv->rows[1][1],
              rdf::Term::literal("-7", "http://www.w3.org/2001/XMLSchema#integer"));
    EXPECT_EQ(tsv->rows[2][0], tsv->rows[2][1]);
    const auto csv = readCsvTexts("x,y\r\n\"a\"\"\r\nb\",_:n\r\n,\r\n");
    ASSERT_TRUE(csv);
    ASSERT_EQ(csv->rows.size(), 2U);
    EXPECT_EQ(csv->rows[0][0], rdf::Term::literal("a\"\r\nb"));
    EXPECT_EQ(csv->rows[0][1], rdf::Term::blank("n"));
    EXPECT_FALSE(csv->rows[1][1]);
}

TEST(ResultTexts, EndWithOrWithoutALineBreakOfEitherKind) {
    const auto tsv = readTsvResults("?x\t?y\r\n1\t2\r\n");
    ASSERT_TRUE(tsv) << tsv.error().toText();
    EXPECT_EQ(tsv->variables, (std::vector<std::string>{"x", "y"}));
    EXPECT_EQ(tsv->rows.size(), 1U);
    const auto csv = readCsvTexts("x,y\n1,2");
    ASSERT_TRUE(csv);
    ASSERT_EQ(csv->rows.size(), 1U);
    EXPECT_EQ(csv->rows[0][1], rdf::Term::literal("2"));
}

TEST(ResultTexts, BringBackWhateverWasWritten) {
    const std::string xsd = "http://www.w3.org/2001/XMLSchema#";
    QueryAnswer answer;
    answer.variables = {"plain", "tagged", "typed"};
    for (const std::string text : {"",
                                   " ",
                                   "\"",
                                   "\"\"",
                                   "\\",
                                   "\\n",
                                   "a\tb",
                                   "a\nb",
                                   "a\r\nb\r",
                                   ",",
                                   "a,\"b\"",
                                   "'",
                                   "_:x",
                                   "?x",
                                   "<e:a>",
                                   "true",
                                   "1",
                                   "1.",
                                   ".5",
                                   "+1",
                                   "-01",
                                   "1e0",
                                   "1.0E6",
                                   "INF",
                                   "\x01\x7f",
                                   "\u00e9\u6f22\U0001f600",
                                   "@en",
                                   "^^",
                                   "# no comment",
                                   "\u2028"})
        answer.rows.push_back({rdf::Term::literal(text), rdf::Term::literal(text, {}, "en-gb"),
                               rdf::Term::literal(text, "http://e/type")});
    for (const std::string text : {"1", "+1", "-01", "x", "", "1.0", "1.", ".5", "1e0", "INF"})
        answer.rows.push_back({rdf::Term::literal(text, xsd + "integer"),
                               rdf::Term::literal(text, xsd + "decimal"),
                               rdf::Term::literal(text, xsd + "double")});
    answer.rows.push_back({rdf::Term::iri("http://e/a,b'c"), std::nullopt, std::nullopt});
    answer.rows.push_back({std::nullopt, rdf::Term::blank("b1"), rdf::Term::blank("b1")});
    const auto tsv = readTsvResults(*write(answer, ResultFormat::Tsv));
    ASSERT_TRUE(tsv) << tsv.error().toText();
    EXPECT_EQ(differenceOf(*tsv, answer), "");
    const auto csv = readCsvTexts(*write(answer, ResultFormat::Csv));
    ASSERT_TRUE(csv);
    ASSERT_EQ(csv->rows.size(), answer.rows.size());
    for (std::size_t i = 0; i < answer.rows.size(); ++i)
        for (std::size_t j = 0; j < 3; ++j) {
            const Binding& cell = answer.rows[i][j];
            if (!cell || !cell->isLiteral()) continue;
            const std::string text = cell->lexical == "_:x" ? "x" : cell->lexical;
            EXPECT_EQ(csv->rows[i][j] ? csv->rows[i][j]->lexical : "", text);
        }
}

namespace {

constexpr std::string_view manifest = R"(
@prefix : <manifest#> .
@prefix rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix mf: <http://www.w3.org/2001/sw/DataAccess/tests/test-manifest#> .
@prefix qt: <http://www.w3.org/2001/sw/DataAccess/tests/test-query#> .
@prefix ut: <http://www.w3.org/2009/sparql/tests/test-update#> .
@prefix sd: <http://www.w3.org/ns/sparql-service-description#> .
@prefix dawgt: <http://www.w3.org/2001/sw/DataAccess/tests/test-dawg#> .
<> a mf:Manifest ;
  mf:include ( <deeper/manifest.ttl> ) ;
  mf:entries ( :xml :named :from :csv :update :entailed :service :good :bad ) .
:xml a mf:QueryEvaluationTest ; mf:name "xml" ; dawgt:approval dawgt:Approved ;
  mf:action [ qt:query <all.rq> ; qt:data <data.rdf> ] ; mf:result <all.srx> .
:named rdf:type mf:QueryEvaluationTest ;
  mf:action [ qt:query <graph.rq> ; qt:graphData <data.rdf> ;
              qt:graphData [ qt:graph <more.ttl> ; rdfs:label "http://e/more" ] ] ;
  mf:result <graph.ttl> .
:from a mf:QueryEvaluationTest ; mf:action [ qt:query <from.rq> ] ; mf:result <from.tsv> .
:csv a mf:CSVResultFormatTest ;
  mf:action [ qt:query <all.rq> ; qt:data <data.rdf> ] ; mf:result <all.csv> .
:update a mf:UpdateEvaluationTest ;
  mf:action [ ut:request <add.ru> ; ut:data <data.rdf> ] ; mf:result [ ut:data <more.ttl> ] .
:entailed a mf:QueryEvaluationTest ;
  mf:action [ qt:query <all.rq> ; qt:data <data.rdf> ; sd:entailmentRegime <http://e/RDFS> ] ;
  mf:result <all.srx> .
:service a mf:QueryEvaluationTest ;
  mf:action [ qt:query <all.rq> ; qt:serviceData [ qt:endpoint <http://e/> ; qt:data <more.ttl> ] ] ;
  mf:result <all.srx> .
:good a mf:PositiveSyntaxTest11 ; mf:action <all.rq> .
:bad a mf:NegativeSyntaxTest11 ; mf:action <bad.rq> .
:unlisted a mf:QueryEvaluationTest ;
  mf:action [ qt:query <all.rq> ; qt:data <data.rdf> ] ; mf:result <all.srx> .
)";

/// A suite with files in the forms that the official groups have.
class SuiteOnDisk : public testing::Test {
  protected:
    SuiteOnDisk() {
        const auto group = m_folder.path() / "sparql11" / "group";
        std::filesystem::create_directories(group / "deeper");
        const auto write = [&](const char* name, std::string_view text) {
            std::ofstream(group / name) << text;
        };
        write("manifest.ttl", manifest);
        write("deeper/manifest.ttl", R"(
@prefix mf: <http://www.w3.org/2001/sw/DataAccess/tests/test-manifest#> .
@prefix qt: <http://www.w3.org/2001/sw/DataAccess/tests/test-query#> .
<> mf:entries ( [ a mf:QueryEvaluationTest ; mf:result <../all.srx> ;
                  mf:action [ qt:query <../all.rq> ; qt:data <../data.rdf> ] ] ) .)");
        write("data.rdf", R"(<?xml version="1.0"?>
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:e="http://e/">
<rdf:Description rdf:about="http://e/a"><e:p>x</e:p></rdf:Description></rdf:RDF>)");
        write("more.ttl", "<#b> <http://e/p> 'y' .");
        write("all.rq", "SELECT ?o { ?s ?p ?o }");
        write("graph.rq", "SELECT ?g { GRAPH ?g { ?s ?p 'y' } }");
        write("from.rq", "SELECT ?o FROM <data.rdf> FROM NAMED <more.ttl> { ?s ?p ?o }");
        write("all.srx", R"(<?xml version="1.0"?>
<sparql xmlns="http://www.w3.org/2005/sparql-results#"><head><variable name="o"/></head>
<results><result><binding name="o"><literal>x</literal></binding></result></results></sparql>)");
        write("graph.ttl",
              R"([] a <http://www.w3.org/2001/sw/DataAccess/tests/result-set#ResultSet> ;
<http://www.w3.org/2001/sw/DataAccess/tests/result-set#resultVariable> "g" ;
<http://www.w3.org/2001/sw/DataAccess/tests/result-set#solution> [
  <http://www.w3.org/2001/sw/DataAccess/tests/result-set#binding> [
    <http://www.w3.org/2001/sw/DataAccess/tests/result-set#variable> "g" ;
    <http://www.w3.org/2001/sw/DataAccess/tests/result-set#value> <http://e/more> ] ] .)");
        write("from.tsv", "?o\n\"x\"\n");
        write("all.csv", "o\r\nx\r\n");
    }

    tripletalk::tests::TemporaryFolder m_folder;
    W3cSuite m_suite{m_folder.path()};
};

}  // namespace

TEST_F(SuiteOnDisk, HasTheTestsThatItsManifestsListAndThatRunAQueryHere) {
    const auto tests = tripletalk::tests::must(m_suite.evaluationTests());
    ASSERT_EQ(tests.size(), 5U);
    EXPECT_EQ(tests[0].id, "sparql11/group/csv");
    EXPECT_TRUE(tests[0].asCsv);
    EXPECT_TRUE(tests[1].id.starts_with("sparql11/group/deeper/"));
}

TEST_F(SuiteOnDisk, LoadsWhatTestsAndQueriesNameAndReadsWhatTheyExpect) {
    std::map<std::string, std::vector<rdf::Quad>> data;
    for (const EvaluationTest& test : tripletalk::tests::must(m_suite.evaluationTests())) {
        const auto query =
            tripletalk::tests::must(parse(tripletalk::tests::must(m_suite.queryText(test))));
        data[test.id] = tripletalk::tests::must(m_suite.data(test, query));
        const auto expected = tripletalk::tests::must(m_suite.expected(test, query.form));
        EXPECT_EQ(expected.rows.size(), 1U) << test.id;
    }
    const auto& named = data.at("sparql11/group/named");
    ASSERT_EQ(named.size(), 2U);
    EXPECT_TRUE(named[0].graph.lexical.ends_with("sparql11/group/data.rdf"));
    EXPECT_EQ(named[1].graph.lexical, "http://e/more");
    EXPECT_TRUE(named[1].subject.lexical.ends_with("sparql11/group/more.ttl#b"));
    EXPECT_EQ(data.at("sparql11/group/from").size(), 2U);
    EXPECT_EQ(data.at("sparql11/group/xml").at(0).object, rdf::Term::literal("x"));
    EXPECT_TRUE(data.at("sparql11/group/xml").at(0).graph.lexical.empty());
}

TEST(W3cSuite, ReadsEveryFileThatATestExpects) {
    const auto folder = testData("w3c/sparql");
    if (!std::filesystem::exists(folder)) GTEST_SKIP() << "no " << folder;
    const W3cSuite suite(folder);
    const auto tests = suite.evaluationTests();
    ASSERT_TRUE(tests) << tests.error().toText();
    for (const EvaluationTest& test : *tests) {
        const auto text = suite.queryText(test);
        ASSERT_TRUE(text) << test.id << ": " << text.error().toText();
        const auto query = parse(*text);
        ASSERT_TRUE(query) << test.id << ": " << query.error().toText();
        const auto expected = suite.expected(test, query->form);
        ASSERT_TRUE(expected) << test.id << ": " << expected.error().toText();
        EXPECT_EQ(differenceOf(*expected, *expected, {.ordered = true}), "") << test.id;
        EXPECT_TRUE(suite.data(test, *query)) << test.id;
    }
}

}  // namespace tripletalk::sparql
