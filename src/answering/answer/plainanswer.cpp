// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/answer/plainanswer.h"

namespace tripletalk::answering {

namespace {

std::string sentenceOf(const Source& source, const AnswerResult& result) {
    if (source.error) return "The query failed: " + source.error->message.text();
    const std::string cited = " [" + std::to_string(source.n) + "]";
    if (result.rows.size() == 1 && result.rows.front().size() == 1)
        return result.rows.front().front().text + cited;
    return std::to_string(result.rows.size()) + (result.rows.size() == 1 ? " row" : " rows") +
           cited;
}

}  // namespace

void finishWithResult(const Source& source, Trace& trace) {
    const AnswerResult result = source.error ? AnswerResult() : resultOf(source);
    trace.emit(ResultChosen{result});
    trace.emit(
        AnswerFinished{.status = source.error ? AnswerStatus::NotFound : AnswerStatus::Answered,
                       .answer = sentenceOf(source, result),
                       .result = result,
                       .citations = {source.n}});
}

}  // namespace tripletalk::answering
