// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/offline/readingasker.h"
#include "answering/reading/scoredreading.h"
#include "knowledge/languages/sqlconnection.h"
#include "language/wording.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tripletalk::answering::offline {

/// Which reading a model says is meant.
struct ReadingChoice {
    enum class Of : unsigned char {
        Undecided,  ///< it cannot choose, says nothing of use, or another thing the second time
        None,       ///< none of them is
        One
    };
    Of of = Of::Undecided;
    std::size_t place = 0;  ///< of One: among the readings
    bool operator==(const ReadingChoice&) const = default;
};

/// Lets a model say which reading of a question is meant: to choose one of a list is easier than to
/// write a query, and a small model can. Many a small model prefers a place in a list to what
/// stands there, so it has to choose the same when the list is in another order, and to pass a
/// trial before it is asked at all. One thread. Borrows its arguments.
class ReadingChooser {
  public:
    static constexpr std::size_t most = 8;  ///< readings shown, each of which finds other rows

    ReadingChooser(const StrategyParts& parts, Trace& trace)
        : m_asker(parts, trace), m_trials(parts.trials.get()), m_trace(trace) {}

    /// `readings` are at least one, best first; they are shown in the words of `wording` with what
    /// their queries find in `tables`. A choice has to be made twice; where the first would be told
    /// anyway, once for the first and three times for whatever else. Errors: those of the model's
    /// server, Cancelled.
    Result<ReadingChoice> choose(const std::string& question,
                                 const std::vector<reading::ScoredReading>& readings,
                                 bool isToldAnyway, const language::Wording& wording,
                                 knowledge::SqlConnection& tables, const CancelToken& cancel);

  private:
    struct Listed {
        std::size_t place;  ///< among the readings
        ShownReading shown;
    };

    static Result<std::vector<Listed>> listed(const std::vector<reading::ScoredReading>& readings,
                                              const language::Wording& wording,
                                              knowledge::SqlConnection& tables,
                                              const CancelToken& cancel);
    /// Where several are worded alike, their tables are told, too.
    static void tellApart(std::vector<Listed>& list,
                          const std::vector<reading::ScoredReading>& readings);
    Result<bool> canChoose(const CancelToken& cancel);
    Result<ReadingChoice> ask(const std::string& question, const std::vector<Listed>& list,
                              const CancelToken& cancel);

    ReadingAsker m_asker;
    ModelTrials* m_trials;
    Trace& m_trace;
};

}  // namespace tripletalk::answering::offline
