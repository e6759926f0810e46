// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/offlinestrategy.h"

#include "answering/offline/offlinerun.h"

namespace tripletalk::answering {

StrategyDescriptor OfflineStrategy::descriptor() {
    return {.name = own,
            .title = say("Strategy", "Offline, no model"),
            .hint = say("Strategy",
                        "Reads the question by rules. Quick, and nothing leaves this computer."),
            .byline = say("Strategy", "offline"),
            .offered = true,
            .answersFrom = {Basis::Tables, Basis::Passages, Basis::Graph, Basis::Excerpt},
            .asksModel = false,
            .callsTools = false,
            .asksSeveral = false,
            .shows = {},
            .valuesCanStay = true,
            .knobs = {Knob::TopK, Knob::Embedder},
            .author = Author::Program,
            .make = [](const StrategyParts& parts) -> std::unique_ptr<AnswerStrategy> {
                return std::make_unique<OfflineStrategy>(parts.embedder, parts.numbers.topK);
            }};
}

void OfflineStrategy::answer(const Question& question, Trace& trace, const CancelToken& cancel) {
    startRun(trace, question, name(), "offline");
    offline::OfflineRun run(question, m_embedder, m_numbers, trace, cancel);
    if (const auto done = run.run(); !done) trace.fail(done.error());
}

}  // namespace tripletalk::answering
