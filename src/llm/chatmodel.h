// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::llm {

struct ToolCall {
    std::string id;
    std::string name;
    nlohmann::json arguments;  ///< an object; malformed arguments arrive as {"_malformed": "text"}
    std::string written = {};  ///< of a reply: the arguments as the model wrote them
};

struct Message {
    enum class Role { System, User, Assistant, Tool };
    Role role = Role::User;
    std::string content;
    std::vector<ToolCall> toolCalls = {};  ///< of an assistant message
    std::string toolCallId = {};           ///< of a tool message
};

struct ToolSpec {
    std::string name;
    std::string description;
    nlohmann::ordered_json parameters;  ///< JSON schema of an object
};

struct ChatRequest {
    std::vector<Message> messages;
    std::vector<ToolSpec> tools = {};
    /// Not null: the reply is constrained to JSON of this schema. Say its shape in the prompt too:
    /// a server that cannot constrain drops it (a Notice says so). Ordered: models write the
    /// members in the schema's order, and what is written first is thought of first.
    nlohmann::ordered_json jsonSchema = nullptr;
    double temperature = 0.0;
    int maxTokens = 1500;
    int contextTokens = 16384;  ///< Ollama's num_ctx
};

struct Usage {
    std::int64_t promptTokens = 0;
    std::int64_t completionTokens = 0;
    std::int64_t calls = 0;
};

struct ChatReply {
    std::string content;
    std::string thinking;  ///< kept apart, never part of the answer
    std::vector<ToolCall> toolCalls;
    Usage usage;
    bool truncated = false;        ///< the reply ended at maxTokens
    bool promptTruncated = false;  ///< the server saw less of the prompt than was sent
    std::string model;
};

/// What a model says of itself while it works.
struct ChatEvent {
    enum class Kind { Loading, Delta, Thinking, Notice } kind = Kind::Delta;
    std::string text;
};
using OnChatEvent = std::function<void(const ChatEvent&)>;

/// A chat model behind a server. Blocks the calling worker thread; any number of threads may share
/// one object. Errors: Network, Timeout, Cancelled (within 100 ms), Server (status and the server's
/// own words), Model (a reply that is not in the protocol, ended too early or is empty). Keys never
/// appear in an error.
class ChatModel {
  public:
    virtual ~ChatModel() = default;
    virtual Result<ChatReply> complete(const ChatRequest& request, const OnChatEvent& onEvent,
                                       const CancelToken& cancel) = 0;
    [[nodiscard]] virtual std::string name()
        const = 0;  ///< as the person wrote it: "ollama:llama3.2"
    [[nodiscard]] virtual bool hasTools()
        const = 0;  ///< native tool calls; otherwise use jsonSchema
};

}  // namespace tripletalk::llm
