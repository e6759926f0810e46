// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <mutex>
#include <utility>

namespace tripletalk::tests {

/// A value that a test sets while a server of its own reads it. Any thread.
template <typename T>
class Guarded {
  public:
    Guarded(T value) : m_value(std::move(value)) {}
    Guarded& operator=(T value) {
        const std::scoped_lock lock(m_mutex);
        m_value = std::move(value);
        return *this;
    }
    operator T() const {
        const std::scoped_lock lock(m_mutex);
        return m_value;
    }

  private:
    mutable std::mutex m_mutex;
    T m_value;
};

}  // namespace tripletalk::tests
