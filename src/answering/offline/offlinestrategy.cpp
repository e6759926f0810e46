// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/offlinestrategy.h"

#include "answering/offline/offlinerun.h"

namespace tripletalk::answering {

void OfflineStrategy::answer(const Question& question, Trace& trace, const CancelToken& cancel) {
    startRun(trace, question, name(), "offline");
    if (question.bases.empty()) {
        trace.fail({ErrorKind::Usage, "There is no knowledge base to ask."});
        return;
    }
    offline::OfflineRun run(question, m_embedder, m_numbers, trace, cancel);
    if (const auto done = run.run(); !done) trace.fail(done.error());
}

}  // namespace tripletalk::answering
