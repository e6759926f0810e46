// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "llm/chatmodel.h"
#include "llm/modelendpoint.h"

namespace tripletalk::llm {

/// Ollama's /api/chat, streamed. The context window goes with every call, the model is kept loaded
/// between calls, a cut prompt is noticed, and while the first byte is late the server is asked
/// whether it is loading the model.
class OllamaChat : public ChatModel {
  public:
    OllamaChat(Endpoint::Settings settings, std::chrono::milliseconds loadingAfter);

    Result<ChatReply> complete(const ChatRequest& request, const OnChatEvent& onEvent,
                               const CancelToken& cancel) override;
    [[nodiscard]] std::string name() const override { return m_endpoint.spec().text(); }
    [[nodiscard]] bool hasTools() const override { return !m_endpoint.refuses("tools"); }

  private:
    [[nodiscard]] std::string waitingText(const CancelToken& cancel) const;

    Endpoint m_endpoint;
    std::chrono::milliseconds m_loadingAfter;
};

}  // namespace tripletalk::llm
