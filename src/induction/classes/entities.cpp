// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/classes/entities.h"

namespace tripletalk::induction {

namespace {

constexpr std::int64_t lookEvery = 4096;

}  // namespace

Result<Entities> Entities::read(const graph::TripleStore& store, const CancelToken& cancel) {
    auto last = store.database().integer("SELECT max(id) FROM term");
    if (!last) return last.error();
    Entities entities;
    const auto terms = static_cast<std::size_t>(*last) + 1;
    entities.m_kinds.resize(terms);
    entities.m_classes.resize(terms, undescribed);
    entities.m_names.resize(terms);
    std::int64_t done = 0;
    auto read = store.database().each("SELECT id, kind FROM term", [&](sqlite::Statement& row) {
        entities.m_kinds[static_cast<std::size_t>(row.integer(0))] =
            static_cast<std::uint8_t>(row.integer(1));
        return ++done % lookEvery != 0 || !cancel.cancelled();
    });
    if (!read) return read.error();
    if (cancel.cancelled()) return cancel.error();
    return entities;
}

std::string_view Entities::name(graph::TermId id) const {
    // Names end with a zero byte, which no term may hold.
    return m_text.data() + m_names[static_cast<std::size_t>(id)];
}

void Entities::setName(graph::TermId id, std::string_view name) {
    m_names[static_cast<std::size_t>(id)] = m_text.size();
    m_text.append(name);
    m_text.push_back('\0');
}

}  // namespace tripletalk::induction
