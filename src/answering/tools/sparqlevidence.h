// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/tools/sourcelog.h"
#include "base/cancel.h"
#include "knowledge/languages/sparqlconnection.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// The tool of a run that asks the graph itself: each SPARQL query becomes a numbered source, with
/// entities under their labels. One thread.
class SparqlEvidence {
  public:
    static Result<SparqlEvidence> open(const knowledge::KnowledgeBase& base, Trace& trace);

    /// Runs a query; its rows or its error become a source. Returns the source's number. Errors:
    /// Cancelled only.
    Result<int> query(const std::string& text, int round, const CancelToken& cancel);

    /// IRIs that a query writes and that do not occur in the graph.
    Result<std::vector<std::string>> unknownIris(const std::string& query,
                                                 const CancelToken& cancel);

    /// How many solutions a query has without its FILTERs; nothing if it has none, or cannot be
    /// asked so.
    Result<std::optional<std::int64_t>> withoutFilters(const std::string& query,
                                                       const CancelToken& cancel);

    /// Adds a note to a source, for person and model alike, and tells the trace.
    void addNote(int source, const std::string& note);

    [[nodiscard]] const std::vector<Source>& sources() const { return m_log.all(); }
    [[nodiscard]] const Source& source(int n) const { return m_log.at(n); }
    [[nodiscard]] const knowledge::QueryConnection& connection() const { return *m_graph; }
    [[nodiscard]] sparql::SparqlSource& graph() const { return m_graph->graph(); }

  private:
    SparqlEvidence(std::unique_ptr<knowledge::SparqlConnection> graph, Trace& trace)
        : m_graph(std::move(graph)), m_log(trace) {}

    std::unique_ptr<knowledge::SparqlConnection> m_graph;
    SourceLog m_log;
};

}  // namespace tripletalk::answering
