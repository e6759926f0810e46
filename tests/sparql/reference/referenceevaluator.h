// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/reference/expressionvalues.h"
#include "sparql/reference/paths.h"
#include "sparql/reference/solution.h"

namespace tripletalk::tests::reference {

/// What a SELECT or ASK query has for an answer.
struct Answer {
    std::vector<std::string> variables = {};
    Solutions solutions = {};
    bool isOrdered = false;  ///< ORDER BY leaves no choice, so the sequence counts
};

/// Answers SELECT queries over quads in memory by nested loops.
class Evaluator {
  public:
    explicit Evaluator(const std::vector<rdf::Quad>& quads);

    [[nodiscard]] Answer select(const sparql::Query& query) const;
    [[nodiscard]] bool ask(const sparql::Query& query) const;

  private:
    [[nodiscard]] Evaluator withDataset(const sparql::Query& query) const;
    [[nodiscard]] Answer selected(const sparql::Query& query, const Graph& active) const;

    [[nodiscard]] Solutions groupMatches(const sparql::GroupPattern& group,
                                         const Graph& active) const;
    [[nodiscard]] Solutions withElement(Solutions before, const sparql::PatternElement& element,
                                        const Graph& active) const;
    [[nodiscard]] Solutions elementMatches(const sparql::PatternElement& element,
                                           const Graph& active) const;
    [[nodiscard]] Solutions leftJoined(const Solutions& left, const sparql::GroupPattern& group,
                                       const Graph& active) const;
    [[nodiscard]] Solutions graphMatches(const sparql::GraphPattern& pattern) const;
    [[nodiscard]] Solutions filtered(const Solutions& solutions,
                                     const std::vector<sparql::Expression>& conditions,
                                     const Graph& active) const;
    [[nodiscard]] Scope scopeOf(const Solution& solution, const Graph& active) const;

    Graph m_default;
    std::map<std::string, Graph> m_named;
};

}  // namespace tripletalk::tests::reference
