// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "retrieval/lexicalwords.h"
#include "retrieval/passagestore.h"

#include <optional>
#include <string>
#include <vector>

namespace tripletalk::retrieval {

/// Which passages a search may return; see SearchOptions.
struct PassageFilter {
    std::vector<std::string> types = {};
    std::optional<PassageKind> kind = {};
    [[nodiscard]] bool isEmpty() const { return types.empty() && !kind; }
    [[nodiscard]] bool accepts(const Passage& passage) const;
};

struct LexicalHit {
    std::int64_t passage = 0;
    double bm25 = 0;  ///< as SQLite gives it: the lower, the better
};

/// A word that so many passages have is called frequent; nobody counts further.
inline constexpr std::int64_t frequentMatches = 4'000;

/// Sets how many passages have each term. A name that none has may be misspelt: it is looked for by
/// its first half.
Result<void> countPassages(const PassageStore& store, std::vector<QueryTerm>& terms);

/// The passages that match the terms best by BM25; a word in a title counts five times, in a
/// heading twice. In a large store frequent words are not asked for unless there are no others, and
/// then all together first: BM25 visits every match. Passages with all names and numbers of the
/// query come before the others. Expects counted terms.
Result<std::vector<LexicalHit>> searchWords(const PassageStore& store,
                                            const std::vector<QueryTerm>& terms,
                                            const PassageFilter& filter, int limit);

/// The terms found in one passage, as written in the query.
Result<std::vector<std::string>> matchedTerms(const PassageStore& store,
                                              const std::vector<QueryTerm>& terms,
                                              std::int64_t passage);

}  // namespace tripletalk::retrieval
