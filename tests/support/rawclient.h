// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tripletalk::tests {

/// A connection to a server on this computer that says what a test says, byte by byte.
class RawClient {
  public:
    explicit RawClient(std::uint16_t port);
    ~RawClient();
    RawClient(const RawClient&) = delete;
    RawClient& operator=(const RawClient&) = delete;

    void send(std::string_view bytes) const;
    /// The next answer with a Content-Length: its head and its body.
    std::string answer();
    /// All that comes until the server hangs up, or for ten seconds.
    std::string rest();

  private:
    bool read();

    int m_socket = -1;
    std::string m_read;
};

}  // namespace tripletalk::tests
