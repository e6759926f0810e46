// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "base/result.h"
#include "evaluation/question.h"

#include <string>

namespace tripletalk::evaluation {

/// The question whose right answer is this one: its result's rows as gold; a result without rows as
/// "none"; an answer that says it was not found as "absent"; of prose the numbers and the names of
/// sources that its sentences state and cite. `text` is the question as a stand-alone one.
/// Errors: Input (the answer failed, or there is nothing in it to expect), Limit (more than 1,000
/// rows).
Result<Question> questionFor(const std::string& text, const answering::Answer& answer);

/// For people: what a right answer holds, the first dozen rows or facts of it.
std::string expectedText(const Question& question);

}  // namespace tripletalk::evaluation
