// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "evaluation/agreement.h"

#include "evaluation/expectation.h"
#include "evaluation/scorer.h"

namespace tripletalk::evaluation {

namespace {

Result<Score> judged(const std::string& question, const answering::Answer& right,
                     const answering::Answer& answer) {
    const auto expected = questionFor(question, right);
    if (!expected) return expected.error();
    return score(*expected, toJson(answer));
}

}  // namespace

Result<Agreement> agreementOf(const std::string& question, const answering::Answer& one,
                              const answering::Answer& other) {
    const auto there = judged(question, one, other);
    const auto back = judged(question, other, one);
    if (!there && !back) return there.error();
    const auto isRight = [](const Result<Score>& score) {
        return score && score->verdict == Verdict::Right;
    };
    if (isRight(there) || isRight(back)) return Agreement{true};
    return Agreement{false, there ? there->reason : back->reason};
}

}  // namespace tripletalk::evaluation
