// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/strategies/descriptor.h"

#include <memory>

namespace tripletalk::answering {

/// "sparql": a model is shown the classes and properties of the graph and what the question's words
/// may stand for, and writes SPARQL in up to `rounds` rounds; a query that fails, finds nothing, or
/// names what the graph does not have goes back with a note; then it answers with citations. It
/// needs the graph alone, here or at an endpoint.
class SparqlStrategy : public AnswerStrategy {
  public:
    SparqlStrategy(std::shared_ptr<llm::ChatModel> model, Prompts prompts, ModelNumbers numbers)
        : m_model(std::move(model)), m_prompts(std::move(prompts)), m_numbers(numbers) {}

    static constexpr const char* own = "sparql";  ///< its name
    static StrategyDescriptor descriptor();
    [[nodiscard]] std::string_view name() const override { return own; }
    void answer(const Question& question, Trace& trace, const CancelToken& cancel) override;

  private:
    std::shared_ptr<llm::ChatModel> m_model;
    Prompts m_prompts;
    ModelNumbers m_numbers;
};

}  // namespace tripletalk::answering
