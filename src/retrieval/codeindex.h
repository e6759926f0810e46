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

/// How many bits a number of a vector takes.
enum class CodeBits {
    Four = 4,   ///< where exact cosines follow: what is near is among the nearest
    Eight = 8,  ///< cosines to two digits
};

/// Vectors as codes in a file that is written as they come and searched where it lies (mmap): half
/// a byte or one a dimension on disk, none of it held in memory by force. The codes are those of
/// FAISS' scalar quantiser (each dimension's range, as a sample shows it, in 16 or 256 steps);
/// FAISS itself would hold all of them in memory, and scans them eight times slower than the loop
/// here (Debian's build: 50 ms instead of 8 for 136,000 vectors of 384 dimensions on one core).
///
/// File: "TTCODES2"; int64 dimensions d, count, bits and number of the first passage; 2 d floats
/// (each dimension's minimum, then each one's range); then for each passage d codes, those of four
/// bits in pairs whose first is the low half; numbers little-endian. Files of version 0.1.0
/// ("TTCODES1") are read, too.
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
    /// `sample`: vectors like those that will come, one after the other. `first` is the number of
    /// the first passage.
    static Result<CodeIndexWriter> create(const std::filesystem::path& file,
                                          const std::vector<float>& sample, std::size_t dimensions,
                                          CodeBits bits, std::int64_t first);
    CodeIndexWriter(CodeIndexWriter&&) noexcept;
    ~CodeIndexWriter();

    /// `vectors`: those of the next passages, one after the other. Errors: Io, DiskFull.
    Result<void> add(const std::vector<float>& vectors);
    Result<void> finish();

  private:
    struct Private;
    explicit CodeIndexWriter(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::retrieval
