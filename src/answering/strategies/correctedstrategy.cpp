// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/strategies/correctedstrategy.h"

#include "answering/answer/plainanswer.h"
#include "answering/tools/queryrunner.h"

namespace tripletalk::answering {

StrategyDescriptor CorrectedStrategy::descriptor() {
    return {.name = own,
            .title = say("Strategy", "A query of your own"),
            .hint = say("Strategy", "Your query in place of the one that an answer had."),
            .byline = say("Strategy", "corrected by you"),
            .offered = false,
            .answersFrom = {Basis::Tables, Basis::Sparql},
            .asksModel = false,
            .callsTools = false,
            .asksSeveral = false,
            .shows = {},
            .valuesCanStay = true,
            .knobs = {},
            .author = Author::Person,
            .make = [](const StrategyParts&) -> std::unique_ptr<AnswerStrategy> {
                return std::make_unique<CorrectedStrategy>();
            }};
}

bool CorrectedStrategy::answers(const Question& question) {
    return question.reading.is_object() && question.reading.contains("query");
}

void CorrectedStrategy::answer(const Question& question, Trace& trace, const CancelToken& cancel) {
    startRun(trace, question, name(), "");
    if (!answers(question))
        return trace.fail(
            {ErrorKind::Usage, say("Sentence", "There is no corrected query to run.")});
    const std::string understood = question.reading.value("text", "");
    if (!understood.empty()) trace.emit(Understood{understood});
    const auto language = knowledge::queryLanguage(
        question.reading.value("language", knowledge::sqlLanguage().name()));
    if (!language) return trace.fail(language.error());
    auto source =
        runQuery(*question.base, **language, question.reading.value("query", ""), trace, cancel);
    if (!source) return trace.fail(source.error());
    finishWithResult(*source, trace);
}

}  // namespace tripletalk::answering
