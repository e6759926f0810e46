// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "graph/triplestore.h"
#include "llm/embedder.h"

#include <filesystem>
#include <set>
#include <string>

namespace tripletalk::lookup {

struct IndexOptions {
    std::string language = {};  ///< of labels and descriptions, as naming::Labels chooses them
    /// IRIs: facts of these predicates count nowhere and tell nothing.
    std::set<std::string> hiddenPredicates = {};
    std::set<std::string> hiddenClasses = {};  ///< IRIs: they and what is one of them is left out
    std::string madeOf = {};                   ///< kept for the owner: GraphIndex::madeOf
    /// Of the names of properties, if not null.
    llm::Embedder* embedder = nullptr;
};

/// Writes into `folder`, which is there and holds no index, that of a graph: as entities all IRIs
/// that are a subject or an object, with the number of triples in which they are; as properties all
/// predicates, with the number of their triples. A label is the one that naming::Labels finds,
/// synonyms are all other names in the language, one of its regions or none, then those in others.
/// Infos are the description and the labels of types, superclasses, domains and ranges. Blank nodes
/// are in no index.
///
/// Reads the graph four times in the order in which it lies. Memory: see ItemIndexBuilder. A broken
/// off one is no index (GraphIndex::open). Progress: stage "lookup", "embed". Errors: those of the
/// store and of the embedder, Io, DiskFull, Limit, Cancelled.
Result<void> indexStore(const graph::TripleStore& store, const std::filesystem::path& folder,
                        const IndexOptions& options, const ProgressSink& progress,
                        const CancelToken& cancel);

}  // namespace tripletalk::lookup
