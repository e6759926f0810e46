// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "workspace/configuration.h"

namespace tripletalk::workspace {

using nlohmann::json;

json toJson(const Configuration& configuration) {
    return {{"name", configuration.name},
            {"strategy", configuration.strategy},
            {"model", configuration.model},
            {"embedder", configuration.embedder},
            {"rounds", configuration.rounds},
            {"top_k", configuration.topK},
            {"context_tokens", configuration.contextTokens},
            {"temperature", configuration.temperature},
            {"required", configuration.required},
            {"candidates", configuration.candidates},
            {"rerank", configuration.rerank}};
}

Result<Configuration> configurationFromJson(const json& j) {
    try {
        Configuration configuration;
        configuration.name = j.at("name");
        configuration.strategy = j.at("strategy");
        configuration.model = j.at("model");
        configuration.embedder = j.value("embedder", configuration.embedder);
        configuration.rounds = j.value("rounds", configuration.rounds);
        configuration.topK = j.value("top_k", configuration.topK);
        configuration.contextTokens = j.value("context_tokens", configuration.contextTokens);
        configuration.temperature = j.value("temperature", configuration.temperature);
        configuration.required = j.value("required", configuration.required);
        configuration.candidates = j.value("candidates", configuration.candidates);
        configuration.rerank = j.value("rerank", configuration.rerank);
        return configuration;
    } catch (const json::exception& exception) {
        return Error{ErrorKind::Syntax, say("Sentence", "A saved configuration cannot be read."),
                     exception.what()};
    }
}

bool asksModel(const Configuration& configuration) {
    const auto* strategy = answering::findStrategy(configuration.strategy);
    return !strategy || strategy->asksModel;
}

Result<Configuration> validated(Configuration configuration) {
    const auto strategy = answering::offeredStrategy(configuration.strategy);
    if (!strategy) return strategy.error();
    if (configuration.model == noModel || configuration.model.empty() || !(*strategy)->asksModel) {
        configuration.model = noModel;
        if ((*strategy)->asksModel) configuration.strategy = answering::strategyWithoutModel().name;
    }
    if (configuration.rounds < 1 || configuration.rounds > 20)
        return Error{ErrorKind::Usage, say("Sentence", "The number of rounds must be 1 to 20.")};
    if (configuration.topK < 1 || configuration.topK > 50)
        return Error{ErrorKind::Usage, say("Sentence", "The number of passages must be 1 to 50.")};
    if (configuration.candidates < 1 || configuration.candidates > 9)
        return Error{ErrorKind::Usage,
                     say("Sentence", "The number of candidate queries must be 1 to 9.")};
    const auto& required = configuration.required;
    if (required != "both" && required != "either" && required != "none")
        return Error{ErrorKind::Usage,
                     say("Sentence", "The tools required must be both, either or none.")};
    return configuration;
}

}  // namespace tripletalk::workspace
