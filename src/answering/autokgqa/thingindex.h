// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/autokgqa/ngrams.h"
#include "answering/autokgqa/termmatch.h"
#include "answering/autokgqa/wordrank.h"
#include "base/stemmer.h"
#include "lookup/graphindex.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// The A-Box index: a graph's things by the words of their names, over its search index. One
/// thread.
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
