// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/grasp/graphathand.h"
#include "answering/grasp/seeniris.h"
#include "answering/tools/tool.h"

#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering::grasp {

/// Runs the queries of a conversation. Nothing else makes sources in it, so that the number of each
/// is known when it is made; a query that was run before keeps its number. One thread.
class QueryRuns {
  public:
    QueryRuns(const Graphs& graphs, SeenIris& seen) : m_graphs(graphs), m_seen(seen) {}

    struct Run {
        int number = 0;          ///< of the source
        std::string query = {};  ///< as it was run
        bool failed = false;
        bool empty = false;  ///< it has no row
        Found found = {};    ///< the source, where it is a new one, and what the model is told
        std::optional<sparql::QueryAnswer> answer = {};  ///< unless it was run before, or failed
    };
    /// A query that fails is a source with an error. Errors: Cancelled, and those of opening the
    /// graph.
    Result<Run> run(GraphAtHand& graph, const std::string& query, const CancelToken& cancel);

    /// What became of the query of a source; failed where there is no such source.
    [[nodiscard]] Result<Run> again(int number) const;

    /// IRIs of the query that the model has not been shown, but for those of the vocabularies that
    /// everybody knows.
    [[nodiscard]] std::vector<std::string> unseen(const GraphAtHand& graph,
                                                  const std::string& query) const;

    /// What a model is told instead of running a query with IRIs that it was never shown and that
    /// the graph does not have; empty if there are none. Those that it has count as shown from then
    /// on, and `note` tells what they are. Errors: Cancelled.
    Result<std::string> refusal(GraphAtHand& graph, const std::string& query, std::string& note,
                                const CancelToken& cancel);

    /// A query that was run, and what the model was told of it.
    struct Asked {
        std::string graph;
        std::string query;
        std::string text;
        bool failed = false;
        bool empty = false;
    };
    [[nodiscard]] const Asked& asked(int number) const {
        return m_asked.at(static_cast<std::size_t>(number - 1));
    }
    /// The number of the last query that did not fail; 0: there is none.
    [[nodiscard]] int lastGood() const;

    /// What stands before all that is told of a source.
    [[nodiscard]] std::string mark(int number, const std::string& graph) const;

  private:
    /// Things that its own graph has no name for may have one in another.
    void nameByOthers(Source& source, const GraphAtHand& graph) const;

    const Graphs& m_graphs;
    SeenIris& m_seen;
    std::vector<Asked> m_asked;  ///< [0] is source 1
};

}  // namespace tripletalk::answering::grasp
