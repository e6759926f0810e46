// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/providers.h"

#include "llm/builtinembedder.h"
#include "llm/ollamachat.h"
#include "llm/openaichat.h"
#include "llm/remoteembedder.h"
#include "net/loopback.h"

#include <algorithm>
#include <utility>

namespace tripletalk::llm {

namespace {

/// The server that a spec names. Errors: NotFound.
Result<Endpoint::Settings> endpointOf(const ModelSpec& spec, const Access& access,
                                      std::shared_ptr<net::Client> client) {
    const Access there = accessTo(spec.server, access);
    if (spec.provider == Provider::OpenAi && there.openAiBaseUrl.empty())
        return Error{ErrorKind::NotFound,
                     say("Sentence", "There is no model server \"%1\" among the settings.")
                         .arg(spec.server)};
    const bool ollama = spec.provider == Provider::Ollama;
    return Endpoint::Settings{ollama ? ollamaUrl(there.ollamaHost) : there.openAiBaseUrl,
                              ollama ? std::string() : there.openAiKey,
                              spec,
                              there.deadlines,
                              there.refusals,
                              std::move(client),
                              there.localOnly};
}

/// Errors: also Forbidden if only this computer may be asked and the server is elsewhere.
Result<Endpoint::Settings> allowed(Result<Endpoint::Settings> settings) {
    if (settings && settings->loopbackOnly)
        if (auto local = net::requireLoopback(settings->baseUrl); !local)
            return Error{ErrorKind::Forbidden,
                         say("Sentence",
                             "Only models on this computer may be asked, and the model server is "
                             "not on it."),
                         local.error().message.text()};
    return settings;
}

}  // namespace

Access accessTo(const std::string& server, Access access) {
    if (server.empty()) return access;
    const auto known = std::ranges::find(access.openAiServers, server, &OpenAiServer::id);
    const bool found = known != access.openAiServers.end();
    access.openAiBaseUrl = found ? known->baseUrl : std::string();
    access.openAiKey = found ? known->key : std::string();
    return access;
}

Result<std::unique_ptr<ChatModel>> makeChatModel(const std::string& text, const Access& access,
                                                 std::shared_ptr<net::Client> client) {
    const auto spec = ModelSpec::of(text);
    if (!spec)
        return Error{ErrorKind::Usage,
                     say("Sentence", "This names no model: %1 (write ollama:NAME or openai:NAME).")
                         .arg(text)};
    auto settings = allowed(endpointOf(*spec, access, std::move(client)));
    if (!settings) return settings.error();
    if (spec->provider == Provider::Ollama)
        return std::unique_ptr<ChatModel>(
            std::make_unique<OllamaChat>(*std::move(settings), access.loadingAfter));
    return std::unique_ptr<ChatModel>(std::make_unique<OpenAiChat>(*std::move(settings)));
}

Result<std::unique_ptr<Embedder>> makeEmbedder(const std::string& text, const Access& access,
                                               std::shared_ptr<net::Client> client) {
    if (text == "builtin") return std::unique_ptr<Embedder>(std::make_unique<BuiltinEmbedder>());
    const auto spec = ModelSpec::of(text);
    if (!spec)
        return Error{ErrorKind::Usage,
                     say("Sentence",
                         "This names no embedder: %1 (write builtin, ollama:NAME or openai:NAME).")
                         .arg(text)};
    auto settings = allowed(endpointOf(*spec, access, std::move(client)));
    if (!settings) return settings.error();
    return std::unique_ptr<Embedder>(std::make_unique<RemoteEmbedder>(*std::move(settings)));
}

}  // namespace tripletalk::llm
