// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/autokgqa/autokgqastrategy.h"

#include "answering/autokgqa/autokgqamethod.h"
#include "answering/model/modelrun.h"

namespace tripletalk::answering {

StrategyDescriptor AutoKgqaStrategy::descriptor() {
    return {.name = own,
            .title = say("Strategy", "A part of the graph (Auto-KGQA)"),
            .hint = say("Strategy",
                        "The program picks the part of the graph that the question is about, and "
                        "the model queries the graph knowing that part: for graphs too large to "
                        "show."),
            .byline = Sentence::verbatim(own),
            .offered = true,
            .answersFrom = {Basis::Sparql},
            .asksModel = true,
            .callsTools = false,
            .asksSeveral = false,
            .shows = {Shown::Schema, Shown::Rows},
            .valuesCanStay = false,
            .knobs = {Knob::Rounds, Knob::ContextTokens, Knob::Temperature, Knob::Candidates,
                      Knob::Embedder},
            .author = Author::Model,
            .make = [](const StrategyParts& parts) -> std::unique_ptr<AnswerStrategy> {
                return std::make_unique<AutoKgqaStrategy>(parts);
            }};
}

AutoKgqaStrategy::AutoKgqaStrategy(const StrategyParts& parts)
    : m_model(parts.model),
      m_embedder(parts.embedder),
      m_prompts(parts.prompts),
      m_numbers(parts.numbers) {}

void AutoKgqaStrategy::answer(const Question& question, Trace& trace, const CancelToken& cancel) {
    startRun(trace, question, name(), m_model->name());
    RunState state(*m_model, m_prompts, m_numbers, question, trace, cancel);
    AutoKgqaMethod method(state, m_embedder);
    ModelRun(state, method).run();
}

}  // namespace tripletalk::answering
