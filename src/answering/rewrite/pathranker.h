// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/rewrite/graphpaths.h"
#include "answering/rewrite/learnedpaths.h"
#include "answering/rewrite/relationwords.h"
#include "answering/rewrite/topiclinker.h"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::answering {

/// A path that leads somewhere from a thing that the question names.
struct RankedPath {
    Topic topic;
    RelationPath path;
    double score = 0;  ///< 0 to 1, to be compared with others of the same question
    double said = 0;   ///< by the words of the relations' names alone
};

/// Ranks the paths that a question may ask for: of the things that it may be about, the paths that
/// the graph has there, and no others. One thread.
class PathRanker {
  public:
    /// `learned` may be null. What is given must outlive it.
    PathRanker(GraphPaths& graph, RelationWords& words, const LearnedPaths* learned)
        : m_graph(graph), m_words(words), m_learned(learned) {}

    /// The best first, at most `most`. Errors: those of GraphPaths.
    Result<std::vector<RankedPath>> rank(std::string_view question,
                                         const std::vector<Topic>& topics, std::size_t most,
                                         const CancelToken& cancel);

  private:
    struct Asked {
        AskedWords words;
        PathGuess guess;
        std::vector<std::size_t> newWords = {};   ///< that the training never saw, among words.own
        std::map<std::string, double> said = {};  ///< by relation, as far as it was wanted
    };
    Asked askedOf(std::string_view question, const Topic& topic);
    double score(Asked& asked, const RelationPath& path, double wholeGuess);
    Result<void> addLearned(Asked& asked, const Topic& topic, const CancelToken& cancel);
    Result<void> addOthers(Asked& asked, const Topic& topic, const CancelToken& cancel);
    void add(Asked& asked, const Topic& topic, const RelationPath& path, double wholeGuess);

    GraphPaths& m_graph;
    RelationWords& m_words;
    const LearnedPaths* m_learned;
    std::vector<RankedPath> m_ranked;
};

/// How sure the first of ranked paths is, 0 to 1: its share of what all have, half of it by its own
/// score. 0 for none.
double sureness(const std::vector<RankedPath>& ranked);

}  // namespace tripletalk::answering
