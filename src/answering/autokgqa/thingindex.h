// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/autokgqa/ngrams.h"
#include "answering/autokgqa/termmatch.h"
#include "answering/autokgqa/vocabularyindex.h"
#include "answering/autokgqa/wordrank.h"
#include "base/stemmer.h"
#include "lookup/graphindex.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// The A-Box index: a graph's things by the words of their names, over its search index; and its
/// properties by meaning, for graphs that have more than a summary tells. One thread.
class ThingIndex {
  public:
    /// `language`: of the names.
    ThingIndex(lookup::GraphIndex index, const std::string& language);

    /// What some words may stand for.
    struct Found {
        TermMatch match;
        bool exact = false;  ///< the name has no other words
    };
    /// The best thing that has every word in one of its names, but for the words' endings: by BM25
    /// and how often it occurs (bestHit), of the 10 best of the index. None where the BM25 of that
    /// one is below 0.95.
    std::optional<Found> best(const NGram& gram);

    /// The property whose names are nearest to some words (`vector` is theirs, made by the embedder
    /// of this name), if its cosine is at least 0.575; none where the index has no vectors of that
    /// embedder.
    [[nodiscard]] std::optional<TermMatch> property(const NGram& gram, const llm::Vector& vector,
                                                    const std::string& embedder) const;

  private:
    struct Candidate {
        lookup::Item item;
        std::string name;
        NamedHit hit;
    };
    [[nodiscard]] std::vector<std::string> stemsOf(std::string_view name) const;
    [[nodiscard]] std::vector<Candidate> candidates(const std::string& query,
                                                    const std::vector<std::string>& stems) const;
    std::size_t namesWith(const std::string& word);

    lookup::GraphIndex m_index;
    Stemmer m_stemmer;
    NameStatistics m_statistics;
    std::map<std::string, std::size_t> m_namesWith;
};

}  // namespace tripletalk::answering
