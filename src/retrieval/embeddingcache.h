// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"
#include "llm/embedder.h"
#include "sqlite/database.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace tripletalk::retrieval {

/// embeddings.db: vectors by embedder and content, so that only what changed is embedded again. One
/// thread.
class EmbeddingCache {
  public:
    static Result<EmbeddingCache> open(const std::filesystem::path& path);

    /// One vector a text; the embedder is asked only for unknown texts, and what it says is kept at
    /// once: a cancelled or failed run goes on where it ended. Errors: the embedder's; Model if it
    /// gives vectors of unlike or no length.
    Result<std::vector<llm::Vector>> embed(const std::vector<std::string>& texts,
                                           llm::Embedder& embedder, const CancelToken& cancel);

  private:
    explicit EmbeddingCache(std::unique_ptr<sqlite::Database> database)
        : m_database(std::move(database)) {}
    Result<llm::Vector> find(const std::string& embedder, const std::string& hash) const;
    Result<void> store(const std::string& embedder, const std::vector<std::string>& hashes,
                       const std::vector<llm::Vector>& vectors) const;

    std::unique_ptr<sqlite::Database> m_database;
    std::size_t m_dimensions = 0;  ///< of the vectors handed out so far
};

}  // namespace tripletalk::retrieval
