// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/strategies/loopstrategy.h"

#include "answering/model/modelrun.h"
#include "answering/model/tablemethod.h"

namespace tripletalk::answering {

namespace {

constexpr const char* both = "sql+passages";
constexpr const char* sql = "sql";
constexpr const char* passages = "passages";

auto making(bool asksTables, bool searches) {
    return [=](const StrategyParts& parts) -> std::unique_ptr<AnswerStrategy> {
        const LoopStrategy::Tools tools{asksTables, searches && !parts.numbers.valuesStay};
        return std::make_unique<LoopStrategy>(tools, parts.model, parts.embedder, parts.prompts,
                                              parts.numbers);
    };
}

}  // namespace

StrategyDescriptor LoopStrategy::withBoth() {
    return {.name = both,
            .title = say("Strategy", "SQL and passages"),
            .hint = say("Strategy",
                        "The model queries the tables and searches the passages, round after "
                        "round, until it has enough."),
            .byline = Sentence::verbatim(both),
            .offered = true,
            .answersFrom = {Basis::Tables, Basis::Passages},
            .asksModel = true,
            .callsTools = false,
            .asksSeveral = false,
            .shows = {Shown::Schema, Shown::Rows, Shown::Passages},
            .valuesCanStay = true,
            .knobs = {Knob::Rounds, Knob::TopK, Knob::ContextTokens, Knob::Temperature,
                      Knob::Required, Knob::Candidates, Knob::Rerank, Knob::Embedder},
            .author = Author::Model,
            .make = making(true, true)};
}

StrategyDescriptor LoopStrategy::withSql() {
    return {
        .name = sql,
        .title = say("Strategy", "SQL only"),
        .hint = say("Strategy", "The model queries the tables alone: for counting and comparing."),
        .byline = Sentence::verbatim(sql),
        .offered = true,
        .answersFrom = {Basis::Tables},
        .asksModel = true,
        .callsTools = false,
        .asksSeveral = false,
        .shows = {Shown::Schema, Shown::Rows},
        .valuesCanStay = true,
        .knobs = {Knob::Rounds, Knob::ContextTokens, Knob::Temperature, Knob::Candidates},
        .author = Author::Model,
        .make = making(true, false)};
}

StrategyDescriptor LoopStrategy::withPassages() {
    return {.name = passages,
            .title = say("Strategy", "Passages only"),
            .hint = say("Strategy", "The model reads the passages alone: for describing."),
            .byline = Sentence::verbatim(passages),
            .offered = true,
            .answersFrom = {Basis::Passages},
            .asksModel = true,
            .callsTools = false,
            .asksSeveral = false,
            .shows = {Shown::Passages},
            .valuesCanStay = false,
            .knobs = {Knob::Rounds, Knob::TopK, Knob::ContextTokens, Knob::Temperature,
                      Knob::Rerank, Knob::Embedder},
            .author = Author::Model,
            .make = making(false, true)};
}

LoopStrategy::LoopStrategy(Tools tools, std::shared_ptr<llm::ChatModel> model,
                           std::shared_ptr<llm::Embedder> embedder, Prompts prompts,
                           ModelNumbers numbers)
    : m_tools(tools),
      m_model(std::move(model)),
      m_embedder(std::move(embedder)),
      m_prompts(std::move(prompts)),
      m_numbers(numbers) {}

std::string_view LoopStrategy::name() const {
    if (m_tools.sql && m_tools.passages) return both;
    return m_tools.sql ? sql : passages;
}

void LoopStrategy::answer(const Question& question, Trace& trace, const CancelToken& cancel) {
    startRun(trace, question, name(), m_model->name());
    RunState state(*m_model, m_prompts, m_numbers, question, trace, cancel);
    TableMethod method(state, m_tools, m_embedder);
    ModelRun(state, method).run();
}

}  // namespace tripletalk::answering
