// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "graph/temporaryfile.h"

#include <compare>
#include <cstdint>
#include <vector>

namespace tripletalk::graph {

/// 128 bits that sort as one number.
struct SortKey {
    std::uint64_t high = 0;
    std::uint64_t low = 0;
    friend auto operator<=>(const SortKey&, const SortKey&) = default;
};

/// Sorts any number of keys within a bound of memory (merge sort: sorted runs of a quarter of a
/// million, those over the bound in a temporary file). First `add` all, then `next` until it is
/// false. One thread at a time.
class KeySorter {
  public:
    /// Short enough that sorting one is no wait for someone who cancels.
    static constexpr std::size_t runKeys = std::size_t{1} << 18;

    /// Runs take `memoryBytes` in memory at most; to these come one run's 4 MB while adding and 64
    /// KB for each run in the file while merging.
    KeySorter(const std::filesystem::path& beside, std::size_t memoryBytes,
              std::size_t keysOfRun = runKeys)
        : m_file(beside), m_memoryBytes(memoryBytes), m_keysOfRun(keysOfRun) {}

    Result<void> add(SortKey key) {
        m_filling.push_back(key);
        return m_filling.size() < m_keysOfRun ? Result<void>() : endRun();
    }

    /// The next key in ascending order (equal ones as often as they were added); false at the end.
    Result<bool> next(SortKey& key);

    /// How many keys were added.
    [[nodiscard]] std::uint64_t size() const { return m_ended + m_filling.size(); }
    [[nodiscard]] std::size_t memoryBytes() const { return m_memoryBytes; }

  private:
    /// A sorted run; `keys` is all of it, or the part that was read last from the file.
    struct Run {
        std::vector<SortKey> keys;
        std::size_t at = 0;
        std::uint64_t offset = 0;  // of the rest in the file
        std::uint64_t rest = 0;    // keys in the file
        [[nodiscard]] const SortKey& head() const { return keys[at]; }
    };

    Result<void> endRun();
    Result<void> beginMerge();
    Result<bool> advance(Run& run);
    void siftDown(std::size_t i);

    TemporaryFile m_file;
    std::size_t m_memoryBytes;
    std::size_t m_keysOfRun;
    std::uint64_t m_ended = 0;  // keys in runs
    std::vector<SortKey> m_filling;
    std::vector<Run> m_runs;  // while merging, a heap with the run of the lowest key on top
    bool m_merging = false;
};

}  // namespace tripletalk::graph
