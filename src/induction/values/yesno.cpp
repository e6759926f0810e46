// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/values/yesno.h"

#include "base/text.h"
#include "language/valuewords.h"

#include <algorithm>

namespace tripletalk::induction {

namespace {

constexpr std::size_t longestYesNo = 8;

/// The pairs of all languages, folded.
const auto& pairs() { return language::valueWords().yesNo; }

std::string folded(std::string_view text) {
    const std::string_view word = text::trim(text);
    return word.empty() || word.size() > longestYesNo ? std::string() : text::fold(word);
}

}  // namespace

void YesNoEvidence::see(std::string_view text) {
    if (m_misfits.outweigh(m_total - m_misfits.count)) return;
    ++m_total;
    const std::string word = folded(text);
    bool known = false;
    m_pairs.resize(pairs().size());
    for (std::size_t i = 0; i < m_pairs.size(); ++i) {
        const auto& [yes, no] = pairs()[i];
        if (word != yes && word != no) continue;
        known = true;
        Seen& seen = m_pairs[i];
        std::string& first = word == yes ? seen.firstYes : seen.firstNo;
        if (first.empty()) first = text;
        ++(word == yes ? seen.yes : seen.no);
    }
    if (!known) m_misfits.add(text);
}

std::optional<YesNoEvidence::Decision> YesNoEvidence::decide() const {
    const auto best =
        std::max_element(m_pairs.begin(), m_pairs.end(),
                         [](const Seen& a, const Seen& b) { return a.yes + a.no < b.yes + b.no; });
    if (best == m_pairs.end() || best->yes == 0 || best->no == 0) return std::nullopt;
    Decision decision{static_cast<int>(best - m_pairs.begin()), best->firstYes, best->firstNo,
                      best->yes + best->no, m_misfits};
    // Words of other pairs: "oui" beside "yes" and "no".
    const auto& [yes, no] = pairs()[static_cast<std::size_t>(decision.pair)];
    for (std::size_t i = 0; i < m_pairs.size(); ++i) {
        const Seen& seen = m_pairs[i];
        if (seen.yes > 0 && pairs()[i].first != yes) decision.misfits.add(seen.firstYes, 0);
        if (seen.no > 0 && pairs()[i].second != no) decision.misfits.add(seen.firstNo, 0);
    }
    decision.misfits.count = m_total - decision.fits;
    return decision;
}

std::optional<bool> YesNoEvidence::read(std::string_view text, int pair) {
    const std::string word = folded(text);
    const auto& [yes, no] = pairs().at(static_cast<std::size_t>(pair));
    if (word == yes) return true;
    if (word == no) return false;
    return std::nullopt;
}

}  // namespace tripletalk::induction
