// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/model/conclusion.h"

#include "answering/answer/citations.h"

#include <algorithm>

namespace tripletalk::answering {

namespace {

void mend(std::vector<ResultPart>& parts, const std::vector<Source>& sources, int bestQuery) {
    for (ResultPart& part : parts) {
        const auto place = static_cast<std::size_t>(part.source - 1);
        if (place >= sources.size() || sources[place].error) part = {.source = bestQuery};
    }
}

}  // namespace

Conclusion concluded(Verdict verdict, const std::string& question,
                     const std::vector<Source>& sources, int bestQuery, const Rewrite& rewrite) {
    std::string text = settledCitations(verdict.answer, sources);
    if (verdict.kind != VerdictKind::Answer) {
        if (text.empty()) text = verdict.why;
        if (text.empty()) text = "The knowledge base gave no evidence for this question.";
        return {std::move(verdict), {notePart(std::move(text))}};
    }
    const AnswerCheck check(question, sources);
    auto wrong = check.unsupported(text);
    if (!wrong.empty()) {
        if (auto better = rewrite(correctionText(wrong));
            better && better->kind == VerdictKind::Answer) {
            verdict = *std::move(better);
            text = settledCitations(verdict.answer, sources);
            wrong = check.unsupported(text);
        }
    }
    mend(verdict.results, sources, bestQuery);
    return {std::move(verdict), {textPart(flagged(std::move(text), wrong))}, std::move(wrong)};
}

int lastGoodQuery(const std::vector<Source>& sources) {
    const auto good = std::find_if(sources.rbegin(), sources.rend(), [](const Source& source) {
        return source.isQuery() && !source.error;
    });
    return good == sources.rend() ? 0 : good->n;
}

void finish(Trace& trace, const Conclusion& conclusion, const AnswerResult& result,
            std::vector<Meaning> meanings) {
    AnswerParts parts = conclusion.parts;
    if (conclusion.answered()) addTable(parts, result);
    AnswerFinished end = finished(
        conclusion.answered() ? AnswerStatus::Answered : AnswerStatus::NotFound, std::move(parts));
    if (!conclusion.answered()) end.result = ToldResult();
    end.unsupported = conclusion.unsupported;
    end.meanings = std::move(meanings);
    trace.emit(std::move(end));
}

}  // namespace tripletalk::answering
