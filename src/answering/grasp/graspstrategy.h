// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/grasp/graspbox.h"
#include "answering/strategies/descriptor.h"

#include <memory>

namespace tripletalk::answering {

/// GRASP (METHODS 1): the model asks the graph itself by tools, step by step, until it has a query
/// whose rows are the answer ("grasp"), or enough to answer in words ("grasp-words"). It needs the
/// graph alone, here or at an endpoint, and its search index if it has one.
class GraspStrategy : public AnswerStrategy {
  public:
    GraspStrategy(grasp::Task task, const StrategyParts& parts)
        : m_task(task),
          m_model(parts.model),
          m_embedder(parts.embedder),
          m_prompts(parts.prompts),
          m_numbers(parts.numbers) {}

    static StrategyDescriptor byQuery();
    static StrategyDescriptor inWords();
    [[nodiscard]] std::string_view name() const override;
    void answer(const Question& question, Trace& trace, const CancelToken& cancel) override;

  private:
    grasp::Task m_task;
    std::shared_ptr<llm::ChatModel> m_model;
    std::shared_ptr<llm::Embedder> m_embedder;
    Prompts m_prompts;
    ModelNumbers m_numbers;
};

}  // namespace tripletalk::answering
