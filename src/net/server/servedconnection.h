// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "net/server/outgoing.h"
#include "net/server/webserver.h"

#include <memory>
#include <string>

#include <QObject>
#include <QTimer>

class QSslSocket;

namespace tripletalk::net {

/// One client's connection on the thread of the server: looks at each request before Qt reads it,
/// keeps the times, and passes answers on. A child of its socket.
class ServedConnection : public QObject {
  public:
    ServedConnection(QSslSocket& socket, const WebServer::Options& options);
    ~ServedConnection() override;

    /// That of a socket.
    static ServedConnection* of(const QObject& socket);

    /// A request with a body of so many bytes is complete: what its answer goes through; null if
    /// that is not the request that was looked at, or the client sent more than it.
    std::shared_ptr<Outgoing> beginAnswer(std::size_t body);
    /// What is known of the request that is answered.
    [[nodiscard]] const RequestHead& request() const { return m_request; }
    /// A piece of the answer, and whether it is the last.
    void pass(const Outgoing& outgoing, const std::string& bytes, bool last);
    /// Answers with a status alone and hangs up.
    void refuse(int status);

  private:
    void look();
    void written();
    [[nodiscard]] std::size_t held() const;
    void disconnected();
    void wait(std::chrono::milliseconds time);
    void late();

    enum class State { Idle, Asking, Answering, Refused };
    QSslSocket& m_socket;
    const WebServer::Options& m_options;
    State m_state = State::Idle;
    std::string m_head;  ///< of the request, as far as it has come
    RequestHead m_request;
    std::shared_ptr<Outgoing> m_outgoing;
    QTimer m_timer;
};

}  // namespace tripletalk::net
