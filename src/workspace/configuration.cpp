// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "workspace/configuration.h"

#include "answering/model/toolset.h"
#include "base/text.h"

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
            {"rerank", configuration.rerank},
            {"steps", configuration.steps},
            {"tools", configuration.tools},
            {"feedback", configuration.feedback}};
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
        configuration.steps = j.value("steps", configuration.steps);
        configuration.tools = j.value("tools", configuration.tools);
        configuration.feedback = j.value("feedback", configuration.feedback);
        return configuration;
    } catch (const json::exception& exception) {
        return Error{ErrorKind::Syntax, say("Sentence", "A saved configuration cannot be read."),
                     exception.what()};
    }
}

namespace {
bool hasNoModel(const Configuration& configuration) {
    return configuration.model == noModel || configuration.model.empty();
}
}  // namespace

bool asksSeveral(const Configuration& configuration) {
    const auto* strategy = answering::findStrategy(configuration.strategy);
    return strategy && strategy->asksSeveral;
}

bool asksModel(const Configuration& configuration) {
    const auto* strategy = answering::findStrategy(configuration.strategy);
    if (!strategy) return true;
    return strategy->asksModel && !(strategy->answersWithoutModel && hasNoModel(configuration));
}

int mostRounds(const Configuration& configuration) {
    const auto* strategy = answering::findStrategy(configuration.strategy);
    const bool goesBySteps = strategy && strategy->knobs.contains(answering::Knob::Steps);
    return goesBySteps ? configuration.steps : configuration.rounds;
}

Result<Configuration> validated(Configuration configuration) {
    const auto strategy = answering::offeredStrategy(configuration.strategy);
    if (!strategy) return strategy.error();
    if (hasNoModel(configuration) || !(*strategy)->asksModel) {
        configuration.model = noModel;
        if ((*strategy)->asksModel && !(*strategy)->answersWithoutModel)
            configuration.strategy = answering::strategyWithoutModel().name;
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
    if (configuration.steps < 2 || configuration.steps > 200)
        return Error{ErrorKind::Usage, say("Sentence", "The number of steps must be 2 to 200.")};
    if (!answering::toolSetFromText(configuration.tools)) {
        std::vector<std::string> names;
        for (const answering::ToolSet set : answering::allToolSets)
            names.emplace_back(answering::toString(set));
        return Error{ErrorKind::Usage,
                     say("Sentence", "There is no set of tools \"%1\".").arg(configuration.tools),
                     text::join(names, ", ") + " are known"};
    }
    return configuration;
}

}  // namespace tripletalk::workspace
