// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/idtable.h"
#include "sparql/queryrun.h"
#include "sparql/sparqlsource.h"

#include <vector>

namespace tripletalk::sparql {

/// The solutions of SELECT, up to the limits of the answer. Their terms are looked up many at a
/// time.
class SolutionCollector {
  public:
    SolutionCollector(QueryRun& run, IdTable& terms, const QueryLimits& limits, QueryAnswer& answer)
        : m_run(run), m_terms(terms), m_limits(limits), m_answer(answer) {}

    /// False once the answer is full.
    Result<bool> add(const QueryRun::Row& ids);
    /// After the last one.
    Result<bool> finish();

  private:
    using Cells = std::vector<std::pair<graph::TermId, std::size_t>>;
    Result<std::vector<Binding>> bindings();
    [[nodiscard]] Result<std::vector<rdf::Term>> termsOf(const std::vector<graph::TermId>& ids);

    QueryRun& m_run;
    IdTable& m_terms;
    const QueryLimits& m_limits;
    QueryAnswer& m_answer;
    Cells m_cells;  ///< of the rows that wait: which term stands where
    std::size_t m_waiting = 0;
    std::size_t m_bytes = 0;
};

}  // namespace tripletalk::sparql
