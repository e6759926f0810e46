// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/offline/askedbase.h"
#include "answering/reading/baseiris.h"
#include "knowledge/languages/sparqlconnection.h"

#include <memory>

namespace tripletalk::answering::offline {

/// An endpoint elsewhere, asked in SPARQL for what was read by the schema of an excerpt of its
/// graph. What it answers is shown as the excerpt's tables would show it: columns under their names
/// and with their units, numbers as numbers, things by their labels.
class AskedEndpoint : public AskedBase {
  public:
    /// `base` is remote and reached by a client. Errors: Usage (it is not), those of the excerpt's
    /// files.
    static Result<std::unique_ptr<AskedEndpoint>> open(const knowledge::KnowledgeBase& base,
                                                       const knowledge::KnowledgeBase& excerpt);

    [[nodiscard]] std::string language() const override;
    /// It is asked once for each.
    [[nodiscard]] std::chrono::milliseconds timeToTry() const override {
        return std::chrono::seconds(10);
    }
    [[nodiscard]] std::optional<AskedQuery> write(const reading::ScoredReading& reading,
                                                  const SchemaGraph& graph, bool isTold) override;
    [[nodiscard]] std::optional<AskedQuery> write(const Reading& reading,
                                                  const SchemaGraph& graph) override;
    [[nodiscard]] std::vector<AskedQuery> writeUnique(const Reading& reading,
                                                      const SchemaGraph& graph) override;
    /// Nothing: two queries of one name for different things are no one query.
    [[nodiscard]] std::optional<AskedQuery> together(
        const std::vector<std::string>& queries) const override;
    Result<Source> ask(const AskedQuery& query, const CancelToken& cancel) override;

  private:
    AskedEndpoint(knowledge::KnowledgeBase excerpt, knowledge::EntityLookup things,
                  std::unique_ptr<knowledge::SparqlConnection> graph);
    [[nodiscard]] std::optional<AskedQuery> queryOf(const reading::Term& term,
                                                    const SchemaGraph& graph, bool isTold);

    knowledge::KnowledgeBase m_excerpt;
    knowledge::EntityLookup m_things;
    std::unique_ptr<knowledge::SparqlConnection> m_graph;
    reading::BaseIris m_iris;  ///< of m_excerpt
};

}  // namespace tripletalk::answering::offline
