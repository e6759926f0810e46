// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/providers.h"

#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::llm;

namespace {

TEST(Providers, MakeWhatTheSpecNames) {
    const auto client = std::make_shared<net::Client>();
    for (const char* spec : {"ollama:llama3.2", "openai:gpt-x", "ollama:hf.co/a/b:Q4"}) {
        const auto model = makeChatModel(spec, {}, client);
        ASSERT_TRUE(model) << spec;
        EXPECT_EQ((*model)->name(), spec);
    }
    for (const char* spec :
         {"builtin", "ollama:nomic-embed-text", "openai:text-embedding-3-small"}) {
        const auto embedder = makeEmbedder(spec, {}, client);
        ASSERT_TRUE(embedder) << spec;
        EXPECT_EQ((*embedder)->name(), spec);
    }
}

TEST(Providers, RefuseAnythingElse) {
    const auto client = std::make_shared<net::Client>();
    for (const char* spec :
         {"", "llama3.2", "ollama:", "openai:", "OpenAI:gpt", "offline", "builtin:x"}) {
        EXPECT_EQ(makeChatModel(spec, {}, client).error().kind, ErrorKind::Usage) << spec;
        EXPECT_EQ(makeEmbedder(spec, {}, client).error().kind, ErrorKind::Usage) << spec;
    }
}

}  // namespace
