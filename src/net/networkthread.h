// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "net/exchange.h"

#include <functional>
#include <memory>
#include <mutex>
#include <vector>

class QUrl;

namespace tripletalk::net {

class EventThread;

/// The one thread that owns the QNetworkAccessManager and its replies. Orders reach it through a
/// queue of our own; Qt's event queue only wakes it.
class NetworkThread {
  public:
    NetworkThread();
    ~NetworkThread();

    // Any thread; all return at once.
    void use(const Connection& connection);
    void send(const std::shared_ptr<Exchange>& exchange);
    void abort(const std::shared_ptr<Exchange>& exchange);
    /// What waited for room is passed on.
    void resume(const std::shared_ptr<Exchange>& exchange);

  private:
    struct Desk;
    using Order = std::function<void(Desk&)>;
    class Mailbox;

    void post(Order order);

    std::mutex m_mutex;
    std::vector<Order> m_orders;
    std::unique_ptr<EventThread> m_thread;  // last: ends before what its mailbox looks into
};

/// "host" or "host:port": what an error may say of an address.
std::string serverName(const QUrl& url);

}  // namespace tripletalk::net
