// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "curation/effective.h"
#include "knowledge/knowledgebase.h"
#include "knowledge/labelcache.h"
#include "knowledge/languages/querylanguage.h"
#include "sparql/sparqlsource.h"

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace tripletalk::knowledge {

/// The graph of a base, here or at its endpoint. Solutions, a truth ("true" or "false" in one cell)
/// and triples alike become rows. A label that a query returns without its thing is that thing's,
/// if it is its alone.
class SparqlConnection : public QueryConnection {
  public:
    static Result<std::unique_ptr<SparqlConnection>> open(const KnowledgeBase& base);

    Result<QueryResult> run(const std::string& query, Links links,
                            const CancelToken& cancel) override;
    /// What run() makes of the answer that the graph gave to a query. Errors: Cancelled.
    Result<QueryResult> resultOf(const std::string& query, sparql::QueryAnswer answer, Links links,
                                 const CancelToken& cancel);
    /// Rows of terms as a result; things under their labels if links are wanted. Errors: Cancelled.
    Result<QueryResult> rowsOf(const sparql::QueryAnswer& table, Links links,
                               const CancelToken& cancel);
    Result<std::vector<QueryPlanPart>> explain(const std::string& query) override;
    Result<void> check(const std::string& query) override;
    /// The graph's own names do not change, but a person may have hidden what they stand for.
    Result<std::string> outdated(const std::string& query) override;
    /// The IRI.
    [[nodiscard]] Result<std::string> mention(const std::string& iri) const override;

    [[nodiscard]] sparql::SparqlSource& graph() const { return *m_graph; }

  private:
    SparqlConnection(const KnowledgeBase& base, std::unique_ptr<sparql::SparqlSource> graph)
        : m_language(base.manifest().language),
          m_hidden(curation::hiddenFacts(base.curation())),
          m_graph(std::move(graph)) {}
    [[nodiscard]] Cell cellOf(const sparql::Binding& binding) const;
    Result<void> nameThings(QueryResult& result, const CancelToken& cancel);
    Result<void> linkLabels(const std::string& query, const sparql::QueryAnswer& answer,
                            QueryResult& result, const CancelToken& cancel);

    std::string m_language;
    curation::HiddenFacts m_hidden;
    std::unique_ptr<sparql::SparqlSource> m_graph;
    std::optional<LabelCache> m_cache;            ///< of a remote base
    std::map<std::string, std::string> m_labels;  ///< of things that results named so far
};

}  // namespace tripletalk::knowledge
