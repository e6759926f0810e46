// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/listing.h"
#include "docks.h"

#include <map>

namespace tripletalk::answering::grasp {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

namespace {

rdf::Term named(const std::string& name) { return rdf::Term::iri(name); }

std::vector<std::string> inOrder(const std::vector<std::array<const char*, 3>>& triples,
                                 const std::map<std::string, std::uint32_t>& ranks) {
    TripleRows rows;
    for (const auto& [s, p, o] : triples) rows.push_back({named(s), named(p), named(o)});
    const auto rank = [&](const std::string& iri) {
        return ranks.contains(iri) ? ranks.at(iri) : 1000U;
    };
    std::vector<std::string> written;
    for (const auto& row : diverse(std::move(rows), rank, rank))
        written.push_back(row[0].lexical + " " + row[1].lexical + " " + row[2].lexical);
    return written;
}

}  // namespace

TEST(GraspDiversity, PutsWhatWasNotSeenBeforeWhatWas) {
    EXPECT_THAT(inOrder({{"a", "p", "x"}, {"a", "p", "y"}, {"b", "p", "z"}, {"c", "q", "v"}},
                        {{"p", 0}, {"q", 1}, {"a", 5}}),
                ElementsAre("a p x", "c q v", "b p z", "a p y"));
}

TEST(GraspDiversity, PutsPopularPropertiesAndThenPopularThingsFirst) {
    EXPECT_THAT(inOrder({{"a", "q", "x"}, {"b", "p", "y"}, {"c", "p", "z"}},
                        {{"p", 0}, {"q", 1}, {"z", 2}, {"b", 3}}),
                ElementsAre("c p z", "a q x", "b p y"));
}

struct GraspListing : Docks {
    std::string list(const ListedTriples& given) {
        return tests::must(listed(graph(), given, seen, cancel));
    }
};

TEST_F(GraspListing, ShowsTriplesOfAThingUnderTheirLabels) {
    const std::string text = list({.subject = rdf::Term::iri("http://example.org/heron")});
    EXPECT_THAT(text, HasSubstr("6 triples.\n"));
    EXPECT_THAT(text, HasSubstr("| Swift Heron (:heron) | sails to (:sailsTo)"));
    EXPECT_THAT(text, HasSubstr("Port Anemone (:north)"));
    EXPECT_THAT(text, HasSubstr("Fast\\tand\\nfar"));
    EXPECT_TRUE(seen.contains("http://example.org/north"));
}

TEST_F(GraspListing, ShowsTenOfManyAndSaysHowManyThereAre) {
    const std::string text = list({});
    EXPECT_THAT(text, HasSubstr("triples; 10 that differ are shown.\n"));
    EXPECT_THAT(text, testing::EndsWith("|\n...\n"));
    EXPECT_EQ(std::ranges::count(text, '\n'), 14) << text;
}

TEST_F(GraspListing, ShowsBlankNodesAndOddIris) {
    EXPECT_THAT(list({.subject = rdf::Term::iri("http://example.org/tern")}), HasSubstr("_:"));
    const std::string owl = list({.subject = rdf::Term::iri("http://example.org/owl")});
    EXPECT_THAT(owl, HasSubstr("<urn:ship:9-4>"));
    EXPECT_THAT(owl, HasSubstr("<mailto:crew@owl.example>"));
    EXPECT_THAT(list({.object = rdf::Term::iri("urn:ship:9-4")}), HasSubstr(":registry"));
}

TEST_F(GraspListing, FindsTriplesByALiteral) {
    EXPECT_THAT(list({.object = rdf::Term::literal("Little Tern", {}, "en")}),
                HasSubstr("1 triple.\n"));
    EXPECT_THAT(list({.object = rdf::Term::literal("nothing like it")}),
                HasSubstr("No triple of the graph has this (?s ?p \"nothing like it\")"));
}

TEST(GraspLongListing, ShowsPropertiesThatComeBehindThe65536thTriple) {
    const tests::TemporaryFolder folder;
    std::string turtle = ":hub a :Hub .\n";
    for (int i = 0; i < 66'000; ++i) turtle += ":hub :aaa " + std::to_string(i) + " .\n";
    turtle += ":hub :zzzLast :end ; rdfs:label \"Hub\" .\n";
    const auto base = tests::baseFromTurtle(folder.path(), turtle);
    const auto graph = tests::must(GraphAtHand::open({.name = "hub", .base = base}));
    SeenIris seen;
    const std::string text = tests::must(
        listed(*graph, {.subject = rdf::Term::iri("http://example.org/hub")}, seen, {}));
    EXPECT_THAT(text, HasSubstr(" or more triples"));
    EXPECT_THAT(text, HasSubstr(":zzzLast"));
}

TEST(GraspLongListing, OfAPropertyShowsThingsThatComeBehindThe65536thTriple) {
    const tests::TemporaryFolder folder;
    std::string turtle = ":aaa rdfs:label \"Barge\" . :zzz rdfs:label \"Yawl\" .\n";
    for (int i = 0; i < 66'000; ++i) turtle += ":s" + std::to_string(i) + " :kind :aaa .\n";
    turtle += ":zzzLast :kind :zzz .\n";
    const auto base = tests::baseFromTurtle(folder.path(), turtle);
    const auto graph = tests::must(GraphAtHand::open({.name = "fleet", .base = base}));
    SeenIris seen;
    const std::string text = tests::must(
        listed(*graph, {.property = rdf::Term::iri("http://example.org/kind")}, seen, {}));
    EXPECT_THAT(text, HasSubstr(" or more triples"));
    EXPECT_THAT(text, HasSubstr("Yawl (:zzz)"));
}

}  // namespace tripletalk::answering::grasp
