// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "answering/answer/answercheck.h"
#include "answering/answer/answerparts.h"
#include "answering/model/verdict.h"
#include "answering/trace.h"

#include <functional>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// How a run with a model ends: the verdict that counts, its answer as it is shown, and the claims
/// in it that no source holds.
struct Conclusion {
    Verdict verdict = {};
    AnswerParts parts = {};  ///< without the result's table
    std::vector<Unsupported> unsupported = {};
    [[nodiscard]] bool answered() const { return verdict.kind == VerdictKind::Answer; }
};

/// Asks once more for an answer, given what was wrong with it.
using Rewrite = std::function<Result<Verdict>(const std::string& correction)>;

/// Holds the claims of a verdict's answer against the sources; where one fails, the answer is
/// written anew once, and what still fails is flagged. Where a part of its result names no source
/// that can be used, the query `bestQuery` stands for it. Without an answer: why there is none.
Conclusion concluded(Verdict verdict, const std::string& question,
                     const std::vector<Source>& sources, int bestQuery, const Rewrite& rewrite);

/// The number of the last query that did not fail; 0: there is none.
int lastGoodQuery(const std::vector<Source>& sources);

/// Ends the trace. An answer's result is the one that was chosen last; it is shown as a table if it
/// is more than is read at a glance.
void finish(Trace& trace, const Conclusion& conclusion, const AnswerResult& result,
            std::vector<Meaning> meanings = {});

}  // namespace tripletalk::answering
