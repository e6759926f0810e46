// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cli/command.h"
#include "support/httpserver.h"
#include "support/testbases.h"

#include <sstream>

#include <gmock/gmock.h>
#include <stdlib.h>

namespace tripletalk::cli {

using namespace tripletalk::tests;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using tripletalk::tests::HttpAnswer;
using tripletalk::tests::HttpRequest;
using tripletalk::tests::HttpServer;

namespace {

struct SparqlCommand : testing::Test {
    TemporaryFolder folder;
    std::string kb = baseFromTurtle(folder.path(), museum).folder().string();
    std::string out;
    std::string err;

    int run(std::vector<std::string> words, const std::string& input = {}) {
        words.insert(words.begin(), "sparql");
        return command(words, input);
    }
    int command(const std::vector<std::string>& words, const std::string& input = {}) {
        std::istringstream in(input);
        std::ostringstream outStream;
        std::ostringstream errStream;
        Context context{in, outStream, errStream, CancelToken(), std::make_shared<net::Client>()};
        const int status = cli::run(words, context);
        out = outStream.str();
        err = errStream.str();
        return status;
    }
};

const std::string years =
    "PREFIX m: <http://example.org/> SELECT ?s ?y { ?s m:year ?y FILTER(?y < 1902) } ORDER BY ?y";

}  // namespace

TEST_F(SparqlCommand, ShowsATableWithPrefixedNames) {
    ASSERT_EQ(run({"--kb", kb, years}), Done) << err;
    EXPECT_EQ(out, "s     y\n----  ----\nm:p4  1899\nm:p1  1901\n");
    EXPECT_EQ(err, "");
    ASSERT_EQ(run({"--kb", kb, "ASK { ?s ex:year 1911 }"}), Done) << err;
    EXPECT_EQ(out, "yes\n");
}

TEST_F(SparqlCommand, ShowsLabels) {
    ASSERT_EQ(run({"--kb", kb, "--labels", years}), Done) << err;
    EXPECT_THAT(out, HasSubstr("\nTwo Chairs (m:p4)       1899\n"));
    EXPECT_THAT(out, HasSubstr("\nHarbour at Dawn (m:p1)  1901\n"));
}

TEST_F(SparqlCommand, WritesTheFormatsOfTheStandard) {
    ASSERT_EQ(run({"--kb", kb, "--format", "csv", years}), Done) << err;
    EXPECT_EQ(out, "s,y\r\nhttp://example.org/p4,1899\r\nhttp://example.org/p1,1901\r\n");
    ASSERT_EQ(run({"--kb", kb, "--format", "tsv", "-"}, years), Done) << err;
    EXPECT_EQ(out, "?s\t?y\n<http://example.org/p4>\t1899\n<http://example.org/p1>\t1901\n");
    const std::string file = writeText(folder.path() / "q.rq", years).string();
    ASSERT_EQ(run({"--kb", kb, "--json", "--file", file}), Done) << err;
    EXPECT_EQ(nlohmann::json::parse(out)["results"]["bindings"][1]["y"]["value"], "1901");
    const std::string made = "CONSTRUCT { ?s ex:made ?a } WHERE { ?s ex:paintedBy ?a } LIMIT 1";
    ASSERT_EQ(run({"--kb", kb, "--format", "nt", made}), Done) << err;
    EXPECT_THAT(out, HasSubstr(" <http://example.org/made> <http://example.org/"));
    ASSERT_EQ(run({"--kb", kb, "--format", "turtle", made}), Done) << err;
    EXPECT_THAT(out, HasSubstr("@prefix "));
}

TEST_F(SparqlCommand, SaysWhatWasCutAndExplainsAQuery) {
    ASSERT_EQ(run({"--kb", kb, "--rows", "1", years}), Done) << err;
    EXPECT_THAT(out, Not(HasSubstr("m:p1")));
    EXPECT_THAT(err, HasSubstr("more was cut"));
    ASSERT_EQ(run({"--kb", kb, "--explain", years}), Done) << err;
    EXPECT_THAT(out, AllOf(HasSubstr("Algebra"), HasSubstr("SELECT"), HasSubstr("Plan")));
}

TEST_F(SparqlCommand, RefusesWhatItCannotDo) {
    EXPECT_EQ(run({"--kb", kb}), WrongUsage);
    EXPECT_EQ(run({years}), WrongUsage);
    EXPECT_EQ(run({"--kb", kb, "--endpoint", "http://e/", years}), WrongUsage);
    EXPECT_EQ(run({"--kb", kb, "--format", "html", years}), WrongUsage);
    EXPECT_EQ(run({"--kb", kb, "--format", "nt", years}), WrongUsage);
    EXPECT_EQ(run({"--endpoint", "http://e/", "--explain", years}), WrongUsage);
    EXPECT_EQ(run({"--endpoint", "http://e/", "--auth-env", "NO_SUCH_VARIABLE", years}),
              WrongUsage);
    EXPECT_EQ(run({"--kb", kb, "SELECT * { ?s ?p }"}), Failed);
    EXPECT_THAT(err, HasSubstr("1:18"));
    EXPECT_EQ(run({"--kb", kb, "SELECT * { SERVICE <http://e/> { ?s ?p ?o } }"}), Failed);
}

TEST_F(SparqlCommand, AsksABaseThatIsAnEndpoint) {
    HttpServer server([](const HttpRequest& request) {
        const bool labels = request.path.find("VALUES") != std::string::npos;
        const bool ask = request.path.find("ASK") != std::string::npos;
        return HttpAnswer{200,
                          {{"Content-Type", "application/sparql-results+json"}},
                          ask      ? R"({"head":{},"boolean":true})"
                          : labels ? R"({"head":{"vars":["thing","property","label"]},
            "results":{"bindings":[{"thing":{"type":"uri","value":"http://e/x"},
            "property":{"type":"uri","value":"http://www.w3.org/2000/01/rdf-schema#label"},
            "label":{"type":"literal","value":"The X"}}]}})"
                                   : R"({"head":{"vars":["s"]},"results":{"bindings":[
            {"s":{"type":"uri","value":"http://e/x"}}]}})"};
    });
    const std::string far = (folder.path() / "far.kb").string();
    const std::string prefixes =
        writeText(folder.path() / "p.ttl", "@prefix e: <http://e/> .").string();
    EXPECT_EQ(command({"import", "--endpoint", server.url(), "--kb", far, "--base", "http://e/"}),
              WrongUsage);
    ASSERT_EQ(command({"import", "--endpoint", server.url() + "/sparql", "--kb", far, "--prefixes",
                       prefixes}),
              Done)
        << err;
    EXPECT_THAT(out, HasSubstr("asked by SPARQL"));
    ASSERT_EQ(run({"--kb", far, "--labels", "SELECT ?s { ?s e:p 1 }"}), Done) << err;
    EXPECT_EQ(out, "s\n-----------\nThe X (e:x)\n");
    EXPECT_EQ(run({"--kb", far, "--explain", "ASK {}"}), WrongUsage);
    EXPECT_EQ(command({"ask", "--kb", far, "What is there?"}), Failed);
    EXPECT_THAT(err, HasSubstr("tripletalk-cli excerpt"));
    EXPECT_EQ(command({"info", "--kb", far, "--json"}), Done) << err;
    EXPECT_EQ(nlohmann::json::parse(out)["kind"], "remote");
    EXPECT_EQ(command({"sql", "--kb", far, "SELECT 1"}), WrongUsage);
}

TEST_F(SparqlCommand, AsksAnEndpointWithTheSecretOfTheEnvironment) {
    HttpServer server([](const HttpRequest&) {
        return HttpAnswer{200,
                          {{"Content-Type", "application/sparql-results+json"}},
                          R"({"head":{"vars":["s"]},"results":{"bindings":[
                              {"s":{"type":"uri","value":"http://e/x"}}]}})"};
    });
    ::setenv("TRIPLETALK_TEST_KEY", "Bearer geheim", 1);
    const int status = run({"--endpoint", server.url() + "/sparql", "--auth-env",
                            "TRIPLETALK_TEST_KEY", "PREFIX e: <http://e/> SELECT ?s { ?s e:p 1 }"});
    ::unsetenv("TRIPLETALK_TEST_KEY");
    ASSERT_EQ(status, Done) << err;
    EXPECT_EQ(out, "s\n---\ne:x\n");
    EXPECT_EQ(server.requests().at(0).headers.at("authorization"), "Bearer geheim");
}

}  // namespace tripletalk::cli
