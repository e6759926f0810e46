// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <optional>
#include <utility>

namespace tripletalk::graph {

/// Hands things from one thread to another; holds at most `limit` of them, so that a fast producer
/// waits for a slow consumer instead of filling the memory. All members may be called from any
/// thread.
template <typename T>
class BoundedQueue {
  public:
    explicit BoundedQueue(std::size_t limit) : m_limit(limit) {}

    /// Waits while the queue is full; false, and `item` is lost, once it is closed.
    bool push(T item) {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_items.size() < m_limit || m_state == State::Closed; });
        if (m_state == State::Closed) return false;
        m_items.push_back(std::move(item));
        m_changed.notify_all();
        return true;
    }

    /// Waits while the queue is empty; nothing when it has ended or is closed.
    std::optional<T> pop() {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return !m_items.empty() || m_state != State::Open; });
        if (m_items.empty()) return std::nullopt;
        std::optional<T> item = std::move(m_items.front());
        m_items.pop_front();
        m_changed.notify_all();
        return item;
    }

    /// Nothing more will be pushed; what waits may still be popped.
    void end() { setState(State::Ended); }

    /// Drops what waits; both sides stop.
    void close() { setState(State::Closed); }

  private:
    enum class State { Open, Ended, Closed };

    void setState(State state) {
        const std::scoped_lock lock(m_mutex);
        if (m_state == State::Closed) return;
        m_state = state;
        if (state == State::Closed) m_items.clear();
        m_changed.notify_all();
    }

    std::size_t m_limit;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<T> m_items;
    State m_state = State::Open;
};

}  // namespace tripletalk::graph
