// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/model/modelcaller.h"
#include "answering/reading/scoredreading.h"
#include "answering/strategies/descriptor.h"
#include "knowledge/languages/sqlconnection.h"
#include "language/wording.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering::offline {

/// Lets a model say which reading of a question is meant: to choose one of a list is easier than to
/// write a query, and a small model can. Whoever prefers a place in a list to what stands there
/// says another thing when the list is turned round: then the rules' own order holds. One thread.
/// Borrows its arguments.
class ReadingChooser {
  public:
    static constexpr std::size_t most = 8;  ///< readings shown, each of which finds other rows

    ReadingChooser(const StrategyParts& parts, Trace& trace)
        : m_parts(parts), m_caller(*parts.model, trace) {}

    /// The place of the one that `question` means; nothing if it means none of them. `readings` are
    /// at least one, best first, with the words of `wording` and what their queries find in
    /// `tables`. Errors: those of the model's server, Cancelled. A reply of no use is no error.
    Result<std::optional<std::size_t>> choose(const std::string& question,
                                              const std::vector<reading::ScoredReading>& readings,
                                              const language::Wording& wording,
                                              knowledge::SqlConnection& tables,
                                              const CancelToken& cancel);

  private:
    struct Shown {
        std::size_t place;  ///< among the readings
        std::string meaning;
        std::string finds;  ///< the first of its rows
    };
    using Choice = std::optional<std::size_t>;

    static Result<std::vector<Shown>> shown(const std::vector<reading::ScoredReading>& readings,
                                            const language::Wording& wording,
                                            knowledge::SqlConnection& tables,
                                            const CancelToken& cancel);
    Result<Choice> ask(const std::string& question, const std::vector<Shown>& list,
                       const CancelToken& cancel);

    const StrategyParts& m_parts;
    ModelCaller m_caller;
};

}  // namespace tripletalk::answering::offline
