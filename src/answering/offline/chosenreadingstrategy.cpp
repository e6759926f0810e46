// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/chosenreadingstrategy.h"

#include "answering/offline/offlinerun.h"

namespace tripletalk::answering {

StrategyDescriptor ChosenReadingStrategy::descriptor() {
    return {.name = own,
            .title = say("Strategy", "Readings, one chosen by the model"),
            .hint = say("Strategy",
                        "Reads the question by rules; where they are not sure the model chooses "
                        "among their readings: for small models."),
            .byline = Sentence::verbatim(own),
            .offered = true,
            .answersFrom = {Basis::Tables, Basis::Passages, Basis::Graph},
            .asksModel = true,
            .callsTools = false,
            .asksSeveral = false,
            .shows = {Shown::Schema, Shown::Rows},
            .valuesCanStay = false,
            .knobs = {Knob::TopK, Knob::ContextTokens, Knob::Temperature, Knob::Embedder},
            .author = Author::Program,
            .make = [](const StrategyParts& parts) -> std::unique_ptr<AnswerStrategy> {
                return std::make_unique<ChosenReadingStrategy>(parts);
            }};
}

void ChosenReadingStrategy::answer(const Question& question, Trace& trace,
                                   const CancelToken& cancel) {
    startRun(trace, question, name(), m_parts.model->name());
    offline::ReadingChooser chooser(m_parts, trace);
    offline::OfflineRun run(question, m_parts.embedder, m_numbers, trace, cancel, &chooser);
    if (const auto done = run.run(); !done)
        trace.fail(cancel.cancelled() ? cancel.error() : done.error());
}

}  // namespace tripletalk::answering
