// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/triedreadings.h"

#include "answering/reading/trust.h"

#include <algorithm>

namespace tripletalk::answering::offline {

using reading::Findings;
using reading::ScoredReading;

Findings TriedReadings::tried(const ScoredReading& reading, const CancelToken& cancel) {
    const auto query = m_base.write(reading, m_reader.graph(), false);
    if (!query) return {.failed = true};
    auto found = m_base.ask(*query, cancel);
    if (!found || found->error) return {.failed = true};
    return reading::findingsOf(
        {std::move(found->columns), std::move(found->rows), found->truncated});
}

Result<std::vector<ScoredReading>> TriedReadings::find(const std::string& question,
                                                       const reading::Context& context,
                                                       const CancelToken& cancel) {
    auto readings = m_reader.read(question, context, tries, cancel);
    if (!readings) return readings.error();
    const CancelToken soon = CancelToken::withDeadline(cancel, m_base.timeToTry());
    std::vector<std::pair<ScoredReading, Findings>> all;
    for (ScoredReading& one : *readings) {
        if (cancel.cancelled()) return cancel.error();
        const Findings found = tried(one, soon);
        if (!found.failed) m_reader.weigh(one, found);
        one.found = found.hash;
        all.emplace_back(std::move(one), found);
    }
    std::ranges::stable_sort(all, std::greater(), [](const auto& one) { return one.first.score; });
    std::vector<ScoredReading> ranked;
    std::vector<Findings> found;
    for (auto& [reading, findings] : all) {
        ranked.push_back(std::move(reading));
        found.push_back(std::move(findings));
    }
    if (!ranked.empty()) ranked.front().probability = reading::Trust::fitted().of(ranked, found);
    return ranked;
}

}  // namespace tripletalk::answering::offline
