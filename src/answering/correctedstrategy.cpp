// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/correctedstrategy.h"

#include "answering/plainanswer.h"

namespace tripletalk::answering {

bool CorrectedStrategy::answers(const Question& question) {
    return question.reading.is_object() && question.reading.contains("query");
}

void CorrectedStrategy::answer(const Question& question, Trace& trace, const CancelToken& cancel) {
    startRun(trace, question, name(), "");
    if (!answers(question) || question.bases.empty())
        return trace.fail({ErrorKind::Usage, "There is no corrected query to run."});
    const std::string understood = question.reading.value("text", "");
    if (!understood.empty()) trace.emit("understood", {{"text", understood}});
    auto evidence = Evidence::open(question.bases.front(), nullptr, trace);
    if (!evidence) return trace.fail(evidence.error());
    auto source = evidence->sql(question.reading.value("query", ""), 1, cancel);
    if (!source) return trace.fail(source.error());
    finishWithResult(*evidence, *source, trace);
}

}  // namespace tripletalk::answering
