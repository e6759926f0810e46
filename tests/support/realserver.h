// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include <sys/types.h>

namespace tripletalk::tests {

/// A SPARQL endpoint that is not ours, over a small graph: a process of its own, which ends with
/// this object.
class RealServer {
  public:
    enum class Kind { Oxigraph, Virtuoso };

    /// Fetches the server into the build folder at first. turtle: the graph, at most 100 kB.
    RealServer(Kind kind, const std::string& turtle);
    ~RealServer();
    RealServer(const RealServer&) = delete;
    RealServer& operator=(const RealServer&) = delete;

    /// Of its SPARQL protocol.
    [[nodiscard]] const std::string& url() const { return m_url; }
    /// Why there is none here (no npm, no network), for GTEST_SKIP; empty if it runs.
    [[nodiscard]] const std::string& missing() const { return m_missing; }

  private:
    pid_t m_process = -1;
    int m_stdin = -1;
    std::string m_url;
    std::string m_missing;
};

}  // namespace tripletalk::tests
