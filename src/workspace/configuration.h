// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/strategies/strategytable.h"
#include "base/result.h"

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::workspace {

/// In place of a model.
inline constexpr const char* noModel = "offline";

/// How questions are answered: strategy, model, embedder and numbers, under a name.
struct Configuration {
    std::string name = "Offline";
    std::string strategy = answering::strategyWithoutModel().name;  ///< of the table of strategies
    std::string model = noModel;  ///< that, or as llm::ModelSpec writes it
    std::string embedder = "builtin";
    int rounds = 3;
    int topK = 5;
    int contextTokens = 16384;
    double temperature = 0.0;
    std::string required = "either";  ///< tools used before an answer: "both", "either" or "none"
    int candidates = 1;               ///< queries that vote in the first round
    bool rerank = false;              ///< the model chooses among the passages found
    int steps = 30;                   ///< calls of a model that ends by itself
    std::string tools = "search_extended";  ///< that it has (answering::ToolSet)
    bool feedback = false;                  ///< it looks its answer over
};

/// A model is asked, or might be: nothing is known of a strategy that there is not. One that can do
/// without asks none where none is chosen.
bool asksModel(const Configuration& configuration);
/// It can ask several bases in one question.
bool asksSeveral(const Configuration& configuration);

/// How many rounds a question may take at most.
int mostRounds(const Configuration& configuration);

nlohmann::json toJson(const Configuration& configuration);
/// As it was saved: whether it can be used is for validated() to say. Errors: Syntax.
Result<Configuration> configurationFromJson(const nlohmann::json& json);

/// Says what does not fit (a strategy that there is not, a number out of its range…). No model
/// always means the strategy without a model, and the other way round. Errors: Usage.
Result<Configuration> validated(Configuration configuration);

}  // namespace tripletalk::workspace
