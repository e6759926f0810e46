// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/attribution/attribution.h"
#include "answering/model/modelnumbers.h"
#include "answering/prompt/prompts.h"
#include "knowledge/knowledgebase.h"
#include "llm/chatmodel.h"

#include <memory>

namespace tripletalk::answering {

/// Has a model write an answer again as it was written (AnswerWriter), from the sources that it is
/// left with. Without any there is nothing to write, and no call. Where a privacy rule lets no
/// value reach a model there must be no model here.
Rewriter counterfactualWriter(const AnsweredRun& about, std::shared_ptr<llm::ChatModel> model,
                              const Prompts& prompts, const ModelNumbers& numbers,
                              const knowledge::KnowledgeBase& base);

}  // namespace tripletalk::answering
