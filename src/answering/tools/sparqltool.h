// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/tools/tool.h"
#include "knowledge/languages/sparqlconnection.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// "sparql": one query on the graph of a base, here or at an endpoint. One thread.
class SparqlTool : public Tool {
  public:
    static Result<SparqlTool> open(const knowledge::KnowledgeBase& base);

    [[nodiscard]] const llm::ToolSpec& spec() const override;
    Result<Found> call(const nlohmann::json& arguments, int round,
                       const CancelToken& cancel) override;
    [[nodiscard]] bool isQuery() const override { return true; }

    /// IRIs that a query writes and that do not occur in the graph.
    Result<std::vector<std::string>> unknownIris(const std::string& query,
                                                 const CancelToken& cancel);

    /// How many solutions a query has without its FILTERs; nothing if it has none, or cannot be
    /// asked so.
    Result<std::optional<std::int64_t>> withoutFilters(const std::string& query,
                                                       const CancelToken& cancel);

    /// What a model is told of a query that found nothing: what of it the graph does not have, and
    /// what its filters leave out. Errors: Cancelled.
    Result<std::string> whyNothing(const std::string& query, const CancelToken& cancel);

    [[nodiscard]] const knowledge::QueryConnection& connection() const { return *m_graph; }
    [[nodiscard]] sparql::SparqlSource& graph() const { return m_graph->graph(); }

  private:
    explicit SparqlTool(std::unique_ptr<knowledge::SparqlConnection> graph)
        : m_graph(std::move(graph)) {}

    std::unique_ptr<knowledge::SparqlConnection> m_graph;
};

}  // namespace tripletalk::answering
