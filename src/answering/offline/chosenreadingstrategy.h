// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/offline/offlinestrategy.h"
#include "answering/strategies/descriptor.h"

namespace tripletalk::answering {

/// "readings": as OfflineStrategy, but which of several readings is meant says a model where the
/// rules are not sure. For models that are too small to write queries. Uses the first base.
class ChosenReadingStrategy : public AnswerStrategy {
  public:
    explicit ChosenReadingStrategy(StrategyParts parts) : m_parts(std::move(parts)) {
        m_numbers.passages = m_parts.numbers.topK;
    }

    static constexpr const char* own = "readings";  ///< its name
    static StrategyDescriptor descriptor();
    [[nodiscard]] std::string_view name() const override { return own; }
    void answer(const Question& question, Trace& trace, const CancelToken& cancel) override;

  private:
    StrategyParts m_parts;
    OfflineNumbers m_numbers;
};

}  // namespace tripletalk::answering
