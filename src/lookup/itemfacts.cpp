// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/itemfacts.h"

#include "base/text.h"
#include "naming/labels.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <utility>

namespace tripletalk::lookup {

namespace vocabulary = rdf::vocabulary;

namespace {

constexpr int otherNames = 1000;  // their ranks, behind those of all labels
constexpr std::size_t mostGathered = 200;

std::string_view nameOf(FactKind kind) {
    switch (kind) {
        case FactKind::Super:
            return "kind of: ";
        case FactKind::Domain:
            return "domain: ";
        case FactKind::Range:
            return "range: ";
        default:
            return "type: ";
    }
}

}  // namespace

std::vector<FactPredicate> factPredicates() {
    std::vector<FactPredicate> known;
    int rank = 0;
    for (const std::string_view label : naming::labelPredicates())
        known.push_back({std::string(label), FactKind::Label, rank++});
    rank = 0;
    for (const std::string_view iri :
         {vocabulary::rdfsComment, vocabulary::skosDefinition, vocabulary::dctermsDescription})
        known.push_back({std::string(iri), FactKind::Description, rank++});
    const std::pair<std::string_view, FactKind> others[] = {
        {vocabulary::skosAltLabel, FactKind::OtherName},
        {vocabulary::rdfType, FactKind::Type},
        {vocabulary::rdfsSubClassOf, FactKind::Super},
        {vocabulary::rdfsSubPropertyOf, FactKind::Super},
        {vocabulary::rdfsDomain, FactKind::Domain},
        {vocabulary::rdfsRange, FactKind::Range}};
    for (const auto& [iri, kind] : others) known.push_back({std::string(iri), kind, 0});
    return known;
}

void ItemFacts::addText(FactKind kind, int rank, std::string_view text, std::string_view language) {
    const int suits = naming::languageRank(language, m_language);
    if (kind == FactKind::Description) {
        Text description{rank, suits, text};
        if (!m_description || description < *m_description) m_description = std::move(description);
    } else if (kind == FactKind::Label || kind == FactKind::OtherName) {
        const bool isLabel = kind == FactKind::Label;
        m_names.emplace_back(isLabel ? rank : otherNames, suits, text::collapseWhitespace(text));
        if (std::get<2>(m_names.back()).empty()) m_names.pop_back();
        if (m_names.size() < 2 * mostGathered) return;
        // A thing with thousands of names: the label, and the names that suit best.
        std::ranges::nth_element(m_names, m_names.begin() + mostGathered);
        m_names.resize(mostGathered);
    }
}

void ItemFacts::addLink(FactKind kind, std::string_view label) {
    if (kind >= FactKind::Type && m_links.size() < mostGathered) m_links.emplace_back(kind, label);
}

Item ItemFacts::take(std::string iri, std::uint64_t score) {
    Item item;
    item.iri = std::move(iri);
    item.score = score;
    std::ranges::sort(m_names);
    if (!m_names.empty() && std::get<0>(m_names.front()) < otherNames)
        item.label = std::get<2>(m_names.front());
    // Synonyms by language first: there may be a name in each of a hundred.
    std::ranges::stable_sort(m_names, {}, [](const Text& name) { return std::get<1>(name); });
    for (const Text& name : m_names) item.synonyms.push_back(std::get<2>(name));
    if (m_description) item.infos.push_back(std::get<2>(*m_description));
    std::ranges::sort(m_links);
    m_links.erase(std::unique(m_links.begin(), m_links.end()), m_links.end());
    for (const auto& [kind, label] : m_links)
        item.infos.push_back(std::string(nameOf(kind)) + label);
    m_names.clear();
    m_links.clear();
    m_description.reset();
    return item;
}

}  // namespace tripletalk::lookup
