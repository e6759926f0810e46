// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/plan/origins.h"

#include "base/ascii.h"
#include "rdf/wellknownprefixes.h"

#include <algorithm>

namespace tripletalk::induction {

namespace {

/// A namespace's last part that is a name and no version: "http://purl.org/dc/terms/" -> "terms".
std::string lastWord(std::string_view space) {
    std::string last;
    for (int segments = 1; segments <= 3; ++segments) {
        const std::string_view part = naming::ending(space, segments);
        if (part == last) break;
        last = part;
        const std::string_view own = part.substr(0, part.find_first_of("/#:"));
        const bool name = !own.empty() && std::none_of(own.begin(), own.end(), ascii::isDigit);
        if (name) return naming::identifier(own);
    }
    return {};
}

}  // namespace

Origins::Origins(const graph::TripleStore& store) {
    (void)store.database().each(
        "SELECT prefix, namespace FROM prefix ORDER BY prefix",
        [&](sqlite::Statement& row) { m_prefixes.emplace_back(row.text(0), row.text(1)); });
    const auto& known = rdf::wellKnownPrefixes();
    m_prefixes.insert(m_prefixes.end(), known.begin(), known.end());
}

std::string Origins::vocabularyOf(std::string_view iri) const {
    const std::string_view local = naming::ending(iri, 1);
    const std::string_view space =
        iri.substr(0, static_cast<std::size_t>(local.data() - iri.data()));
    for (const auto& [prefix, known] : m_prefixes)
        if (!prefix.empty() && known == space) return naming::identifier(prefix);
    return lastWord(space);
}

std::string Origins::allocate(naming::NameAllocator& names, const Attribute& attribute,
                              const std::string& before, const std::string& after,
                              const std::string& other) const {
    const std::string local = naming::humanise(naming::localName(attribute.iri));
    const std::string own = vocabularyOf(attribute.iri);
    const std::string vocabulary = own == vocabularyOf(other) ? std::string() : own;
    const std::string wanted = before + attribute.name + after;
    for (const std::string& name :
         {attribute.name, naming::identifier(naming::attributeName(local)),
          naming::identifier(local),
          vocabulary.empty() ? attribute.name : attribute.name + "_" + vocabulary})
        if (!names.isTaken(before + name + after)) return names.allocate(before + name + after);
    return names.allocate(wanted);
}

}  // namespace tripletalk::induction
