// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "serving/web/admission.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::serving;
using testing::Contains;
using testing::Pair;

namespace {

const AdmissionRules rulesOfTest{.token = "0123456789abcdef",
                                 .hosts = {"localhost", "127.0.0.1", "[::1]", "Graphs.example"},
                                 .origins = {"https://chat.example"}};

/// By somebody with the right token, if nothing else is said.
Admission admitted(net::HeaderFields headers, const std::string& method = "GET") {
    const auto has = [&](std::string_view name) {
        return net::ServedRequest{.headers = headers}.header(name) != "";
    };
    if (!has("Host")) headers.emplace_back("Host", "localhost:8765");
    if (!has("Authorization")) headers.emplace_back("Authorization", "Bearer 0123456789abcdef");
    return admit({.method = method, .headers = headers}, rulesOfTest);
}

int refusalOfHost(const std::string& host) { return admitted({{"Host", host}}).refusal; }
int refusalOfToken(const std::string& authorization) {
    return admitted({{"Authorization", authorization}}).refusal;
}

}  // namespace

TEST(Admission, LetsInWhoeverCallsTheServerByOneOfItsNames) {
    for (const char* host : {"localhost", "localhost:8765", "LOCALHOST:1", "127.0.0.1:8765",
                             "[::1]", "[::1]:8765", "graphs.example", "graphs.example:443"})
        EXPECT_EQ(refusalOfHost(host), 0) << host;
}

TEST(Admission, SendsAwayWhoeverWasLedHereByAnotherName) {
    for (const char* host : {"evil.example", "localhost.evil.example:8765",
                             "127.0.0.1.evil.example", "[::2]:8765", "::1", "127.0.0.2", " "})
        EXPECT_EQ(refusalOfHost(host), 421) << host;
    EXPECT_EQ(admit({.method = "GET"}, rulesOfTest).refusal, 421) << "without a name at all";
}

TEST(Admission, LetsNoPageFromElsewhereAsk) {
    for (const char* origin : {"https://evil.example", "null", "http://localhost:8765.evil.example",
                               "http://localhost:9999", "https://chat.example:444"}) {
        const auto admission = admitted({{"Origin", origin}});
        EXPECT_EQ(admission.refusal, 403) << origin;
        EXPECT_TRUE(admission.headers.empty()) << origin;
    }
}

TEST(Admission, GivesNoPictureToAPageFromElsewhere) {
    for (const char* site : {"cross-site", "same-site"})
        EXPECT_EQ(admitted({{"Sec-Fetch-Site", site}}).refusal, 403) << site;
    for (const char* site : {"same-origin", "none"})
        EXPECT_EQ(admitted({{"Sec-Fetch-Site", site}}).refusal, 0) << site;
    EXPECT_EQ(
        admitted({{"Sec-Fetch-Site", "cross-site"}, {"Origin", "https://chat.example"}}).refusal,
        0);
}

TEST(Admission, LetsItsOwnPagesAsk) {
    EXPECT_EQ(admitted({{"Origin", "http://localhost:8765"}}).refusal, 0);
    EXPECT_TRUE(admitted({{"Origin", "http://localhost:8765"}}).headers.empty());
}

TEST(Admission, LetsANamedOriginReadTheAnswers) {
    const auto admission = admitted({{"Origin", "https://chat.example"}});
    EXPECT_EQ(admission.refusal, 0);
    EXPECT_THAT(admission.headers,
                Contains(Pair("Access-Control-Allow-Origin", "https://chat.example")));
    EXPECT_THAT(admission.headers, Contains(Pair("Vary", "Origin")));
    // Else a page could not go on with the session that it was given.
    EXPECT_THAT(admission.headers,
                Contains(Pair("Access-Control-Expose-Headers", "Mcp-Session-Id")));
}

TEST(Admission, ToldToANamedOriginEvenWhereTheTokenIsWrong) {
    const auto admission =
        admitted({{"Origin", "https://chat.example"}, {"Authorization", "Bearer wrong"}});
    EXPECT_EQ(admission.refusal, 401);
    EXPECT_THAT(admission.headers,
                Contains(Pair("Access-Control-Allow-Origin", "https://chat.example")));
}

TEST(Admission, AsksNoTokenOfAQuestionForLeave) {
    const net::HeaderFields fromChat{{"Host", "localhost"}, {"Origin", "https://chat.example"}};
    EXPECT_EQ(admit({.method = "OPTIONS", .headers = fromChat}, rulesOfTest).refusal, 0);
    EXPECT_EQ(admit({.method = "GET", .headers = fromChat}, rulesOfTest).refusal, 401);
    const net::HeaderFields fromNowhere{{"Host", "localhost"}};
    EXPECT_EQ(admit({.method = "OPTIONS", .headers = fromNowhere}, rulesOfTest).refusal, 401);
    const net::HeaderFields fromElsewhere{{"Host", "localhost"},
                                          {"Origin", "https://evil.example"}};
    EXPECT_EQ(admit({.method = "OPTIONS", .headers = fromElsewhere}, rulesOfTest).refusal, 403);
}

TEST(Admission, TakesTheTokenAsBearerAndAsPassword) {
    EXPECT_EQ(refusalOfToken("Bearer 0123456789abcdef"), 0);
    EXPECT_EQ(refusalOfToken("bearer  0123456789abcdef"), 0);
    EXPECT_EQ(refusalOfToken("Basic dXNlcjowMTIzNDU2Nzg5YWJjZGVm"), 0);  // user:TOKEN
    EXPECT_EQ(refusalOfToken("Basic OjAxMjM0NTY3ODlhYmNkZWY="), 0);      // :TOKEN
}

TEST(Admission, RefusesEveryOtherToken) {
    for (const char* authorization :
         {"Bearer", "Bearer ", "Bearer 0123456789abcde", "Bearer 0123456789abcdef0",
          "Bearer 0123456789ABCDEF", "0123456789abcdef", "Digest 0123456789abcdef",
          "Basic MDEyMzQ1Njc4OWFiY2RlZg==" /* TOKEN without a user */,
          "Basic dXNlcjp3cm9uZw==", "Basic !!!", "Basic dXNlcjo="})
        EXPECT_EQ(refusalOfToken(authorization), 401) << authorization;
    const auto missing = admit({.method = "GET", .headers = {{"Host", "localhost"}}}, rulesOfTest);
    EXPECT_EQ(missing.refusal, 401);
    EXPECT_THAT(missing.headers, Contains(Pair("WWW-Authenticate", "Bearer")));
    EXPECT_THAT(missing.headers, Contains(Pair("WWW-Authenticate", testing::StartsWith("Basic "))));
    EXPECT_THAT(missing.reason, testing::Not(testing::HasSubstr(rulesOfTest.token)));
}
