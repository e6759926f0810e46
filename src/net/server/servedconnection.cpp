// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/server/servedconnection.h"

#include <QSslSocket>

namespace tripletalk::net {

namespace {

constexpr int unauthorized = 401;
constexpr int requestTimeout = 408;
/// For what a client that is refused may still want to read.
constexpr std::chrono::milliseconds farewell = std::chrono::seconds(2);

}  // namespace

ServedConnection::ServedConnection(QSslSocket& socket, const WebServer::Options& options)
    : QObject(&socket), m_socket(socket), m_options(options) {
    // Before the server of Qt connects: so this is asked first.
    connect(&socket, &QIODevice::readyRead, this, [this] { look(); });
    connect(&socket, &QIODevice::bytesWritten, this, [this] { written(); });
    connect(&socket, &QSslSocket::encryptedBytesWritten, this, [this] { written(); });
    connect(&socket, &QAbstractSocket::disconnected, this, [this] { disconnected(); });
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] { late(); });
    wait(options.asking);
}

ServedConnection::~ServedConnection() {
    if (m_outgoing) m_outgoing->close();
}

ServedConnection* ServedConnection::of(const QObject& socket) {
    return dynamic_cast<ServedConnection*>(
        socket.findChild<QObject*>(QStringLiteral("connection"), Qt::FindDirectChildrenOnly));
}

void ServedConnection::wait(std::chrono::milliseconds time) { m_timer.start(time); }

/// What has come of a request. Qt reads it only if nothing is refused: a socket that is aborted has
/// nothing to be read.
void ServedConnection::look() {
    if (m_state == State::Answering) return m_socket.abort();
    if (m_state == State::Refused) {
        m_socket.readAll();  // what is not read would take the refusal back
        return;
    }
    if (m_state == State::Idle) {
        m_state = State::Asking;
        wait(m_options.asking);
    }
    if (m_request.complete) return;
    m_head += m_socket.peek(m_socket.bytesAvailable()).toStdString();
    m_request = lookAt(m_head, m_options.limits);
    const bool large = m_request.length > m_options.freeBody;
    if (m_request.refusal != 0) return refuse(m_request.refusal);
    if (!m_request.complete) return;
    if (large && m_options.admits && !m_options.admits(m_request.fields))
        return refuse(unauthorized);
    m_head.clear();
    if (m_request.hesitates && !m_request.isOld) m_socket.write("HTTP/1.1 100 Continue\r\n\r\n");
}

std::shared_ptr<Outgoing> ServedConnection::beginAnswer(std::size_t body) {
    const bool known = m_request.complete && m_request.length == body;
    if (!known || m_socket.bytesAvailable() > 0 || m_state != State::Asking) return nullptr;
    m_state = State::Answering;
    m_timer.stop();
    m_outgoing = std::make_shared<Outgoing>();
    return m_outgoing;
}

void ServedConnection::pass(const Outgoing& outgoing, const std::string& bytes, bool last) {
    if (m_outgoing.get() != &outgoing) return;
    m_socket.write(bytes.data(), static_cast<qint64>(bytes.size()));
    m_outgoing->passed(bytes.size(), held());
    wait(m_options.reading);
    if (!last) return;
    m_outgoing.reset();
    m_state = m_request.closes ? State::Refused : State::Idle;
    if (m_request.closes) m_socket.disconnectFromHost();
    m_request = {};
}

void ServedConnection::refuse(int status) {
    m_state = State::Refused;
    m_socket.readAll();
    const std::string answer = headText(status, {{"Content-Length", "0"}, {"Connection", "close"}});
    m_socket.write(answer.data(), static_cast<qint64>(answer.size()));
    m_socket.disconnectFromHost();
    wait(farewell);
}

/// What the client has not taken; over TLS some of it waits as it is, and some encrypted.
std::size_t ServedConnection::held() const {
    return static_cast<std::size_t>(m_socket.bytesToWrite() + m_socket.encryptedBytesToWrite());
}

void ServedConnection::written() {
    const std::size_t left = held();
    if (m_outgoing) m_outgoing->hold(left);
    if (left > 0)
        wait(m_options.reading);
    else if (m_state == State::Idle)
        wait(m_options.idle);
    else if (m_state == State::Answering)
        m_timer.stop();
}

void ServedConnection::late() {
    if (m_state == State::Asking)
        refuse(requestTimeout);
    else
        m_socket.abort();
}

void ServedConnection::disconnected() {
    m_timer.stop();
    if (m_outgoing) m_outgoing->close();
    m_outgoing.reset();
    m_socket.deleteLater();
}

}  // namespace tripletalk::net
