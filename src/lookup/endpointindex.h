// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "llm/embedder.h"
#include "sparql/sparqlsource.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace tripletalk::lookup {

struct FetchOptions {
    std::string of = {};  ///< what is fetched: another one than last time begins anew
    std::string language =
        {};             ///< of names and descriptions; those without a tag are taken as well
    bool anew = false;  ///< forget what was fetched before
};

struct FetchReport {
    std::uint64_t entities = 0;
    std::uint64_t properties = 0;
    std::uint64_t asked = 0;    ///< things whose names were asked for; the others were known
    std::uint64_t skipped = 0;  ///< rows of the endpoint that told nothing usable
    bool resumed = false;       ///< it went on where an earlier one broke off
    bool unchanged = false;  ///< the graph has as many triples as when all was fetched: nothing was
};

/// Fetches what a search index of an endpoint's graph needs into `folder` (made if it is not there,
/// in one that is): the IRIs of properties, subjects and objects with their numbers of triples,
/// then the names and infos of each. Broken off, by whatever, it goes on next time where it stood,
/// unless the endpoint tells another number of triples. Once all is there, a further fetch asks for
/// the lists again and for the things that are new or have another number of triples; where the
/// endpoint tells the same number of triples as then, for nothing at all (a graph that changed and
/// kept that number needs `anew`).
///
/// Memory: 64 MB and a page; where the endpoint sorts by something else than code points, 40 bytes
/// an IRI more. Progress: stages "fetch" (lists) and "describe" (things). Errors: those of
/// EndpointLists and EndpointThings.
Result<FetchReport> fetchEndpoint(sparql::SparqlSource& source, const std::filesystem::path& folder,
                                  const FetchOptions& options, const ProgressSink& progress,
                                  const CancelToken& cancel);

/// Writes the index of what was fetched whole in `folder` into `index`, which is there and empty.
/// `embedder` of the properties' names may be null. Errors: NotFound (nothing, or only a part, was
/// fetched), Input (damaged), those of ItemIndexBuilder and of the embedder.
Result<void> indexFetched(const std::filesystem::path& folder, const std::filesystem::path& index,
                          llm::Embedder* embedder, const ProgressSink& progress,
                          const CancelToken& cancel);

}  // namespace tripletalk::lookup
