// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/rewritestrategy.h"

#include "answering/rewrite/rewriterun.h"

namespace tripletalk::answering {

StrategyDescriptor RewriteStrategy::descriptor() {
    return {.name = own,
            .title = say("Strategy", "Learned paths (Retrieve-Rewrite-Answer)"),
            .hint = say("Strategy",
                        "Follows the path of relations that was learned for such questions, and "
                        "tells what it leads to: for looking things up, also without a model."),
            .byline = Sentence::verbatim(own),
            .offered = true,
            .answersFrom = {Basis::Sparql},
            .asksModel = true,
            .callsTools = false,
            .asksSeveral = false,
            .shows = {Shown::Rows, Shown::Passages},
            .valuesCanStay = false,
            .knobs = {Knob::ContextTokens, Knob::Temperature},
            .author = Author::Model,
            .make = [](const StrategyParts& parts) -> std::unique_ptr<AnswerStrategy> {
                return std::make_unique<RewriteStrategy>(parts);
            },
            .answersWithoutModel = true};
}

void RewriteStrategy::answer(const Question& question, Trace& trace, const CancelToken& cancel) {
    startRun(trace, question, name(), m_parts.model ? m_parts.model->name() : "offline");
    RewriteRun run(question, m_parts, trace, cancel);
    if (const auto done = run.run(); !done)
        trace.fail(cancel.cancelled() ? cancel.error() : done.error());
}

}  // namespace tripletalk::answering
