// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "curation/effective.h"

#include "sqlite/sqltext.h"

#include <algorithm>
#include <optional>
#include <set>

namespace tripletalk::curation {

using induction::Column;
using induction::ColumnRole;
using induction::Schema;
using induction::Table;
using induction::TableKind;
using retrieval::LinkKind;
using retrieval::ValueEntry;
using sqlite::quoteIdentifier;

namespace {

std::size_t storedColumns(const Effective& effective, std::size_t table) {
    return effective.fromInduced[table].columns.size();
}

}  // namespace

Curation templateOf(const Schema& induced, const Curation& curation) {
    const Effective effective = apply(induced, curation);
    Curation whole = curation;
    for (std::size_t t = 0; t < induced.tables.size(); ++t) {
        const TableIds& ids = effective.ids[t];
        const Table& table = effective.schema.tables[t];
        if (!ids.id.fixed.empty()) continue;
        auto entry = std::find_if(whole.tables.begin(), whole.tables.end(),
                                  [&](const TableCuration& known) { return known.id == ids.id; });
        if (entry == whole.tables.end())
            entry = whole.tables.insert(whole.tables.end(), {.id = ids.id});
        entry->name = table.name;
        for (std::size_t c = 0; c < induced.tables[t].columns.size(); ++c) {
            auto column = std::find_if(
                entry->columns.begin(), entry->columns.end(),
                [&](const ColumnCuration& known) { return known.id == ids.columns[c]; });
            if (column == entry->columns.end())
                column = entry->columns.insert(entry->columns.end(), {.id = ids.columns[c]});
            column->name = table.columns[c].name;
        }
    }
    return whole;
}

void addViews(Effective& effective, sqlite::Sandbox& sandbox) {
    const std::size_t stored = effective.fromInduced.size();
    auto& tables = effective.schema.tables;
    std::set<std::string> gone;
    for (const auto& [name, error] : sandbox.refusedViews()) {
        effective.refused.push_back(
            {"\"" + name + "\"",
             error.detail.empty()
                 ? error.message
                 : Sentence::joined({error.message, Sentence::verbatim(error.detail)}, " ")});
        gone.insert(name);
    }
    std::erase_if(effective.views, [&](const auto& view) { return gone.contains(view.name); });
    std::erase_if(effective.also, [&](const Synonym& synonym) {
        const ValueEntry& entry = synonym.meant;
        const auto table = std::find_if(tables.begin(), tables.end(),
                                        [&](const Table& t) { return t.name == entry.table; });
        if (!gone.contains(entry.table)) return false;
        const auto index = static_cast<std::size_t>(table - tables.begin());
        if (index >= stored) return true;
        const auto& columns = effective.fromInduced[index].columns;
        return !entry.column.empty() &&
               std::none_of(columns.begin(), columns.end(),
                            [&](const auto& column) { return column.second == entry.column; });
    });
    for (std::size_t i = tables.size(); i-- > 0;) {
        if (!gone.contains(tables[i].name)) continue;
        if (i < stored) {
            tables[i].columns.resize(storedColumns(effective, i));
            effective.ids[i].columns.resize(tables[i].columns.size());
        } else {
            tables.erase(tables.begin() + static_cast<std::ptrdiff_t>(i));
            effective.ids.erase(effective.ids.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }
    for (std::size_t i = stored; i < tables.size(); ++i) {
        auto columns = sandbox.check("SELECT * FROM " + quoteIdentifier(tables[i].name));
        if (!columns) continue;
        std::vector<Column> known = std::move(tables[i].columns);
        tables[i].columns.clear();
        for (const auto& seen : *columns) {
            const Table* origin = effective.schema.table(seen.originTable);
            const Column* source = origin ? origin->column(seen.originColumn) : nullptr;
            Column column = source ? *source : Column{};
            if (column.role == ColumnRole::Key || column.role == ColumnRole::Label) {
                column.role =
                    column.role == ColumnRole::Key ? ColumnRole::ForeignKey : ColumnRole::Literal;
                if (column.role == ColumnRole::ForeignKey) column.references = origin->name;
            }
            column.name = seen.name;
            column.notNull = column.unique = column.hidden = false;
            column.nulls = column.distinct = 0;
            const auto said = std::find_if(known.begin(), known.end(),
                                           [&](const Column& c) { return c.name == seen.name; });
            if (said != known.end()) {
                if (!said->type.empty()) column.type = said->type;
                if (!said->unit.empty()) column.unit = said->unit;
                if (!said->comment.empty()) column.comment = said->comment;
            }
            tables[i].columns.push_back(std::move(column));
        }
    }
}

Renames renamesBetween(const Effective& from, const Effective& to) {
    Renames renames;
    for (std::size_t t = 0; t < from.schema.tables.size(); ++t) {
        const Table& table = from.schema.tables[t];
        TableRename rename{table.name, table.name, table.kind == TableKind::View};
        if (t >= from.fromInduced.size()) {
            rename.stored = false;
            for (const Column& column : table.columns) rename.computed.push_back(column.name);
            renames.push_back(std::move(rename));
            continue;
        }
        const auto same = std::find_if(to.ids.begin(), to.ids.end(), [&](const TableIds& ids) {
            return ids.id == from.ids[t].id;
        });
        if (same == to.ids.end()) continue;
        const auto other = static_cast<std::size_t>(same - to.ids.begin());
        const Table& after = to.schema.tables[other];
        rename.to = after.name;
        const std::size_t stored = storedColumns(from, t);
        for (std::size_t c = 0; c < table.columns.size(); ++c) {
            if (c >= stored) {
                rename.computed.push_back(table.columns[c].name);
                continue;
            }
            std::optional<std::size_t> match;
            if (from.ids[t].columns[c] == ColumnId()) {
                if (const Column* same_ = after.column(table.columns[c].name))
                    match = static_cast<std::size_t>(same_ - after.columns.data());
            } else {
                const auto& ids = to.ids[other].columns;
                const auto found = std::find(ids.begin(), ids.end(), from.ids[t].columns[c]);
                if (found != ids.end()) match = static_cast<std::size_t>(found - ids.begin());
            }
            if (match)
                rename.columns.emplace_back(table.columns[c].name, after.columns[*match].name);
        }
        renames.push_back(std::move(rename));
    }
    return renames;
}

EntryNames::EntryNames(const Effective& effective) {
    for (std::size_t t = 0; t < effective.fromInduced.size(); ++t) {
        const TableRename& rename = effective.fromInduced[t];
        const Table& table = effective.schema.tables[t];
        Names& names = m_tables[rename.from];
        names.name = rename.to;
        names.hidden = table.hidden;
        for (std::size_t c = 0; c < rename.columns.size(); ++c)
            names.columns[rename.columns[c].first] = {rename.columns[c].second,
                                                      table.columns[c].hidden};
    }
}

bool EntryNames::adapt(ValueEntry& entry) const {
    const auto table = m_tables.find(entry.table);
    if (table == m_tables.end()) return true;
    entry.table = table->second.name;
    // An entity is one whatever table it stands in; a name or value is of use only where it is
    // shown.
    if (entry.kind != LinkKind::Entity && table->second.hidden) return false;
    if (entry.column.empty()) return true;
    const auto column = table->second.columns.find(entry.column);
    if (column == table->second.columns.end()) return true;
    entry.column = column->second.first;
    return !column->second.second;
}

}  // namespace tripletalk::curation
