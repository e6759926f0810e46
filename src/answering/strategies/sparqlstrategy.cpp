// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/strategies/sparqlstrategy.h"

#include "answering/model/graphmethod.h"
#include "answering/model/modelrun.h"

namespace tripletalk::answering {

StrategyDescriptor SparqlStrategy::descriptor() {
    return {.name = own,
            .title = say("Strategy", "SPARQL only"),
            .hint = say("Strategy",
                        "The model queries the graph itself, without tables: for those who know "
                        "its classes."),
            .byline = Sentence::verbatim(own),
            .offered = true,
            .answersFrom = {Basis::Sparql},
            .asksModel = true,
            .callsTools = false,
            .asksSeveral = false,
            .shows = {Shown::Schema, Shown::Rows},
            .valuesCanStay = false,
            .knobs = {Knob::Rounds, Knob::ContextTokens, Knob::Temperature},
            .author = Author::Model,
            .make = [](const StrategyParts& parts) -> std::unique_ptr<AnswerStrategy> {
                return std::make_unique<SparqlStrategy>(parts.model, parts.prompts, parts.numbers);
            }};
}

void SparqlStrategy::answer(const Question& question, Trace& trace, const CancelToken& cancel) {
    startRun(trace, question, name(), m_model->name());
    ModelNumbers numbers = m_numbers;
    numbers.candidates = 1;  // queries in SPARQL do not vote
    RunState state(*m_model, m_prompts, numbers, question, trace, cancel);
    GraphMethod method(state);
    ModelRun(state, method).run();
}

}  // namespace tripletalk::answering
