// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "knowledge/knowledgebase.h"

#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace tripletalk::serving {

/// Things that are opened on a base, take one thread each, and are kept for the next request. Those
/// of a base that has changed go. Any thread.
template <typename T>
class IdlePool {
  public:
    /// One of them, for as long as it lives.
    class Lease {
      public:
        Lease(IdlePool& pool, knowledge::KnowledgeBase base, std::unique_ptr<T> thing)
            : m_pool(&pool), m_base(std::move(base)), m_thing(std::move(thing)) {}
        Lease(Lease&&) noexcept = default;
        Lease& operator=(Lease&&) = delete;
        ~Lease() {
            if (m_thing) m_pool->put(std::move(m_base), std::move(m_thing));
        }
        T& operator*() const { return *m_thing; }
        T* operator->() const { return m_thing.get(); }

      private:
        IdlePool* m_pool;
        knowledge::KnowledgeBase m_base;
        std::unique_ptr<T> m_thing;
    };

    /// An idle one, else what `open` opens.
    template <typename Open>
    Result<Lease> take(const knowledge::KnowledgeBase& base, Open&& open) {
        if (auto idle = takeIdle(base)) return Lease(*this, base, std::move(idle));
        auto opened = open(base);
        if (!opened) return opened.error();
        return Lease(*this, base, *std::move(opened));
    }

  private:
    static constexpr std::size_t most = 16;

    /// One state of a base has one schema in memory, which is kept alive by what is kept here.
    static const void* stateOf(const knowledge::KnowledgeBase& base) { return &base.schema(); }

    std::unique_ptr<T> takeIdle(const knowledge::KnowledgeBase& base) {
        const std::lock_guard lock(m_mutex);
        std::erase_if(m_idle, [&](const auto& idle) {
            return idle.first.folder() == base.folder() && stateOf(idle.first) != stateOf(base);
        });
        for (auto at = m_idle.rbegin(); at != m_idle.rend(); ++at) {
            if (stateOf(at->first) != stateOf(base)) continue;
            auto thing = std::move(at->second);
            m_idle.erase(std::next(at).base());
            return thing;
        }
        return nullptr;
    }

    void put(knowledge::KnowledgeBase base, std::unique_ptr<T> thing) {
        const std::lock_guard lock(m_mutex);
        if (m_idle.size() >= most) m_idle.erase(m_idle.begin());
        m_idle.emplace_back(std::move(base), std::move(thing));
    }

    std::mutex m_mutex;
    std::vector<std::pair<knowledge::KnowledgeBase, std::unique_ptr<T>>> m_idle;
};

}  // namespace tripletalk::serving
