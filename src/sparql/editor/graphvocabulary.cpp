// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/editor/graphvocabulary.h"

#include <algorithm>
#include <map>

namespace tripletalk::sparql {

Vocabulary vocabularyOf(const GraphSummary& summary, Prefixes prefixes) {
    Vocabulary vocabulary;
    vocabulary.prefixes = std::move(prefixes);
    std::vector<PropertySummary> properties;
    std::map<std::string, std::size_t> places;
    const auto add = [&](const std::vector<PropertySummary>& more) {
        for (const PropertySummary& property : more) {
            const auto [place, isNew] = places.emplace(property.iri, properties.size());
            if (isNew)
                properties.push_back(property);
            else
                properties[place->second].uses += property.uses;
        }
    };
    for (const ClassSummary& one : summary.classes) {
        vocabulary.classes.push_back({one.iri, one.label});
        add(one.properties);
    }
    add(summary.others);
    std::ranges::stable_sort(properties, std::ranges::greater(), &PropertySummary::uses);
    for (PropertySummary& property : properties)
        vocabulary.properties.push_back({std::move(property.iri), std::move(property.label)});
    return vocabulary;
}

}  // namespace tripletalk::sparql
