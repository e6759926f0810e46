// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "soak/flakyserver.h"

#include "soak/modelwords.h"

#include <memory>

#include <QCryptographicHash>
#include <QTcpSocket>
#include <QTimer>

namespace tripletalk::soak {

namespace {

constexpr int triesOfTheProgram = 3;  ///< net::Retry::attempts
constexpr int idleMs = 5'000;         ///< then a connection without a request is closed
constexpr int slowFirstMs = 1'500;
constexpr int slowPieceMs = 80;
constexpr int tricklePieceMs = 200;

QByteArray chunk(const QByteArray& bytes) {
    return QByteArray::number(bytes.size(), 16) + "\r\n" + bytes + "\r\n";
}

QByteArray streamHead() {
    return "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"
           "Transfer-Encoding: chunked\r\n\r\n";
}

QByteArray chunks(const QList<QByteArray>& pieces) {
    QByteArray all;
    for (const QByteArray& piece : pieces) all += chunk(piece);
    return all;
}

bool isOpen(const QTcpSocket* socket) { return socket->state() == QAbstractSocket::ConnectedState; }

QByteArray lengthIn(const QByteArray& head) {
    for (const QByteArray& line : head.split('\n'))
        if (line.toLower().startsWith("content-length:")) return line.mid(15).trimmed();
    return "0";
}

}  // namespace

FlakyServer::FlakyServer(std::uint64_t seed) : m_random(seed) {
    connect(this, &QTcpServer::newConnection, this, &FlakyServer::welcome);
    listen(QHostAddress::LocalHost);
}

QString FlakyServer::url() const {
    return isListening() ? QStringLiteral("http://127.0.0.1:%1/v1").arg(serverPort()) : QString();
}

void FlakyServer::welcome() {
    while (QTcpSocket* socket = nextPendingConnection()) {
        auto* idle = new QTimer(socket);
        idle->setSingleShot(true);
        idle->setInterval(idleMs);
        connect(idle, &QTimer::timeout, socket, &QTcpSocket::disconnectFromHost);
        // What is being said keeps the connection.
        connect(socket, &QTcpSocket::bytesWritten, idle, qOverload<>(&QTimer::start));
        connect(socket, &QTcpSocket::readyRead, this, [this, socket, idle] {
            idle->start();
            read(socket);
        });
        connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
            m_read.remove(socket);
            socket->deleteLater();
        });
        idle->start();
    }
}

void FlakyServer::read(QTcpSocket* socket) {
    QByteArray& bytes = m_read[socket];
    bytes += socket->readAll();
    const qsizetype head = bytes.indexOf("\r\n\r\n");
    if (head < 0) return;
    const qsizetype end = head + 4 + lengthIn(bytes.left(head)).toLongLong();
    if (bytes.size() < end) return;
    const QByteArray path = bytes.left(head).split(' ').value(1);
    const QByteArray body = bytes.mid(head + 4, end - head - 4);
    bytes.remove(0, end);
    answer(socket, path, body);
}

void FlakyServer::answer(QTcpSocket* socket, const QByteArray& path, const QByteArray& body) {
    if (path.endsWith("/chat/completions")) return chat(socket, body);
    if (path.endsWith("/models")) return say(socket, 200, R"({"data": [{"id": "soak"}]})");
    say(socket, 404, R"({"error": {"message": "There is nothing here."}})");
}

FlakyServer::Deed FlakyServer::deedFor(const QByteArray& body) {
    const QByteArray hash = QCryptographicHash::hash(body, QCryptographicHash::Sha1);
    if (const auto failing = m_failing.find(hash); failing != m_failing.end()) {
        if (--*failing == 0) m_failing.erase(failing);
        return Deed::FailForGood;
    }
    struct Share {
        Deed deed;
        const char* name;
        std::size_t perMille;
    };
    constexpr Share shares[] = {
        {Deed::DropAtOnce, "dropped at once", 15},
        {Deed::DropWithin, "dropped within", 15},
        {Deed::FailOnce, "500 once", 10},
        {Deed::FailForGood, "500 for good", 10},
        {Deed::TooMany, "429", 10},
        {Deed::Slow, "slow", 20},
        {Deed::TrickleForEver, "trickled", 5},
        {Deed::PourForEver, "poured", 1},
    };
    std::size_t drawn = m_random.below(1000);
    for (const Share& share : shares) {
        if (drawn < share.perMille) {
            ++m_tally[share.name];
            if (share.deed == Deed::FailForGood) m_failing[hash] = triesOfTheProgram - 1;
            return share.deed;
        }
        drawn -= share.perMille;
    }
    ++m_tally["right"];
    return Deed::Right;
}

void FlakyServer::chat(QTcpSocket* socket, const QByteArray& body) {
    const QList<QByteArray> pieces = wordsOfModel(body, m_random);
    switch (deedFor(body)) {
        case Deed::Right:
            socket->write(streamHead() + chunks(pieces + lastEvents()) + chunk({}));
            return;
        case Deed::DropAtOnce:
            socket->abort();
            return;
        case Deed::DropWithin:
            socket->write(streamHead() + chunks(pieces.first(pieces.size() / 2)));
            socket->disconnectFromHost();
            return;
        case Deed::FailOnce:
        case Deed::FailForGood:
            return say(socket, 500, R"({"error": {"message": "The model fell over."}})");
        case Deed::TooMany:
            return say(socket, 429, R"({"error": {"message": "Too many requests."}})");
        case Deed::Slow:
            QTimer::singleShot(slowFirstMs, socket, [socket, pieces] {
                socket->write(streamHead());
                sayByAndBy(socket, pieces + lastEvents());
            });
            return;
        case Deed::TrickleForEver:
            socket->write(streamHead());
            return trickle(socket);
        case Deed::PourForEver:
            socket->write(streamHead());
            connect(socket, &QTcpSocket::bytesWritten, socket, [socket] { pour(socket); });
            return pour(socket);
    }
}

void FlakyServer::say(QTcpSocket* socket, int status, const QByteArray& body) {
    socket->write("HTTP/1.1 " + QByteArray::number(status) +
                  " Said\r\nContent-Type: application/json\r\nContent-Length: " +
                  QByteArray::number(body.size()) + "\r\n\r\n" + body);
}

void FlakyServer::sayByAndBy(QTcpSocket* socket, const QList<QByteArray>& pieces) {
    if (!isOpen(socket)) return;
    if (pieces.isEmpty()) {
        socket->write(chunk({}));
        return;
    }
    socket->write(chunk(pieces.front()));
    QTimer::singleShot(slowPieceMs, socket,
                       [socket, rest = pieces.mid(1)] { sayByAndBy(socket, rest); });
}

void FlakyServer::trickle(QTcpSocket* socket) {
    if (!isOpen(socket)) return;
    socket->write(chunk(eventWith("and so on ")));
    QTimer::singleShot(tricklePieceMs, socket, [socket] { trickle(socket); });
}

void FlakyServer::pour(QTcpSocket* socket) {
    constexpr qint64 most = 1 << 16;
    static const QByteArray piece = chunk(eventWith(QByteArray(2'000, 'x')));
    while (isOpen(socket) && socket->bytesToWrite() < most) socket->write(piece);
}

}  // namespace tripletalk::soak
