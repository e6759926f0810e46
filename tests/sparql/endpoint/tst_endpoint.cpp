// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "sparql/endpoint/endpoint.h"
#include "sparql/endpoint/endpointreply.h"
#include "support/httpserver.h"

#include <future>
#include <semaphore>

#include <gmock/gmock.h>

using namespace std::chrono_literals;

namespace tripletalk::sparql {

namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using tripletalk::tests::HttpAnswer;
using tripletalk::tests::HttpRequest;
using tripletalk::tests::HttpServer;

const HttpAnswer yes{
    200, {{"Content-Type", "application/sparql-results+json"}}, R"({"head":{},"boolean":true})"};

/// Solutions with one variable, its values the numbers from `first`.
HttpAnswer numbers(int first, int count) {
    std::string rows;
    for (int i = 0; i < count; ++i)
        rows += std::string(i == 0 ? "" : ",") + R"({"n":{"type":"literal","value":")" +
                std::to_string(first + i) + "\"}}";
    return {200,
            {{"Content-Type", "application/sparql-results+json; charset=utf-8"}},
            R"({"head":{"vars":["n"]},"results":{"bindings":[)" + rows + "]}}"};
}

std::string decoded(const std::string& text) {
    std::string all;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] == '%') {
            all += static_cast<char>(std::stoi(text.substr(i + 1, 2), nullptr, 16));
            i += 2;
        } else {
            all += text[i];
        }
    return all;
}

/// What the server was asked.
std::string queryOf(const HttpRequest& request) {
    const std::string& place = request.method == "GET" ? request.path : request.body;
    return decoded(place.substr(place.find("query=") + 6));
}

struct EndpointAndServer {
    explicit EndpointAndServer(HttpServer::Answer answer, EndpointAccess access = {})
        : server(std::move(answer)) {
        if (access.url.empty()) access.url = server.url() + "/sparql";
        auto made = Endpoint::create(std::move(access), std::make_shared<net::Client>());
        EXPECT_TRUE(made.ok());
        endpoint = std::move(*made);
    }
    Result<QueryAnswer> ask(std::string_view text, const QueryLimits& limits = {},
                            const CancelToken& cancel = {}) {
        return endpoint->query(text, limits, cancel);
    }

    HttpServer server;
    std::unique_ptr<Endpoint> endpoint;
};

Error errorOf(const Result<QueryAnswer>& answer) {
    return answer ? Error{ErrorKind::Internal, Sentence::verbatim("no error")} : answer.error();
}

}  // namespace

TEST(Endpoint, AsksByGetAndReadsSolutions) {
    EndpointAndServer world([](const HttpRequest&) { return numbers(1, 2); });
    const auto answer = world.ask("SELECT ?n { ?s ?p ?n . FILTER(?n != \"ü &+%#\") }");
    ASSERT_TRUE(answer) << answer.error().toText();
    EXPECT_EQ(answer->rows.size(), 2U);
    EXPECT_FALSE(answer->truncated);
    const HttpRequest asked = world.server.requests().at(0);
    EXPECT_EQ(asked.method, "GET");
    EXPECT_THAT(asked.path, AllOf(HasSubstr("/sparql?query="), Not(HasSubstr("+"))));
    EXPECT_EQ(queryOf(asked), "SELECT ?n { ?s ?p ?n . FILTER(?n != \"ü &+%#\") }\nLIMIT 10001");
    EXPECT_THAT(asked.headers.at("accept"), HasSubstr("application/sparql-results+json"));
    EXPECT_EQ(asked.headers.count("authorization"), 0U);
}

TEST(Endpoint, TakesATruthThatComesAsANumber) {
    std::string cell = "1";
    EndpointAndServer world([&](const HttpRequest&) {
        return HttpAnswer{200,
                          {{"Content-Type", "application/sparql-results+json"}},
                          R"({"head":{"vars":["__ASK_RETVAL"]},"results":{"bindings":[
                              {"__ASK_RETVAL":{"type":"typed-literal","value":")" +
                              cell + "\"}}]}}"};
    });
    EXPECT_TRUE(world.ask("ASK { ?s ?p ?o }")->truth);
    cell = "0";
    EXPECT_FALSE(world.ask("ASK { ?s ?p ?o }")->truth);
    cell = "perhaps";
    EXPECT_EQ(errorOf(world.ask("ASK { ?s ?p ?o }")).kind, ErrorKind::Server);
}

TEST(Endpoint, AsksLongQueriesByPost) {
    EndpointAndServer world([](const HttpRequest&) { return yes; });
    const std::string text = "ASK { ?s ?p \"" + std::string(3000, 'x') + "\" }";
    const auto answer = world.ask(text);
    ASSERT_TRUE(answer) << answer.error().toText();
    EXPECT_TRUE(answer->truth);
    const HttpRequest asked = world.server.requests().at(0);
    EXPECT_EQ(asked.method, "POST");
    EXPECT_EQ(asked.headers.at("content-type"), "application/x-www-form-urlencoded");
    EXPECT_EQ(queryOf(asked), text);
}

TEST(Endpoint, DeclaresThePrefixesThatAQueryUses) {
    EndpointAndServer world([](const HttpRequest&) { return yes; },
                            {.prefixes = {{"ex", "http://e/"}, {"foo", "http://f/"}}});
    ASSERT_TRUE(world.ask("ASK { ?s ex:p 1 }"));
    ASSERT_TRUE(world.ask("PREFIX ex: <http://g/> ASK { ?s ex:p 1 }"));
    EXPECT_EQ(queryOf(world.server.requests().at(0)), "PREFIX ex: <http://e/>\nASK { ?s ex:p 1 }");
    EXPECT_EQ(queryOf(world.server.requests().at(1)), "PREFIX ex: <http://g/> ASK { ?s ex:p 1 }");
}

TEST(Endpoint, NeverSendsAnUpdateAServiceOrNonsense) {
    EndpointAndServer world([](const HttpRequest&) { return yes; });
    EXPECT_EQ(errorOf(world.ask("DELETE WHERE { ?s ?p ?o }")).kind, ErrorKind::Forbidden);
    EXPECT_EQ(errorOf(world.ask("SELECT * { { SELECT * { SERVICE <http://x/> {} } } }")).kind,
              ErrorKind::Forbidden);
    EXPECT_EQ(errorOf(world.ask("SELECT * { ?s ?p }")).kind, ErrorKind::Syntax);
    EXPECT_EQ(errorOf(world.ask("ASK {}", {.queryLength = 3})).kind, ErrorKind::Limit);
    EXPECT_TRUE(world.server.requests().empty());
}

TEST(Endpoint, SaysThatThereAreMoreRows) {
    EndpointAndServer world([](const HttpRequest&) { return numbers(1, 4); });
    const auto answer = world.ask("SELECT ?n { ?s ?p ?n } ORDER BY ?n # all", {.rows = 3});
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->rows.size(), 3U);
    EXPECT_TRUE(answer->truncated);
    EXPECT_THAT(queryOf(world.server.requests().at(0)), HasSubstr("# all\nLIMIT 4"));
    const auto limited = world.ask("SELECT ?n { ?s ?p ?n } LIMIT 9", {.rows = 3});
    ASSERT_TRUE(limited);
    EXPECT_TRUE(limited->truncated);
    EXPECT_THAT(queryOf(world.server.requests().at(1)), Not(HasSubstr("LIMIT 4")));
}

TEST(Endpoint, HasNoMoreRowsSortedThanVirtuosoSorts) {
    const EndpointAndServer world([](const HttpRequest&) { return numbers(0, 10'000); });
    const auto answer = world.endpoint->query("SELECT ?n { ?s ?p ?n } ORDER BY ?n", {}, {});
    ASSERT_TRUE(answer) << answer.error().toText();
    EXPECT_THAT(queryOf(world.server.requests().at(0)), HasSubstr("LIMIT 10000"));
    EXPECT_TRUE(answer->truncated);
}

TEST(Endpoint, LimitsTriplesWhereEachSolutionGivesOne) {
    EndpointAndServer world([](const HttpRequest&) {
        return HttpAnswer{200, {{"Content-Type", "application/n-triples"}}, ""};
    });
    const auto isLimited = [&](std::string_view text) {
        EXPECT_TRUE(world.ask(text, {.rows = 3}));
        return queryOf(world.server.requests().back()).ends_with("\nLIMIT 4");
    };
    EXPECT_TRUE(isLimited("CONSTRUCT WHERE { ?s ?p ?o }"));
    EXPECT_TRUE(isLimited("CONSTRUCT { ?s a <e:x> . ?s <e:p> ?o } { ?s <e:p> ?o FILTER(?o > 1) }"));
    EXPECT_TRUE(isLimited("DESCRIBE ?s { ?s a <e:C> }"));
    // A few triples of many solutions would not tell that there are more.
    EXPECT_FALSE(isLimited("CONSTRUCT { ?p a <e:x> } { ?s ?p ?o }"));
    EXPECT_FALSE(isLimited("CONSTRUCT { ?s <e:p> ?o } { ?s <e:p> ?o ; <e:q> ?x }"));
    EXPECT_FALSE(isLimited("CONSTRUCT { ?s <e:p> ?o } { ?s <e:p>/<e:q> ?o }"));
    EXPECT_FALSE(isLimited("CONSTRUCT { ?s <e:p> ?o } { ?s <e:p> ?o } LIMIT 9"));
    EXPECT_FALSE(isLimited("DESCRIBE ?s { ?s <e:p> ?o }"));
    EXPECT_FALSE(isLimited("DESCRIBE <e:a>"));
}

TEST(Endpoint, AsksALongQueryAgainWhereItIsSent) {
    const std::string text = "ASK { ?s ?p \"" + std::string(3000, 'x') + "\" }";
    for (const int status : {301, 302, 307, 308}) {
        EndpointAndServer world([&](const HttpRequest& request) {
            return request.path == "/sparql" ? HttpAnswer{status, {{"Location", "/query"}}, ""}
                                             : yes;
        });
        ASSERT_TRUE(world.ask(text)) << status;
        const HttpRequest last = world.server.requests().back();
        EXPECT_EQ(last.method, "POST") << status;
        EXPECT_EQ(last.path, "/query") << status;
        EXPECT_EQ(queryOf(last), text) << status;
    }
}

TEST(Endpoint, SendsALongQueryToNoOtherServer) {
    const std::string text = "ASK { ?s ?p \"" + std::string(3000, 'x') + "\" }";
    EndpointAndServer world([](const HttpRequest& request) {
        const std::string port = request.headers.at("host").substr(9);
        return HttpAnswer{307, {{"Location", "http://localhost" + port + "/sparql"}}, ""};
    });
    EXPECT_EQ(errorOf(world.ask(text)).kind, ErrorKind::Network);
    EXPECT_EQ(world.server.requests().size(), 1U);
}

TEST(Endpoint, SaysThatTheServerCutTheAnswer) {
    HttpAnswer cut = numbers(1, 3);
    cut.headers.emplace_back("X-SPARQL-MaxRows", "3");
    EndpointAndServer world([&](const HttpRequest&) { return cut; });
    EXPECT_TRUE(world.ask("SELECT ?n { ?s ?p ?n }")->truncated);
}

TEST(Endpoint, ReadsPageAfterPage) {
    EndpointAndServer world(
        [](const HttpRequest& request) {
            const std::string query = queryOf(request);
            const int limit = std::stoi(query.substr(query.find("LIMIT ") + 6));
            const int offset = std::stoi(query.substr(query.find("OFFSET ") + 7));
            return numbers(offset, std::max(0, std::min(limit, 7 - offset)));
        },
        {.page = 3});
    const auto all = world.ask("SELECT ?n { ?s ?p ?n } ORDER BY ?n");
    ASSERT_TRUE(all) << all.error().toText();
    ASSERT_EQ(all->rows.size(), 7U);
    EXPECT_EQ(all->rows[6][0]->lexical, "6");
    EXPECT_FALSE(all->truncated);
    EXPECT_EQ(world.server.requests().size(), 3U);
    const auto some = world.ask("SELECT ?n { ?s ?p ?n } ORDER BY ?n", {.rows = 5});
    ASSERT_TRUE(some);
    EXPECT_EQ(some->rows.size(), 5U);
    EXPECT_TRUE(some->truncated);
    const auto justAll = world.ask("SELECT ?n { ?s ?p ?n } ORDER BY ?n", {.rows = 7});
    ASSERT_TRUE(justAll);
    EXPECT_EQ(justAll->rows.size(), 7U);
    EXPECT_FALSE(justAll->truncated);
}

TEST(Endpoint, ReadsTriplesAsNTriplesTurtleAndRdfXml) {
    std::string type = "application/n-triples";
    std::string body = "<http://e/s> <http://e/p> \"a\" .\n<http://e/s> <http://e/p> _:b .\n";
    EndpointAndServer world([&](const HttpRequest&) {
        return HttpAnswer{200, {{"Content-Type", type}}, body};
    });
    const auto ask = [&] { return world.ask("CONSTRUCT WHERE { ?s ?p ?o }", {.rows = 2}); };
    auto answer = ask();
    ASSERT_TRUE(answer) << answer.error().toText();
    EXPECT_EQ(answer->triples.size(), 2U);
    EXPECT_FALSE(answer->truncated);
    EXPECT_THAT(world.server.requests().at(0).headers.at("accept"),
                HasSubstr("application/n-triples"));
    type = "text/turtle; charset=utf-8";
    body = "@prefix : <http://e/> . :s :p 1, 2, 3 .";
    answer = ask();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->triples.size(), 2U);
    EXPECT_TRUE(answer->truncated);
    body = "@prefix : <http://e/> . :s :p";
    EXPECT_EQ(errorOf(ask()).kind, ErrorKind::Server);
    type = "application/pdf";
    EXPECT_THAT(errorOf(ask()).detail, HasSubstr("application/pdf"));
}

TEST(Endpoint, ReadsXmlWhereAServerKnowsNothingElse) {
    EndpointAndServer world([](const HttpRequest&) {
        return HttpAnswer{200,
                          {{"Content-Type", "application/sparql-results+xml"}},
                          "<sparql xmlns='http://www.w3.org/2005/sparql-results#'><head/>"
                          "<boolean>true</boolean></sparql>"};
    });
    EXPECT_TRUE(world.ask("ASK {}")->truth);
}

TEST(Endpoint, SendsTheSecretToNobodyElseAndTellsItToNobody) {
    HttpAnswer answer = yes;
    EndpointAndServer world([&](const HttpRequest&) { return answer; },
                            {.authorization = "Bearer geheim"});
    ASSERT_TRUE(world.ask("ASK {}"));
    EXPECT_EQ(world.server.requests().at(0).headers.at("authorization"), "Bearer geheim");
    answer = {302, {{"Location", world.server.url() + "/elsewhere"}}, ""};
    const Error redirected = errorOf(world.ask("ASK {}"));
    EXPECT_EQ(redirected.kind, ErrorKind::Network);
    EXPECT_EQ(world.server.requests().size(), 2U);
    answer = {403, {}, "The key Bearer geheim is not known."};
    const Error refused = errorOf(world.ask("ASK {}"));
    EXPECT_EQ(refused.kind, ErrorKind::Server);
    EXPECT_THAT(refused.toText(), AllOf(HasSubstr("is not known"), Not(HasSubstr("geheim"))));
}

TEST(Endpoint, TellsWhatTheServerSays) {
    HttpAnswer answer;
    EndpointAndServer world([&](const HttpRequest&) { return answer; });
    const auto error = [&](int status, const std::string& body) {
        answer = {status, {}, body};
        return errorOf(world.ask("ASK {}"));
    };
    EXPECT_THAT(error(400, R"({"exception":"Bad  query\nat 3","status":"ERROR"})").detail,
                "status 400: Bad query at 3");
    EXPECT_THAT(error(500,
                      "<!DOCTYPE html><html><head><title>x</title><style>b{}</style></head>"
                      "<body><h1>Oh</h1><p>No  memory</p></body></html>")
                    .detail,
                AllOf(HasSubstr("Oh No memory"), Not(HasSubstr("<"))));
    EXPECT_LT(error(500, std::string(100'000, 'x')).detail.size(), 400U);
    EXPECT_EQ(error(404, "").kind, ErrorKind::NotFound);
    EXPECT_EQ(error(500, "Transaction timed out").kind, ErrorKind::Timeout);
    EXPECT_EQ(error(504, "").kind, ErrorKind::Timeout);
    EXPECT_EQ(error(414, "").kind, ErrorKind::Limit);
    EXPECT_THAT(error(200, "<html><body>Welcome</body></html>").message.text(),
                HasSubstr("web page"));
    EXPECT_EQ(error(200, "{\"head\":{\"vars\":[").kind, ErrorKind::Server);
    EXPECT_EQ(error(200, "").kind, ErrorKind::Server);
    answer = numbers(1, 1);
    EXPECT_EQ(errorOf(world.ask("ASK {}")).kind, ErrorKind::Server);
}

TEST(Endpoint, StopsInTime) {
    EndpointAndServer world([](const HttpRequest&) { return HttpAnswer{.never = true}; });
    EXPECT_EQ(errorOf(world.ask("ASK {}", {.time = 50ms})).kind, ErrorKind::Timeout);
}

TEST(Endpoint, StopsWhenCancelled) {
    std::binary_semaphore asked(0);
    EndpointAndServer world([&](const HttpRequest&) {
        asked.release();
        return HttpAnswer{.never = true};
    });
    const CancelToken cancel;
    auto waiting = std::async(std::launch::async, [&] { return world.ask("ASK {}", {}, cancel); });
    asked.acquire();
    cancel.cancel();
    EXPECT_EQ(errorOf(waiting.get()).kind, ErrorKind::Cancelled);
}

TEST(Endpoint, NoticesBrokenAndHugeReplies) {
    HttpAnswer answer = yes;
    answer.half = true;
    EndpointAndServer world([&](const HttpRequest&) { return answer; });
    EXPECT_EQ(errorOf(world.ask("ASK {}")).kind, ErrorKind::Network);
    answer = {200, {}, std::string(5000, ' ')};
    EXPECT_EQ(errorOf(world.ask("ASK {}", {.memory = 1000})).kind, ErrorKind::Limit);
}

TEST(Endpoint, WantsAnAddressWithoutAPassword) {
    const auto kindOf = [](const std::string& url) {
        const auto made = Endpoint::create({.url = url}, std::make_shared<net::Client>());
        return made ? std::string() : made.error().message.text();
    };
    EXPECT_THAT(kindOf("sparql.example.org"), HasSubstr("http://"));
    EXPECT_THAT(kindOf("https://me:geheim@example.org/"),
                AllOf(HasSubstr("password"), Not(HasSubstr("geheim"))));
    EXPECT_EQ(kindOf("https://example.org/a@b"), "");
}

}  // namespace tripletalk::sparql
