// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/networkthread.h"

#include "net/eventthread.h"
#include "net/loopback.h"
#include "net/unseen.h"

#include <utility>

#include <QCoreApplication>
#include <QEvent>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QTimer>
#include <QUrl>

namespace tripletalk::net {

namespace {

int statusOf(const QNetworkReply& reply) {
    return reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
}

std::map<std::string, std::string> headersOf(const QNetworkReply& reply) {
    std::map<std::string, std::string> headers;
    for (const auto& [name, value] : reply.rawHeaderPairs())
        headers.insert_or_assign(name.toLower().toStdString(), value.toStdString());
    return headers;
}

Sentence wordsFor(QNetworkReply::NetworkError error, const std::string& server, bool begun) {
    switch (error) {
        case QNetworkReply::ConnectionRefusedError:
            return say("Sentence", "Nothing answers at %1: is the server running?").arg(server);
        case QNetworkReply::HostNotFoundError:
            return say("Sentence", "The server %1 cannot be found.").arg(server);
        case QNetworkReply::SslHandshakeFailedError:
            return say("Sentence",
                       "The secure connection to %1 failed: its certificate is not trusted.")
                .arg(server);
        case QNetworkReply::ProxyConnectionRefusedError:
        case QNetworkReply::ProxyConnectionClosedError:
        case QNetworkReply::ProxyNotFoundError:
        case QNetworkReply::ProxyTimeoutError:
            return say("Sentence", "The proxy on the way to %1 cannot be reached.").arg(server);
        case QNetworkReply::ProxyAuthenticationRequiredError:
            return say("Sentence",
                       "The proxy on the way to %1 asks for a name and a password, or refuses "
                       "them.")
                .arg(server);
        default:
            return begun ? say("Sentence",
                               "The connection to %1 broke before the reply was complete.")
                               .arg(server)
                         : say("Sentence", "The server %1 cannot be reached.").arg(server);
    }
}

Fault faultOf(QNetworkReply::NetworkError error) {
    if (error == QNetworkReply::ConnectionRefusedError) return Fault::Refused;
    if (error == QNetworkReply::HostNotFoundError) return Fault::NotFound;
    if (error == QNetworkReply::SslHandshakeFailedError) return Fault::Tls;
    const bool ofProxy = error >= QNetworkReply::ProxyConnectionRefusedError &&
                         error <= QNetworkReply::UnknownProxyError;
    return ofProxy ? Fault::Proxy : Fault::Unknown;
}

std::string detailOf(const QNetworkReply& reply) {
    const bool tls = reply.error() == QNetworkReply::SslHandshakeFailedError;
    const bool noAuthorities = tls && QSslConfiguration::systemCaCertificates().isEmpty();
    return reply.errorString().toStdString() +
           (noAuthorities ? "; no certificate authorities are installed (package ca-certificates)"
                          : "");
}

/// Qt sometimes takes a body for complete when the connection ends; what the server promised tells
/// more.
bool isShort(const QNetworkReply& reply, const Exchange& exchange) {
    const QVariant promised = reply.header(QNetworkRequest::ContentLengthHeader);
    return promised.isValid() && !reply.hasRawHeader("Content-Encoding") &&
           exchange.method != "HEAD" && exchange.received < promised.toLongLong();
}

/// Qt tells of a proxy that it asked for a whole page as if it were the server.
QNetworkReply::NetworkError errorOf(const QNetworkReply& reply, bool behindProxy) {
    if (behindProxy && reply.error() == QNetworkReply::ConnectionRefusedError)
        return QNetworkReply::ProxyConnectionRefusedError;
    if (behindProxy && reply.error() == QNetworkReply::HostNotFoundError)
        return QNetworkReply::ProxyNotFoundError;
    return reply.error();
}

std::optional<Failure> failureOf(const QNetworkReply& reply, const Exchange& exchange,
                                 bool behindProxy) {
    const auto error = errorOf(reply, behindProxy);
    const int status = statusOf(reply);
    // Qt reports every status of 400 and more as an error too; for us it is a reply, but for what
    // the proxy says.
    if ((status >= 400 && faultOf(error) != Fault::Proxy) ||
        (error == QNetworkReply::NoError && !isShort(reply, exchange)))
        return std::nullopt;
    Error worded{ErrorKind::Network, wordsFor(error, serverName(reply.url()), status > 0),
                 detailOf(reply)};
    return Failure{std::move(worded), faultOf(error)};
}

void passOn(Exchange& exchange, QNetworkReply& reply) {
    if (exchange.status() == 0) exchange.head(statusOf(reply), headersOf(reply));
    const QByteArray piece = reply.readAll();
    if (piece.isEmpty()) return;
    exchange.received += piece.size();
    Unseen::seen(piece.size());
    exchange.push(piece.toStdString());
}

/// Sends what stays on this computer directly, and the rest as the person says.
class ProxyChoice : public QNetworkProxyFactory {
  public:
    explicit ProxyChoice(const Connection& connection) : m_connection(connection) {}

    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery& query) override {
        using Proxy = Connection::Proxy;
        if (m_connection.proxy == Proxy::None || isThisComputer(query.peerHostName().toStdString()))
            return {QNetworkProxy::NoProxy};
        if (m_connection.proxy == Proxy::System) return systemProxyForQuery(query);
        return {QNetworkProxy(m_connection.proxy == Proxy::Http ? QNetworkProxy::HttpProxy
                                                                : QNetworkProxy::Socks5Proxy,
                              QString::fromStdString(m_connection.host),
                              static_cast<quint16>(m_connection.port),
                              QString::fromStdString(m_connection.user),
                              QString::fromStdString(m_connection.password))};
    }

  private:
    Connection m_connection;
};

QSslConfiguration trusting(const std::string& authorities) {
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    const auto own = QSslCertificate::fromData(QByteArray::fromStdString(authorities), QSsl::Pem);
    if (!own.isEmpty())
        configuration.setCaCertificates(QSslConfiguration::systemCaCertificates() + own);
    return configuration;
}

QNetworkReply* open(QNetworkAccessManager& manager, const QNetworkRequest& request,
                    const Exchange& exchange) {
    const QByteArray body(exchange.body.data(), static_cast<qsizetype>(exchange.body.size()));
    if (exchange.method == "GET") return manager.get(request);
    if (exchange.method == "POST") return manager.post(request, body);
    return manager.sendCustomRequest(request, QByteArray::fromStdString(exchange.method), body);
}

void begin(QNetworkReply* reply, const std::shared_ptr<Exchange>& exchange, bool behindProxy) {
    exchange->reply = reply;
    reply->setReadBufferSize(mostUnread);
    // Qt 6.4 starts a request that has a body from the event loop, and its HTTP thread never hears
    // what was said before: it reads without bound, and comes to no abort. So it is said again.
    QMetaObject::invokeMethod(
        reply, [reply] { reply->setReadBufferSize(mostUnread); }, Qt::QueuedConnection);
    QObject::connect(reply, &QNetworkReply::readyRead, reply, [exchange, reply] {
        if (!exchange->isFull()) passOn(*exchange, *reply);
    });
    QObject::connect(reply, &QNetworkReply::finished, reply, [exchange, reply, behindProxy] {
        passOn(*exchange, *reply);
        exchange->reply = nullptr;
        exchange->finish(failureOf(*reply, *exchange, behindProxy));
        reply->deleteLater();
    });
}

}  // namespace

std::string serverName(const QUrl& url) {
    const QString port = url.port() > 0 ? QStringLiteral(":%1").arg(url.port()) : QString();
    return (url.host() + port).toStdString();
}

/// What the network thread works with.
struct NetworkThread::Desk {
    Desk() {
        using namespace std::chrono_literals;
        manager.setProxyFactory(new ProxyChoice({}));  // takes it
        looks.setInterval(50ms);
        QObject::connect(&looks, &QTimer::timeout, &looks, [this] {
            unseen.look();
            if (manager.findChild<QNetworkReply*>() == nullptr) looks.stop();
        });
    }

    QNetworkAccessManager manager;
    QSslConfiguration trust = trusting({});
    bool httpProxy = false;
    Unseen unseen;
    QTimer looks;  ///< runs while a reply is awaited
};

/// Lives in the network thread; any event makes it carry out the orders.
class NetworkThread::Mailbox : public QObject {
  public:
    explicit Mailbox(NetworkThread& thread) : m_thread(thread) {}

  protected:
    void customEvent(QEvent* /*event*/) override {
        if (!m_desk)
            m_desk.emplace();  // here, since nobody waits meanwhile: it loads what encrypts
        std::vector<Order> orders;
        {
            const std::lock_guard lock(m_thread.m_mutex);
            orders.swap(m_thread.m_orders);
        }
        for (const Order& order : orders) order(*m_desk);
    }

  private:
    NetworkThread& m_thread;
    std::optional<Desk> m_desk;
};

NetworkThread::NetworkThread()
    : m_thread(std::make_unique<EventThread>(
          "network", [this] { return std::make_unique<Mailbox>(*this); })) {}

NetworkThread::~NetworkThread() = default;

void NetworkThread::post(Order order) {
    const std::lock_guard lock(m_mutex);
    m_orders.push_back(std::move(order));
    QCoreApplication::postEvent(&m_thread->object(), new QEvent(QEvent::User));
}

void NetworkThread::use(const Connection& connection) {
    post([connection](Desk& desk) {
        desk.trust = trusting(connection.authorities);
        desk.httpProxy = connection.proxy == Connection::Proxy::Http;
        desk.manager.setProxyFactory(new ProxyChoice(connection));
        desk.manager.clearConnectionCache();  // made the way it was before
    });
}

void NetworkThread::send(const std::shared_ptr<Exchange>& exchange) {
    post([exchange](Desk& desk) {
        QNetworkRequest request = exchange->request;
        request.setSslConfiguration(desk.trust);
        const bool behindProxy =
            desk.httpProxy && !isThisComputer(request.url().host().toStdString());
        begin(open(desk.manager, request, *exchange), exchange, behindProxy);
        if (!desk.looks.isActive()) desk.looks.start();
    });
}

void NetworkThread::resume(const std::shared_ptr<Exchange>& exchange) {
    post([exchange](Desk& /*desk*/) {
        if (exchange->reply) passOn(*exchange, *exchange->reply);
    });
}

void NetworkThread::abort(const std::shared_ptr<Exchange>& exchange) {
    // Deleting ends the connection; QNetworkReply::abort() complains about a reply that has already
    // seen an error.
    post([exchange](Desk& /*desk*/) { delete std::exchange(exchange->reply, nullptr); });
}

}  // namespace tripletalk::net
