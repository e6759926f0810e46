// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/exchange.h"

#include <utility>

namespace tripletalk::net {

Exchange::Exchange(const QNetworkRequest& theRequest, std::string theMethod, std::string theBody)
    : request(theRequest), method(std::move(theMethod)), body(std::move(theBody)) {}

void Exchange::head(int status, std::map<std::string, std::string> headers) {
    const std::lock_guard lock(m_mutex);
    m_status = status;
    m_headers = std::move(headers);
}

void Exchange::push(std::string piece) {
    const std::lock_guard lock(m_mutex);
    m_untaken += static_cast<std::int64_t>(piece.size());
    m_pieces.push_back(std::move(piece));
    m_lastPiece = Clock::now();
    m_changed.notify_all();
}

void Exchange::finish(std::optional<Failure> failure) {
    const std::lock_guard lock(m_mutex);
    m_failure = std::move(failure);
    m_finished = true;
    m_changed.notify_all();
}

bool Exchange::isFull() const {
    const std::lock_guard lock(m_mutex);
    return m_untaken >= mostUnread;
}

void Exchange::wake() {
    const std::lock_guard lock(m_mutex);
    m_woken = true;
    m_changed.notify_all();
}

Exchange::News Exchange::wait(Clock::time_point deadline) {
    std::unique_lock lock(m_mutex);
    m_changed.wait_until(lock, deadline,
                         [this] { return !m_pieces.empty() || m_finished || m_woken; });
    m_woken = false;
    const bool wasFull = std::exchange(m_untaken, 0) >= mostUnread;
    return {std::exchange(m_pieces, {}), m_finished, wasFull, m_lastPiece};
}

int Exchange::status() const {
    const std::lock_guard lock(m_mutex);
    return m_status;
}

std::map<std::string, std::string> Exchange::takeHeaders() {
    const std::lock_guard lock(m_mutex);
    return std::move(m_headers);
}

std::optional<Failure> Exchange::takeFailure() {
    const std::lock_guard lock(m_mutex);
    return std::move(m_failure);
}

}  // namespace tripletalk::net
