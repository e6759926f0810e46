// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/schema/oneplace.h"

#include "induction/plan/nameortext.h"

#include <algorithm>

namespace tripletalk::answering {

using induction::Column;
using induction::ColumnRole;
using induction::Schema;
using induction::Table;
using induction::TableKind;

namespace {

bool has(const Table& table, const Column& column) {
    return std::ranges::any_of(table.columns, [&](const Column& other) {
        return other.role == column.role && other.predicate == column.predicate;
    });
}

bool isPartOf(const Schema& schema, const Table& view, const std::string& name) {
    const Table* part = schema.table(name);
    return part && part->hidden && part->classIri == view.classIri;
}

/// Of a view: neither all its tables nor its own part have the column, and others that have it are
/// seen.
bool isOfOthers(const Schema& schema, const Table& view, const Column& column) {
    if (view.kind != TableKind::View || column.predicate.empty()) return false;
    bool all = true;
    bool seen = false;
    for (const std::string& name : view.from) {
        const Table* table = schema.table(name);
        const bool here = table && has(*table, column);
        if (here && isPartOf(schema, view, name)) return false;
        all = all && here;
        seen = seen || here;
    }
    return seen && !all;
}

}  // namespace

const Table* tableOfAll(const Schema& schema, const Table& table, const Column& column) {
    if (!column.copy || column.role != ColumnRole::Literal || !table.holdsEntities())
        return nullptr;
    const auto found = std::ranges::find_if(schema.tables, [&](const Table& child) {
        if (child.kind != TableKind::Values || child.predicate != column.predicate) return false;
        const std::string& owner = child.columns.front().references;
        return owner == table.name || std::ranges::count(table.from, owner) > 0;
    });
    return found == schema.tables.end() ? nullptr : &*found;
}

const Column* shownBeside(const Table& table, const Column& link) {
    return link.role == ColumnRole::ForeignKey ? induction::nameOrTextOf(table, link) : nullptr;
}

Schema inOnePlace(Schema schema) {
    for (Table& table : schema.tables)
        for (Column& column : table.columns)
            if (tableOfAll(schema, table, column) || isOfOthers(schema, table, column))
                column.hidden = true;
    return schema;
}

}  // namespace tripletalk::answering
