// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "serving/mcp/mcpserver.h"
#include "serving/web/replies.h"

#include <chrono>
#include <list>
#include <mutex>
#include <string>

namespace tripletalk::serving {

/// The Model Context Protocol over Streamable HTTP, in both its forms: with sessions (2025-03-26 to
/// 2025-11-25), and with requests that tell all of themselves (2026-07-28). Calls of tools are
/// answered by a stream of events where the client takes one, so that it hears of progress; a
/// client that goes cancels its request. Any thread.
class McpHttp {
  public:
    McpHttp(const SharedBases& bases, Asking& asking) : m_server(bases, asking) {}

    void answer(const Exchange& exchange, const Visitor& visitor);

  private:
    void post(const Exchange& exchange, const Visitor& visitor);
    void reply(const Exchange& exchange, const nlohmann::json& message,
               const McpServer::Context& context, const net::HeaderFields& headers);
    std::string openSession();
    bool touchSession(const std::string& id);
    void closeSession(const std::string& id);

    McpServer m_server;
    std::mutex m_mutex;
    std::list<std::string> m_sessions;  ///< ids, the last used first
};

}  // namespace tripletalk::serving
