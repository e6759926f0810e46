// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "serving/mcp/mcphttp.h"

#include "base/jsontext.h"
#include "base/text.h"
#include "serving/secrets.h"
#include "serving/web/decoding.h"

#include <algorithm>
#include <optional>

namespace tripletalk::serving {

using nlohmann::json;

namespace {

constexpr std::size_t mostSessions = 512;

/// "=?base64?…?=" stands for what a header cannot hold as it is.
std::string plainHeader(const std::string& value) {
    constexpr std::string_view begin = "=?base64?", end = "?=";
    if (!value.starts_with(begin) || !value.ends_with(end)) return value;
    return fromBase64(std::string_view(value).substr(begin.size()));
}

/// What is wrong with the headers of a request that tells all of itself; empty: nothing.
std::string mismatch(const net::ServedRequest& request, const json& message) {
    const std::string version = request.header("MCP-Protocol-Version");
    if (version != versionOf(message))
        return "the header MCP-Protocol-Version is not the version in _meta";
    const std::string method = memberOr<std::string>(message, "method", {});
    if (request.header("Mcp-Method") != method) return "the header Mcp-Method is not the method";
    if (method != "tools/call" && method != "resources/read" && method != "prompts/get") return {};
    const json params = memberOr(message, "params", json::object());
    const char* member = method == "resources/read" ? "uri" : "name";
    if (plainHeader(request.header("Mcp-Name")) != memberOr<std::string>(params, member, {}))
        return std::string("the header Mcp-Name is not \"") + member + "\"";
    return {};
}

/// The HTTP status of a reply to a request that tells all of itself.
int statusOf(const json& reply) {
    const json error = memberOr(reply, "error", json::object());
    const int code = memberOr(error, "code", 0);
    if (code == static_cast<int>(RpcCode::UnknownMethod)) return 404;
    return code == static_cast<int>(RpcCode::UnsupportedVersion) ||
                   code == static_cast<int>(RpcCode::InvalidRequest)
               ? 400
               : 200;
}

}  // namespace

std::string McpHttp::openSession() {
    const std::lock_guard lock(m_mutex);
    m_sessions.push_front(secretText());
    if (m_sessions.size() > mostSessions) m_sessions.pop_back();
    return m_sessions.front();
}

bool McpHttp::touchSession(const std::string& id) {
    const std::lock_guard lock(m_mutex);
    const auto at = std::ranges::find(m_sessions, id);
    if (at == m_sessions.end()) return false;
    m_sessions.splice(m_sessions.begin(), m_sessions, at);
    return true;
}

void McpHttp::closeSession(const std::string& id) {
    const std::lock_guard lock(m_mutex);
    m_sessions.remove(id);
}

void McpHttp::answer(const Exchange& exchange, const Visitor& visitor) {
    const std::string& method = exchange.request.method;
    if (method == "POST") return post(exchange, {visitor.fromThisComputer, true});
    const std::string session = exchange.request.header("Mcp-Session-Id");
    if (method == "DELETE" && !session.empty()) {
        if (!touchSession(session)) return exchange.refuse(404, "There is no such session.");
        closeSession(session);
        return exchange.send(204, "text/plain", {});
    }
    exchange.refuse(405, "Messages are posted; nothing is sent unasked.",
                    {{"Allow", "POST, DELETE"}});
}

void McpHttp::post(const Exchange& exchange, const Visitor& visitor) {
    const json message = parsedJson(exchange.request.body);
    if (message.is_discarded())
        return exchange.send(400, rpcError(nullptr, RpcCode::Parse, "This is no JSON."));
    const std::string version = versionOf(message);
    const std::string named = exchange.request.header("MCP-Protocol-Version");
    const json id = message.is_object() && message.contains("id") ? message["id"] : json();
    if (!version.empty()) {
        if (const std::string wrong = mismatch(exchange.request, message); !wrong.empty())
            return exchange.send(
                400, rpcError(id, RpcCode::HeaderMismatch, "Header mismatch: " + wrong));
        return reply(exchange, message, {visitor, secretText(), exchange.cancel}, {});
    }
    if (!named.empty() && std::ranges::find(mcpVersions(), named) == mcpVersions().end())
        return exchange.send(
            400, rpcError(id, RpcCode::UnsupportedVersion, "Unsupported protocol version",
                          {{"supported", mcpVersions()}, {"requested", named}}));
    if (tellsAllOfItself(named) && !id.is_null())
        return exchange.send(400, rpcError(id, RpcCode::InvalidParams,
                                           "A request of this version tells it in _meta, too."));
    // Lists of messages are of the one version that is not told by a header.
    if (message.is_array() && !named.empty() && named != mcpVersions().back())
        return exchange.send(
            400, rpcError(nullptr, RpcCode::InvalidRequest, "Send one message at a time."));
    std::string session = exchange.request.header("Mcp-Session-Id");
    net::HeaderFields headers;
    if (!id.is_null() && memberOr<std::string>(message, "method", {}) == "initialize")
        headers.emplace_back("Mcp-Session-Id", session = openSession());
    else if (!session.empty() && !touchSession(session))
        return exchange.send(404,
                             rpcError(id, RpcCode::InvalidRequest, "There is no such session."));
    reply(exchange, message, {visitor, session.empty() ? secretText() : session, exchange.cancel},
          headers);
}

void McpHttp::reply(const Exchange& exchange, const json& message,
                    const McpServer::Context& context, const net::HeaderFields& headers) {
    const bool call = memberOr<std::string>(message, "method", {}) == "tools/call";
    const bool streams =
        acceptable(exchange.request.header("Accept"), {"text/event-stream"}) &&
        exchange.request.header("Accept").find("event-stream") != std::string::npos;
    const json params = memberOr(message, "params", json::object());
    const bool wantsProgress = memberOr(params, "_meta", json::object()).contains("progressToken");
    McpServer::Context own = context;
    bool begun = false;
    if (call && streams && wantsProgress)
        own.notify = [&](const json& notification) {
            if (!begun) exchange.beginEvents(headers);
            begun = true;
            exchange.reply.write(asEvent(jsonText(notification), "message"));
        };
    const auto reply = m_server.handle(message, own);
    if (begun) {
        if (reply) exchange.reply.write(asEvent(jsonText(*reply), "message"));
        return exchange.reply.end();
    }
    if (!reply && message.is_object() && message.contains("id") && message.contains("method"))
        return exchange.send(200, rpcError(message["id"], RpcCode::InvalidRequest, "Cancelled."));
    if (!reply) return exchange.send(202, "application/json", {}, headers);
    const bool stateless = !versionOf(message).empty();
    const int status = stateless                                        ? statusOf(*reply)
                       : reply->is_object() && (*reply)["id"].is_null() ? 400
                                                                        : 200;
    exchange.send(status, "application/json", jsonText(*reply), headers);
}

}  // namespace tripletalk::serving
