// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/strategies/descriptor.h"

#include <memory>

namespace tripletalk::answering {

/// "retrieve-rewrite-answer", after Retrieve-Rewrite-Answer (METHODS 4): which path of relations a
/// question asks for is learned from questions with their paths, and of the likely ones those count
/// that lead somewhere from the thing that it names; the facts on them are told as text, and the
/// answer is written from that. It needs the graph alone, here or at an endpoint, and can do
/// without a model: then the best path's ends are the answer.
class RewriteStrategy : public AnswerStrategy {
  public:
    explicit RewriteStrategy(StrategyParts parts) : m_parts(std::move(parts)) {}

    static constexpr const char* own = "retrieve-rewrite-answer";  ///< its name
    static StrategyDescriptor descriptor();
    [[nodiscard]] std::string_view name() const override { return own; }
    void answer(const Question& question, Trace& trace, const CancelToken& cancel) override;

  private:
    StrategyParts m_parts;
};

}  // namespace tripletalk::answering
