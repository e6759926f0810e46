// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/unioqa/unioqastrategy.h"

#include "answering/model/modelrun.h"
#include "answering/unioqa/unioqamethod.h"

namespace tripletalk::answering {

StrategyDescriptor UniOqaStrategy::descriptor() {
    return {.name = own,
            .title = say("Strategy", "Repaired Cypher and facts (UniOQA)"),
            .hint = say("Strategy",
                        "The model queries the graph in Cypher, the program corrects its names by "
                        "the graph's own, and facts found by words answer where the query does "
                        "not."),
            .byline = Sentence::verbatim(own),
            .offered = true,
            .answersFrom = {Basis::Cypher},
            .asksModel = true,
            .callsTools = false,
            .asksSeveral = false,
            .shows = {Shown::Schema, Shown::Rows, Shown::Passages},
            .valuesCanStay = false,
            .knobs = {Knob::Rounds, Knob::ContextTokens, Knob::Temperature, Knob::Embedder},
            .author = Author::Model,
            .make = [](const StrategyParts& parts) -> std::unique_ptr<AnswerStrategy> {
                return std::make_unique<UniOqaStrategy>(parts);
            }};
}

UniOqaStrategy::UniOqaStrategy(const StrategyParts& parts)
    : m_model(parts.model),
      m_embedder(parts.embedder),
      m_prompts(parts.prompts),
      m_numbers(parts.numbers) {}

void UniOqaStrategy::answer(const Question& question, Trace& trace, const CancelToken& cancel) {
    startRun(trace, question, name(), m_model->name());
    ModelNumbers numbers = m_numbers;
    numbers.candidates = 1;  // the candidates are those of its relations
    RunState state(*m_model, m_prompts, numbers, question, trace, cancel);
    UniOqaMethod method(state, m_embedder);
    ModelRun(state, method).run();
}

}  // namespace tripletalk::answering
