// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/strategy.h"
#include "base/cancel.h"
#include "evaluation/scorer.h"
#include "knowledge/knowledgebase.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::evaluation {

/// A question of a file, what the strategy answered (as `ask --json` prints it), and what that is
/// worth.
struct Asked {
    Question question;
    nlohmann::json answer;
    Score score;
};

struct Tally {
    int questions = 0;
    int right = 0;
    int wrong = 0;
    int abstained = 0;
    void add(const Score& score);
};

/// Asks the questions in order; each conversation goes on from the strategy's own earlier answers.
/// Calls `onAsked` after each. Errors: Cancelled. A question that fails is wrong, with the error as
/// the reason.
Result<std::vector<Asked>> runQuestions(const std::vector<Question>& questions,
                                        const knowledge::KnowledgeBase& base,
                                        answering::AnswerStrategy& strategy,
                                        const CancelToken& cancel,
                                        const std::function<void(const Asked&)>& onAsked);

/// All together under "all", and a tally a question type.
std::map<std::string, Tally> tallyByType(const std::vector<Asked>& asked);

}  // namespace tripletalk::evaluation
