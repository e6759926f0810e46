// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/autokgqa/graphvectors.h"
#include "answering/autokgqa/ngrams.h"
#include "answering/autokgqa/termmatch.h"
#include "base/stemmer.h"
#include "sparql/editor/summary.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// The least cosine of words and the label that they may stand for: a squared distance of 0.85.
inline constexpr double nearEnough = 0.575;

/// A class or property of a graph.
struct VocabularyTerm {
    std::string iri;
    std::string label;
    bool isClass = false;
    std::int64_t uses = 0;
};

/// The classes and properties of a summary, each once, the most used first.
std::vector<VocabularyTerm> vocabularyOf(const sparql::GraphSummary& summary);

/// The T-Box index: a graph's classes and properties by what their labels mean. One thread.
class VocabularyIndex {
  public:
    /// `language`: of the labels. Errors: those of the vectors.
    static Result<VocabularyIndex> make(std::vector<VocabularyTerm> terms, GraphVectors& vectors,
                                        const std::string& language, const CancelToken& cancel);

    /// The term whose label is nearest to some words (`vector` is theirs), if its cosine is at
    /// least `nearEnough`; a label of the same words but for their endings is as near as can be. Of
    /// equally near ones the most used.
    [[nodiscard]] std::optional<TermMatch> best(const NGram& gram, const llm::Vector& vector) const;

    /// How near each term's label is to a text, in the order of terms().
    [[nodiscard]] std::vector<double> nearness(const llm::Vector& vector) const;
    [[nodiscard]] const std::vector<VocabularyTerm>& terms() const { return m_terms; }
    /// Null if it is none of these.
    [[nodiscard]] const VocabularyTerm* term(std::string_view iri) const;

  private:
    explicit VocabularyIndex(const std::string& language) : m_stemmer(language) {}
    [[nodiscard]] std::string stems(const std::vector<std::string>& words) const;

    Stemmer m_stemmer;
    std::vector<VocabularyTerm> m_terms;
    std::vector<llm::Vector> m_vectors;
    std::vector<std::string> m_stems;
};

}  // namespace tripletalk::answering
