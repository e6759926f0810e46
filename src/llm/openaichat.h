// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "llm/chatmodel.h"
#include "llm/modelendpoint.h"

namespace tripletalk::llm {

/// /v1/chat/completions as OpenAI defined it and many servers speak it, streamed. Parameters that a
/// model refuses are dropped and remembered (class Refusals).
class OpenAiChat : public ChatModel {
  public:
    explicit OpenAiChat(Endpoint::Settings settings);

    Result<ChatReply> complete(const ChatRequest& request, const OnChatEvent& onEvent,
                               const CancelToken& cancel) override;
    [[nodiscard]] std::string name() const override { return m_endpoint.spec().text(); }
    [[nodiscard]] bool hasTools() const override { return !m_endpoint.refuses("tools"); }

  private:
    Endpoint m_endpoint;
};

/// True if OpenAI's strict mode accepts a schema: every object forbids further properties and
/// requires all it has.
bool isStrictSchema(const nlohmann::json& schema);

}  // namespace tripletalk::llm
