// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tripletalk::net {

using HeaderFields = std::vector<std::pair<std::string, std::string>>;

/// A request that reached a server of ours. Nothing in it is trusted.
struct ServedRequest {
    std::string method = {};  ///< "GET"
    std::string path = {};    ///< percent-encoded, without the query
    std::string query = {};   ///< what stands behind "?", percent-encoded
    HeaderFields headers = {};
    std::string body = {};
    bool fromThisComputer = false;  ///< the connection's other end is a loopback address
    bool encrypted = false;         ///< it came over TLS

    /// The first field of this name, in whatever case; empty where there is none.
    [[nodiscard]] std::string header(std::string_view name) const;
};

/// Where the answer to a request goes: either `send`, or `begin`, `write` as often as wanted, and
/// `end`. One thread. What is said to a client that is gone is dropped.
class ServedReply {
  public:
    virtual ~ServedReply() = default;
    /// The whole answer. No Content-Length is needed among the headers.
    virtual void send(int status, const HeaderFields& headers, std::string body) = 0;
    /// The beginning of an answer whose length is not known.
    virtual void begin(int status, const HeaderFields& headers) = 0;
    /// Waits while the client is slow; false once it is gone.
    virtual bool write(std::string_view chunk) = 0;
    virtual void end() = 0;
};

/// Answers a request, on a thread of the server's. The token is cancelled when the client goes.
using Serve = std::function<void(const ServedRequest&, ServedReply&, const CancelToken&)>;

}  // namespace tripletalk::net
