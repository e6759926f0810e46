// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "llm/replytext.h"
#include "llm/sseframer.h"
#include "llm/toolcallassembler.h"

namespace tripletalk::llm {

/// Reads the reply of /v1/chat/completions from its bytes: a stream of events, or, from servers
/// that do not stream, one object.
class OpenAiReply {
  public:
    /// Tool calls without an id are numbered from `firstCall`.
    OpenAiReply(OnChatEvent onEvent, std::size_t firstCall)
        : m_text(std::move(onEvent)), m_firstCall(firstCall) {}

    /// Errors: Model (not the protocol), Server (an error in the middle of the stream).
    Result<void> feed(std::string_view bytes);
    /// Errors: Network (it ended too early), Model (not the protocol, or it said nothing).
    Result<ChatReply> finish();

  private:
    Result<void> readEvents(const std::vector<std::string>& events);
    Result<void> readObject(const std::string& data);

    SseFramer m_framer;
    ReplyText m_text;
    ToolCallAssembler m_calls;
    ChatReply m_reply;
    std::string m_whole;  ///< everything, as long as it does not look like events
    std::size_t m_firstCall;
    bool m_events = false;
    bool m_begun = false;
    bool m_done = false;
};

}  // namespace tripletalk::llm
