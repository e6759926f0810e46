// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/graspstrategy.h"

#include "answering/grasp/graspmethod.h"
#include "answering/model/modelrun.h"

namespace tripletalk::answering {

namespace {

constexpr const char* nameByQuery = "grasp";
constexpr const char* nameInWords = "grasp-words";

}  // namespace

StrategyDescriptor GraspStrategy::byQuery() {
    return {.name = nameByQuery,
            .title = say("Strategy", "Agent on the graph (GRASP)"),
            .hint = say("Strategy",
                        "The model looks around in the graph, step by step, until a query answers: "
                        "for graphs of any size."),
            .byline = Sentence::verbatim(nameByQuery),
            .offered = true,
            .answersFrom = {Basis::Sparql},
            .asksModel = true,
            .callsTools = false,
            .asksSeveral = true,
            .shows = {Shown::Schema, Shown::Rows},
            .valuesCanStay = false,
            .knobs = {Knob::Steps, Knob::ToolSet, Knob::Feedback, Knob::ContextTokens,
                      Knob::Temperature, Knob::Embedder},
            .author = Author::Model,
            .make = [](const StrategyParts& parts) -> std::unique_ptr<AnswerStrategy> {
                return std::make_unique<GraspStrategy>(grasp::Task::Query, parts);
            }};
}

StrategyDescriptor GraspStrategy::inWords() {
    StrategyDescriptor words = byQuery();
    words.name = std::string(nameInWords);
    words.title = say("Strategy", "Agent on the graph, in words (GRASP)");
    words.hint = say("Strategy",
                     "The same, but it answers in words from all that it found: where no single "
                     "query answers.");
    words.byline = Sentence::verbatim(nameInWords);
    words.knobs = {Knob::Steps, Knob::ToolSet, Knob::ContextTokens, Knob::Temperature,
                   Knob::Embedder};
    words.make = [](const StrategyParts& parts) -> std::unique_ptr<AnswerStrategy> {
        return std::make_unique<GraspStrategy>(grasp::Task::Words, parts);
    };
    return words;
}

std::string_view GraspStrategy::name() const {
    return m_task == grasp::Task::Query ? nameByQuery : nameInWords;
}

void GraspStrategy::answer(const Question& question, Trace& trace, const CancelToken& cancel) {
    startRun(trace, question, name(), m_model->name());
    ModelNumbers numbers = m_numbers;
    numbers.rounds = m_numbers.steps;
    numbers.candidates = 1;  // a conversation has one next step
    numbers.nativeTools = true;
    RunState state(*m_model, m_prompts, numbers, question, trace, cancel);
    grasp::GraspMethod method(state, m_task, m_embedder);
    ModelRun(state, method).run();
}

}  // namespace tripletalk::answering
