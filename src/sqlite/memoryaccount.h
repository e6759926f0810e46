// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"

#include <cstddef>

namespace tripletalk::sqlite {

/// Sets SQLite's memory up, before it is used for the first time: no count over all connections,
/// which threads that read and write beside each other would wait for, but one for each account.
void setUpMemory();

/// The memory of one query: SQLite's own for whatever it does, and what our functions keep. Once
/// it is more than allowed, or the query is cancelled, SQLite gets none any more and ends with
/// SQLITE_NOMEM. That reaches where SQLite looks at no clock: reading, rewriting and planning a
/// statement. It also ends the transaction: whoever can, stops before. One thread at a time.
class MemoryAccount {
  public:
    /// `cancel` must live as long.
    MemoryAccount(std::size_t most, const CancelToken& cancel) : m_most(most), m_cancel(cancel) {}

    [[nodiscard]] std::ptrdiff_t used() const { return m_used; }
    /// Whether memory was refused because there was too much of it.
    [[nodiscard]] bool isExceeded() const { return m_isExceeded; }
    /// Whether memory was refused at all.
    [[nodiscard]] bool isClosed() const { return m_isClosed; }

    /// False, and the account is closed, if it is too much. Fewer than 0 bytes are given back.
    bool take(std::ptrdiff_t bytes) {
        m_used += bytes;
        const bool isUsual = ++m_taken % takenBetweenChecks != 0 && !m_isClosed &&
                             m_used <= static_cast<std::ptrdiff_t>(m_most);
        return isUsual || checked(bytes);
    }
    /// The same for what is there already, or gone.
    void adjust(std::ptrdiff_t bytes) { m_used += bytes; }

  private:
    /// Pieces of memory between two looks at the clock.
    static constexpr unsigned takenBetweenChecks = 64;

    /// Whether what was just taken may be kept; if not, it is not counted.
    bool checked(std::ptrdiff_t bytes);

    std::size_t m_most;
    const CancelToken& m_cancel;
    std::ptrdiff_t m_used = 0;  ///< below 0 where more is freed than was taken meanwhile
    unsigned m_taken = 0;       ///< times
    bool m_isExceeded = false;
    bool m_isClosed = false;
};

/// While it lives, SQLite's memory on this thread is charged to the account.
class ChargedTo {
  public:
    explicit ChargedTo(MemoryAccount& account);
    ~ChargedTo();
    ChargedTo(const ChargedTo&) = delete;
    ChargedTo& operator=(const ChargedTo&) = delete;

  private:
    MemoryAccount* m_before;
};

/// What a function of ours keeps between its calls, charged to the account of the query that calls
/// it, if there is one.
class KeptMemory {
  public:
    KeptMemory() = default;
    ~KeptMemory();
    KeptMemory(const KeptMemory&) = delete;
    KeptMemory& operator=(const KeptMemory&) = delete;

    /// False if the query may not keep so much. bytes: of all that is kept.
    bool growTo(std::size_t bytes);

  private:
    std::ptrdiff_t m_bytes = 0;
};

}  // namespace tripletalk::sqlite
