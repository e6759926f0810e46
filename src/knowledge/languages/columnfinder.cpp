// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/languages/columnfinder.h"

#include <algorithm>

namespace tripletalk::knowledge {

using sqlite::Core;
using sqlite::nameKey;
using sqlite::Select;
using sqlite::Span;
using sqlite::SqlQuery;
using sqlite::TableUse;

ColumnFinder::ColumnFinder(const SqlQuery& query, const induction::Schema& schema)
    : m_query(&query), m_schema(&schema) {}

const induction::Table* ColumnFinder::table(const TableUse& use) const {
    if (use.table.empty() || m_query->isPart(use.table)) return nullptr;
    const auto found = std::ranges::find_if(
        m_schema->tables, [&](const auto& table) { return nameKey(table.name) == use.table; });
    return found == m_schema->tables.end() ? nullptr : &*found;
}

std::optional<ColumnUse> ColumnFinder::inCore(const Core& core, const std::string& alias,
                                              const std::string& column) const {
    for (const TableUse& use : core.tables) {
        if (!alias.empty() && use.alias != alias) continue;
        const induction::Table* of = table(use);
        if (!of) continue;
        for (const induction::Column& each : of->columns)
            if (nameKey(each.name) == column) return ColumnUse{of, &each, use.alias};
    }
    return std::nullopt;
}

std::optional<ColumnUse> ColumnFinder::find(std::size_t select, std::size_t core,
                                            Span reference) const {
    while (!reference.empty() && m_query->token(reference.last - 1).text == ")") {
        reference.first += 2;  // function (
        --reference.last;
    }
    const std::size_t length = reference.last - reference.first;
    if (reference.empty() || (length != 1 && length != 3)) return std::nullopt;
    if (length == 3 && m_query->token(reference.first + 1).text != ".") return std::nullopt;
    const std::string alias = length == 3 ? m_query->key(reference.first) : std::string();
    const std::string& column = m_query->key(reference.last - 1);
    const Select& from = m_query->selects()[select];
    if (core < from.cores.size()) {
        if (auto found = inCore(from.cores[core], alias, column)) return found;
        // It may as well be a column of what is not looked through.
        for (const TableUse& use : from.cores[core].tables)
            if (!table(use) && (alias.empty() || alias == use.alias)) return std::nullopt;
    }
    if (!from.parent) return std::nullopt;
    const Select& parent = m_query->selects()[*from.parent];
    for (std::size_t i = 0; i < parent.cores.size(); ++i)
        if (parent.cores[i].span.holds(from.span.first)) return find(*from.parent, i, reference);
    return std::nullopt;
}

}  // namespace tripletalk::knowledge
