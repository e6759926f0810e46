// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/escaping.h"
#include "knowledge/curator.h"
#include "servedbases.h"
#include "sparql/parser/parser.h"
#include "support/guarded.h"

#include <mutex>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::serving;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using tests::HeardAnswer;
using tests::museumBase;
using tests::RawClient;
using tests::ServedBases;

namespace {

HeardAnswer said(const ServedBases& served, const std::string& request) {
    RawClient client(served.port());
    client.send(request);
    return HeardAnswer(client.rest());
}

const std::string hangUp = "Connection: close\r\n";
const std::string bearer = std::string("Authorization: Bearer ") + ServedBases::token + "\r\n";

/// Keeps what it is sent.
struct KeptReply : net::ServedReply {
    int status = 0;
    std::string body;
    void send(int given, const net::HeaderFields&, std::string text) override {
        status = given;
        body = std::move(text);
    }
    void begin(int given, const net::HeaderFields&) override { status = given; }
    bool write(std::string_view chunk) override {
        body += chunk;
        return true;
    }
    void end() override {}
};

}  // namespace

TEST(Service, LetsNobodyInWithoutItsTokenWhateverIsAsked) {
    const ServedBases served({museumBase()});
    for (const char* path :
         {"/", "/mcp", "/v1/models", "/v1/chat/completions", "/bases/test/sparql",
          "/bases/test/entity?iri=x", "/answers/1", "/?question=x", "/nothing"})
        for (const std::string& authorization :
             {std::string(), std::string("Authorization: Bearer wrong\r\n")}) {
            const auto answer =
                said(served, "GET " + std::string(path) + " HTTP/1.1\r\nHost: localhost\r\n" +
                                 authorization + hangUp + "\r\n");
            EXPECT_EQ(answer.status, 401) << path;
            EXPECT_THAT(answer.head, HasSubstr("WWW-Authenticate: Bearer\r\n"));
            EXPECT_THAT(answer.body, Not(HasSubstr("museum")));
        }
}

TEST(Service, IsNotReachedByAnotherNameOrFromAnotherPage) {
    const ServedBases served({museumBase()});
    EXPECT_EQ(
        said(served, "GET / HTTP/1.1\r\nHost: evil.example\r\n" + bearer + hangUp + "\r\n").status,
        421);
    EXPECT_EQ(said(served, "GET / HTTP/1.1\r\n" + bearer + hangUp + "\r\n").status, 421);
    const auto foreign =
        said(served, "GET / HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\n" +
                         bearer + hangUp + "\r\n");
    EXPECT_EQ(foreign.status, 403);
    EXPECT_THAT(foreign.head, Not(HasSubstr("Access-Control")));
}

TEST(Service, GivesLeaveToANamedPage) {
    Service::Options options;
    options.admission.origins = {"https://chat.example"};
    const ServedBases served({museumBase()}, tests::answersBy(tests::sayTheArtists), options);
    const auto leave =
        said(served,
             "OPTIONS /mcp HTTP/1.1\r\nHost: localhost\r\nOrigin: https://chat.example\r\n"
             "Access-Control-Request-Method: POST\r\n" +
                 hangUp + "\r\n");
    EXPECT_EQ(leave.status, 204);
    EXPECT_THAT(leave.head,
                AllOf(HasSubstr("Access-Control-Allow-Origin: https://chat.example\r\n"),
                      HasSubstr("Access-Control-Allow-Methods: GET, HEAD, POST, DELETE\r\n"),
                      HasSubstr("Access-Control-Allow-Headers: Authorization, *\r\n")));
    const auto answer = served.ask("GET", "/v1/models", {{"Origin", "https://chat.example"}});
    EXPECT_EQ(answer.status, 200);
    EXPECT_THAT(answer.head, HasSubstr("Access-Control-Allow-Origin: https://chat.example\r\n"));
}

TEST(Service, TellsWhereThereIsNothing) {
    const ServedBases served({museumBase()});
    EXPECT_EQ(served.get("/nothing").status, 404);
    EXPECT_EQ(served.get("/answers/0123").status, 404);
    EXPECT_EQ(served.get("/answers/").status, 404);
    EXPECT_EQ(served.get("/bases/").status, 404);
    EXPECT_EQ(served.get("/bases/test/entity").status, 404);
    EXPECT_EQ(served.get("/../etc/passwd").status, 404);
    const auto wrong = served.ask("POST", "/", {}, "x");
    EXPECT_EQ(wrong.status, 405);
    EXPECT_THAT(wrong.head, HasSubstr("Allow: GET, HEAD"));
    EXPECT_EQ(served.ask("PATCH", "/").status, 405);
    EXPECT_EQ(served.ask("BREW", "/").status, 405);
}

TEST(Service, TellsErrorsByTheirStatuses) {
    struct Case {
        ErrorKind kind;
        int status;
    };
    for (const Case& one :
         {Case{ErrorKind::NotFound, 404}, Case{ErrorKind::Forbidden, 403},
          Case{ErrorKind::Usage, 400}, Case{ErrorKind::Syntax, 400}, Case{ErrorKind::Limit, 503},
          Case{ErrorKind::Timeout, 503}, Case{ErrorKind::Network, 502},
          Case{ErrorKind::Server, 502}, Case{ErrorKind::Model, 502}, Case{ErrorKind::Io, 500},
          Case{ErrorKind::Internal, 500}}) {
        const ServedBases served(
            {museumBase()}, [&](const auto&) -> Result<std::unique_ptr<answering::AnswerStrategy>> {
                return Error{one.kind, Sentence::verbatim("It is <so>.")};
            });
        const auto answer = served.get("/?question=x");
        EXPECT_EQ(answer.status, one.status) << toString(one.kind);
        EXPECT_EQ(answer.body, "It is <so>.\n");
        EXPECT_THAT(answer.head, AllOf(HasSubstr("Content-Type: text/plain; charset=utf-8\r\n"),
                                       HasSubstr("X-Content-Type-Options: nosniff\r\n")));
    }
}

TEST(Service, AnswersTheChallengeByAQuery) {
    const ServedBases served({museumBase()});
    for (const char* path :
         {"/?dataset=https%3A%2F%2Ftext2sparql.example%2F2025%2Ftest%2F&question=Which+artists%3F",
          "/text2sparql?dataset=https%3A%2F%2Ftext2sparql.example%2F2025%2Ftest%2F&question=Which%"
          "20artists%3F"}) {
        const auto answer = served.get(path);
        ASSERT_EQ(answer.status, 200) << answer.body;
        const auto json = answer.json();
        EXPECT_EQ(json.size(), 3U);
        EXPECT_EQ(json["dataset"], "https://text2sparql.example/2025/test/");
        EXPECT_EQ(json["question"], "Which artists?");
        const auto query = json["query"].get<std::string>();
        EXPECT_TRUE(sparql::parse(query)) << query;
        EXPECT_THAT(query, AllOf(HasSubstr("<http://example.org/ana>"),
                                 HasSubstr("<http://example.org/bo>")));
    }
    EXPECT_EQ(served.get("/text2sparql").status, 400) << "no question";
    EXPECT_EQ(served.get("/?question=").status, 400);
}

TEST(Service, ChoosesTheBaseOfADataset) {
    tests::Guarded<std::string> askedBase{""};
    const tests::TemporaryFolder folder;
    std::filesystem::rename(tests::baseFromTurtle(folder.path(), ":a a :B .").folder(),
                            folder.path() / "corporate");
    const auto other = tests::must(knowledge::KnowledgeBase::open(folder.path() / "corporate"));
    Service::Options options;
    options.datasets = {{"http://example.org/own", "test"}};
    const ServedBases served(
        {museumBase(), other},
        tests::answersBy([&](const auto& question, auto& trace, const auto& cancel) {
            askedBase = question.base->folder().filename().string();
            tests::sayTheArtists(question, trace, cancel);
        }),
        options);
    const auto baseOf = [&](const std::string& dataset) {
        askedBase = std::string("none");
        const auto answer = served.get("/?question=x&dataset=" + text::percentEncoded(dataset));
        return answer.status == 200 ? std::string(askedBase) : std::to_string(answer.status);
    };
    EXPECT_EQ(baseOf("http://example.org/own"), "test.kb");
    EXPECT_EQ(baseOf("https://text2sparql.aksw.org/2025/corporate/"), "corporate");
    EXPECT_EQ(baseOf("corporate"), "corporate");
    EXPECT_EQ(baseOf("https://text2sparql.aksw.org/2025/dbpedia/"), "404")
        << "not just any of several";
    EXPECT_EQ(baseOf(""), "404");
    const ServedBases alone({museumBase()});
    EXPECT_EQ(alone.get("/?question=x&dataset=https%3A%2F%2Fx%2Fdbpedia").status, 200);
}

TEST(Service, TellsItsLogThePathsAndNeverWhatWasAsked) {
    std::mutex mutex;
    std::vector<Served> log;
    Service::Options options;
    options.log = [&](const Served& line) {
        const std::lock_guard lock(mutex);
        log.push_back(line);
    };
    {
        const ServedBases served({museumBase()}, tests::answersBy(tests::sayTheArtists), options);
        EXPECT_EQ(served.get("/?dataset=test&question=secret").status, 200);
        EXPECT_EQ(served
                      .post("/v1/chat/completions",
                            {{"model", "test"},
                             {"messages", {{{"role", "user"}, {"content", "secret"}}}}})
                      .status,
                  200);
        said(served, "GET /bases/test/sparql?query=secret HTTP/1.1\r\nHost: localhost\r\n" +
                         hangUp + "\r\n");
    }
    ASSERT_EQ(log.size(), 3U);
    std::vector<std::string> lines;
    for (const Served& line : log)
        lines.push_back(line.method + " " + line.path + " " + std::to_string(line.refusal));
    EXPECT_THAT(lines, testing::UnorderedElementsAre("GET / 0", "POST /v1/chat/completions 0",
                                                     "GET /bases/test/sparql 401"));
}

TEST(Service, HoldsByTheRuleOfABaseBehindAProxy) {
    const tests::TemporaryFolder folder;
    const auto base = tests::baseFromTurtle(folder.path(), tests::museum);
    tests::must(knowledge::setPrivacy(base.folder(), knowledge::Privacy::Local));
    const auto statuses = [&](bool behindProxy) {
        Service::Options options;
        options.behindProxy = behindProxy;
        const ServedBases served({base}, tests::answersBy(tests::sayTheArtists), options);
        std::vector<int> all;
        for (const char* path :
             {"/bases/test/sparql?query=ASK%7B%7D",
              "/bases/test/entity?iri=http%3A%2F%2Fexample.org%2Fana", "/?question=x"})
            all.push_back(served.get(path).status);
        all.push_back(served
                          .post("/v1/chat/completions",
                                {{"messages", {{{"role", "user"}, {"content", "x"}}}}})
                          .status);
        EXPECT_THAT(served.get("/").body,
                    behindProxy ? HasSubstr(std::string("this computer alone"))
                                : HasSubstr(">" + std::to_string(base.manifest().triples) + "<"));
        return all;
    };
    EXPECT_THAT(statuses(false), ElementsAre(200, 200, 200, 200));
    EXPECT_THAT(statuses(true), ElementsAre(403, 403, 403, 403));
}

TEST(Service, GivesAnAnswerOnlyToWhomeverItsBaseIsTold) {
    const tests::TemporaryFolder folder;
    const auto base = tests::baseFromTurtle(folder.path(), tests::museum);
    SharedBases bases({base});
    Asking asking(tests::answersBy(tests::sayTheArtists));
    const auto given = tests::must(
        asking.ask({.baseName = "test", .base = base, .question = "Which?"}, {}, CancelToken()));
    tests::must(knowledge::setPrivacy(base.folder(), knowledge::Privacy::Local));
    for (const bool here : {true, false}) {
        Service service(bases, asking, {.admission = {.token = "t"}});
        KeptReply reply;
        service.serve({.method = "GET",
                       .path = "/answers/" + given->id,
                       .headers = {{"Host", "localhost"}, {"Authorization", "Bearer t"}},
                       .fromThisComputer = here},
                      reply, CancelToken());
        EXPECT_EQ(reply.status, here ? 200 : 403);
    }
}

TEST(Service, CallsItselfAsTheClientReachesIt) {
    SharedBases bases({museumBase()});
    Asking asking(tests::answersBy(tests::sayTheArtists));
    const auto endpointOf = [&](bool encrypted, bool behindProxy) {
        Service service(bases, asking, {.admission = {.token = "t"}, .behindProxy = behindProxy});
        KeptReply reply;
        service.serve({.method = "GET",
                       .path = "/bases/test/sparql",
                       .headers = {{"Host", "localhost:1"},
                                   {"Authorization", "Bearer t"},
                                   {"Accept", "application/n-triples"}},
                       .fromThisComputer = true,
                       .encrypted = encrypted},
                      reply, CancelToken());
        const std::size_t at = reply.body.find("#endpoint> <");
        return reply.body.substr(at + 12, reply.body.find('>', at + 12) - at - 12);
    };
    EXPECT_EQ(endpointOf(false, false), "http://localhost:1/bases/test/sparql");
    EXPECT_EQ(endpointOf(true, false), "https://localhost:1/bases/test/sparql");
    EXPECT_EQ(endpointOf(false, true), "https://localhost:1/bases/test/sparql");
}
