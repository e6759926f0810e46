// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/strategies/descriptor.h"

namespace tripletalk::answering {

/// A person's query in place of the one that an answer had. The question's reading is
/// `{query, language?, run, text?}`: the query and the name of its language (SQL if not said),
/// the run that it corrects, and what the question was understood as.
class CorrectedStrategy : public AnswerStrategy {
  public:
    /// True for a question that this one answers.
    static bool answers(const Question& question);

    static constexpr const char* own = "corrected";  ///< its name
    static StrategyDescriptor descriptor();
    [[nodiscard]] std::string_view name() const override { return own; }
    void answer(const Question& question, Trace& trace, const CancelToken& cancel) override;
};

}  // namespace tripletalk::answering
