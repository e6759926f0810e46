// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/strategies/controlstrategy.h"

#include "answering/answer/plainanswer.h"
#include "answering/model/decision.h"
#include "answering/model/modelcaller.h"
#include "answering/prompt/prompttext.h"
#include "answering/tools/sourcelog.h"
#include "answering/tools/sqltool.h"
#include "base/text.h"

namespace tripletalk::answering {

using nlohmann::json;

StrategyDescriptor ControlStrategy::descriptor() {
    return {.name = own,
            .title = say("Strategy", "Control: one query"),
            .hint = say("Strategy", "One query and no check: only to compare with."),
            .byline = Sentence::verbatim(own),
            .offered = true,
            .answersFrom = {Basis::Tables},
            .asksModel = true,
            .callsTools = false,
            .asksSeveral = false,
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
    const auto& base = *question.base;
    auto sql = SqlTool::open(base);
    if (!sql) return sql.error();
    auto prompt = m_prompts.render(
        "control", {{"schema", induction::renderDdl(base.schema())}, {"question", question.text}});
    if (!prompt) return prompt.error();
    const auto request = requestOf(m_numbers, {{llm::Message::Role::User, *prompt}});
    auto reply = ModelCaller(*m_model, trace).ask("gather", 1, request, cancel);
    if (!reply) return reply.error();
    const auto decision = decisionOf(*reply, {sql->spec()}, sql->spec().name);
    if (!decision) return decision.error();
    const llm::ToolCall* call = decision->call(sql->spec().name);
    SourceLog log(trace);
    const auto returned = log.call(*sql, call ? call->arguments : json(), 1, cancel);
    if (!returned) return returned.error();
    finishWithResult(log.at(returned->numbers.front()), trace);
    return {};
}

}  // namespace tripletalk::answering
