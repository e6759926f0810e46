// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/networkthread.h"

#include <utility>

#include <QCoreApplication>
#include <QEvent>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QSslConfiguration>
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

std::string wordsFor(QNetworkReply::NetworkError error, const std::string& server, bool begun) {
    switch (error) {
        case QNetworkReply::ConnectionRefusedError:
            return "Nothing answers at " + server + ": is the server running?";
        case QNetworkReply::HostNotFoundError:
            return "The server " + server + " cannot be found.";
        case QNetworkReply::SslHandshakeFailedError:
            return "The secure connection to " + server +
                   " failed: its certificate is not trusted.";
        default:
            return begun ? "The connection to " + server + " broke before the reply was complete."
                         : "The server " + server + " cannot be reached.";
    }
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

std::optional<Failure> failureOf(const QNetworkReply& reply, const Exchange& exchange) {
    const auto error = reply.error();
    const int status = statusOf(reply);
    // Qt reports every status of 400 and more as an error too; for us it is a reply.
    if (status >= 400 || (error == QNetworkReply::NoError && !isShort(reply, exchange)))
        return std::nullopt;
    Error worded{ErrorKind::Network, wordsFor(error, serverName(reply.url()), status > 0),
                 detailOf(reply)};
    return Failure{std::move(worded), error == QNetworkReply::ConnectionRefusedError};
}

void passOn(Exchange& exchange, QNetworkReply& reply) {
    if (exchange.status() == 0) exchange.head(statusOf(reply), headersOf(reply));
    const QByteArray piece = reply.readAll();
    if (piece.isEmpty()) return;
    exchange.received += piece.size();
    exchange.push(piece.toStdString());
}

QNetworkReply* open(QNetworkAccessManager& manager, const Exchange& exchange) {
    const QByteArray body(exchange.body.data(), static_cast<qsizetype>(exchange.body.size()));
    if (exchange.method == "GET") return manager.get(exchange.request);
    if (exchange.method == "POST") return manager.post(exchange.request, body);
    return manager.sendCustomRequest(exchange.request, QByteArray::fromStdString(exchange.method),
                                     body);
}

void begin(QNetworkAccessManager& manager, const std::shared_ptr<Exchange>& exchange) {
    QNetworkReply* reply = open(manager, *exchange);
    exchange->reply = reply;
    QObject::connect(reply, &QNetworkReply::readyRead, reply,
                     [exchange, reply] { passOn(*exchange, *reply); });
    QObject::connect(reply, &QNetworkReply::finished, reply, [exchange, reply] {
        passOn(*exchange, *reply);
        exchange->reply = nullptr;
        exchange->finish(failureOf(*reply, *exchange));
        reply->deleteLater();
    });
}

}  // namespace

std::string serverName(const QUrl& url) {
    const QString port = url.port() > 0 ? QStringLiteral(":%1").arg(url.port()) : QString();
    return (url.host() + port).toStdString();
}

/// Lives in the network thread; any event makes it carry out the orders.
class NetworkThread::Mailbox : public QObject {
  public:
    explicit Mailbox(NetworkThread& thread) : m_thread(thread) {
        m_manager.setProxy(QNetworkProxy::NoProxy);
    }

  protected:
    void customEvent(QEvent* /*event*/) override {
        std::vector<Order> orders;
        {
            const std::lock_guard lock(m_thread.m_mutex);
            orders.swap(m_thread.m_orders);
        }
        for (const Order& order : orders) order(m_manager);
    }

  private:
    NetworkThread& m_thread;
    QNetworkAccessManager m_manager;
};

NetworkThread::NetworkThread() {
    setObjectName(QStringLiteral("network"));
    QThread::start();
}

NetworkThread::~NetworkThread() {
    post([this](QNetworkAccessManager& /*manager*/) { quit(); });
    wait();
    const std::lock_guard lock(m_mutex);  // says to a thread sanitizer, which cannot see into
                                          // wait(), that the thread is done
}

void NetworkThread::run() {
    {
        const std::lock_guard lock(m_mutex);
        m_mailbox = std::make_unique<Mailbox>(*this);
    }
    QCoreApplication::postEvent(m_mailbox.get(),
                                new QEvent(QEvent::User));  // for orders that came before
    exec();
    const std::lock_guard lock(m_mutex);
    m_mailbox.reset();
}

void NetworkThread::post(Order order) {
    const std::lock_guard lock(m_mutex);
    m_orders.push_back(std::move(order));
    if (m_mailbox) QCoreApplication::postEvent(m_mailbox.get(), new QEvent(QEvent::User));
}

void NetworkThread::send(const std::shared_ptr<Exchange>& exchange) {
    post([exchange](QNetworkAccessManager& manager) { begin(manager, exchange); });
}

void NetworkThread::abort(const std::shared_ptr<Exchange>& exchange) {
    // Deleting ends the connection; QNetworkReply::abort() complains about a reply that has already
    // seen an error.
    post([exchange](QNetworkAccessManager& /*manager*/) {
        delete std::exchange(exchange->reply, nullptr);
    });
}

}  // namespace tripletalk::net
