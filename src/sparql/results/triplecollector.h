// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/queryrun.h"
#include "sparql/sparqlsource.h"

#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace tripletalk::sparql {

/// The triples of CONSTRUCT and DESCRIBE, each once, in the order in which they are found, up to
/// the limits of the answer.
class TripleCollector {
  public:
    TripleCollector(QueryRun& run, const QueryLimits& limits, QueryAnswer& answer)
        : m_run(run), m_limits(limits), m_answer(answer) {}

    /// What the template says of one solution; false once the answer is full. What would be no
    /// triple (an unbound variable, a literal as subject) is left out.
    Result<bool> construct(const std::vector<TriplePattern>& pattern, const QueryRun::Row& row);

    /// All triples that have the term as subject, and those of the blank nodes that these lead to;
    /// false once the answer is full.
    Result<bool> describe(graph::TermId subject, const std::string& graphs);

  private:
    using Ids = std::array<graph::TermId, 3>;
    Result<std::optional<graph::TermId>> idOf(const Node& node, const QueryRun::Row& row);
    Result<rdf::Term> term(graph::TermId id);
    Result<bool> add(const Ids& ids);

    QueryRun& m_run;
    const QueryLimits& m_limits;
    QueryAnswer& m_answer;
    std::set<Ids> m_known;
    std::set<graph::TermId> m_described;
    std::map<graph::TermId, std::string> m_blanks;            ///< made by the template
    std::map<std::string, graph::TermId> m_blanksOfSolution;  ///< by their names there
    std::size_t m_bytes = 0;
};

}  // namespace tripletalk::sparql
