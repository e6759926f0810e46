// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "support/httpserver.h"

#include "support/loopbacklistener.h"
#include "support/testapplication.h"

#include <sys/socket.h>
#include <unistd.h>

namespace tripletalk::tests {

HttpServer::HttpServer(Answer answer) : m_answer(std::move(answer)) {
    ensureApplication();
    m_listener = listenOnLoopback(m_port);
    m_thread = std::thread([this] { serve(); });
}

HttpServer::~HttpServer() {
    ::shutdown(m_listener, SHUT_RDWR);
    m_thread.join();
    ::close(m_listener);
}

std::string HttpServer::url() const { return "http://127.0.0.1:" + std::to_string(m_port); }

std::vector<HttpRequest> HttpServer::requests() const {
    const std::lock_guard lock(m_mutex);
    return m_requests;
}

void HttpServer::serve() {
    for (;;) {
        const int socket = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
        if (socket < 0) return;
        HttpConnection connection(socket);
        const auto request = connection.read();
        if (!request) continue;
        {
            const std::lock_guard lock(m_mutex);
            m_requests.push_back(*request);
        }
        HttpAnswer answer = m_answer(*request);
        answer.headers.emplace_back("Connection", "close");
        if (answer.never)
            connection.pause(std::chrono::minutes(10));
        else if (answer.half)
            connection.sendHalf(answer.status, answer.headers, answer.body);
        else
            connection.sendWhole(answer.status, answer.headers, answer.body);
    }
}

}  // namespace tripletalk::tests
