// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/trust.h"

#include "answering/readingweights.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <nlohmann/json.hpp>

namespace tripletalk::answering::reading {

namespace {

// Of the steps of bench/reading/calibration.py.
constexpr int leastStep = -2;
constexpr int greatestStep = 5;

double logit(double probability) {
    constexpr double least = 1e-9;
    constexpr double most = 6;
    const double odds = std::max(probability, least) / std::max(1 - probability, least);
    return std::clamp(std::log(odds), -most, most);
}

}  // namespace

const Trust& Trust::fitted() {
    static const Trust known(nlohmann::json::parse(weightsData).at("trust"));
    return known;
}

Trust::Trust(const nlohmann::json& section)
    : m_intercept(section.at("intercept")),
      m_weights(section.at("weights")),
      m_seen(section.at("seen")),
      m_sure(section.at("sure")),
      m_told(section.at("told")),
      m_whole(section.at("whole")) {}

double Trust::rarest(const Features& features) const {
    double least = std::numeric_limits<double>::max();
    for (const auto& [name, value] : features) {
        if (value == 0) continue;
        const auto at = m_seen.find(name);
        least = std::min(least, at == m_seen.end() ? 0 : at->second);
    }
    return std::log(1 + least);
}

double Trust::weighed(const Features& features) const {
    double sum = 0;
    for (const auto& [name, value] : features)
        if (const auto at = m_weights.find(name); at != m_weights.end()) sum += at->second * value;
    return sum;
}

Features Trust::describe(const std::vector<ScoredReading>& readings,
                         const std::vector<Findings>& found) const {
    const ScoredReading& first = readings.front();
    const Findings& best = found.front();
    const ScoredReading* rival = nullptr;
    double all = 0;
    double alike = 0;
    for (std::size_t i = 0; i < readings.size(); ++i) {
        const double likely = std::exp(readings[i].score - first.score);
        all += likely;
        if (found[i].hash == best.hash)
            alike += likely;
        else if (!rival)
            rival = &readings[i];
    }
    const bool whole =
        first.term.head && static_cast<std::int64_t>(best.rows) == first.term.head->rows;
    const bool mayBeNone = first.features.contains("result.none|compared");
    const double mass = logit(alike / all);
    Features features{{"list.mass", mass},
                      {"list.alone", rival ? 0 : 1},
                      {"list.open", static_cast<double>(first.open.size())},
                      {"list.none", best.rows == 0 && !mayBeNone ? 1 : 0},
                      {"list.rows", std::log(1 + static_cast<double>(best.rows))},
                      {"list.whole", whole ? 1 : 0},
                      {"list.gaps", best.gaps || best.blank ? 1 : 0},
                      {"list.rarest", rarest(first.features)},
                      {"list.rivalrarest", rival ? rarest(rival->features) : 0}};
    for (int least = leastStep; least <= greatestStep; ++least)
        features.emplace("list.mass.over." + std::to_string(least), mass > least ? 1 : 0);
    return features;
}

double Trust::told(const ScoredReading& reading) const {
    const bool leavesOut =
        reading.features.contains("skip.noun") || reading.features.contains("skip.name");
    return leavesOut ? toldWithCare() : m_whole;
}

double Trust::of(const std::vector<ScoredReading>& readings,
                 const std::vector<Findings>& found) const {
    if (readings.empty()) return 0;
    const double sum =
        m_intercept + weighed(readings.front().features) + weighed(describe(readings, found));
    const double trusted = 1 / (1 + std::exp(-sum));
    // A name that found no place is asked for in vain, whatever speaks for the rest, and so is "the
    // first three" of what is not ranked, or "without" of what is not kept out; and nobody is sure
    // where a noun was left out.
    const auto has = [&](const char* name) { return readings.front().features.contains(name); };
    if (has("skip.name") || readings.front().dropsOperator())
        return std::min(trusted, std::nextafter(std::min(m_told, m_whole), 0));
    return has("skip.noun") ? std::min(trusted, std::nextafter(m_sure, 0)) : trusted;
}

}  // namespace tripletalk::answering::reading
