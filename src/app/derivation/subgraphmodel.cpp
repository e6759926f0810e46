// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/derivation/subgraphmodel.h"

#include "app/window/qttext.h"
#include "base/text.h"

#include <algorithm>
#include <set>

namespace tripletalk::app {

using Chosen = answering::SubgraphChosen;

namespace {

constexpr int mostSubgraphBoxes = 60;
constexpr std::size_t drawnFacts = 12;  ///< beside those that join

std::set<std::string> namedIris(const Chosen& chosen) {
    std::set<std::string> iris;
    for (const Chosen::Match& match : chosen.matches)
        if (match.kind != "property") iris.insert(match.iri);
    return iris;
}

}  // namespace

std::vector<Chosen::Fact> joiningFacts(const Chosen& chosen) {
    const auto named = namedIris(chosen);
    std::vector<Chosen::Fact> facts = chosen.tree;
    for (bool changed = true; changed;) {
        std::map<std::string, int> degree;
        for (const Chosen::Fact& fact : facts)
            ++degree[fact.subject.iri], ++degree[fact.object.iri];
        const auto isLoose = [&](const Chosen::Node& node) {
            return degree[node.iri] == 1 && !named.contains(node.iri);
        };
        changed = std::erase_if(facts, [&](const Chosen::Fact& fact) {
                      return isLoose(fact.subject) || isLoose(fact.object);
                  }) > 0;
    }
    return facts;
}

void SubgraphModel::show(const Chosen* chosen) {
    removeAll();
    m_rows.clear();
    m_drawn.clear();
    m_notes.clear();
    if (chosen) {
        drawNamed(*chosen);
        for (const Chosen::Fact& fact : joiningFacts(*chosen)) add(fact);
        for (std::size_t i = 0; i < std::min(drawnFacts, chosen->facts.size()); ++i)
            add(chosen->facts[i]);
        m_notes = qs(text::join(chosen->notes, "\n"));
        arrange();
    }
    Q_EMIT changed();
}

void SubgraphModel::drawNamed(const Chosen& chosen) {
    for (const Chosen::Match& match : chosen.matches) {
        if (match.kind == "property" || m_rows.contains(match.iri) ||
            rowCount() >= mostSubgraphBoxes / 2)
            continue;
        Box box{.text = qs(match.label.empty() ? match.iri : match.label)};
        box.name = qs(match.iri);
        box.detail =
            match.words.empty() ? QString() : tr("“%1” in the question").arg(qs(match.words));
        box.expanded = true;
        m_rows[match.iri] = append(std::move(box));
    }
}

int SubgraphModel::boxOf(const Chosen::Node& node, int parent) {
    if (!node.iri.empty())
        if (const auto known = m_rows.find(node.iri); known != m_rows.end()) return known->second;
    Box box{.text = qs(node.label)};
    box.name = qs(node.iri);
    box.parent = parent;
    const int row = append(std::move(box));
    if (!node.iri.empty()) m_rows[node.iri] = row;
    return row;
}

void SubgraphModel::add(const Chosen::Fact& fact) {
    // What a thing is called stands in its box; and a fact takes three boxes more at most.
    const bool isName = fact.object.iri.empty() && fact.object.label == fact.subject.label;
    const auto key = std::tuple(fact.subject.iri, fact.property.iri,
                                fact.object.iri.empty() ? fact.object.label : fact.object.iri);
    if (isName || rowCount() + 3 > mostSubgraphBoxes || !m_drawn.insert(key).second) return;
    const int subject = boxOf(fact.subject, -1);
    Box predicate{.kind = Kind::Predicate, .text = qs(fact.property.label)};
    predicate.parent = subject;
    const int row = append(std::move(predicate));
    const int object = boxOf(fact.object, row);
    m_edges.append({{subject, row, false}, {row, object, true}});
}

}  // namespace tripletalk::app
