// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/model/modelcaller.h"
#include "answering/model/modelnumbers.h"
#include "answering/prompt/prompts.h"
#include "answering/strategy.h"
#include "answering/tools/sourcelog.h"
#include "answering/tools/toolbox.h"
#include "base/cancel.h"
#include "llm/chatmodel.h"

#include <string>
#include <vector>

namespace tripletalk::answering {

/// What a run with a model and its method both work on: what was given to it, what it has found,
/// and the round in hand. What is given must outlive it.
struct RunState {
    RunState(llm::ChatModel& model, const Prompts& usedPrompts, const ModelNumbers& usedNumbers,
             const Question& asked, Trace& trace, const CancelToken& cancelToken)
        : caller(model, trace),
          prompts(usedPrompts),
          numbers(usedNumbers),
          question(asked),
          cancel(cancelToken),
          log(trace),
          understood(asked.text) {}

    ModelCaller caller;
    const Prompts& prompts;
    const ModelNumbers& numbers;
    const Question& question;
    const CancelToken& cancel;

    SourceLog log;
    Toolbox tools;

    int round = 1;
    bool last = false;           ///< no round follows
    std::string understood;      ///< the question as a stand-alone one
    std::string lookFor = {};    ///< what the sources lack
    int preferred = 0;           ///< the source that won a vote; 0: none did
    bool keepsDialogue = false;  ///< for a method whose prompts go on where the last one ended
    std::vector<llm::Message> dialogue = {};  ///< then: the replies, and what their calls gave

    [[nodiscard]] const knowledge::KnowledgeBase& base() const { return *question.base; }
    /// The model calls tools natively; else it is asked for the object of decisionSchema().
    [[nodiscard]] bool isNative() const { return numbers.nativeTools && caller.hasTools(); }
    /// The query that the answer most likely stands in; 0: there is none.
    [[nodiscard]] int bestQuery() const;
    /// A call to the model with the numbers of the run.
    [[nodiscard]] llm::ChatRequest request(std::vector<llm::Message> messages) const;
};

}  // namespace tripletalk::answering
