// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "support/httpconnection.h"

#include "base/text.h"

#include <cstdio>
#include <cstdlib>

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace tripletalk::tests {

namespace {

std::string headText(int status, const HttpConnection::Headers& headers) {
    std::string head =
        "HTTP/1.1 " + std::to_string(status) + (status < 400 ? " OK" : " Error") + "\r\n";
    for (const auto& [name, value] : headers)
        head.append(name).append(": ").append(value).append("\r\n");
    return head;
}

}  // namespace

HttpConnection::~HttpConnection() { ::close(m_socket); }

bool HttpConnection::fill() {
    char piece[16384];
    const auto got = ::recv(m_socket, piece, sizeof piece, 0);
    if (got <= 0) return false;
    m_buffer.append(piece, static_cast<std::size_t>(got));
    return true;
}

std::optional<HttpRequest> HttpConnection::read() {
    std::size_t headEnd = 0;
    constexpr char tlsHandshake = 0x16;
    while ((headEnd = m_buffer.find("\r\n\r\n")) == std::string::npos)
        if (!fill() || m_buffer.front() == tlsHandshake) return std::nullopt;
    const auto lines = text::split(text::replaceAll(m_buffer.substr(0, headEnd), "\r", ""), '\n');
    const auto start = text::split(lines.front(), ' ');
    if (start.size() < 2) return std::nullopt;
    HttpRequest request{start[0], start[1], {}, {}};
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const auto colon = lines[i].find(':');
        if (colon == std::string::npos) continue;
        request.headers[text::toLower(lines[i].substr(0, colon))] =
            text::trim(std::string_view(lines[i]).substr(colon + 1));
    }
    std::size_t length = 0;
    if (const auto found = request.headers.find("content-length"); found != request.headers.end())
        length = std::strtoull(found->second.c_str(), nullptr, 10);
    while (m_buffer.size() < headEnd + 4 + length)
        if (!fill()) return std::nullopt;
    request.body = m_buffer.substr(headEnd + 4, length);
    m_buffer.erase(0, headEnd + 4 + length);
    return request;
}

bool HttpConnection::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const auto sent = ::send(m_socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

bool HttpConnection::sendWhole(int status, const Headers& headers, std::string_view body) {
    return write(headText(status, headers) + "Content-Length: " + std::to_string(body.size()) +
                 "\r\n\r\n" + std::string(body));
}

bool HttpConnection::sendHalf(int status, const Headers& headers, std::string_view body) {
    return write(headText(status, headers) + "Content-Length: " + std::to_string(body.size()) +
                 "\r\n\r\n" + std::string(body.substr(0, body.size() / 2)));
}

bool HttpConnection::beginChunks(const Headers& headers, int status) {
    return write(headText(status, headers) + "Transfer-Encoding: chunked\r\n\r\n");
}

bool HttpConnection::sendChunk(std::string_view bytes) {
    char size[24];
    std::snprintf(size, sizeof size, "%zx\r\n", bytes.size());
    return write(size + std::string(bytes) + "\r\n");
}

bool HttpConnection::endChunks() { return write("0\r\n\r\n"); }

bool HttpConnection::pause(std::chrono::milliseconds time) {
    pollfd watched{m_socket, POLLIN | POLLRDHUP, 0};
    return ::poll(&watched, 1, static_cast<int>(time.count())) == 0;
}

}  // namespace tripletalk::tests
