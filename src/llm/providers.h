// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "llm/chatmodel.h"
#include "llm/embedder.h"
#include "llm/modelspec.h"
#include "llm/refusals.h"
#include "net/http.h"

#include <chrono>
#include <memory>
#include <string>
#include <vector>

namespace tripletalk::llm {

/// A server that speaks OpenAI's protocol, besides the usual one.
struct OpenAiServer {
    std::string id;  ///< letters, digits and hyphens
    std::string baseUrl;
    std::string key = {};  ///< empty: none is sent
};

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
    std::vector<OpenAiServer> openAiServers = {};  ///< those besides `openAiBaseUrl`
};

/// The same with address and key of this server as the usual one's, so that "openai" means it;
/// without both where there is none of this id. An empty id changes nothing.
Access accessTo(const std::string& server, Access access);

/// A text as ModelSpec reads it. Errors: Usage for any other one, NotFound (a server that there is
/// not), Forbidden (`localOnly`).
Result<std::unique_ptr<ChatModel>> makeChatModel(const std::string& spec, const Access& access,
                                                 std::shared_ptr<net::Client> client);

/// "builtin", or as above. No network is touched here but to resolve a name for `localOnly`.
Result<std::unique_ptr<Embedder>> makeEmbedder(const std::string& spec, const Access& access,
                                               std::shared_ptr<net::Client> client);

}  // namespace tripletalk::llm
