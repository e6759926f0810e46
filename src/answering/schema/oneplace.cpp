// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/schema/oneplace.h"

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

bool hasChildTable(const Schema& schema, const Table& table, const Column& column) {
    return std::ranges::any_of(schema.tables, [&](const Table& child) {
        if (child.kind != TableKind::Values || child.predicate != column.predicate) return false;
        const std::string& owner = child.columns.front().references;
        return owner == table.name || std::ranges::count(table.from, owner) > 0;
    });
}

bool isFirstOfSeveral(const Schema& schema, const Table& table, const Column& column) {
    return column.copy && column.role == ColumnRole::Literal && table.holdsEntities() &&
           hasChildTable(schema, table, column);
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

Schema inOnePlace(Schema schema) {
    for (Table& table : schema.tables)
        for (Column& column : table.columns)
            if (isFirstOfSeveral(schema, table, column) || isOfOthers(schema, table, column))
                column.hidden = true;
    return schema;
}

}  // namespace tripletalk::answering
