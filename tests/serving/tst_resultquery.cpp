// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/termtext.h"
#include "servedbases.h"
#include "serving/resultquery.h"
#include "sparql/parser/parser.h"
#include "sparql/sparqlsource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::serving;
using answering::Answer;
using answering::Cell;
using answering::Source;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

namespace {

const std::map<std::string, std::string> exPrefix{{"ex", "http://example.org/"}};

/// By a query in SQL that found these rows.
Answer foundBySql(std::vector<std::vector<Cell>> rows, const std::string& kind = "table") {
    Answer answer;
    answer.sources = {Source{.n = 1, .kind = "sql", .query = "SELECT 1"}};
    answer.result = {.kind = kind, .source = 1};
    for (std::size_t i = 0; !rows.empty() && i < rows.front().size(); ++i)
        answer.result.columns.push_back({"column " + std::to_string(i)});
    answer.result.rows = std::move(rows);
    return answer;
}

Answer foundBySparql(const std::string& query, std::vector<answering::ResultColumn> columns) {
    Answer answer;
    answer.sources = {
        Source{.n = 2, .kind = "sparql", .query = query, .columns = std::move(columns)}};
    answer.result = {.kind = "table", .source = 2};
    return answer;
}

/// Every query that is given must be one without any prefix that is not declared.
std::string queryOf(const Answer& answer) {
    const std::string query = asSparql(answer, exPrefix);
    const auto parsed = sparql::parse(query);
    EXPECT_TRUE(parsed) << query << "\n" << (parsed ? "" : parsed.error().toText());
    return query;
}

/// What the query gives over the museum, a row a text.
std::vector<std::string> rowsOf(const std::string& query) {
    const auto source = tests::must(tests::museumBase().openSparql());
    const auto answer = tests::must(source->query(query, {}, CancelToken()));
    std::vector<std::string> rows;
    for (const auto& row : answer.rows) {
        std::string text;
        for (const auto& term : row)
            text += (text.empty() ? "" : " | ") + (term ? rdf::toText(*term) : std::string("-"));
        rows.push_back(text);
    }
    return rows;
}

}  // namespace

TEST(ResultQuery, TellsAResultOfSqlByItsVeryThings) {
    const std::string query =
        queryOf(foundBySql({{{"Ana Bell", "http://example.org/ana"}, {"3", "", "integer"}},
                            {{"Bo Carter", "http://example.org/bo"}, {"NULL", "", "null"}}}));
    EXPECT_THAT(
        rowsOf(query),
        ElementsAre(R"(<http://example.org/ana> | "3"^^<http://www.w3.org/2001/XMLSchema#integer>)",
                    "<http://example.org/bo> | -"));
    EXPECT_THAT(query, Not(HasSubstr("Ana Bell")));
}

TEST(ResultQuery, KeepsTheTypesOfValues) {
    const std::string query = queryOf(foundBySql({{{"1.5", "", "number"},
                                                   {"1e6", "", "number"},
                                                   {"true", "", "boolean"},
                                                   {"1901", "", "text"}}}));
    EXPECT_THAT(rowsOf(query),
                ElementsAre(R"("1.5"^^<http://www.w3.org/2001/XMLSchema#decimal> | )"
                            R"("1e6"^^<http://www.w3.org/2001/XMLSchema#double> | )"
                            R"("true"^^<http://www.w3.org/2001/XMLSchema#boolean> | "1901")"));
}

TEST(ResultQuery, WritesEveryTextSoThatItIsReadAsTheSame) {
    for (const char* text : {"a \"quoted\" text", "back\\slash", "two\nlines", "tab\there",
                             "} UNION {", "'''", "\"\"\"", "ä € 𝄞", "", "# no comment"}) {
        const auto rows = rowsOf(queryOf(foundBySql({{{text}}})));
        ASSERT_EQ(rows.size(), 1U);
        EXPECT_EQ(rows.front(), rdf::toText(rdf::Term::literal(text)));
    }
}

TEST(ResultQuery, SurvivesIrisThatAreNone) {
    for (const char* iri :
         {"http://example.org/a b", "http://example.org/<x>", "http://example.org/\"",
          "http://example.org/{}|^`\\", "http://example.org/\n"})
        queryOf(foundBySql({{{"label", iri}}}));
}

TEST(ResultQuery, AsksWhereTheAnswerIsYesOrNo) {
    for (const char* yes : {"true", "Yes", "1"})
        EXPECT_EQ(queryOf(foundBySql({{{yes}}}, "boolean")), "ASK { FILTER(true) }");
    for (const char* no : {"false", "no", "0", ""})
        EXPECT_EQ(queryOf(foundBySql({{{no}}}, "boolean")), "ASK { FILTER(false) }");
}

TEST(ResultQuery, IsNothingWhereNothingWasFound) {
    EXPECT_EQ(asSparql(Answer{}, exPrefix), "");
    EXPECT_EQ(asSparql(foundBySql({}), exPrefix), "");
    EXPECT_EQ(asSparql(foundBySql({}, "boolean"), exPrefix), "");
    EXPECT_EQ(asSparql(foundBySql({{}}, "boolean"), exPrefix), "");
    EXPECT_EQ(asSparql(foundBySql({{}}), exPrefix), "");
}

TEST(ResultQuery, KeepsAQueryInSparqlWithoutVariablesThatOnlyName) {
    const std::string query =
        queryOf(foundBySparql("SELECT ?artist ?artistLabel WHERE { ?artist a ex:Artist ; "
                              "<http://www.w3.org/2000/01/rdf-schema#label> ?artistLabel }",
                              {{"artist", true}, {"artistLabel"}}));
    EXPECT_THAT(rowsOf(query), testing::UnorderedElementsAre("<http://example.org/ana>",
                                                             "<http://example.org/bo>"));
    EXPECT_THAT(query, HasSubstr("http://example.org/")) << "its prefix is declared";
}

TEST(ResultQuery, KeepsANameThatIsTheAnswer) {
    const std::string query = queryOf(foundBySparql(
        "SELECT ?name WHERE { ex:ana <http://www.w3.org/2000/01/rdf-schema#label> ?name }",
        {{"name"}}));
    EXPECT_THAT(rowsOf(query), ElementsAre("\"Ana Bell\""));
}

TEST(ResultQuery, KeepsWhatIsCountedAndWhatIsGroupedBy) {
    const std::string counted =
        queryOf(foundBySparql("SELECT (COUNT(?p) AS ?n) WHERE { ?p a ex:Painting }", {{"n"}}));
    EXPECT_THAT(rowsOf(counted), ElementsAre(R"("5"^^<http://www.w3.org/2001/XMLSchema#integer>)"));
    const std::string grouped = queryOf(
        foundBySparql("SELECT ?a ?label (COUNT(?p) AS ?n) WHERE { ?p ex:paintedBy ?a . ?a "
                      "<http://www.w3.org/2000/01/rdf-schema#label> ?label } GROUP BY ?a ?label",
                      {{"a", true}, {"label"}, {"n"}}));
    EXPECT_EQ(rowsOf(grouped).size(), 2U);
    EXPECT_THAT(rowsOf(grouped), testing::Contains(HasSubstr("Ana Bell")));
}

TEST(ResultQuery, LeavesAStarAndAQuestionAsTheyAre) {
    EXPECT_THAT(rowsOf(queryOf(foundBySparql("SELECT * WHERE { ?a a ex:Artist }", {{"a", true}}))),
                testing::SizeIs(2));
    EXPECT_THAT(queryOf(foundBySparql("ASK { ex:ana a ex:Artist }", {})), HasSubstr("ASK"));
}
