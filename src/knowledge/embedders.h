// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "knowledge/knowledgebase.h"
#include "llm/embedder.h"

#include <filesystem>
#include <string>

namespace tripletalk::knowledge {

/// Adds the dense index of an embedder to the base in `folder`, and its vectors to the search index
/// of the graph, built in a sibling folder that is
/// swapped in: the base is as it was or as it will be. One writer a base across processes. Returns
/// the base as it is then. Errors: Usage (it has that index), Locked, Io, DiskFull, Cancelled, and
/// the embedder's.
Result<KnowledgeBase> addEmbedder(const std::filesystem::path& folder, llm::Embedder& embedder,
                                  const ProgressSink& progress, const CancelToken& cancel);

/// Takes the index of the embedder of this name away, in the same way. Errors: also NotFound.
Result<KnowledgeBase> removeEmbedder(const std::filesystem::path& folder, const std::string& name);

}  // namespace tripletalk::knowledge
