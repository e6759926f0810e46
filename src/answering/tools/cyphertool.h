// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/tools/querytool.h"
#include "knowledge/languages/cypherconnection.h"

namespace tripletalk::answering {

/// "cypher": one query on the graph of a base here. One thread.
class CypherTool : public QueryTool {
  public:
    /// Errors: those of CypherConnection::open.
    static Result<CypherTool> open(const knowledge::KnowledgeBase& base);

    [[nodiscard]] cypher::CypherEngine& engine() const { return m_graph.engine(); }
    /// The same graph, asked in SPARQL.
    [[nodiscard]] sparql::SparqlSource& graph() const { return m_graph.graph(); }

  private:
    CypherTool(knowledge::CypherConnection& graph,
               std::unique_ptr<knowledge::CypherConnection>&& owner)
        : QueryTool(knowledge::cypherLanguage(), std::move(owner),
                    "Runs one reading query in openCypher 9 on the graph."),
          m_graph(graph) {}

    knowledge::CypherConnection& m_graph;
};

}  // namespace tripletalk::answering
