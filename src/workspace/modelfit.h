// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/offline/modeltrials.h"
#include "base/cancel.h"
#include "base/result.h"
#include "knowledge/manifest.h"
#include "llm/modelfacts.h"
#include "llm/providers.h"
#include "workspace/configuration.h"

#include <cstdint>
#include <memory>
#include <string>

namespace tripletalk::workspace {

/// A model of fewer parameters is better asked to choose among readings than to write queries. An
/// estimate: models of 270 million fail the trial of known choices (docs/evaluation.md), those of 7
/// billion are known to write SQL; what lies between was not measured by us.
inline constexpr std::int64_t fewParameters = 4'000'000'000;
/// Tokens that a strategy needs whose model writes queries: below this tables and results are left
/// out that most questions need.
inline constexpr int smallWindow = 4096;

/// Why a model can hardly do what a configuration wants of it.
enum class Shortage {
    None,
    Parameters,  ///< it has few for a strategy whose model writes queries
    Window,      ///< it reads too little at once for that
    Room,        ///< it reads less at once than the configuration counts on
};

/// By what its server tells of the model; what that does not tell is no shortage.
Shortage shortageOf(const Configuration& configuration, const llm::ModelFacts& facts);

/// The same configuration with what fits its model: the window no larger than the model's; and
/// where the model is short of parameters or window, the strategy that has it choose among
/// readings, if that fits the base (null: it is not known yet).
Configuration suited(Configuration configuration, const llm::ModelFacts& facts,
                     const knowledge::Manifest* base);

/// How the model of this spec does on choices whose right one is known: three to ten questions. It
/// is asked anew, and what was known of models is forgotten: another may be behind a name by now.
/// Errors: those of its server, Cancelled.
Result<answering::offline::TrialOutcome> tryModel(const std::string& spec,
                                                  const llm::Access& access,
                                                  const std::shared_ptr<net::Client>& client,
                                                  const CancelToken& cancel);

}  // namespace tripletalk::workspace
