// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "net/http.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include <QNetworkRequest>

class QNetworkReply;

namespace tripletalk::net {

/// Why a try failed before its reply was complete.
struct Failure {
    Error error;
    Fault fault = Fault::Unknown;
};

/// Bytes that Qt may keep of a reply, and that may wait to be taken, before the server has to wait.
inline constexpr std::int64_t mostUnread = 1 << 20;

/// One try of one request, shared by the thread that waits and the network thread: what has arrived
/// and was not yet taken.
class Exchange {
  public:
    using Clock = std::chrono::steady_clock;

    Exchange(const QNetworkRequest& request, std::string method, std::string body);

    // Fixed from the start; read by the network thread.
    const QNetworkRequest request;
    const std::string method;
    const std::string body;
    // Network thread only.
    QNetworkReply* reply = nullptr;
    std::int64_t received = 0;  ///< bytes of the body

    // Network thread.
    void head(int status, std::map<std::string, std::string> headers);
    void push(std::string piece);
    void finish(std::optional<Failure> failure);
    /// True while so much waits to be taken that nothing is to be pushed.
    [[nodiscard]] bool isFull() const;

    /// Ends a wait early; any thread.
    void wake();

    struct News {
        std::deque<std::string> pieces;
        bool finished = false;
        bool wasFull = false;  ///< the network thread is to be told that there is room
        Clock::time_point lastPiece;
    };
    /// Waits until something happens, `wake` is called or `deadline` passes, and takes what is
    /// there; waiting thread.
    News wait(Clock::time_point deadline);

    // Waiting thread, once the first piece or the end has arrived.
    [[nodiscard]] int status() const;
    std::map<std::string, std::string> takeHeaders();
    std::optional<Failure> takeFailure();

  private:
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::string> m_pieces;
    std::map<std::string, std::string> m_headers;
    std::optional<Failure> m_failure;
    Clock::time_point m_lastPiece;
    int m_status = 0;
    std::int64_t m_untaken = 0;  ///< bytes of m_pieces
    bool m_finished = false;
    bool m_woken = false;
};

}  // namespace tripletalk::net
