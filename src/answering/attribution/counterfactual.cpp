// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/attribution/counterfactual.h"

#include "answering/model/answerwriter.h"

namespace tripletalk::answering {

Rewriter counterfactualWriter(const AnsweredRun& about, std::shared_ptr<llm::ChatModel> model,
                              const Prompts& prompts, const ModelNumbers& numbers,
                              const knowledge::KnowledgeBase& base) {
    return [question = about.question, sources = about.answer.sources, model = std::move(model),
            prompts, numbers, base](const std::vector<int>& left, Trace& trace,
                                    const CancelToken& cancel) -> Result<std::string> {
        if (left.empty()) return std::string();
        ModelCaller caller(*model, trace);
        AnswerWriter writer(caller, prompts, numbers, base);
        auto verdict = writer.write({.question = question, .shown = left}, sources, cancel);
        if (!verdict) return verdict.error();
        return verdict->answer.empty() ? verdict->why : verdict->answer;
    };
}

}  // namespace tripletalk::answering
