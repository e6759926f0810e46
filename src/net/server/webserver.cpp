// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/server/webserver.h"

#include "base/caught.h"
#include "net/eventthread.h"
#include "net/server/servedconnection.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <utility>

#include <QAbstractHttpServer>
#include <QHttpServerRequest>
#include <QPointer>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslSocket>
#include <QTcpServer>
#include <QThreadPool>
#include <QTimer>
#include <sys/resource.h>

namespace tripletalk::net {

namespace {

constexpr int serverError = 500;
constexpr int unavailable = 503;
/// Requests that may wait for a worker, for each of these.
constexpr int waitingAWorker = 64;
constexpr std::chrono::milliseconds acceptAgain{500};

/// Takes connections, encrypted where there is a certificate.
class Listener : public QTcpServer {
  public:
    explicit Listener(const WebServer::Options& options) : m_options(options) {
        setListenBacklogSize(static_cast<int>(options.connections));
        // Qt accepts nobody any more once a connection could not be opened.
        connect(this, &QTcpServer::acceptError, this,
                [this] { QTimer::singleShot(acceptAgain, this, [this] { resumeAccepting(); }); });
    }

    Result<void> prepare() {
        if (m_options.certificate.empty()) return {};
        const auto certificates =
            QSslCertificate::fromData(QByteArray::fromStdString(m_options.certificate), QSsl::Pem);
        const QByteArray key = QByteArray::fromStdString(m_options.key);
        QSslKey secret(key, QSsl::Rsa);
        if (secret.isNull()) secret = QSslKey(key, QSsl::Ec);
        if (certificates.isEmpty() || secret.isNull())
            return Error{ErrorKind::Input,
                         say("Sentence", "A certificate and its key are needed, both as PEM.")};
        m_tls = QSslConfiguration::defaultConfiguration();
        m_tls.setLocalCertificateChain(certificates);
        m_tls.setPrivateKey(secret);
        m_tls.setPeerVerifyMode(QSslSocket::VerifyNone);
        return {};
    }

  protected:
    void incomingConnection(qintptr descriptor) override {
        auto* socket = new QSslSocket(this);
        if (!socket->setSocketDescriptor(descriptor)) {
            delete socket;
            return;
        }
        auto* connection = new ServedConnection(*socket, m_options);
        connection->setObjectName(QStringLiteral("connection"));
        if (static_cast<std::size_t>(findChildren<QSslSocket*>().size()) > mostConnections()) {
            connection->refuse(unavailable);
            return;
        }
        if (!m_options.certificate.empty()) {
            socket->setSslConfiguration(m_tls);
            socket->startServerEncryption();
        }
        addPendingConnection(socket);
    }

  private:
    /// Half of the files that the program may open are left to whatever it serves.
    [[nodiscard]] std::size_t mostConnections() const {
        rlimit files{};
        if (getrlimit(RLIMIT_NOFILE, &files) != 0) return m_options.connections;
        return std::min<std::size_t>(m_options.connections, files.rlim_cur / 2);
    }

    const WebServer::Options& m_options;
    QSslConfiguration m_tls;
};

std::string methodName(QHttpServerRequest::Method method) {
    switch (method) {
        case QHttpServerRequest::Method::Get:
            return "GET";
        case QHttpServerRequest::Method::Head:
            return "HEAD";
        case QHttpServerRequest::Method::Post:
            return "POST";
        case QHttpServerRequest::Method::Put:
            return "PUT";
        case QHttpServerRequest::Method::Delete:
            return "DELETE";
        case QHttpServerRequest::Method::Options:
            return "OPTIONS";
        case QHttpServerRequest::Method::Patch:
            return "PATCH";
        default:
            return "OTHER";
    }
}

ServedRequest served(const QHttpServerRequest& request, const QTcpSocket& socket) {
    ServedRequest made;
    made.method = methodName(request.method());
    made.path = request.url().path(QUrl::FullyEncoded).toStdString();
    made.query = request.url().query(QUrl::FullyEncoded).toStdString();
    for (const auto& [name, value] : request.headers())
        made.headers.emplace_back(name.toStdString(), value.toStdString());
    made.body = request.body().toStdString();
    made.fromThisComputer = socket.peerAddress().isLoopback();
    const auto* tls = qobject_cast<const QSslSocket*>(&socket);
    made.encrypted = tls && tls->isEncrypted();
    return made;
}

/// Reads requests as Qt does, and has them answered by workers.
class Reader : public QAbstractHttpServer {
  public:
    Reader(const WebServer::Options& options, Serve serve)
        : m_serve(std::move(serve)), m_mostWaiting(options.workers * waitingAWorker) {
        m_workers.setMaxThreadCount(options.workers);
    }
    /// Nobody is answered any more.
    ~Reader() override {
        for (const QTcpServer* server : servers())
            for (QSslSocket* socket : server->findChildren<QSslSocket*>()) socket->abort();
        m_workers.waitForDone();
    }

  protected:
    bool handleRequest(const QHttpServerRequest& request, QTcpSocket* socket) override {
        ServedConnection* connection = ServedConnection::of(*socket);
        if (!connection) return true;
        ServedRequest asked = served(request, *socket);
        const auto outgoing = connection->beginAnswer(asked.body.size());
        if (!outgoing)
            socket->abort();
        else if (m_waiting >= m_mostWaiting)
            connection->refuse(unavailable);
        else
            start(std::move(asked), outgoing, *socket);
        return true;
    }

    void missingHandler(const QHttpServerRequest& /*request*/, QTcpSocket* socket) override {
        socket->abort();
    }

  private:
    void start(ServedRequest request, const std::shared_ptr<Outgoing>& outgoing,
               QTcpSocket& socket) {
        ++m_waiting;
        const RequestHead& head = ServedConnection::of(socket)->request();
        const WrittenReply::Style style{
            .headOnly = request.method == "HEAD", .chunked = !head.isOld, .closes = head.closes};
        m_workers.start([this, outgoing, style, to = QPointer<QTcpSocket>(&socket),
                         request = std::move(request)] {
            --m_waiting;
            answer(request, style, outgoing, to);
        });
    }

    void answer(const ServedRequest& request, const WrittenReply::Style& style,
                const std::shared_ptr<Outgoing>& outgoing, const QPointer<QTcpSocket>& to) {
        WrittenReply reply(outgoing, style, [&](std::string bytes, bool last) {
            QMetaObject::invokeMethod(this, [outgoing, to, bytes = std::move(bytes), last] {
                if (auto* connection = to ? ServedConnection::of(*to) : nullptr)
                    connection->pass(*outgoing, bytes, last);
            });
        });
        try {
            if (!outgoing->cancel.cancelled()) m_serve(request, reply, outgoing->cancel);
            if (!reply.isBegun()) reply.send(serverError, {}, {});
            if (!reply.isEnded()) reply.end();
        } catch (const std::exception& thrown) {
            if (!reply.isBegun())
                return reply.send(serverError, {{"Content-Type", "text/plain"}},
                                  errorOf(thrown).toText() + "\n");
            // An answer that broke off must not look complete.
            QMetaObject::invokeMethod(this, [to] {
                if (to) to->abort();
            });
        }
    }

    Serve m_serve;
    int m_mostWaiting;
    std::atomic<int> m_waiting = 0;
    QThreadPool m_workers;
};

}  // namespace

struct WebServer::Private {
    Private(const Options& given, const Serve& serve)
        : options(given),
          thread("server", [&] { return std::make_unique<Reader>(given, serve); }) {}

    const Options options;
    std::uint16_t port = 0;
    EventThread thread;

    [[nodiscard]] Reader& reader() const { return static_cast<Reader&>(thread.object()); }
    Result<void> listen();
};

Result<void> WebServer::Private::listen() {
    QHostAddress address;
    if (!address.setAddress(QString::fromStdString(options.address)))
        return Error{ErrorKind::Usage,
                     say("Sentence", "\"%1\" is no address of a computer.").arg(options.address)};
    auto listener = std::make_unique<Listener>(options);
    if (auto prepared = listener->prepare(); !prepared) return prepared;
    if (!listener->listen(address, options.port))
        return Error{ErrorKind::Network,
                     say("Sentence", "No server can be started at %1, port %2.")
                         .arg(options.address)
                         .arg(options.port),
                     listener->errorString().toStdString()};
    port = listener->serverPort();
    reader().bind(listener.release());
    return {};
}

WebServer::WebServer(std::unique_ptr<Private> given) : d(std::move(given)) {}

Result<std::unique_ptr<WebServer>> WebServer::start(const Options& options, const Serve& serve) {
    auto d = std::make_unique<Private>(options, serve);
    Result<void> listening;
    QMetaObject::invokeMethod(
        &d->reader(), [&] { listening = d->listen(); }, Qt::BlockingQueuedConnection);
    if (!listening) return listening.error();
    return std::unique_ptr<WebServer>(new WebServer(std::move(d)));
}

WebServer::~WebServer() = default;

std::uint16_t WebServer::port() const { return d->port; }

}  // namespace tripletalk::net
