// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/offlinestrategy.h"

#include "answering/offline/offlinerun.h"

namespace tripletalk::answering {

void OfflineStrategy::answer(const Question& question, Trace& trace, const CancelToken& cancel) {
    nlohmann::json started = {
        {"question", question.text}, {"strategy", name()}, {"model", "offline"}, {"base", nullptr}};
    if (!question.bases.empty()) {
        const knowledge::Manifest& manifest = question.bases.front().manifest();
        started["base"] = {
            {"id", manifest.id}, {"name", manifest.name}, {"generation", manifest.generation}};
    }
    if (question.reading.is_object()) started["about"] = question.reading.value("run", "");
    trace.emit("run_started", std::move(started));
    if (question.bases.empty()) {
        trace.fail({ErrorKind::Usage, "There is no knowledge base to ask."});
        return;
    }
    offline::OfflineRun run(question, m_embedder, m_numbers, trace, cancel);
    if (const auto done = run.run(); !done) trace.fail(done.error());
}

}  // namespace tripletalk::answering
