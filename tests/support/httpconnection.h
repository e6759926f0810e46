// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tripletalk::tests {

struct HttpRequest {
    std::string method;
    std::string path;
    std::map<std::string, std::string> headers;  ///< names in lower case
    std::string body;
};

/// The server's side of one HTTP/1.1 connection on a socket it owns; blocking.
class HttpConnection {
  public:
    explicit HttpConnection(int socket) : m_socket(socket) {}
    ~HttpConnection();
    HttpConnection(const HttpConnection&) = delete;
    HttpConnection& operator=(const HttpConnection&) = delete;

    /// The next request, or nothing if the client is gone.
    std::optional<HttpRequest> read();

    using Headers = std::vector<std::pair<std::string, std::string>>;
    // All false if the client is gone.
    bool sendWhole(int status, const Headers& headers, std::string_view body);
    /// Promises the whole body, sends half.
    bool sendHalf(int status, const Headers& headers, std::string_view body);
    bool beginChunks(const Headers& headers, int status = 200);
    bool sendChunk(std::string_view bytes);
    bool endChunks();
    /// Lets time pass; false if the client hung up meanwhile.
    bool pause(std::chrono::milliseconds time);

  private:
    bool fill();
    bool write(std::string_view bytes);

    int m_socket;
    std::string m_buffer;
};

}  // namespace tripletalk::tests
