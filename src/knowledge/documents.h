// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "knowledge/knowledgebase.h"
#include "llm/embedder.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tripletalk::knowledge {

/// A document of a base, known by its file name.
struct Document {
    std::string name;
    std::string path;  ///< where it was read
    std::int64_t bytes = 0;
    std::int64_t units = 0;  ///< passages
    bool added = false;      ///< by itself: it stays over a new import of the base
};
Result<std::vector<Document>> documentsOf(const KnowledgeBase& base);

struct DocumentChange {
    std::vector<std::filesystem::path> add = {};  ///< in place of those of the same file name
    std::vector<std::string> remove = {};         ///< file names
};

/// The embedder of a name that a manifest holds.
using EmbedderSource =
    std::function<Result<std::unique_ptr<llm::Embedder>>(const std::string& name)>;

/// Changes the documents of the base in `folder`: passages, full text and every dense index follow,
/// while graph, tables and values stay as they are. Built in a sibling folder that is swapped in:
/// the base is as it was or as it will be. One writer a base across processes. Returns the base as
/// it is then. Errors: NotFound (no such file or document), Input (no document, empty, binary, not
/// UTF-8), Usage (nothing to do), Locked, Io, DiskFull, Cancelled, and the embedders'.
Result<KnowledgeBase> changeDocuments(const std::filesystem::path& folder,
                                      const DocumentChange& change, const EmbedderSource& embedders,
                                      const ProgressSink& progress, const CancelToken& cancel);

}  // namespace tripletalk::knowledge
