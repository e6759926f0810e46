// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/modelserver.h"

#include "base/jsontext.h"
#include "base/text.h"
#include "llm/chatcall.h"
#include "llm/jsonfields.h"
#include "llm/lenientjson.h"
#include "llm/ndjsonframer.h"
#include "net/loopback.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <string_view>
#include <utility>

namespace tripletalk::llm {

using nlohmann::json;
using namespace std::chrono_literals;

namespace {

Trouble troubleOf(net::Fault fault) {
    switch (fault) {
        case net::Fault::Refused:
            return Trouble::Refused;
        case net::Fault::NotFound:
            return Trouble::NotFound;
        case net::Fault::Tls:
            return Trouble::Tls;
        case net::Fault::Proxy:
            return Trouble::Proxy;
        default:
            return Trouble::Unreachable;
    }
}

Trouble troubleOf(const Error& error, Trouble otherwise) {
    switch (error.kind) {
        case ErrorKind::Timeout:
            return Trouble::TooSlow;
        case ErrorKind::Usage:
            return Trouble::Address;
        case ErrorKind::Forbidden:
            return Trouble::Elsewhere;
        case ErrorKind::Cancelled:
            return Trouble::Stopped;
        default:
            return otherwise;
    }
}

Trouble troubleOf(int status, bool hasKey) {
    if (status >= 200 && status < 300) return Trouble::None;
    if (status == 401 || status == 403) return hasKey ? Trouble::WrongKey : Trouble::NoKey;
    if (status == 429) return Trouble::Busy;
    return status == 404 || status == 405 ? Trouble::NoServer : Trouble::Failed;
}

std::string withoutFinalSlash(std::string url) {
    while (url.ends_with('/')) url.pop_back();
    return url;
}

net::Request requestTo(Provider provider, const Access& access, const std::string& path) {
    net::Request request;
    const bool ollama = provider == Provider::Ollama;
    request.url =
        (ollama ? ollamaUrl(access.ollamaHost) : withoutFinalSlash(access.openAiBaseUrl)) + path;
    request.loopbackOnly = access.localOnly;
    request.retry.attempts = 1;
    if (ollama || access.openAiKey.empty()) return request;
    request.headers.emplace_back("Authorization", "Bearer " + access.openAiKey);
    request.secret = true;
    return request;
}

bool looksLikeEmbedder(const std::string& name, const std::string& family) {
    const std::string all = text::toLower(name + " " + family);
    return all.find("embed") != std::string::npos || all.find("bert") != std::string::npos ||
           all.find("bge-") != std::string::npos || all.find("minilm") != std::string::npos;
}

std::vector<ServerModel> modelsIn(const json& list, const char* nameField) {
    std::vector<ServerModel> models;
    for (const json& entry : list) {
        const std::string name = textField(entry, nameField);
        if (name.empty()) continue;
        const json& details = field(entry, "details");
        models.push_back({name, numberField(entry, "size"), textField(details, "parameter_size"),
                          textField(details, "quantization_level"),
                          looksLikeEmbedder(name, textField(details, "family")),
                          factsOfListed(entry)});
    }
    std::ranges::sort(models, {}, &ServerModel::name);
    return models;
}

bool has(const std::vector<ServerModel>& models, const std::string& name) {
    return std::ranges::any_of(
        models, [&](const ServerModel& model) { return isSameModel(name, model.name); });
}

/// What is known of a server besides its list: an object, else null. Nothing if it does not answer.
std::optional<json> told(net::Request request, net::Client& client, const CancelToken& cancel) {
    request.deadlines = {2s, 2s, 3s};
    const auto reply = client.send(request, cancel);
    if (!reply) return std::nullopt;
    return reply->status == 200 ? parsedJson(reply->body) : json();
}

/// How many models Ollama is asked for.
constexpr std::size_t mostShown = 64;

/// Ollama tells of a model's window only where it is asked for that model.
void showModels(std::vector<ServerModel>& models, const Access& access, net::Client& client,
                const CancelToken& cancel) {
    std::size_t asked = 0;
    for (ServerModel& model : models) {
        if (model.embedder || ++asked > mostShown) continue;
        net::Request request = requestTo(Provider::Ollama, access, "/api/show");
        request.method = "POST";
        request.headers.emplace_back("Content-Type", "application/json");
        request.body = toText(json{{"model", model.name}});
        const auto shown = told(std::move(request), client, cancel);
        if (!shown) return;
        model.facts = joined(model.facts, factsOfShown(*shown));
    }
}

/// llama.cpp lists the window that its one model was trained with, and elsewhere the one that it
/// was started with.
void askProps(std::vector<ServerModel>& models, const Access& access, net::Client& client,
              const CancelToken& cancel) {
    constexpr std::string_view version = "/v1";
    if (models.size() != 1 || models.front().facts.parameters == 0) return;
    net::Request request = requestTo(Provider::OpenAi, access, "");
    if (!request.url.ends_with(version)) return;
    request.url.replace(request.url.size() - version.size(), version.size(), "/props");
    if (const auto props = told(std::move(request), client, cancel))
        models.front().facts = joined(models.front().facts, factsOfProps(*props));
}

/// Trouble that asking the model itself could not get past either.
bool isFinal(Trouble trouble, Provider provider) {
    const bool unlisted = trouble == Trouble::NoServer || trouble == Trouble::Failed ||
                          trouble == Trouble::Busy || trouble == Trouble::TooSlow;
    // Servers that speak OpenAI's protocol need not list their models.
    return trouble != Trouble::None && !(unlisted && provider == Provider::OpenAi);
}

/// What `ask` (a call of the model) finds out after the server itself was looked at.
template <typename Ask>
ModelTest testBy(const std::string& spec, const Access& access, net::Client& client,
                 const CancelToken& cancel, Ask ask) {
    const ModelSpec asked = ModelSpec::of(spec).value_or(ModelSpec{.name = spec});
    const auto& [provider, server, name] = asked;
    const ModelList list = listModels(provider, accessTo(server, access), client, cancel);
    if (isFinal(list.trouble, provider)) return {list.trouble, list.error};
    const bool listed = list.trouble != Trouble::None || has(list.models, name);
    if (!listed && provider == Provider::Ollama)
        return {Trouble::NoModel,
                {ErrorKind::NotFound, say("Sentence", "There is no model \"%1\".").arg(name)}};
    const auto begin = std::chrono::steady_clock::now();
    ModelTest test = ask();
    test.ms =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    if (test.trouble == Trouble::Failed && !listed) test.trouble = Trouble::NoModel;
    return test;
}

Access patient(Access access) {
    access.deadlines = {60s, 30s, 90s};  // a large model may have to be loaded first
    return access;
}

}  // namespace

ModelList listModels(Provider provider, const Access& access, net::Client& client,
                     const CancelToken& cancel) {
    const bool ollama = provider == Provider::Ollama;
    net::Request request = requestTo(provider, access, ollama ? "/api/tags" : "/models");
    request.deadlines = {5s, 5s, 8s};
    Trouble fault = Trouble::Unreachable;
    request.onFault = [&](net::Fault found) { fault = troubleOf(found); };
    const auto reply = client.send(request, cancel);
    if (!reply) return {{}, troubleOf(reply.error(), fault), reply.error()};
    const json body = parsedJson(reply->body);
    const json& list = field(body, ollama ? "models" : "data");
    const Trouble trouble = troubleOf(reply->status, request.secret);
    if (trouble == Trouble::None && list.is_array())
        return {modelsIn(list, ollama ? "name" : "id")};
    return {{},
            trouble == Trouble::None ? Trouble::NoServer : trouble,
            {ErrorKind::Server,
             say("Sentence", "The server answered with status %1.").arg(reply->status)}};
}

void tellFacts(std::vector<ServerModel>& models, Provider provider, const Access& access,
               net::Client& client, const CancelToken& cancel) {
    (provider == Provider::Ollama ? showModels : askProps)(models, access, client, cancel);
}

ModelTest testModel(const std::string& spec, const Access& access,
                    const std::shared_ptr<net::Client>& client, const CancelToken& cancel) {
    return testBy(spec, access, *client, cancel, [&]() -> ModelTest {
        const auto model = makeChatModel(spec, patient(access), client);
        if (!model) return {troubleOf(model.error(), Trouble::Address), model.error()};
        ChatRequest request{
            .messages = {{Message::Role::User,
                          "What is 2 + 3? Reply with JSON alone, like {\"sum\": 0}."}},
            .jsonSchema = {{"type", "object"},
                           {"properties", {{"sum", {{"type", "integer"}}}}},
                           {"required", {"sum"}}},
            .maxTokens = 800,
            .contextTokens = 4096};
        const auto reply = (*model)->complete(request, {}, cancel);
        if (!reply) return {troubleOf(reply.error(), Trouble::Failed), reply.error()};
        if (extractJsonObject(reply->content)) return {};
        return {Trouble::NoJson,
                {ErrorKind::Model,
                 say("Sentence", "The model answered: %1").arg(text::elide(reply->content, 200))}};
    });
}

ModelTest testEmbedder(const std::string& spec, const Access& access,
                       const std::shared_ptr<net::Client>& client, const CancelToken& cancel) {
    if (spec == "builtin") return {};
    return testBy(spec, access, *client, cancel, [&]() -> ModelTest {
        const auto embedder = makeEmbedder(spec, patient(access), client);
        if (!embedder) return {troubleOf(embedder.error(), Trouble::Address), embedder.error()};
        const auto vectors = (*embedder)->embed({"a short text"}, cancel);
        if (!vectors) return {troubleOf(vectors.error(), Trouble::Failed), vectors.error()};
        return {};
    });
}

Result<void> pullModel(const std::string& name, const Access& access, net::Client& client,
                       const std::function<void(const PullProgress&)>& onProgress,
                       const CancelToken& cancel) {
    net::Request request = requestTo(Provider::Ollama, access, "/api/pull");
    request.method = "POST";
    request.headers.emplace_back("Content-Type", "application/json");
    request.body = toText(json{{"model", name}, {"name", name}, {"stream", true}});
    request.deadlines = {120s, 300s, 24h};
    NdjsonFramer framer;
    std::optional<Error> refused;
    bool succeeded = false;
    const auto read = [&](const std::vector<std::string>& lines) {
        for (const std::string& line : lines) {
            const json said = parsedJson(line);
            const std::string status = textField(said, "status");
            if (const std::string error = textField(said, "error"); !error.empty())
                refused = Error{ErrorKind::Server,
                                say("Sentence", "Ollama cannot fetch this model: %1").arg(error)};
            succeeded = succeeded || status == "success";
            if (!status.empty())
                onProgress({status, numberField(said, "completed"), numberField(said, "total")});
        }
    };
    const auto reply = client.send(request, cancel, [&](std::string_view bytes) {
        read(framer.feed(bytes));
        return !refused;
    });
    if (!reply) return reply.error();
    read(framer.finish());
    const std::string words = textField(parsedJson(reply->body), "error");
    if (!refused && (reply->status < 200 || reply->status >= 300))
        refused =
            Error{ErrorKind::Server,
                  say("Sentence", "Ollama cannot fetch this model: %1")
                      .arg((words.empty() ? "status " + std::to_string(reply->status) : words))};
    if (refused) return *refused;
    if (!succeeded)
        return Error{ErrorKind::Model,
                     say("Sentence", "Ollama stopped before the whole model had come.")};
    return {};
}

}  // namespace tripletalk::llm
