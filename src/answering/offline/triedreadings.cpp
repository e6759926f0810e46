// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/triedreadings.h"

#include "answering/reading/trust.h"

#include <algorithm>
#include <chrono>

namespace tripletalk::answering::offline {

using reading::Findings;
using reading::ScoredReading;

namespace {
constexpr std::chrono::milliseconds timeForAll{1000};
}  // namespace

Findings TriedReadings::tried(const std::string& query, const CancelToken& cancel) {
    const auto result = m_tables.run(query, knowledge::QueryConnection::Links::Found, cancel);
    return result ? reading::findingsOf(*result) : Findings{.failed = true};
}

Result<std::vector<ScoredReading>> TriedReadings::find(const std::string& question,
                                                       const reading::Context& context,
                                                       const CancelToken& cancel) {
    auto readings = m_reader.read(question, context, tries, cancel);
    if (!readings) return readings.error();
    const CancelToken soon = CancelToken::withDeadline(cancel, timeForAll);
    std::vector<std::pair<ScoredReading, Findings>> all;
    for (ScoredReading& one : *readings) {
        if (cancel.cancelled()) return cancel.error();
        const Findings found = tried(one.query, soon);
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
