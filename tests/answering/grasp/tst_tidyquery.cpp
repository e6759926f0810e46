// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/tidyquery.h"

#include <gmock/gmock.h>

namespace tripletalk::answering::grasp {

using testing::HasSubstr;
using testing::Not;

namespace {

const sparql::Prefixes ours{{"ex", "http://example.org/"},
                            {"xsd", "http://www.w3.org/2001/XMLSchema#"},
                            {"rdfs", "http://www.w3.org/2000/01/rdf-schema#"}};

std::string tidy(const std::string& query) { return tidied(query, ours); }

}  // namespace

TEST(GraspTidyQuery, DeclaresExactlyWhatItUses) {
    const std::string query = tidy("SELECT ?s { ?s ex:p ?o }");
    EXPECT_THAT(query, HasSubstr("PREFIX ex: <http://example.org/>"));
    EXPECT_THAT(query, Not(HasSubstr("rdfs:")));
    EXPECT_THAT(query, Not(HasSubstr("xsd:")));
}

TEST(GraspTidyQuery, ShortensWholeIrisAndRenamesPrefixes) {
    const std::string query =
        tidy("PREFIX mine: <http://example.org/> SELECT ?s { ?s mine:p <http://example.org/o> }");
    EXPECT_THAT(query, HasSubstr("?s ex:p ex:o"));
    EXPECT_THAT(query, Not(HasSubstr("mine")));
}

TEST(GraspTidyQuery, KeepsPrefixesThatTheGraphDoesNotHave) {
    EXPECT_THAT(tidy("PREFIX far: <http://far.example/> SELECT ?s { ?s far:p ?o }"),
                HasSubstr("PREFIX far: <http://far.example/>"));
    // The graph's own meaning of a prefix counts; what the query meant is written out.
    EXPECT_THAT(tidy("PREFIX ex: <http://far.example/> SELECT ?s { ?s ex:p ?o }"),
                HasSubstr("?s <http://far.example/p> ?o"));
}

TEST(GraspTidyQuery, DeclaresThePrefixesOfFunctionsToo) {
    EXPECT_THAT(tidy("SELECT (xsd:integer(?n) AS ?i) { ?s ?p ?n }"), HasSubstr("PREFIX xsd:"));
}

TEST(GraspTidyQuery, LeavesWhatIsNoQuery) {
    EXPECT_EQ(tidy("SELECT ?s { ?s nope:p }"), "SELECT ?s { ?s nope:p }");
}

TEST(GraspTidyQuery, WritesTheSameQueryTheSameWay) {
    EXPECT_EQ(tidy("select ?s where {?s ex:p ?o.}"),
              tidy("SELECT ?s\nWHERE {\n  ?s <http://example.org/p> ?o  # of all\n}"));
}

}  // namespace tripletalk::answering::grasp
