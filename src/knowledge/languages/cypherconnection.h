// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/cypherengine.h"
#include "knowledge/languages/sparqlconnection.h"

namespace tripletalk::knowledge {

/// The graph of a base, to be asked in openCypher. Errors in addition to those of opening it: Usage
/// for an endpoint elsewhere, which is asked in SPARQL alone.
Result<std::unique_ptr<cypher::CypherEngine>> openCypher(const KnowledgeBase& base);

/// The graph of a base in openCypher. Nodes are things with their labels; relationships, paths,
/// lists and maps are texts as openCypher writes them.
class CypherConnection : public QueryConnection {
  public:
    static Result<std::unique_ptr<CypherConnection>> open(const KnowledgeBase& base);

    Result<QueryResult> run(const std::string& query, Links links,
                            const CancelToken& cancel) override;
    Result<std::vector<QueryPlanPart>> explain(const std::string& query) override;
    Result<void> check(const std::string& query) override;
    /// A person may have hidden what its names stand for.
    Result<std::string> outdated(const std::string& query) override;
    /// The IRI as a text, with which elementId is compared.
    [[nodiscard]] Result<std::string> mention(const std::string& iri) const override;

    [[nodiscard]] cypher::CypherEngine& engine() const { return *m_engine; }
    /// The same graph, asked in SPARQL.
    [[nodiscard]] sparql::SparqlSource& graph() const { return m_names->graph(); }

  private:
    CypherConnection(const KnowledgeBase& base, std::unique_ptr<cypher::CypherEngine> engine,
                     std::unique_ptr<SparqlConnection> names)
        : m_hidden(curation::hiddenFacts(base.curation())),
          m_engine(std::move(engine)),
          m_names(std::move(names)) {}

    curation::HiddenFacts m_hidden;
    std::unique_ptr<cypher::CypherEngine> m_engine;
    std::unique_ptr<SparqlConnection> m_names;  ///< of things
};

}  // namespace tripletalk::knowledge
