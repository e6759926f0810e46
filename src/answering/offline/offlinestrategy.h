// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/strategies/descriptor.h"

#include <memory>

namespace tripletalk::answering {

struct OfflineNumbers {
    int passages = 8;         ///< found by a search
    std::size_t words = 110;  ///< of a description
};

/// Answers without a model: reads the question against names and values of the base, runs what it
/// was most likely meant to ask, quotes passages where the tables do not tell, and words the answer
/// from templates. Uses the first base.
class OfflineStrategy : public AnswerStrategy {
  public:
    /// `embedder` may be null: then passages are searched by words alone.
    explicit OfflineStrategy(std::shared_ptr<llm::Embedder> embedder, int topK = 8)
        : m_embedder(std::move(embedder)) {
        m_numbers.passages = topK;
    }

    static constexpr const char* own = "offline";  ///< its name
    static StrategyDescriptor descriptor();
    [[nodiscard]] std::string_view name() const override { return own; }
    void answer(const Question& question, Trace& trace, const CancelToken& cancel) override;

  private:
    std::shared_ptr<llm::Embedder> m_embedder;
    OfflineNumbers m_numbers;
};

}  // namespace tripletalk::answering
