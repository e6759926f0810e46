// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "answering/autokgqa/graphvectors.h"
#include "answering/rewrite/pathfinder.h"
#include "answering/tools/searchtool.h"
#include "sparql/sparqlsource.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// What was found for a question.
struct FoundFacts {
    std::vector<Source> sources = {};  ///< of kind passage
    std::string onPath = {};  ///< the facts on the likeliest path; empty where none was learned
};

/// Finds the facts that a question may be about (METHODS 3.3): those on the likeliest paths from
/// what it names, learned or by the words of relations; those of the things that are named, with
/// what they lead to and what leads to them; and those that its words are found in; each as a
/// sentence, the nearest to the question first. One thread.
class FactSearch {
  public:
    /// What is given must outlive it.
    FactSearch(const knowledge::KnowledgeBase& base, sparql::SparqlSource& graph,
               PathFinder& finder, GraphVectors& vectors)
        : m_base(base), m_graph(graph), m_finder(finder), m_vectors(vectors) {}

    /// Within so many tokens. `things`: IRIs that are meant, besides those that the question names;
    /// 20 are looked at. Errors: Cancelled; those of the vectors and of the base's files.
    Result<FoundFacts> find(const std::string& question, std::vector<std::string> things,
                            std::size_t tokens, const CancelToken& cancel);

  private:
    Result<void> addPaths(const std::string& question, FoundFacts& found,
                          const CancelToken& cancel);
    Result<void> addThings(const std::string& question, const std::vector<std::string>& things,
                           std::size_t tokens, FoundFacts& found, const CancelToken& cancel);
    Result<void> addByWords(const std::string& question, std::size_t tokens, FoundFacts& found,
                            const CancelToken& cancel);

    const knowledge::KnowledgeBase& m_base;
    sparql::SparqlSource& m_graph;
    PathFinder& m_finder;
    GraphVectors& m_vectors;
};

}  // namespace tripletalk::answering
