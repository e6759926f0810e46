// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/classes/keys.h"

#include "base/text.h"
#include "induction/tables/termreader.h"
#include "naming/names.h"

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

namespace tripletalk::induction {

namespace {

constexpr int mostSegments = 6;  // then the whole IRI

/// The name of a term when `segments` parts of its IRI may be used.
using NameOf = std::function<std::string(graph::TermId, const rdf::Term&, int segments)>;

/// Two names of one hash are taken for alike: then both become longer than they had to be.
struct Hashed {
    std::uint64_t hash = 0;
    graph::TermId id = 0;
    auto operator<=>(const Hashed&) const = default;
};

/// Calls `use` with the terms of `ids`, which are sorted.
Result<void> eachTerm(const Workbench& bench, const std::vector<graph::TermId>& ids,
                      const std::function<void(graph::TermId, const rdf::Term&)>& use) {
    TermReader reader(bench.store);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (i % 4096 == 0 && bench.cancel.cancelled()) return bench.cancel.error();
        auto term = reader.read(ids[i]);
        if (!term) return term.error();
        use(ids[i], (*term)->term);
    }
    return {};
}

std::uint64_t hashOf(std::string_view name) { return std::hash<std::string_view>()(name); }

/// Starts with the shortest names and lengthens those that are alike until none are, nor have a
/// hash among `taken` (sorted).
Result<void> nameAll(const Workbench& bench, const std::vector<graph::TermId>& ids,
                     const NameOf& nameOf, const std::vector<std::uint64_t>& taken = {}) {
    std::vector<Hashed> hashes;
    std::vector<graph::TermId> clashes = ids;
    for (int segments = 1; !clashes.empty() && segments <= mostSegments + 1; ++segments) {
        auto named = eachTerm(bench, clashes, [&](graph::TermId id, const rdf::Term& term) {
            bench.entities.setName(id, nameOf(id, term, segments));
        });
        if (!named) return named;
        hashes.clear();
        for (const graph::TermId id : ids) hashes.push_back({hashOf(bench.entities.name(id)), id});
        std::sort(hashes.begin(), hashes.end());
        clashes.clear();
        for (std::size_t i = 0; i < hashes.size(); ++i)
            if ((i > 0 && hashes[i - 1].hash == hashes[i].hash) ||
                (i + 1 < hashes.size() && hashes[i + 1].hash == hashes[i].hash) ||
                std::binary_search(taken.begin(), taken.end(), hashes[i].hash))
                clashes.push_back(hashes[i].id);
        std::sort(clashes.begin(), clashes.end());
    }
    return {};
}

std::string longer(const std::string& iri, int segments) {
    return segments > mostSegments ? iri : naming::decoded(naming::ending(iri, segments));
}

std::vector<graph::TermId> described(const Entities& entities) {
    std::vector<graph::TermId> ids;
    for (graph::TermId id = 1; id <= entities.last(); ++id)
        if (entities.isDescribed(id)) ids.push_back(id);
    return ids;
}

/// Pages, pictures, mail addresses: their last segment says nothing, the address itself does.
bool isAddress(const std::string& iri) {
    static constexpr std::array<std::string_view, 20> endings{
        ".html", ".htm", ".php", ".pdf", ".jpg",  ".jpeg", ".png", ".gif", ".svg", ".webp",
        ".mp3",  ".mp4", ".ogg", ".wav", ".flac", ".json", ".xml", ".csv", ".txt", ".zip"};
    if (iri.starts_with("mailto:") || iri.starts_with("tel:")) return true;
    if (!iri.starts_with("http://") && !iri.starts_with("https://")) return false;
    if (iri.find('?') != std::string::npos) return true;
    const auto path = iri.find('/', iri.find("//") + 2);
    if (path == std::string::npos || path + 1 == iri.size()) return true;
    const std::string lower = text::toLower(iri);
    return std::any_of(endings.begin(), endings.end(),
                       [&](std::string_view ending) { return lower.ends_with(ending); });
}

}  // namespace

Result<void> assignKeys(const Workbench& bench) {
    return nameAll(
        bench, described(bench.entities), [](graph::TermId, const rdf::Term& term, int segments) {
            if (term.isBlank()) return "_:" + term.lexical;
            return segments == 1 ? naming::localName(term.lexical) : longer(term.lexical, segments);
        });
}

Result<void> nameUndescribed(const Workbench& bench, const std::vector<graph::TermId>& linked) {
    std::vector<std::uint64_t> keys;
    for (const graph::TermId id : described(bench.entities))
        keys.push_back(hashOf(bench.entities.name(id)));
    std::sort(keys.begin(), keys.end());
    const auto nameOf = [&](graph::TermId id, const rdf::Term& term, int segments) {
        if (term.isBlank()) return "_:" + term.lexical;
        if (isAddress(term.lexical)) return term.lexical;
        return segments == 1 ? bench.labels.label(id) : longer(term.lexical, segments);
    };
    return nameAll(bench, linked, nameOf, keys);
}

}  // namespace tripletalk::induction
