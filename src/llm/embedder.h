// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"

#include <memory>
#include <string>
#include <vector>

namespace tripletalk::llm {

using Vector = std::vector<float>;  ///< L2-normalised

/// What a model was trained to be told before a question and before a text that is searched; both
/// empty where it wants nothing.
struct EmbedderPrompts {
    std::string query = {};
    std::string passage = {};
    [[nodiscard]] bool isEmpty() const { return query.empty() && passage.empty(); }
};

/// Turns texts into vectors of one length whose inner product is their cosine. Blocks; any number
/// of threads may share one. Errors as for ChatModel.
class Embedder {
  public:
    virtual ~Embedder() = default;
    virtual Result<std::vector<Vector>> embed(const std::vector<std::string>& texts,
                                              const CancelToken& cancel) = 0;
    [[nodiscard]] virtual std::string name()
        const = 0;  ///< "builtin", "ollama:nomic-embed-text", "openai:text-embedding-3-small"
    /// Whoever embeds puts them before the texts: names are compared with names without any.
    [[nodiscard]] virtual EmbedderPrompts prompts() const { return {}; }
    [[nodiscard]] virtual int batchSize() const { return 64; }  ///< texts a call that it likes best
    /// True if a vector is made faster than it is read back: not worth a cache.
    [[nodiscard]] virtual bool isInstant() const { return false; }
};

}  // namespace tripletalk::llm
