// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cli/configurationoptions.h"

#include "answering/strategies/strategytable.h"
#include "base/text.h"
#include "workspace/answerer.h"
#include "workspace/departure.h"
#include "workspace/settings.h"

namespace tripletalk::cli {

std::vector<OptionSpec> configurationOptions() {
    return {{"configuration", "NAME", "a saved configuration; the options below change it"},
            {"model", "SPEC", "offline (default), ollama:NAME or openai:NAME"},
            {"strategy", "NAME",
             "one of " + text::join(answering::strategyNames(), ", ") +
                 " (default with a model: the first that the base has what it needs for)"},
            {"embedder", "SPEC", "builtin (default), none, ollama:NAME or openai:NAME"},
            {"rounds", "N", "rounds of gathering evidence (default 3)"},
            {"top-k", "N", "passages a search (default 5)"},
            {"context-tokens", "N", "the model's context window (default 16384)"},
            {"required", "WHICH", "tools used before an answer: both, either (default) or none"},
            {"candidates", "N", "queries that vote in the first round (default 1)"},
            {"rerank", "", "the model chooses among the passages found"},
            {"steps", "N", "calls of a model that ends by itself (default 30)"},
            {"tools", "SET",
             "its tools: base, search, search_extended (default), search_constrained or "
             "search_autocomplete"},
            {"feedback", "", "it looks its answer over before it stands"},
            {"prompts", "DIR", "prompts of your own, instead of those of the same names"}};
}

Result<workspace::Configuration> configurationFrom(const Options& options,
                                                   const knowledge::Manifest* base) {
    workspace::Configuration configuration;
    configuration.name = "command line";
    if (const auto name = options.find("configuration")) {
        auto settings = workspace::loadSettings(workspace::settingsFile());
        if (!settings) return settings.error();
        auto saved = workspace::savedConfiguration(*settings, *name);
        if (!saved) return saved.error();
        configuration = *std::move(saved);
    }
    if (const auto model = options.find("model")) {
        const auto* chosen = answering::findStrategy(configuration.strategy);
        if (chosen && !chosen->asksModel && *model != workspace::noModel)
            configuration.strategy = workspace::usualStrategy(base).name;
        configuration.model = *model;
    }
    configuration.strategy = options.get("strategy", configuration.strategy);
    configuration.embedder = options.get("embedder", configuration.embedder);
    auto rounds = options.number("rounds", configuration.rounds, 1, 20);
    if (!rounds) return rounds.error();
    auto topK = options.number("top-k", configuration.topK, 1, 50);
    if (!topK) return topK.error();
    auto context = options.number("context-tokens", configuration.contextTokens, 1024, 2'000'000);
    if (!context) return context.error();
    auto candidates = options.number("candidates", configuration.candidates, 1, 9);
    if (!candidates) return candidates.error();
    configuration.candidates = *candidates;
    configuration.required = options.get("required", configuration.required);
    configuration.rerank = configuration.rerank || options.has("rerank");
    auto steps = options.number("steps", configuration.steps, 2, 200);
    if (!steps) return steps.error();
    configuration.steps = *steps;
    configuration.tools = options.get("tools", configuration.tools);
    configuration.feedback = configuration.feedback || options.has("feedback");
    configuration.rounds = *rounds;
    configuration.topK = *topK;
    configuration.contextTokens = *context;
    return workspace::validated(std::move(configuration));
}

std::optional<std::filesystem::path> promptsFrom(const Options& options) {
    if (const auto folder = options.find("prompts")) return *folder;
    return workspace::ownPrompts();
}

Result<std::unique_ptr<answering::AnswerStrategy>> strategyFrom(
    const Options& options, const std::vector<knowledge::KnowledgeBase>& bases,
    const std::shared_ptr<net::Client>& client) {
    auto configuration = configurationFrom(options, &bases.front().manifest());
    if (!configuration) return configuration.error();
    if (auto suited = workspace::suits(*configuration, bases); !suited) return suited.error();
    auto gate = workspace::PrivacyGate::of(bases, workspace::accessOfCommands(), client);
    if (!gate) return gate.error();
    return workspace::makeAnswerer(*configuration, *gate, promptsFrom(options));
}

}  // namespace tripletalk::cli
