// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/server/requesthead.h"

#include <string>

#include <gtest/gtest.h>

using namespace tripletalk::net;

namespace {

const RequestLimits small{.head = 200, .body = 100};

int refusalOf(const std::string& bytes) { return lookAt(bytes, small).refusal; }

}  // namespace

TEST(RequestHead, IsCompleteOnceItsHeadersEnd) {
    const std::string head = "POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n";
    for (std::size_t size = 0; size < head.size(); ++size) {
        const auto part = lookAt(head.substr(0, size), small);
        EXPECT_FALSE(part.complete) << size;
        EXPECT_EQ(part.refusal, 0) << size;
    }
    EXPECT_TRUE(lookAt(head, small).complete);
    EXPECT_TRUE(lookAt(head + "body", small).complete);
}

TEST(RequestHead, IsRefusedWhereTheBodyIsTooLongOrOfUnknownLength) {
    const std::string line = "POST / HTTP/1.1\r\n";
    EXPECT_EQ(refusalOf(line + "content-length: 101\r\n\r\n"), 413);
    EXPECT_EQ(refusalOf(line + "Content-Length: 99999999999999999999999999\r\n\r\n"), 413);
    EXPECT_EQ(refusalOf(line + "Content-Length: -1\r\n\r\n"), 400);
    EXPECT_EQ(refusalOf(line + "Content-Length: 5 6\r\n\r\n"), 400);
    EXPECT_EQ(refusalOf(line + "Content-Length: 5\r\nContent-Length: 6\r\n\r\n"), 400);
    EXPECT_EQ(refusalOf(line + "Transfer-Encoding: chunked\r\n\r\n"), 411);
}

TEST(RequestHead, IsRefusedWhereItIsNoHttp) {
    EXPECT_EQ(refusalOf("\x16\x03\x01\x02\r\n"), 400);
    EXPECT_EQ(refusalOf("GET / HTTP/2.0\r\n\r\n"), 400);
    EXPECT_EQ(refusalOf("get / HTTP/1.1\r\n\r\n"), 400);
    EXPECT_EQ(refusalOf("GET HTTP/1.1\r\n\r\n"), 400);
    EXPECT_EQ(refusalOf("GET / HTTP/1.1\r\nno colon\r\n\r\n"), 400);
}

TEST(RequestHead, IsRefusedWhereItHasNoEnd) {
    EXPECT_EQ(refusalOf(std::string(201, 'A')), 431);
    EXPECT_EQ(refusalOf("GET / HTTP/1.1\r\nX: " + std::string(201, 'a')), 431);
    EXPECT_EQ(refusalOf("GET / HTTP/1.1\r\nX: " + std::string(201, 'a') + "\r\n\r\n"), 431);
}
