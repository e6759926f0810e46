// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cli/evaluationsubject.h"

#include "base/jsontext.h"
#include "base/text.h"
#include "cli/configurationoptions.h"
#include "workspace/answerer.h"

#include <algorithm>

namespace tripletalk::cli {

namespace {

std::string tokensName(int tokens) {
    if (tokens % 1024 == 0) return std::to_string(tokens / 1024) + "k";
    if (tokens % 1000 == 0) return std::to_string(tokens / 1000) + "k";
    return std::to_string(tokens);
}

std::string nameOf(const workspace::Configuration& chosen) {
    std::string name = chosen.strategy;
    const nlohmann::json usual = workspace::toJson(workspace::Configuration());
    const nlohmann::json settings = workspace::toJson(chosen);
    for (const auto& [key, value] : settings.items()) {
        const bool named = key == "name" || key == "strategy" || key == "model";
        if (named || value == usual.value(key, nlohmann::json())) continue;
        if (key == "context_tokens" && chosen.model != workspace::noModel)
            name.insert(chosen.strategy.size(), " @" + tokensName(chosen.contextTokens));
        else if (key != "context_tokens")
            name += ", " + text::replaceAll(key, "_", " ") + " " +
                    (value.is_string() ? value.get<std::string>() : jsonText(value));
    }
    return name;
}

}  // namespace

Result<evaluation::Subject> subjectOf(const workspace::Configuration& configuration,
                                      const std::vector<knowledge::KnowledgeBase>& bases,
                                      const Options& options,
                                      const std::optional<std::chrono::milliseconds>& timeout,
                                      const std::shared_ptr<net::Client>& client) {
    auto valid = workspace::validated(configuration);
    if (!valid) return valid.error();
    if (auto suited = workspace::suits(*valid, bases); !suited) return suited.error();
    valid->name = nameOf(*valid);
    llm::Access access = workspace::accessOfCommands();
    if (timeout)
        for (auto* deadline :
             {&access.deadlines.firstByte, &access.deadlines.silence, &access.deadlines.total})
            *deadline = std::max(*deadline, *timeout);
    auto gate = workspace::PrivacyGate::of(bases, access, client);
    if (!gate) return gate.error();
    return evaluation::Subject{valid->name, workspace::toJson(*valid),
                               [valid = *valid, gate = *gate, prompts = promptsFrom(options)] {
                                   return workspace::makeAnswerer(valid, gate, prompts);
                               }};
}

Result<std::optional<std::chrono::milliseconds>> timeoutFrom(const Options& options) {
    auto seconds = options.number("timeout", 0, 1, 1'000'000);
    if (!seconds) return seconds.error();
    std::optional<std::chrono::milliseconds> timeout;
    if (*seconds > 0) timeout = std::chrono::seconds(*seconds);
    return timeout;
}

}  // namespace tripletalk::cli
