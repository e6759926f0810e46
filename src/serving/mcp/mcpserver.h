// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "serving/mcp/mcptool.h"

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::serving {

/// Codes of JSON-RPC 2.0 and of the Model Context Protocol.
enum class RpcCode : int {
    Parse = -32700,
    InvalidRequest = -32600,
    UnknownMethod = -32601,
    InvalidParams = -32602,
    Internal = -32603,
    NoResource = -32002,  ///< before 2026-07-28; since then InvalidParams
    HeaderMismatch = -32020,
    UnsupportedVersion = -32022,
};

nlohmann::json rpcError(const nlohmann::json& id, RpcCode code, const std::string& message,
                        nlohmann::json data = nullptr);

/// Versions of the protocol that are spoken, newest first. From 2026-07-28 on every request tells
/// its version itself; before, a handshake did.
const std::vector<std::string>& mcpVersions();
/// Whether it is one of those later versions.
bool tellsAllOfItself(std::string_view version);
/// What a request of those later versions says of itself; empty where it says nothing.
std::string versionOf(const nlohmann::json& message);

/// The Model Context Protocol without a transport: one message in, at most one out. Holds nothing
/// of a client but which of its requests run. Any thread.
class McpServer {
  public:
    McpServer(const SharedBases& bases, Asking& asking);

    struct Context {
        Visitor visitor;
        std::string client;  ///< whose request ids these are: a session's id
        CancelToken cancel;
        /// Sends a notification that belongs to the request.
        std::function<void(const nlohmann::json&)> notify = {};
    };
    /// Nothing for a notification, and for a request that was cancelled. A list of messages, as
    /// 2025-03-26 has it, is answered by a list.
    std::optional<nlohmann::json> handle(const nlohmann::json& message, const Context& context);

  private:
    using Reply = std::optional<nlohmann::json>;
    Reply batch(const nlohmann::json& messages, const Context& context);
    Reply request(const nlohmann::json& message, const Context& context);
    nlohmann::json answer(const std::string& method, const nlohmann::json& id,
                          const nlohmann::json& params, const Context& context);
    nlohmann::json callTool(const nlohmann::json& id, const nlohmann::json& params,
                            const Context& context);
    nlohmann::json readResource(const nlohmann::json& id, const nlohmann::json& params,
                                const Context& context) const;
    void cancel(const nlohmann::json& params, const std::string& client);

    McpTools m_tools;
    std::mutex m_mutex;
    std::map<std::string, CancelToken> m_running;  ///< by client and id
};

}  // namespace tripletalk::serving
