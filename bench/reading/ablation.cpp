// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "reading/ablation.h"

#include "base/text.h"

#include <algorithm>
#include <ostream>
#include <vector>

namespace tripletalk::bench {

using nlohmann::json;

namespace {

/// "property.asked", and not "property.asked|late" nor "start>property.asked": a rule, a cue, a way
/// in which a name or value was found.
bool isOwn(const std::string& feature) {
    if (feature.starts_with("value.how|")) return true;
    return feature.find('.') != std::string::npos &&
           feature.find_first_of(">|") == std::string::npos && !feature.starts_with("result.") &&
           !feature.starts_with("term.") && !feature.starts_with("skip.") &&
           !feature.starts_with("distance.");
}

bool isRight(const json& candidate) { return candidate.value("content", false); }

}  // namespace

void Ablation::add(const json& told) {
    ++m_questions;
    const json& candidates = told.at("candidates");
    if (candidates.empty()) return;
    const json& first = candidates.front();
    for (const auto& [feature, value] : first.at("features").items()) {
        if (!isOwn(feature)) continue;
        const auto next = std::ranges::find_if(candidates, [&feature = feature](const json& one) {
            return !one.at("features").contains(feature);
        });
        Worth& worth = m_worths[feature];
        ++worth.used;
        worth.lost += isRight(first) - (next != candidates.end() && isRight(*next));
    }
}

void Ablation::print(std::ostream& out) const {
    std::vector<std::pair<std::string, Worth>> sorted(m_worths.begin(), m_worths.end());
    std::ranges::stable_sort(sorted, std::greater(),
                             [](const auto& one) { return one.second.lost; });
    out << "\n| rule or evidence | used in questions | worth, questions | worth, points |\n"
           "|---|---:|---:|---:|\n";
    for (const auto& [feature, worth] : sorted)
        out << "| " << text::replaceAll(feature, "|", ", ") << " | " << worth.used << " | "
            << worth.lost << " | "
            << text::formatNumber(
                   std::round(1000.0 * worth.lost / static_cast<double>(m_questions)) / 10)
            << " |\n";
}

}  // namespace tripletalk::bench
