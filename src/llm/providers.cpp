// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/providers.h"

#include "llm/builtinembedder.h"
#include "llm/ollamachat.h"
#include "llm/openaichat.h"
#include "llm/remoteembedder.h"

#include <optional>
#include <utility>

namespace tripletalk::llm {

namespace {

constexpr std::string_view ollama = "ollama:";
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
            std::move(client)};
}

Endpoint::Settings atOpenAi(const Access& access, std::string model,
                            std::shared_ptr<net::Client> client) {
    return {access.openAiBaseUrl, access.openAiKey, std::move(model),
            access.deadlines,     access.refusals,  std::move(client)};
}

}  // namespace

Result<std::unique_ptr<ChatModel>> makeChatModel(const std::string& spec, const Access& access,
                                                 std::shared_ptr<net::Client> client) {
    if (auto model = modelOf(spec, ollama))
        return std::unique_ptr<ChatModel>(std::make_unique<OllamaChat>(
            atOllama(access, *std::move(model), std::move(client)), access.loadingAfter));
    if (auto model = modelOf(spec, openAi))
        return std::unique_ptr<ChatModel>(
            std::make_unique<OpenAiChat>(atOpenAi(access, *std::move(model), std::move(client))));
    return Error{ErrorKind::Usage,
                 "This names no model: " + spec + " (write ollama:NAME or openai:NAME)."};
}

Result<std::unique_ptr<Embedder>> makeEmbedder(const std::string& spec, const Access& access,
                                               std::shared_ptr<net::Client> client) {
    using Protocol = RemoteEmbedder::Protocol;
    if (spec == "builtin") return std::unique_ptr<Embedder>(std::make_unique<BuiltinEmbedder>());
    if (auto model = modelOf(spec, ollama))
        return std::unique_ptr<Embedder>(std::make_unique<RemoteEmbedder>(
            Protocol::Ollama, atOllama(access, *std::move(model), std::move(client))));
    if (auto model = modelOf(spec, openAi))
        return std::unique_ptr<Embedder>(std::make_unique<RemoteEmbedder>(
            Protocol::OpenAi, atOpenAi(access, *std::move(model), std::move(client))));
    return Error{ErrorKind::Usage, "This names no embedder: " + spec +
                                       " (write builtin, ollama:NAME or openai:NAME)."};
}

}  // namespace tripletalk::llm
