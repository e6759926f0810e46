// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "cypher/failure.h"

#include <cstddef>

namespace tripletalk::cypher {

/// What one query may still take. Throws Failure where it takes too much or is cancelled.
class QueryState {
  public:
    QueryState(CancelToken cancel, std::size_t memory)
        : m_cancel(std::move(cancel)), m_memory(memory) {}

    /// To be called in every inner loop. `count`: what is done at once may be as long as so many.
    void step(std::size_t count = 1) {
        m_steps += count;
        if (m_steps < stepsBetweenChecks) return;
        m_steps = 0;
        check();
    }
    void check() const {
        if (m_cancel.cancelled()) throw Failure{m_cancel.error()};
    }
    void take(std::size_t bytes) {
        m_used += bytes;
        if (m_used > m_memory)
            fail(ErrorKind::Limit,
                 say("Sentence",
                     "The query needs too much memory: let its patterns share variables, bound the "
                     "length of its paths, or add a WHERE or LIMIT."));
    }
    void giveBack(std::size_t bytes) { m_used -= bytes; }
    [[nodiscard]] std::size_t left() const { return m_used < m_memory ? m_memory - m_used : 0; }
    [[nodiscard]] const CancelToken& cancel() const { return m_cancel; }

    /// Of a text that is walked through.
    static constexpr std::size_t bytesAStep = 64;

  private:
    static constexpr std::size_t stepsBetweenChecks = 128;
    CancelToken m_cancel;
    std::size_t m_memory;
    std::size_t m_used = 0, m_steps = 0;
};

}  // namespace tripletalk::cypher
