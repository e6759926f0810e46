// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/strategies/descriptor.h"

#include <memory>

namespace tripletalk::answering {

/// What the other strategies are compared with: the CREATE TABLE text, the question, one SQL try;
/// no linking, no repair, no passages, no second call. Its answer is the query's result.
class ControlStrategy : public AnswerStrategy {
  public:
    ControlStrategy(std::shared_ptr<llm::ChatModel> model, Prompts prompts, ModelNumbers numbers)
        : m_model(std::move(model)), m_prompts(std::move(prompts)), m_numbers(numbers) {}

    static constexpr const char* own = "control";  ///< its name
    static StrategyDescriptor descriptor();
    [[nodiscard]] std::string_view name() const override { return own; }
    void answer(const Question& question, Trace& trace, const CancelToken& cancel) override;

  private:
    Result<void> run(const Question& question, Trace& trace, const CancelToken& cancel);

    std::shared_ptr<llm::ChatModel> m_model;
    Prompts m_prompts;
    ModelNumbers m_numbers;
};

}  // namespace tripletalk::answering
