// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/classes/shapes.h"

#include "induction/classes/shapegrouper.h"

namespace tripletalk::induction {

using graph::TermId;

void Untyped::add(TermId subject, const std::vector<TermId>& predicates) {
    auto known = m_knownSets.find(predicates);
    if (known == m_knownSets.end() && m_sets.size() < ShapeGrouper::mostSets) {
        known = m_knownSets.emplace(predicates, static_cast<std::int32_t>(m_sets.size())).first;
        m_sets.push_back(predicates);
    }
    m_subjects.push_back(
        {static_cast<std::uint32_t>(subject), known == m_knownSets.end() ? 0 : known->second});
}

Result<void> Untyped::group(const Workbench& bench, std::vector<std::uint32_t>& incoming) {
    return ShapeGrouper(bench, *this, incoming).run();
}

}  // namespace tripletalk::induction
