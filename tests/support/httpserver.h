// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "support/httpconnection.h"

#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace tripletalk::tests {

struct HttpAnswer {
    int status = 200;
    HttpConnection::Headers headers = {};
    std::string body = {};
    bool never = false;  ///< waits until the client hangs up
    bool half = false;   ///< breaks off in the middle of the body
};

/// A web server on loopback that answers what the test says, one request after the other.
class HttpServer {
  public:
    using Answer = std::function<HttpAnswer(const HttpRequest&)>;

    /// Listens on a free port. Makes a QCoreApplication if there is none: construct it in the main
    /// thread. `answer` is called on the server's thread.
    explicit HttpServer(Answer answer);
    ~HttpServer();
    HttpServer(const HttpServer&) = delete;
    HttpServer& operator=(const HttpServer&) = delete;

    [[nodiscard]] std::string url() const;  ///< "http://127.0.0.1:PORT"
    [[nodiscard]] std::vector<HttpRequest> requests() const;

  private:
    void serve();

    Answer m_answer;
    int m_port = 0;
    int m_listener = -1;
    mutable std::mutex m_mutex;
    std::vector<HttpRequest> m_requests;
    std::thread m_thread;
};

}  // namespace tripletalk::tests
