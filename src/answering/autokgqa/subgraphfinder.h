// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/autokgqa/graphvectors.h"
#include "answering/autokgqa/subgraph.h"
#include "answering/strategy.h"
#include "sparql/sparqlsource.h"

namespace tripletalk::answering {

/// Chooses the part of a graph that a question is about: what its words may stand for, the facts
/// around that, those of them that the question needs, and a tree that joins them. One thread.
class SubgraphFinder {
  public:
    /// What is given must outlive it.
    SubgraphFinder(const knowledge::KnowledgeBase& base, sparql::SparqlSource& source,
                   GraphVectors& vectors)
        : m_base(base), m_source(source), m_vectors(vectors) {}

    /// A question whose words fit nothing gets the vocabulary alone. Errors: Cancelled; those of
    /// the source, of the vectors, and of the base's files.
    Result<Subgraph> find(const Question& question, const CancelToken& cancel);

  private:
    Result<std::vector<sparql::Triple>> readAround(Subgraph& graph, const CancelToken& cancel);
    Result<void> filter(Subgraph& graph, const std::vector<sparql::Triple>& facts,
                        const std::string& question, const CancelToken& cancel);
    void join(Subgraph& graph, const std::vector<sparql::Triple>& facts) const;
    Result<void> describe(Subgraph& graph, const CancelToken& cancel);

    const knowledge::KnowledgeBase& m_base;
    sparql::SparqlSource& m_source;
    GraphVectors& m_vectors;
};

}  // namespace tripletalk::answering
