// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "llm/embedder.h"
#include "lookup/item.h"

#include <filesystem>
#include <string>

namespace tripletalk::lookup {

/// Adds to the finished index in `folder` the vectors of all labels and synonyms of one kind of
/// items by this embedder, in place of those that are there. Whoever opened the index before goes
/// on with what was there. Progress: stage "embed". Errors: those of the embedder and of
/// GraphIndex::open, Io, DiskFull, Cancelled.
Result<void> addVectors(const std::filesystem::path& folder, ItemKind kind, llm::Embedder& embedder,
                        const ProgressSink& progress, const CancelToken& cancel);

/// Takes these vectors out of the index in `folder`, if it has them. Errors: those of
/// IndexFolder::read, Io.
Result<void> removeVectors(const std::filesystem::path& folder, ItemKind kind,
                           const std::string& embedder);

}  // namespace tripletalk::lookup
