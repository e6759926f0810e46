// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "answering/model/modelcaller.h"
#include "answering/model/modelnumbers.h"
#include "answering/model/verdict.h"
#include "answering/prompt/prompts.h"
#include "knowledge/knowledgebase.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::answering {

struct AnswerTask {
    std::string question;         ///< stand-alone
    std::string asked = {};       ///< in the person's own words, if they differ
    std::vector<int> shown = {};  ///< numbers of the sources the model may see; empty: all
    int round = 0;                ///< that the sources are from; 0: outside of any round
    bool last = true;             ///< the model cannot ask to look further
    std::string correction = {};  ///< what was wrong with its last answer
};

/// Lets a model judge the sources of a question and, where they suffice, write the answer: one
/// call, with a prompt that fits the context window. One thread.
class AnswerWriter {
  public:
    AnswerWriter(ModelCaller& caller, const Prompts& prompts, const ModelNumbers& numbers,
                 const knowledge::KnowledgeBase& base)
        : m_caller(caller), m_prompts(prompts), m_numbers(numbers), m_base(base) {}

    /// `onText`, if given, gets the answer's text while it is written. Errors: those of the model,
    /// and Model where it says nothing usable twice.
    Result<Verdict> write(const AnswerTask& task, const std::vector<Source>& sources,
                          const CancelToken& cancel,
                          const std::function<void(std::string_view)>& onText = {});

    /// write() as a run does it: the trace is told the answer's text while it comes, and the
    /// decision. With no source to show, the verdict is to look further.
    Result<Verdict> judge(const AnswerTask& task, const std::vector<Source>& sources,
                          const CancelToken& cancel);

    /// The prompt alone, for those who want to know what a call would cost.
    Result<llm::ChatRequest> request(const AnswerTask& task,
                                     const std::vector<Source>& sources) const;

  private:
    ModelCaller& m_caller;
    const Prompts& m_prompts;
    const ModelNumbers& m_numbers;
    const knowledge::KnowledgeBase& m_base;
};

}  // namespace tripletalk::answering
