// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/tools/tool.h"
#include "knowledge/knowledgebase.h"
#include "retrieval/searcher.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// Those of the hits of a round that become sources, best first.
using ChooseHits =
    std::function<Result<std::vector<retrieval::Hit>>(std::vector<retrieval::Hit> hits, int round)>;

/// "search": the passages that fit a text, each a source of its own. One thread at a time.
class SearchTool : public Tool {
  public:
    /// Without an embedder the search is lexical alone.
    static Result<SearchTool> open(const knowledge::KnowledgeBase& base,
                                   std::shared_ptr<llm::Embedder> embedder);

    /// How call() searches; `choose`, if given, picks among what it finds.
    void configure(retrieval::SearchOptions options, ChooseHits choose = {});

    /// A search by options of its own. Errors: Cancelled, and those of the embedder.
    Result<Found> search(const std::string& text, const retrieval::SearchOptions& options,
                         const CancelToken& cancel);

    [[nodiscard]] const llm::ToolSpec& spec() const override;
    Result<Found> call(const nlohmann::json& arguments, int round,
                       const CancelToken& cancel) override;
    [[nodiscard]] bool runsBeside() const override { return true; }

    [[nodiscard]] const retrieval::PassageStore& passages() const { return m_searcher->passages(); }

  private:
    explicit SearchTool(retrieval::Searcher searcher)
        : m_searcher(std::make_unique<retrieval::Searcher>(std::move(searcher))) {}

    std::unique_ptr<retrieval::Searcher> m_searcher;
    retrieval::SearchOptions m_options;
    ChooseHits m_choose;
};

/// Passages that were found otherwise than by searching; `query` says how.
Found quoted(const std::vector<retrieval::Passage>& passages, const std::string& query);

}  // namespace tripletalk::answering
