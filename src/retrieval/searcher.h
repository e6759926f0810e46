// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"
#include "llm/embedder.h"
#include "retrieval/denseindex.h"
#include "retrieval/passagestore.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::retrieval {

struct PassageFilter;
struct QueryTerm;

struct SearchOptions {
    int k = 5;
    int pool = 50;                        ///< hits taken from each branch before fusing
    std::vector<std::string> types = {};  ///< only passages of these class labels; empty: all
    std::optional<PassageKind> kind = {};
};

/// A passage found, with what found it.
struct Hit {
    Passage passage;
    double score = 0;  ///< reciprocal rank fusion: sum of weight / (60 + rank), ranks from 1
    std::optional<int> lexicalRank = {};
    std::optional<int> denseRank = {};
    std::optional<double> bm25 = {};
    std::optional<double> cosine = {};
    std::vector<std::string> matched = {};  ///< words of the query found in the passage
};

/// Lexical (FTS5 BM25) and dense search fused by reciprocal rank; an instant embedder, which knows
/// spellings but no meaning, weighs little, and its query is the content words by rarity. Beside
/// any other BM25 weighs the less the fewer of the query's words passages have, unless the embedder
/// does not know the query's language (EmbedderTrials): then it weighs little, too. Without a
/// dense index the search is lexical alone. Where the index has codes and the embedder is instant,
/// the nearest passages are embedded anew and ordered by their exact cosines. One thread.
class Searcher {
  public:
    /// `dense` and `embedder` both or neither. `queryPrompt` is put before what is searched for:
    /// that of the embedder, if the passages were embedded with its other one. `language` is the
    /// tag of the passages'.
    Searcher(PassageStore passages, std::optional<DenseIndex> dense,
             std::shared_ptr<llm::Embedder> embedder, std::string queryPrompt = {},
             std::string language = {});

    Result<std::vector<Hit>> search(const std::string& query, const SearchOptions& options,
                                    const CancelToken& cancel);

    /// The passages nearest to a vector, which the embedder made; for a search that isDense().
    Result<std::vector<DenseHit>> nearest(const llm::Vector& query, int k,
                                          const CancelToken& cancel) const;

    [[nodiscard]] const PassageStore& passages() const { return m_passages; }
    [[nodiscard]] bool isDense() const { return m_dense.has_value(); }

  private:
    using Hits = std::map<std::int64_t, Hit>;  ///< by passage
    /// Whether the embedder finds what the query means.
    Result<bool> knowsMeaning(const std::string& query, const CancelToken& cancel) const;
    Result<void> addDense(const std::string& query, const std::vector<QueryTerm>& terms,
                          const PassageFilter& filter, int pool, double weight,
                          const CancelToken& cancel, Hits& found);
    Result<llm::Vector> vectorOf(const std::string& query, const std::vector<QueryTerm>& terms,
                                 const CancelToken& cancel);
    Result<std::vector<Hit>> best(Hits&& found, const std::vector<QueryTerm>& terms, int k) const;

    PassageStore m_passages;
    std::optional<DenseIndex> m_dense;
    std::shared_ptr<llm::Embedder> m_embedder;
    std::string m_queryPrompt;
    std::string m_language;
};

}  // namespace tripletalk::retrieval
