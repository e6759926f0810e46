// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "lookup/item.h"

#include <cstddef>
#include <set>
#include <unordered_map>
#include <utility>

namespace tripletalk::lookup {

/// The k best of the rows that are offered, each by its best score, in quarters; of equal scores
/// the lower row is better.
class BestRows {
  public:
    explicit BestRows(std::size_t k) : m_most(k) {}

    /// Whether a row with this score could still be among them.
    [[nodiscard]] bool admits(int quarters, std::uint32_t row = 0) const {
        return m_ranked.size() < m_most || Ranked(-quarters, row) < m_worst;
    }

    void offer(std::uint32_t row, int quarters) {
        if (!admits(quarters, row)) return;
        const auto [known, isNew] = m_scores.emplace(row, quarters);
        if (!isNew) {
            if (known->second >= quarters) return;
            m_ranked.erase({-known->second, row});
            known->second = quarters;
        }
        m_ranked.emplace(-quarters, row);
        if (m_ranked.size() > m_most) {
            m_scores.erase(m_ranked.rbegin()->second);
            m_ranked.erase(std::prev(m_ranked.end()));
        }
        m_worst = *m_ranked.rbegin();
    }

    [[nodiscard]] std::vector<Hit> hits() const {
        std::vector<Hit> hits;
        for (const auto& [minus, row] : m_ranked)
            hits.push_back({row, static_cast<float>(-minus) / 4});
        return hits;
    }

  private:
    using Ranked = std::pair<int, std::uint32_t>;  // minus the score, row
    std::size_t m_most;
    std::set<Ranked> m_ranked;
    Ranked m_worst;
    std::unordered_map<std::uint32_t, int> m_scores;
};

}  // namespace tripletalk::lookup
