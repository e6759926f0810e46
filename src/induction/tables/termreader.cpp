// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/tables/termreader.h"

namespace tripletalk::induction {

namespace {

/// A search costs about as much as so many steps.
constexpr graph::TermId farthestStep = 6;

}  // namespace

Result<void> TermReader::seek(graph::TermId id) {
    if (!m_rows) {
        auto prepared = m_store.database().prepare(
            "SELECT id, kind, lexical, datatype, language, number FROM term WHERE id >= ?1 "
            "ORDER BY id");
        if (!prepared) return prepared.error();
        m_rows.emplace(*std::move(prepared));
    }
    if (m_at == 0 || id <= m_at || id > m_at + farthestStep) {
        m_rows->reset();
        m_rows->bind(1, id);
        m_at = 0;
    }
    while (m_at < id) {
        auto more = m_rows->step();
        if (!more) return more.error();
        if (!*more) break;
        m_at = m_rows->integer(0);
    }
    if (m_at == id) return {};
    m_at = 0;
    return Error{ErrorKind::NotFound,
                 say("Sentence", "There is no term with the number %1.").arg(id)};
}

Result<const TermReader::Row*> TermReader::read(graph::TermId id) {
    if (id == m_in) return &m_row;
    if (auto found = seek(id); !found) return found.error();
    m_row.term.kind = static_cast<rdf::TermKind>(m_rows->integer(1));
    m_row.term.lexical.assign(m_rows->text(2));
    m_row.term.datatype.assign(m_rows->text(3));
    m_row.term.language.assign(m_rows->text(4));
    m_row.number.reset();
    if (!m_rows->isNull(5)) m_row.number = m_rows->real(5);
    m_in = id;
    return &m_row;
}

}  // namespace tripletalk::induction
