// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/strategy.h"
#include "cli/options.h"
#include "knowledge/knowledgebase.h"
#include "net/http.h"
#include "workspace/configuration.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace tripletalk::cli {

/// The options that name a configuration: --configuration, --model, --strategy, --embedder,
/// --rounds, --top-k,
/// --context-tokens.
std::vector<OptionSpec> configurationOptions();

/// --prompts, else the person's own folder if there is one.
std::optional<std::filesystem::path> promptsFrom(const Options& options);

/// `base`: the one to be asked, null where it is not known. Errors: Usage, NotFound.
Result<workspace::Configuration> configurationFrom(const Options& options,
                                                   const knowledge::Manifest* base);
/// To answer from these bases together, by all their privacy rules. Errors: Usage; Forbidden.
Result<std::unique_ptr<answering::AnswerStrategy>> strategyFrom(
    const Options& options, const std::vector<knowledge::KnowledgeBase>& bases,
    const std::shared_ptr<net::Client>& client);

}  // namespace tripletalk::cli
