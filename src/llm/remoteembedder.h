// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "llm/embedder.h"
#include "llm/modelendpoint.h"

#include <atomic>

namespace tripletalk::llm {

/// An embedder behind a server: Ollama's /api/embed or OpenAI's /v1/embeddings. Texts go in
/// batches; each vector is normalised; a server that changes the number of dimensions, forgets a
/// text or sends what is no number is an error.
class RemoteEmbedder : public Embedder {
  public:
    explicit RemoteEmbedder(Endpoint::Settings settings);

    /// Texts of more than 16,000 bytes are cut there: no embedder reads further.
    Result<std::vector<Vector>> embed(const std::vector<std::string>& texts,
                                      const CancelToken& cancel) override;
    [[nodiscard]] std::string name() const override { return m_endpoint.spec().text(); }
    [[nodiscard]] EmbedderPrompts prompts() const override;

  private:
    Result<std::vector<Vector>> embedBatch(const nlohmann::json& texts, const CancelToken& cancel);
    Result<void> check(std::vector<Vector>& vectors, std::size_t expected);

    Endpoint m_endpoint;
    std::atomic<std::size_t> m_dimensions{0};  ///< of the first reply
};

/// By a model's name, as its makers publish them: of E5, Nomic, EmbeddingGemma, Mixedbread, Arctic
/// and the English BGE. Others want none, or none is known.
EmbedderPrompts promptsOf(const std::string& model);

/// Divides by the length; a vector of zeros stays. False if a number is not finite.
bool normalise(Vector& vector);

}  // namespace tripletalk::llm
