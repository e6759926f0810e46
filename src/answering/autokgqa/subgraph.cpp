// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/autokgqa/subgraph.h"

#include "answering/autokgqa/steinertree.h"
#include "answering/autokgqa/surroundings.h"
#include "base/text.h"
#include "rdf/turtlewriter.h"

#include <algorithm>
#include <map>
#include <set>

namespace tripletalk::answering {

using sparql::Triple;

namespace {

constexpr std::size_t factsOfGroup = 10;
constexpr std::size_t longestLiteral = 300;  // bytes

bool isNode(const rdf::Term& term) { return !term.isLiteral(); }

/// Facts for a text, each once.
class TurtleText {
  public:
    explicit TurtleText(const GraphPrefixes& prefixes)
        : m_prefixes(prefixes.begin(), prefixes.end()) {}

    /// As many of them, from the first, as fit into so many tokens in all.
    void add(const std::vector<Triple>& facts, std::size_t tokens) {
        std::vector<rdf::Quad> more;
        for (const Triple& fact : facts)
            if (m_known.insert(fact).second) more.push_back(quadOf(fact));
        const std::size_t before = m_quads.size();
        std::size_t fitting = 0;
        std::size_t tooMany = more.size() + 1;
        while (fitting + 1 < tooMany) {
            const std::size_t middle = (fitting + tooMany) / 2;
            put(more, before, middle);
            (text::estimatedTokens(text()) <= tokens ? fitting : tooMany) = middle;
        }
        put(more, before, fitting);
    }
    [[nodiscard]] std::string text() const { return rdf::toTurtle(m_quads, m_prefixes); }

  private:
    static rdf::Quad quadOf(Triple fact) {
        fact.object.lexical = fact.object.isLiteral()
                                  ? text::elide(fact.object.lexical, longestLiteral)
                                  : fact.object.lexical;
        return {std::move(fact.subject), std::move(fact.predicate), std::move(fact.object)};
    }
    void put(const std::vector<rdf::Quad>& more, std::size_t before, std::size_t count) {
        m_quads.resize(before);
        m_quads.insert(m_quads.end(), more.begin(),
                       more.begin() + static_cast<std::ptrdiff_t>(count));
    }

    std::map<std::string, std::string> m_prefixes;
    std::set<Triple> m_known;
    std::vector<rdf::Quad> m_quads;
};

SubgraphChosen::Node toldNode(const rdf::Term& term, const TermNames& names) {
    const std::string iri = term.isIri() ? term.lexical : term.isBlank() ? "_:" + term.lexical : "";
    return {iri, names.of(term)};
}

SubgraphChosen::Fact toldFact(const Triple& fact, double relevance, const TermNames& names) {
    return {toldNode(fact.subject, names), toldNode(fact.predicate, names),
            toldNode(fact.object, names), relevance};
}

std::string_view nameOf(TermMatch::Kind kind) {
    switch (kind) {
        case TermMatch::Kind::Class:
            return "class";
        case TermMatch::Kind::Property:
            return "property";
        case TermMatch::Kind::Thing:
            return "thing";
    }
    return "thing";
}

std::vector<Triple> factsOf(const FactGroup& group) {
    std::vector<Triple> facts;
    for (const rdf::Term& object : group.objects)
        if (facts.size() < factsOfGroup)
            facts.push_back({group.subject, rdf::Term::iri(group.predicate), object});
    return facts;
}

}  // namespace

std::vector<Triple> treeOf(const std::vector<Triple>& facts,
                           const std::vector<rdf::Term>& terminals) {
    std::map<rdf::Term, std::size_t> numbers;
    const auto numberOf = [&](const rdf::Term& node) {
        return numbers.emplace(node, numbers.size()).first->second;
    };
    std::vector<SteinerEdge> edges;
    std::vector<const Triple*> facing;
    for (const Triple& fact : facts) {
        // That two things are classes, say, joins nothing.
        if (!isNode(fact.object) || isOfRdfItself(fact.object.lexical)) continue;
        const std::size_t subject = numberOf(fact.subject);
        edges.push_back({subject, numberOf(fact.object)});
        facing.push_back(&fact);
    }
    std::vector<std::size_t> wanted;
    for (const rdf::Term& terminal : terminals)
        if (const auto known = numbers.find(terminal); known != numbers.end())
            wanted.push_back(known->second);
    std::vector<Triple> tree;
    for (const std::size_t edge : steinerTree(numbers.size(), edges, wanted))
        tree.push_back(*facing[edge]);
    return tree;
}

std::vector<rdf::Term> nodesOf(const std::vector<Triple>& facts) {
    std::vector<rdf::Term> nodes;
    std::set<rdf::Term> known;
    for (const Triple& fact : facts)
        for (const rdf::Term* term : {&fact.subject, &fact.object})
            if (isNode(*term) && known.insert(*term).second) nodes.push_back(*term);
    return nodes;
}

std::vector<Triple> chosenFacts(const Subgraph& graph) {
    std::vector<Triple> all = graph.tree;
    std::set<Triple> known(all.begin(), all.end());
    for (const FactGroup& group : graph.facts)
        for (const Triple& fact : factsOf(group))
            if (known.insert(fact).second) all.push_back(fact);
    return all;
}

std::string turtleOf(const Subgraph& graph, const GraphPrefixes& prefixes, std::size_t tokens) {
    TurtleText text(prefixes);
    text.add(chosenFacts(graph), tokens / 2);
    text.add(graph.metadata, tokens * 7 / 10);
    text.add(graph.vocabulary, tokens);
    return text.text();
}

SubgraphChosen told(const Subgraph& graph) {
    SubgraphChosen event{.read = static_cast<std::int64_t>(graph.read),
                         .described = static_cast<std::int64_t>(graph.described),
                         .notes = graph.notes};
    for (const TermMatch& match : graph.matches)
        event.matches.push_back(
            {match.words, std::string(nameOf(match.kind)), match.iri, match.label, match.score});
    for (const rdf::Term& terminal : graph.terminals)
        event.terminals.push_back(toldNode(terminal, graph.names));
    for (const Triple& fact : graph.tree) event.tree.push_back(toldFact(fact, 0, graph.names));
    for (const FactGroup& group : graph.facts)
        for (const Triple& fact : factsOf(group))
            event.facts.push_back(toldFact(fact, group.relevance, graph.names));
    return event;
}

}  // namespace tripletalk::answering
