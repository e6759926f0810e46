// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cli/options.h"
#include "evaluation/runner.h"
#include "knowledge/knowledgebase.h"
#include "net/http.h"
#include "workspace/configuration.h"

#include <chrono>
#include <memory>
#include <optional>

namespace tripletalk::cli {

/// A configuration to evaluate on bases together, by their privacy rules, with models where the
/// environment says and the prompts of --prompts. Its name is the strategy and what differs from a
/// usual configuration: "sql+passages @8k, rounds 5". A model may take as long as a question.
/// Errors: Usage; those of the privacy gate.
Result<evaluation::Subject> subjectOf(const workspace::Configuration& configuration,
                                      const std::vector<knowledge::KnowledgeBase>& bases,
                                      const Options& options,
                                      const std::optional<std::chrono::milliseconds>& timeout,
                                      const std::shared_ptr<net::Client>& client);

/// --timeout SECONDS. Errors: Usage.
Result<std::optional<std::chrono::milliseconds>> timeoutFrom(const Options& options);

}  // namespace tripletalk::cli
