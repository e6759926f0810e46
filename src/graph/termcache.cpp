// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph/termcache.h"

#include <utility>

namespace tripletalk::graph {

namespace {
constexpr std::size_t bytesPerEntry = 80;  // node, bucket, string head, allocator
}

TermId TermCache::find(const std::string& key) {
    if (const auto found = m_young.find(key); found != m_young.end()) return found->second;
    const auto found = m_old.find(key);
    if (found == m_old.end()) return 0;
    const TermId id = found->second;
    insert(key, id);
    return id;
}

void TermCache::insert(const std::string& key, TermId id) {
    if (m_bytes > m_bytesPerGeneration) {
        m_dropped = m_dropped || !m_old.empty();
        m_old = std::exchange(m_young, {});
        m_bytes = 0;
    }
    m_young.emplace(key, id);
    m_bytes += key.size() + bytesPerEntry;
}

}  // namespace tripletalk::graph
