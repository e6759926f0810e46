// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/model/modelcaller.h"
#include "answering/model/modelnumbers.h"
#include "answering/prompt/prompts.h"
#include "answering/rewrite/factsentences.h"

#include <string>
#include <vector>

namespace tripletalk::answering {

/// Lets a model tell the facts of paths as text, one text a path, in one call. One thread.
class FactRewriter {
  public:
    /// `caller` may be null where only the prompt is wanted.
    FactRewriter(ModelCaller* caller, const Prompts& prompts, const ModelNumbers& numbers)
        : m_caller(caller), m_prompts(prompts), m_numbers(numbers) {}

    /// Puts the model's text in place of ours where it has the name of everything that the facts
    /// lead to; a text that lost one, or that there is not, leaves ours. Errors: those of the model
    /// but Model.
    Result<void> rewrite(const std::string& question, std::vector<PathEvidence>& paths,
                         const CancelToken& cancel);

    /// What the model wrote, whatever it is worth; fewer texts than paths, or none, where it did
    /// not keep to the form. Errors: those of the model but Model.
    Result<std::vector<std::string>> texts(const std::string& question,
                                           const std::vector<PathEvidence>& paths,
                                           const CancelToken& cancel);

    /// The prompt of the call: what a model is trained to answer, too. Errors: those of Prompts.
    Result<std::string> prompt(const std::string& question,
                               const std::vector<PathEvidence>& paths) const;

  private:
    ModelCaller* m_caller;
    const Prompts& m_prompts;
    const ModelNumbers& m_numbers;
};

}  // namespace tripletalk::answering
