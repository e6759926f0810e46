// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/openstore.h"

#include "base/text.h"
#include "rdf/wellknownprefixes.h"

#include <algorithm>

namespace tripletalk::sparql {

namespace {

Result<std::vector<std::pair<std::string, std::string>>> prefixesOf(
    const graph::TripleStore& store) {
    std::vector<std::pair<std::string, std::string>> prefixes;
    auto read = store.database().each(
        "SELECT prefix, namespace FROM prefix",
        [&](sqlite::Statement& row) { prefixes.emplace_back(row.text(0), row.text(1)); });
    if (!read) return read.error();
    for (const auto& known : rdf::wellKnownPrefixes())
        if (std::ranges::none_of(prefixes,
                                 [&](const auto& own) { return own.first == known.first; }))
            prefixes.push_back(known);
    return prefixes;
}

/// What a query sees that names no graphs. Where all are merged and there is only one, that one is
/// looked up.
Result<Dataset> unnamedDataset(const graph::TripleStore& store, bool merges) {
    Dataset dataset{.repeats = store.repeatsTriples()};
    if (!merges) return dataset;
    const auto counts = store.counts();
    if (!counts) return counts.error();
    if (counts->graphs > 1) dataset.merged = std::nullopt;
    if (counts->graphs != 1) return dataset;
    const auto only = store.database().integer("SELECT g FROM quad LIMIT 1");
    if (!only) return only.error();
    dataset.merged = std::vector{*only};
    return dataset;
}

/// From now on `quad` is on this connection a view without these predicates' triples: everything
/// that reads triples reads it.
Result<void> withhold(const graph::TripleStore& store, const std::vector<std::string>& predicates) {
    std::vector<std::string> ids;
    for (const std::string& iri : predicates) {
        const auto id = store.findIri(iri);
        if (!id) return id.error();
        if (*id) ids.push_back(std::to_string(**id));
    }
    if (ids.empty()) return {};
    return store.database().execute(
        "CREATE TEMP VIEW quad AS SELECT * FROM main.quad WHERE p NOT IN (" +
        text::join(ids, ", ") + ")");
}

}  // namespace

Result<std::unique_ptr<OpenStore>> OpenStore::open(const std::filesystem::path& graphDb,
                                                   const Options& options) {
    auto opened = std::make_unique<OpenStore>(graphDb);
    auto store = graph::TripleStore::open(graphDb, &opened->files);
    if (!store) return store.error();
    opened->store = std::make_unique<graph::TripleStore>(*std::move(store));
    if (auto done = withhold(*opened->store, options.withheld); !done) return done.error();
    if (auto set = opened->store->database().execute(
            "PRAGMA query_only = ON; PRAGMA cache_size = -16000; PRAGMA mmap_size = 2000000000");
        !set)
        return set.error();
    auto prefixes = prefixesOf(*opened->store);
    if (!prefixes) return prefixes.error();
    opened->prefixes = *std::move(prefixes);
    auto dataset = unnamedDataset(*opened->store, options.mergesGraphs);
    if (!dataset) return dataset.error();
    opened->dataset = *std::move(dataset);
    opened->statistics = std::make_unique<Statistics>(*opened->store);
    auto connection = Evaluation::Connection::to(*opened->store);
    if (!connection) return connection.error();
    opened->connection = *std::move(connection);
    return opened;
}

}  // namespace tripletalk::sparql
