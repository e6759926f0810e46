// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "graph/temporaryfile.h"

#include <compare>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::lookup {

/// Sorts any number of records of any length by a number, then by their bytes, within a bound of
/// memory (merge sort: sorted runs, those before the last in a temporary file). First `add` all,
/// then `next` until it is false. One thread at a time. Errors: Io, DiskFull.
class RecordSorter {
  public:
    /// Takes `memoryBytes` and, while merging, 256 KB a run.
    explicit RecordSorter(const std::filesystem::path& beside,
                          std::size_t memoryBytes = std::size_t{64} << 20U)
        : m_file(beside), m_memoryBytes(memoryBytes) {}

    Result<void> add(std::uint64_t key, std::string_view record);
    /// The next record, valid until the next call; false at the end.
    Result<bool> next(std::uint64_t& key, std::string_view& record);
    [[nodiscard]] std::uint64_t size() const { return m_size; }

  private:
    /// A record's head and where its bytes stand, in m_bytes or in a run's.
    struct Entry {
        std::uint64_t key = 0;
        std::uint64_t begin = 0;
        std::uint64_t bytes = 0;
    };
    /// A sorted run in the file, and the part of it that was read last.
    struct Run {
        std::uint64_t offset = 0, rest = 0;  ///< in the file
        std::string bytes = {};
        std::size_t at = 0;
        Entry head = {};
        [[nodiscard]] std::string_view record() const {
            return std::string_view(bytes).substr(head.begin, head.bytes);
        }
    };
    static bool isBefore(const Run& a, const Run& b);
    void sort();
    Result<void> spill();
    Result<void> beginMerge();
    Result<bool> need(Run& run, std::size_t bytes);
    Result<bool> advance(Run& run);

    graph::TemporaryFile m_file;
    std::size_t m_memoryBytes;
    std::uint64_t m_size = 0;
    std::string m_bytes;
    std::vector<Entry> m_entries;
    std::vector<Run> m_runs;
    std::vector<Run*> m_heap;
    std::size_t m_at = 0;  ///< of m_entries, where there are no runs
    bool m_merging = false;
};

}  // namespace tripletalk::lookup
