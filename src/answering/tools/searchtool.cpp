// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/tools/searchtool.h"

#include "llm/jsonfields.h"

#include <utility>

namespace tripletalk::answering {

Result<SearchTool> SearchTool::open(const knowledge::KnowledgeBase& base,
                                    std::shared_ptr<llm::Embedder> embedder) {
    auto searcher = base.openSearcher(std::move(embedder));
    if (!searcher) return searcher.error();
    return SearchTool(*std::move(searcher));
}

void SearchTool::configure(retrieval::SearchOptions options, ChooseHits choose) {
    m_options = std::move(options);
    m_choose = std::move(choose);
}

const llm::ToolSpec& SearchTool::spec() const {
    static const llm::ToolSpec spec = toolOfOne(
        "search",
        "Finds passages of text: the facts of one thing as sentences, or a part of a document. "
        "Good for descriptions and for what no column holds.",
        "text");
    return spec;
}

namespace {

Source sourceOf(const retrieval::Passage& passage, double score, const std::string& query) {
    Source source;
    source.kind = passage.kind == retrieval::PassageKind::Document ? "document" : "passage";
    source.query = query;
    source.title = passage.title;
    if (!passage.heading.empty() && passage.heading != passage.title)
        source.title += " › " + passage.heading;
    source.text = passage.text;
    source.iri = passage.iri;
    source.score = score;
    return source;
}

Found foundBy(const std::string& text, const std::vector<retrieval::Hit>& hits) {
    Found found;
    for (const retrieval::Hit& hit : hits)
        found.sources.push_back(sourceOf(hit.passage, hit.score, text));
    return found;
}

}  // namespace

Result<Found> SearchTool::search(const std::string& text, const retrieval::SearchOptions& options,
                                 const CancelToken& cancel) {
    const auto hits = m_searcher->search(text, options, cancel);
    if (!hits) return hits.error();
    return foundBy(text, *hits);
}

Result<Found> SearchTool::call(const nlohmann::json& arguments, int round,
                               const CancelToken& cancel) {
    const std::string text = llm::textField(arguments, "text");
    auto hits = m_searcher->search(text, m_options, cancel);
    if (hits && m_choose) hits = m_choose(*std::move(hits), round);
    if (!hits) return hits.error();
    return foundBy(text, *hits);
}

Found quoted(const std::vector<retrieval::Passage>& passages, const std::string& query) {
    Found found;
    for (const retrieval::Passage& passage : passages)
        found.sources.push_back(sourceOf(passage, 1.0, query));
    return found;
}

}  // namespace tripletalk::answering
