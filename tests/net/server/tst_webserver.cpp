// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/http.h"
#include "net/server/webserver.h"
#include "support/rawclient.h"
#include "support/testapplication.h"

#include <atomic>
#include <future>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

using namespace tripletalk;
using namespace tripletalk::net;
using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::StartsWith;
using tests::RawClient;

namespace {

std::unique_ptr<WebServer> started(const WebServer::Options& options, Serve serve) {
    tests::ensureApplication();
    auto server = WebServer::start(options, std::move(serve));
    EXPECT_TRUE(server) << (server ? "" : server.error().toText());
    return *std::move(server);
}

void echo(const ServedRequest& request, ServedReply& reply, const CancelToken& /*cancel*/) {
    reply.send(200, {{"Content-Type", "text/plain"}},
               request.method + " " + request.path + " " + request.query + " " + request.body);
}

}  // namespace

TEST(WebServer, AnswersRequestsOneAfterTheOtherOnOneConnection) {
    const auto server = started({}, echo);
    RawClient client(server->port());
    client.send("GET /a%20b?x=%3F HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_THAT(client.answer(), testing::EndsWith("\r\n\r\nGET /a%20b x=%3F "));
    client.send("POST /c HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello");
    EXPECT_THAT(client.answer(), testing::EndsWith("\r\n\r\nPOST /c  hello"));
    client.send("HEAD /c HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    EXPECT_THAT(client.rest(), testing::EndsWith("Content-Length: 9\r\nConnection: close\r\n\r\n"));
}

TEST(WebServer, TakesABodyThatComesInPieces) {
    const auto server = started({}, echo);
    RawClient client(server->port());
    for (const char* piece : {"POST /", " HTTP/1.1\r\nHo", "st: localhost\r\nContent-Length: 6\r",
                              "\n\r", "\nab", "c", "def"}) {
        client.send(piece);
        std::this_thread::sleep_for(20ms);
    }
    EXPECT_THAT(client.answer(), testing::EndsWith("POST /  abcdef"));
}

TEST(WebServer, AnswersManyAtOnce) {
    const auto server =
        started({.workers = 4}, [](const auto& request, auto& reply, const auto& c) {
            std::this_thread::sleep_for(1ms);
            echo(request, reply, c);
        });
    std::vector<std::thread> clients;
    std::atomic<int> right = 0;
    for (int n = 0; n < 50; ++n)
        clients.emplace_back([&, n] {
            RawClient client(server->port());
            for (int i = 0; i < 20; ++i) {
                const std::string path = "/" + std::to_string(n) + "-" + std::to_string(i);
                client.send("GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
                if (client.answer().ends_with("GET " + path + "  ")) ++right;
            }
        });
    for (auto& client : clients) client.join();
    EXPECT_EQ(right, 1000);
}

TEST(WebServer, WritesAnAnswerPieceByPiece) {
    const auto server = started({}, [](const auto&, ServedReply& reply, const auto&) {
        reply.begin(200, {{"Content-Type", "text/event-stream"}});
        reply.write("one\n");
        reply.write("two\n");
        reply.end();
    });
    RawClient client(server->port());
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    EXPECT_THAT(client.rest(), HasSubstr("\r\n\r\n4\r\none\n\r\n4\r\ntwo\n\r\n0\r\n\r\n"));
}

TEST(WebServer, ClosesTheConnectionOfAnAnswerThatBreaksOff) {
    const auto server = started({}, [](const auto& request, ServedReply& reply, const auto&) {
        if (request.path == "/later") {
            reply.begin(200, {});
            reply.write("half");
        }
        throw std::runtime_error("lost");
    });
    RawClient early(server->port());
    early.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    EXPECT_THAT(early.rest(), StartsWith("HTTP/1.1 500 "));
    RawClient late(server->port());
    late.send("GET /later HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_THAT(late.rest(), testing::Not(HasSubstr("\r\n0\r\n\r\n")));
}

TEST(WebServer, TellsTheWorkerWhenTheClientGoes) {
    std::promise<void> begun, gone;
    const auto server =
        started({}, [&](const auto&, ServedReply& reply, const CancelToken& cancel) {
            reply.begin(200, {});
            begun.set_value();
            while (!cancel.cancelled()) std::this_thread::sleep_for(1ms);
            EXPECT_FALSE(reply.write("for nobody"));
            gone.set_value();
        });
    {
        RawClient client(server->port());
        client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
        begun.get_future().wait();
    }
    EXPECT_EQ(gone.get_future().wait_for(10s), std::future_status::ready);
}

TEST(WebServer, HoldsLittleForAClientThatReadsSlowly) {
    std::atomic<std::size_t> written = 0;
    std::promise<void> done;
    const std::string piece(64U << 10U, 'x');
    const auto server =
        started({.reading = 300ms}, [&](const auto&, ServedReply& reply, const auto&) {
            reply.begin(200, {});
            for (int i = 0; i < 1000 && reply.write(piece); ++i) written += piece.size();
            done.set_value();
        });
    RawClient client(server->port());
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    // It reads nothing: what waits is bounded by us and by the system's buffers, and it is hung up
    // on.
    EXPECT_EQ(done.get_future().wait_for(20s), std::future_status::ready);
    EXPECT_LT(written, 40U << 20U);
}

TEST(WebServer, RefusesWhatIsTooLongBeforeItIsRead) {
    std::atomic<int> served = 0;
    const auto server = started({}, [&](const auto&, ServedReply& reply, const auto&) {
        ++served;
        reply.send(200, {}, "");
    });
    const auto said = [&](const std::string& request) {
        RawClient client(server->port());
        client.send(request);
        return client.rest();
    };
    EXPECT_THAT(said("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10000000\r\n\r\n"),
                StartsWith("HTTP/1.1 413 "));
    EXPECT_THAT(said("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"),
                StartsWith("HTTP/1.1 411 "));
    EXPECT_THAT(said("GET / HTTP/1.1\r\nX: " + std::string(20000, 'x') + "\r\n\r\n"),
                StartsWith("HTTP/1.1 431 "));
    EXPECT_THAT(said("\x16\x03\x01 hello\r\n\r\n"), StartsWith("HTTP/1.1 400 "));
    EXPECT_EQ(served, 0);
}

TEST(WebServer, HangsUpOnWhoeverIsSlowToAsk) {
    const auto server = started({.asking = 200ms}, echo);
    RawClient silent(server->port());
    EXPECT_THAT(silent.rest(), testing::IsEmpty());
    RawClient slow(server->port());
    slow.send("GET / HTTP/1.1\r\nHost: loc");
    EXPECT_THAT(slow.rest(), StartsWith("HTTP/1.1 408 "));
    RawClient idle(server->port());
}

TEST(WebServer, TakesNoRequestBeforeTheAnswerToTheLastOne) {
    std::atomic<int> served = 0;
    const auto server = started({}, [&](const auto&, ServedReply& reply, const auto&) {
        ++served;
        std::this_thread::sleep_for(50ms);
        reply.send(200, {}, "");
    });
    RawClient client(server->port());
    client.send("GET /1 HTTP/1.1\r\nHost: a\r\n\r\nGET /2 HTTP/1.1\r\nHost: a\r\n\r\n");
    client.rest();
    EXPECT_LE(served, 1);
}

TEST(WebServer, EndsWhileItAnswers) {
    std::promise<void> begun;
    auto server = started({}, [&](const auto&, ServedReply& reply, const CancelToken& cancel) {
        reply.begin(200, {});
        begun.set_value();
        while (!cancel.cancelled()) std::this_thread::sleep_for(1ms);
    });
    RawClient client(server->port());
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    begun.get_future().wait();
    server.reset();
    SUCCEED();
}

TEST(WebServer, TakesNoBodyForTheNextRequest) {
    std::atomic<int> served = 0;
    const auto server = started({}, [&](const auto&, ServedReply& reply, const auto&) {
        ++served;
        reply.send(200, {}, "");
    });
    std::string many = "POST / HTTP/1.1\r\nContent-Length: 40\r\n";
    for (int n = 0; n < 2000; ++n) many += "a:b\r\n";
    RawClient client(server->port());
    client.send(many + "\r\nHEAD /v1/models HTTP/1.1\r\nHost: a\r\n\r\n");
    EXPECT_THAT(client.rest(), StartsWith("HTTP/1.1 431 "));
    EXPECT_EQ(served, 0);
}

TEST(WebServer, TakesALongBodyOfWhoeverIsLetInAlone) {
    const auto server =
        started({.admits =
                     [](const HeaderFields& fields) {
                         return std::ranges::find(fields, std::pair<std::string, std::string>(
                                                              "x-token", "right")) != fields.end();
                     }},
                echo);
    const auto said = [&](const std::string& token) {
        RawClient client(server->port());
        client.send("POST / HTTP/1.1\r\nX-Token: " + token +
                    "\r\nContent-Length: 100000\r\nConnection: close\r\n\r\n");
        client.send(std::string(100'000, 'x'));
        return client.rest();
    };
    EXPECT_THAT(said("wrong"), StartsWith("HTTP/1.1 401 "));
    EXPECT_THAT(said("right"), StartsWith("HTTP/1.1 200 "));
}

TEST(WebServer, AsksForTheBodyOfAClientThatHesitates) {
    const auto server = started({}, echo);
    RawClient client(server->port());
    client.send("POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n");
    EXPECT_THAT(client.answer(), StartsWith("HTTP/1.1 100 Continue"));
    client.send("ab");
    EXPECT_THAT(client.answer(), testing::EndsWith("POST /  ab"));
}

TEST(WebServer, SendsOldClientsNoPiecesAndHangsUp) {
    const auto server = started({}, [](const auto&, ServedReply& reply, const auto&) {
        reply.begin(200, {});
        reply.write("one");
        reply.write("two");
        reply.end();
    });
    RawClient client(server->port());
    client.send("GET / HTTP/1.0\r\nHost: a\r\n\r\n");
    EXPECT_THAT(client.rest(), testing::EndsWith("\r\n\r\nonetwo"));
}

TEST(WebServer, ServesAgainAfterItRanOutOfFiles) {
    const auto server = started({}, echo);
    rlimit was{};
    getrlimit(RLIMIT_NOFILE, &was);
    const rlimit few{.rlim_cur = 120, .rlim_max = was.rlim_max};
    setrlimit(RLIMIT_NOFILE, &few);
    {
        std::vector<std::unique_ptr<RawClient>> clients;
        try {
            for (int n = 0; n < 200; ++n)
                clients.push_back(std::make_unique<RawClient>(server->port()));
        } catch (const std::runtime_error&) {
        }
        std::this_thread::sleep_for(100ms);
    }
    setrlimit(RLIMIT_NOFILE, &was);
    // A client waits ten seconds for its answer, the server a part of one to accept again.
    RawClient client(server->port());
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    EXPECT_THAT(client.answer(), StartsWith("HTTP/1.1 200 "));
}

TEST(WebServer, SaysThatItsPortIsTaken) {
    const auto server = started({}, echo);
    const auto second = WebServer::start({.port = server->port()}, echo);
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().kind, ErrorKind::Network);
    EXPECT_EQ(WebServer::start({.address = "nowhere"}, echo).error().kind, ErrorKind::Usage);
    EXPECT_EQ(WebServer::start({.certificate = "none", .key = "none"}, echo).error().kind,
              ErrorKind::Input);
}
