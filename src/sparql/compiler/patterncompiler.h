// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/algebra/algebra.h"
#include "sparql/compiler/dataset.h"
#include "sparql/compiler/expressioncompiler.h"
#include "sparql/compiler/select.h"
#include "sparql/compiler/sqlnames.h"
#include "sparql/compiler/statistics.h"
#include "sparql/evaluator/pathtable.h"

#include <string>
#include <vector>

namespace tripletalk::sparql {

/// Patterns, paths and graphs as tables to join with.
class PatternCompiler {
  public:
    PatternCompiler(ExpressionCompiler& expressions, Statistics& statistics, SqlNames& names,
                    Dataset dataset)
        : m_expressions(expressions),
          m_statistics(statistics),
          m_names(names),
          m_dataset(std::move(dataset)) {}

    Source pattern(const Algebra& pattern, const Columns& before, const ActiveGraph& graph);
    /// The variable of the graph, if it is one, must stand in `before`.
    Source path(const Algebra& path, const Columns& before, const ActiveGraph& graph);
    /// The named graphs, as `variable`.
    Source graphs(const std::string& variable, const Columns& before);
    /// True if GRAPH with the IRI may find something.
    [[nodiscard]] bool isNamed(graph::TermId graph) const;

    /// Rows of a pattern for each row before it.
    double rows(const Algebra& pattern, const Columns& before);

    [[nodiscard]] std::vector<PathDefinition>& definitions() { return m_definitions; }

  private:
    Statistics::Position position(const Node& node, const Columns& before);
    void bind(Source& source, const Node& node, const std::string& column, const Columns& before);
    void bindPredicate(Source& source, const Algebra& pattern, const std::string& alias,
                       const Columns& before);
    void bindGraph(Source& source, const std::string& alias, const ActiveGraph& graph,
                   const Columns& before);
    void bindMergedGraphs(Source& source, const std::string& alias) const;
    void bindNodes(Source& source, const Algebra& path, const std::string& alias,
                   const Columns& before, const ActiveGraph& graph) const;
    [[nodiscard]] std::string graphCondition(const ActiveGraph& graph, const Columns& before) const;
    IdPath idPath(const Path& path);

    ExpressionCompiler& m_expressions;
    Statistics& m_statistics;
    SqlNames& m_names;
    Dataset m_dataset;
    std::vector<PathDefinition> m_definitions;
};

}  // namespace tripletalk::sparql
