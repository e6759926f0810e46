// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/strategy.h"
#include "base/result.h"
#include "llm/providers.h"
#include "workspace/configuration.h"

#include <memory>

namespace tripletalk::workspace {

/// Where models are, as the environment says: OPENAI_API_KEY, OPENAI_BASE_URL, OLLAMA_HOST.
llm::Access accessFromEnvironment();

/// The strategy that a configuration names, with its model and embedder. Errors: Usage.
Result<std::unique_ptr<answering::AnswerStrategy>> makeAnswerer(
    const Configuration& configuration, const llm::Access& access,
    const std::shared_ptr<net::Client>& client);

}  // namespace tripletalk::workspace
