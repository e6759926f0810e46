// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "serving/mcp/mcpstdio.h"

#include "base/jsontext.h"
#include "base/text.h"

#include <condition_variable>
#include <iostream>
#include <map>
#include <mutex>
#include <thread>

namespace tripletalk::serving {

using nlohmann::json;

namespace {

constexpr std::size_t longestLine = 4U << 20U;
constexpr int mostRunning = 16;
constexpr std::size_t mostEntered = 256;

/// Writes whole lines, and counts what runs.
class Channel {
  public:
    explicit Channel(std::ostream& out) : m_out(out) {}

    void write(const json& message) {
        const std::lock_guard lock(m_mutex);
        m_out << jsonText(message) << "\n" << std::flush;
    }
    /// As soon as it is read, so that what is read next may cancel it. Says why it may not run, or
    /// nothing.
    std::string enter(const std::string& id, const CancelToken& cancel) {
        const std::lock_guard lock(m_mutex);
        if (m_requests.size() >= mostEntered)
            return "Too many requests are at work: try again later.";
        const bool isNew = m_requests.emplace(id, cancel).second;
        return isNew ? "" : "A request with this id is at work.";
    }
    void waitForTurn() {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_running < mostRunning; });
        ++m_running;
    }
    void leave(const std::string& id) {
        const std::lock_guard lock(m_mutex);
        --m_running;
        m_requests.erase(id);
        m_changed.notify_all();
    }
    void cancel(const std::string& id) {
        const std::lock_guard lock(m_mutex);
        if (const auto at = m_requests.find(id); at != m_requests.end()) at->second.cancel();
    }
    void waitForAll() {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_requests.empty(); });
    }

  private:
    std::ostream& m_out;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    int m_running = 0;
    std::map<std::string, CancelToken> m_requests;
};

/// The next line, without what is longer than it may be; false at the end.
bool readLine(std::istream& in, std::string& line, bool& tooLong) {
    line.clear();
    tooLong = false;
    char c = 0;
    while (in.get(c)) {
        if (c == '\n') return true;
        if (line.size() < longestLine)
            line += c;
        else
            tooLong = true;
    }
    return !line.empty();
}

bool isRequest(const json& message) { return message.is_object() && message.contains("id"); }

}  // namespace

void serveMcp(McpServer& server, std::istream& in, std::ostream& out, const CancelToken& cancel) {
    Channel channel(out);
    const CancelToken all = CancelToken::childOf(cancel);
    const auto answer = [&](const json& message, const CancelToken& own) {
        const McpServer::Context context{
            {.fromThisComputer = true, .isModel = true},
            "stdio",
            own,
            [&](const json& notification) { channel.write(notification); }};
        if (const auto reply = server.handle(message, context)) channel.write(*reply);
    };
    const auto begin = [&](const json& message) {
        const std::string id = jsonText(message["id"]);
        const CancelToken own = CancelToken::childOf(all);
        if (const std::string why = channel.enter(id, own); !why.empty())
            return channel.write(rpcError(message["id"], RpcCode::InvalidRequest, why));
        std::thread([&channel, &answer, message, own, id] {
            channel.waitForTurn();
            answer(message, own);
            channel.leave(id);
        }).detach();
    };
    std::string line;
    bool tooLong = false;
    while (!cancel.cancelled() && readLine(in, line, tooLong)) {
        if (tooLong) {
            channel.write(rpcError(nullptr, RpcCode::InvalidRequest, "The message is too long."));
            continue;
        }
        if (text::trim(line).empty()) continue;
        const json message = parsedJson(line);
        const json params = memberOr(message, "params", json::object());
        if (message.is_discarded())
            channel.write(rpcError(nullptr, RpcCode::Parse, "This is no JSON."));
        else if (isRequest(message))
            begin(message);
        else if (memberOr<std::string>(message, "method", {}) == "notifications/cancelled" &&
                 params.is_object() && params.contains("requestId"))
            channel.cancel(jsonText(params["requestId"]));
        else
            answer(message, all);
    }
    if (cancel.cancelled()) all.cancel();
    channel.waitForAll();
}

}  // namespace tripletalk::serving
