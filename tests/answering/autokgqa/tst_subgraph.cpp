// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/autokgqa/subgraph.h"
#include "answering/autokgqa/subgraphvocabulary.h"
#include "answering/autokgqa/vocabularyindex.h"
#include "base/text.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

using namespace tripletalk::tests;
using rdf::Term;
using sparql::Triple;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

namespace {

Term thing(const std::string& name) { return Term::iri("http://x/" + name); }
Triple fact(const std::string& subject, const std::string& predicate, Term object) {
    return {thing(subject), thing(predicate), std::move(object)};
}

const GraphPrefixes prefixes{{"x", "http://x/"}};

/// Cars with a price of an engine, and plants.
sparql::GraphSummary factory() {
    const auto property = [](const char* name, const std::string& to = {}) {
        return sparql::PropertySummary{.iri = std::string("http://x/") + name,
                                       .label = name,
                                       .uses = 1,
                                       .samples = {Term::literal(std::string("a ") + name)},
                                       .valueClass = to.empty() ? to : "http://x/" + to};
    };
    return {.classes = {{"http://x/Car",
                         "Car",
                         9,
                         {property("weight"), property("price"), property("engine", "Engine")}},
                        {"http://x/Engine", "Engine", 5, {property("power")}},
                        {"http://x/Plant", "Plant", 2, {property("city")}}}};
}

std::vector<std::string> subjectsOf(const std::vector<Triple>& facts) {
    std::vector<std::string> names;
    for (const Triple& one : facts) {
        const std::string name = one.subject.lexical.substr(9);
        if (names.empty() || names.back() != name) names.push_back(name);
    }
    return names;
}

}  // namespace

TEST(Subgraph, JoinsTerminalsByFactsWhateverWayTheyPoint) {
    const std::vector<Triple> facts{
        fact("a", "p", thing("m")), fact("b", "q", thing("m")), fact("m", "r", thing("far")),
        fact("m", "name", Term::literal("M")), fact("other", "p", thing("island"))};
    EXPECT_THAT(treeOf(facts, {thing("a"), thing("b"), thing("island"), thing("missing")}),
                ElementsAre(facts[0], facts[1]));
}

TEST(Subgraph, IsNotJoinedByWhatRdfSaysOfAllClasses) {
    const Term rdfsClass = Term::iri("http://www.w3.org/2000/01/rdf-schema#Class");
    const std::vector<Triple> facts{
        fact("Car", "type", rdfsClass), fact("Plant", "type", rdfsClass),
        fact("heron", "type", thing("Car")), fact("heron", "builtAt", thing("works")),
        fact("works", "type", thing("Plant"))};
    EXPECT_THAT(treeOf(facts, {thing("Car"), thing("Plant")}),
                ElementsAre(facts[2], facts[3], facts[4]));
}

TEST(Subgraph, FitsIntoTheTokensItGetsAndKeepsWhatIsBest) {
    Subgraph graph;
    for (int i = 0; i < 200; ++i)
        graph.facts.push_back({.subject = thing("s" + std::to_string(i)),
                               .predicate = "http://x/p",
                               .objects = {Term::literal("value " + std::to_string(i))}});
    for (int i = 0; i < 200; ++i)
        graph.vocabulary.push_back(fact("v" + std::to_string(i), "domain", thing("C")));
    const std::string text = turtleOf(graph, prefixes, 500);
    EXPECT_LE(text::estimatedTokens(text), 500U);
    EXPECT_THAT(text, AllOf(HasSubstr("x:s0 x:p \"value 0\""), HasSubstr("x:v0 x:domain x:C"),
                            Not(HasSubstr("x:s199")), Not(HasSubstr("x:v199"))));
    EXPECT_THAT(turtleOf(graph, prefixes, 100'000), HasSubstr("x:v199"));
    EXPECT_LE(text::estimatedTokens(turtleOf(graph, prefixes, 20)), 20U);
}

TEST(Subgraph, IsTurtleThatReadsBackAsItWas) {
    const Term isBelow = Term::iri("http://www.w3.org/2000/01/rdf-schema#subPropertyOf");
    const Term note = Term::iri("http://x/note");
    Subgraph graph;
    graph.metadata = {{thing("weight"), isBelow, Term::iri("https://y.example/measure?a=1&b=(2)")},
                      {thing("weight"), note, Term::literal("say \"no\" \\ and\n'''go'''")},
                      {thing("weight"), note, Term::literal("Gewicht", {}, "de")}};
    graph.vocabulary = {{Term::iri("urn:car:1"), thing("odd,name"), Term::literal("5")}};
    std::vector<Triple> read;
    rdf::ReadOptions options;
    options.format = &rdf::formatOf(rdf::Syntax::Turtle);
    must(rdf::readText(turtleOf(graph, prefixes, 1000), "part.ttl", options,
                       [&](const rdf::Quad& quad) -> Result<void> {
                           read.push_back({quad.subject, quad.predicate, quad.object});
                           return {};
                       }));
    std::vector<Triple> all = graph.metadata;
    all.insert(all.end(), graph.vocabulary.begin(), graph.vocabulary.end());
    EXPECT_THAT(read, testing::UnorderedElementsAreArray(all));
}

TEST(Subgraph, CutsLongTextsAndListsOfObjects) {
    Subgraph graph;
    graph.facts.push_back({.subject = thing("s"), .predicate = "http://x/p"});
    for (int i = 0; i < 30; ++i) graph.facts[0].objects.push_back(thing("o" + std::to_string(i)));
    graph.facts.push_back({.subject = thing("t"),
                           .predicate = "http://x/p",
                           .objects = {Term::literal(std::string(5000, 'a'))}});
    const std::string text = turtleOf(graph, prefixes, 5000);
    EXPECT_THAT(text, AllOf(HasSubstr("x:o9 "), Not(HasSubstr("x:o10"))));
    EXPECT_LT(text.size(), 1000U);
}

TEST(Subgraph, NeedsTheWordsOfItsClassesTheNearestFirst) {
    TemporaryFolder folder;
    const auto base = baseFromTurtle(folder.path(), museum);
    GraphVectors vectors(base, nullptr);
    const auto summary = factory();
    const auto index = must(VocabularyIndex::make(vocabularyOf(summary), vectors, "en", {}));
    const auto nearness = index.nearness(must(vectors.of({"the price"}, {})).front());
    const auto words = [&](const NeededVocabulary& needed) {
        return subjectsOf(vocabularyFor(needed, summary, index, nearness));
    };
    EXPECT_THAT(words({.classes = {"http://x/Car"}}),
                ElementsAre("price", testing::_, testing::_, "power"))
        << "of what it leads to last";
    EXPECT_THAT(words({.neighbours = {"http://x/Plant"}, .properties = {"http://x/power"}}),
                ElementsAre("power", "city"));
    EXPECT_THAT(words({.classes = {"http://x/Engine"}}), ElementsAre("power", "engine"))
        << "and what leads to it";
    EXPECT_EQ(words({}).size(), 5U) << "all, where none is needed";
}

TEST(VocabularyIndex, FindsTermsByMeaningAboveTheThreshold) {
    TemporaryFolder folder;
    const auto base = baseFromTurtle(folder.path(), museum);
    GraphVectors vectors(base, nullptr);
    const auto index = must(VocabularyIndex::make(vocabularyOf(factory()), vectors, "en", {}));
    const auto found = [&](const std::string& words) {
        const NGram gram = nGrams(words).at(0);
        const auto match = index.best(gram, must(vectors.of({gram.text}, {})).front());
        return match ? match->label : std::string();
    };
    EXPECT_EQ(found("the weight"), "weight");
    EXPECT_EQ(found("Engines"), "Engine") << "but for the ending";
    EXPECT_EQ(found("curb weight"), "weight") << "nearly";
    EXPECT_EQ(found("colour"), "");
    ASSERT_TRUE(index.term("http://x/Car"));
    EXPECT_TRUE(index.term("http://x/Car")->isClass);
    EXPECT_EQ(index.term("http://x/nothing"), nullptr);
}

}  // namespace tripletalk::answering
