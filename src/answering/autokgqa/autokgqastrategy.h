// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/strategies/descriptor.h"

#include <memory>

namespace tripletalk::answering {

/// "auto-kgqa", after Auto-KGQA (METHODS 2): the program chooses the small part of the graph that
/// the question is about, the model sees that part alone and writes one or several queries, these
/// are run, and where they differ the model chooses among their results. It needs the graph alone,
/// here or at an endpoint.
class AutoKgqaStrategy : public AnswerStrategy {
  public:
    explicit AutoKgqaStrategy(const StrategyParts& parts);

    static constexpr const char* own = "auto-kgqa";  ///< its name
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
