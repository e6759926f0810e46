// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/server/servedconnection.h"

#include <QSslSocket>

namespace tripletalk::net {

namespace {

constexpr int requestTimeout = 408;
/// For what a client that is refused may still want to read.
constexpr std::chrono::milliseconds farewell = std::chrono::seconds(2);

}  // namespace

ServedConnection::ServedConnection(QSslSocket& socket, const WebServer::Options& options)
    : QObject(&socket), m_socket(socket), m_options(options) {
    // Before the server of Qt connects: so this is asked first.
    connect(&socket, &QIODevice::readyRead, this, [this] { look(); });
    connect(&socket, &QIODevice::bytesWritten, this, [this](qint64 bytes) { written(bytes); });
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
    if (m_state == State::Answering || m_state == State::Refused) {
        m_socket.abort();
        return;
    }
    if (m_state == State::Idle) {
        m_state = State::Asking;
        wait(m_options.asking);
    }
    if (m_headDone) return;
    m_head += m_socket.peek(m_socket.bytesAvailable()).toStdString();
    const RequestHead head = lookAt(m_head, m_options.limits);
    if (head.refusal != 0)
        refuse(head.refusal);
    else if (head.complete)
        m_headDone = true;
}

std::shared_ptr<Outgoing> ServedConnection::beginAnswer(bool closes) {
    if (m_socket.bytesAvailable() > 0 || m_state != State::Asking) return nullptr;
    m_state = State::Answering;
    m_closes = closes || m_head.find(" HTTP/1.0\r\n") != std::string::npos;
    m_timer.stop();
    m_outgoing = std::make_shared<Outgoing>();
    return m_outgoing;
}

void ServedConnection::pass(const Outgoing& outgoing, const std::string& bytes, bool last) {
    if (m_outgoing.get() != &outgoing) return;
    m_socket.write(bytes.data(), static_cast<qint64>(bytes.size()));
    wait(m_options.reading);
    if (!last) return;
    m_outgoing.reset();
    m_head.clear();
    m_headDone = false;
    m_state = m_closes ? State::Refused : State::Idle;
    if (m_closes) m_socket.disconnectFromHost();
}

void ServedConnection::refuse(int status) {
    m_state = State::Refused;
    m_socket.readAll();
    const std::string answer = headText(status, {{"Content-Length", "0"}, {"Connection", "close"}});
    m_socket.write(answer.data(), static_cast<qint64>(answer.size()));
    m_socket.disconnectFromHost();
    wait(farewell);
}

void ServedConnection::written(qint64 bytes) {
    if (m_outgoing) m_outgoing->sent(static_cast<std::size_t>(bytes));
    if (m_socket.bytesToWrite() > 0)
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
