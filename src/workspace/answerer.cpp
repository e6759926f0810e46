// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "workspace/answerer.h"

#include "answering/offline/modeltrials.h"
#include "answering/strategies/strategytable.h"
#include "base/text.h"
#include "workspace/departure.h"
#include "workspace/settings.h"

#include <cstdlib>

namespace tripletalk::workspace {

using answering::Stated;
using answering::StrategyDescriptor;

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

llm::Access accessOfCommands() {
    llm::Access access = accessFromEnvironment();
    // Who asks a server of settings that cannot be read is told that there is none of this name.
    if (const auto settings = loadSettings(settingsFile()))
        addServers(access, settings->modelServers);
    for (llm::OpenAiServer& server : access.openAiServers) {
        const std::string name = text::toUpper(text::replaceAll(server.id, "-", "_"));
        if (const char* key = std::getenv(("OPENAI_API_KEY_" + name).c_str())) server.key = key;
    }
    return access;
}

namespace {

answering::Required requiredOf(const std::string& branches) {
    if (branches == "either") return answering::Required::Either;
    return branches == "none" ? answering::Required::None : answering::Required::Both;
}

answering::ModelNumbers numbersOf(const Configuration& configuration, const PrivacyGate& gate) {
    return {.rounds = configuration.rounds,
            .topK = configuration.topK,
            .contextTokens = configuration.contextTokens,
            .temperature = configuration.temperature,
            .required = requiredOf(configuration.required),
            .candidates = configuration.candidates,
            .rerank = configuration.rerank,
            .steps = configuration.steps,
            .toolSet = answering::toolSetFromText(configuration.tools)
                           .value_or(answering::ToolSet::SearchExtended),
            .feedback = configuration.feedback,
            .valuesStay = gate.valuesStay()};
}

/// Those that a person can choose and that have a trait.
std::vector<std::string> offeredWith(Stated<bool> StrategyDescriptor::*trait) {
    std::vector<std::string> names;
    for (const StrategyDescriptor& one : answering::strategies())
        if (one.offered && one.*trait) names.push_back(one.name);
    return names;
}

/// What is left for a model to see under a rule that keeps values here.
Result<void> allowed(const StrategyDescriptor& strategy, const PrivacyGate& gate) {
    if (!gate.valuesStay() || strategy.valuesCanStay) return {};
    return Error{ErrorKind::Forbidden,
                 say("Sentence",
                     "The privacy rule of this knowledge base lets no value reach a model, and the "
                     "strategy \"%1\" shows it some: choose one of %2.")
                     .arg(strategy.name.value,
                          text::join(offeredWith(&StrategyDescriptor::valuesCanStay), ", "))};
}

}  // namespace

Result<void> suits(const Configuration& configuration,
                   const std::vector<knowledge::KnowledgeBase>& bases) {
    const auto known = answering::offeredStrategy(configuration.strategy);
    if (!known) return known.error();
    if (bases.size() > 1 && !(*known)->asksSeveral)
        return Error{
            ErrorKind::Usage,
            say("Sentence",
                "The strategy \"%1\" asks one knowledge base alone; several are asked by %2.")
                .arg(configuration.strategy,
                     text::join(offeredWith(&StrategyDescriptor::asksSeveral), ", "))};
    for (const knowledge::KnowledgeBase& base : bases) {
        const Misfit misfit = misfitOf(configuration.strategy, base.manifest());
        if (misfit == Misfit::Remote)
            return Error{
                ErrorKind::Usage,
                say("Sentence",
                    "\"%1\" is an endpoint elsewhere, without tables and passages here: only a "
                    "strategy that asks by SPARQL can answer from it, and \"%2\" does not.")
                    .arg(base.manifest().name, configuration.strategy)};
        if (misfit == Misfit::NoExcerpt) return base.excerpt().error();
    }
    return {};
}

Result<std::unique_ptr<answering::AnswerStrategy>> makeAnswerer(
    const Configuration& wanted, const PrivacyGate& gate,
    const std::optional<std::filesystem::path>& promptsFolder) {
    auto configuration = validated(wanted);
    if (!configuration) return configuration.error();
    const auto strategy = answering::offeredStrategy(configuration->strategy);
    if (!strategy) return strategy.error();
    if (asksModel(*configuration))
        if (auto fits = allowed(**strategy, gate); !fits) return fits.error();
    answering::StrategyParts parts{.prompts = answering::Prompts(promptsFolder),
                                   .numbers = numbersOf(*configuration, gate),
                                   .trials = answering::offline::ModelTrials::shared()};
    if ((*strategy)->knobs.contains(answering::Knob::Embedder) &&
        configuration->embedder != "none") {
        auto made = gate.embedder(configuration->embedder);
        if (!made) return made.error();
        parts.embedder = std::move(*made);
    }
    if (asksModel(*configuration)) {
        auto made = gate.chatModel(configuration->model);
        if (!made) return made.error();
        parts.model = std::move(*made);
    }
    return (*strategy)->make.value(parts);
}

}  // namespace tripletalk::workspace
