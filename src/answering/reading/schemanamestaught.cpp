// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Names that a person gave tables and columns, or that were learned.
#include "answering/reading/schemanames.h"

#include <algorithm>

namespace tripletalk::answering::reading {

using induction::Column;
using induction::ColumnRole;
using induction::Table;

void SchemaNames::teach(const std::string& word, ColumnRef ref) {
    const Table* table = m_graph->schema().table(ref.table);
    if (!table) return;
    if (ref.column.empty() && !table->holdsEntities()) {
        const auto told = std::ranges::find_if(table->columns, [](const Column& column) {
            return column.role != ColumnRole::Key && !column.hidden && !column.label.empty();
        });
        if (told == table->columns.end()) return;
        ref.column = told->name;
    }
    Name name{.ref = std::move(ref), .taught = true};
    if (const Column* link = m_graph->column(name.ref);
        link && link->role == ColumnRole::ForeignKey)
        if (const auto quantity = m_graph->measure(link->references)) {
            name.via = name.ref;
            name.ref = *quantity;
        }
    const auto tokens = m_wording->tokens(word);
    for (const Token& token : tokens)
        if (!token.stop) name.add(token);
    if (name.stems.empty())
        for (const Token& token : tokens) name.add(token);
    const auto same = [&](const Name& other) {
        return other.ref == name.ref && other.via == name.via && other.stems == name.stems &&
               other.factor == name.factor;
    };
    if (name.stems.empty() || std::ranges::any_of(m_names, same)) return;
    m_names.push_back(std::move(name));
    index(m_names.size() - 1);
}

}  // namespace tripletalk::answering::reading
