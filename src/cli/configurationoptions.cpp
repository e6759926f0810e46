// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cli/configurationoptions.h"

#include "workspace/answerer.h"

namespace tripletalk::cli {

std::vector<OptionSpec> configurationOptions() {
    return {{"model", "SPEC", "offline (default), ollama:NAME or openai:NAME"},
            {"strategy", "NAME",
             "sql+passages (default with a model), sql, passages, control or offline"},
            {"embedder", "SPEC", "builtin (default), none, ollama:NAME or openai:NAME"},
            {"rounds", "N", "rounds of gathering evidence (default 3)"},
            {"top-k", "N", "passages a search (default 5)"},
            {"context-tokens", "N", "the model's context window (default 16384)"},
            {"required", "WHICH", "tools used before an answer: both (default), either or none"},
            {"candidates", "N", "queries that vote in the first round (default 1)"},
            {"rerank", "", "the model chooses among the passages found"},
            {"prompts", "DIR", "prompts of your own, instead of those of the same names"}};
}

Result<workspace::Configuration> configurationFrom(const Options& options) {
    workspace::Configuration configuration;
    configuration.name = "command line";
    configuration.model = options.get("model", "offline");
    configuration.strategy =
        options.get("strategy", configuration.model == "offline" ? "offline" : "sql+passages");
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
    configuration.rerank = options.has("rerank");
    configuration.rounds = *rounds;
    configuration.topK = *topK;
    configuration.contextTokens = *context;
    return workspace::validated(std::move(configuration));
}

Result<std::unique_ptr<answering::AnswerStrategy>> strategyFrom(
    const Options& options, const knowledge::KnowledgeBase& base,
    const std::shared_ptr<net::Client>& client) {
    auto configuration = configurationFrom(options);
    if (!configuration) return configuration.error();
    auto gate = workspace::PrivacyGate::of({base}, workspace::accessFromEnvironment(), client);
    if (!gate) return gate.error();
    return workspace::makeAnswerer(*configuration, *gate, options.find("prompts"));
}

}  // namespace tripletalk::cli
