// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "llm/embedder.h"
#include "retrieval/passagestore.h"

#include <filesystem>
#include <memory>
#include <vector>

namespace tripletalk::retrieval {

struct DenseHit {
    std::int64_t passage = 0;
    double cosine = 0;
};

/// A FAISS index over passage vectors (inner product of unit vectors). Flat up to 50,000 passages,
/// HNSW above.
class DenseIndex {
  public:
    /// Embeds all passages (through the cache embeddings.db, keyed by embedder and content hash)
    /// and writes `file`.
    static Result<void> build(const PassageStore& passages, llm::Embedder& embedder,
                              const std::filesystem::path& file, const std::filesystem::path& cache,
                              const ProgressSink& progress, const CancelToken& cancel);
    /// Errors: NotFound, Input (not an index of ours).
    static Result<DenseIndex> open(const std::filesystem::path& file);
    DenseIndex(DenseIndex&&) noexcept;
    ~DenseIndex();

    Result<std::vector<DenseHit>> search(const llm::Vector& query, int k) const;
    [[nodiscard]] int dimensions() const;

  private:
    struct Private;
    explicit DenseIndex(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::retrieval
