// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/searchedplace.h"
#include "sparql/parser/parser.h"
#include "sparql/parser/serialiser.h"
#include "support/graphs.h"

#include <gmock/gmock.h>

namespace tripletalk::answering::grasp {

using testing::HasSubstr;
using testing::Not;
using tests::must;

namespace {

sparql::Query query(const std::string& text) {
    return must(sparql::parse(text, {.prefixes = {{"ex", "http://example.org/"}}}));
}
Place place(const std::string& text) { return must(searchedPlace(query(text))); }
std::string refusal(const std::string& text) {
    const auto place = searchedPlace(query(text));
    return place ? "none" : place.error().message.text();
}
std::string values(const std::string& text) {
    return sparql::toText(valuesOfSearched(query(text), 7));
}

}  // namespace

TEST(GraspSearchedPlace, ReadsThePlaceFromTheQueryItself) {
    EXPECT_EQ(place("SELECT * { ?search ex:p ?o }"), Place::Subject);
    EXPECT_EQ(place("SELECT * { ?s ?search ?o }"), Place::Property);
    EXPECT_EQ(place("SELECT * { ?s ex:p ?search }"), Place::Object);
    EXPECT_EQ(place("SELECT * { ?s ex:p/ex:q ?search }"), Place::Object);
    EXPECT_EQ(place("SELECT * { ?s ex:p [ ?search ex:o ] }"), Place::Property);
}

TEST(GraspSearchedPlace, TakesTheFirstPlaceWhereverItIsNested) {
    EXPECT_EQ(place("SELECT * { { ?s ex:p ?o } UNION { ?o ex:q ?search } ?search ex:p ?o }"),
              Place::Object);
    EXPECT_EQ(place("SELECT * { ?s a ?t OPTIONAL { GRAPH ?g { ?s ?search ?o } } }"),
              Place::Property);
    // Words in texts and comments are no places.
    EXPECT_EQ(place("SELECT * { ?s ex:p \"?search\" . # ?search ?search\n ?search ex:q 1 }"),
              Place::Subject);
}

TEST(GraspSearchedPlace, SaysWhyThereIsNone) {
    EXPECT_THAT(refusal("ASK { ?search ?p ?o }"), HasSubstr("must be a SELECT"));
    EXPECT_THAT(refusal("SELECT * { ?s ex:p ?o }"), HasSubstr("no variable ?search"));
    EXPECT_THAT(refusal("SELECT ?search { ?s ex:p ?o }"), HasSubstr("no variable ?search"));
    EXPECT_THAT(refusal("SELECT * { ?s ex:p ?o MINUS { ?s ex:q ?search } }"),
                HasSubstr("no variable ?search"));
    EXPECT_THAT(refusal("SELECT * { { SELECT ?search { ?s ex:p ?search } } }"),
                HasSubstr("in no triple pattern of the query itself"));
    EXPECT_THAT(refusal("SELECT * { ?s ex:p ?o BIND(?o AS ?search) }"),
                HasSubstr("in no triple pattern of the query itself"));
}

TEST(GraspSearchedPlace, AsksForTheDifferentValuesAlone) {
    const std::string text = values(
        "SELECT ?s (COUNT(?x) AS ?n) { ?s ?search ?x FILTER(?x > 3) } GROUP BY ?s HAVING(?n > 2) "
        "ORDER BY ?n LIMIT 3 OFFSET 9");
    EXPECT_THAT(text, HasSubstr("SELECT DISTINCT ?search"));
    EXPECT_THAT(text, HasSubstr("LIMIT 7"));
    EXPECT_THAT(text, HasSubstr("FILTER (?x > 3)"));
    for (const char* word : {"GROUP", "HAVING", "ORDER", "OFFSET"})
        EXPECT_THAT(text, Not(HasSubstr(word)));
}

TEST(GraspSearchedPlace, KeepsConditionsOnGroupsOfWhatIsSearched) {
    const std::string text =
        values("SELECT ?search { ?s ex:p ?search } GROUP BY ?search HAVING(COUNT(?s) > 2) LIMIT 1");
    EXPECT_THAT(text, HasSubstr("GROUP BY ?search"));
    EXPECT_THAT(text, HasSubstr("COUNT(?s) > 2"));
}

TEST(GraspSearchedPlace, MakesAQueryOfOneTriple) {
    const sparql::Node heron = rdf::Term::iri("http://example.org/heron");
    const sparql::Node any = sparql::Variable{"object"};
    EXPECT_THAT(sparql::toText(valuesOfSearched(oneTriple(Place::Property, heron, any), 7)),
                HasSubstr("<http://example.org/heron> ?search ?object"));
}

}  // namespace tripletalk::answering::grasp
