// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/model/modelcaller.h"
#include "answering/strategies/descriptor.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::answering::offline {

/// A reading as a model sees it.
struct ShownReading {
    std::string meaning;  ///< in words
    std::string finds;    ///< the first of its rows
};

/// Asks a model which of several readings a question means. One thread. Borrows its arguments.
class ReadingAsker {
  public:
    ReadingAsker(const StrategyParts& parts, Trace& trace)
        : m_parts(parts), m_caller(*parts.model, trace) {}

    /// The number of the reading that it chooses, from 1 on; 0: none of them is meant; nothing: its
    /// reply is of no use. `purpose` is the call's in the trace. Errors: those of the model's
    /// server, Cancelled.
    Result<std::optional<int>> ask(std::string_view purpose, const std::string& question,
                                   const std::vector<ShownReading>& readings,
                                   const CancelToken& cancel);

    [[nodiscard]] std::string model() const { return m_parts.model->name(); }

  private:
    const StrategyParts& m_parts;
    ModelCaller m_caller;
};

}  // namespace tripletalk::answering::offline
