// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "answering/offline/reading.h"
#include "answering/reading/scoredreading.h"
#include "base/cancel.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering::offline {

/// A query, and the term that it asks for, where one says it.
struct AskedQuery {
    std::string text;
    std::optional<reading::Term> term = {};
};

/// Where the offline strategy asks for what it read: it writes the queries and runs them. One
/// thread. Terms and readings are of the schema of the graph that is given beside them.
class AskedBase {
  public:
    virtual ~AskedBase() = default;

    /// The name of the language that it is asked in.
    [[nodiscard]] virtual std::string language() const = 0;
    /// For all queries together that only tell which reading is meant.
    [[nodiscard]] virtual std::chrono::milliseconds timeToTry() const = 0;

    /// Nothing where it cannot be asked for. `isTold`: with one more column, the last, for what
    /// decides (Term::deciding).
    [[nodiscard]] virtual std::optional<AskedQuery> write(const reading::ScoredReading& reading,
                                                          const SchemaGraph& graph,
                                                          bool isTold) = 0;
    [[nodiscard]] virtual std::optional<AskedQuery> write(const Reading& reading,
                                                          const SchemaGraph& graph) = 0;
    /// What the one thing of a reading has alone; none where it cannot be asked for.
    [[nodiscard]] virtual std::vector<AskedQuery> writeUnique(const Reading& reading,
                                                              const SchemaGraph& graph) = 0;
    /// The rows of queries side by side, each of which finds one.
    [[nodiscard]] virtual std::optional<AskedQuery> together(
        const std::vector<std::string>& queries) const = 0;

    /// A source with the rows of a query, or its error. Errors: Cancelled only.
    virtual Result<Source> ask(const AskedQuery& query, const CancelToken& cancel) = 0;
};

}  // namespace tripletalk::answering::offline
