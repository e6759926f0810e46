// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "serving/mcp/mcpstdio.h"

#include "base/jsontext.h"
#include "base/text.h"

#include <condition_variable>
#include <iostream>
#include <mutex>
#include <thread>

namespace tripletalk::serving {

using nlohmann::json;

namespace {

constexpr std::size_t longestLine = 4U << 20U;
constexpr int mostRunning = 16;

/// Writes whole lines, and counts what runs.
class Channel {
  public:
    explicit Channel(std::ostream& out) : m_out(out) {}

    void write(const json& message) {
        const std::lock_guard lock(m_mutex);
        m_out << jsonText(message) << "\n" << std::flush;
    }
    void enter() {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_running < mostRunning; });
        ++m_running;
    }
    void leave() {
        const std::lock_guard lock(m_mutex);
        --m_running;
        m_changed.notify_all();
    }
    void waitForAll() {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_running == 0; });
    }

  private:
    std::ostream& m_out;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    int m_running = 0;
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
    const McpServer::Context context{
        {.fromThisComputer = true, .isModel = true}, "stdio", all, [&](const json& notification) {
            channel.write(notification);
        }};
    const auto answer = [&](const json& message) {
        if (const auto reply = server.handle(message, context)) channel.write(*reply);
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
        if (message.is_discarded()) {
            channel.write(rpcError(nullptr, RpcCode::Parse, "This is no JSON."));
        } else if (!isRequest(message) && !message.is_array()) {
            answer(message);
        } else {
            channel.enter();
            std::thread([&channel, &answer, message] {
                answer(message);
                channel.leave();
            }).detach();
        }
    }
    if (cancel.cancelled()) all.cancel();
    channel.waitForAll();
}

}  // namespace tripletalk::serving
