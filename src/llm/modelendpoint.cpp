// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/modelendpoint.h"

#include "base/jsontext.h"
#include "base/text.h"
#include "llm/jsonfields.h"

#include <utility>

namespace tripletalk::llm {

using nlohmann::json;

namespace {

constexpr int mostRefusals = 8;

/// Bytes of a reply; none of a model that ends is as long, and what is read of it takes a multiple.
constexpr std::size_t longestReply = std::size_t{32} << 20;

std::string withoutFinalSlashes(std::string_view url) {
    url = text::trim(url);
    while (url.ends_with('/')) url.remove_suffix(1);
    return std::string(url);
}

/// What a server says in the body of an error, in one line.
std::string serverWords(const std::string& body) {
    const json parsed = parsedJson(body);
    const json& error = field(parsed, "error");
    std::string words = error.is_string() ? error.get<std::string>() : textField(error, "message");
    if (words.empty()) words = textField(parsed, "message");
    if (words.empty()) words = textField(parsed, "detail");
    if (words.empty()) words = body;
    return text::elide(text::collapseWhitespace(words), 300);
}

}  // namespace

Endpoint::Endpoint(Settings settings) : m_settings(std::move(settings)) {
    m_settings.baseUrl = withoutFinalSlashes(m_settings.baseUrl);
    m_settings.key = text::trim(std::string(m_settings.key));
}

net::Request Endpoint::request(const std::string& path) const {
    net::Request request;
    request.url = m_settings.baseUrl + path;
    request.headers = {{"Accept", "application/json, text/event-stream, application/x-ndjson"}};
    request.deadlines = m_settings.deadlines;
    request.loopbackOnly = m_settings.loopbackOnly;
    if (m_settings.key.empty()) return request;
    request.headers.emplace_back("Authorization", "Bearer " + m_settings.key);
    request.secret = true;
    return request;
}

Error Endpoint::withoutKey(Error error) const {
    constexpr std::size_t shortestSecret =
        8;  // shorter ones are fillers ("none") and would only garble words
    if (m_settings.key.size() < shortestSecret) return error;
    error.message = error.message.replaced(m_settings.key, "***");
    error.detail = text::replaceAll(std::move(error.detail), m_settings.key, "***");
    return error;
}

Error Endpoint::serverError(const net::Reply& reply) const {
    const std::string status = std::to_string(reply.status);
    const std::string words = serverWords(reply.body);
    if (reply.status == 401 || reply.status == 403)
        return withoutKey(
            {ErrorKind::Server,
             m_settings.key.empty()
                 ? say("Sentence", "The model server asks for a key (status %1).").arg(status)
                 : say("Sentence", "The model server does not accept the key (status %1).")
                       .arg(status),
             words});
    return withoutKey(
        {ErrorKind::Server,
         words.empty()
             ? say("Sentence", "The model server refused (status %1).").arg(status)
             : say("Sentence", "The model server refused (status %1): %2").arg(status, words)});
}

std::string Endpoint::refusalKey() const { return m_settings.baseUrl + " " + model(); }

bool Endpoint::refuses(const std::string& parameter) const {
    return m_settings.refusals->refuses(refusalKey(), parameter);
}

Result<net::Reply> Endpoint::post(const std::string& path, nlohmann::ordered_json body,
                                  const CancelToken& cancel, const Listener& listener) const {
    net::Request post = request(path);
    post.method = "POST";
    post.maxBody = longestReply;
    post.headers.emplace_back("Content-Type", "application/json");
    post.onSlow = listener.onSlow;
    post.slowAfter = listener.slowAfter;
    m_settings.refusals->apply(refusalKey(), body);
    for (int refused = 0;; ++refused) {
        post.body = toText(body);
        auto reply = m_settings.client->send(post, cancel, listener.onData);
        if (!reply) return withoutKey(reply.error());
        if (reply->status >= 200 && reply->status < 300) return reply;
        // llama-cpp-python says 500 to what its own validation refuses.
        const bool complains =
            reply->status == 400 || reply->status == 422 ||
            (reply->status == 500 && reply->body.find("validation error") != std::string::npos);
        const std::string parameter =
            complains && refused < mostRefusals
                ? m_settings.refusals->learn(refusalKey(), body, reply->body)
                : std::string();
        if (parameter.empty()) return serverError(*reply);
        if (listener.onRefused) listener.onRefused(parameter);
    }
}

Result<net::Reply> Endpoint::get(const std::string& path, const CancelToken& cancel) const {
    using std::chrono::seconds;
    net::Request get = request(path);
    get.deadlines = {seconds(2), seconds(2), seconds(3)};
    get.retry.attempts = 1;
    auto reply = m_settings.client->send(get, cancel);
    if (!reply) return withoutKey(reply.error());
    if (reply->status < 200 || reply->status >= 300) return serverError(*reply);
    return reply;
}

std::string ollamaUrl(const std::string& host) {
    std::string url = withoutFinalSlashes(host);
    if (url.empty()) url = "127.0.0.1";
    if (url.find("://") == std::string::npos) {
        const auto afterAddress =
            url.starts_with('[') ? url.find(']') : 0;  // an IPv6 address has colons of its own
        const auto path = url.find('/');
        const std::string server = url.substr(0, path);
        const bool hasPort =
            server.find(':', afterAddress == std::string::npos ? 0 : afterAddress) !=
            std::string::npos;
        url = "http://" + server + (hasPort ? "" : ":11434") +
              (path == std::string::npos ? "" : url.substr(path));
    }
    // A server listens on 0.0.0.0; nobody can be reached there.
    return text::replaceAll(std::move(url), "//0.0.0.0", "//127.0.0.1");
}

}  // namespace tripletalk::llm
