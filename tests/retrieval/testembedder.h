// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "llm/embedder.h"
#include "retrieval/tokens.h"

#include <cmath>
#include <functional>
#include <string>
#include <vector>

namespace tripletalk::retrieval {

/// Counts a text's words in 64 bins: like texts get like vectors. Remembers what it was asked.
class TestEmbedder : public llm::Embedder {
  public:
    Result<std::vector<llm::Vector>> embed(const std::vector<std::string>& texts,
                                           const CancelToken& cancel) override {
        if (cancel.cancelled()) return cancel.error();
        std::vector<llm::Vector> vectors;
        for (const std::string& text : texts) {
            asked.push_back(text);
            llm::Vector vector(static_cast<std::size_t>(dimensions));
            for (const Token& token : tokens(dimensions > 0 ? text : "")) {
                const auto meaning =
                    synonyms && token.text == "lamp" ? std::string("lantern") : token.text;
                vector[std::hash<std::string>()(meaning) % vector.size()] += 1;
            }
            float length = 0;
            for (const float x : vector) length += x * x;
            for (float& x : vector) x /= std::sqrt(std::max(length, 1e-9F));
            vectors.push_back(std::move(vector));
        }
        if (loseOne && !vectors.empty()) vectors.pop_back();
        return vectors;
    }
    std::string name() const override { return label; }
    int batchSize() const override { return 4; }
    bool isInstant() const override { return instant; }
    llm::EmbedderPrompts prompts() const override { return before; }

    std::string label = "test";
    int dimensions = 64;
    bool synonyms = false;  ///< a lamp is a lantern
    bool loseOne = false;
    bool instant = false;
    llm::EmbedderPrompts before = {};
    std::vector<std::string> asked;
};

}  // namespace tripletalk::retrieval
