// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "llm/chatmodel.h"
#include "llm/embedder.h"
#include "llm/refusals.h"
#include "net/http.h"

#include <chrono>
#include <memory>
#include <string>

namespace tripletalk::llm {

/// Where model servers are and what opens them; filled by the workspace, never read from the
/// environment here.
struct Access {
    std::string openAiBaseUrl = "https://api.openai.com/v1";
    std::string openAiKey = {};
    std::string ollamaHost = "http://127.0.0.1:11434";
    bool localOnly = false;  ///< servers of this computer only: decided before a model is made,
                             ///< and again by each request
    net::Deadlines deadlines = {};
    std::chrono::milliseconds loadingAfter{
        2000};  ///< a first byte later than this makes ChatEvent::Loading
    /// What models refused so far; copies of an Access share it, so keep one Access rather than
    /// make new ones.
    std::shared_ptr<Refusals> refusals = std::make_shared<Refusals>();
};

/// "ollama:NAME" or "openai:NAME". Errors: Usage for any other text, Forbidden (`localOnly`).
Result<std::unique_ptr<ChatModel>> makeChatModel(const std::string& spec, const Access& access,
                                                 std::shared_ptr<net::Client> client);

/// "builtin", "ollama:NAME" or "openai:NAME". Errors: Usage for any other text, Forbidden
/// (`localOnly`). No network is touched here but to resolve a name for `localOnly`.
Result<std::unique_ptr<Embedder>> makeEmbedder(const std::string& spec, const Access& access,
                                               std::shared_ptr<net::Client> client);

}  // namespace tripletalk::llm
