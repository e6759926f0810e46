// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "sparql/algebra/algebra.h"
#include "sparql/compiler/patterncompiler.h"
#include "sparql/compiler/select.h"

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tripletalk::sparql {

/// Thrown inside the compiler alone, where a query's time is over before it is planned: the
/// planning of many patterns looks at each of them again and again.
struct PlanningStopped {};

/// How many solutions an operator has for each row that stands before it, about.
class Estimator {
  public:
    Estimator(PatternCompiler& patterns, CancelToken cancel)
        : m_patterns(patterns), m_cancel(std::move(cancel)) {}

    /// Throws PlanningStopped once the token is cancelled; `rows` and `next` do so too.
    void goOn() const {
        if (m_cancel.cancelled()) throw PlanningStopped();
    }

    double rows(const Algebra& algebra, const Columns& before);

    /// A condition on the variable alone leaves few of its values.
    void setFiltered(const std::string& variable) { m_filtered.insert(variable); }

    /// The place in `parts` of the one to join next.
    std::size_t next(const std::vector<const Algebra*>& parts, const Columns& before);

  private:
    bool goesFirst(const Algebra& part, const std::vector<const Algebra*>& parts,
                   const Columns& before);
    double rowsOfJoin(const Algebra& join, Columns before);
    PatternCompiler& m_patterns;
    CancelToken m_cancel;
    std::set<std::string> m_filtered;
};

/// Makes the variables of the operator known.
void addBound(const Algebra& algebra, Columns& columns);

}  // namespace tripletalk::sparql
