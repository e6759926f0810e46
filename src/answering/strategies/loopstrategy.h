// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/strategies/descriptor.h"

#include <memory>

namespace tripletalk::answering {

/// RAGONITE's iterative retrieval (METHODS 5.3): in up to `rounds` rounds the model asks for SQL
/// and passage search and says whether the evidence suffices and why; each tool of the
/// configuration is used at least once; errors and empty results go back into the next round; a
/// last call writes the answer with citations. Three configurations of one class: "sql+passages",
/// "sql", "passages".
class LoopStrategy : public AnswerStrategy {
  public:
    struct Tools {
        bool sql = true;
        bool passages = true;
    };
    LoopStrategy(Tools tools, std::shared_ptr<llm::ChatModel> model,
                 std::shared_ptr<llm::Embedder> embedder, Prompts prompts, ModelNumbers numbers);

    static StrategyDescriptor withBoth();
    static StrategyDescriptor withSql();
    static StrategyDescriptor withPassages();
    [[nodiscard]] std::string_view name() const override;
    void answer(const Question& question, Trace& trace, const CancelToken& cancel) override;

  private:
    Tools m_tools;
    std::shared_ptr<llm::ChatModel> m_model;
    std::shared_ptr<llm::Embedder> m_embedder;
    Prompts m_prompts;
    ModelNumbers m_numbers;
};

}  // namespace tripletalk::answering
