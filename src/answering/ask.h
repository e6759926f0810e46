// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/strategy.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::answering {

/// Runs one question to its end and returns the answer that the run's events tell. Each event goes
/// to `sink` too, if given.
Answer ask(AnswerStrategy& strategy, const Question& question, const TraceSink& sink,
           const CancelToken& cancel);

/// Makes the strategy that answers a question, over the bases as they are now.
using MakeStrategy = std::function<Result<std::unique_ptr<AnswerStrategy>>(const Question&)>;

/// The same as the run `run`, by a strategy made for it; a query that a person corrected is run
/// instead. What cannot be made fails the run.
Answer ask(const MakeStrategy& make, const Question& question, const TraceSink& sink,
           const CancelToken& cancel, std::string run);

/// The exchange as the next question's history.
Turn turnOf(const Question& question, const Answer& answer);

/// A conversation as a file holds it: {turns: [{question, understood_as, answer, result,
/// sources,
/// reading?}]}.
nlohmann::json toJson(const std::vector<Turn>& turns);
/// Errors: Syntax. Unknown members are ignored; understood_as may be missing.
Result<std::vector<Turn>> turnsFromJson(const nlohmann::json& json);

}  // namespace tripletalk::answering
