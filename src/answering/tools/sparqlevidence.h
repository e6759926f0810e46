// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/tools/sourcelog.h"
#include "base/cancel.h"
#include "knowledge/knowledgebase.h"
#include "knowledge/labelcache.h"
#include "sparql/sparqlsource.h"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// The tool of a run that asks the graph itself: each SPARQL query becomes a numbered source, with
/// entities under their labels. One thread.
class SparqlEvidence {
  public:
    static Result<SparqlEvidence> open(const knowledge::KnowledgeBase& base, Trace& trace);

    /// Runs a query; its rows, its truth ("true" or "false" in one cell), its triples, or its error
    /// become a source. Returns the source's number. Errors: Cancelled only.
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
    [[nodiscard]] sparql::SparqlSource& graph() const { return *m_graph; }

  private:
    SparqlEvidence(const knowledge::KnowledgeBase& base,
                   std::unique_ptr<sparql::SparqlSource> graph, Trace& trace)
        : m_language(base.manifest().language), m_graph(std::move(graph)), m_log(trace) {}
    void readAnswer(const sparql::QueryAnswer& answer, Source& source) const;
    [[nodiscard]] Cell cellOf(const sparql::Binding& binding) const;
    Result<void> nameThings(Source& source, const CancelToken& cancel);
    /// A label that a query returns without its thing is that thing's, if it is its alone.
    Result<void> linkLabels(const sparql::QueryAnswer& answer, Source& source,
                            const CancelToken& cancel);

    std::string m_language;
    std::unique_ptr<sparql::SparqlSource> m_graph;
    std::optional<knowledge::LabelCache> m_cache;  ///< of a remote base
    SourceLog m_log;
    std::map<std::string, std::string> m_labels;  ///< of things that results named so far
};

}  // namespace tripletalk::answering
