// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/model/modelcaller.h"
#include "answering/model/modelnumbers.h"
#include "answering/prompt/prompts.h"
#include "answering/rewrite/topiclinker.h"
#include "answering/strategy.h"

#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// One look-up that a question asks for.
struct AskedLookup {
    std::string question = {};  ///< one that needs no conversation
    /// Its words that name or describe the one thing that it starts from ("the cheapest car of the
    /// Nova series"); empty if it starts from none, or nobody said.
    std::string thing = {};
    std::optional<Topic> topic = {};  ///< that thing, where it is known which one it is
};

/// Has a model say a question as look-ups that need no conversation: one a fact that it asks for.
/// `history`: as historyJson() gives it. Empty where the reply is of no use. One thread.
class LookupAsker {
  public:
    LookupAsker(ModelCaller& caller, const Prompts& prompts, const ModelNumbers& numbers)
        : m_caller(caller), m_prompts(prompts), m_numbers(numbers) {}

    /// At most `most`. Errors: those of the model but Model, those of the prompt.
    Result<std::vector<AskedLookup>> of(const std::string& question, const nlohmann::json& history,
                                        std::size_t most, const CancelToken& cancel);

  private:
    ModelCaller& m_caller;
    const Prompts& m_prompts;
    const ModelNumbers& m_numbers;
};

}  // namespace tripletalk::answering
