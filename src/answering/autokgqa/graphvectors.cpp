// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/autokgqa/graphvectors.h"

#include "llm/builtinembedder.h"
#include "retrieval/embeddingcache.h"

#include <algorithm>
#include <numeric>

namespace tripletalk::answering {

GraphVectors::GraphVectors(const knowledge::KnowledgeBase& base,
                           std::shared_ptr<llm::Embedder> embedder)
    : m_base(base), m_embedder(std::move(embedder)) {
    const auto& known = base.manifest().embedders;
    const bool knows =
        m_embedder &&
        std::ranges::find(known, m_embedder->name(), &knowledge::EmbedderInfo::name) != known.end();
    if (!knows) m_embedder = std::make_shared<llm::BuiltinEmbedder>();
}

Result<std::vector<llm::Vector>> GraphVectors::of(const std::vector<std::string>& texts,
                                                  const CancelToken& cancel) {
    if (m_embedder->isInstant()) return m_embedder->embed(texts, cancel);
    auto cache = retrieval::EmbeddingCache::open(m_base.folder() / "embeddings.db");
    if (!cache) return cache.error();
    return cache->embed(texts, *m_embedder, cancel);
}

double cosine(const llm::Vector& one, const llm::Vector& other) {
    return std::inner_product(one.begin(), one.end(), other.begin(), 0.0);
}

}  // namespace tripletalk::answering
