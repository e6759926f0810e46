// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/strategies/descriptor.h"

#include <memory>

namespace tripletalk::answering {

/// "uni-oqa", after UniOQA (METHODS 3): the model writes Cypher, the program puts the graph's own
/// things and relations into it, and facts found by words answer where the query is not to be
/// believed. It needs the graph here.
class UniOqaStrategy : public AnswerStrategy {
  public:
    explicit UniOqaStrategy(const StrategyParts& parts);

    static constexpr const char* own = "uni-oqa";  ///< its name
    static StrategyDescriptor descriptor();
    [[nodiscard]] std::string_view name() const override { return own; }
    void answer(const Question& question, Trace& trace, const CancelToken& cancel) override;

  private:
    std::shared_ptr<llm::ChatModel> m_model;
    std::shared_ptr<llm::Embedder> m_embedder;
    Prompts m_prompts;
    ModelNumbers m_numbers;
};

}  // namespace tripletalk::answering
