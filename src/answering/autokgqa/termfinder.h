// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/autokgqa/graphvectors.h"
#include "answering/autokgqa/thingindex.h"
#include "answering/autokgqa/vocabularyindex.h"
#include "answering/strategy.h"
#include "sparql/sparqlsource.h"

#include <map>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// Finds what a question's words may stand for in a graph: every run of its words is looked for
/// among classes and properties by meaning, and among things by their names. The words of a run
/// that is a thing's whole name are not looked for among things again. The last question of the
/// conversation is read too, and what its answer showed is spoken of. One thread.
class TermFinder {
  public:
    TermFinder(const knowledge::KnowledgeBase& base, sparql::SparqlSource& source,
               GraphVectors& vectors)
        : m_base(base), m_source(source), m_vectors(vectors) {}

    /// Each term once, in the order in which they were found, what was spoken of before last.
    /// `things` null: the graph has no search index, and names are looked for otherwise
    /// (graphLinks). Errors: Cancelled; those of the vectors and of what the things are looked for
    /// in.
    Result<std::vector<TermMatch>> find(const Question& question, const VocabularyIndex& vocabulary,
                                        ThingIndex* things, const CancelToken& cancel);

  private:
    void add(TermMatch match, const VocabularyIndex& vocabulary);
    void addByIndex(const std::vector<NGram>& grams, const VocabularyIndex& vocabulary,
                    ThingIndex& things);
    Result<void> addByNames(const std::string& text, const VocabularyIndex& vocabulary,
                            const CancelToken& cancel);
    void addSpokenOf(const std::vector<Turn>& history, const VocabularyIndex& vocabulary);
    Result<void> findClasses(const VocabularyIndex& vocabulary, const CancelToken& cancel);

    const knowledge::KnowledgeBase& m_base;
    sparql::SparqlSource& m_source;
    GraphVectors& m_vectors;
    std::vector<TermMatch> m_matches;
};

}  // namespace tripletalk::answering
