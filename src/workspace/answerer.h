// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/strategy.h"
#include "base/result.h"
#include "workspace/configuration.h"
#include "workspace/privacygate.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace tripletalk::workspace {

/// Where models are, as the environment says: OPENAI_API_KEY, OPENAI_BASE_URL, OLLAMA_HOST.
llm::Access accessFromEnvironment();
/// For the command line, which has no keychain: the same, and the servers that were named in the
/// window (`settingsFile`), each with the key of OPENAI_API_KEY_ID ("my-lab":
/// OPENAI_API_KEY_MY_LAB).
llm::Access accessOfCommands();

/// Whether a configuration can answer from bases together. Errors: Usage, with the reason (a remote
/// base has no tables and passages; the strategy asks one base alone).
Result<void> suits(const Configuration& configuration,
                   const std::vector<knowledge::KnowledgeBase>& bases);

/// The strategy that a configuration names, with the model and embedder that the gate gives it.
/// `promptsFolder`: the folder of the person's own prompts (answering/prompt/prompts.h). Errors:
/// Usage; Forbidden (the privacy rule leaves the strategy nothing to show a model).
Result<std::unique_ptr<answering::AnswerStrategy>> makeAnswerer(
    const Configuration& configuration, const PrivacyGate& gate,
    const std::optional<std::filesystem::path>& promptsFolder = std::nullopt);

}  // namespace tripletalk::workspace
