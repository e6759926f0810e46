// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/strategy.h"
#include "base/cancel.h"
#include "evaluation/journal.h"
#include "evaluation/question.h"
#include "evaluation/record.h"
#include "knowledge/knowledgebase.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::evaluation {

/// A configuration to evaluate. `make` is called once a conversation, from several threads.
struct Subject {
    std::string name;
    nlohmann::json settings = nlohmann::json::object();
    std::function<Result<std::unique_ptr<answering::AnswerStrategy>>()> make;
};

/// What an evaluation does.
struct Plan {
    knowledge::KnowledgeBase base;  ///< by which answers are judged
    std::string name;               ///< of the question file
    std::vector<Question> questions;
    std::vector<Subject> subjects;
    int repeat = 1;
    int parallel = 1;                                       ///< conversations at once
    std::optional<std::chrono::milliseconds> timeout = {};  ///< for one question
    std::string answeredBy = {};
    std::vector<knowledge::KnowledgeBase> others = {};  ///< asked together with it
};

/// Asks every question of every configuration `repeat` times. The turns of a conversation follow
/// each other, each on the strategy's own earlier answers; answers that the journal kept stand as
/// they are. Every other answer is judged, added to the journal and told to `onRecord`, on the
/// calling thread of its conversation, one at a time. Returns all records by configuration, then
/// repeat, then the order of the file. A question that fails is wrong, with the error as the
/// reason. Errors: Cancelled (the questions that were being answered are not kept), Io, or that a
/// strategy cannot be made.
Result<std::vector<Record>> evaluate(const Plan& plan, Journal& journal, const CancelToken& cancel,
                                     const std::function<void(const Record&)>& onRecord);

/// Judges an answer by its question alone, and a right result by its source too: score() and
/// whyUnsupported().
Result<Score> judge(const Question& question, const nlohmann::json& answer,
                    const std::vector<knowledge::KnowledgeBase>& bases, const CancelToken& cancel);

}  // namespace tripletalk::evaluation
