// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>

namespace tripletalk::net {

/// Ends the connection that brings more than anybody sees. Qt 6.4 shows nothing of the body of a
/// reply 401 or 407 before it is complete, reads it without bound, and its thread hears of no abort
/// meanwhile: only the connection itself can be ended. Linux counts what each one has received.
class Unseen {
  public:
    /// Bytes that the connections of this process may have brought beyond what was seen. Kernel and
    /// Qt hold a few megabytes of each reply whose reader is slow.
    static constexpr std::int64_t most = 64 << 20;

    Unseen();

    /// So much of a body has reached its reader. Any thread, of any client.
    static void seen(std::int64_t bytes);

    /// Looks at all connections of this process: some times a second while replies are awaited, on
    /// one thread.
    void look();

  private:
    struct Brought {
        std::uint64_t all = 0;    ///< since the connection was made
        std::uint64_t since = 0;  ///< since everything that had come was seen
    };

    std::map<int, Brought> m_connections;  ///< by descriptor
    std::int64_t m_seen;                   ///< by the last look
    std::int64_t m_unseen = 0;
};

}  // namespace tripletalk::net
