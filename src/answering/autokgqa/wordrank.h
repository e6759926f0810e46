// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tripletalk::answering {

/// How often words occur in the names of an index.
struct NameStatistics {
    std::size_t names = 0;
    double wordsPerName = 1;
};

/// A name that has every word of a query.
struct NamedHit {
    std::size_t words = 0;                      ///< of the name
    std::vector<std::size_t> occurrences = {};  ///< of each word of the query in the name
    std::uint64_t count = 0;                    ///< how often the thing occurs in the graph
};

/// BM25 of a name (k1 = 1.2, b = 0.75, idf = 1 + ln(N / (n + 1))); `having`: for each word of the
/// query, how many names have it.
double bm25(const NamedHit& hit, const std::vector<std::size_t>& having,
            const NameStatistics& statistics);

/// The place of the best hit by (2 · score / best score + count / greatest count) / 3, or by the
/// score alone where no count is known; of equal ones the first. `hits` and `scores` alike, not
/// empty.
std::size_t bestHit(const std::vector<NamedHit>& hits, const std::vector<double>& scores);

}  // namespace tripletalk::answering
