// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "curation/curation.h"
#include "graph/triplestore.h"
#include "llm/embedder.h"

#include <filesystem>
#include <string>

/// The search index of a base, in the folder lookup/ beside its other files.
namespace tripletalk::knowledge {

inline constexpr const char* lookupFolder = "lookup";

/// What an index of a graph here is made of besides the graph: it is made anew where this differs.
std::string lookupStamp(const std::string& language, const curation::Curation& curation);

/// Writes the index of a graph into `index`, a folder that is not there yet, without what the
/// curation hides, with the vectors of the built-in embedder, which can always be asked, and those
/// of `embedder`, if it is not null. Errors: those of lookup::indexStore and lookup::addVectors.
Result<void> writeLookup(const std::filesystem::path& index, const graph::TripleStore& store,
                         const std::string& language, const curation::Curation& curation,
                         llm::Embedder* embedder, const ProgressSink& progress,
                         const CancelToken& cancel);

}  // namespace tripletalk::knowledge
