// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/queryrun.h"
#include "sparql/sparqlsource.h"

#include <cstddef>

namespace tripletalk::sparql {

/// The solutions of SELECT, up to the limits of the answer.
class SolutionCollector {
  public:
    SolutionCollector(QueryRun& run, const QueryLimits& limits, QueryAnswer& answer)
        : m_run(run), m_limits(limits), m_answer(answer) {}

    /// False once the answer is full.
    Result<bool> add(const QueryRun::Row& ids);

  private:
    QueryRun& m_run;
    const QueryLimits& m_limits;
    QueryAnswer& m_answer;
    std::size_t m_bytes = 0;
};

}  // namespace tripletalk::sparql
