// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/sentence.h"
#include "evaluation/question.h"

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace tripletalk::evaluation {

enum class Verdict { Right, Wrong, Abstained };
std::string_view toString(Verdict verdict);

struct Score {
    Verdict verdict = Verdict::Wrong;
    Sentence reason;  ///< empty if right
};

/// Judges one answer, given as the JSON of `tripletalk-cli ask --json` (docs/cli.md), by the rules
/// of docs/questions.md: lookup and complex by the cells of `result` alone, abstract by what the
/// prose states and cites. Never throws; an answer of another shape is wrong.
Score score(const Question& question, const nlohmann::json& answer);

}  // namespace tripletalk::evaluation
