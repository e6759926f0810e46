// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/model/modelcaller.h"
#include "answering/reading/scoredreading.h"
#include "answering/strategies/descriptor.h"
#include "knowledge/languages/sqlconnection.h"
#include "language/wording.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tripletalk::answering::offline {

/// Which reading a model says is meant.
struct ReadingChoice {
    enum class Of : unsigned char {
        Undecided,  ///< it says nothing of use, or another thing the second time
        None,       ///< none of them is
        One
    };
    Of of = Of::Undecided;
    std::size_t place = 0;  ///< of One: among the readings
    bool operator==(const ReadingChoice&) const = default;
};

/// Lets a model say which reading of a question is meant: to choose one of a list is easier than to
/// write a query, and a small model can. Many a small model prefers a place in a list to what
/// stands there, so it has to choose the same when the list is in another order. One thread.
/// Borrows its arguments.
class ReadingChooser {
  public:
    static constexpr std::size_t most = 8;  ///< readings shown, each of which finds other rows

    ReadingChooser(const StrategyParts& parts, Trace& trace)
        : m_parts(parts), m_caller(*parts.model, trace) {}

    /// `readings` are at least one, best first; they are shown in the words of `wording` with what
    /// their queries find in `tables`. A choice has to be made twice; where the first would be told
    /// anyway, once for the first and three times for whatever else. Errors: those of the model's
    /// server, Cancelled.
    Result<ReadingChoice> choose(const std::string& question,
                                 const std::vector<reading::ScoredReading>& readings,
                                 bool isToldAnyway, const language::Wording& wording,
                                 knowledge::SqlConnection& tables, const CancelToken& cancel);

  private:
    struct Shown {
        std::size_t place;  ///< among the readings
        std::string meaning;
        std::string finds;  ///< the first of its rows
    };

    static Result<std::vector<Shown>> shown(const std::vector<reading::ScoredReading>& readings,
                                            const language::Wording& wording,
                                            knowledge::SqlConnection& tables,
                                            const CancelToken& cancel);
    Result<ReadingChoice> ask(const std::string& question, const std::vector<Shown>& list,
                              const CancelToken& cancel);

    const StrategyParts& m_parts;
    ModelCaller m_caller;
};

}  // namespace tripletalk::answering::offline
