// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/placesearch.h"
#include "docks.h"
#include "retrieval/testembedder.h"
#include "sparql/parser/parser.h"

namespace tripletalk::answering::grasp {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using tests::must;

struct GraspPlaceSearch : Docks {
    std::string everywhere(Place place, const std::string& query) {
        return must(PlaceSearch(graph(), seen, place, query, cancel).everywhere());
    }
    std::string among(Place place, const std::string& query, const std::string& pattern) {
        const auto parsed = must(sparql::parse(pattern, {.prefixes = graph().prefixes()}));
        return must(PlaceSearch(graph(), seen, place, query, cancel).among(parsed));
    }
};

TEST_F(GraspPlaceSearch, FindsEntitiesByTheWordsOfTheirNames) {
    const std::string text = everywhere(Place::Subject, "port ane");
    EXPECT_THAT(text, testing::StartsWith("Entities, best first, at most 10:\n"
                                          "1. Port Anemone, also called Anemone Quay (:north)\n"));
    EXPECT_THAT(text, HasSubstr("2. Port Bluebell (:south)"));
    EXPECT_TRUE(seen.contains("http://example.org/north"));
    EXPECT_THAT(everywhere(Place::Object, "quay"), HasSubstr("(:north)"));
}

TEST_F(GraspPlaceSearch, FindsNamesInScriptsWithoutSpaces) {
    EXPECT_THAT(everywhere(Place::Subject, "猫头鹰"), HasSubstr("(:owl)"));
}

TEST_F(GraspPlaceSearch, FindsProperties) {
    EXPECT_THAT(everywhere(Place::Property, "sails"), HasSubstr("1. sails to (:sailsTo)"));
}

TEST_F(GraspPlaceSearch, FindsPropertiesByMeaningWithTheEmbedderThatTheIndexKnows) {
    const auto found = [&](const std::shared_ptr<llm::Embedder>& embedder) {
        GraphAtHand::Parts all = parts();
        all.embedder = embedder;
        const auto asked = must(GraphAtHand::open(std::move(all)));
        return must(PlaceSearch(*asked, seen, Place::Property, "sails-to", cancel).everywhere());
    };
    EXPECT_THAT(found(nullptr), Not(HasSubstr("(:sailsTo)"))) << "words alone";
    const auto unknown = std::make_shared<retrieval::TestEmbedder>();
    EXPECT_THAT(found(unknown), HasSubstr("(:sailsTo)"));
    EXPECT_THAT(unknown->asked, testing::IsEmpty());
}

TEST_F(GraspPlaceSearch, SaysThatNothingWasFound) {
    EXPECT_EQ(everywhere(Place::Subject, "submarine"), "No entity was found for \"submarine\".\n");
    EXPECT_EQ(everywhere(Place::Property, "xylophone"),
              "No property was found for \"xylophone\".\n");
}

TEST_F(GraspPlaceSearch, LooksAmongWhatThePatternAllows) {
    const std::string text = among(Place::Object, "port", "SELECT * { :tern :sailsTo ?search }");
    EXPECT_THAT(text, HasSubstr("(:north)"));
    EXPECT_THAT(text, Not(HasSubstr("(:south)")));
}

TEST_F(GraspPlaceSearch, ShowsAllThatIsAllowedWhereThatIsLittle) {
    const std::string text =
        among(Place::Property, "harbours it visits", "SELECT * { :tern ?search ?o }");
    EXPECT_THAT(text, HasSubstr("sails to (:sailsTo)"));
    EXPECT_THAT(text, HasSubstr("built in (:builtIn)"));
    EXPECT_THAT(text, Not(HasSubstr(":motto"))) << "a property of another ship";
}

TEST_F(GraspPlaceSearch, FindsOtherIrisByTheirLocalNames) {
    const std::string text = among(Place::Object, "9-4", "SELECT * { :owl :registry ?search }");
    EXPECT_THAT(text, HasSubstr("<urn:ship:9-4>"));
    EXPECT_THAT(among(Place::Object, "crew", "SELECT * { :owl :contact ?search }"),
                HasSubstr("<mailto:crew@owl.example>"));
}

TEST_F(GraspPlaceSearch, FindsIrisThatNoIndexHasByTheirLocalNames) {
    graphs.add(must(GraphAtHand::open(parts(false, "bare"))));
    GraphAtHand& bare = *graphs.find("bare");
    const auto query =
        must(sparql::parse("SELECT * { :heron ?search ?o }", {.prefixes = bare.prefixes()}));
    const std::string text =
        must(PlaceSearch(bare, seen, Place::Property, "sails", cancel).among(query));
    EXPECT_THAT(text, testing::StartsWith("Other IRIs, best first, at most 10:\n1. :sailsTo\n"));
    EXPECT_THAT(must(PlaceSearch(bare, seen, Place::Subject, "port", cancel).everywhere()),
                HasSubstr("\"bare\" has no search index"));
}

TEST_F(GraspPlaceSearch, FindsLiteralsWithTabsAndLineBreaks) {
    const std::string text = among(Place::Object, "far", "SELECT * { ?ship :motto ?search }");
    EXPECT_THAT(text, HasSubstr("Literals, best first, at most 10:\n1. \"Fast"));
    EXPECT_EQ(std::ranges::count(text, '\n'), 2) << text;
    EXPECT_THAT(among(Place::Object, "1911", "SELECT * { ?ship :builtIn ?search }"),
                HasSubstr("1911"));
    EXPECT_THAT(among(Place::Object, "1980", "SELECT * { :owl :builtIn ?search }"),
                HasSubstr("\"1980-05-01\"^^xsd:date"));
}

TEST_F(GraspPlaceSearch, LeavesBlankNodesOut) {
    const std::string text = among(Place::Object, "crew", "SELECT * { ?ship :crew ?search }");
    EXPECT_EQ(text, "Nothing that the constraint allows was found for \"crew\".\n");
}

TEST_F(GraspPlaceSearch, SaysWhatOfThePatternIsNotInTheGraph) {
    EXPECT_EQ(among(Place::Object, "port", "SELECT * { ?ship :submerges ?search }"),
              "The graph has nothing that the constraint allows. Not in the graph: "
              "http://example.org/submerges.\n");
}

TEST_F(GraspPlaceSearch, SearchesEverywhereWhereThePatternFails) {
    const std::string text = among(Place::Object, "port",
                                   "SELECT * { ?s :sailsTo ?search SERVICE <http://x/> { ?a ?b ?c "
                                   "} }");
    EXPECT_THAT(text, testing::StartsWith("Searched without the constraint, since asking the graph "
                                          "for it failed: "));
    EXPECT_THAT(text, HasSubstr("Port Bluebell"));
}

TEST_F(GraspPlaceSearch, SearchesEverywhereWhereThePatternNamesNothing) {
    EXPECT_THAT(among(Place::Subject, "port", "SELECT * { ?search ?p ?o }"),
                testing::StartsWith("Searched without the constraint, since it names no IRI"));
}

/// More ships than can be looked through one by one.
struct GraspLargeSearch : testing::Test {
    static void SetUpTestSuite() {
        folder = new tests::TemporaryFolder;
        std::string turtle = ":Ship a rdfs:Class . :flag rdfs:label \"flag\" .\n";
        for (int i = 0; i < 66'000; ++i) {
            const std::string n = std::to_string(i);
            turtle += ":s" + n + " a :Ship ; rdfs:label \"Ship " + n + "\" .\n";
        }
        turtle += ":far a :Buoy ; rdfs:label \"Ship 65999 that is none\" .\n";
        base = new knowledge::KnowledgeBase(tests::baseFromTurtle(folder->path(), turtle));
        graph =
            must(GraphAtHand::open({.name = "many", .base = *base, .index = must(base->lookup())}))
                .release();
    }
    static void TearDownTestSuite() {
        delete graph;
        delete base;
        delete folder;
    }
    std::string among(Place place, const std::string& query, const std::string& pattern) {
        SeenIris seen;
        const auto parsed = must(sparql::parse(pattern, {.prefixes = graph->prefixes()}));
        return must(PlaceSearch(*graph, seen, place, query, {}).among(parsed));
    }
    inline static tests::TemporaryFolder* folder = nullptr;
    inline static knowledge::KnowledgeBase* base = nullptr;
    inline static GraphAtHand* graph = nullptr;
};

TEST_F(GraspLargeSearch, HoldsTheBestFindsAgainstThePattern) {
    const std::string text = among(Place::Subject, "ship 65999", "SELECT * { ?search a :Ship }");
    EXPECT_THAT(text, HasSubstr("more than 65536 values are allowed there"));
    EXPECT_THAT(text, HasSubstr("1. Ship 65999 (:s65999)"));
    EXPECT_THAT(text, Not(HasSubstr(":far"))) << "it is no ship";
}

TEST_F(GraspLargeSearch, FindsLiteralsByTheirWords) {
    const std::string text =
        among(Place::Object, "ship 65998", "SELECT * { ?s rdfs:label ?search }");
    EXPECT_THAT(text, HasSubstr("\"Ship 65998\""));
}

TEST_F(GraspLargeSearch, SearchesEverywhereWhereNoneOfTheBestIsAllowed) {
    const std::string text = among(Place::Subject, "none", "SELECT * { ?search a :Ship }");
    EXPECT_THAT(text,
                testing::StartsWith("Searched without the constraint, since more than 65536"));
    EXPECT_THAT(text, HasSubstr(":far"));
}

}  // namespace tripletalk::answering::grasp
