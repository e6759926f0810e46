// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/strategies/loopstrategy.h"

#include "answering/model/looprun.h"

namespace tripletalk::answering {

LoopStrategy::LoopStrategy(Tools tools, std::shared_ptr<llm::ChatModel> model,
                           std::shared_ptr<llm::Embedder> embedder, Prompts prompts,
                           ModelNumbers numbers)
    : m_tools(tools),
      m_model(std::move(model)),
      m_embedder(std::move(embedder)),
      m_prompts(std::move(prompts)),
      m_numbers(numbers) {}

std::string_view LoopStrategy::name() const {
    if (m_tools.sql && m_tools.passages) return "sql+passages";
    return m_tools.sql ? "sql" : "passages";
}

void LoopStrategy::answer(const Question& question, Trace& trace, const CancelToken& cancel) {
    startRun(trace, question, name(), m_model->name());
    LoopRun run(m_tools, *m_model, m_prompts, m_numbers, question, trace, cancel);
    const auto done = run.run(m_tools.passages ? m_embedder : nullptr);
    if (!done) trace.fail(cancel.cancelled() ? cancel.error() : done.error());
}

}  // namespace tripletalk::answering
