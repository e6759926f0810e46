// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "llm/embedder.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <vector>

namespace tripletalk::retrieval {

struct DenseHit {
    std::int64_t passage = 0;
    double cosine = 0;
};

/// Vectors as 8-bit codes in a file that is written as they come and searched where it lies (mmap):
/// one byte a dimension on disk, none of it held in memory by force. The codes are those of FAISS'
/// scalar quantiser (each dimension's range, as a sample shows it, in 256 steps); FAISS itself
/// would hold all of them in memory, and scans them eight times slower than the loop here (Debian's
/// build: 50 ms instead of 8 for 136,000 vectors of 384 dimensions on one core).
///
/// File: "TTCODES1", int64 dimensions d, int64 count, 2 d floats (each dimension's minimum, then
/// each one's range), then for each passage its id (int64) and d codes; numbers little-endian.
class CodeIndex {
  public:
    /// Errors: NotFound, Input (no such file as described, or a truncated one), Io.
    static Result<CodeIndex> open(const std::filesystem::path& file);
    /// Whether the file begins like one.
    static bool isOne(const std::filesystem::path& file);
    CodeIndex(CodeIndex&&) noexcept;
    ~CodeIndex();

    /// The k nearest, best first; of equally near ones the lower ids. `query` has `dimensions()`
    /// numbers.
    [[nodiscard]] std::vector<DenseHit> search(const llm::Vector& query, std::size_t k) const;
    [[nodiscard]] std::size_t dimensions() const;
    [[nodiscard]] std::int64_t count() const;

  private:
    struct Private;
    explicit CodeIndex(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

/// Writes such a file. Memory: one batch.
class CodeIndexWriter {
  public:
    /// `sample`: vectors like those that will come, one after the other.
    static Result<CodeIndexWriter> create(const std::filesystem::path& file,
                                          const std::vector<float>& sample, std::size_t dimensions);
    CodeIndexWriter(CodeIndexWriter&&) noexcept;
    ~CodeIndexWriter();

    /// `vectors`: one after the other. Errors: Io, DiskFull.
    Result<void> add(const std::vector<std::int64_t>& ids, const std::vector<float>& vectors);
    Result<void> finish();

  private:
    struct Private;
    explicit CodeIndexWriter(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::retrieval
