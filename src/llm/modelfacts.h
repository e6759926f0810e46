// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>

#include <nlohmann/json.hpp>

namespace tripletalk::llm {

/// What a server tells of a model's size; 0 is what it does not tell.
struct ModelFacts {
    std::int64_t parameters = 0;  ///< its weights
    int window = 0;               ///< tokens that it reads at once, at most

    bool operator==(const ModelFacts&) const = default;
};

/// From an entry of a server's list of models: Ollama's /api/tags, or /v1/models in the words of
/// llama.cpp, vLLM, LM Studio, and services that pass on to many models.
ModelFacts factsOfListed(const nlohmann::json& entry);

/// From Ollama's /api/show.
ModelFacts factsOfShown(const nlohmann::json& shown);

/// From llama.cpp's /props: the window it was started with, which may be far below the model's.
ModelFacts factsOfProps(const nlohmann::json& props);

/// What is told of both: the second knows better.
ModelFacts joined(const ModelFacts& one, const ModelFacts& other);

/// "8.0B", "134.5M": how many; 0 if it is no such number.
std::int64_t parametersIn(std::string_view size);

}  // namespace tripletalk::llm
