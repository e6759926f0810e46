// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/http.h"
#include "support/httpserver.h"

#include <gtest/gtest.h>

using namespace tripletalk;

TEST(Client, LetsTheServerWaitForAReaderThatTakesItsTime) {
    constexpr std::size_t size = 32U << 20U;
    // It answers one request after the other.
    tests::HttpServer server([](const tests::HttpRequest& request) {
        return tests::HttpAnswer{.body = std::string(request.path == "/long" ? size : 1, 'x')};
    });
    net::Client client;
    std::size_t read = 0;
    const auto reply =
        client.send({.url = server.url() + "/long"}, {}, [&](std::string_view piece) {
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
