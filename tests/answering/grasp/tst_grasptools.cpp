// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Each tool and each text that tells a model what it got wrong.
#include "answering/grasp/endingtools.h"
#include "answering/grasp/exampletools.h"
#include "answering/grasp/querytools.h"
#include "answering/grasp/searchtools.h"
#include "docks.h"
#include "knowledge/examples.h"

#include <atomic>
#include <thread>

namespace tripletalk::answering::grasp {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

struct GraspTools : Docks {
    Ending ending;
    ExecuteTool execute{graphs, runs, true};
    ListTool list{graphs, seen};
    SearchAllTool entities = SearchAllTool::entities(graphs, seen);
    SearchBesideTool propertiesOf = SearchBesideTool::propertiesOf(graphs, seen);
    SearchBesideTool objectsOf = SearchBesideTool::objectsOf(graphs, seen);
    SearchConstrainedTool constrained{graphs, seen};
    SearchAutocompleteTool autocomplete{graphs, seen};
    bool isLast = false;
    AnswerTool answer{graphs, runs, ending, isLast};
    CancelTool giveUp{graphs, runs, ending, false};

    Found found(Tool& tool, const json& arguments) {
        return tests::must(tool.call(arguments, 1, cancel));
    }
};

namespace {

const std::string allShips = "SELECT ?ship { ?ship a <http://example.org/Ship> }";

}  // namespace

TEST_F(GraspTools, SaysHowManyRowsAreShown) {
    EXPECT_THAT(execute.spec().description,
                HasSubstr("of more than 20 rows or 60 cells the first and last 5 rows."));
}

TEST_F(GraspTools, TellWhichGraphsThereAre) {
    EXPECT_EQ(entities.spec().parameters["properties"]["kg"]["enum"],
              nlohmann::ordered_json::array({"docks"}));
    EXPECT_EQ(text(entities, {{"kg", "moon"}, {"query", "port"}}),
              "There is no graph \"moon\". There are: docks.");
    EXPECT_THAT(text(entities, {{"query", "port"}}), HasSubstr("Port Anemone"))
        << "with one graph there is nothing to choose";
}

TEST_F(GraspTools, AskWhichOfSeveralGraphsIsMeant) {
    graphs.add(tests::must(GraphAtHand::open(parts(true, "quays"))));
    SearchAllTool both = SearchAllTool::entities(graphs, seen);
    EXPECT_EQ(both.spec().parameters["properties"]["kg"]["enum"],
              nlohmann::ordered_json::array({"docks", "quays"}));
    EXPECT_EQ(text(both, {{"query", "port"}}),
              "\"kg\" must name a graph. There are: docks, quays.");
    EXPECT_THAT(text(both, {{"kg", "quays"}, {"query", "port"}}), HasSubstr("Port Anemone"));
    EXPECT_EQ(both.asked({{"kg", "quays"}, {"query", "port"}}), "quays · port");
}

TEST_F(GraspTools, TellOfArgumentsThatAreNoJson) {
    const std::string told = text(entities, {{"_malformed", "{\"query\": \"port"}});
    EXPECT_THAT(told, StartsWith("The arguments are not valid JSON: {\"query\": \"port\n"));
    EXPECT_THAT(told, HasSubstr("search_entity takes kg, query."));
    EXPECT_THAT(text(entities, json::array({1})), HasSubstr("are no JSON object"));
}

TEST_F(GraspTools, TellOfArgumentsThatAreMissingOrOfTheWrongKind) {
    EXPECT_EQ(text(propertiesOf, {{"kg", "docks"}, {"query", "x"}}),
              "\"entity\" is missing: search_property_of_entity takes kg, entity, query.");
    EXPECT_THAT(text(entities, {{"query", "  "}}), HasSubstr("\"query\" is missing"));
    EXPECT_THAT(text(entities, {{"query", {{"words", "port"}}}}),
                HasSubstr("\"query\" must be of type string"));
    EXPECT_THAT(text(constrained, {{"position", "object"}, {"query", "x"}, {"constraints", "p"}}),
                HasSubstr("\"constraints\" must be of type object"));
    EXPECT_THAT(text(entities, {{"query", 77}}), StartsWith("No entity")) << "a number is a text";
}

TEST_F(GraspTools, ExecuteShowsRowsAndMakesASource) {
    const Found rows =
        found(execute, {{"sparql", "SELECT ?s ?p { ?s rdfs:label 'Swift Heron'@en . ?s a ?p }"}});
    ASSERT_EQ(rows.sources.size(), 1U);
    EXPECT_EQ(rows.sources[0].kind, "sparql");
    EXPECT_EQ(rows.sources[0].rows[0][0].text, "Swift Heron");
    EXPECT_EQ(rows.sources[0].rows[0][0].iri, "http://example.org/heron");
    EXPECT_THAT(rows.text, StartsWith("Source [1]: 1 row and 2 columns.\n"));
    EXPECT_THAT(rows.text, HasSubstr("| Swift Heron (:heron) | Ship (:Ship) |"));
    EXPECT_THAT(rows.sources[0].query, HasSubstr("PREFIX rdfs:"));
}

TEST_F(GraspTools, ExecuteTakesTruthsAndTriplesToo) {
    EXPECT_EQ(text(execute, {{"sparql", "ASK { ?s a rdfs:Class }"}}), "Source [1]: true");
    const Found triples =
        found(execute, {{"sparql", "CONSTRUCT { ?s rdfs:label ?l } WHERE { ?s rdfs:label ?l }"}});
    EXPECT_THAT(triples.text, HasSubstr("3 columns"));
    EXPECT_FALSE(triples.sources.at(0).rows.empty());
    seen.add("http://example.org/heron");
    EXPECT_THAT(text(execute, {{"sparql", "DESCRIBE :heron"}}), HasSubstr("Swift Heron (:heron)"));
}

TEST_F(GraspTools, ExecuteSaysWhyAQueryFails) {
    const Found syntax = found(execute, {{"sparql", "SELECT ?s { ?s nope:p ?o }"}});
    EXPECT_THAT(syntax.text, StartsWith("Source [1]: The query failed: "));
    EXPECT_THAT(syntax.text, HasSubstr("nope"));
    ASSERT_TRUE(syntax.sources.at(0).error);
    EXPECT_THAT(text(execute, {{"sparql", "DELETE WHERE { ?s ?p ?o }"}}),
                HasSubstr("The query failed: "));
    EXPECT_EQ(tests::must(graph().ask("ASK { ?s ?p ?o }", {}, cancel)).truth, true);
}

TEST_F(GraspTools, ExecuteCutsAQueryThatExplodes) {
    const Found cut =
        found(execute, {{"sparql", "SELECT * { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l }"}});
    EXPECT_THAT(cut.text, StartsWith("Source [1]: 50000 or more rows and 12 columns"));
    EXPECT_TRUE(cut.sources.at(0).truncated);
    EXPECT_LT(cut.text.size(), 20'000U);
}

TEST_F(GraspTools, QueriesOfAnyThreadEndWithTheirTime) {
    std::atomic<int> late = 0;
    const auto asks = [&] {
        const auto counted = graph().ask(
            "SELECT (COUNT(*) AS ?n) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l . "
            "?m ?n1 ?o . ?p ?q ?r . ?s ?t ?u }",
            {.time = std::chrono::milliseconds(1)}, cancel);
        if (!counted && counted.error().kind == ErrorKind::Timeout) ++late;
    };
    {
        const std::jthread one(asks);
        const std::jthread other(asks);
    }
    EXPECT_EQ(late, 2);
    EXPECT_THAT(text(execute, {{"sparql", "ASK { ?s a rdfs:Class }"}}), HasSubstr("true"));
}

TEST_F(GraspTools, ExecuteSaysWhyAQueryFindsNothing) {
    seen.add("http://example.org/submerges");
    EXPECT_EQ(text(execute, {{"sparql", "SELECT ?s { ?s :submerges ?o }"}}),
              "Source [1]: 0 rows and 1 column.\n"
              "Not in the graph: http://example.org/submerges.");
}

TEST_F(GraspTools, ExecuteDoesNotRunAQueryTwice) {
    (void)text(execute, {{"sparql", "SELECT ?s { ?s a rdfs:Class }"}});
    const Found again = found(execute, {{"sparql", "select ?s where { ?s  a rdfs:Class . }"}});
    EXPECT_TRUE(again.sources.empty());
    EXPECT_EQ(again.text, "Source [1]: this query was run before, with the same outcome.");
}

TEST_F(GraspTools, ExecuteRefusesIrisThatWereMadeUp) {
    const Found refused = found(execute, {{"sparql", "SELECT ?s { ?s :sailsTo :atlantis }"}});
    EXPECT_TRUE(refused.sources.empty());
    EXPECT_THAT(refused.text,
                StartsWith("The query was not run: :atlantis was never found before"));
    EXPECT_THAT(refused.text, Not(HasSubstr("sailsTo")));
}

TEST_F(GraspTools, ExecuteTellsWhatAnIriIsThatWasNotLookedUp) {
    EXPECT_THAT(text(execute, {{"sparql", "SELECT ?s { ?s :sailsTo :south }"}}),
                StartsWith("Not looked up before: :sailsTo is \"sails to\", :south is \"Port "
                           "Bluebell\".\nSource [1]: 1 row"));
    (void)text(entities, {{"query", "anemone"}});
    EXPECT_THAT(text(execute, {{"sparql", "SELECT ?s { ?s :sailsTo :north }"}}),
                StartsWith("Source [2]: 2 rows"))
        << "what was shown is known";
}

TEST_F(GraspTools, ExecuteShowsAndTakesIrisOfAnyScheme) {
    const Found odd = found(execute, {{"sparql", "SELECT ?p ?o { :owl ?p ?o FILTER(isIRI(?o)) }"}});
    EXPECT_THAT(odd.text, HasSubstr("<urn:ship:9-4>"));
    EXPECT_THAT(odd.text, HasSubstr("<mailto:crew@owl.example>"));
    EXPECT_THAT(text(execute, {{"sparql", "SELECT ?s { ?s :registry <urn:ship:9-4> }"}}),
                StartsWith("Source [2]: 1 row"));
    EXPECT_THAT(text(execute, {{"sparql", "SELECT ?c { ?s :crew ?c }"}}), HasSubstr("| _:"));
}

TEST_F(GraspTools, ExecuteKnowsWhatItsRowsShowed) {
    (void)text(execute, {{"sparql", "SELECT DISTINCT ?p ?s { ?s ?p 1911 }"}});
    EXPECT_THAT(text(execute, {{"sparql", "SELECT ?year { :heron :builtIn ?year }"}}),
                StartsWith("Source [2]: 1 row"))
        << "a property, too, that stood in a row is known";
}

TEST_F(GraspTools, ListTakesUpToTwoConstants) {
    EXPECT_THAT(text(list, {{"subject", ":heron"}, {"property", ":sailsTo"}}),
                HasSubstr("2 triples."));
    EXPECT_THAT(text(list, {{"property", ":builtIn"}, {"object", "1911"}}), HasSubstr(":heron"));
    EXPECT_THAT(text(list, {{"object", "mailto:crew@owl.example"}}), HasSubstr(":owl"));
    EXPECT_THAT(text(list, {{"subject", ":a"}, {"property", ":b"}, {"object", ":c"}}),
                StartsWith("Give at most two of subject, property and object."));
    EXPECT_THAT(text(list, json::object()), HasSubstr("10 that differ are shown"));
}

TEST_F(GraspTools, ListSaysWhichConstantItDoesNotUnderstand) {
    EXPECT_THAT(text(list, {{"subject", "the heron"}}),
                StartsWith("subject: \"the heron\" is not understood."));
    EXPECT_THAT(text(list, {{"object", "_:b1"}}), StartsWith("object: \"_:b1\" is a blank node"));
}

TEST_F(GraspTools, SearchesBesideAThingAndAProperty) {
    EXPECT_THAT(text(propertiesOf, {{"entity", ":heron"}, {"query", "sails"}}),
                HasSubstr("1. sails to (:sailsTo)"));
    EXPECT_THAT(text(objectsOf, {{"property", ":sailsTo"}, {"query", "blue"}}),
                HasSubstr("1. Port Bluebell (:south)"));
    EXPECT_THAT(text(propertiesOf, {{"entity", "heron of the sea"}, {"query", "x"}}),
                StartsWith("subject: \"heron of the sea\" is not understood."));
}

TEST_F(GraspTools, ConstrainedSearchTakesWhatTheOtherPlacesAre) {
    const auto at = [&](const char* position, const json& constraints) {
        return text(constrained,
                    {{"position", position}, {"query", "port"}, {"constraints", constraints}});
    };
    EXPECT_THAT(at("object", {{"subject", ":tern"}, {"property", ":sailsTo"}}),
                Not(HasSubstr("Bluebell")));
    EXPECT_THAT(text(constrained, {{"position", "subject"}, {"query", "port"}}),
                HasSubstr("Bluebell"));
    EXPECT_EQ(at("object", {{"object", ":north"}}),
              "The object is what is searched and cannot be a constraint too.");
    EXPECT_THAT(at("object", {{"subject", ":a"}, {"property", ":b"}, {"object", ":c"}}),
                StartsWith("Give at most two constraints"));
    EXPECT_EQ(at("middle", json::object()), "\"position\" must be subject, property or object.");
}

TEST_F(GraspTools, AutocompleteReadsThePlaceFromAQuery) {
    EXPECT_THAT(
        text(autocomplete, {{"sparql", "SELECT * { :tern :sailsTo ?search }"}, {"query", "port"}}),
        Not(HasSubstr("Bluebell")));
    EXPECT_THAT(text(autocomplete, {{"sparql", "SELECT * { ?search ?p"}, {"query", "port"}}),
                StartsWith("The query cannot be read: "));
    EXPECT_THAT(text(autocomplete, {{"sparql", "ASK { ?search a :Dock }"}, {"query", "port"}}),
                StartsWith("The query must be a SELECT"));
}

TEST_F(GraspTools, ExamplesAreShownWithTheirNames) {
    EXPECT_FALSE(tests::must(hasExamples(graph())));
    const knowledge::Examples examples(base);
    tests::must(examples.add("Which ships sail to Port Anemone?",
                             "SELECT ?ship { ?ship <http://example.org/sailsTo> "
                             "<http://example.org/north> }",
                             knowledge::sparqlLanguage()));
    EXPECT_TRUE(tests::must(hasExamples(graph())));
    ExamplesTool similar = ExamplesTool::similar(graphs, seen);
    const std::string told = text(similar, {{"question", "Which ships sail to Port Bluebell?"}});
    EXPECT_THAT(told, StartsWith("Question: Which ships sail to Port Anemone?\nQuery:\nPREFIX"));
    EXPECT_THAT(told, HasSubstr("It uses :sailsTo (sails to), :north (Port Anemone)"));
    EXPECT_TRUE(seen.contains("http://example.org/sailsTo"));
    EXPECT_EQ(text(similar, {{"question", "42?"}}), "There is no example that is like it.");
    ExamplesTool any = ExamplesTool::any(graphs, seen);
    EXPECT_THAT(text(any, json::object()), HasSubstr("Which ships sail to Port Anemone?"));
}

TEST_F(GraspTools, AnswerEndsWithAQueryThatRuns) {
    const Found end =
        found(answer, {{"sparql", allShips}, {"answer", "Three ships."}, {"columns", {"?ship"}}});
    EXPECT_EQ(end.text, "Stopped.");
    EXPECT_EQ(ending.kind, Ending::Kind::Answered);
    EXPECT_EQ(ending.text, "Three ships.");
    EXPECT_EQ(ending.source, 1);
    EXPECT_THAT(ending.columns, testing::ElementsAre("ship"));
}

TEST_F(GraspTools, AnswerRestsOnTheSourceOfAQueryThatWasRun) {
    (void)text(execute, {{"sparql", "SELECT ?c { ?c a rdfs:Class }"}});
    (void)text(execute, {{"sparql", "SELECT ?s { ?s a ?c }"}});
    EXPECT_TRUE(found(answer, {{"sparql", "SELECT ?c { ?c a rdfs:Class }"}, {"answer", "Two."}})
                    .sources.empty());
    EXPECT_EQ(ending.source, 1);
}

TEST_F(GraspTools, AnswerDoesNotEndWithAQueryThatFailsOrFindsNothing) {
    EXPECT_THAT(text(answer, {{"sparql", "SELECT nonsense"}, {"answer", "x"}}),
                HasSubstr("This cannot be the answer: mend the query"));
    const json empty{{"sparql", "SELECT ?s { ?s :sailsTo \"nowhere\" }"}, {"answer", "None."}};
    EXPECT_THAT(text(answer, empty), HasSubstr("The query finds nothing."));
    EXPECT_EQ(ending.kind, Ending::Kind::None);
    EXPECT_EQ(text(answer, empty), "Stopped.") << "the model stands by it";
    ending = {};
    isLast = true;
    EXPECT_EQ(text(answer, {{"sparql", "SELECT ?s { ?s :sailsTo 4 }"}, {"answer", "None."}}),
              "Stopped.")
        << "it cannot be asked again";
    EXPECT_EQ(ending.kind, Ending::Kind::Answered);
}

TEST_F(GraspTools, CancelKeepsTheBestAttempt) {
    const Found end = found(giveUp, {{"explanation", "There are no cranes."},
                                     {"best_attempt", {{"sparql", allShips}, {"kg", "docks"}}}});
    EXPECT_EQ(end.sources.size(), 1U);
    EXPECT_EQ(ending.kind, Ending::Kind::GaveUp);
    EXPECT_EQ(ending.source, 1);
    ending = {};
    (void)text(giveUp, {{"explanation", "No."}, {"best_attempt", {{"sparql", "nonsense"}}}});
    EXPECT_EQ(ending.source, 0) << "a query that fails is no attempt";
    ending = {};
    CancelTool inWords(graphs, runs, ending, true);
    (void)text(inWords, {{"explanation", "No."}, {"best_attempt", "Perhaps Heron."}});
    EXPECT_EQ(ending.text, "No.\n\nPerhaps Heron.");
}

TEST_F(GraspTools, AreToldByWhatTheyAreGiven) {
    EXPECT_EQ(propertiesOf.asked({{"kg", "docks"}, {"entity", ":heron"}, {"query", "sails"}}),
              ":heron · sails");
    EXPECT_EQ(execute.asked({{"sparql", "ASK {}"}}), "ASK {}");
    EXPECT_EQ(entities.asked({{"_malformed", "{"}}), "{\"_malformed\":\"{\"}");
}

}  // namespace tripletalk::answering::grasp
