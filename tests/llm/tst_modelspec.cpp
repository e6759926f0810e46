// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/providers.h"
#include "support/graphs.h"
#include "support/testmodelserver.h"

#include <gtest/gtest.h>

namespace tripletalk::llm {
namespace {

TEST(ModelSpec, ReadsWhatItWrites) {
    for (const char* text : {"ollama:llama3.2", "openai:gpt-x", "ollama:hf.co/a/b:Q4",
                             "openai@my-lab:big", "openai@my-lab:org/big:free@now"}) {
        const auto spec = ModelSpec::of(text);
        ASSERT_TRUE(spec) << text;
        EXPECT_EQ(spec->text(), text);
    }
    EXPECT_EQ(ModelSpec::of("openai@my-lab:org/big:free")->server, "my-lab");
    EXPECT_EQ(ModelSpec::of("openai@my-lab:org/big:free")->name, "org/big:free");
    EXPECT_EQ(ModelSpec::of("openai:user@host:x")->server, "");
}

TEST(ModelSpec, IsNothingElse) {
    for (const char* text : {"", "builtin", "offline", "openai:", "openai@:m",
                             "openai@lab:", "openai@lab", "OpenAI:m", "ollama@lab:m"})
        EXPECT_FALSE(ModelSpec::of(text)) << text;
}

TEST(ModelSpec, NamesTheServerThatIsAskedAndTheKeyThatItGets) {
    const tests::ModelServer usual({{.match = ".", .content = "usual"}});
    const tests::ModelServer lab({{.match = ".", .content = "lab"}});
    const Access access{
        .openAiBaseUrl = usual.openAiUrl(),
        .openAiKey = "sk-of-the-usual-one",
        .openAiServers = {{"lab", lab.openAiUrl(), "sk-of-the-lab"}, {"home", lab.openAiUrl()}}};
    const auto client = std::make_shared<net::Client>();
    const auto ask = [&](const char* spec) {
        const auto model = tests::must(makeChatModel(spec, access, client));
        EXPECT_EQ(model->name(), spec);
        return tests::must(model->complete({.messages = {{Message::Role::User, "?"}}}, {}, {}))
            .content;
    };
    EXPECT_EQ(ask("openai:m"), "usual");
    EXPECT_EQ(ask("openai@lab:m"), "lab");
    EXPECT_EQ(ask("openai@home:m"), "lab");
    const auto keyOf = [](const tests::RecordedRequest& request) {
        const auto sent = request.headers.find("authorization");
        return sent == request.headers.end() ? std::string() : sent->second;
    };
    EXPECT_EQ(keyOf(usual.modelRequests().at(0)), "Bearer sk-of-the-usual-one");
    EXPECT_EQ(keyOf(lab.modelRequests().at(0)), "Bearer sk-of-the-lab");
    EXPECT_EQ(keyOf(lab.modelRequests().at(1)), "") << "no key goes to a server that has none";
}

TEST(ModelSpec, OfAServerThatThereIsNotIsRefused) {
    const Access access{.openAiServers = {{"lab", "http://127.0.0.1:1/v1"}}};
    const auto client = std::make_shared<net::Client>();
    const auto model = makeChatModel("openai@gone:m", access, client);
    ASSERT_FALSE(model);
    EXPECT_EQ(model.error().kind, ErrorKind::NotFound);
    EXPECT_NE(model.error().message.text().find("gone"), std::string::npos);
    EXPECT_EQ(makeEmbedder("openai@gone:m", access, client).error().kind, ErrorKind::NotFound);
}

}  // namespace
}  // namespace tripletalk::llm
