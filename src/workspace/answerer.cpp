// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "workspace/answerer.h"

#include "answering/offline/offlinestrategy.h"
#include "answering/strategies/controlstrategy.h"
#include "answering/strategies/loopstrategy.h"
#include "answering/strategies/sparqlstrategy.h"
#include "workspace/departure.h"

#include <cstdlib>

namespace tripletalk::workspace {

llm::Access accessFromEnvironment() {
    llm::Access access;
    const auto take = [](const char* name, std::string& into) {
        if (const char* value = std::getenv(name); value && *value) into = value;
    };
    take("OPENAI_API_KEY", access.openAiKey);
    take("OPENAI_BASE_URL", access.openAiBaseUrl);
    take("OLLAMA_HOST", access.ollamaHost);
    if (access.ollamaHost.find("://") == std::string::npos)
        access.ollamaHost = "http://" + access.ollamaHost;
    return access;
}

namespace {

answering::Required requiredOf(const std::string& branches) {
    if (branches == "either") return answering::Required::Either;
    return branches == "none" ? answering::Required::None : answering::Required::Both;
}

/// What is left for a model to see under a rule that keeps values here.
Result<void> allowed(const Configuration& configuration, const PrivacyGate& gate) {
    if (!gate.valuesStay() || !showsValues(configuration.strategy)) return {};
    return Error{ErrorKind::Forbidden,
                 "The privacy rule of this knowledge base lets no value reach a model, and the "
                 "strategy \"" +
                     configuration.strategy + "\" shows it some: choose sql or offline."};
}

}  // namespace

Result<void> suits(const Configuration& configuration, const knowledge::KnowledgeBase& base) {
    if (misfitOf(configuration.strategy, base.manifest()) != Misfit::Remote) return {};
    return Error{ErrorKind::Usage,
                 "\"" + base.manifest().name +
                     "\" is an endpoint elsewhere, without tables and passages here: only a "
                     "strategy that asks by SPARQL can answer from it, and \"" +
                     configuration.strategy + "\" does not."};
}

Result<std::unique_ptr<answering::AnswerStrategy>> makeAnswerer(
    const Configuration& wanted, const PrivacyGate& gate,
    const std::optional<std::filesystem::path>& promptsFolder) {
    auto configuration = validated(wanted);
    if (!configuration) return configuration.error();
    if (auto fits = allowed(*configuration, gate); !fits) return fits.error();
    std::shared_ptr<llm::Embedder> embedder;
    if (configuration->embedder != "none") {
        auto made = gate.embedder(configuration->embedder);
        if (!made) return made.error();
        embedder = std::move(*made);
    }
    using Strategy = std::unique_ptr<answering::AnswerStrategy>;
    if (configuration->strategy == "offline")
        return Strategy(
            std::make_unique<answering::OfflineStrategy>(embedder, configuration->topK));

    auto made = gate.chatModel(configuration->model);
    if (!made) return made.error();
    const std::shared_ptr<llm::ChatModel> model = std::move(*made);
    const answering::ModelNumbers numbers{.rounds = configuration->rounds,
                                          .topK = configuration->topK,
                                          .contextTokens = configuration->contextTokens,
                                          .temperature = configuration->temperature,
                                          .required = requiredOf(configuration->required),
                                          .candidates = configuration->candidates,
                                          .rerank = configuration->rerank,
                                          .valuesStay = gate.valuesStay()};
    const answering::Prompts prompts(promptsFolder);
    if (configuration->strategy == "control")
        return Strategy(std::make_unique<answering::ControlStrategy>(model, prompts, numbers));
    if (configuration->strategy == "sparql")
        return Strategy(std::make_unique<answering::SparqlStrategy>(model, prompts, numbers));
    const answering::LoopStrategy::Tools tools{
        configuration->strategy != "passages",
        configuration->strategy != "sql" && !gate.valuesStay()};
    return Strategy(
        std::make_unique<answering::LoopStrategy>(tools, model, embedder, prompts, numbers));
}

}  // namespace tripletalk::workspace
