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

    /// Asks, and once more where `read` makes nothing of the reply: shown its own words and what is
    /// wrong with them (the message of `read`'s error), a model mostly mends it. Errors: those of
    /// ask(); Model where the second reply is of no use either.
    template <typename Read>
    auto askFor(std::string_view purpose, int round, llm::ChatRequest request,
                const CancelToken& cancel, const Read& read,
                const std::function<void(std::string_view)>& onDelta = {})
        -> decltype(read(llm::ChatReply())) {
        for (bool again = false;; again = true) {
            const auto reply = ask(purpose, round, request, cancel, onDelta);
            if (!reply) return reply.error();
            auto made = read(*reply);
            if (made) return made;
            if (again) return unusable(made.error());
            showFault(request, *reply, made.error());
        }
    }

    [[nodiscard]] Trace& trace() const { return m_trace; }
    [[nodiscard]] bool hasTools() const { return m_model.hasTools(); }

  private:
    static Error unusable(const Error& fault);
    void showFault(llm::ChatRequest& request, const llm::ChatReply& reply,
                   const Error& fault) const;

    llm::ChatModel& m_model;
    Trace& m_trace;
};

}  // namespace tripletalk::answering
