// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/plan/queryplan.h"
#include "cypher/querystate.h"

#include <memory>
#include <set>

namespace tripletalk::cypher {

/// What an aggregate makes of the values of one group. Null values do not count. Throws Failure for
/// values that it cannot take.
class Aggregation {
  public:
    virtual ~Aggregation() = default;
    virtual void add(const Value& value) = 0;
    [[nodiscard]] virtual Value result() const = 0;
};

/// `percentile` is the second argument of percentileCont and percentileDisc.
std::unique_ptr<Aggregation> aggregationFor(const Expression& call, const Value& percentile,
                                            QueryState& state);

}  // namespace tripletalk::cypher
