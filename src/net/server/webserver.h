// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "net/server/requesthead.h"
#include "net/server/served.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace tripletalk::net {

/// A web server: HTTP/1.1 on one address, requests answered on worker threads while one thread
/// talks with the clients. One request a connection at a time; who sends the next one before the
/// answer is disconnected. A client that is slow to ask, slow to read or idle is disconnected, and
/// a request that is malformed, too long or one too many is answered with its status and never
/// reaches `serve`.
class WebServer {
  public:
    struct Options {
        std::string address = "127.0.0.1";  ///< numeric
        std::uint16_t port = 0;             ///< 0: a free one
        std::string certificate = {};       ///< PEM, with those between; empty: no TLS
        std::string key = {};               ///< PEM
        RequestLimits limits = {};
        std::size_t connections = 1024;     ///< fewer where the program may open few files
        std::size_t freeBody = 64U << 10U;  ///< a longer body is taken of whoever is let in
        /// Whether one who sends these headers is let in. Called on the thread of the server.
        std::function<bool(const HeaderFields&)> admits = {};
        int workers = 16;
        std::chrono::milliseconds asking = std::chrono::seconds(20);   ///< for a whole request
        std::chrono::milliseconds reading = std::chrono::seconds(60);  ///< without taking a byte
        std::chrono::milliseconds idle = std::chrono::seconds(75);     ///< between two requests
    };

    /// Errors: Usage (no such address), Input (no certificate and key), Network (the address is not
    /// of this computer, or its port is taken).
    static Result<std::unique_ptr<WebServer>> start(const Options& options, const Serve& serve);
    /// Cancels what is being answered, and waits for it.
    ~WebServer();
    WebServer(const WebServer&) = delete;
    WebServer& operator=(const WebServer&) = delete;

    [[nodiscard]] std::uint16_t port() const;

  private:
    struct Private;
    explicit WebServer(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::net
