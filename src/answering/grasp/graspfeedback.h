// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/grasp/endingtools.h"
#include "answering/model/runstate.h"

#include <optional>
#include <string>

namespace tripletalk::answering::grasp {

/// What the same model, in a conversation of its own, says of an ending.
struct Feedback {
    enum class Status : unsigned char { Done, Refine, Retry };
    Status status = Status::Done;
    std::string text = {};  ///< what to do better
};

/// Asks for it (prompts/grasp-feedback-*). Nothing where the reply is of no use: then the ending
/// stands. Errors: Cancelled, and those of the model and of the prompts.
Result<std::optional<Feedback>> feedbackOn(const Ending& ending, RunState& run,
                                           const Graphs& graphs, const QueryRuns& runs,
                                           SeenIris& seen);

/// The tool "give_feedback", of which the model is asked a call.
const llm::ToolSpec& feedbackSpec();

}  // namespace tripletalk::answering::grasp
