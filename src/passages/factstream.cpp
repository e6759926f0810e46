// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "passages/factstream.h"

namespace tripletalk::passages {

using graph::TermId;

Result<FactStream> FactStream::open(const graph::TripleStore& store, std::size_t mostSubjects) {
    auto forward = store.database().prepare("SELECT s, p, o FROM quad ORDER BY s, p, o");
    if (!forward) return forward.error();
    auto backward = store.database().prepare("SELECT o, s, p FROM quad ORDER BY o, s, p");
    if (!backward) return backward.error();
    FactStream stream(std::move(*forward), std::move(*backward), mostSubjects);
    for (auto [statement, more] : {std::pair(&stream.m_forward, &stream.m_forwardMore),
                                   std::pair(&stream.m_backward, &stream.m_backwardMore)}) {
        auto row = statement->step();
        if (!row) return row.error();
        *more = *row;
    }
    return stream;
}

Result<bool> FactStream::next() {
    if (!m_forwardMore) return false;
    m_facts.clear();
    m_incoming.clear();
    m_owned = false;
    m_subject = m_forward.integer(0);
    while (m_forwardMore && m_forward.integer(0) == m_subject) {
        const Fact fact{m_forward.integer(1), m_forward.integer(2)};
        if (m_facts.empty() || m_facts.back() != fact) m_facts.push_back(fact);
        ++m_quads;
        auto row = m_forward.step();
        if (!row) return row.error();
        m_forwardMore = *row;
    }
    return true;
}

Result<void> FactStream::readIncoming() {
    Fact last;
    while (m_backwardMore && m_backward.integer(0) <= m_subject) {
        if (m_backward.integer(0) == m_subject) {
            const Fact from{m_backward.integer(2), m_backward.integer(1)};
            if (from != last) {  // the same fact in two graphs is one
                Incoming& incoming = m_incoming[from.predicate];
                if (incoming.subjects.size() < m_mostSubjects)
                    incoming.subjects.push_back(from.object);
                ++incoming.count;
                m_owned = m_owned || from.object != m_subject;
                last = from;
            }
        }
        auto row = m_backward.step();
        if (!row) return row.error();
        m_backwardMore = *row;
    }
    return {};
}

}  // namespace tripletalk::passages
