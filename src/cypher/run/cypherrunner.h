// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/run/cypherevaluator.h"

#include <functional>
#include <memory>
#include <vector>

namespace tripletalk::cypher {

/// Takes the working row of a projection; false where no more are wanted.
using TakeRow = std::function<bool(Row&)>;

/// Runs a plan: rows walk through the clauses one by one, and wait only where they are grouped or
/// put in order. False ends early. Throws Failure.
bool runQuery(const QueryPlan& plan, const Row& start, CypherEvaluator& evaluator,
              const TakeRow& take);

/// Between rows and what groups, orders, cuts and filters them.
class ProjectionRun {
  public:
    ProjectionRun(const ClausePlan& clause, CypherEvaluator& evaluator);
    ~ProjectionRun();
    /// False where no more rows are wanted.
    bool add(Row& input, const TakeRow& take);
    /// All rows were added.
    bool finish(const TakeRow& take);

  private:
    struct State;
    std::unique_ptr<State> m_state;
};

}  // namespace tripletalk::cypher
