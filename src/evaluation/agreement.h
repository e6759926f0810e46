// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "base/result.h"

#include <string>

namespace tripletalk::evaluation {

/// Whether two answers to a question say the same.
struct Agreement {
    bool same = false;
    Sentence difference = {};  ///< empty if they do
};

/// By the scorer's rules: each answer is taken for the right one in turn, and the other judged by
/// it; one way is enough. Errors: as for questionFor, if neither answer can be taken for right.
Result<Agreement> agreementOf(const std::string& question, const answering::Answer& one,
                              const answering::Answer& other);

}  // namespace tripletalk::evaluation
