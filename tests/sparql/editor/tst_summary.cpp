// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/editor/graphvocabulary.h"
#include "sparql/editor/mentionediris.h"
#include "sparql/editor/summary.h"
#include "sparql/endpoint/graphlabels.h"
#include "sparql/endpoint/labelledthings.h"
#include "sparql/endpoint/thingsnamed.h"
#include "sparql/engine.h"
#include "support/graphs.h"

#include <gmock/gmock.h>

namespace tripletalk::sparql {

using namespace tripletalk::tests;
using testing::ElementsAre;

namespace {

std::unique_ptr<Engine> engineOver(const std::filesystem::path& folder, std::string_view turtle) {
    (void)storeFromTurtle(folder, turtle);
    return must(Engine::open(folder / "graph.db"));
}

struct Harbour : testing::Test {
    TemporaryFolder folder;
    std::unique_ptr<Engine> engine = engineOver(folder.path(), R"(
        :Boat a rdfs:Class ; rdfs:label "Boot"@de, "boat"@en .
        :anna a :Boat ; rdfs:label "Anna" ; :owner :kim ; :length_m 12 .
        :bella a :Boat ; rdfs:label "Bella" ; :owner :kim .
        :kim a :Person ; rdfs:label "Kim" .
    )");
};

const std::string declared = "PREFIX : <http://example.org/> ";

/// A source that refuses what the test names as too much.
struct Overburdened : SparqlSource {
    Overburdened(SparqlSource& asked, std::string refused)
        : source(asked), tooMuch(std::move(refused)) {}
    Result<QueryAnswer> query(std::string_view text, const QueryLimits& limits,
                              const CancelToken& cancel) override {
        if (text.find(tooMuch) != std::string_view::npos) {
            ++refusals;
            return Error{ErrorKind::Timeout, Sentence::verbatim("That takes too long.")};
        }
        return source.query(text, limits, cancel);
    }
    Result<Explanation> explain(std::string_view text) override { return source.explain(text); }
    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& prefixes()
        const override {
        return source.prefixes();
    }
    SparqlSource& source;
    std::string tooMuch;
    int refusals = 0;
};

}  // namespace

TEST_F(Harbour, IsSummarisedAsFarAsItsSourceCanAnswer) {
    Overburdened uncounted(*engine, "AS ?things) WHERE { ?thing");
    const GraphSummary sampled = must(summarise(uncounted, {.language = "en"}, {}));
    EXPECT_EQ(sampled.classes.size(), 2U);
    EXPECT_EQ(sampled.classes[0].properties.size(), 3U);
    EXPECT_FALSE(sampled.complete);
    Overburdened named(*engine, "SELECT ?property");
    EXPECT_TRUE(must(summarise(named, {}, {})).classes.at(0).properties.empty());
    Overburdened nameless(*engine, "?label");
    EXPECT_EQ(must(summarise(nameless, {}, {})).classes.at(0).label, "Boat");
    Overburdened silent(*engine, "SELECT");
    EXPECT_EQ(summarise(silent, {}, {}).error().kind, ErrorKind::Timeout);
}

TEST_F(Harbour, IsLinkedToAQuestionByItsLabels) {
    const std::string question = "Who owns the boat of kim, and is Bella longer?";
    const auto things = must(thingsNamedIn(*engine, question, "en", {}, {}));
    std::vector<std::pair<std::string, std::string>> found;
    for (const NamedThing& thing : things)
        found.emplace_back(question.substr(thing.begin, thing.end - thing.begin), thing.label);
    EXPECT_THAT(found, testing::UnorderedElementsAre(testing::Pair("boat", "boat"),
                                                     testing::Pair("Bella", "Bella")));
    EXPECT_TRUE(must(thingsNamedIn(*engine, "?", "en", {}, {})).empty());
}

TEST_F(Harbour, IsSummarisedByItsClassesTheLargestFirst) {
    const GraphSummary summary = must(summarise(*engine, {.language = "en"}, {}));
    ASSERT_EQ(summary.classes.size(), 2U);
    const ClassSummary& boat = summary.classes[0];
    EXPECT_EQ(boat.label, "boat");
    EXPECT_EQ(boat.instances, 2);
    ASSERT_EQ(boat.properties.size(), 3U);
    EXPECT_EQ(boat.properties[2].label, "length m");
    EXPECT_EQ(boat.properties[2].samples.at(0).lexical, "12");
    const auto owner = std::ranges::find(boat.properties, "owner", &PropertySummary::label);
    ASSERT_NE(owner, boat.properties.end());
    EXPECT_THAT(owner->valueClass, testing::EndsWith("Person"));
    EXPECT_TRUE(summary.complete);
    EXPECT_FALSE(must(summarise(*engine, {.classes = 1}, {})).complete);
}

TEST_F(Harbour, IsSummarisedWithTheShareOfThingsThatHaveAProperty) {
    const GraphSummary summary = must(summarise(*engine, {}, {}));
    const auto share = [&](const std::string& label) {
        const auto& all = summary.classes[0].properties;
        const auto found = std::ranges::find(all, label, &PropertySummary::label);
        return found == all.end() ? -1 : found->share;
    };
    EXPECT_EQ(share("owner"), 1);
    EXPECT_EQ(share("length m"), 0.5);
}

TEST(Summary, ListsTheValuesThatThingsShareWhereTheyAreFewAndShort) {
    const TemporaryFolder folder;
    std::string turtle = "@prefix : <http://example.org/> .\n";
    for (int i = 0; i < 60; ++i) {
        const std::string n = std::to_string(i);
        turtle += ":c" + n + " a :Car ; :fuel \"" + (i % 3 == 0 ? "diesel" : "petrol") +
                  "\" ; :doors " + std::to_string(3 + i % 2 * 2) + " ; :state :state" +
                  std::to_string(i % 2) + " ; :number " + n + " ; :model :m" +
                  std::to_string(i % 2) + " ; :always \"yes\" ; :text \"" +
                  std::string(i % 2 == 0 ? "A long text that nobody would ever type a second time"
                                         : "Another of that kind, which goes on and on as well") +
                  "\" . :m" + std::to_string(i % 2) + " a :Model .\n";
    }
    const auto engine = engineOver(folder.path(), turtle);
    const auto valuesOf = [](const GraphSummary& summary, const std::string& label) {
        std::vector<std::string> texts;
        for (const PropertySummary& property : summary.classes.at(0).properties)
            if (property.label == label)
                for (const rdf::Term& value : property.values) texts.push_back(value.lexical);
        return texts;
    };
    const GraphSummary summary = must(summarise(*engine, {}, {}));
    ASSERT_EQ(summary.classes.at(0).label, "Car");
    EXPECT_THAT(valuesOf(summary, "fuel"), ElementsAre("diesel", "petrol"));
    EXPECT_THAT(valuesOf(summary, "doors"), ElementsAre("3", "5"));
    EXPECT_THAT(valuesOf(summary, "state"),
                ElementsAre("http://example.org/state0", "http://example.org/state1"));
    // Each its own; of a class, which says more; one alone; too long.
    for (const char* other : {"number", "model", "always", "text"})
        EXPECT_TRUE(valuesOf(summary, other).empty()) << other;
    // Twelve at most, and only if they come again.
    EXPECT_TRUE(valuesOf(must(summarise(*engine, {.things = 1}, {})), "fuel").empty());
    Overburdened source(*engine, "SELECT DISTINCT ?property");
    const GraphSummary without = must(summarise(source, {}, {}));
    EXPECT_EQ(without.classes.at(0).properties.size(), 7U);
    EXPECT_TRUE(valuesOf(without, "fuel").empty());
    Overburdened large(*engine, "LIMIT 5000 ");
    const GraphSummary smaller = must(summarise(large, {.things = 5000}, {}));
    EXPECT_THAT(valuesOf(smaller, "fuel"), ElementsAre("diesel", "petrol"));
    EXPECT_TRUE(smaller.complete);
    // Of half of the cars nobody knows whether these are all.
    const GraphSummary half = must(summarise(*engine, {.things = 30}, {}));
    EXPECT_EQ(half.classes.at(0).properties.size(), 7U);
    EXPECT_TRUE(valuesOf(half, "fuel").empty());
    Overburdened uncounted(*engine, "AS ?things) WHERE { ?thing");
    EXPECT_TRUE(valuesOf(must(summarise(uncounted, {}, {})), "fuel").empty());
}

TEST_F(Harbour, IsAskedForFewerThingsOnceOneClassWasTooMuch) {
    Overburdened large(*engine, "LIMIT 5000 ");
    const GraphSummary summary = must(summarise(large, {.things = 5000}, {}));
    EXPECT_EQ(large.refusals, 1);
    ASSERT_EQ(summary.classes.size(), 2U);
    EXPECT_EQ(summary.classes[0].properties.size(), 3U);
    EXPECT_EQ(summary.classes[1].properties.size(), 1U);
}

TEST(Summary, TellsNoShareOfThingsThatAreOfNoClass) {
    const TemporaryFolder folder;
    const auto engine = engineOver(
        folder.path(), ":a a rdfs:Resource ; :size 1 . :b :size 2 . :c :size 3 ; :near :a .");
    const GraphSummary summary = must(summarise(*engine, {}, {}));
    ASSERT_TRUE(summary.classes.empty());
    ASSERT_EQ(summary.others.size(), 2U);
    for (const PropertySummary& one : summary.others) EXPECT_EQ(one.share, 1) << one.label;
}

TEST_F(Harbour, ShowsNothingOfAWithheldPredicate) {
    const auto withheld =
        must(Engine::open(folder.path() / "graph.db", {.withheld = {"http://example.org/owner"}}));
    const auto count = [&](Engine& asked, const std::string& pattern) {
        return must(asked.query("SELECT * { " + pattern + " }", {}, {})).rows.size();
    };
    for (const std::string pattern :
         {"?s <http://example.org/owner> ?o", "?s ?p <http://example.org/kim>",
          "?s <http://example.org/owner>+ ?o",
          "<http://example.org/kim> ^!<http://example.org/none> ?s",
          "GRAPH ?g { ?s <http://example.org/owner> ?o }"})
        EXPECT_EQ(count(*withheld, pattern), 0U) << pattern;
    EXPECT_EQ(count(*engine, "?s <http://example.org/owner> ?o"), 2U);
    EXPECT_EQ(count(*withheld, "?s ?p ?o"), count(*engine, "?s ?p ?o") - 2);
}

TEST_F(Harbour, GivesTheWordsForWritingQueries) {
    const GraphSummary summary = must(summarise(*engine, {.language = "en"}, {}));
    const Vocabulary vocabulary = vocabularyOf(summary, engine->prefixes());
    ASSERT_EQ(vocabulary.classes.size(), 2U);
    EXPECT_EQ(vocabulary.classes[0].label, "boat");
    // Of boats and persons, each once, the most used first.
    ASSERT_EQ(vocabulary.properties.size(), 3U);
    EXPECT_EQ(vocabulary.properties[0].label, "label");
    EXPECT_EQ(vocabulary.properties[2].label, "length m");
    const auto found = completeSparql(vocabulary, "SELECT * { ?x leng", 18);
    ASSERT_EQ(found.list.size(), 1U);
    EXPECT_THAT(found.list[0].text, testing::HasSubstr("length_m"));
}

TEST_F(Harbour, TellsWhoseLabelsAnAnswerHolds) {
    const auto linked = [&](const std::string& select) {
        const std::string query = declared + select;
        const auto answer = must(engine->query(query, {}, {}));
        std::vector<std::string> all;
        for (const auto& [column, labels] : must(thingsLabelledIn(*engine, query, answer, {}, {})))
            for (const auto& [label, iri] : labels)
                all.push_back(column + " " + label.lexical + " " + iri.substr(iri.size() - 4));
        return all;
    };
    EXPECT_THAT(linked("SELECT ?name (COUNT(*) AS ?n) { ?b a :Boat ; rdfs:label ?name ; ?p ?o } "
                       "GROUP BY ?name"),
                ElementsAre("name Anna anna", "name Bella ella"));
    EXPECT_THAT(
        linked("SELECT ?owner ?name { ?x :owner ?owner OPTIONAL { ?owner rdfs:label ?name } "
               "} ORDER BY ?x"),
        testing::IsEmpty());  // it is a column
    EXPECT_THAT(linked("SELECT DISTINCT ?name { [] :owner [ rdfs:label ?name ] }"),
                ElementsAre("name Kim /kim"));
    EXPECT_TRUE(linked("SELECT ?m { ?x :length_m ?m }").empty());
    EXPECT_TRUE(linked("SELECT ?n { ?x rdfs:label ?n . ?y rdfs:label ?n }").empty());
    EXPECT_TRUE(linked("SELECT (STR(?l) AS ?n) { ?x rdfs:label ?l }").empty());
}

TEST(LabelledThings, AreToldWhereALabelIsTheirsAlone) {
    const TemporaryFolder folder;
    const auto engine = engineOver(folder.path(), R"(
        :a a :Boat ; rdfs:label "Anna" . :b a :Person ; rdfs:label "Anna" .
        :c a :Boat ; rdfs:label "Bo" . :d a :Boat ; rdfs:label "Bo" .
    )");
    const auto count = [&](const std::string& select) {
        const std::string query = declared + select;
        const auto answer = must(engine->query(query, {}, {}));
        const auto things = must(thingsLabelledIn(*engine, query, answer, {}, {}));
        return things.empty() ? 0U : things.begin()->second.size();
    };
    EXPECT_EQ(count("SELECT ?n { ?x rdfs:label ?n }"), 0U);
    EXPECT_EQ(count("SELECT ?n { ?x rdfs:label ?n ; a/rdfs:subClassOf* :Boat }"), 1U);
    EXPECT_EQ(count("SELECT ?n { ?x rdfs:label ?n OPTIONAL { ?x a :Boat } }"), 0U);
}

TEST_F(Harbour, NamesThingsInTheLanguageThatSuitsBest) {
    const auto answer = must(engine->query("SELECT ?x { ?x ?p \"Boot\"@de }", {}, {}));
    const std::string boat = answer.rows.at(0).at(0)->lexical;
    EXPECT_EQ(must(labelsOf(*engine, {boat, "http://x/<bad>", "http://x/none"}, "de", {}, {})),
              (std::map<std::string, std::string>{{boat, "Boot"}}));
}

TEST(MentionedIris, AreThoseOfTheQueryAndNotOfItsPrologue) {
    EXPECT_THAT(irisIn("BASE <http://b/> PREFIX x: <http://x/> SELECT * { ?s x:p <http://y/q> , "
                       "x:p ; k:r \"<no>\" # x:c\n FILTER(?s < k:f(3)) }",
                       {{"k", "http://k/"}}),
                ElementsAre("http://x/p", "http://y/q", "http://k/r"));
    EXPECT_TRUE(irisIn("{ <<< ?? no:such", {}).empty());
}

}  // namespace tripletalk::sparql
