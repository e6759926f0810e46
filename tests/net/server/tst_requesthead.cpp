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

TEST(RequestHead, IsRefusedWhereTwoReadersMightDiffer) {
    const std::string line = "POST / HTTP/1.1\r\n";
    EXPECT_EQ(refusalOf(line + "X: a\nContent-Length: 5\r\n\r\n"), 400);
    EXPECT_EQ(refusalOf("POST / HTTP/1.1\nX: HTTP/1.1\r\n\r\n"), 400);
    EXPECT_EQ(refusalOf(line + "X: a\rY: b\r\n\r\n"), 400);
    EXPECT_EQ(refusalOf(line + "X: a" + std::string(1, '\0') + "\r\n\r\n"), 400);
    EXPECT_EQ(refusalOf(line + "X a: b\r\n\r\n"), 400);
    EXPECT_EQ(refusalOf(line + "Content-Length : 5\r\n\r\n"), 400);
    EXPECT_EQ(refusalOf("GET /x HTTP/1.1 y HTTP/1.1\r\n\r\n"), 400);
    EXPECT_EQ(refusalOf(line + "Host: a\r\nHost: b\r\n\r\n"), 400);
    std::string many = line;
    for (int n = 0; n < 20; ++n) many += "a:b\r\n";
    EXPECT_EQ(lookAt(many + "\r\n", {.fields = 19}).refusal, 431);
    EXPECT_TRUE(lookAt(many + "\r\n", {.fields = 20}).complete);
}

TEST(RequestHead, TellsLengthAndHowTheConnectionEnds) {
    const auto head =
        lookAt("\r\nPOST / HTTP/1.0\r\nContent-Length: 7\r\nExpect: 100-continue\r\n\r\n", small);
    EXPECT_TRUE(head.complete && head.isOld && head.closes && head.hesitates);
    EXPECT_EQ(head.length, 7U);
    EXPECT_TRUE(lookAt("GET / HTTP/1.1\r\nConnection: keep-alive, Close\r\n\r\n", small).closes);
    EXPECT_FALSE(lookAt("GET / HTTP/1.1\r\nConnection: keep-alive\r\n\r\n", small).closes);
}

TEST(RequestHead, IsRefusedWhereItHasNoEnd) {
    EXPECT_EQ(refusalOf(std::string(201, 'A')), 431);
    EXPECT_EQ(refusalOf("GET / HTTP/1.1\r\nX: " + std::string(201, 'a')), 431);
    EXPECT_EQ(refusalOf("GET / HTTP/1.1\r\nX: " + std::string(201, 'a') + "\r\n\r\n"), 431);
}
