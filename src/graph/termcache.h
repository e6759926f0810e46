// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "graph/triplestore.h"

#include <string>
#include <unordered_map>

namespace tripletalk::graph {

/// The terms met lately and their ids, within a bound of memory: two generations, of which the
/// older is dropped when the younger is full. A term that is met again is kept.
class TermCache {
  public:
    explicit TermCache(std::size_t bytes) : m_bytesPerGeneration(bytes / 2) {}

    /// The id of `key`, or 0.
    TermId find(const std::string& key);
    void insert(const std::string& key, TermId id);

    /// True once something was dropped: from then on a term may get a second id.
    [[nodiscard]] bool dropped() const { return m_dropped; }

  private:
    using Generation = std::unordered_map<std::string, TermId>;
    std::size_t m_bytesPerGeneration;
    std::size_t m_bytes = 0;  // of the younger one, roughly
    Generation m_young;
    Generation m_old;
    bool m_dropped = false;
};

}  // namespace tripletalk::graph
