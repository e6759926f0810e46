// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/strategies/controlstrategy.h"

#include "answering/answer/plainanswer.h"
#include "answering/model/decision.h"
#include "answering/model/modelcaller.h"
#include "answering/tools/evidence.h"
#include "base/text.h"

namespace tripletalk::answering {

StrategyDescriptor ControlStrategy::descriptor() {
    return {.name = own,
            .title = say("Strategy", "Control: one query"),
            .hint = say("Strategy", "One query and no check: only to compare with."),
            .byline = Sentence::verbatim(own),
            .offered = true,
            .answersFrom = {Basis::Tables},
            .asksModel = true,
            .callsTools = false,
            .shows = {Shown::Schema, Shown::Rows},
            .valuesCanStay = false,
            .knobs = {Knob::ContextTokens, Knob::Temperature},
            .author = Author::Program,
            .make = [](const StrategyParts& parts) -> std::unique_ptr<AnswerStrategy> {
                return std::make_unique<ControlStrategy>(parts.model, parts.prompts, parts.numbers);
            }};
}

void ControlStrategy::answer(const Question& question, Trace& trace, const CancelToken& cancel) {
    startRun(trace, question, name(), m_model->name());
    if (const auto done = run(question, trace, cancel); !done)
        trace.fail(cancel.cancelled() ? cancel.error() : done.error());
}

Result<void> ControlStrategy::run(const Question& question, Trace& trace,
                                  const CancelToken& cancel) {
    const auto& base = question.bases.front();
    auto evidence = Evidence::open(base, nullptr, trace);
    if (!evidence) return evidence.error();
    auto prompt = m_prompts.render(
        "control", {{"schema", induction::renderDdl(base.schema())}, {"question", question.text}});
    if (!prompt) return prompt.error();
    llm::ChatRequest request;
    request.messages = {{llm::Message::Role::User, *prompt}};
    request.temperature = m_numbers.temperature;
    request.contextTokens = m_numbers.contextTokens;
    auto reply = ModelCaller(*m_model, trace).ask("gather", 1, request, cancel);
    if (!reply) return reply.error();
    auto decision = decisionOf(*reply);
    if (!decision) return decision.error();
    auto n = evidence->sql(decision->query, 1, cancel);
    if (!n) return n.error();
    finishWithResult(evidence->source(*n), trace);
    return {};
}

}  // namespace tripletalk::answering
