// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "lookup/item.h"

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace tripletalk::lookup {

/// Vectors of names, each with its row, in a flat file of our own that is mapped and checked (a
/// FAISS file of unknown origin would have to be trusted).
///
/// Up to a million vectors are all compared. Above, a bit for the sign of each number stands beside
/// them: the 1,000 vectors (or 20 for each row wanted) with the fewest other bits are compared as
/// they are. That reads a 32nd of the file, and the scores are cosines either way.
class VectorFile {
  public:
    static constexpr std::uint64_t mostCompared = 1'000'000;

    /// Errors: NotFound, Version, Input (damaged), Io.
    static Result<VectorFile> open(const std::filesystem::path& file);

    [[nodiscard]] std::size_t dimensions() const { return m_dimensions; }

    /// The k rows with the best cosine of one of their vectors, none below `least`; of equal ones
    /// the lower row first. `vector` has `dimensions` numbers.
    [[nodiscard]] std::vector<Hit> search(std::span<const float> vector, std::size_t k, float least,
                                          const Rows* within) const;

  private:
    VectorFile() = default;
    [[nodiscard]] float cosine(std::size_t at, std::span<const float> vector) const;
    [[nodiscard]] std::vector<std::uint32_t> nearestByBits(std::span<const float> vector,
                                                           std::size_t most) const;

    std::shared_ptr<const void> m_owner;
    std::size_t m_dimensions = 0;
    std::span<const std::uint32_t> m_rows;  ///< ascending, by vector
    std::span<const std::uint64_t> m_bits;  ///< empty where there are few
    std::span<const float> m_numbers;
};

/// Writes such a file: first all rows, then all vectors in the same order. Errors: Io, DiskFull.
class VectorFileWriter {
  public:
    static Result<VectorFileWriter> create(const std::filesystem::path& file,
                                           std::size_t dimensions,
                                           std::span<const std::uint32_t> rows);
    Result<void> add(std::span<const float> vector);
    Result<void> finish();

  private:
    struct Closing {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    Result<void> put(std::string_view bytes);

    std::filesystem::path m_path;
    std::unique_ptr<std::FILE, Closing> m_file;
    std::size_t m_dimensions = 0;
    std::uint64_t m_count = 0;
    bool m_hasBits = false;
    std::vector<std::uint64_t> m_bits;
};

}  // namespace tripletalk::lookup
