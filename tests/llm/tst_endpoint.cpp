// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/modelendpoint.h"
#include "support/testmodelserver.h"

#include <gmock/gmock.h>

using namespace tripletalk;
using llm::Endpoint;
using llm::ollamaUrl;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

namespace {

Endpoint endpointAt(const tests::ModelServer& server, const std::string& key = {}) {
    return Endpoint({server.openAiUrl() + "/",
                     key,
                     {.provider = llm::Provider::OpenAi, .name = "m"},
                     {},
                     std::make_shared<llm::Refusals>(),
                     std::make_shared<net::Client>()});
}

TEST(Endpoint, SendsTheKeyAndNeverShowsIt) {
    tests::ModelServer server(
        {{.content = "Incorrect API key provided: sk-very-secret", .status = 401},
         {.content = "never reached"}});
    const auto reply =
        endpointAt(server, "sk-very-secret\n").post("/chat/completions", {{"model", "m"}}, {}, {});
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().kind, ErrorKind::Server);
    EXPECT_THAT(reply.error().toText(),
                AllOf(HasSubstr("does not accept the key"), Not(HasSubstr("sk-very-secret"))));
    EXPECT_EQ(server.requests().at(0).headers.at("authorization"), "Bearer sk-very-secret");
}

TEST(Endpoint, SendsNoKeyWhereThereIsNone) {
    tests::ModelServer server({{.content = "fine"}});
    ASSERT_TRUE(endpointAt(server).post("/chat/completions", {{"model", "m"}}, {}, {}));
    EXPECT_FALSE(server.requests().at(0).headers.contains("authorization"));
}

TEST(Endpoint, GivesTheServersOwnWords) {
    tests::ModelServer server(
        {{.content = "model 'x' not found,\n try pulling it first", .status = 404}});
    const auto reply = endpointAt(server).post("/chat/completions", {{"model", "m"}}, {}, {});
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().kind, ErrorKind::Server);
    EXPECT_THAT(reply.error().message.text(),
                AllOf(HasSubstr("404"), HasSubstr("model 'x' not found, try pulling it first")));
}

TEST(Endpoint, ReadsNoReplyThatIsLongerThanAnyModels) {
    tests::ModelServer server({{.raw = std::string((32U << 20U) + 1, 'x')}});
    const auto reply = endpointAt(server).post("/chat/completions", {{"model", "m"}}, {}, {});
    ASSERT_FALSE(reply);
    EXPECT_EQ(reply.error().kind, ErrorKind::Limit);
}

TEST(Endpoint, GivesUpOnAServerThatRefusesForEver) {
    tests::ModelServer server({{.content = "I dislike temperature and tools", .status = 400}});
    const auto reply =
        endpointAt(server).post("/chat/completions", {{"temperature", 0}, {"tools", {1}}}, {}, {});
    ASSERT_FALSE(reply);
    EXPECT_EQ(server.requests().size(), 3U);
}

TEST(OllamaUrl, IsReadAsPeopleWriteIt) {
    EXPECT_EQ(ollamaUrl(""), "http://127.0.0.1:11434");
    EXPECT_EQ(ollamaUrl("box"), "http://box:11434");
    EXPECT_EQ(ollamaUrl("box:80/"), "http://box:80");
    EXPECT_EQ(ollamaUrl("0.0.0.0"), "http://127.0.0.1:11434");
    EXPECT_EQ(ollamaUrl("0.0.0.0:5000"), "http://127.0.0.1:5000");
    EXPECT_EQ(ollamaUrl(" https://box/ollama/ "), "https://box/ollama");
    EXPECT_EQ(ollamaUrl("box/ollama"), "http://box:11434/ollama");
    EXPECT_EQ(ollamaUrl("[::1]"), "http://[::1]:11434");
    EXPECT_EQ(ollamaUrl("[::1]:5000"), "http://[::1]:5000");
}

}  // namespace
