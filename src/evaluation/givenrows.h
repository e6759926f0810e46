// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "evaluation/question.h"

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

/// The result of an answer beside what its question expects.
namespace tripletalk::evaluation {

/// A cell of an answer's result.
struct GivenCell {
    std::string text = {};
    std::string iri = {};
    bool exact = false;     ///< a number that a program wrote
    std::string unit = {};  ///< of its column
};
using GivenRow = std::vector<GivenCell>;

/// The rows of a `result` as `ask --json` prints it. Throws json::exception for another shape.
std::vector<GivenRow> givenRows(const nlohmann::json& result);

/// Whether a cell is the expected one, by the rules of docs/questions.md; a span in one cell alone.
bool fits(const GivenCell& cell, const GoldCell& gold);

/// A row with its spans as two numbers each.
std::vector<GoldCell> spansSplit(const std::vector<GoldCell>& gold);

/// Free of case, accents and white space beyond single blanks.
std::string comparableText(std::string_view text);

}  // namespace tripletalk::evaluation
