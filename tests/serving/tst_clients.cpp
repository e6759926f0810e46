// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Clients that others wrote, each a process of its own. They are fetched into the build folder at
// first; where they cannot be had, the tests are skipped.
#include "answering/offline/offlinestrategy.h"
#include "base/file.h"
#include "servedbases.h"
#include "support/fetchedtool.h"

#include <array>
#include <atomic>
#include <cstdio>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

using namespace tripletalk;
using testing::HasSubstr;
using tests::museumBase;
using tests::ServedBases;

namespace {

const std::string scripts = TRIPLETALK_CLIENT_SCRIPTS;

std::string folderOf(const std::string& name) {
    return std::string(TRIPLETALK_CLIENTS) + "/clients-" + name;
}

bool isFetchedClient(const std::string& name) {
    return tests::isFetched(scripts + "/install-" + name + ".sh", folderOf(name), "/complete");
}

struct Ran {
    int status = -1;
    std::string said = {};
};
/// A command with all that it said, for at most two minutes.
Ran ran(const std::string& command) {
    FILE* pipe = ::popen(("timeout 120 " + command + " 2>&1").c_str(), "r");
    Ran done;
    std::array<char, 4096> piece{};
    while (const auto size = std::fread(piece.data(), 1, piece.size(), pipe))
        done.said.append(piece.data(), size);
    const int status = ::pclose(pipe);
    done.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return done;
}

std::string script(const std::string& name) {
    return "node '" + scripts + "/" + name + "' '" + folderOf("node") + "' ";
}

/// Answers without a model, but for the question "forever", which ends when it is cancelled.
struct Clients : testing::Test {
    std::atomic<int> cancelled = 0;
    ServedBases served{
        {museumBase()},
        tests::answersBy([this](const auto& question, auto& trace, const CancelToken& cancel) {
            if (question.text == "forever") {
                while (!cancel.cancelled()) std::this_thread::yield();
                ++cancelled;
                return trace.fail(cancel.error());
            }
            answering::OfflineStrategy(tests::must(llm::makeEmbedder("builtin", {}, nullptr)))
                .answer(question, trace, cancel);
        })};
    [[nodiscard]] std::string overHttp() const {
        return "http " + served.url() + "/mcp " + ServedBases::token;
    }
    [[nodiscard]] static std::string overStdio() {
        return std::string("stdio '") + TRIPLETALK_CLI + "' serve --stdio --kb '" +
               museumBase().folder().string() + "'";
    }
    bool isCancelled(int wanted) const {
        for (int tries = 0; tries < 1000 && cancelled < wanted; ++tries)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        return cancelled == wanted;
    }
};

#define NEEDS(name) \
    if (!isFetchedClient(name)) GTEST_SKIP() << "the clients of \"" name "\" cannot be had here"

}  // namespace

TEST_F(Clients, TheFirstOfMcpDoesAllThereIsOverHttp) {
    NEEDS("node");
    const Ran walked = ran(script("mcp1.mjs") + overHttp());
    EXPECT_EQ(walked.status, 0) << walked.said;
    EXPECT_THAT(walked.said,
                testing::MatchesRegex("walked 10 tools and [3-9] resources\ncancelled\n"));
    EXPECT_TRUE(isCancelled(1));
}

TEST_F(Clients, TheFirstOfMcpDoesAllThereIsOverStdio) {
    NEEDS("node");
    const Ran walked = ran(script("mcp1.mjs") + overStdio());
    EXPECT_EQ(walked.status, 0) << walked.said;
    EXPECT_THAT(walked.said, HasSubstr("walked 10 tools and "));
}

TEST_F(Clients, TheSecondOfMcpDoesAllThereIsOverHttpInEveryWayItKnows) {
    NEEDS("node");
    const Ran walked = ran(script("mcp2.mjs") + overHttp());
    EXPECT_EQ(walked.status, 0) << walked.said;
    EXPECT_THAT(walked.said,
                testing::MatchesRegex("(walked 10 tools and [3-9] resources\ncancelled\n){3}"));
    EXPECT_TRUE(isCancelled(3));
}

TEST_F(Clients, TheSecondOfMcpDoesAllThereIsOverStdioInEveryWayItKnows) {
    NEEDS("node");
    const Ran walked = ran(script("mcp2.mjs") + overStdio());
    EXPECT_EQ(walked.status, 0) << walked.said;
    EXPECT_THAT(walked.said, testing::MatchesRegex("(walked 10 tools and [3-9] resources\n){3}"));
}

TEST_F(Clients, McpsInspectorFindsNoFaultInTheTools) {
    NEEDS("inspector");
    const tests::TemporaryFolder home;
    const Ran listed =
        ran("env HOME='" + home.path().string() + "' '" + folderOf("inspector") +
            "/node_modules/.bin/mcp-inspector' --cli " + served.url() +
            "/mcp --transport http --strict --method tools/list --header 'Authorization: Bearer " +
            ServedBases::token + "'");
    EXPECT_EQ(listed.status, 0) << listed.said;
    const std::string told = listed.said.substr(listed.said.find('{'), listed.said.rfind('}') + 1);
    const auto tools = nlohmann::json::parse(told, nullptr, false);
    ASSERT_FALSE(tools.is_discarded()) << listed.said;
    EXPECT_EQ(tools["tools"].size(), 10U);
}

TEST_F(Clients, OpenAisOwnChats) {
    NEEDS("node");
    const Ran chatted = ran(script("openai.mjs") + served.url() + "/v1 " + ServedBases::token);
    EXPECT_EQ(chatted.status, 0) << chatted.said;
    EXPECT_EQ(chatted.said, "chatted\n");
}

TEST_F(Clients, PythonsAskInSparqlInEveryFormat) {
    NEEDS("python");
    const Ran asked = ran("'" + folderOf("python") + "/bin/python' '" + scripts + "/sparql.py' " +
                          served.url() + "/bases/test/sparql " + ServedBases::token);
    EXPECT_EQ(asked.status, 0) << asked.said;
    EXPECT_EQ(asked.said, "asked\n");
}

TEST_F(Clients, AreServedOverTlsUnderLinksThatSaySo) {
    const tests::TemporaryFolder folder;
    const std::string key = folder.path() / "key.pem",
                      certificate = folder.path() / "certificate.pem";
    const Ran made =
        ran("openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 "
            "-subj /CN=localhost -keyout '" +
            key + "' -out '" + certificate + "'");
    if (made.status != 0 || ran("curl --version").status != 0)
        GTEST_SKIP() << "openssl or curl is missing";
    const ServedBases tls(
        {museumBase()}, tests::answersBy(tests::sayTheArtists), {},
        {.certificate = tests::must(readFile(certificate)), .key = tests::must(readFile(key))});
    const auto told = [&](const std::string& scheme) {
        return ran("curl -s --cacert '" + certificate +
                   "' -H 'Accept: application/n-triples' -u any:" + ServedBases::token + " " +
                   scheme + "://localhost:" + std::to_string(tls.port()) + "/bases/test/sparql")
            .said;
    };
    EXPECT_THAT(told("https"), HasSubstr("#endpoint> <https://localhost:" +
                                         std::to_string(tls.port()) + "/bases/test/sparql>"));
    EXPECT_EQ(told("http"), "");
}

TEST(ServeCommand, ServesNobodyElsewhereWithoutEncryption) {
    const std::string serve = std::string("'") + TRIPLETALK_CLI + "' serve --kb '" +
                              museumBase().folder().string() + "' ";
    const auto refusal = [&](const std::string& words, const std::string& environment = {}) {
        const Ran refused = ran("env " + environment + " " + serve + words);
        EXPECT_NE(refused.status, 0) << words;
        EXPECT_NE(refused.status, 124) << words << " was served";
        return refused.said;
    };
    EXPECT_THAT(refusal("--address 0.0.0.0"), HasSubstr("--certificate and --key are needed"));
    EXPECT_THAT(refusal("--address nowhere --behind-proxy"), HasSubstr("nowhere"));
    EXPECT_THAT(refusal("--port 70000"), HasSubstr("65535"));
    EXPECT_THAT(refusal("--dataset museum"), HasSubstr("IRI=NAME"));
    EXPECT_THAT(refusal("--certificate /nonexistent"), HasSubstr("/nonexistent"));
    EXPECT_THAT(refusal("", "TRIPLETALK_TOKEN=short"), HasSubstr("TRIPLETALK_TOKEN"));
}
