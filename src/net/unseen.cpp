// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/unseen.h"

#include "base/folder.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <optional>
#include <utility>

#include <linux/tcp.h>
#include <netinet/in.h>
#include <sys/socket.h>

namespace tripletalk::net {

namespace {

std::atomic<std::int64_t> allSeen = 0;

/// What a connection has received, or nothing where a descriptor is none.
std::optional<std::uint64_t> receivedBy(int descriptor) {
    tcp_info info{};
    socklen_t size = sizeof info;
    if (getsockopt(descriptor, IPPROTO_TCP, TCP_INFO, &info, &size) != 0) return std::nullopt;
    return info.tcpi_bytes_received;
}

/// At both sides, and at once.
void end(int descriptor) {
    constexpr linger atOnce{.l_onoff = 1, .l_linger = 0};
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &atOnce, sizeof atOnce);
    shutdown(descriptor, SHUT_RDWR);
}

}  // namespace

Unseen::Unseen() : m_seen(allSeen) {}

void Unseen::seen(std::int64_t bytes) { allSeen += bytes; }

void Unseen::look() {
    std::int64_t came = 0;
    std::map<int, Brought> connections;
    eachIn("/proc/self/fd", [&](const std::filesystem::directory_entry& entry) {
        const int descriptor = std::atoi(entry.path().filename().c_str());
        const auto received = receivedBy(descriptor);
        if (!received) return;
        Brought& brought = connections[descriptor];
        // One that has received less than before is another one.
        if (const auto known = m_connections.find(descriptor);
            known != m_connections.end() && known->second.all <= *received)
            brought = known->second;
        const std::uint64_t more = *received - std::exchange(brought.all, *received);
        brought.since += more;
        came += static_cast<std::int64_t>(more);
    });
    m_connections = std::move(connections);
    const std::int64_t nowSeen = allSeen;
    // Twice: what frames pieces on their way comes, and is never seen.
    m_unseen = std::max<std::int64_t>(0, m_unseen + came - 2 * (nowSeen - m_seen));
    m_seen = nowSeen;
    if (m_unseen == 0)
        for (auto& [descriptor, brought] : m_connections) brought.since = 0;
    if (m_unseen <= most) return;
    const auto largest = std::max_element(
        m_connections.begin(), m_connections.end(),
        [](const auto& a, const auto& b) { return a.second.since < b.second.since; });
    if (largest == m_connections.end()) return;
    end(largest->first);
    m_unseen = 0;
    largest->second.since = 0;
}

}  // namespace tripletalk::net
