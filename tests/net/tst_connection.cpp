// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/http.h"
#include "net/loopback.h"
#include "support/testmodelserver.h"

#include <future>

#include <QCoreApplication>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslServer>
#include <QSslSocket>
#include <QTcpServer>
#include <QTcpSocket>
#include <gmock/gmock.h>

using namespace std::chrono_literals;
using namespace tripletalk;
using testing::HasSubstr;

namespace {

// An authority that signed itself for 127.0.0.1, made for these tests alone: 2020 to 2120.
constexpr const char* authority =
    "-----BEGIN CERTIFICATE-----\n"
    "MIIBfDCCASKgAwIBAgIBATAKBggqhkjOPQQDAjAkMSIwIAYDVQQDDBlUcmlwbGVU\n"
    "YWxrIHRlc3QgYXV0aG9yaXR5MCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAw\n"
    "MDAwWjAkMSIwIAYDVQQDDBlUcmlwbGVUYWxrIHRlc3QgYXV0aG9yaXR5MFkwEwYH\n"
    "KoZIzj0CAQYIKoZIzj0DAQcDQgAE603o34hbDCgqh8X/NeRRFCcIeWKbpuIINTch\n"
    "vfxUuqUcmyAztP329juZabaUhe1hJiFcPaQbtSYRye5WUgBkcKNDMEEwDwYDVR0T\n"
    "AQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMB0GA1UdDgQWBBT4et8jEa512nbr\n"
    "oyDYDPaln6hsOzAKBggqhkjOPQQDAgNIADBFAiEA34GOC9s/oTVo84XstgCdKIah\n"
    "PA6DlfftMMqkQEoXd44CIDZb6HKIW290yxEeQxCz0r628cCa2NTykmT1Or7spsNi\n"
    "-----END CERTIFICATE-----\n";
constexpr const char* authorityKey =
    "-----BEGIN PRIVATE KEY-----\n"
    "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg7JgI4HekjFOoF9b6\n"
    "wNCkXoVKZawrxgYnprNkszkjiC2hRANCAATrTejfiFsMKCqHxf815FEUJwh5Ypum\n"
    "4gg1NyG9/FS6pRybIDO0/fb2O5lptpSF7WEmIVw9pBu1JhHJ7lZSAGRw\n"
    "-----END PRIVATE KEY-----\n";

net::Request plain(const std::string& url) {
    net::Request request;
    request.url = url;
    request.retry.attempts = 1;
    request.deadlines = {20s, 20s, 20s};
    return request;
}

/// Sends on another thread while this one serves.
Result<net::Reply> sendWhileServing(net::Client& client, const net::Request& request) {
    auto sent = std::async(std::launch::async, [&] { return client.send(request, {}); });
    while (sent.wait_for(0ms) != std::future_status::ready)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    return sent.get();
}

struct Serving {
    Serving(QTcpServer& server, std::function<void(QTcpSocket&)> onBytes) {
        server.listen(QHostAddress::LocalHost);
        QObject::connect(&server, &QTcpServer::pendingConnectionAvailable, &server,
                         [&server, onBytes = std::move(onBytes)] {
                             QTcpSocket* socket = server.nextPendingConnection();
                             QObject::connect(socket, &QTcpSocket::readyRead, socket,
                                              [socket, onBytes] { onBytes(*socket); });
                         });
    }
};

void answer(QTcpSocket& socket) {
    if (socket.readAll().contains("\r\n\r\n"))
        socket.write("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello");
}

class ConnectionTest : public testing::Test {
  protected:
    tests::ModelServer server;  // makes the application
    net::Client client;
};

TEST_F(ConnectionTest, AsksTheProxyForWhatIsElsewhere) {
    server.setPage("http://models.example/v1/models", {200, {"from afar"}});
    client.use({.proxy = net::Connection::Proxy::Http, .host = "127.0.0.1", .port = server.port()});
    const auto reply = client.send(plain("http://models.example/v1/models"), {});
    ASSERT_TRUE(reply) << reply.error().toText();
    EXPECT_EQ(reply->body, "from afar");
}

TEST_F(ConnectionTest, AsksThisComputerDirectly) {
    client.use({.proxy = net::Connection::Proxy::Http, .host = "127.0.0.1", .port = 1});
    const auto reply = client.send(plain(server.url() + "/api/version"), {});
    ASSERT_TRUE(reply) << reply.error().toText();
    EXPECT_EQ(reply->status, 200);
}

TEST_F(ConnectionTest, SaysThatTheProxyCannotBeReached) {
    client.use({.proxy = net::Connection::Proxy::Http, .host = "127.0.0.1", .port = 1});
    auto request = plain("http://models.example/");
    net::Fault fault = net::Fault::Unknown;
    request.onFault = [&](net::Fault found) { fault = found; };
    const auto reply = client.send(request, {});
    ASSERT_FALSE(reply);
    EXPECT_EQ(fault, net::Fault::Proxy);
    EXPECT_THAT(reply.error().message.text(), HasSubstr("proxy"));
}

TEST_F(ConnectionTest, SaysThatTheProxyWantsAPassword) {
    server.setPage("http://models.example/", {407, {"who are you?"}});
    client.use({.proxy = net::Connection::Proxy::Http, .host = "127.0.0.1", .port = server.port()});
    auto request = plain("http://models.example/");
    net::Fault fault = net::Fault::Unknown;
    request.onFault = [&](net::Fault found) { fault = found; };
    const auto reply = client.send(request, {});
    ASSERT_FALSE(reply);
    EXPECT_EQ(fault, net::Fault::Proxy);
}

TEST_F(ConnectionTest, SpeaksToASocksProxy) {
    QTcpServer socks;
    QByteArray greeting;
    const Serving serving(socks, [&](QTcpSocket& socket) {
        greeting += socket.readAll();
        socket.write("\x05\xff", 2);  // no way of signing in is good enough
        socket.disconnectFromHost();
    });
    client.use(
        {.proxy = net::Connection::Proxy::Socks, .host = "127.0.0.1", .port = socks.serverPort()});
    EXPECT_FALSE(sendWhileServing(client, plain("http://models.example/")));
    ASSERT_FALSE(greeting.isEmpty());
    EXPECT_EQ(greeting.at(0), 5);
}

TEST_F(ConnectionTest, BelievesOwnCertificatesBesidesTheSystems) {
    QSslServer secure;
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setLocalCertificate(QSslCertificate(authority));
    configuration.setPrivateKey(QSslKey(authorityKey, QSsl::Ec));
    secure.setSslConfiguration(configuration);
    const Serving serving(secure, answer);
    auto request = plain("https://127.0.0.1:" + std::to_string(secure.serverPort()) + "/");
    net::Fault fault = net::Fault::Unknown;
    request.onFault = [&](net::Fault found) { fault = found; };
    EXPECT_FALSE(sendWhileServing(client, request));
    EXPECT_EQ(fault, net::Fault::Tls);
    client.use({.authorities = authority});
    const auto reply = sendWhileServing(client, request);
    ASSERT_TRUE(reply) << reply.error().toText();
    EXPECT_EQ(reply->body, "hello");
    client.use({});
    EXPECT_FALSE(sendWhileServing(client, request));
}

TEST(Certificates, TellWhoseTheyAre) {
    const auto found = net::certificatesIn(std::string(authority) + authority);
    ASSERT_TRUE(found);
    ASSERT_EQ(found->size(), 2U);
    EXPECT_EQ(found->front().subject, "TripleTalk test authority");
    EXPECT_EQ(found->front().until, "2120-01-01");
    EXPECT_FALSE(found->front().expired);
    EXPECT_EQ(net::certificatesIn("no certificate").error().kind, ErrorKind::Input);
    EXPECT_EQ(net::certificatesIn(authorityKey).error().kind, ErrorKind::Input);
}

TEST(ThisComputer, IsKnownByItsNameAlone) {
    for (const char* host :
         {"localhost", "LOCALHOST", "127.0.0.1", "127.3.2.1", "::1", "a.localhost"})
        EXPECT_TRUE(net::isThisComputer(host)) << host;
    for (const char* host : {"", "api.openai.com", "localhost.example", "10.0.0.1", "127.example"})
        EXPECT_FALSE(net::isThisComputer(host)) << host;
}

}  // namespace
