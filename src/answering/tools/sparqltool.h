// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/tools/querytool.h"
#include "knowledge/languages/sparqlconnection.h"

namespace tripletalk::answering {

/// "sparql": one query on the graph of a base, here or at an endpoint. One thread.
class SparqlTool : public QueryTool {
  public:
    static Result<SparqlTool> open(const knowledge::KnowledgeBase& base);

    [[nodiscard]] sparql::SparqlSource& graph() const { return m_graph; }

  private:
    SparqlTool(sparql::SparqlSource& graph, std::unique_ptr<knowledge::SparqlConnection>&& owner)
        : QueryTool(knowledge::sparqlLanguage(), std::move(owner),
                    "Runs one SELECT or ASK query in SPARQL 1.1 on the graph."),
          m_graph(graph) {}

    sparql::SparqlSource& m_graph;
};

}  // namespace tripletalk::answering
