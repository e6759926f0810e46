// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/parser.h"

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

TEST(SparqlParser, SaysWhereAndWhatWasExpected) {
    EXPECT_EQ(
        fault("SELECT *\nWHERE { ?s ?p }"),
        "query:2:15: Expected a variable, an IRI, a literal, \"[\" or \"(\", but found \"}\".");
}

}  // namespace tripletalk::sparql
