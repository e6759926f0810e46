// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "support/rawclient.h"

#include <array>
#include <stdexcept>
#include <utility>

#include <arpa/inet.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

namespace tripletalk::tests {

RawClient::RawClient(std::uint16_t port) : m_socket(socket(AF_INET, SOCK_STREAM, 0)) {
    const timeval patience{.tv_sec = 10, .tv_usec = 0};
    setsockopt(m_socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (connect(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
        throw std::runtime_error("no connection");
}

RawClient::~RawClient() { close(m_socket); }

void RawClient::send(std::string_view bytes) const {
    while (!bytes.empty()) {
        const auto sent = ::send(m_socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
}

bool RawClient::read() {
    std::array<char, 65536> bytes{};
    const auto count = recv(m_socket, bytes.data(), bytes.size(), 0);
    if (count <= 0) return false;
    m_read.append(bytes.data(), static_cast<std::size_t>(count));
    return true;
}

std::string RawClient::answer() {
    static constexpr std::string_view field = "Content-Length: ";
    std::size_t end = 0;
    while ((end = m_read.find("\r\n\r\n")) == std::string::npos)
        if (!read()) return std::exchange(m_read, {});
    const std::size_t length = m_read.find(field);
    const std::size_t size =
        end + 4 + (length < end ? std::stoul(m_read.substr(length + field.size())) : 0);
    while (m_read.size() < size)
        if (!read()) break;
    std::string answer = m_read.substr(0, size);
    m_read.erase(0, size);
    return answer;
}

std::string RawClient::rest() {
    while (read()) {
    }
    return std::exchange(m_read, {});
}

}  // namespace tripletalk::tests
