// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/results/solutioncollector.h"

namespace tripletalk::sparql {

Result<bool> SolutionCollector::add(const QueryRun::Row& ids) {
    m_answer.truncated = m_answer.rows.size() >= m_limits.rows;
    if (m_answer.truncated) return false;
    std::vector<Binding> row(ids.size());
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (!ids[i]) continue;
        auto term = m_run.term(*ids[i]);
        if (!term) return term.error();
        m_bytes += term->lexical.size() + term->datatype.size() + term->language.size();
        row[i] = *std::move(term);
    }
    m_answer.truncated = m_bytes > m_limits.bytes;
    if (m_answer.truncated) return false;
    m_answer.rows.push_back(std::move(row));
    return true;
}

}  // namespace tripletalk::sparql
