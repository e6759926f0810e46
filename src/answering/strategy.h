// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "answering/trace.h"
#include "base/cancel.h"
#include "knowledge/knowledgebase.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::answering {

/// An earlier exchange of the conversation.
struct Turn {
    std::string question;
    std::string understoodAs;
    std::string answer;
    AnswerResult result;
    std::vector<Source> sources;
    nlohmann::json reading = {};  ///< as in Question
};

struct Question {
    std::string text;
    std::vector<Turn> history;
    std::optional<knowledge::KnowledgeBase> base;  ///< ask() refuses a question without one
    /// A changed reading (the `reading` event of docs/trace.md) to be answered instead of the text;
    /// null for none. Its `run` is the run that it came from. Only the offline strategy heeds it.
    nlohmann::json reading = {};
    /// Bases that are asked as well, by a strategy that can (StrategyDescriptor::asksSeveral).
    std::vector<knowledge::KnowledgeBase> others = {};
    /// The program itself offered it, made of names of the base: what uses all its words is meant.
    bool isOffered = false;
};

/// Tells the trace that a run begins: the question, who answers it, and from which base.
void startRun(Trace& trace, const Question& question, std::string_view strategy,
              const std::string& model);

/// One method of answering. Runs on the calling worker thread and tells everything through the
/// trace, which it ends exactly once. An object answers one question at a time.
class AnswerStrategy {
  public:
    virtual ~AnswerStrategy() = default;
    [[nodiscard]] virtual std::string_view name() const = 0;
    virtual void answer(const Question& question, Trace& trace, const CancelToken& cancel) = 0;
};

}  // namespace tripletalk::answering
