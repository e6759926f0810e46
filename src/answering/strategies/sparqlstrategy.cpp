// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/strategies/sparqlstrategy.h"

#include "answering/model/sparqlrun.h"

namespace tripletalk::answering {

void SparqlStrategy::answer(const Question& question, Trace& trace, const CancelToken& cancel) {
    startRun(trace, question, name(), m_model->name());
    const auto done = SparqlRun(*m_model, m_prompts, m_numbers, question, trace, cancel).run();
    if (!done) trace.fail(cancel.cancelled() ? cancel.error() : done.error());
}

}  // namespace tripletalk::answering
