// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/jsontext.h"
#include "evaluation/question.h"
#include "fuzz.h"

using namespace tripletalk;

/// Question files.
FUZZ(bytes) {
    const auto questions = evaluation::readQuestions(fuzz::fileOf(bytes));
    if (questions)
        for (const evaluation::Question& question : *questions) {
            const auto again = evaluation::questionFromJson(toJson(question));
            fuzz::expectSame(fuzz::outcome(again), "", "a question that was written can be read");
            fuzz::expectSame(jsonText(toJson(*again)), jsonText(toJson(question)),
                             "a question stays the same");
        }
}
