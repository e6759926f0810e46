// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "support/testmodelserver.h"

#include "support/httpconnection.h"
#include "support/loopbacklistener.h"
#include "support/modelprotocol.h"
#include "support/testapplication.h"

#include <condition_variable>
#include <cstring>
#include <list>
#include <mutex>
#include <thread>
#include <utility>

#include <QRegularExpression>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

namespace tripletalk::tests {

namespace {

using nlohmann::json;
using std::chrono::milliseconds;

constexpr milliseconds forEver{600'000};

bool isFound(const std::string& pattern, const std::string& text) {
    return QRegularExpression(QString::fromStdString(pattern))
        .match(QString::fromStdString(text))
        .hasMatch();
}

}  // namespace

struct ModelServer::Private {
    struct Served {
        int socket;
        std::thread thread;
    };

    int port = 0;
    int listener = -1;
    std::thread acceptor;

    mutable std::mutex mutex;
    mutable std::condition_variable changed;
    std::vector<Rule> rules;
    std::vector<RecordedRequest> requests;
    std::vector<std::string> loaded;
    std::map<std::string, Page> pages;
    std::list<Served> served;
    std::size_t hangUps = 0;
    bool stopping = false;

    void accept();
    void serve(int socket);
    bool answer(HttpConnection& connection, const HttpRequest& request);
    bool show(HttpConnection& connection, const Page& page);
    bool answerModel(HttpConnection& connection, Protocol protocol, bool embedding,
                     const RecordedRequest& asked);
    bool obey(HttpConnection& connection, Protocol protocol, bool embedding,
              const RecordedRequest& asked, const Rule& rule);
    bool stream(HttpConnection& connection, const ModelAnswer& answer, const Rule& rule);
    std::optional<Rule> pick(const RecordedRequest& asked, bool embedding);
};

namespace {

bool matches(const Rule& rule, const RecordedRequest& asked, bool embedding) {
    if (embedding != (rule.on == Rule::On::Embedding)) return false;
    if (rule.match.empty()) return true;
    switch (rule.on) {
        case Rule::On::UserThenPrompt:
            return isFound(rule.match, asked.lastUser) || isFound(rule.match, asked.prompt);
        case Rule::On::User:
            return isFound(rule.match, asked.lastUser);
        case Rule::On::Last:
            return isFound(rule.match, messageText(asked.body["messages"].back()));
        case Rule::On::Prompt:
        case Rule::On::Embedding:
            return isFound(rule.match, asked.prompt);
    }
    return false;
}

RecordedRequest record(const HttpRequest& request) {
    RecordedRequest asked{request.method, request.path, request.headers, nullptr, {}, {}};
    asked.body = json::parse(request.body, nullptr, false);
    if (asked.body.is_discarded()) asked.body = nullptr;
    if (!asked.body.is_object()) return asked;
    for (const json& message : asked.body.value("messages", json::array())) {
        asked.prompt += messageText(message) + "\n";
        if (message.value("role", "") == "user") asked.lastUser = messageText(message);
    }
    for (const auto& text : embeddedTexts(asked.body)) asked.prompt += text + "\n";
    return asked;
}

}  // namespace

void ModelServer::Private::accept() {
    for (;;) {
        const int socket = ::accept4(listener, nullptr, nullptr, SOCK_CLOEXEC);
        const std::lock_guard lock(mutex);
        if (stopping || socket < 0) {
            if (socket >= 0) ::close(socket);
            return;
        }
        const int on = 1;
        ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        served.push_back({::dup(socket), {}});  // of our own, to end the connection by
        served.back().thread = std::thread([this, socket] { serve(socket); });
    }
}

void ModelServer::Private::serve(int socket) {
    HttpConnection connection(socket);
    while (auto request = connection.read())
        if (!answer(connection, *request)) break;
    ::shutdown(socket, SHUT_RDWR);  // the duplicate keeps the connection open otherwise
}

bool ModelServer::Private::answer(HttpConnection& connection, const HttpRequest& request) {
    const RecordedRequest asked = record(request);
    std::vector<std::string> models;
    std::optional<Page> page;
    {
        const std::lock_guard lock(mutex);
        requests.push_back(asked);
        models = loaded;
        if (const auto at = pages.find(asked.path); at != pages.end()) page = at->second;
        changed.notify_all();
    }
    const auto say = [&](const json& body) {
        return connection.sendWhole(200, {{"Content-Type", "application/json"}}, toText(body));
    };
    if (page) return show(connection, *page);
    const std::string& path = asked.path;
    if (path == "/api/chat") return answerModel(connection, Protocol::Ollama, false, asked);
    if (path == "/v1/chat/completions")
        return answerModel(connection, Protocol::OpenAi, false, asked);
    if (path == "/api/embed") return answerModel(connection, Protocol::Ollama, true, asked);
    if (path == "/v1/embeddings") return answerModel(connection, Protocol::OpenAi, true, asked);
    if (path == "/api/version") return say({{"version", "0.11.0"}});
    if (path == "/api/tags" || path == "/api/ps") {
        json list = json::array();
        for (const auto& name : models) list.push_back({{"name", name}, {"model", name}});
        return say({{"models", list}});
    }
    if (path == "/v1/models") {
        json list = json::array();
        for (const auto& name : models) list.push_back({{"id", name}, {"object", "model"}});
        return say({{"object", "list"}, {"data", list}});
    }
    return connection.sendWhole(404, {}, "no such page");
}

bool ModelServer::Private::show(HttpConnection& connection, const Page& page) {
    std::string body;
    for (const auto& piece : page.pieces) body += piece;
    if (page.status != 200) return connection.sendWhole(page.status, {}, body);
    bool alive = connection.beginChunks({{"Content-Type", "application/json"}});
    for (const auto& piece : page.pieces) alive = alive && connection.sendChunk(piece);
    constexpr milliseconds veryLong{600'000};
    if (alive && page.staysOpen) alive = connection.pause(veryLong);
    if (alive) return connection.endChunks();
    const std::lock_guard lock(mutex);
    ++hangUps;
    changed.notify_all();
    return false;
}

std::optional<Rule> ModelServer::Private::pick(const RecordedRequest& asked, bool embedding) {
    const std::lock_guard lock(mutex);
    for (Rule& rule : rules) {
        if (rule.times == 0 || !matches(rule, asked, embedding)) continue;
        if (rule.times > 0) --rule.times;
        return rule;
    }
    return std::nullopt;
}

bool ModelServer::Private::answerModel(HttpConnection& connection, Protocol protocol,
                                       bool embedding, const RecordedRequest& asked) {
    std::optional<Rule> rule = pick(asked, embedding);
    if (!rule && embedding) rule.emplace();
    if (!rule)
        rule = Rule{.content = "no rule (with uses left) matches; the last user message is: " +
                               asked.lastUser,
                    .status = 500};
    if (obey(connection, protocol, embedding, asked, *rule)) return true;
    const std::lock_guard lock(mutex);
    ++hangUps;
    changed.notify_all();
    return false;
}

/// False if the client hung up.
bool ModelServer::Private::obey(HttpConnection& connection, Protocol protocol, bool embedding,
                                const RecordedRequest& asked, const Rule& rule) {
    HttpConnection::Headers headers = {{"Content-Type", "application/json"}};
    if (rule.delayMs > 0 && !connection.pause(milliseconds(rule.delayMs))) return false;
    if (rule.dropped) return false;
    if (!rule.redirect.empty()) return connection.sendWhole(307, {{"Location", rule.redirect}}, "");
    if (rule.raw)
        return connection.sendWhole(rule.status != 0 ? rule.status : 200, headers, *rule.raw);
    if (rule.status != 0) {
        if (!rule.retryAfter.empty()) headers.emplace_back("Retry-After", rule.retryAfter);
        return connection.sendWhole(rule.status, headers, errorBody(protocol, rule.content));
    }
    for (const auto& parameter : rule.refuse)
        if (asked.body.contains(parameter))
            return connection.sendWhole(
                400, headers,
                errorBody(protocol, "Unsupported parameter: '" + parameter + "' is not supported.",
                          parameter));

    ModelAnswer answer;
    if (embedding)
        answer = {"application/json", {embeddingAnswer(protocol, asked.body, rule)}, false};
    else
        answer = chatAnswer(protocol, asked.body, rule);
    headers = {{"Content-Type", answer.contentType}};
    std::string& first = answer.chunks.front();
    if (rule.malformed)
        first = first.substr(0, first.size() / 2) + (!answer.stream                 ? ""
                                                     : protocol == Protocol::Ollama ? "\n"
                                                                                    : "\n\n");
    if (answer.stream) return stream(connection, answer, rule);
    if (!rule.half) return connection.sendWhole(200, headers, first);
    connection.sendHalf(200, headers, first);
    return false;
}

bool ModelServer::Private::stream(HttpConnection& connection, const ModelAnswer& answer,
                                  const Rule& rule) {
    if (!connection.beginChunks({{"Content-Type", answer.contentType}})) return false;
    int sent = 0;
    const int breakAfter =
        rule.half ? static_cast<int>(answer.chunks.size()) / 2 : rule.truncateAfterChunks;
    for (const auto& chunk : answer.chunks) {
        if (breakAfter == sent) return false;
        if (rule.silentAfterChunks == sent && !connection.pause(forEver)) return false;
        if (!connection.sendChunk(chunk)) return false;
        ++sent;
        if (rule.chunkDelayMs > 0 && !connection.pause(milliseconds(rule.chunkDelayMs)))
            return false;
    }
    return connection.endChunks();
}

ModelServer::ModelServer(std::vector<Rule> rules) : d(std::make_unique<Private>()) {
    ensureApplication();
    d->rules = std::move(rules);
    d->listener = listenOnLoopback(d->port);
    d->acceptor = std::thread([this] { d->accept(); });
}

ModelServer::~ModelServer() {
    {
        const std::lock_guard lock(d->mutex);
        d->stopping = true;
    }
    ::shutdown(d->listener, SHUT_RDWR);
    d->acceptor.join();
    ::close(d->listener);
    for (auto& connection : d->served) {
        ::shutdown(connection.socket, SHUT_RDWR);
        connection.thread.join();
        ::close(connection.socket);
    }
}

int ModelServer::port() const { return d->port; }
std::string ModelServer::url() const { return "http://127.0.0.1:" + std::to_string(d->port); }
std::string ModelServer::ollamaUrl() const { return url(); }
std::string ModelServer::openAiUrl() const { return url() + "/v1"; }

void ModelServer::add(Rule rule) {
    const std::lock_guard lock(d->mutex);
    d->rules.push_back(std::move(rule));
}

void ModelServer::setPage(const std::string& path, Page page) {
    const std::lock_guard lock(d->mutex);
    d->pages.insert_or_assign(path, std::move(page));
}

void ModelServer::setLoadedModels(std::vector<std::string> models) {
    const std::lock_guard lock(d->mutex);
    d->loaded = std::move(models);
}

std::vector<RecordedRequest> ModelServer::requests() const {
    const std::lock_guard lock(d->mutex);
    return d->requests;
}

std::vector<RecordedRequest> ModelServer::modelRequests() const {
    auto all = requests();
    std::erase_if(all, [](const RecordedRequest& asked) {
        return asked.method != "POST" || asked.path == "/api/show";
    });
    return all;
}

bool ModelServer::waitForRequests(std::size_t count, milliseconds patience) const {
    std::unique_lock lock(d->mutex);
    return d->changed.wait_for(lock, patience, [&] { return d->requests.size() >= count; });
}

bool ModelServer::waitForHangUps(std::size_t count, milliseconds patience) const {
    std::unique_lock lock(d->mutex);
    return d->changed.wait_for(lock, patience, [&] { return d->hangUps >= count; });
}

}  // namespace tripletalk::tests
