// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "servedbases.h"
#include "serving/mcp/mcpserver.h"

#include <gtest/gtest.h>

namespace tripletalk::tests {

inline nlohmann::json rpcRequest(const nlohmann::json& id, const std::string& method,
                                 nlohmann::json params = nlohmann::json::object()) {
    return {{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", std::move(params)}};
}

/// The parameters of a request that tells all of itself, as 2026-07-28 has it.
inline nlohmann::json withEnvelope(nlohmann::json params,
                                   const std::string& version = "2026-07-28") {
    params["_meta"]["io.modelcontextprotocol/protocolVersion"] = version;
    params["_meta"]["io.modelcontextprotocol/clientInfo"] = {{"name", "test"}, {"version", "1"}};
    params["_meta"]["io.modelcontextprotocol/clientCapabilities"] = nlohmann::json::object();
    return params;
}

/// A server of the protocol without a transport, over some bases.
struct McpTalk {
    serving::SharedBases bases;
    serving::Asking asking;
    serving::McpServer server{bases, asking};
    std::vector<nlohmann::json> notifications = {};

    explicit McpTalk(std::vector<knowledge::KnowledgeBase> given,
                     serving::Asking::MakeAnswerer make = answersBy(sayTheArtists))
        : bases(std::move(given)), asking(std::move(make)) {}

    [[nodiscard]] serving::McpServer::Context context() {
        return {.visitor = {.fromThisComputer = true, .isModel = true},
                .client = "test",
                .cancel = {},
                .notify = [this](const nlohmann::json& one) { notifications.push_back(one); }};
    }
    std::optional<nlohmann::json> say(const nlohmann::json& message) {
        return server.handle(message, context());
    }
    /// The result of a request that has one.
    nlohmann::json resultOf(const std::string& method,
                            nlohmann::json params = nlohmann::json::object()) {
        const auto reply = say(rpcRequest(1, method, std::move(params)));
        EXPECT_TRUE(reply && reply->contains("result")) << (reply ? reply->dump() : "no reply");
        return reply ? reply->value("result", nlohmann::json()) : nlohmann::json();
    }
    /// The code of the error of a request that has one.
    int errorOf(const nlohmann::json& message) {
        auto reply = say(message);
        EXPECT_TRUE(reply && reply->contains("error")) << (reply ? reply->dump() : "no reply");
        return reply && reply->contains("error") ? (*reply)["error"]["code"].get<int>() : 0;
    }
    nlohmann::json call(const std::string& tool,
                        nlohmann::json arguments = nlohmann::json::object()) {
        return resultOf("tools/call", {{"name", tool}, {"arguments", std::move(arguments)}});
    }
};

}  // namespace tripletalk::tests
