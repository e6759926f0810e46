// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/exampletools.h"

#include "answering/grasp/resulttext.h"
#include "answering/grasp/tidyquery.h"
#include "base/text.h"
#include "knowledge/answerlimits.h"
#include "sparql/editor/mentionediris.h"
#include "sparql/endpoint/graphlabels.h"

#include <algorithm>
#include <random>

namespace tripletalk::answering::grasp {

namespace {

using knowledge::Example;
using knowledge::Examples;

constexpr std::size_t shownExamples = 3;

Result<std::vector<Example>> examplesOf(const GraphAtHand& graph) {
    auto all = Examples(graph.base()).list();
    if (!all) return all;
    const std::string language = knowledge::sparqlLanguage().name();
    std::erase_if(*all, [&](const Example& one) {
        return one.language != language || !one.outdated.empty();
    });
    return all;
}

/// The same ones for the same examples: a question is answered alike each time.
std::vector<Example> anyOf(std::vector<Example> examples) {
    std::mt19937 random(static_cast<std::mt19937::result_type>(examples.size()));
    std::ranges::shuffle(examples, random);
    if (examples.size() > shownExamples) examples.resize(shownExamples);
    return examples;
}

}  // namespace

Result<bool> hasExamples(const GraphAtHand& graph) {
    const auto examples = examplesOf(graph);
    if (!examples) return examples.error();
    return !examples->empty();
}

ExamplesTool ExamplesTool::similar(const Graphs& graphs, SeenIris& seen) {
    return {graphs,
            seen,
            "find_similar_examples",
            "Finds up to three earlier questions that are like a question, with the queries that a "
            "person said answer them, in the examples of a graph. Try it first. For example "
            "question = \"Which ships sail to Oslo?\".",
            {{"question", "the question, in full"}}};
}

ExamplesTool ExamplesTool::any(const Graphs& graphs, SeenIris& seen) {
    return {graphs,
            seen,
            "find_examples",
            "Shows up to three earlier questions of any kind with the queries that a person said "
            "answer them, in the examples of a graph: to see how queries on it look.",
            {}};
}

Result<Found> ExamplesTool::act(const Arguments& given, const CancelToken& cancel) {
    std::vector<Example> examples;
    if (const std::string question = given.text("question"); !question.empty()) {
        auto similar =
            Examples(given.graph().base())
                .similar(question, knowledge::sparqlLanguage(), static_cast<int>(shownExamples),
                         Examples::similarEnough, cancel);
        if (!similar) return similar.error();
        for (auto& one : *similar) examples.push_back(std::move(one.example));
    } else {
        auto all = examplesOf(given.graph());
        if (!all) return all.error();
        examples = anyOf(*std::move(all));
    }
    if (examples.empty()) return Found{{}, "There is no example that is like it."};
    std::string text;
    for (const Example& example : examples) {
        auto one = told(given.graph(), example, cancel);
        if (!one) return one.error();
        text += *one;
    }
    return Found{{}, std::move(text)};
}

Result<std::string> ExamplesTool::told(GraphAtHand& graph, const Example& example,
                                       const CancelToken& cancel) {
    const sparql::Prefixes prefixes = m_graphs.prefixesFor(graph);
    const std::string query = tidied(example.query, prefixes);
    auto names = namedIris(graph, query, prefixes, m_seen, cancel);
    if (!names) return names;
    return "Question: " + text::elide(example.question, 500) + "\nQuery:\n" + query + "\n" +
           (names->empty() ? "" : "It uses " + *names + "\n") + "\n";
}

Result<std::string> namedIris(GraphAtHand& graph, const std::string& query,
                              const sparql::Prefixes& prefixes, SeenIris& seen,
                              const CancelToken& cancel) {
    const auto iris = sparql::irisIn(query, prefixes);
    const auto labels = graph.with([&](knowledge::SparqlConnection& connection) {
        return sparql::labelsOf(connection.graph(), iris, graph.base().manifest().language,
                                knowledge::graphAnswerLimits, cancel);
    });
    if (!labels && cancel.cancelled()) return cancel.error();
    std::vector<std::string> named;
    for (const std::string& iri : iris) {
        seen.add(iri);
        const bool isWritten = labels && labels->contains(iri);
        const std::string label = isWritten ? labels->at(iri) : graph.labelOf(iri);
        named.push_back(shortIri(iri, prefixes) +
                        (label.empty() ? "" : " (" + clipped(label) + ")"));
    }
    return text::join(named, ", ");
}

}  // namespace tripletalk::answering::grasp
