// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "llm/embedder.h"
#include "retrieval/codeindex.h"
#include "retrieval/passagestore.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace tripletalk::retrieval {

/// What of a passage is embedded: title and heading, where the text does not begin with them, and
/// the text.
std::string embeddedText(const Passage& passage);

/// An index over passage vectors (inner product of unit vectors), searched exhaustively: up to
/// 50,000 passages the vectors as they are (a flat FAISS index), above as 8-bit codes (CodeIndex);
/// of an instant embedder up to 5,000, above as 4-bit codes.
/// Measured with the built-in embedder on 136,000 generated passages and one core: 8-bit codes find
/// 96 % of the 10 nearest, cosines to within 0.005, in 9.6 ms; 4-bit codes take 4.9 ms and 192
/// bytes a passage, and with exact cosines of the 100 nearest find 99 % of the five nearest.
class DenseIndex {
  public:
    /// Embeds all passages and writes `file`, and nothing else but the cache embeddings.db (vectors
    /// by embedder and content hash), which an instant embedder does without. For codes a spread
    /// sample is embedded first, then all passages in order, batch by batch: memory does not grow
    /// with their number.
    static Result<void> build(const PassageStore& passages, llm::Embedder& embedder,
                              const std::filesystem::path& file, const std::filesystem::path& cache,
                              const ProgressSink& progress, const CancelToken& cancel);
    /// Errors: NotFound, Input (not an index of ours).
    static Result<DenseIndex> open(const std::filesystem::path& file);
    DenseIndex(DenseIndex&&) noexcept;
    ~DenseIndex();

    Result<std::vector<DenseHit>> search(const llm::Vector& query, int k) const;
    [[nodiscard]] int dimensions() const;
    /// True if cosines are those of codes: of eight bits right to within about 0.005.
    [[nodiscard]] bool isCoded() const;

  private:
    struct Private;
    explicit DenseIndex(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::retrieval
