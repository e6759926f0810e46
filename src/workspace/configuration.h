// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::workspace {

/// How questions are answered: strategy, model, embedder and numbers, under a name.
struct Configuration {
    std::string name = "Offline";
    std::string strategy = "offline";  ///< one of strategyNames()
    std::string model = "offline";     ///< "offline", "ollama:NAME" or "openai:NAME"
    std::string embedder = "builtin";
    int rounds = 3;
    int topK = 5;
    int contextTokens = 16384;
    double temperature = 0.0;
    std::string required = "both";  ///< tools used before an answer: "both", "either" or "none"
    int candidates = 1;             ///< queries that vote in the first round
    bool rerank = false;            ///< the model chooses among the passages found
};

const std::vector<std::string>& strategyNames();

/// True if a strategy cannot do without showing a model values of the base.
bool showsValues(const std::string& strategy);

nlohmann::json toJson(const Configuration& configuration);
Result<Configuration> configurationFromJson(const nlohmann::json& json);

/// Says what does not fit (unknown strategy, a model strategy without a model…). The model
/// "offline" always means the strategy "offline", and the other way round.
Result<Configuration> validated(Configuration configuration);

}  // namespace tripletalk::workspace
