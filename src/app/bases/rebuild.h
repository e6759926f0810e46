// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "knowledge/documents.h"
#include "knowledge/importchanges.h"
#include "llm/providers.h"
#include "net/http.h"

#include <filesystem>
#include <memory>
#include <optional>

/// A base made anew in its folder, with the embedders that it has, as far as its privacy rule lets
/// them be asked. Both block: for a worker thread.
namespace tripletalk::app {

/// Where embedders on servers are, and how they are asked.
struct EmbedderServers {
    llm::Access access;
    std::shared_ptr<net::Client> client;
};

/// From the files that it was imported from, under the same name and language. Returns what changed
/// by that. Errors: those of opening a base, of its embedder and of knowledge::importFiles.
Result<std::optional<knowledge::ImportChanges>> rebuildFromSources(
    const std::filesystem::path& folder, const EmbedderServers& servers,
    const ProgressSink& progress, const CancelToken& cancel);

/// With other documents. Returns the base as it is then. Errors: those of opening a base, of its
/// embedders and of knowledge::changeDocuments.
Result<knowledge::KnowledgeBase> rebuildWithDocuments(const std::filesystem::path& folder,
                                                      const knowledge::DocumentChange& change,
                                                      const EmbedderServers& servers,
                                                      const ProgressSink& progress,
                                                      const CancelToken& cancel);

}  // namespace tripletalk::app
