// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/trace.h"
#include "base/cancel.h"
#include "llm/chatmodel.h"

#include <functional>
#include <string>

namespace tripletalk::answering {

/// Asks a chat model and tells the trace of it: the full prompt before, the streamed text, and the
/// reply with its usage and time after. One thread.
class ModelCaller {
  public:
    ModelCaller(llm::ChatModel& model, Trace& trace) : m_model(model), m_trace(trace) {}

    /// `purpose` says what the call is for: "understand", "gather", "answer". `onDelta`, if given,
    /// gets the reply's text as it comes, in place of the trace's model_delta.
    Result<llm::ChatReply> ask(std::string_view purpose, int round, const llm::ChatRequest& request,
                               const CancelToken& cancel,
                               const std::function<void(std::string_view)>& onDelta = {});

  private:
    llm::ChatModel& m_model;
    Trace& m_trace;
};

}  // namespace tripletalk::answering
