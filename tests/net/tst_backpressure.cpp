// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/http.h"
#include "support/httpserver.h"
#include "support/loopbacklistener.h"
#include "support/testapplication.h"

#include <thread>

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace tripletalk;

namespace {

/// While its reader looks at the first piece, a long reply is not read on.
void expectTheServerToWait(const std::string& method) {
    constexpr std::size_t size = 32U << 20U;
    // It answers one request after the other.
    tests::HttpServer server([](const tests::HttpRequest& request) {
        return tests::HttpAnswer{.body = std::string(request.path == "/long" ? size : 1, 'x')};
    });
    net::Client client;
    std::size_t read = 0;
    const auto reply = client.send(
        {.method = method, .url = server.url() + "/long", .headers = {{"Content-Type", "a/b"}}}, {},
        [&](std::string_view piece) {
            if (read == 0) {
                net::Request other{.url = server.url() + "/short"};
                other.deadlines.total = std::chrono::milliseconds(400);
                net::Client second;
                EXPECT_FALSE(second.send(other, {})) << "everything was read meanwhile";
            }
            read += piece.size();
            return true;
        });
    ASSERT_TRUE(reply) << reply.error().toText();
    EXPECT_EQ(read, size);
}

/// Sends one reply without end, and counts what of it found its way.
class EndlessServer {
  public:
    explicit EndlessServer(int status) : m_thread([this, status] { serve(status); }) {
        tests::ensureApplication();
    }
    ~EndlessServer() { sent(); }
    EndlessServer(const EndlessServer&) = delete;
    EndlessServer& operator=(const EndlessServer&) = delete;

    [[nodiscard]] std::string url() const { return "http://127.0.0.1:" + std::to_string(m_port); }

    /// Bytes, once the client has gone; no more than `most`.
    std::size_t sent() {
        if (m_thread.joinable()) m_thread.join();
        return m_sent;
    }
    static constexpr std::size_t most = std::size_t{1} << 30;

  private:
    void serve(int status) {
        tests::HttpConnection connection(accept(m_listener, nullptr, nullptr));
        close(m_listener);
        if (!connection.read() || !connection.beginChunks({}, status)) return;
        const std::string piece(std::size_t{1} << 16, 'x');
        while (m_sent < most && connection.sendChunk(piece)) m_sent += piece.size();
    }

    int m_port = 0;
    int m_listener = tests::listenOnLoopback(m_port);
    std::size_t m_sent = 0;
    std::thread m_thread;
};

TEST(Client, LetsTheServerWaitForAReaderThatTakesItsTime) { expectTheServerToWait("GET"); }

TEST(Client, LetsTheServerWaitWhereTheRequestHasABody) { expectTheServerToWait("POST"); }

TEST(Client, EndsARefusalWithoutEnd) {
    for (const int status : {401, 407}) {
        EndlessServer server(status);
        {
            net::Client client;
            (void)client.send({.method = "POST", .url = server.url(), .retry = {.attempts = 1}},
                              {});
        }
        EXPECT_LT(server.sent(), EndlessServer::most / 2) << status;
    }
}

TEST(Client, EndsWhatIsLongerThanItMayBe) {
    EndlessServer server(200);
    {
        net::Client client;
        net::Request request{.method = "POST", .url = server.url(), .retry = {.attempts = 1}};
        request.maxBody = 1 << 20;
        const auto reply = client.send(request, {});
        ASSERT_FALSE(reply);
        EXPECT_EQ(reply.error().kind, ErrorKind::Limit);
    }
    EXPECT_LT(server.sent(), EndlessServer::most / 8);
}

}  // namespace
