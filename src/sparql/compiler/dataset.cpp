// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/compiler/dataset.h"

#include "base/text.h"

#include <algorithm>

namespace tripletalk::sparql {

using graph::TermId;

namespace {

Result<std::vector<TermId>> known(const graph::TripleStore& store,
                                  const std::vector<std::string>& iris) {
    std::vector<TermId> ids;
    for (const std::string& iri : iris) {
        const auto id = store.findIri(iri);
        if (!id) return id.error();
        if (*id && std::ranges::find(ids, **id) == ids.end()) ids.push_back(**id);
    }
    return ids;
}

}  // namespace

Result<Dataset> datasetOf(const graph::TripleStore& store, const std::vector<std::string>& from,
                          const std::vector<std::string>& fromNamed, const Dataset& unless) {
    if (from.empty() && fromNamed.empty()) return unless;
    auto merged = known(store, from);
    auto named = known(store, fromNamed);
    if (!merged) return merged.error();
    if (!named) return named.error();
    return Dataset{*std::move(merged), *std::move(named), unless.repeats};
}

std::string isOneOf(const Graphs& graphs, std::string_view column) {
    if (!graphs) return "1";
    std::vector<std::string> ids;
    for (const TermId graph : *graphs) ids.push_back(std::to_string(graph));
    return std::string(column) +
           (ids.size() == 1 ? " = " + ids.front() : " IN (" + text::join(ids, ", ") + ")");
}

}  // namespace tripletalk::sparql
