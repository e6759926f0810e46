// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "evaluation/question.h"

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::evaluation {

/// What a query gave: rows of cells that are equal where their texts are, unbound ones left out; or
/// a truth.
struct ComparedRows {
    std::vector<std::vector<std::string>> rows = {};
    std::optional<bool> truth = {};  ///< of ASK; then there are no rows
};

/// GRASP's metric, 0 to 1. Is one side a truth, the other counts as whether it has rows. Up to
/// 1,024 rows each: a row is worth the share of the expected row's cells that it has, in any order;
/// rows are paired one to one so that this sum is the greatest; what is missing of a paired row
/// and a row that nobody gives are false negatives, rows given beyond them false positives, and
/// cells beyond those expected are free. More rows: whole rows in the order of their cells. None
/// on both sides are equal.
double rowsF1(const ComparedRows& expected, const ComparedRows& given);

/// The same for an answer (the JSON of `ask --json`) and what its question expects: cells are equal
/// by the rules of docs/questions.md (units, spans); a number of another unit is that of the gold.
/// 0 for an answer that was not found or failed. Nothing for a question that expects no rows to
/// compare (one for prose, or that cannot be answered), and where the failure is that of a server.
std::optional<double> answerF1(const Question& question, const nlohmann::json& answer);

}  // namespace tripletalk::evaluation
