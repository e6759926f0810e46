// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/compiler/statistics.h"
#include "sparql/evaluator/adjacency.h"
#include "sparql/evaluator/pathtable.h"
#include "sparql/querybudget.h"

#include <cstdlib>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace tripletalk::sparql {

/// Follows a path from node to node, breadth first; what was visited stands in memory, so that
/// cycles end. Every function is false where something went wrong, which the budget knows.
class PathWalker {
  public:
    PathWalker(const graph::TripleStore& store, Statistics& statistics, QueryBudget& budget,
               const PathDefinition& definition);

    /// For a path in a graph that is a variable.
    void setGraph(graph::TermId graph);

    /// Adds the nodes that the path leads to from `node`, each once.
    bool reach(graph::TermId node, bool forward, std::vector<graph::TermId>& ends);

    /// Adds the nodes at which a path may begin that is to lead anywhere, each once.
    bool beginnings(std::vector<graph::TermId>& nodes);

  private:
    using Ids = std::vector<graph::TermId>;
    /// Which nodes one search has seen; starts anew at once.
    class Marks {
      public:
        explicit Marks(std::size_t nodes)
            : m_marks(static_cast<std::uint32_t*>(std::calloc(nodes, sizeof(std::uint32_t)))) {}
        void restart() { ++m_now; }
        bool add(graph::TermId node) { return std::exchange(m_marks.get()[node], m_now) != m_now; }

      private:
        struct Free {
            void operator()(std::uint32_t* marks) const { std::free(marks); }
        };
        std::unique_ptr<std::uint32_t, Free> m_marks;
        std::uint32_t m_now = 0;
    };

    bool step(const IdPath& path, graph::TermId node, bool forward, Ids& ends);
    bool stepSequence(const IdPath& path, graph::TermId node, bool forward, Ids& ends);
    bool stepNegated(const IdPath& path, graph::TermId node, bool forward, Ids& ends);
    bool stepClosure(const IdPath& path, graph::TermId node, bool forward, Ids& ends);
    bool allNodes(Ids& nodes);
    Adjacency& adjacency(graph::TermId predicate, bool forward);

    const graph::TripleStore& m_store;
    Statistics& m_statistics;
    QueryBudget& m_budget;
    const PathDefinition& m_definition;
    std::string m_graphs;  ///< a condition on g
    graph::TermId m_graph = 0;
    std::size_t m_nodes = 0;
    std::map<std::pair<graph::TermId, bool>, Adjacency> m_adjacencies;
    std::vector<std::unique_ptr<Marks>> m_idleMarks;
    std::size_t m_steps = 0;
};

}  // namespace tripletalk::sparql
