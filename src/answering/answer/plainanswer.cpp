// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/answer/plainanswer.h"

#include "answering/answer/answerparts.h"

namespace tripletalk::answering {

namespace {

AnswerPart partOf(const Source& source, const AnswerResult& result) {
    if (source.error) return notePart("The query failed: " + source.error->message.text());
    if (result.rows.size() == 1 && result.rows.front().size() == 1)
        return textPart(result.rows.front().front().text + " [" + std::to_string(source.n) + "]");
    return {
        .kind = AnswerPart::Kind::Table,
        .text = std::to_string(result.rows.size()) + (result.rows.size() == 1 ? " row" : " rows"),
        .sources = {source.n}};
}

}  // namespace

void finishWithResult(const Source& source, Trace& trace) {
    const AnswerResult result = source.error ? AnswerResult() : resultOf(source);
    trace.emit(ResultChosen{told(result, {source})});
    trace.emit(finished(source.error ? AnswerStatus::NotFound : AnswerStatus::Answered,
                        {partOf(source, result)}));
}

}  // namespace tripletalk::answering
