// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "llm/ndjsonframer.h"
#include "llm/replytext.h"

namespace tripletalk::llm {

/// Reads the reply of Ollama's /api/chat from its bytes, streamed or whole.
class OllamaReply {
  public:
    /// Tool calls without an id are numbered from `firstCall`.
    OllamaReply(OnChatEvent onEvent, std::size_t firstCall)
        : m_text(std::move(onEvent)), m_nextCall(firstCall) {}

    /// Errors: Model (not the protocol), Server (an error in the middle of the stream).
    Result<void> feed(std::string_view bytes);
    /// Errors: Network (it ended too early), Model (not the protocol, or it said nothing).
    Result<ChatReply> finish();

  private:
    Result<void> readLine(const std::string& line);

    NdjsonFramer m_framer;
    ReplyText m_text;
    ChatReply m_reply;
    std::size_t m_nextCall;
    bool m_begun = false;
    bool m_done = false;
};

}  // namespace tripletalk::llm
