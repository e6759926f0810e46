// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"
#include "knowledge/knowledgebase.h"
#include "llm/embedder.h"

#include <memory>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// Vectors of texts of a graph and of questions about it. One thread.
class GraphVectors {
  public:
    /// By `embedder` if the base's passages were embedded by it, so that no server is sent texts of
    /// a base that it was not sent before; else by the built-in one.
    GraphVectors(const knowledge::KnowledgeBase& base, std::shared_ptr<llm::Embedder> embedder);

    /// One a text, of length 1. What a server made is kept in the base's embeddings.db. Errors:
    /// those of the embedder and of the file.
    Result<std::vector<llm::Vector>> of(const std::vector<std::string>& texts,
                                        const CancelToken& cancel);
    [[nodiscard]] llm::Embedder& embedder() const { return *m_embedder; }

  private:
    knowledge::KnowledgeBase m_base;
    std::shared_ptr<llm::Embedder> m_embedder;
};

/// Of vectors of length 1.
double cosine(const llm::Vector& one, const llm::Vector& other);

}  // namespace tripletalk::answering
