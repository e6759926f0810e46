// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/providers.h"

#include "llm/builtinembedder.h"
#include "llm/ollamachat.h"
#include "llm/openaichat.h"
#include "llm/remoteembedder.h"
#include "net/loopback.h"

#include <optional>
#include <utility>

namespace tripletalk::llm {

namespace {

constexpr std::string_view ollamaPrefix = "ollama:";
constexpr std::string_view openAi = "openai:";

/// The model's name behind "ollama:" or "openai:", or nothing.
std::optional<std::string> modelOf(const std::string& spec, std::string_view prefix) {
    if (!spec.starts_with(prefix) || spec.size() == prefix.size()) return std::nullopt;
    return spec.substr(prefix.size());
}

Endpoint::Settings atOllama(const Access& access, std::string model,
                            std::shared_ptr<net::Client> client) {
    return {ollamaUrl(access.ollamaHost),
            {},
            std::move(model),
            access.deadlines,
            access.refusals,
            std::move(client),
            access.localOnly};
}

Endpoint::Settings atOpenAi(const Access& access, std::string model,
                            std::shared_ptr<net::Client> client) {
    return {access.openAiBaseUrl, access.openAiKey,  std::move(model), access.deadlines,
            access.refusals,      std::move(client), access.localOnly};
}

/// Errors: Forbidden if only this computer may be asked and the server is elsewhere.
Result<Endpoint::Settings> allowed(Endpoint::Settings settings) {
    if (settings.loopbackOnly)
        if (auto local = net::requireLoopback(settings.baseUrl); !local)
            return Error{ErrorKind::Forbidden,
                         say("Sentence",
                             "Only models on this computer may be asked, and the model server is "
                             "not on it."),
                         local.error().message.text()};
    return settings;
}

}  // namespace

Result<std::unique_ptr<ChatModel>> makeChatModel(const std::string& spec, const Access& access,
                                                 std::shared_ptr<net::Client> client) {
    const auto local = modelOf(spec, ollamaPrefix);
    const auto remote = modelOf(spec, openAi);
    if (!local && !remote)
        return Error{ErrorKind::Usage,
                     say("Sentence", "This names no model: %1 (write ollama:NAME or openai:NAME).")
                         .arg(spec)};
    auto settings = allowed(local ? atOllama(access, *local, std::move(client))
                                  : atOpenAi(access, *remote, std::move(client)));
    if (!settings) return settings.error();
    if (local)
        return std::unique_ptr<ChatModel>(
            std::make_unique<OllamaChat>(*std::move(settings), access.loadingAfter));
    return std::unique_ptr<ChatModel>(std::make_unique<OpenAiChat>(*std::move(settings)));
}

Result<std::unique_ptr<Embedder>> makeEmbedder(const std::string& spec, const Access& access,
                                               std::shared_ptr<net::Client> client) {
    using Protocol = RemoteEmbedder::Protocol;
    if (spec == "builtin") return std::unique_ptr<Embedder>(std::make_unique<BuiltinEmbedder>());
    const auto local = modelOf(spec, ollamaPrefix);
    const auto remote = modelOf(spec, openAi);
    if (!local && !remote)
        return Error{ErrorKind::Usage,
                     say("Sentence",
                         "This names no embedder: %1 (write builtin, ollama:NAME or openai:NAME).")
                         .arg(spec)};
    auto settings = allowed(local ? atOllama(access, *local, std::move(client))
                                  : atOpenAi(access, *remote, std::move(client)));
    if (!settings) return settings.error();
    return std::unique_ptr<Embedder>(std::make_unique<RemoteEmbedder>(
        local ? Protocol::Ollama : Protocol::OpenAi, *std::move(settings)));
}

}  // namespace tripletalk::llm
