// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/autokgqa/subgraphfinder.h"

#include "answering/autokgqa/subgraphvocabulary.h"
#include "answering/autokgqa/surroundings.h"
#include "answering/autokgqa/termfinder.h"
#include "knowledge/graphsummary.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <set>

namespace tripletalk::answering {

using sparql::Triple;

namespace {

/// Of a query that only helps: what it would tell is left out.
constexpr sparql::QueryLimits factLimits{.time = std::chrono::seconds(5)};
constexpr std::size_t mostInstances = 5;  ///< classes that get an instance

/// The graph's search index; nothing where there is none that can be used. Errors: Cancelled.
Result<std::optional<ThingIndex>> openThings(const knowledge::KnowledgeBase& base,
                                             std::vector<std::string>& notes,
                                             const CancelToken& cancel) {
    auto index = base.lookup({}, cancel);
    if (index) return std::optional(ThingIndex(*std::move(index), base.manifest().language));
    if (cancel.cancelled()) return index.error();
    notes.push_back("Things were looked for without a search index of the graph: " +
                    index.error().message.text());
    return std::optional<ThingIndex>();
}

std::set<std::string> irisOf(const std::vector<rdf::Term>& nodes) {
    std::set<std::string> iris;
    for (const rdf::Term& node : nodes)
        if (node.isIri()) iris.insert(node.lexical);
    return iris;
}

std::set<std::string> predicatesOf(const std::vector<Triple>& facts) {
    std::set<std::string> iris;
    for (const Triple& fact : facts) iris.insert(fact.predicate.lexical);
    return iris;
}

NeededVocabulary neededBy(const Subgraph& graph, const sparql::GraphSummary& summary) {
    NeededVocabulary needed;
    std::set<std::string> asked;
    for (const TermMatch& match : graph.matches) {
        if (match.kind == TermMatch::Kind::Class) needed.classes.insert(match.iri);
        if (match.kind == TermMatch::Kind::Property) needed.properties.insert(match.iri);
        if (match.kind == TermMatch::Kind::Thing) asked.insert(match.iri);
    }
    for (const Triple& fact : graph.metadata)
        if (fact.predicate.lexical == rdf::vocabulary::rdfType)
            (asked.contains(fact.subject.lexical) ? needed.classes : needed.neighbours)
                .insert(fact.object.lexical);
    // Where only properties are named, the things that have them are asked about.
    if (!needed.classes.empty()) return needed;
    for (const auto& one : summary.classes)
        for (const auto& property : one.properties)
            if (needed.properties.contains(property.iri)) needed.classes.insert(one.iri);
    return needed;
}

}  // namespace

Result<Subgraph> SubgraphFinder::find(const Question& question, const CancelToken& cancel) {
    Subgraph graph;
    const auto summary = knowledge::graphSummary(m_base, m_source, cancel);
    if (!summary) return summary.error();
    const auto vocabulary = VocabularyIndex::make(vocabularyOf(*summary), m_vectors,
                                                  m_base.manifest().language, cancel);
    if (!vocabulary) return vocabulary.error();
    auto things = openThings(m_base, graph.notes, cancel);
    if (!things) return things.error();
    auto matches = TermFinder(m_base, m_source, m_vectors)
                       .find(question, *vocabulary, *things ? &**things : nullptr, cancel);
    if (!matches) return matches.error();
    graph.matches = *std::move(matches);
    const auto facts = readAround(graph, cancel);
    if (!facts) return facts.error();
    if (auto done = filter(graph, *facts, question.text, cancel); !done) return done.error();
    join(graph, *facts);
    if (auto done = describe(graph, cancel); !done) return done.error();
    const auto asked = m_vectors.of({question.text}, cancel);
    if (!asked) return asked.error();
    graph.vocabulary = vocabularyFor(neededBy(graph, *summary), *summary, *vocabulary,
                                     vocabulary->nearness(asked->front()));
    return graph;
}

Result<std::vector<Triple>> SubgraphFinder::readAround(Subgraph& graph, const CancelToken& cancel) {
    Surroundings around(m_source, !m_base.isRemote());
    std::vector<std::string> begins;
    for (const TermMatch& match : graph.matches)
        if (match.kind != TermMatch::Kind::Property) begins.push_back(match.iri);
    if (auto done = around.read(begins, cancel); !done) return done.error();
    std::size_t classes = 0;
    for (const TermMatch& match : graph.matches) {
        if (match.kind != TermMatch::Kind::Class || ++classes > mostInstances) continue;
        const auto instance = bestInstance(m_source, match.iri, factLimits, cancel);
        if (!instance) return instance.error();
        if (instance->empty()) continue;
        if (auto done = around.readAlone(*instance, cancel); !done) return done.error();
    }
    graph.read = around.facts().size();
    graph.described = around.described();
    graph.notes.insert(graph.notes.end(), around.notes().begin(), around.notes().end());
    return around.facts();
}

Result<void> SubgraphFinder::filter(Subgraph& graph, const std::vector<Triple>& facts,
                                    const std::string& question, const CancelToken& cancel) {
    auto names = TermNames::of(facts, m_source, m_base.manifest().language, factLimits, cancel);
    if (!names) return names.error();
    graph.names = *std::move(names);
    auto groups = groupsOf(facts, graph.names);
    if (auto done = weigh(groups, question, m_vectors, cancel); !done) return done;
    for (const std::size_t place : withBlankNodes(relevantGroups(groups, facts.size()), groups))
        graph.facts.push_back(groups[place]);
    return {};
}

void SubgraphFinder::join(Subgraph& graph, const std::vector<Triple>& facts) const {
    std::set<rdf::Term> known;
    const auto add = [&](const rdf::Term& term) {
        if (!term.isLiteral() && !isOfRdfItself(term.lexical) && known.insert(term).second)
            graph.terminals.push_back(term);
    };
    for (const TermMatch& match : graph.matches)
        if (match.kind != TermMatch::Kind::Property) add(rdf::Term::iri(match.iri));
    for (const FactGroup& group : graph.facts) {
        add(group.subject);
        for (const rdf::Term& object : group.objects) add(object);
    }
    graph.tree = treeOf(facts, graph.terminals);
}

Result<void> SubgraphFinder::describe(Subgraph& graph, const CancelToken& cancel) {
    const auto chosen = chosenFacts(graph);
    auto things = irisOf(nodesOf(chosen));
    for (const TermMatch& match : graph.matches)
        if (match.kind != TermMatch::Kind::Property) things.insert(match.iri);
    const auto tell = [&](const std::set<std::string>& iris, const std::set<std::string>& by) {
        return metadataOf({iris.begin(), iris.end()}, {by.begin(), by.end()}, m_source,
                          m_base.manifest().language, factLimits, cancel);
    };
    auto properties = predicatesOf(chosen);
    for (const TermMatch& match : graph.matches)
        if (match.kind == TermMatch::Kind::Property) properties.insert(match.iri);
    auto metadata = tell(things, properties);
    if (!metadata) return metadata.error();
    graph.metadata = *std::move(metadata);
    std::set<std::string> types;
    for (const Triple& fact : graph.metadata)
        if (fact.predicate.lexical == rdf::vocabulary::rdfType &&
            !things.contains(fact.object.lexical))
            types.insert(fact.object.lexical);
    auto ofTypes = tell(types, {});
    if (!ofTypes) return ofTypes.error();
    graph.metadata.insert(graph.metadata.end(), ofTypes->begin(), ofTypes->end());
    return {};
}

}  // namespace tripletalk::answering
